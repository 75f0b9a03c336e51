// The view of a seat: its types are made from the game's own (view/view_types.py), and this is how to find things in it.
import type {
  Advantage,
  Award,
  Demand,
  Investment,
  Ministry,
  PointType,
  PriceTag,
  Side,
  SideSheet,
  Space,
  View,
} from "./view-types";

export type * from "./view-types";

export const SIDES: Side[] = ["britain", "france"];
export const POINT_TYPES: PointType[] = ["economic", "diplomatic", "military"];

/** What stands on the board is looked up often: once for each view. */
const tables = new WeakMap<View, Map<string, Space>>();
export function spaceOf(view: View, id: string): Space | undefined {
  let found = tables.get(view);
  if (!found) tables.set(view, (found = new Map(view.spaces.map((space) => [space.id, space]))));
  return found.get(id);
}
/** What can be bought on a space, the wanted kind of purchase first. */
export function priceOf(view: View, space: string, verb: string | null = null): PriceTag | undefined {
  const tags = view.prices?.filter((tag) => tag.space === space) ?? [];
  return tags.find((tag) => tag.verb === verb) ?? tags[0];
}
export const sideOf = (view: View, id: string): SideSheet | undefined => view.sides.find((side) => side.id === id);
export const advantageOf = (view: View, id: string): Advantage | undefined => view.advantages.find((one) => one.id === id);
export const awardOf = (view: View, region: string): Award | undefined => view.awards.regions.find((one) => one.region === region);
export const demandOf = (view: View, commodity: string): Demand | undefined =>
  view.demand.find((one) => one.commodity === commodity);
export const investmentOf = (view: View, id: string): Investment | undefined => view.investments.find((one) => one.id === id);
export const ministryOf = (view: View, id: string): Ministry | undefined => view.ministries.find((one) => one.id === id);
export const other = (side: Side): Side => (side === "france" ? "britain" : "france");
