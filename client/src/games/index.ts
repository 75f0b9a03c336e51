// The boards of the house. A game is a folder here: its index.ts is fetched when a table of the game is opened; seats.css,
// the colours of its seats, and plate.ts, what the home page shows of it, are always there.
import type { BoardModule } from "./module";

const MODULES = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
const PLATES = import.meta.glob<string>("./*/plate.ts", { eager: true, import: "default" });
import.meta.glob("./*/seats.css", { eager: true });

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in MODULES;

export async function board(game: string): Promise<BoardModule> {
  return (await MODULES[`./${game}/index.ts`]()).default;
}

/** The address of a picture of the game for the home page. */
export const plate = (game: string): string | undefined => PLATES[`./${game}/plate.ts`];
