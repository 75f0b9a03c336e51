// What an action of the table is about, read from its text: verb, words, and the things on the board that stand for it.
// Only for showing; whether it is allowed the server has said already.
import type { ActionRow } from "../../wire";
import { inLanguage, t, type Args, wordsOf } from "../../text/text.svelte";
import type { Deed } from "../module";
import { markerWords } from "./reading";
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
]);

/** The verbs of a turn, in the order in which they are shown. */
export const MENU = [
  ["build", "move", "attack", "pass"],
  ["colonize", "commerce", "ally", "claim", "incite"],
];

export function nameOf(kind: "power" | "region" | "tile" | "alliance" | "token" | "unit", id: string): string {
  return t(`${kind}-${id}`);
}

/** All forms of a place that sentences need. */
export function placeArgs(place: string): Args {
  const id = place === "home" ? "region-home" : `region-${place}`;
  return { region: t(id), inRegion: t(`${id}.in`), toRegion: t(`${id}.to`), fromRegion: t(`${id}.from`) };
}

interface Read {
  message: string;
  args: Args;
  anchors: string[];
  unit?: string;
  power?: string;
  number?: number;
  marker?: string;
}

const own = (view: View): string => view.seat ?? "";
const unitAt = (view: View, unit: string, place: string): string[] => [`unit/${place}/${own(view)}/${unit}`, `region/${place}`];

function readAttack(view: View, words: string[]): Read {
  const [, first, second] = words;
  if (!second) {
    const region = view.tokens.find((token) => token.id === first)?.region ?? "";
    return {
      message: "act-attack-token",
      args: { token: nameOf("token", first), ...placeArgs(region) },
      anchors: [`token/${first}`, `region/${region}`],
    };
  }
  const marker = markerOf(view, second);
  if (marker) {
    return {
      message: "act-attack-marker",
      args: { strength: marker.strength, ...placeArgs(first) },
      anchors: [`marker/${second}`, `region/${first}`],
    };
  }
  return {
    message: "act-attack-power",
    args: { power: nameOf("power", second), ...placeArgs(first) },
    anchors: [`force/${first}/${second}`, `region/${first}`],
    power: second,
  };
}

function readMarker(view: View, verb: string, id: string): Read {
  const marker = markerOf(view, id);
  const region = marker?.region ?? "";
  // Of two markers of one region in hand the words must tell which.
  const which = marker && (verb === "put-back" || verb === "keep") ? markerWords(marker) : undefined;
  return { message: `act-${verb}`, args: placeArgs(region), anchors: [`marker/${id}`, `region/${region}`], marker: which };
}

function readUnit(view: View, verb: string, unit: string, place: string): Read {
  return { message: `act-${verb}`, args: { unit, ...placeArgs(place) }, anchors: unitAt(view, unit, place), unit };
}

function read(view: View, words: string[]): Read {
  const [verb, first, second, third] = words;
  const plain = (args: Args = {}, anchors: string[] = [], rest: Partial<Read> = {}): Read => ({
    message: `act-${verb}`,
    args,
    anchors,
    ...rest,
  });
  switch (verb) {
    case "build":
      return plain({ unit: first }, [`region/home`], { unit: first });
    case "rebuild":
    case "move":
    case "place":
      return readUnit(view, verb, first, second);
    case "attack":
      return readAttack(view, words);
    case "ally":
    case "spend":
      return plain({ alliance: nameOf("alliance", first) }, [`alliance/${first}`]);
    case "claim":
    case "use":
      return plain({ tile: nameOf("tile", first) }, [`${verb === "use" ? "own-tile" : "tile"}/${first}`]);
    case "to":
    case "in":
      return plain(placeArgs(first), [`region/${first}`]);
    case "red":
    case "blue":
    case "lose-ally":
      return plain({ power: nameOf("power", first) }, [`power/${first}`], { power: first });
    case "colonize":
    case "commerce":
    case "put-back":
    case "keep":
      return readMarker(view, verb, first);
    case "incite":
      return plain(
        { token: nameOf("token", first), power: nameOf("power", third), ...placeArgs(second) },
        [`force/${second}/${third}`, `region/${second}`],
        {
          power: third,
        },
      );
    case "lose":
      return plain({ unit: first }, [`unit/${view.attack?.region ?? ""}/${own(view)}/${first}`], { unit: first });
    case "navies":
    case "armies":
    case "bid":
      return plain({ number: Number(first) }, [], { number: Number(first) });
    default:
      return plain();
  }
}

export function deed(view: View, row: ActionRow): Deed {
  const words = row.text.split(" ");
  const found = read(view, words);
  const said = inLanguage(found.message, found.args) ?? wordsOf(row.words);
  return {
    id: row.id,
    text: row.text,
    verb: FAMILY[words[0]] ?? words[0],
    words: found.marker ? t("act-which-marker", { deed: said, marker: found.marker }) : said,
    plain: said,
    rule: row.rule,
    icon: ICONS[words[0]] ?? null,
    anchors: found.anchors,
    unit: found.unit ?? null,
    power: found.power ?? null,
    number: found.number ?? null,
    quick: QUICK.has(words[0]),
  };
}
