// Where things lie on the map, in per cent of a panel's chart: cartouche, camp of land units, harbour; own places for phones.

export type Spot = [x: number, y: number];

export interface Place {
  panel: string;
  cartouche: Spot;
  camp: Spot;
  harbour?: Spot;
  /** Camp width in pieces. */
  width: number;
  small: { cartouche?: Spot; camp?: Spot; harbour?: Spot };
}

export const PANELS = ["europe", "north-america", "caribbean", "south-america", "africa", "india", "east-indies"];

const EUROPE = "europe";
const TOP: Spot = [50, 13];

export const PLACES: Record<string, Place> = {
  "german-states": {
    panel: EUROPE,
    cartouche: [38, 42.5],
    camp: [39.6, 55.5],
    width: 3.2,
    small: { cartouche: [37, 41.5], camp: [39.5, 56] },
  },
  "central-europe": {
    panel: EUROPE,
    cartouche: [60.6, 42],
    camp: [60.5, 54.5],
    width: 4.2,
    small: { cartouche: [66, 35.5], camp: [64, 49] },
  },
  "baltic-states": {
    panel: EUROPE,
    cartouche: [45.5, 7.5],
    camp: [54.5, 19.6],
    width: 5.2,
    small: { cartouche: [47, 8.5], camp: [53, 21] },
  },
  mediterranean: {
    panel: EUROPE,
    cartouche: [40.5, 75.5],
    camp: [39.5, 88.5],
    width: 6.6,
    small: { cartouche: [36, 76], camp: [38, 90] },
  },
  "ottoman-empire": {
    panel: EUROPE,
    cartouche: [63, 70],
    camp: [64.5, 82],
    width: 4.2,
    small: { cartouche: [76, 67], camp: [68, 80] },
  },
  "north-america": {
    panel: "north-america",
    cartouche: TOP,
    camp: [36, 52],
    harbour: [77, 77],
    width: 3.2,
    small: { camp: [36, 55], harbour: [67, 84] },
  },
  caribbean: {
    panel: "caribbean",
    cartouche: TOP,
    camp: [62, 42],
    harbour: [64, 76],
    width: 4.2,
    small: { camp: [55, 50], harbour: [57, 85] },
  },
  "south-america": {
    panel: "south-america",
    cartouche: TOP,
    camp: [51, 48],
    harbour: [78, 80],
    width: 3.2,
    small: { camp: [50, 58], harbour: [68, 84] },
  },
  africa: {
    panel: "africa",
    cartouche: TOP,
    camp: [60, 52],
    harbour: [23, 74],
    width: 3.2,
    small: { camp: [62, 58], harbour: [33, 82] },
  },
  india: {
    panel: "india",
    cartouche: TOP,
    camp: [47, 51],
    harbour: [23, 82],
    width: 4.2,
    small: { camp: [50, 54], harbour: [33, 84] },
  },
  "east-indies": {
    panel: "east-indies",
    cartouche: TOP,
    camp: [48, 55],
    harbour: [38, 86],
    width: 4.2,
    small: { camp: [48, 56], harbour: [38, 86] },
  },
};

/** Camps at home, all in Europe. */
export const HOMES: Record<string, { at: Spot; small: Spot }> = {
  britain: { at: [20, 34], small: [19, 33] },
  france: { at: [24.5, 66], small: [24, 66] },
  spain: { at: [11.5, 86], small: [11, 87] },
  prussia: { at: [49.8, 37.5], small: [46, 33.5] },
  russia: { at: [91, 9], small: [90, 18] },
  austria: { at: [50.5, 65], small: [52, 68] },
  "united-provinces": { at: [25.5, 40.5], small: [24, 37] },
};

/** A cartouche of a colony hangs at the top of its panel; in Europe each has a place of its own. */
export const hangs = (place: Place): boolean => place.panel !== EUROPE;
