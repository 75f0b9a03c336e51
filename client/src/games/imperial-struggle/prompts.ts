// What is asked, in the language of the page: found by the form of the engine's question.
import { inLanguage, maybe, t, type Args } from "../../text/text.svelte";
import { kindOf, reader } from "../forms";
import { KINDS, PROMPTS } from "./forms";
import { named, regionArgs, sideName, typeName } from "./names";
import type { View } from "./view";

const read = reader(PROMPTS, KINDS);

export function prompt(given: unknown, key: string, words: string): string {
  const view = given as View;
  const found = read(words);
  if (!found) return words;
  const args: Args = {};
  for (const [hole, held] of found.holes) {
    const kind = kindOf(hole);
    if (kind === "side") args[hole] = sideName(held.toLowerCase());
    else if (kind === "number") args[hole] = Number(held);
    else if (kind === "type") args[hole] = typeName(held.toLowerCase());
    else if (kind === "left") args.left = Number(held.match(/\d+/)?.[0] ?? 1);
    else if (kind === "name") args[hole] = named(held);
  }
  if (found.id.startsWith("shift-")) {
    const region = /in (Europe|North America|Caribbean|India)/.exec(words)?.[1];
    if (region) Object.assign(args, regionArgs(region.toLowerCase().replace(" ", "-")));
  }
  if (key === "menu") args.money = view.round ? Math.max(...Object.values(view.round.debt_and_treaty_points)) : 0;
  return (key === "menu" ? maybe("is-prompt-menu", args) : inLanguage(`is-prompt-${found.id}`, args)) ?? words;
}

/** A short heading for a question. */
export function title(key: string): string {
  return maybe(`is-title-${key}`) ?? t("is-title-decision");
}
