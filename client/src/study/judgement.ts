// What the server reckons of a finished game (docs/report.md).
import type { Message } from "../wire";

export interface Change {
  kind: string;
  seat: string;
  first: number;
  last: number;
  words: Message[];
  change: Record<string, number>;
  size: number;
  alternatives: [Message, number][];
  chosen: [Message, number] | null;
}
/** What one kind of chance (cards, tiles, dice) did. */
export interface LuckPart {
  chance: string;
  words: Message;
  luck: number;
  error: number;
}
export interface Account {
  seat: string;
  begin: number;
  luck: number;
  own: number;
  others: number;
  judgement: number;
  end: number;
  luck_error: number;
  parts?: LuckPart[];
}
export interface Judgement {
  seats: string[];
  entries: number;
  winners: string[];
  scores: Record<string, number>;
  chances: [number, number[]][];
  turning_points: Change[];
  costly: Change[];
  lucky: Change[];
  accounts: Account[];
  playouts: number;
}

/** A share of the win in hundredths, with its sign; it reads from the left in every language. */
export const hundredths = (share: number): string => {
  const found = Math.round(share * 100);
  const sign = found > 0 ? "+" : found < 0 ? "−" : "";
  return `\u2066${sign}${Math.abs(found)}\u2069`;
};
