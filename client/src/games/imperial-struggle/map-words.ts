// Things on the map in short sentences: for screen readers, and as lines of an explanation.
import { nodeOf } from "./layout";
import { flagName, nameAt } from "./map-names";
import { advantageName, commodityName, regionName, spaceName } from "./names";
import { name, say, t } from "./text";
import { type Advantage, awardOf, demandOf, type PriceTag, type Space, type View } from "./view";

export const kindWords = (space: Space): string =>
  space.commodity ? t("map-kind-market-of", { commodity: commodityName(space.commodity) }) : t(`map-kind-${space.kind}`);

/** Who holds a space, as its kind has it. */
export function holderWords(space: Space): string {
  if (!space.in_play) return t("map-closed");
  if (!space.flag) return t(space.kind === "naval" ? "map-no-squadron" : space.kind === "fort" ? "map-no-fort" : "map-unflagged");
  const side = flagName(space.flag);
  if (space.kind === "naval") return t("map-squadron-of", { side });
  if (space.kind === "fort") return t(space.damaged ? "map-fort-damaged-of" : "map-fort-of", { side });
  return t("map-flag-of", { side });
}

/** What a screen reader hears when a space is reached. */
export function spaceWords(space: Space, tag: PriceTag | undefined): string {
  const parts = [spaceName(space.id), kindWords(space), holderWords(space)];
  if (space.conflict) parts.push(t("map-conflict"));
  if (tag) parts.push(t("map-price", { price: tag.price, type: tag.type }));
  return parts.join(", ");
}

export function advantageWords(advantage: Advantage): string {
  return [advantageName(advantage.id), t("map-kind-advantage"), ...advantageState(advantage)].join(", ");
}

export function advantageState(advantage: Advantage): string[] {
  const found = [advantage.owner ? t("map-advantage-of", { side: flagName(advantage.owner) }) : t("map-advantage-free")];
  if (advantage.exhausted) found.push(t("map-advantage-used"));
  if (advantage.owner && advantage.new) found.push(t("map-advantage-new"));
  if (advantage.blocked) found.push(t("map-advantage-blocked"));
  return found;
}

const COST: Record<string, string> = { market: "economic", political: "diplomatic", fort: "military", territory: "conquest" };

function costLine(view: View, space: Space): string | null {
  const tag = view.prices?.find((one) => one.space === space.id && one.verb !== "clear");
  if (!tag) return space.cost ? t("map-cost", { cost: space.cost, type: COST[space.kind] ?? "none" }) : null;
  const sum = tag.sum.length > 1 ? tag.sum.map((item) => say(item.words)).join(", ") : "";
  const price = t(`map-price-${tag.verb}`, { price: tag.price, type: tag.type, removes: tag.removes ? "yes" : "no" });
  return tag.short
    ? t("map-price-short", { price, sum, short: tag.short, long: sum ? "yes" : "no" })
    : sum
      ? t("map-price-sum", { price, sum })
      : price;
}

const names = (view: View, ids: string[]): string => ids.map((id) => nameAt(view, id)).join(", ");

/** A space in sentences: what stands there, what it costs and why, what it counts for, where it leads. */
export function spaceLines(view: View, space: Space): string[] {
  const lines = [`${kindWords(space)} · ${regionName(space.region)}`, holderWords(space)];
  const cost = costLine(view, space);
  if (cost && space.in_play) lines.push(cost);
  if (space.conflict) lines.push(t(space.conflict === "+1" ? "map-conflict-dear" : "map-conflict-about"));
  if (space.isolated || space.isolated_this_round) lines.push(t("map-isolated"));
  if (space.protected) lines.push(t("map-protected"));
  if (space.taken_this_round && space.kind === "market") lines.push(t("map-taken"));
  if (space.moved) lines.push(t("map-moved"));
  if (space.huguenots) lines.push(t(`map-huguenots-${space.huguenots}`));
  if (space.refused) lines.push(t("map-refused"));
  if (space.prestige) lines.push(t("map-prestige"));
  const wars = nodeOf(space.id).wars;
  if (wars) lines.push(t("map-wars", { wars: wars.map((war) => name("war", war, "brief")).join(", ") }));
  const demand = space.commodity ? demandOf(view, space.commodity) : undefined;
  if (demand)
    lines.push(t(demand.in_demand ? "map-in-demand" : "map-not-in-demand", { commodity: commodityName(demand.commodity) }));
  if (space.connections.length) lines.push(t("map-connections", { names: names(view, space.connections) }));
  if (space.conquest_lines.length) lines.push(t("map-conquest-lines", { names: names(view, space.conquest_lines) }));
  if (space.advantages.length) lines.push(t("map-feeds", { names: names(view, space.advantages) }));
  return lines;
}

/** The Award of a Region as things stand. */
export function regionLines(view: View, region: string): string[] {
  const award = awardOf(view, region);
  if (!award) return [];
  const lines = [t("map-counts", { britain: award.counts.britain, france: award.counts.france })];
  if (award.tile) lines.push(t("map-award", { vp: award.vp, treaty: award.treaty_points, lead: award.lead_needed ?? 1 }));
  else lines.push(t("map-award-none"));
  lines.push(award.winner ? t("map-award-to", { side: flagName(award.winner) }) : t("map-award-open"));
  if (award.prestige) {
    const { counts, vp, winner } = award.prestige;
    lines.push(t("map-prestige-counts", { britain: counts.britain, france: counts.france, vp }));
    if (winner) lines.push(t("map-prestige-to", { side: flagName(winner) }));
  }
  return lines;
}
