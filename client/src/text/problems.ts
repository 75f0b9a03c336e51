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

/** The words of a rule, which the server has in English. */
export function ruleWords(board: BoardModule, id: string, words: string): string {
  const key = `rule-${id.replaceAll(".", "_")}`;
  return gameText(board.id).maybe(key) ?? board.rule?.(id, words) ?? plain(words);
}
