// Sentences of the log (the engine tells them in English): found by their form, so that they can be shown with emblems
// and dice, and told in other languages. A sentence of a form that is not known here is shown as it came.
import { inLanguage, t, type Args } from "../../text/text.svelte";
import type { Sentence } from "../module";
import { nameOf, placeArgs } from "./deeds";
import { kindOf, reader } from "../forms";
import { FORMS, KINDS, POWERS, REGIONS } from "./forms";

const read = reader(FORMS, KINDS);

/** The id of a thing from its name. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");

function fill(hole: string, found: string, args: Args, anchors: string[], seen: string[]): void {
  const kind = kindOf(hole);
  if (kind === "power" || kind === "side") {
    const id = POWERS[found];
    if (id) seen.push(id);
    args[hole] = id
      ? nameOf("power", id)
      : (inLanguage(found.toLowerCase().includes("token") ? "side-token" : "side-neutral") ?? found);
  } else if (kind === "place" || kind === "region") {
    const id = REGIONS[found.replace(/^in /, "").replace(/^the /, "")] ?? "home";
    anchors.push(`region/${id}`);
    const tail = hole.slice(kind.length);
    for (const [name, value] of Object.entries(placeArgs(id))) args[name + tail] = value;
  } else if (kind === "unit") args[hole] = found.replace(/^an? /, "");
  else if (kind === "number") args[hole] = Number(found);
  else if (kind === "paid" || kind === "taxed") {
    const numbers = found.match(/\d+/g)?.map(Number) ?? [];
    const taxed = kind === "taxed" ? numbers[0] : numbers[1];
    args.paid = kind === "paid" ? (numbers[0] ?? 0) : 0;
    args.taxations = taxed ?? 0;
  } else if (kind === "tile" || kind === "alliance" || kind === "token") args[hole] = nameOf(kind, slug(found));
  else args[hole] = found;
}

export function sentence(line: string): Sentence {
  const found = read(line);
  if (found) {
    const { id, holes } = found;
    const args: Args = {};
    const anchors: string[] = [];
    const seen: string[] = [];
    for (const [hole, words] of holes) fill(hole, words, args, anchors, seen);
    const made: Sentence = { words: inLanguage(`log-${id}`, args) ?? line, power: seen[0] ?? null, anchors, kind: id };
    if (id.startsWith("dice-")) made.dice = dice(args, line);
    if (id === "war") made.mark = t("war-number", { war: args.words });
    return made;
  }
  const power = Object.keys(POWERS).find((name) => line.startsWith(name));
  return { words: line, power: power ? POWERS[power] : null, anchors: [], kind: "" };
}

function dice(args: Args, line: string): Sentence["dice"] {
  const who = (name: string): string | null =>
    Object.entries(POWERS).find(([word]) => line.includes(`${word} ${name}`))?.[1] ?? null;
  const throwOf = (total: number, first: number, second: number) => ({
    power: who(`${total} (dice ${first} and ${second})`),
    faces: [first, second],
    total,
  });
  return [
    throwOf(Number(args.number1), Number(args.number2), Number(args.number3)),
    throwOf(Number(args.number4), Number(args.number5), Number(args.number6)),
  ];
}
