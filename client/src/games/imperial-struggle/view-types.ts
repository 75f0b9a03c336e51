// What a seat sees (docs/views.md). Made by `python -m tricorne.server.typescript`; do not edit.

import type { Message } from "../../wire";

export type RegionId = "europe" | "north-america" | "caribbean" | "india";

export type Side = "france" | "britain";

export type Flag = "france" | "britain" | "spain" | "usa";

export type SpaceKind = "political" | "market" | "territory" | "naval" | "fort";

export type Commodity = "furs" | "fish" | "tobacco" | "sugar" | "spice" | "cotton";

export type PointType = "economic" | "diplomatic" | "military";

export type Era = "succession" | "empire" | "revolution";

export type Reason = "peace-sweep" | "war-sweep" | "victory-points" | "final-score" | "available-debt" | "tie-goes-to-britain" | "goes-on";

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

export interface ScoreLine {
  what: "available-debt" | "award" | "commodity" | "demand" | "ministry" | "prestige" | "territory";
  id: string | null;
  side: Side;
  vp: number;
  treaty_points: number;
  debt: number;
}

export interface ScoringPreview {
  items: ScoreLine[];
  vp_before: number;
  vp_after: number;
  sweep: Side | null;
}

export interface FinalPreview {
  items: ScoreLine[];
  vp_before: number;
  vp_after: number;
  vp_after_turn: number;
  winner: Side;
  reason: Reason;
}

export interface VictoryPoints {
  total: number;
  level: number;
  france_wins_at: number;
  britain_wins_at: number;
  scoring_preview: ScoringPreview | null;
  final_preview: FinalPreview | null;
}

/** Points of the Major actions that are open. */
export interface OpenPoints {
  economic?: number;
  diplomatic?: number;
  military?: number;
}

export interface MinorPoints {
  type: PointType;
  points: number;
}

export interface RestrictedPoints {
  type: PointType;
  restriction: string;
  attached: boolean;
  points: number;
}

export interface PointsByType {
  economic: number;
  diplomatic: number;
  military: number;
}

export interface Round {
  side: Side;
  tile: string | null;
  major: OpenPoints;
  minor: MinorPoints | null;
  restricted: RestrictedPoints[];
  debt_and_treaty_points: PointsByType;
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
  /** The cards that give them, as things. */
  discounts: string[];
}

/** What is being paid for. ``from``: the Navy Box or the Naval space that a Squadron comes from; the type of point in an exchange. */
export interface Purchase {
  from: string | null;
  verb: string;
  type: PointType;
  space: string | null;
  removes: boolean;
  price: number;
  missing: number | null;
  advantage: string | null;
  huguenots: string | null;
}

export interface PriceStep {
  key: string;
  words: Message;
  amount: number;
}

/** Something that can be bought now; ``space`` is empty for what is bought for none. */
export interface PriceTag {
  space: string;
  verb: "build" | "build-squadron" | "buy-war-tile" | "clear" | "deploy" | "draw-card" | "exchange" | "jacobite-rising" | "naval-bastion" | "repair" | "seize" | "shift";
  type: PointType;
  removes: boolean;
  price: number;
  /** How much of it Debt or Treaty Points would have to give. */
  short: number;
  sum: PriceStep[];
}

/** What is printed on a space, then what stands on it. */
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
  lon: number;
  lat: number;
  in_play: boolean;
  /** On a Naval space: whose Squadron. */
  flag: Flag | null;
  conflict: "+1" | "normal" | null;
  damaged: boolean;
  isolated: boolean;
  isolated_this_round: boolean;
  protected: boolean;
  /** By the side whose round it is: the space carries no shift on yet. */
  taken_this_round: boolean;
  moved: boolean;
  huguenots: "flipped" | "fresh" | null;
  refused: boolean;
}

export interface Counts {
  france: number;
  britain: number;
}

export interface Prestige {
  counts: Counts;
  vp: number;
  winner: Side | null;
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
  prestige?: Prestige;
}

export interface Awards {
  regions: Award[];
  pool: string[];
  spent: string[];
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

export interface Squadrons {
  map: number;
  navy_box: number;
  unbuilt: number;
  aside: number;
  out_of_game: number;
}

export interface SideSheet {
  id: Side;
  debt: number;
  debt_limit: number;
  available_debt: number;
  treaty_points: number;
  squadrons: Squadrons;
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
  /** France alone. */
  third_ministry_allowed?: boolean;
  /** Britain alone. */
  townshend_acts?: Commodity | null;
}

export interface EventCard {
  id: string;
  era: Era;
  type: PointType | null;
  /** Whose text it has: both sides' or one's. */
  version: "both" | "britain" | "france";
  bonus: boolean;
  bonus_met: boolean;
  /** What the bonus needs, in two or three words. */
  bonus_needs: Message | null;
  /** What the bonus needs, whether it holds now, and through what. */
  bonus_condition: Message | null;
}

export interface Events {
  pile: number;
  discards: string[];
  played: string[];
  out_of_game: string[];
  /** The seat's own. */
  hand: EventCard[];
}

export interface Ability {
  when: string;
  used: number;
}

export interface Ministry {
  id: string;
  side: Side;
  eras: Era[];
  keywords: string[];
  place: "face-down" | "face-up" | "given-back" | "out-of-game" | "unused" | null;
  abilities: Ability[];
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
  place: "open" | "stack" | "taken" | "used";
  taken_by: Side | null;
}

/** A row of the spoils table, as printed. */
export interface SpoilsRow {
  side: Side | null;
  margin: number;
  most: number | null;
  vp: number;
  conquest_points: number;
  treaty_points: number;
  unflag: boolean;
  special: string[];
  squadrons_lost: number;
}

export interface WarTile {
  id: string;
  strength: number;
  effect: "debt" | "fort-or-fleet" | "none" | "unflag";
}

export interface TileHeap {
  basic: number;
  bonus: number;
  /** The tiles themselves, where the seat may know them. */
  shown: WarTile[] | null;
}

export interface TileHeaps {
  france: TileHeap;
  britain: TileHeap;
}

export interface StrengthItem {
  key: string;
  id: string | null;
  amount: number;
}

/** Tiles that are not seen are left out; ``tiles_shown`` says so. */
export interface SideStrength {
  total: number;
  tiles_shown: boolean;
  items: StrengthItem[];
}

/** What the strengths as they stand would bring. */
export interface SpoilsNow {
  row: number;
  vp: number;
  conquest_points: number;
  treaty_points_to_loser: number;
  unflag: string[];
  special: string[];
  squadrons_lost: number;
  best: boolean;
}

export interface TheaterStrength {
  theater: string;
  france: SideStrength;
  britain: SideStrength;
  winner: Side | null;
  margin: number;
  spoils: SpoilsNow | null;
}

export interface Theater {
  id: string;
  number: number;
  regions: RegionId[];
  territories: string[];
  keyword: string | null;
  spoils: SpoilsRow[];
  tiles: TileHeaps;
  byng: boolean;
  strength: TheaterStrength;
  revealed: boolean;
  counted: boolean;
  winner: Side | null;
  row: number | null;
}

export interface Fight {
  theater: number;
  stage: "conquest" | "losses" | "rewards" | "spanish-shift" | "tile-effects";
  effects_of: Side | null;
  strikes: number;
  unflags: number;
  /** France, Britain. */
  strength: number[] | null;
  conquest_points: number;
  squadrons_to_lose: number;
  target: string | null;
  spanish_shifts_owed: number;
}

/** Tiles drawn and not placed. */
export interface HandOfTiles {
  basic: number;
  bonus: number;
  /** The tiles themselves, where the seat may know them. */
  shown: WarTile[] | null;
  side: Side;
}

export interface WarDisplay {
  id: string;
  dates: string;
  fought_now: boolean;
  theaters: Theater[];
  fight: Fight | null;
  in_hand: HandOfTiles[];
  out_of_game: string[];
  atlantic_dominance: Side | null;
}

export interface Result {
  winner: Side;
  reason: Reason;
}

/** All that a seat may know; ``seat`` null: what everybody may know. */
export interface View {
  game: string;
  seat: Side | null;
  seats: Side[];
  options: Record<string, boolean>;
  over: boolean;
  turn: Turn;
  victory_points: VictoryPoints;
  round: Round | null;
  purchase: Purchase | null;
  prices: PriceTag[] | null;
  spaces: Space[];
  awards: Awards;
  demand: Demand[];
  sides: SideSheet[];
  events: Events;
  ministries: Ministry[];
  advantages: Advantage[];
  investments: Investment[];
  war: WarDisplay | null;
  result: Result | null;
}

/** What a purchase takes besides points, and what it leaves. */
export interface Paid {
  /** Of the type that pays. */
  points_left: number;
  debt: number;
  /** How much more can be taken. */
  debt_left: number;
  treaty_points: number;
  treaty_left: number;
}

/** What a purchase that is being chosen costs; ``paid`` is null where it is still to be asked what pays. */
export interface PurchaseOdds {
  space: string;
  verb: "build" | "build-squadron" | "buy-war-tile" | "clear" | "deploy" | "draw-card" | "exchange" | "jacobite-rising" | "naval-bastion" | "repair" | "seize" | "shift";
  type: PointType;
  removes: boolean;
  price: number;
  /** How much of it Debt or Treaty Points would have to give. */
  short: number;
  sum: PriceStep[];
  kind: "price";
  paid: Paid | null;
}

/** What a shift that is being chosen costs and changes: Award and demand before and after it. */
export interface ShiftOdds {
  space: string;
  verb: "build" | "build-squadron" | "buy-war-tile" | "clear" | "deploy" | "draw-card" | "exchange" | "jacobite-rising" | "naval-bastion" | "repair" | "seize" | "shift";
  type: PointType;
  removes: boolean;
  price: number;
  /** How much of it Debt or Treaty Points would have to give. */
  short: number;
  sum: PriceStep[];
  kind: "shift";
  paid: Paid | null;
  award: Award[];
  demand: Demand[] | null;
}

export type Odds = PurchaseOdds | ShiftOdds;
