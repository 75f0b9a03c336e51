// The view of a seat (docs/views-imperial-struggle.md), as far as the board draws it.
import type { Message } from "../../wire";
import type { WarDisplay } from "./view-war";

export type * from "./view-war";

export type Side = "france" | "britain";
export const SIDES: Side[] = ["britain", "france"];
export type Flag = Side | "spain" | "usa";
export type SpaceKind = "political" | "market" | "territory" | "naval" | "fort";
export type RegionId = "europe" | "north-america" | "caribbean" | "india";
export type Commodity = "furs" | "fish" | "tobacco" | "sugar" | "spice" | "cotton";
export type PointType = "economic" | "diplomatic" | "military";
export const POINT_TYPES: PointType[] = ["economic", "diplomatic", "military"];
export type Era = "succession" | "empire" | "revolution";
export type Counts = Record<Side, number>;

export interface Space {
  id: string;
  kind: SpaceKind;
  region: RegionId;
  sub_region: string | null;
  country: string | null;
  cost: number;
  commodity: Commodity | null;
  prestige: boolean;
  alliance: boolean;
  local_alliance: boolean;
  connections: string[];
  conquest_lines: string[];
  /** Ids of the Advantages that the space feeds. */
  advantages: string[];
  in_play: boolean;
  /** On a Naval space: whose Squadron. */
  flag: Flag | null;
  conflict: "normal" | "+1" | null;
  damaged: boolean;
  isolated: boolean;
  isolated_this_round: boolean;
  protected: boolean;
  held_since_round_began: boolean;
  moved: boolean;
  huguenots: "fresh" | "flipped" | null;
  refused: boolean;
}

export interface Award {
  region: RegionId;
  counts: Counts;
  tile: string | null;
  lead_needed: number | null;
  vp: number;
  treaty_points: number;
  winner: Side | null;
  /** Europe alone: the Prestige spaces. */
  prestige?: { counts: Counts; vp: number; winner: Side | null };
}

export interface Demand {
  commodity: Commodity;
  in_demand: boolean;
  counts: Counts;
  vp: number;
  treaty_points: number;
  debt: number;
  leader: Side | null;
}

export interface SideSheet {
  id: Side;
  debt: number;
  debt_limit: number;
  available_debt: number;
  treaty_points: number;
  squadrons: { map: number; navy_box: number; unbuilt: number; aside: number; out_of_game: number };
  cards: number;
  hand: string[] | null;
  discarding: string[] | null;
  face_down: number | null;
  bonus_tiles: number;
  free_tiles: number;
  refusals: number;
  advantages: string[];
  /** France alone. */
  jacobite_victories?: number;
  third_ministry_allowed?: boolean;
  /** Britain alone. */
  townshend_acts?: Commodity | null;
}

export interface EventCard {
  id: string;
  era: Era;
  type: PointType | null;
  /** Whose text it has: both sides' or one's. */
  version: "both" | Side;
  bonus: boolean;
  bonus_met: boolean;
}

export interface Ministry {
  id: string;
  side: Side;
  eras: Era[];
  keywords: string[];
  place: "unused" | "face-down" | "face-up" | "out-of-game" | "given-back" | null;
  abilities: { when: string; used: number }[];
}

export interface Advantage {
  id: string;
  region: RegionId;
  spaces: string[];
  owner: Side | null;
  exhausted: boolean;
  new: boolean;
  blocked: boolean;
}

export interface Investment {
  id: string;
  major: PointType;
  points: number;
  minor: PointType;
  minor_points: number;
  event: boolean;
  upgrade: boolean;
  place: "stack" | "open" | "taken" | "used";
  taken_by: Side | null;
}

export interface Round {
  side: Side;
  tile: string | null;
  major: Partial<Record<PointType, number>>;
  minor: { type: PointType; points: number } | null;
  restricted: { type: PointType; restriction: string; attached: boolean; points: number }[];
  debt_and_treaty_points: Record<PointType, number>;
  open_action: PointType | null;
  spent: boolean;
  event: string | null;
  event_bonus: boolean;
  upgrade: boolean;
  advantages_used: number;
  advantage_regions: RegionId[];
  economic_regions: RegionId[];
  diplomatic_regions: RegionId[];
  war_tiles_bought: number;
  squadron_less: number;
  exchanged_for: PointType | null;
  discounts: string[];
}

export interface Purchase {
  verb: string;
  type: PointType;
  space: string | null;
  removes: boolean;
  price: number;
  missing: number | null;
  /** The Navy Box or a Naval space a Squadron comes from; the type of point in an exchange. */
  from: string | null;
  advantage: string | null;
  huguenots: string | null;
}

/** Something that can be bought on a space now. */
export interface PriceTag {
  space: string;
  verb: "shift" | "build" | "repair" | "seize" | "deploy" | "clear";
  type: PointType;
  removes: boolean;
  price: number;
  /** How much of it Debt or Treaty Points would have to give. */
  short: number;
  sum: { key: string; words: Message; amount: number }[];
}

export interface ScoreLine {
  what: string;
  id: string | null;
  side: Side;
  vp: number;
  treaty_points: number;
  debt: number;
}

export interface Turn {
  id: string;
  kind: "peace" | "war";
  number: number;
  era: Era;
  track: string[];
  phase: string;
  round: number | null;
  rounds: number;
  side: Side | null;
  initiative: Side;
  first: Side | null;
}

export interface View {
  game: string;
  seat: Side | null;
  seats: Side[];
  options: Record<string, boolean>;
  over: boolean;
  turn: Turn;
  victory_points: {
    total: number;
    level: number;
    france_wins_at: number;
    britain_wins_at: number;
    scoring_preview: { items: ScoreLine[]; vp_before: number; vp_after: number; sweep: Side | null } | null;
    final_preview: { items: ScoreLine[]; vp_before: number; vp_after: number; winner: Side; reason: string } | null;
  };
  round: Round | null;
  purchase: Purchase | null;
  prices: PriceTag[] | null;
  spaces: Space[];
  awards: { regions: Award[]; pool: string[]; spent: string[] };
  demand: Demand[];
  sides: SideSheet[];
  events: { pile: number; discards: string[]; played: string[]; out_of_game: string[]; hand: EventCard[] };
  ministries: Ministry[];
  advantages: Advantage[];
  investments: Investment[];
  war: WarDisplay | null;
  result: { winner: Side; reason: string } | null;
}

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
