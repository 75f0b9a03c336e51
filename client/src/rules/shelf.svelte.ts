// The books of rules, each fetched in the language of the page when somebody first wants to read a rule.
import { get, path } from "../net/api";
import { settings } from "../settings.svelte";
import type { BookRule, RuleBook } from "../wire";

let books = $state.raw<Record<string, RuleBook>>({});
/** Books that were asked for and did not come. */
let lost = $state.raw<string[]>([]);
const asked = new Set<string>();
const indexes = new WeakMap<RuleBook, Map<string, BookRule>>();

/** The rules of a game in the language of the page; null until they have come. */
export function bookOf(game: string): RuleBook | null {
  const name = `${settings.language}/${game}`;
  if (!asked.has(name)) {
    asked.add(name);
    get<RuleBook>(path("games", game, "book", settings.language)).then(
      (book) => (books = { ...books, [name]: book }),
      () => {
        asked.delete(name); // whoever wants to read next asks again
        if (!lost.includes(name)) lost = [...lost, name];
      },
    );
  }
  return books[name] ?? null;
}

/** Whether the book of a game is still on its way. */
export const bookComes = (game: string): boolean => !bookOf(game) && !lost.includes(`${settings.language}/${game}`);

/** All rules of a book by their ids. */
export function rulesOf(book: RuleBook): Map<string, BookRule> {
  const found = indexes.get(book) ?? new Map(book.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  indexes.set(book, found);
  return found;
}
