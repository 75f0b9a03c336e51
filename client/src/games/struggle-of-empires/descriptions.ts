// Reading a view: who would score what, in which order pieces stand, and what a person or a screen reader is told.
import { type Marker, type Power, type Region, type Unit, UNITS, type View } from "./view";
import { message, say, t, thing } from "./text.svelte";
import type { Message } from "../../wire";

export interface Rank {
  value: number;
  powers: [power: string, markers: number][];
}

/** The values of a region with the powers that would score each now, as the server has counted; the rest have none. */
export function ranking(region: Region): Rank[] & { rest: [string, number][] } {
  const groups = new Map<number, [string, number][]>();
  for (const [power, count] of Object.entries(region.control)) groups.set(count, [...(groups.get(count) ?? []), [power, count]]);
  const order = [...groups.keys()].sort((a, b) => b - a).map((count) => groups.get(count)!);
  const scoring = order.filter((group) => group.some(([power]) => region.points[power] > 0));
  const rest = order.filter((group) => !scoring.includes(group)).flat();
  const values = region.values.filter((value) => value > 0);
  const ranks = values.map((value, i) => ({ value, powers: scoring[i] ?? [] }));
  return Object.assign(ranks, { rest });
}

export interface Standing {
  power: string;
  unit: Unit;
  count: number;
  nonplayer: boolean;
}

/** The pieces of a region: own first, then by the order of the powers; land and sea apart. */
export function standing(view: View, units: Record<string, Record<Unit, number>>, kinds: Unit[]): Standing[] {
  const powers = [...view.powers].sort((a, b) => Number(b.id === view.seat) - Number(a.id === view.seat));
  return powers.flatMap((power) =>
    kinds
      .filter((unit) => (units[power.id]?.[unit] ?? 0) > 0)
      .map((unit) => ({ power: power.id, unit, count: units[power.id][unit], nonplayer: !power.player })),
  );
}

/** So many units of a kind. */
export const unitsOf = (unit: Unit, count: number): Message => message(`count-${unit}`, { count });

/** What is printed on a neutral marker. */
function printed(marker: Marker): Message {
  const what = message(`marker-${marker.kind}`, { strength: marker.strength });
  if (marker.gold) return message("marker-with-gold", { marker: what, gold: marker.gold });
  return marker.victory_points ? message("marker-with-points", { marker: what, points: marker.victory_points }) : what;
}

export const markerWords = (marker: Marker): string => say(printed(marker));

/** A region in sentences: control, units, markers, alliances. */
export function regionLines(view: View, region: Region): string[] {
  const lines: string[] = [];
  lines.push(t("region-values", { values: region.values.filter((value) => value > 0) }));
  for (const power of view.powers) {
    const markers = region.control[power.id] ?? 0;
    const units = UNITS.filter((unit) => (region.units[power.id]?.[unit] ?? 0) > 0).map((unit) =>
      unitsOf(unit, region.units[power.id][unit]),
    );
    if (!markers && !units.length) continue;
    const has = [...(markers ? [message("count-control", { count: markers })] : []), ...units];
    lines.push(t("region-holds", { power: thing("power", power.id), things: has, points: region.points[power.id] ?? 0 }));
  }
  for (const id of region.markers) {
    const marker = view.markers.find((one) => one.id === id);
    if (marker) lines.push(markerWords(marker));
  }
  for (const alliance of view.alliances.filter((one) => region.alliances.includes(one.id)))
    lines.push(allianceLine(view, alliance.id));
  for (const token of view.tokens.filter((one) => one.region === region.id)) {
    lines.push(
      t("token-holds", { token: thing("token", token.id), power: token.holds ? thing("power", token.holds) : { text: "" } }),
    );
  }
  if (region.blockade) lines.push(t("region-blockade", { power: thing("power", region.blockade) }));
  return lines;
}

export function allianceLine(view: View, id: string): string {
  const { holder, land, naval, gold } = view.alliances.find((one) => one.id === id)!;
  const reach = message(land && naval ? "reach-both" : naval ? "reach-sea" : "reach-land");
  const alliance = thing("alliance", id);
  return holder
    ? t("alliance-held", { alliance, reach, power: thing("power", holder) })
    : t("alliance-free", { alliance, reach, gold });
}

/** What a tile costs, as facts for a text. */
export function tilePrice(tile: { gold: number; population: number; unrest: number }): Message[] {
  const parts = (["gold", "population", "unrest"] as const).filter((key) => tile[key] > 0);
  return parts.length ? parts.map((key) => message(`price-${key}`, { count: tile[key] })) : [message("price-nothing")];
}

export function powerLines(power: Power): string[] {
  const lines: string[] = [];
  if (!power.player) return [t("power-nobody")];
  if (power.gold !== null) lines.push(t("power-gold", { count: power.gold }));
  lines.push(t("power-population", { count: power.population ?? 0 }));
  lines.push(t("power-points", { count: power.victory_points ?? 0, preview: power.points_preview ?? 0 }));
  if (power.unrest) {
    const known = power.unrest.points;
    lines.push(
      known === null
        ? t("power-unrest-hidden", { gains: power.unrest.gains })
        : t("power-unrest", { count: known, gains: power.unrest.gains }),
    );
  }
  lines.push(t("power-income", { income: power.income ?? 0, maintenance: power.maintenance ?? 0, taxation: power.taxation ?? 0 }));
  return lines;
}
