// What a thing on the map is: for hovering, long pressing and the board in words. Null for things that lie elsewhere.
import type { Explanation } from "../module";
import { advantageText } from "./effects";
import { flagName, nameAt } from "./map-names";
import { advantageState, regionLines, spaceLines } from "./map-words";
import { advantageName, commodityName, regionName, spaceName } from "./names";
import { t } from "./text";
import { advantageOf, demandOf, sideOf, spaceOf, type Side, type View } from "./view";

function demandWords(view: View, id: string): Explanation | null {
  const demand = demandOf(view, id);
  if (!demand) return null;
  const lines = [t("map-counts-markets", { britain: demand.counts.britain, france: demand.counts.france })];
  lines.push(t("map-demand-worth", { vp: demand.vp, treaty: demand.treaty_points, debt: demand.debt }));
  lines.push(t(demand.in_demand ? "map-demand-now" : "map-demand-not"));
  if (demand.leader) lines.push(t("map-demand-leads", { side: flagName(demand.leader) }));
  return { title: commodityName(demand.commodity), lines };
}

function navyWords(view: View, id: Side): Explanation | null {
  const ships = sideOf(view, id)?.squadrons;
  if (!ships) return null;
  const lines = [
    t("map-navy-box", { count: ships.navy_box }),
    t("map-navy-map", { count: ships.map }),
    t("map-navy-unbuilt", { count: ships.unbuilt }),
  ];
  if (ships.aside) lines.push(t("map-navy-aside", { count: ships.aside }));
  if (ships.out_of_game) lines.push(t("map-navy-gone", { count: ships.out_of_game }));
  return { title: t("map-navy", { side: flagName(id) }), lines };
}

export function explainMap(given: unknown, thingId: string): Explanation | null {
  const view = given as View;
  const [kind, id] = thingId.split("/");
  if (kind === "space" || (kind === "squadron" && id !== "navy-box")) {
    const space = spaceOf(view, id);
    return space ? { title: spaceName(space.id), lines: spaceLines(view, space) } : null;
  }
  if (kind === "advantage") {
    const advantage = advantageOf(view, id);
    if (!advantage) return null;
    const needs = t("map-advantage-needs", { names: advantage.spaces.map((one) => nameAt(view, one)).join(", ") });
    return { title: advantageName(advantage.id), lines: [advantageText(advantage), ...advantageState(advantage), needs] };
  }
  if (kind === "region") return { title: regionName(id), lines: regionLines(view, id) };
  if (kind === "commodity") return demandWords(view, id);
  if (kind === "squadron") return view.seat ? navyWords(view, view.seat) : null;
  if (kind === "navy") return navyWords(view, id as Side);
  return null;
}
