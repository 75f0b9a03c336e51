// Names of things, by their ids.
import { name, t, tell } from "./text";
import type { WarTile } from "./view";

export const sideName = (id: string): string => name("side", id);
export const typeName = (id: string): string => name("type", id);
export const regionName = (id: string): string => name("region", id);
export const commodityName = (id: string): string => name("commodity", id);
export const keywordName = (id: string): string => name("keyword", id);
export const cardName = (id: string): string => name("card", id);
export const ministryName = (id: string): string => name("ministry", id);
export const advantageName = (id: string): string => name("advantage", id);
export const theaterName = (id: string): string => name("theater", id);
export const warName = (id: string): string => name("war", id);
export const spaceName = (id: string): string => (id === "navy-box" ? t("navy-box") : name("space", id));

/** Basic War tiles have no name but their strength. */
export const tileName = (tile: WarTile): string =>
  tile.id.startsWith("bonus") ? name("tile", tile.id) : tell("basic-tile", { strength: tile.strength });

/** Several names as a list has them. */
export const listed = (words: string[]): string => words.join(", ");
