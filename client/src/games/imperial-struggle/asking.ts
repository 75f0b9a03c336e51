// Which actions to ask about when something is refused: the thing pointed at first, then what the verb usually means.
import { SPACE_VERBS } from "./open-actions";
import { t } from "./text";
import { spaceOf, type View } from "./view";

/** The question which Investment tile to take. */
export const TAKE = "take";
const REGIONS = ["europe", "north-america", "caribbean", "india"];

function ofSpace(view: View, id: string): string[] {
  const space = spaceOf(view, id);
  if (!space) return [];
  if (space.kind === "market" || space.kind === "political") return [`shift ${id}`];
  if (space.kind === "fort") return [`build ${id}`, `repair ${id}`, `seize ${id}`];
  if (space.kind === "naval") return [`deploy-to ${id}`];
  return view.war?.fought_now ? [`conquer ${id}`] : [`shift ${id}`];
}

export function examples(given: unknown, verb: string, thingId: string | null): string[] {
  const view = given as View;
  const [kind, id] = thingId?.split("/") ?? [];
  if (kind === "space" || kind === "squadron") {
    if (SPACE_VERBS.has(verb)) return [`${verb} ${id}`];
    if (verb === "clear-markers") return [`clear ${id}`];
    return ofSpace(view, id);
  }
  if (kind === "advantage") return [`use-advantage ${id}`];
  if (kind === "card") return [verb === "discard" ? `discard ${id}` : `play ${id}`];
  if (kind === "ministry") return verb === "choose" ? [`choose ${id}`] : [`reveal ${id}`, `use ${id} 1`];
  if (kind === "investment") return [`take ${id}`];
  if (verb === "trade") return REGIONS.slice(1).map((region) => `trade ${region}`);
  if (verb === "diplomacy") return REGIONS.map((region) => `diplomacy ${region}`);
  if (verb === "play") return view.events.hand.map((card) => `play ${card.id}`);
  if (verb === "use-advantage")
    return view.advantages
      .filter((one) => one.owner === view.seat)
      .slice(0, 4)
      .map((one) => `use-advantage ${one.id}`);
  if (verb === "ministry")
    return view.ministries
      .filter((one) => one.side === view.seat && one.place?.startsWith("face"))
      .flatMap((one) => [`reveal ${one.id}`, `use ${one.id} 1`]);
  if (verb === "upgrade") return (view.war?.theaters ?? []).slice(0, 1).map((theater) => `upgrade ${theater.id}`);
  return [verb];
}

/** What pointing at a space would mean before a verb is chosen. */
export function asksAbout(given: unknown, thingId: string): string[] {
  const view = given as View;
  const [kind, id] = thingId.split("/");
  if (kind === "space" || (kind === "squadron" && spaceOf(view, id))) return ofSpace(view, id);
  if (kind === "advantage") return [`use-advantage ${id}`];
  return [];
}

/** Where a verb has nothing at all to work on, the reason would speak of something that is not there. */
export function nothing(given: unknown, verb: string): string | null {
  const view = given as View;
  if (verb === "play" && !view.events.hand.length) return t("nothing-play");
  if (verb === "use-advantage" && !view.advantages.some((one) => one.owner === view.seat)) return t("nothing-advantage");
  if (verb === "upgrade" && !view.war) return t("nothing-war");
  return null;
}
