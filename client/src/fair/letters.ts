// What this browser adds to the dice (docs/fairness.md): a letter for each seat that it takes, told as a seal, opened when every
// seal lies fixed. By then it has kept a receipt of all seals, to hold against the record when the game is over.
import { path, post } from "../net/api";
import type { Fair, TableInfo } from "../wire";
import { sealOf } from "./proof.js";

const LETTER = "tricorne-letter/";
const RECEIPT = "tricorne-receipt/";

/** Every seal of a table as it was when this browser opened its letters, and the seals that are its own. */
interface Receipt {
  house: string;
  seals: [seat: string, seal: string][];
  mine: string[];
}

/** Pages over plain http have no cryptography of the browser. */
export async function prepared(): Promise<void> {
  if (crypto.subtle) return;
  const { subtle } = await import("./plain.js");
  Object.defineProperty(crypto, "subtle", { value: subtle });
}

/** A new letter, kept here; what is told is its seal. Empty, so that nothing is awaited, where nothing can be kept. */
export async function newSeal(): Promise<string> {
  await prepared();
  const letter = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const seal = await sealOf(letter);
  return keep(LETTER + seal, letter) ? seal : "";
}

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The receipt of a table, if one of its letters was opened here. */
export function receiptOf(table: string): Receipt | null {
  const text = kept(RECEIPT + table);
  return text ? (JSON.parse(text) as Receipt) : null;
}

const under = new Set<string>();

/** Open the letters of this browser if the table waits for them; the table as it is then. */
export async function openLetters(table: TableInfo): Promise<TableInfo> {
  if (!table.opening) return table;
  const mine = table.letters.filter(({ seat, seal, opened }) => table.mine.includes(seat) && !opened && kept(LETTER + seal));
  const seals = table.letters.map(({ seat, seal }): [string, string] => [seat, seal]);
  const own = table.letters.filter(({ seal }) => kept(LETTER + seal)).map(({ seal }) => seal);
  const before = receiptOf(table.id);
  const receipt = { house: table.commitment, seals, mine: own };
  // Seals that have changed since are not answered: somebody may have seen what was opened before.
  if (before && !sameSeals(before, receipt)) return table;
  if (mine.length) keep(RECEIPT + table.id, JSON.stringify(receipt));
  for (const { seat, seal } of mine) {
    if (under.has(seal)) continue;
    under.add(seal);
    table = await post<TableInfo>(path("tables", table.id, "letter"), { power: seat, letter: kept(LETTER + seal) }).catch(
      () => table,
    );
    under.delete(seal);
  }
  return table;
}

function sameSeals(one: Receipt, other: Receipt): boolean {
  return one.house === other.house && JSON.stringify(one.seals) === JSON.stringify(other.seals);
}

/** How a finished game fits what this browser kept: nothing kept, other seals, own letters left out, or all as it was. */
export function held(table: string, fair: Fair): "none" | "other-seals" | "left-out" | "fits" {
  const receipt = receiptOf(table);
  if (!receipt) return "none";
  const seals = fair.letters.map(({ seat, seal }): [string, string] => [seat, seal]);
  if (!sameSeals(receipt, { house: fair.commitment, seals, mine: [] })) return "other-seals";
  const opened = new Set(fair.letters.filter(({ letter }) => letter).map(({ seal }) => seal));
  return receipt.mine.every((seal) => opened.has(seal)) ? "fits" : "left-out";
}
