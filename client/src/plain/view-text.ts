// How a view is read by somebody who knows nothing of the game: what kind of value stands there, and what it is called.
// A game's texts help where they are there: `view-KEY` names a part, `KIND-ID` (prize-santa-rosa) names a thing.
import { number, say, t, type GameText } from "../text/text.svelte";
import type { Message } from "../wire";

export type Record_ = Record<string, unknown>;
export type Kind = "plain" | "rows" | "record";

/** Parts of a view that are told elsewhere on the page. */
const ELSEWHERE = ["decision", "game", "seat", "seats"];

const isRecord = (value: unknown): value is Record_ => typeof value === "object" && value !== null && !Array.isArray(value);
const isMessage = (value: unknown): value is Message => isRecord(value) && typeof value.key === "string" && isRecord(value.args);

/** What kind of table a value becomes: one line, a row for each of a list, or a line for each key. */
export function kindOf(value: unknown): Kind {
  if (isMessage(value)) return "plain";
  if (Array.isArray(value)) return value.length > 0 && value.every(isRecord) ? "rows" : "plain";
  return isRecord(value) ? "record" : "plain";
}

export function parts(view: unknown): [key: string, value: unknown][] {
  return Object.entries((view ?? {}) as Record_).filter(([key]) => !ELSEWHERE.includes(key));
}

/** All columns of a list of rows, in the order in which they come up. */
export const columns = (rows: Record_[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const words = (id: string): string => id.replaceAll(/[-_]/g, " ");

/** The name of a part: the game's own, else its key in words. */
export function label(text: GameText, key: string): string {
  const plain = words(key);
  return text.maybe(`view-${key.replaceAll("_", "-")}`) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The name of what an id stands for: tried as what its key says, and as a seat; else its words. */
function named(text: GameText, key: string, id: string): string {
  const one = key.endsWith("s") ? key.slice(0, -1) : key;
  for (const kind of [key, one, "power", "seat"]) {
    const found = text.maybe(`${kind}-${id}`);
    if (found !== null) return found;
  }
  return words(id);
}

/** A value in one line. `key` says what it is a value of. */
export function inWords(text: GameText, key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return number(value, Number.isInteger(value) ? 0 : 2);
  if (typeof value === "string") return named(text, key, value);
  if (isMessage(value)) return say(value);
  if (Array.isArray(value)) return value.length ? value.map((one) => inWords(text, key, one)).join(", ") : "–";
  return thing(text, key, value as Record_);
}

/** A small object in one line: what it is first, the rest in brackets. */
function thing(text: GameText, key: string, value: Record_): string {
  const [head, ...rest] = Object.entries(value).map(([name, one]) =>
    typeof one === "string" ? inWords(text, name === "id" ? key : name, one) : `${label(text, name)} ${inWords(text, name, one)}`,
  );
  return rest.length ? `${head} (${rest.join(", ")})` : (head ?? "–");
}
