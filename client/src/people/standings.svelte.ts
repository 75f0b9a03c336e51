// What stands beside names: ratings, and the way to profiles. A server without accounts has none of it.
import { guest } from "../me.svelte";
import { get } from "../net/api";
import type { SeatStanding, Standings } from "../wire";

export class Beside {
  private tables = $state.raw<Record<string, SeatStanding[]>>({});

  async load(ids: string[], invite = ""): Promise<void> {
    if (!ids.length || !hasPeople()) return;
    const asked = new URLSearchParams({ tables: ids.join(","), invite });
    const found = await get<Standings>(`/standings?${asked.toString()}`).catch(() => null);
    if (found) this.tables = { ...this.tables, ...Object.fromEntries(found.tables.map((one) => [one.table, one.seats])) };
  }

  of(table: string, power: string): SeatStanding | undefined {
    return this.tables[table]?.find((seat) => seat.power === power);
  }

  some(table: string): boolean {
    return (this.tables[table] ?? []).some((seat) => seat.rating !== null);
  }
}

/** Whether there are members here at all. */
export const hasPeople = (): boolean => (guest.me?.accounts ?? "guests") !== "guests";

/** A change as people write it, with a sign that screens and readers know. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");
