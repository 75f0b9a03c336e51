// Why a bot has played an action, in the language of the page.
import { kindOf, reader } from "../games/forms";
import type { BoardModule } from "../games/module";
import type { ActionRow, Message } from "../wire";
import { GROUNDS, REASON_KINDS, REASONS } from "./reason-forms";
import { asItStood, inLanguage, list, maybe, number, percent, say, type Args } from "./text.svelte";

const read = reader(REASONS, REASON_KINDS);
const readGround = reader(GROUNDS, {});

/** A reason as the server gave it, and the table as it was when the bot chose. */
export interface Given {
  words: Message;
  view: unknown;
}

function groundsWords(words: string): string {
  return list(words.split(" and ").map((one) => inLanguage(`reason-for-${readGround(one)?.id}`) ?? one));
}

/** Which of several actions with the same words is meant nobody can tell, so that it is told plainly. */
function deedWords(board: BoardModule, view: unknown, actions: ActionRow[], words: string): string {
  const row = actions.find((one) => asItStood(one.words) === words);
  if (!row) return words;
  const deed = board.deed(view, row);
  return deed.plain ?? deed.words;
}

/** The reason in the language of the page; null for a bot that says something of its own. */
export function botReason(board: BoardModule, actions: ActionRow[], given: Given): string | null {
  const old = asItStood(given.words);
  if (old === null) return say(given.words);
  const found = read(old);
  if (!found) return null;
  const args: Args = {};
  for (const [hole, held] of found.holes) {
    const kind = kindOf(hole);
    if (kind === "action") args[hole] = deedWords(board, given.view, actions, held);
    else if (kind === "grounds") args[hole] = groundsWords(held);
    else if (kind === "percent") args[hole] = percent(parseInt(held) / 100);
    else if (kind === "worth") args[hole] = number(Number(held), 1);
    else args[hole] = maybe(`bot-${held}.name`) ?? held;
  }
  return inLanguage(`reason-${found.id}`, args);
}
