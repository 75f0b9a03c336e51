// The combats that entries of the log tell of: dice, who won, what was lost and taken.
import type { LogEntry, Message } from "../../wire";
import type { Sentence } from "../module";

export interface Fight {
  sentence: Sentence;
  dice: NonNullable<Sentence["dice"]>;
  outcome: Sentence[];
}

const DECIDED = ["win-sea", "win-land", "tie-sea", "tie-land"];
const TOLD = [...DECIDED, "loss", "control-gained", "control-lost"];
/** What may stand inside a combat without being told again; any other line begins something else. */
const BETWEEN = [
  "naval-support",
  "unrest",
  "unrest-back",
  "unrest-worth",
  "reserves",
  "withdraw",
  "lose-ally",
  "token-holds",
  "token-returns",
  "gold",
  "points",
];

export const hasDice = (entry: LogEntry): boolean => entry.lines.some((line) => line.args.dice !== undefined);

/** The combats that begin in the first entry, with all that came of them later, and the entry that ended them. */
export function fightsFrom(entries: LogEntry[], tell: (line: Message) => Sentence): { fights: Fight[]; end: number } {
  const fights: Fight[] = [];
  let end = entries[0]?.number ?? -1;
  for (const entry of entries) {
    if (entry.kind !== "play") continue;
    const lines = entry.lines.map(tell);
    const later = entry.number > entries[0].number;
    if (later && !lines.every(({ kind, dice }) => dice || TOLD.includes(kind) || BETWEEN.includes(kind))) break;
    end = entry.number;
    for (const sentence of lines) {
      const open = fights.at(-1);
      if (sentence.dice) {
        const again = open && !open.outcome.some(({ kind }) => DECIDED.includes(kind));
        // Reserves throw the dice of the same combat again.
        if (again) fights.pop();
        fights.push({ sentence, dice: sentence.dice, outcome: [] });
      } else if (open && TOLD.includes(sentence.kind)) open.outcome.push(sentence);
    }
  }
  return { fights, end };
}
