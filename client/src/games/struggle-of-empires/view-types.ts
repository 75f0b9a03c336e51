// What a seat sees (docs/views.md). Made by `python -m tricorne.server.typescript`; do not edit.

import type { Message } from "../../wire";

export type Unit = "army" | "navy" | "fort";

export type Side = "red" | "blue";

export type Flank = "attackers" | "defenders";

export type Phase = "set-up" | "neutral-markers" | "alliances" | "player-actions" | "income" | "victory-points" | "end-of-war" | "game-over";

export type Zone = "europe" | "americas" | "africa" | "india" | "east-indies";

export type MarkerKind = "attack" | "colonize" | "commerce";

export type TileKind = "free-action" | "improvement" | "immediate" | "tactics" | "trade";

export type TileLife = "once-per-war" | "permanent" | "immediate-removed" | "until-used-returned";

export type OfferStatus = "awaits-helper" | "awaits-payer" | "accepted" | "refused" | "withdrawn";

export interface Turn {
  power: string;
  actions_left: number;
  special_taken: boolean;
  settled: boolean;
  claimed: boolean;
  attacked: boolean;
  passed: number;
  moves_left: number;
}

/** A thing by its path, with the name that the owner of the game has given it. */
export interface NamedThing {
  thing: string;
  name: string;
}

export interface Units {
  army: number;
  navy: number;
  fort: number;
}

export interface Region {
  id: string;
  /** A thing: its path, and its own name where the owner has corrected it. */
  name: string | NamedThing;
  /** Points for first, second, third place. */
  values: number[];
  colony: boolean;
  zone: Zone;
  ship: boolean;
  naval_area: string | null;
  neighbours: string[];
  /** Powers whose home is adjacent. */
  homes: string[];
  /** Control markers by power. */
  control: Record<string, number>;
  /** By power. */
  units: Record<string, Units>;
  markers: string[];
  tokens: string[];
  /** Local alliances that apply here. */
  alliances: string[];
  /** The owner of a Blockade tile. */
  blockade: string | null;
  /** By power, if the war were scored now. */
  points: Record<string, number>;
}

/** A local alliance. */
export interface Alliance {
  id: string;
  /** A thing: its path, and its own name where the owner has corrected it. */
  name: string | NamedThing;
  regions: string[];
  land: boolean;
  naval: boolean;
  gold: number;
  holder: string | null;
}

/** A covert token: where it can strike, where it lies, whose control marker it holds. */
export interface Token {
  id: string;
  /** A thing: its path, and its own name where the owner has corrected it. */
  name: string | NamedThing;
  effect: Message;
  strength: number;
  naval: boolean;
  regions: string[];
  region: string | null;
  holds: string | null;
  /** Powers that may not choose it, because it failed in their hands. */
  barred: string[];
}

export interface Blockade {
  owner: string;
  region: string;
}

/** A neutral marker. */
export interface Marker {
  id: string;
  region: string;
  kind: MarkerKind;
  strength: number;
  gold: number;
  victory_points: number;
  set: string | null;
  place: "bag" | "draft-hand" | "draft-kept" | "hand" | "map" | "used";
  holder: string | null;
}

export interface Bag {
  markers: number;
  hidden: number;
}

/** How often a power gained and gave back is open to all; what it is worth, only its owner knows. */
export interface Unrest {
  gains: number;
  returns: number;
  points: number | null;
  /** How many of value 0, 1, 2. */
  counters: number[] | null;
}

export interface OwnTile {
  id: string;
  ready: number;
  used: number;
}

/** What only players have is null for the others. */
export interface Power {
  id: string;
  /** A thing: its path, and its own name where the owner has corrected it. */
  name: string | NamedThing;
  player: boolean;
  side: Side | null;
  box: number | null;
  gold: number | null;
  population: number | null;
  victory_points: number | null;
  points_preview: number | null;
  unrest: Unrest | null;
  taxation: number | null;
  income: number | null;
  maintenance: number | null;
  control: number;
  home: Units;
  supply: Units | null;
  tiles: OwnTile[];
  alliances: string[];
}

export interface Tile {
  id: string;
  /** A thing: its path, and its own name where the owner has corrected it. */
  name: string | NamedThing;
  kind: TileKind;
  life: TileLife;
  gold: number;
  population: number;
  unrest: number;
  effect: Message;
  regions: string[];
  copies: number;
  display: number;
  removed: number;
}

export interface Draft {
  round: number;
  hand: string[];
  kept: string[];
  passed: string[];
}

/** The powers for red and blue; one of them is None for the last marker of all. */
export interface Proposal {
  red: string | null;
  blue: string | null;
}

/** The standing bid and proposal; ``least`` and ``most`` are what whoever looks could bid, ``proposals`` what could be proposed; ``new_bid`` and ``new_red`` are a raise that is being made. */
export interface Auction {
  opener: string | null;
  next_opener: string | null;
  bidder: string | null;
  bid: number | null;
  red: string | null;
  blue: string | null;
  passes: number;
  least: number;
  most: number | null;
  proposals: Proposal[];
  floor: number | null;
  new_bid: number | null;
  new_red: string | null;
}

export interface Target {
  kind: "marker" | "power" | "token";
  id: string;
}

export interface Committed {
  power: string;
  side: Flank;
  navies: number;
  armies: number;
}

/** Local alliances by side. */
export interface SpentAtSea {
  attackers: string[];
  defenders: string[];
}

export interface StrengthItem {
  item: string;
  of: string | null;
  count: number;
  worth: number;
}

export interface Strength {
  strength: number;
  items: StrengthItem[];
}

export interface Strengths {
  attackers: Strength;
  defenders: Strength;
}

/** One side of a combat: ``dice`` so far, ``total`` once all are rolled. */
export interface Rolled {
  strength: number;
  dice: number[];
  total: number | null;
}

export interface Combat {
  kind: "land" | "sea";
  attackers: Rolled;
  defenders: Rolled;
  winner: Flank | null;
  tie: boolean;
}

/** The attack under way. ``sea`` and ``land``: the strengths before dice if that combat began now. */
export interface Attack {
  region: string;
  attacker: string | null;
  token: string | null;
  target: Target;
  stage: string;
  surprise: boolean;
  committed: Committed[];
  support: Flank | null;
  blockade: boolean;
  withdrawal: boolean;
  spent_at_sea: SpentAtSea;
  fights_on_land: boolean;
  sea: Strengths;
  land: Strengths;
  combat: Combat | null;
}

/** A unit that was named and has not arrived yet. */
export interface Move {
  from: string;
  power: string;
  unit: Unit;
  to: string | null;
  new_unit: boolean;
  /** The face of the die that has to be answered. */
  sea: "sink" | "stay" | "success" | null;
}

/** Gold for help in this attack. */
export interface Offer {
  number: number;
  payer: string;
  helper: string;
  gold: number;
  navies: number;
  armies: number;
  status: OfferStatus;
}

/** An offer that waits for an answer; things are written as in the actions, such as ``gold 3``. */
export interface DealOffer {
  by: string;
  to: string;
  gives: string;
  gets: string;
  until: "round" | "war" | null;
  /** Whether the other named another sum: then the first one answers. */
  countered: boolean;
}

export interface Promise {
  by: string;
  to: string;
  kind: "help" | "passing" | "peace";
  until: "auction" | "round" | "war";
}

export interface Word {
  by: string;
  to: string;
  kept: number;
  broken: number;
}

export interface Talk {
  offer: DealOffer | null;
  promises: Promise[];
  words: Word[];
}

/** What a kind of act costs the seat that is asked what to do in its turn: gold and population are ranges, each of its own; unrest and taxations are of the cheapest (the least gold, then population, then unrest). */
export interface VerbPrice {
  verb: string;
  /** The least, where prices differ. */
  gold: number;
  /** The most. */
  gold_most: number;
  population: number;
  population_most: number;
  /** What the cheapest brings by itself, taxation apart. */
  unrest: number;
  /** How many taxations the cheapest would force. */
  taxations: number;
}

export interface ResultLine {
  power: string;
  place: number;
  before: number;
  unrest: number;
  revolution: boolean;
  penalty: number;
  victory_points: number;
}

export interface Result {
  winners: string[];
  powers: ResultLine[];
}

/** All that a seat may know; ``seat`` null: what everybody may know. */
export interface View {
  game: string;
  seat: string | null;
  seats: string[];
  preset: string;
  options: Record<string, unknown>;
  over: boolean;
  war: number;
  wars: number;
  phase: Phase;
  round: number;
  rounds: number;
  order: string[];
  turn: Turn | null;
  regions: Region[];
  alliances: Alliance[];
  tokens: Token[];
  blockade: Blockade | null;
  markers: Marker[];
  bag: Bag;
  powers: Power[];
  tiles: Tile[];
  draft: Draft | null;
  auction: Auction | null;
  attack: Attack | null;
  move: Move | null;
  offers: Offer[];
  /** Null where deals are no actions (option `negotiation`). */
  talk: Talk | null;
  prices: VerbPrice[] | null;
  result: Result | null;
}

/** Strengths, chances, and how many units each side loses on average. */
export interface CombatOdds {
  attackers: number;
  defenders: number;
  win: number;
  tie: number;
  loss: number;
  attacker_losses: number;
  defender_losses: number;
  losses: Record<string, number>;
}

/** What an action costs its player, the taxations that it forces (each gains unrest), and what is left to him. */
export interface Price {
  gold: number;
  population: number;
  /** What it brings by itself, taxation apart. */
  unrest: number;
  taxations: number;
  gold_left: number;
  population_left: number;
}

export interface AttackOdds {
  kind: "attack";
  capture: number;
  naval: CombatOdds | null;
  land: CombatOdds | null;
  /** By power. */
  losses: Record<string, number>;
  price: Price | null;
}

/** What gold makes of a face of the die. */
export interface SeaPrice {
  face: "sink" | "stay";
  outcome: "arrive" | "remain";
  price: Price;
}

export interface SeaOdds {
  kind: "sea";
  faces: Record<string, number>;
  prices: SeaPrice[];
}

/** An action without dice that costs something. */
export interface PriceOdds {
  kind: "price";
  price: Price;
}

/** A bid, which costs something only if it wins. */
export interface BidOdds {
  kind: "bid";
  price: Price;
}

export type Odds = AttackOdds | SeaOdds | PriceOdds | BidOdds;
