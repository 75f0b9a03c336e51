// What the server says of a request that it refuses, and the words of rules, in the language of the page.
import { bookComes, bookOf, rulesOf } from "../rules/shelf.svelte";
import { settings } from "../settings.svelte";
import type { BoardModule } from "../games/module";
import type { Message } from "../wire";
import { say, t } from "./text.svelte";

/** A refused request: what the server says, else by its code. */
export function problemWords({ code, said }: { code: string; said: Message | null }): string {
  return said ? say(said) : t(`problem-${code}`);
}

/** The words of a rule, which the server has in English. Those of other languages come with the book, which is fetched
 * when a rule is first read; until then the page says so, and if it does not come, the English words are better than none. */
export function ruleOf(game: string, id: string, words: string): string {
  if (settings.language === "en") return words;
  if (bookComes(game)) return t("book-loading");
  const book = bookOf(game);
  return (book && rulesOf(book).get(id)?.words) || words;
}

/** The same at a table. */
export const ruleWords = (board: BoardModule, id: string, words: string): string => ruleOf(board.id, id, words);
