// How a space stands in the choice that is open: chosen, legal or neither, and at what price.
import type { TableSession } from "../../table/session.svelte";
import { priceOf, type PriceTag, type Space, type View } from "./view";

export type Mood = "chosen" | "legal" | "";

/** A Squadron can be pointed at where it lies: its place stands for both. */
export function mood(table: TableSession, space: Space): Mood {
  const own = table.choice.state(`space/${space.id}`);
  if (own === "chosen" || space.kind !== "naval") return own;
  const ship = table.choice.state(`squadron/${space.id}`);
  return ship === "chosen" ? ship : own || ship;
}

const PURCHASE: Record<string, string> = {
  clear: "clear",
  "clear-markers": "clear",
  forts: "build",
  fleet: "deploy",
  trade: "shift",
  diplomacy: "shift",
};

export function tagOf(table: TableSession, space: Space): PriceTag | undefined {
  const verb = table.choice.verb ?? table.choice.picked?.verb ?? "";
  const wanted = PURCHASE[verb] ?? verb;
  const tag = priceOf(table.view as View, space.id, wanted);
  return table.choice.verb && tag && wanted === "clear" && tag.verb !== "clear" ? undefined : tag;
}

/** The spaces whose strength counts in the theater that is fought now; null outside a fight. */
export function countedNow(view: View): Set<string> | null {
  const at = view.war?.fight?.theater;
  if (!view.war?.fought_now || !at) return null;
  const { strength } = view.war.theaters[at - 1];
  return new Set([...strength.britain.items, ...strength.france.items].flatMap((item) => (item.id ? [item.id] : [])));
}
