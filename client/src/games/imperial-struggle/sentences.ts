// Sentences of the log, found by their form (forms.ts), so that they can be shown with emblems and told in other languages.
// A sentence of a form that is not known here is shown as it came.
import { maybe, t, type Args } from "../../text/text.svelte";
import { kindOf, reader } from "../forms";
import type { Sentence } from "../module";
import { FORMS, KINDS } from "./forms";
import { listed, named, sideName, slug, tileWords, typeName } from "./names";

const read = reader(FORMS, KINDS);
const SIDES: Record<string, string> = { French: "france", British: "britain" };

/** "2 VP", "1 TRP to France", "+1 Debt": the parts of a reward. */
function part(words: string): string {
  const [count] = words.match(/[+-]?\d+/) ?? ["1"];
  const args: Args = { count: Number(count), side: "" };
  const to = / to (France|Britain)$/.exec(words);
  if (to) return t("is-part-treaty-to", { ...args, side: sideName(to[1].toLowerCase()) });
  if (words.includes("VP")) return t("is-part-vp", args);
  if (words.includes("TRP")) return t("is-part-treaty", args);
  if (words.includes("Debt")) return t("is-part-debt", args);
  if (words.includes("Conquest")) return t("is-part-conquest", args);
  return words.includes("Squadrons") ? t("is-part-squadrons", args) : t("is-part-unflag", args);
}

/** What a list of the log is made of: cards, tiles, Awards, or what each side drew. */
function item(id: string, words: string): string {
  if (id === "investments") return tileWords(words);
  if (id === "awards") {
    const found = /^(.+?) (\d+) VP(?: \+ (\d+) TRP)?$/.exec(words);
    return found ? t("is-award-item", { name: named(found[1]), vp: Number(found[2]), treaty: Number(found[3] ?? 0) }) : words;
  }
  const drawn = /^(France|Britain) (.+)$/.exec(words);
  if (!drawn || !["cards-drawn", "tiles-drawn", "tiles-back"].includes(id)) return named(words);
  const side = sideName(drawn[1].toLowerCase());
  return drawn[2] === "one" ? t("is-drawn-one", { side }) : t("is-drawn", { side, name: named(drawn[2]) });
}

/** Equal draws that nobody may see are counted. */
function items(id: string, words: string[]): string[] {
  const told = words.map((one) => item(id, one));
  const some = (one: string): string => {
    const count = told.filter((other) => other === one).length;
    return count > 1 ? t("is-drawn-some", { what: one, count }) : one;
  };
  return [...new Set(told)].map(some);
}

function fill(id: string, hole: string, found: string, args: Args, seen: string[]): void {
  const kind = kindOf(hole);
  if (kind === "side") {
    seen.push(found.toLowerCase());
    args[hole] = sideName(found.toLowerCase());
  } else if (kind === "flag") {
    if (SIDES[found]) seen.push(SIDES[found]);
    args[hole] = found.toLowerCase();
  } else if (kind === "type") args[hole] = typeName(found.toLowerCase());
  else if (kind === "number") args[hole] = Number(found);
  else if (kind === "price") args.price = Number(found.match(/\d+/)?.[0] ?? 0);
  else if (kind === "parts") args.parts = listed(found.split(", ").map(part));
  else if (kind === "names" || kind === "strengths") args.names = listed(items(id, found.split(", ")));
  else if (kind === "tile") args.tile = investment(found);
  else args[hole] = kind === "words" ? found : named(found);
}

/** "Economic 2, Diplomatic 2 minor, event, upgrade": the same tile in other words. */
function investment(words: string): string {
  const [major, minor] = words.split(", ");
  const [type, points] = major.split(" ");
  const [less, count] = minor.split(" ");
  return t("is-investment", {
    major: typeName(type.toLowerCase()),
    points: Number(points),
    minor: typeName(less.toLowerCase()),
    less: Number(count),
  });
}

export function sentence(line: string): Sentence {
  const found = read(line);
  if (!found) return { words: line, power: /^(France|Britain)/.exec(line)?.[1].toLowerCase() ?? null, anchors: [], kind: "" };
  const args: Args = {};
  const seen: string[] = [];
  for (const [hole, words] of found.holes) fill(found.id, hole, words, args, seen);
  const made: Sentence = { words: maybe(`is-log-${found.id}`, args) ?? line, power: seen[0] ?? null, anchors: [], kind: found.id };
  if (found.id === "peace") made.mark = t(`is-turn-peace-${args.number}.short`);
  if (found.id === "war") made.mark = t(`is-mark-${slug(line.slice(4, -12))}`);
  return made;
}
