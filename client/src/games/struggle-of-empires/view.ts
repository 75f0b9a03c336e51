// The view of a seat (docs/views.md), as far as the board draws it.

import type { Arg, Message } from "../../wire";

export type Unit = "army" | "navy" | "fort";
export const UNITS: Unit[] = ["army", "navy", "fort"];
export type Units = Record<Unit, number>;
export type Side = "red" | "blue";

export interface Region {
  id: string;
  name: Arg;
  values: number[];
  colony: boolean;
  zone: string;
  ship: boolean;
  naval_area: string | null;
  neighbours: string[];
  homes: string[];
  control: Record<string, number>;
  units: Record<string, Units>;
  markers: string[];
  tokens: string[];
  alliances: string[];
  blockade: string | null;
  points: Record<string, number>;
}

export interface Marker {
  id: string;
  region: string;
  kind: "attack" | "colonize" | "commerce";
  strength: number;
  gold: number;
  victory_points: number;
  place: string;
  holder: string | null;
}

export interface Alliance {
  id: string;
  name: Arg;
  regions: string[];
  land: boolean;
  naval: boolean;
  gold: number;
  holder: string | null;
}

export interface Token {
  id: string;
  name: Arg;
  effect: Message;
  strength: number;
  region: string | null;
  holds: string | null;
}

export interface Power {
  id: string;
  name: Arg;
  player: boolean;
  side: Side | null;
  box: number | null;
  gold: number | null;
  population: number | null;
  victory_points: number | null;
  points_preview: number | null;
  unrest: { gains: number; returns: number; points: number | null; counters: number[] | null } | null;
  taxation: number | null;
  income: number | null;
  maintenance: number | null;
  control: number;
  home: Units;
  supply: Units | null;
  tiles: { id: string; ready: number; used: number }[];
  alliances: string[];
}

export interface Tile {
  id: string;
  name: Arg;
  kind: string;
  life: string;
  gold: number;
  population: number;
  unrest: number;
  effect: Message;
  regions: string[];
  copies: number;
  display: number;
  removed: number;
}

export interface Auction {
  opener: string | null;
  next_opener: string | null;
  bidder: string | null;
  bid: number | null;
  red: string | null;
  blue: string | null;
  passes: number;
  floor: number | null;
  new_bid: number | null;
  new_red: string | null;
}

export type Flank = "attackers" | "defenders";
export interface Strength {
  strength: number;
  items: { item: string; of: string | null; count: number; worth: number }[];
}
export interface Combat {
  kind: "sea" | "land";
  attackers: { strength: number; dice: number[]; total: number | null };
  defenders: { strength: number; dice: number[]; total: number | null };
  winner: Flank | null;
  tie: boolean;
}
export interface Attack {
  region: string;
  attacker: string | null;
  token: string | null;
  target: { kind: "power" | "marker" | "token"; id: string };
  stage: string;
  surprise: boolean;
  committed: { power: string; side: Flank; navies: number; armies: number }[];
  support: Flank | null;
  blockade: boolean;
  withdrawal: boolean;
  fights_on_land: boolean;
  sea: Record<Flank, Strength>;
  land: Record<Flank, Strength>;
  combat: Combat | null;
}

export interface Offer {
  number: number;
  payer: string;
  helper: string;
  gold: number;
  navies: number;
  armies: number;
  status: "awaits-helper" | "awaits-payer" | "accepted" | "refused" | "withdrawn";
}

export interface View {
  game: string;
  seat: string | null;
  seats: string[];
  over: boolean;
  war: number;
  wars: number;
  phase: string;
  round: number;
  rounds: number;
  order: string[];
  turn: { power: string; actions_left: number; special_taken: boolean; moves_left: number } | null;
  regions: Region[];
  alliances: Alliance[];
  tokens: Token[];
  blockade: { owner: string; region: string } | null;
  markers: Marker[];
  bag: { markers: number; hidden: number };
  powers: Power[];
  tiles: Tile[];
  draft: { round: number; hand: string[]; kept: string[]; passed: string[] } | null;
  auction: Auction | null;
  attack: Attack | null;
  move: { power: string; unit: Unit; from: string; to: string | null; new_unit: boolean; sea: string | null } | null;
  offers: Offer[];
  result: { winners: string[]; powers: ResultLine[] } | null;
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

export interface Odds {
  kind: "attack" | "sea";
  capture: number;
  naval: CombatOdds | null;
  land: CombatOdds | null;
  losses: Record<string, number>;
}
export interface CombatOdds {
  attackers: number;
  defenders: number;
  win: number;
  tie: number;
  loss: number;
  attacker_losses: number;
  defender_losses: number;
}

/** Players and others in the order of the seats. */
export const powerOf = (view: View, id: string): Power | undefined => view.powers.find((power) => power.id === id);
export const regionOf = (view: View, id: string): Region | undefined => view.regions.find((region) => region.id === id);
export const markerOf = (view: View, id: string): Marker | undefined => view.markers.find((marker) => marker.id === id);
export const tileOf = (view: View, id: string): Tile | undefined => view.tiles.find((tile) => tile.id === id);
