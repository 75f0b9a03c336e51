// What cards and Advantages do, in the language of the page; the server has it in English. Known by the English name.
import { inLanguage } from "../../text/text.svelte";
import { named, slug } from "./names";
import type { Advantage, EventCard, Ministry, Side } from "./view";

const event = (name: string, side: string, part = ""): string | null =>
  inLanguage(`is-event-${slug(name)}-${side}${part}`) ?? inLanguage(`is-event-${slug(name)}-both${part}`);

export const eventText = (card: EventCard, seat: Side | null): string => event(card.name, seat ?? "both") ?? card.text;
export const bonusText = (card: EventCard, seat: Side | null): string =>
  event(card.name, seat ?? "both", ".bonus") ?? card.bonus_text;
export const abilityText = (card: Ministry, at: number): string =>
  inLanguage(`is-ministry-${slug(card.name)}-${at + 1}`) ?? card.abilities[at].text;
export const advantageText = (one: Advantage): string => inLanguage(`is-advantage-${slug(one.name)}-does`) ?? one.text;

/** The words of a rule that stands on a card: "Acts of Union, France, bonus with ...: Remove ...". */
export function rule(id: string, words: string): string | null {
  const [, kind, , part] = /^IS-(EVENT|MINISTRY|ADVANTAGE)-(\d+)(?:-(\d))?$/.exec(id) ?? [];
  const [, name, more] =
    (kind === "EVENT" ? /^(.+?)((?:, (?:Britain|France))?(?:, bonus[^:]*)?): / : /^(.+?)( )\(/).exec(words) ?? [];
  if (!name) return null;
  const side = /, (Britain|France)/.exec(more)?.[1].toLowerCase() ?? "both";
  const text =
    kind === "EVENT"
      ? event(name, side, more.includes(", bonus") ? ".bonus" : "")
      : inLanguage(kind === "MINISTRY" ? `is-ministry-${slug(name)}-${part}` : `is-advantage-${slug(name)}-does`);
  return text && inLanguage("is-rule-card", { name: named(name), text });
}
