// The boards of the house. A game is a folder here: its index.ts is fetched when a table of the game is opened; seats.css,
// the colours of its seats, and picture.ts, what the home page shows of it, are always there.
import type { GameInfo } from "../wire";
import type { BoardModule } from "./module";

const MODULES = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
const PICTURES = import.meta.glob<string>("./*/picture.ts", { eager: true, import: "default" });
import.meta.glob("./*/seats.css", { eager: true });

/** The board of a game: its own, or the plain one. */
export async function board(game: string, info: Promise<GameInfo>): Promise<BoardModule> {
  const own = MODULES[`./${game}/index.ts`];
  if (own) return (await own()).default;
  const { plainBoard } = await import("../plain");
  return plainBoard(await info);
}

/** Give the seats of a game their colours on pages without a board. */
export async function seatColours(info: GameInfo): Promise<void> {
  if (`./${info.card.id}/index.ts` in MODULES) return;
  const { colourSeats } = await import("../plain/colours");
  colourSeats(
    info.card.id,
    info.card.powers.map((power) => power.id),
  );
}

/** The address of a picture of the game for the home page. */
export const picture = (game: string): string | undefined => PICTURES[`./${game}/picture.ts`];
