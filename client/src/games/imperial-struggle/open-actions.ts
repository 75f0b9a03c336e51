// What an action of the table is about: verb, words, and the things on the board that stand for it.
// Only for showing; whether it is allowed the server has said already.
import type { ActionRow } from "../../wire";
import type { OpenAction } from "../module";
import { tileName } from "./names";
import { say, t, tell } from "./text";
import type { PriceTag, View } from "./view";

/** Verbs that are shown under another one of the menu. */
const FAMILY: Record<string, string> = { use: "ministry", reveal: "ministry", "swap-tiles": "upgrade", "treaty-symbol": "upgrade" };

/** Verbs that lead to a further choice, or say how to pay: they need no confirmation. */
const QUICK = new Set([
  "trade",
  "diplomacy",
  "forts",
  "fleet",
  "clear-markers",
  "by-major",
  "by-minor",
  "treaty-points",
  "flip",
  "no-flip",
  "from",
  "swap-tiles",
]);

/** The verbs of a round, in the order in which they are shown. */
export const MENU = [
  ["trade", "diplomacy", "forts", "fleet"],
  ["build-squadron", "clear-markers", "buy-war-tile", "draw-card"],
  ["play", "use-advantage", "ministry", "upgrade"],
];

export const VERB_ICONS: Record<string, string> = {
  trade: "commerce",
  diplomacy: "treaty",
  forts: "build",
  fleet: "anchor",
  "build-squadron": "anchor",
  "clear-markers": "swords",
  "buy-war-tile": "swords",
  "draw-card": "scroll",
  play: "scroll",
  "use-advantage": "laurel",
  ministry: "people",
  upgrade: "swords",
  exchange: "coin",
  pass: "pass",
  "pass-lowering": "pass",
  "end-round": "check",
  take: "tile",
  shift: "treaty",
  conquer: "swords",
  enough: "pass",
  choose: "people",
  discard: "scroll",
  cede: "treaty",
  refuse: "lock",
};

/** Verbs that are followed by a space. */
export const SPACE_VERBS = new Set([
  "shift",
  "flip",
  "build",
  "repair",
  "seize",
  "deploy-to",
  "clear",
  "mark",
  "unflag",
  "give-up",
  "control",
  "damage",
  "settle",
  "conquer",
  "usa",
  "usa-fort",
]);
const SQUADRON = new Set(["from", "send-home", "set-aside", "lose"]);
const CARD = new Set(["discard", "play"]);
const MINISTRY = new Set(["choose", "swap", "third", "use", "reveal"]);
const ADVANTAGE = new Set(["use-advantage", "refresh", "exhaust"]);
const THEATER = new Set(["upgrade", "place", "theater"]);

const priced = (view: View, fits: (row: PriceTag) => boolean): string[] =>
  (view.prices ?? []).filter(fits).map((row) => `space/${row.space}`);

function theaterThing(view: View, id: string): string[] {
  const found = view.war?.theaters.find((theater) => theater.id === id);
  return found ? [`theater/${view.war!.id}/${found.number}`] : [];
}

/** The things that stand for an action. At the menu a purchase is also found by what it could buy. */
function thingIdsOf(view: View, verb: string, id: string): string[] {
  const region = (space: string): string | undefined => view.spaces.find((one) => one.id === space)?.region;
  if (verb === "trade") return [`region/${id}`, ...priced(view, (row) => row.type === "economic" && region(row.space) === id)];
  if (verb === "diplomacy")
    return [`region/${id}`, ...priced(view, (row) => row.type === "diplomatic" && region(row.space) === id)];
  if (verb === "forts") return priced(view, (row) => ["build", "repair", "seize"].includes(row.verb));
  if (verb === "fleet") return ["squadron/navy-box", ...priced(view, (row) => row.verb === "deploy")];
  if (verb === "clear-markers") return priced(view, (row) => row.verb === "clear");
  if (SPACE_VERBS.has(verb)) return [`space/${id}`];
  if (SQUADRON.has(verb)) return [`squadron/${id}`, `space/${id}`];
  if (CARD.has(verb)) return [`card/${id}`];
  if (MINISTRY.has(verb)) return [`ministry/${id}`];
  if (ADVANTAGE.has(verb)) return [`advantage/${id}`];
  if (THEATER.has(verb)) return theaterThing(view, id);
  if (verb === "take") return [`investment/${id}`];
  return verb === "demand" ? [`commodity/${id}`] : [];
}

/** A shift is told by what it does and costs. */
function shiftWords(view: View, id: string): string | null {
  const row = view.prices?.find((one) => one.space === id && one.verb === "shift");
  return row
    ? tell(row.removes ? "act-shift-off" : "act-shift-on", { space: `space/${id}`, price: row.price, type: `type/${row.type}` })
    : null;
}

/** Which of two tiles stays: alike or not, the one that lies there and the one just drawn are two choices. */
function keepWords(view: View, id: string): string | null {
  const drawn = view.war?.in_hand.some((heap) => heap.shown?.some((tile) => tile.id === id));
  const lies = view.war?.theaters.flatMap((theater) => theater.tiles[view.seat ?? "britain"].shown ?? []);
  const tile = [...(lies ?? []), ...(view.war?.in_hand ?? []).flatMap((heap) => heap.shown ?? [])].find((one) => one.id === id);
  return tile ? t(drawn ? "act-keep-new" : "act-keep-old", { tile: tileName(tile) }) : null;
}

export function openAction(view: View, row: ActionRow): OpenAction {
  const [verb, id = ""] = row.text.split(" ");
  return {
    id: row.id,
    text: row.text,
    verb: FAMILY[verb] ?? verb,
    words: (verb === "shift" && shiftWords(view, id)) || (verb === "keep" && keepWords(view, id)) || say(row.words),
    rule: row.rule,
    icon: VERB_ICONS[verb] ?? null,
    thingIds: thingIdsOf(view, verb, id),
    unit: null,
    power: verb === "first" ? id : null,
    number: verb === "treaty-points" ? Number(id) : null,
    quick: QUICK.has(verb),
  };
}
