// The plain board: any game without a folder under games/ is played on it, by what its view, its actions and its texts say.
import type { BoardModule, OpenAction, Sentence } from "../games/module";
import { gameText, maybe, say } from "../text/text.svelte";
import { thingsIn } from "../text/speech";
import type { ActionRow, GameInfo, Message } from "../wire";
import Board from "./Board.svelte";
import { colourSeats } from "./colours";
import Mats from "./Mats.svelte";
import Nothing from "./Nothing.svelte";
import Odds from "./Odds.svelte";
import { nameSeatsBy } from "./letters";
import { label } from "./view-text";
import Shield from "./Shield.svelte";
import Strip from "./Strip.svelte";
import "./plain.css";

const LOG = "told";

function openAction(row: ActionRow): OpenAction {
  const [verb, ...rest] = row.text.split(" ");
  const last = Number(rest.at(-1));
  return {
    id: row.id,
    text: row.text,
    verb,
    words: say(row.words),
    rule: row.rule,
    icon: null,
    thingIds: [],
    unit: null,
    power: null,
    number: rest.length === 1 && Number.isInteger(last) ? last : null,
    quick: true,
  };
}

/** The seat that a line speaks of first, and a die that it tells of. */
function line(message: Message, plain: Sentence): Sentence {
  const seat = thingsIn(message).find((thing) => thing.kind === "seat" || thing.kind === "power")?.id ?? null;
  const die = message.args.die;
  const dice = typeof die === "number" ? [{ power: seat, faces: [die], total: die }] : undefined;
  return { ...plain, power: seat, dice, kind: LOG };
}

export function plainBoard(info: GameInfo): BoardModule {
  const { id, powers } = info.card;
  const text = gameText(id);
  colourSeats(
    id,
    powers.map((power) => power.id),
  );
  const powerName = (seat: string): string =>
    text.maybe(`seat-${seat}`) ?? text.maybe(`power-${seat}`) ?? powers.find((power) => power.id === seat)?.name ?? seat;
  nameSeatsBy(powerName);
  return {
    id,
    reword: (key) => maybe(`plain-${key}`),
    fallback: (key) => text.maybe(key) ?? label(text, key.replace(/^[a-z]+-/, "")),
    Board,
    TextBoard: Board,
    Strip,
    Mats,
    Market: null,
    Overlay: Nothing,
    Deals: null,
    Offers: null,
    Odds,
    Sprite: Nothing,
    Shield,
    menu: [],
    menuAt: [],
    verbIcons: {},
    turning: [],
    worthTelling: [LOG],
    openAction: (_, row) => openAction(row),
    title: (key) => label(text, key),
    line,
    examples: (_, verb) => info.actions.filter((row) => row.text.split(" ")[0] === verb).map((row) => row.text),
    nothing: () => null,
    explain: () => null,
    flights: () => [],
    powerName,
    outcome: () => [],
    figures: null,
  };
}
