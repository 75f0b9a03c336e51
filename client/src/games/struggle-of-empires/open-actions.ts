// What an action of the table is about, read from its notation: its verb, and the things on the board that stand for
// it. Only for showing; whether it is allowed the server has said already.
import type { ActionRow } from "../../wire";
import type { OpenAction } from "../module";
import { say } from "./text.svelte";
import { markerOf, type View } from "./view";

const ICONS: Record<string, string> = {
  build: "build",
  move: "move",
  to: "move",
  attack: "swords",
  pass: "pass",
  ally: "treaty",
  claim: "tile",
  use: "tile",
  colonize: "settle",
  commerce: "commerce",
  incite: "covert",
  "end-turn": "pass",
  bid: "gavel",
  raise: "gavel",
  "pass-bid": "pass",
  deal: "treaty",
  agree: "treaty",
  fight: "anchor",
  red: "gavel",
  blue: "gavel",
};

const FAMILY: Record<string, string> = { rebuild: "build" };

/** Verbs that lead to a further choice, or that can be taken back at once: they need no confirmation. */
export const QUICK = new Set([
  "move",
  "to",
  "stay",
  "done",
  "place",
  "put-back",
  "keep",
  "raise",
  "bid",
  "red",
  "blue",
  "keep-proposal",
  "higher",
  "in",
  "deal",
  "give",
]);

/** The verbs of a turn, in the order in which they are shown. */
export const MENU = [
  ["build", "move", "attack", "pass"],
  ["colonize", "commerce", "ally", "claim", "incite"],
];

interface Read {
  thingIds: string[];
  unit?: string;
  power?: string;
  number?: number;
}

const own = (view: View): string => view.seat ?? "";

function readAttack(view: View, words: string[]): Read {
  const [, first, second] = words;
  if (!second) return { thingIds: [`token/${first}`, `region/${view.tokens.find((token) => token.id === first)?.region ?? ""}`] };
  if (markerOf(view, second)) return { thingIds: [`marker/${second}`, `region/${first}`] };
  return { thingIds: [`force/${first}/${second}`, `region/${first}`], power: second };
}

function read(view: View, words: string[]): Read {
  const [verb, first, second, third] = words;
  switch (verb) {
    case "build":
      return { thingIds: [`region/home`], unit: first };
    case "rebuild":
      // The unit alone: a region that glows would promise a new unit there.
      return { thingIds: [`unit/${second}/${own(view)}/${first}`], unit: first };
    case "move":
    case "place":
      return { thingIds: [`unit/${second}/${own(view)}/${first}`, `region/${second}`], unit: first };
    case "attack":
      return readAttack(view, words);
    case "ally":
    case "spend":
      return { thingIds: [`alliance/${first}`] };
    case "claim":
      return { thingIds: [`tile/${first}`] };
    case "use":
      return { thingIds: [`own-tile/${first}`] };
    case "to":
    case "in":
      return { thingIds: [`region/${first}`] };
    case "red":
    case "blue":
    case "lose-ally":
    case "deal":
      return { thingIds: [`power/${first}`], power: first };
    case "colonize":
    case "commerce":
    case "put-back":
    case "keep":
      return { thingIds: [`marker/${first}`, `region/${markerOf(view, first)?.region ?? ""}`] };
    case "incite":
      return { thingIds: [`force/${second}/${third}`, `region/${second}`], power: third };
    case "lose":
      return { thingIds: [`unit/${view.attack?.region ?? ""}/${own(view)}/${first}`], unit: first };
    case "give":
    case "get":
      return { thingIds: [], number: second ? Number(second) : undefined };
    case "navies":
    case "armies":
    case "bid":
    case "counter-gold":
      return { thingIds: [], number: Number(first) };
    default:
      return { thingIds: [] };
  }
}

/** What is chosen as a number has a verb of its own: gold that is given beside a promise. */
const verbOf = ([verb, first, number]: string[]): string =>
  (verb === "give" || verb === "get") && number ? `${verb}-${first}` : (FAMILY[verb] ?? verb);

/** A move into another sea zone: a die is rolled for it, so it is confirmed. */
function sails(view: View, [verb, to]: string[]): boolean {
  if (verb !== "to" || !view.move) return false;
  const zone = (place: string): string => view.regions.find((region) => region.id === place)?.zone ?? "europe";
  return zone(view.move.from) !== zone(to);
}

export function openAction(view: View, row: ActionRow): OpenAction {
  const words = row.text.split(" ");
  const found = read(view, words);
  return {
    id: row.id,
    text: row.text,
    verb: verbOf(words),
    words: say(row.words),
    rule: row.rule,
    icon: ICONS[words[0]] ?? null,
    thingIds: found.thingIds,
    unit: found.unit ?? null,
    power: found.power ?? null,
    number: found.number ?? null,
    quick: QUICK.has(words[0]) && !sails(view, words),
  };
}
