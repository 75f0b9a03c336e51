// What an action costs and what is left; the unrest that it brings or forces stands apart, because it is dear.
import type { Odds, Price } from "./view";
import { t } from "./text.svelte";

export interface Told {
  words: string;
  warning: string | null;
}

export function price(stake: unknown): Told | null {
  const odds = stake as Odds;
  // At sea nothing is paid before the die: what gold can mend stands with its faces.
  const cost = odds.kind === "sea" ? null : odds.price;
  return cost ? inWords(cost) : null;
}

export function inWords(cost: Price): Told {
  const parts: string[] = [];
  if (cost.gold) parts.push(t("cost-gold", { gold: cost.gold, left: cost.gold_left }));
  if (cost.population) parts.push(t("cost-population", { population: cost.population, left: cost.population_left }));
  const dear: string[] = [];
  if (cost.unrest) dear.push(t("cost-unrest", { unrest: cost.unrest }));
  if (cost.taxations) dear.push(t("cost-taxation", { taxations: cost.taxations }));
  return { words: parts.join(" · "), warning: dear.length ? dear.join(" · ") : null };
}
