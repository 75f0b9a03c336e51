// The war display of a view: theaters with tiles and strengths, spoils, and what is still to be done in the one fought now.
import type { RegionId, Side } from "./view";

export interface WarTile {
  id: string;
  strength: number;
  effect: string;
}

export interface TileHeap {
  basic: number;
  bonus: number;
  /** The tiles themselves, where the seat may know them. */
  shown: WarTile[] | null;
}

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

export interface SideStrength {
  total: number;
  tiles_shown: boolean;
  items: { key: string; id: string | null; amount: number }[];
}

export interface Theater {
  id: string;
  number: number;
  regions: RegionId[];
  territories: string[];
  keyword: string | null;
  spoils: SpoilsRow[];
  tiles: Record<Side, TileHeap>;
  byng: boolean;
  strength: Record<Side, SideStrength> & {
    theater: string;
    winner: Side | null;
    margin: number;
    spoils: {
      row: number;
      vp: number;
      conquest_points: number;
      treaty_points_to_loser: number;
      unflag: string[];
      special: string[];
      squadrons_lost: number;
      best: boolean;
    } | null;
  };
  revealed: boolean;
  counted: boolean;
  winner: Side | null;
  row: number | null;
}

export interface Fight {
  theater: number;
  stage: "tile-effects" | "losses" | "conquest" | "spanish-shift" | "rewards";
  effects_of: Side | null;
  strikes: number;
  unflags: number;
  /** France, Britain. */
  strength: [number, number] | null;
  conquest_points: number;
  squadrons_to_lose: number;
  target: string | null;
  spanish_shifts_owed: number;
}

export interface WarDisplay {
  id: string;
  dates: string;
  fought_now: boolean;
  theaters: Theater[];
  fight: Fight | null;
  in_hand: (TileHeap & { side: Side })[];
  out_of_game: string[];
  atlantic_dominance: Side | null;
}
