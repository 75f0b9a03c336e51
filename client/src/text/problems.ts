// What the server says of a request that it refuses, and the words of rules, in the language of the page.
import type { BoardModule } from "../games/module";
import type { Message } from "../wire";
import { gameText, say, t } from "./text.svelte";

/** A refused request: what the server says, else by its code. */
export function problemWords({ code, said }: { code: string; said: Message | null }): string {
  return said ? say(said) : t(`problem-${code}`);
}

/** A ruling without its marks and its reasons. */
const plain = (words: string): string =>
  words
    .replace(/^.*\*Ruling:\*\s*/, "")
    .replace(/\s*\*Reason:\*.*$/, "")
    .replaceAll("*", "");

const inItsLanguage = (game: string, id: string): string | null => gameText(game).maybe(`rule-${id.replaceAll(".", "_")}`);

/** The words of a rule, which the server has in English. */
export function ruleWords(board: BoardModule, id: string, words: string): string {
  return inItsLanguage(board.id, id) ?? board.rule?.(id, words) ?? plain(words);
}

/** The same where no board has been loaded yet. */
export function ruleOf(game: string, id: string, words: string): string {
  return inItsLanguage(game, id) ?? plain(words);
}
