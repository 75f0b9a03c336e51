// A picture and a line for each game on the home page.
import america from "../games/imperial-struggle/scenery/north-america-light.webp?url";
import europe from "../games/struggle-of-empires/scenery/europe-light.webp?url";
import { maybe } from "../text/text.svelte";

const PLATES: Record<string, string> = { "struggle-of-empires": europe, "imperial-struggle": america };

export const plate = (game: string): string | undefined => PLATES[game];
export const gameBlurb = (game: string): string => maybe(`blurb-${game}`) ?? "";
