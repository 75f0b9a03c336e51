// A picture and a line for each game on the home page.
import europe from "../games/struggle-of-empires/scenery/europe-light.webp?url";
import { maybe } from "../text/text.svelte";

export const plate = (game: string): string | undefined => (game === "struggle-of-empires" ? europe : undefined);
export const gameBlurb = (game: string): string => maybe(`blurb-${game}`) ?? "";
