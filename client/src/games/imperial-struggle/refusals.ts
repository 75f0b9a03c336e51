// Why something is refused, in the language of the page: found by the form of the engine's reason (forms-refusals.ts).
import { inLanguage, t, type Args } from "../../text/text.svelte";
import { kindOf, reader } from "../forms";
import { REFUSAL_KINDS } from "./forms";
import { REFUSALS } from "./forms-refusals";
import { listed, named, regionArgs, sideName, slug, typeName } from "./names";
import { prompt } from "./prompts";

const read = reader(REFUSALS, REFUSAL_KINDS);
const STEPS: Record<string, string> = {
  printed: "printed",
  "Conflict marker": "conflict",
  Isolated: "isolated",
  Protected: "protected",
  "a further Region": "region",
  "at least": "minimum",
};

/** "printed 3", "Wheat -1": a step of a price, as the map has it or by the name of what lowers it. */
function step(words: string): string {
  const [, what, amount] = /^(.+) ([+-]?\d+)$/.exec(words) ?? [];
  if (!what) return words;
  return STEPS[what] ? t("is-map-sum", { key: STEPS[what], amount }) : t("is-why-part", { name: named(what), amount });
}

function fill(view: unknown, hole: string, found: string): Args {
  const kind = kindOf(hole);
  if (kind === "side") return { [hole]: sideName(found.toLowerCase()) };
  if (kind === "type") return { [hole]: typeName(found.toLowerCase()), [`${hole}Id`]: found.toLowerCase() };
  if (kind === "number") return { [hole]: Number(found) };
  if (kind === "region" || kind === "regionid") return regionArgs(slug(found));
  if (kind === "spaces") return { spaces: listed(found.split(/ and | or /).map(named)) };
  if (kind === "sum") return { sum: listed(found.split(", ").map(step)) };
  if (kind === "prompt") return { prompt: prompt(view, "", found) };
  return { [hole]: named(found) };
}

/** The reason told anew; null where the page speaks English, or for a reason of the house. */
export function refusal(view: unknown, words: string): string | null {
  const found = read(words);
  if (!found) return null;
  const args: Args = {};
  for (const [hole, held] of found.holes) Object.assign(args, fill(view, hole, held));
  return inLanguage(`is-why-${found.id}`, args);
}
