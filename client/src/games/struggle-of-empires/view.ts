// The view of a seat: its types are made from the game's own (view/view_types.py), and this is how to find things in it.
import type { Marker, Power, Region, Tile, Unit, View } from "./view-types";

export type * from "./view-types";

export const UNITS: Unit[] = ["army", "navy", "fort"];

/** Players and others in the order of the seats. */
export const powerOf = (view: View, id: string): Power | undefined => view.powers.find((power) => power.id === id);
export const regionOf = (view: View, id: string): Region | undefined => view.regions.find((region) => region.id === id);
export const markerOf = (view: View, id: string): Marker | undefined => view.markers.find((marker) => marker.id === id);
export const tileOf = (view: View, id: string): Tile | undefined => view.tiles.find((tile) => tile.id === id);
