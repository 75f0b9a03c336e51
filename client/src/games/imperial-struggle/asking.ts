// Which actions to ask about when something is refused: the thing pointed at first, then what the verb usually means.
import { SPACE_VERBS } from "./open-actions";
import { t } from "./text";
import { spaceOf, type View } from "./view";

/** The question which Investment tile to take. */
export const TAKE = "take";
const EUROPE = "europe";
const REGIONS = [EUROPE, "north-america", "caribbean", "india"];

function ofSpace(view: View, id: string): string[] {
  const space = spaceOf(view, id);
  if (!space) return [];
  if (space.kind === "market" || space.kind === "political") return [`shift ${id}`];
  if (space.kind === "fort") return [`build ${id}`, `repair ${id}`, `seize ${id}`];
  if (space.kind === "naval") return [`deploy-to ${id}`];
  return view.war?.fought_now ? [`conquer ${id}`] : [`shift ${id}`];
}

/** A theater of the war on the table, by its place in the row. */
function ofTheater(view: View, verb: string, number: string): string[] {
  const found = view.war?.theaters.find((theater) => String(theater.number) === number);
  return found ? [`${verb} ${found.id}`] : [];
}

/** The Markets of a commodity. */
const ofMarkets = (view: View, id: string): string[] =>
  view.spaces
    .filter((space) => space.commodity === id)
    .slice(0, 4)
    .map((space) => `shift ${space.id}`);

export function examples(given: unknown, verb: string, thingId: string | null): string[] {
  const view = given as View;
  const [kind, id, number] = thingId?.split("/") ?? [];
  if (kind === "space" || kind === "squadron") {
    if (SPACE_VERBS.has(verb)) return [`${verb} ${id}`];
    if (verb === "clear-markers") return [`clear ${id}`];
    return ofSpace(view, id);
  }
  if (kind === "advantage") return [`use-advantage ${id}`];
  if (kind === "card") return [verb === "discard" ? `discard ${id}` : `play ${id}`];
  if (kind === "ministry") return verb === "choose" ? [`choose ${id}`] : [`reveal ${id}`, `use ${id} 1`];
  if (kind === "investment") return [`take ${id}`];
  if (kind === "region" && (verb === "diplomacy" || (verb === "trade" && id !== EUROPE))) return [`${verb} ${id}`];
  if (kind === "commodity") return verb === "demand" ? [`demand ${id}`] : ofMarkets(view, id);
  if (kind === "theater") return ofTheater(view, verb === "place" ? verb : "upgrade", number);
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

/** What pointing at a thing would mean before a verb is chosen. */
export function asksAbout(given: unknown, thingId: string): string[] {
  const view = given as View;
  const [kind, id, number] = thingId.split("/");
  if (kind === "space" || (kind === "squadron" && spaceOf(view, id))) return ofSpace(view, id);
  if (kind === "advantage") return [`use-advantage ${id}`];
  if (kind === "region") return [...(id === EUROPE ? [] : [`trade ${id}`]), `diplomacy ${id}`];
  if (kind === "commodity") return ofMarkets(view, id);
  if (kind === "theater") return ofTheater(view, "upgrade", number);
  // The own Navy Box; nothing is ever done with the other one.
  return kind === "squadron" ? ["fleet", "build-squadron"] : [];
}

/** Where a verb has nothing at all to work on, the reason would speak of something that is not there. */
export function nothing(given: unknown, verb: string): string | null {
  const view = given as View;
  if (verb === "play" && !view.events.hand.length) return t("nothing-play");
  if (verb === "use-advantage" && !view.advantages.some((one) => one.owner === view.seat)) return t("nothing-advantage");
  if (verb === "upgrade" && !view.war) return t("nothing-war");
  return null;
}
