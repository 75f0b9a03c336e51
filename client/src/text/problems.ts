// What the server says of a request that it refuses, and the words of rules, in the language of the page.
import { kindOf, reader } from "../games/forms";
import type { BoardModule } from "../games/module";
import { HOUSE_KINDS, HOUSE_REFUSALS } from "./house-forms";
import type { Message } from "../wire";
import { asItStood, inLanguage, say, t, type Args } from "./text.svelte";

const read = reader(HOUSE_REFUSALS, HOUSE_KINDS);

/** A seat by its English name or its id. */
function seatWords(board: BoardModule | null, words: string): string {
  const id = words
    .toLowerCase()
    .replaceAll(" ", "-")
    .replace(/^great-/, "");
  const name = board?.powerName(id) ?? "";
  return /^[a-z-]*$/.test(name) ? words : name;
}

/** What the house refuses; null for what it does not say itself, or on an English page. */
export function houseWords(words: string, board: BoardModule | null = null): string | null {
  const found = read(words);
  if (!found) return null;
  const args: Args = {};
  for (const [hole, held] of found.holes) {
    const kind = kindOf(hole);
    if (kind === "number") args[hole] = Number(held);
    else if (kind === "seat") args[hole] = seatWords(board, held);
    else args[hole] = kind === "reason" ? (houseWords(held, board) ?? held) : held;
  }
  return inLanguage(`why-house-${found.id}`, args);
}

/** What the house says, in the language of the page. */
export function houseSaid(message: Message, board: BoardModule | null = null): string {
  const old = asItStood(message);
  return old === null ? say(message) : (houseWords(old, board) ?? old);
}

interface Problem {
  code: string;
  said: Message | null;
}

/** A refused request: what the server says, else by its code. */
export function problemWords({ code, said }: Problem): string {
  if (!said) return t(`problem-${code}`);
  const old = asItStood(said);
  return old === null ? say(said) : (houseWords(old) ?? inLanguage(`problem-${code}`) ?? old);
}

/** The reason of a refusal at a table: of the rules of the game, else of the house, else as it came. */
export function reasonWords(board: BoardModule, view: unknown, message: Message): string {
  const old = asItStood(message);
  return old === null ? say(message) : (board.refusal(view, old) ?? houseWords(old, board) ?? old);
}

/** A refused request at a table. */
export function tableWords(board: BoardModule, view: unknown, problem: Problem): string {
  if (!problem.said) return problemWords(problem);
  const told = reasonWords(board, view, problem.said);
  return told === asItStood(problem.said) ? problemWords(problem) : told;
}

/** A ruling without its marks and its reasons. */
const plain = (words: string): string =>
  words
    .replace(/^.*\*Ruling:\*\s*/, "")
    .replace(/\s*\*Reason:\*.*$/, "")
    .replaceAll("*", "");

/** The words of a rule, which the server has in English. */
export function ruleWords(board: BoardModule, id: string, words: string): string {
  return inLanguage(`rule-${id.replaceAll(".", "_")}`) ?? board.rule?.(id, words) ?? plain(words);
}
