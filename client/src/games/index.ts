// The boards of the house, each fetched when a table of its game is opened.
import type { BoardModule } from "./module";

const MODULES: Record<string, () => Promise<{ default: BoardModule }>> = {
  "struggle-of-empires": () => import("./struggle-of-empires"),
  "imperial-struggle": () => import("./imperial-struggle"),
};

export const hasBoard = (game: string): boolean => game in MODULES;

export async function board(game: string): Promise<BoardModule> {
  return (await MODULES[game]()).default;
}
