// What the table asks of a game's board. A second game is a second folder that fills in this form.
import type { Component } from "svelte";
import { splitKey, thingsIn } from "../text/speech";
import { gameText, say as tell, type Args } from "../text/text.svelte";
import type { ActionRow, Message } from "../wire";
import type { TableSession } from "../table/session.svelte";

/** An open action as the screen shows it. `thingIds` name the things on the board that stand for it: "region/india". */
export interface OpenAction {
  id: number;
  text: string;
  verb: string;
  words: string;
  rule: string;
  icon: string | null;
  thingIds: string[];
  unit: string | null;
  power: string | null;
  number: number | null;
  /** Played by one click; everything else is confirmed. */
  quick: boolean;
}

export interface Sentence {
  words: string;
  power: string | null;
  /** Where dice were thrown. */
  place?: string;
  dice?: { power: string | null; faces: number[]; total: number }[];
  /** Things on the board that the sentence is about. */
  thingIds: string[];
  kind: string;
  /** A short word for the slider, where a new part of the game begins. */
  mark?: string;
}

/** A sum that is shown row by row: a count of points, gold, strength. */
export interface Counting {
  title: string;
  parts: CountPart[];
}
export interface CountPart {
  title: string;
  /** The powers of the columns. */
  powers: string[];
  rows: CountRow[];
  /** Said under the rows. */
  note?: string;
}
export interface CountRow {
  words: string;
  /** Why: what was counted, what was needed. */
  why?: string;
  /** One for each power; the small figure is what it rests on. */
  cells: { words: string; small?: string; bad?: boolean }[];
  /** What stands on the track after it. */
  after?: string;
  sum?: boolean;
  thingIds: string[];
}

/** What a thing is, for whoever points at it. */
export interface Explanation {
  title: string;
  lines: string[];
}

export interface BoardModule {
  id: string;
  /** A text that this board words otherwise than the house; null for any other. */
  reword?: (id: string) => string | null;
  /** What a text is that nobody has written, such as the name of a verb. */
  fallback?: (id: string) => string;
  Board: Component<{ table: TableSession }>;
  TextBoard: Component<{ table: TableSession }>;
  Strip: Component<{ table: TableSession }>;
  Mats: Component<{ table: TableSession }>;
  /** What can be had, on a page of its own; null for a game without. */
  Market: Component<{ table: TableSession }> | null;
  Overlay: Component<{ table: TableSession }>;
  /** Deals between powers, where a game has them. */
  Deals: Component<{ table: TableSession }> | null;
  /** What is offered to this seat, shown with the question. */
  Offers: Component<{ table: TableSession }> | null;
  /** Answers in a form of the game's own instead of a list, and the questions that have one. */
  Answer?: Component<{ table: TableSession }>;
  answerAt?: string[];
  Odds: Component<{ odds: unknown; table: TableSession }>;
  Sprite: Component;
  /** All pieces of the game as far as a seat knows where they are; fetched by whoever looks them up. */
  Pieces?: () => Promise<{ default: Component<{ table: TableSession }> }>;
  Shield: Component<{ power: string; label?: string }>;
  /** Rows of verbs of a turn's menu; a verb without open actions is shown, and says why not. */
  menu: string[][];
  /** Keys of the questions at which that menu is shown. */
  menuAt: string[];
  verbIcons: Record<string, string>;
  /** Kinds of sentences: where a part of the log begins; what is worth telling to somebody who was away. */
  turning: string[];
  worthTelling: string[];
  openAction: (view: unknown, row: ActionRow) => OpenAction;
  title: (key: string) => string;
  /** A line of the log with what the game adds: dice, a mark for the slider. */
  line?: (message: Message, plain: Sentence) => Sentence;
  /** The whole price of an action, from what the server says is at stake; null for one that costs nothing. */
  price?: (stake: unknown) => { words: string; warning: string | null } | null;
  /** What a verb of the menu costs, shown on its button. */
  Cost?: Component<{ table: TableSession; verb: string }>;
  /** What is to be known before a verb is used, such as what its pieces do. */
  notes?: (view: unknown, verb: string) => string[];
  /** Verbs that are asked even where nothing else is open: they end something. */
  asksAlways?: string[];
  /** The kind of a question, where the coach explains several of them together. */
  coachKind?: (key: string) => string;
  /** What lines of an entry count up, such as the scoring of a war; null for any other entry. */
  counting?: (lines: Message[]) => Counting | null;
  /** Texts of actions to ask about when a verb is refused, best first. */
  examples: (view: unknown, verb: string, thingId: string | null) => string[];
  /** The same for a thing that is pointed at before any verb is chosen. */
  asksAbout?: (view: unknown, thingId: string) => string[];
  /** Said instead of the server's reason where a verb has nothing at all to work on. */
  nothing: (view: unknown, verb: string) => string | null;
  explain: (view: unknown, thingId: string) => Explanation | null;
  /** The things of pieces that moved between two views, from and to. */
  flights: (before: unknown, after: unknown) => Flight[];
  powerName: (id: string) => string;
  /** What the viewer has in gold, for the sound of a coin. */
  gold?: (view: unknown) => number;
  /** What the points of all sources come to on the track, once the game is over. */
  sum?: (view: unknown, sources: Record<string, Record<string, number>>) => string;
  /** Who won and why, in sentences, once the game is over. */
  outcome: (view: unknown) => string[];
  /** Parts of the screen that a lesson can point at, each as a selector. */
  panels?: Record<string, string>;
  /** Figures for the charts of the end; null for all that there are. */
  figures: { key: string; words: string }[] | null;
}

/** A line of the log: what it says, and the things that it speaks of. */
export function toldLine(board: BoardModule, message: Message): Sentence {
  const things = thingsIn(message);
  const plain: Sentence = {
    words: tell(message),
    power: things.find((thing) => thing.kind === "power")?.id ?? null,
    thingIds: things.map((thing) => `${thing.kind}/${thing.id}`),
    kind: splitKey(message.key)[1].replace(/^log-/, ""),
  };
  return board.line?.(message, plain) ?? plain;
}

/** A text of the game's own, else the house's. */
export const say = (board: BoardModule, id: string, args?: Args): string =>
  board.reword?.(id) ?? gameText(board.id).maybe(id, args) ?? board.fallback?.(id) ?? id;

/** The same where there may be none. */
export const maybeSay = (board: BoardModule, id: string, args?: Args): string | null => gameText(board.id).maybe(id, args);

export interface Flight {
  piece: string;
  power: string;
  from: string;
  to: string;
}
