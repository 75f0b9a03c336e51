// What an action costs and what is left; the taxation that it forces stands apart, because it is dear.
import type { Odds } from "./view";
import { t } from "./text.svelte";

export function price(stake: unknown): { words: string; warning: string | null } | null {
  const odds = stake as Odds;
  const cost = odds.kind === "sea" ? null : odds.price;
  if (!cost) return null;
  const parts: string[] = [];
  if (cost.gold) parts.push(t("cost-gold", { gold: cost.gold, left: cost.gold_left }));
  if (cost.population) parts.push(t("cost-population", { population: cost.population, left: cost.population_left }));
  return { words: parts.join(" · "), warning: cost.taxations ? t("cost-taxation", { taxations: cost.taxations }) : null };
}
