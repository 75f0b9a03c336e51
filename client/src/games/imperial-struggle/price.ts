// What a purchase costs and what is left; Debt and Treaty Points stand apart, because they are dear.
import { typeName } from "./names";
import { t } from "./text";
import type { Odds } from "./view";

export function price(stake: unknown): { words: string; warning: string | null } | null {
  const { price: cost, type, short, paid } = stake as Odds;
  if (!cost) return null;
  const points = { price: cost, type: typeName(type) };
  const words = paid ? t("cost-points", { ...points, left: paid.points_left }) : t("cost-points-only", points);
  const dear: string[] = [];
  if (paid?.debt) dear.push(t("cost-debt", { debt: paid.debt, left: paid.debt_left }));
  if (paid?.treaty_points) dear.push(t("cost-treaty", { points: paid.treaty_points, left: paid.treaty_left }));
  if (!paid && short) dear.push(t("price-short", { short, have: cost - short }));
  return { words, warning: dear.length ? dear.join(" · ") : null };
}
