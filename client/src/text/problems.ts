// What the server says of a request that it refuses, and the words of rules, in the language of the page.
import { kindOf, reader } from "../games/forms";
import type { BoardModule } from "../games/module";
import { HOUSE_KINDS, HOUSE_REFUSALS } from "./house-forms";
import { inLanguage, t, type Args } from "./text.svelte";

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

/** A refused request: by its words, else by its code, else as the server says it. */
export function problemWords(problem: { code: string; message: string }): string {
  const told = problem.message ? houseWords(problem.message) : null;
  return told ?? inLanguage(`problem-${problem.code}`) ?? (problem.message || t(`problem-${problem.code}`));
}

/** The reason of a refusal at a table: of the rules of the game, else of the house, else as it came. */
export function reasonWords(board: BoardModule, view: unknown, words: string): string {
  return board.refusal(view, words) ?? houseWords(words, board) ?? words;
}

/** A refused request at a table. */
export function tableWords(board: BoardModule, view: unknown, problem: { code: string; message: string }): string {
  const told = reasonWords(board, view, problem.message);
  return told === problem.message ? problemWords(problem) : told;
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
