// What the server tells a viewer of a table, shown at the pace that he likes. Holds no rule of any game.
import { openLetters } from "../fair/letters";
import { get, path } from "../net/api";
import { applied } from "../net/changes";
import { notice } from "../notices";
import { look, settings, type Pace } from "../settings.svelte";
import { sound } from "../sounds";
import { t, texts } from "../text/text.svelte";
import { toldLine, type BoardModule, type Counting, type Sentence } from "../games/module";
import type {
  ActionRow,
  ChatLine,
  Event,
  GameInfo,
  Log,
  LogEntry,
  Message,
  Moment,
  OrderChanged,
  Position,
  Prompt,
  StandingOrder,
  Step,
  TableInfo,
  UndoWords,
  WhyAnswer,
} from "../wire";
import type { Choice } from "./choice.svelte";
import { keepRead, readBefore } from "./read";

/** Between two steps of others, so that the eye can follow. */
const WAIT = { slow: 2000, normal: 700 };
/** So many steps late one may be at the normal pace. */
const HURRY = 40;
/** So many marks lie on the board at most. */
const MARKS = 60;

/** Powers stand everywhere on the page: to mark them would say nothing. */
export const isPower = (thingId: string): boolean => thingId.startsWith("power/") || thingId.startsWith("side/");

export interface Why {
  title: string;
  answers: WhyAnswer[];
}

export abstract class Told {
  info: TableInfo = $state.raw() as TableInfo;
  view: unknown = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  legal: number[] | null = $state.raw(null);
  undo: UndoWords | null = $state.raw(null);
  scores: Record<string, number> = $state.raw({});
  number = $state(-1);
  seat: string | null = $state(null);
  /** Whether the game has been played to its end. */
  private played = $state(false);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  heard = $state(0);
  /** The last line that the viewer has read in each channel. */
  readonly read: Record<string, number> = $state({});
  seen = $state(-1);
  online = $state(false);
  why: Why | null = $state.raw(null);
  past: Moment | null = $state.raw(null);
  /** The standing order of the seat on the screen, and why the last one ended. */
  order: StandingOrder | null = $state.raw(null);
  orderEnded: OrderChanged["ended"] = $state(null);
  /** The view before the last step, for pieces that move. */
  before: unknown = $state.raw(null);
  /** The entry whose count is shown; what comes after it waits. */
  counted: LogEntry | null = $state.raw(null);
  /** The entry whose battle is shown again, until it is laid aside. */
  fought: LogEntry | null = $state.raw(null);
  /** Steps that have come and are not shown yet; whether they wait for a click. */
  late = $state(0);
  held = $state(false);
  /** Whether a step of others was shown after which a bot was to act; a seat may be taken back since, or the table ended. */
  private goesOn = $state(false);
  /** Whether all that comes is shown at once, until the viewer is asked or something is counted. */
  private hurried = false;
  /** Things on the board that others have changed since the viewer's last act. */
  marks: string[] = $state.raw([]);
  abstract readonly choice: Choice;
  private queue: Step[] = [];
  protected timer: ReturnType<typeof setTimeout> | undefined;
  private newest: unknown = null;
  private settle: () => void = () => undefined;
  protected ready = new Promise<void>((resolve) => (this.settle = resolve));

  constructor(
    info: TableInfo,
    readonly game: GameInfo,
    readonly board: BoardModule,
  ) {
    this.info = info;
    Object.assign(this.read, readBefore(info.id));
  }

  /** What is on the screen: the present, or the moment that the slider shows. */
  get shown(): unknown {
    return this.past ? this.past.view : this.view;
  }
  get mine(): string[] {
    return this.info.mine;
  }
  /** Whether the game ended before its end. Of one that was played to its end the last steps are shown first. */
  get endedEarly(): boolean {
    return this.info.ended !== null && this.info.ended !== "played";
  }
  /** Whether nothing more is played here: the game is over, was given up, or the table is closed. */
  get over(): boolean {
    return this.played || this.endedEarly;
  }
  /** Whether the seat on the screen is asked now. */
  get asked(): boolean {
    return this.legal !== null && !this.past && !this.over;
  }
  /** The rows of verbs of what is asked; empty for a question without a menu. */
  get menu(): string[][] {
    return this.prompt && this.board.menuAt.includes(this.prompt.key) ? this.board.menu : [];
  }
  /** Who is asked at the moment that is shown. */
  get actor(): string | null {
    return (this.past ? this.past.prompt.actor : this.prompt?.actor) ?? null;
  }
  /** A seat of mine, not the one on the screen, that is asked: time for the curtain. */
  get calls(): string | null {
    const actor = this.prompt?.actor ?? null;
    return actor && actor !== this.seat && this.mine.includes(actor) ? actor : null;
  }
  /** What lines of the log say, each read once in a language. */
  private told: Map<Message, Sentence> = $derived.by(() => (texts(), new Map<Message, Sentence>()));

  tell(line: Message): Sentence {
    const found = this.told.get(line) ?? toldLine(this.board, line);
    this.told.set(line, found);
    return found;
  }
  /** What an entry counts up, such as the scoring of a war. */
  countOf(entry: LogEntry): Counting | null {
    return this.board.counting?.(entry.lines) ?? null;
  }
  /** Whoever looks at a channel has read it so far. */
  markRead(channel: string, line: number): void {
    if (this.read[channel] === line) return;
    this.read[channel] = line;
    keepRead(this.info.id, channel, line);
  }
  /** Lay the count aside: what has come meanwhile is shown. */
  closeCount(): void {
    this.counted = null;
    if (this.timer === undefined) this.next();
  }
  row(id: number): ActionRow {
    return this.game.actions[id];
  }

  // -- what comes in ---------------------------------------------------------------------------

  protected hear(event: Event): void {
    if (event.type === "welcome") {
      this.info = event.table;
      this.queue = [];
      this.late = 0;
      this.held = this.hurried = this.goesOn = false;
      clearTimeout(this.timer);
      this.timer = undefined;
      this.chat = event.chat;
      this.log = event.log;
      this.order = event.order;
      this.orderEnded = null;
      if (this.seen < 0) this.seen = event.seen;
      if (event.position) this.take(event.position, true);
      this.welcomed();
      void this.older();
      void openLetters(this.info);
    } else if (event.type === "step") {
      this.newest = event.position.changes ? applied(this.newest, event.position.changes) : event.position.view;
      this.queue.push({ ...event, position: { ...event.position, view: this.newest, changes: null } });
      this.late = this.queue.length;
      const turn = this.mine.includes(event.position.prompt.actor ?? "");
      if (turn !== this.info.turn) this.info = { ...this.info, turn };
      if (this.timer === undefined && (!(this.counted || this.held) || document.hidden)) this.next();
    } else if (event.type === "table") {
      const looked = this.info.mine.length === 0 && this.seat === null;
      this.info = event.table;
      if (looked && event.table.mine.length) this.seated(event.table.mine[0]);
      void openLetters(this.info);
    } else if (event.type === "clock") {
      this.info = { ...this.info, clock: event.clock };
    } else if (event.type === "order") {
      this.order = event.order;
      this.orderEnded = event.ended;
    } else if (event.type === "said") {
      this.chat = [...this.chat, event.line];
      if (!event.line.mine) this.heard += 1;
    }
  }

  /** Whoever looked on has a seat now. */
  protected seated(seat: string): void {
    void seat;
  }

  /** Whether nobody looks at a show: the page is hidden, or all comes at once, as it does without motion. */
  get atOnce(): boolean {
    return document.hidden || settings.pace === "instant" || (look.still && settings.pace === "normal");
  }

  /** How quickly steps of others are shown now. */
  private get pace(): Pace {
    return this.hurried || this.atOnce ? "instant" : settings.pace;
  }

  /** Whether what others did is being told: more has come, or a bot is about to act. */
  get telling(): boolean {
    return !this.past && !this.counted && (this.late > 0 || (this.goesOn && this.botNext));
  }

  /** Whether everything that has come is shown, and was for as long as the pace wants. */
  protected get caughtUp(): boolean {
    return !this.queue.length && this.timer === undefined && !this.counted && !this.held;
  }

  /** The table has been told anew; the show has come so far. */
  protected welcomed(): void {}
  showed(): void {}

  /** Whether a step has something to tell that somebody else did. */
  private tells(step: Step): boolean {
    return step.entries.some((entry) => entry.lines.length > 0 && (entry.bot || !this.mine.includes(entry.seat)));
  }

  private get botNext(): boolean {
    const seat = this.info.seats.find((one) => one.power === this.prompt?.actor);
    return !this.over && seat !== undefined && (seat.lead === "bot" || seat.stand_in !== null);
  }

  /** Show the next step of others, at the wish of whoever looks. */
  forward(): void {
    this.held = false;
    clearTimeout(this.timer);
    this.next(1);
  }

  /** Show all that comes until the viewer is asked, up to a count that is to be seen. */
  catchUp(): void {
    this.held = false;
    this.hurried = true;
    clearTimeout(this.timer);
    this.next(this.queue.length);
  }

  /** Show the next step, or so many; at once all that have come, and never too many late. */
  private next(wanted = 0): void {
    const pace = this.pace;
    this.timer = undefined;
    if (!wanted && pace === "step" && this.queue.length && this.tells(this.queue[0])) {
      this.held = true;
      return;
    }
    const counts = this.queue.findIndex((one) => one.entries.some((entry) => this.countOf(entry)));
    const most = counts < 0 ? this.queue.length : counts + 1;
    const many =
      wanted || (pace === "instant" ? this.queue.length : Math.max(1, pace === "normal" ? this.queue.length - HURRY : 1));
    const steps = this.queue.splice(0, Math.min(most, many));
    this.late = this.queue.length;
    const step = steps.at(-1);
    if (!step) {
      this.hurried &&= this.mine.length > 0;
      this.showed();
      return;
    }
    const entries = steps.flatMap((one) => one.entries);
    const kept = this.log.filter((entry) => entry.number < entries[0].number);
    this.log = [...kept, ...entries];
    this.mark(entries);
    const waited = !this.mine.includes(this.prompt?.actor ?? "");
    const gold = this.view ? (this.board.gold?.(this.view) ?? 0) : Infinity;
    // What others say or pay meanwhile does not take a choice out of anybody's hand.
    const said = entries.every((entry) => entry.kind === "aside") && String(step.position.legal) === String(this.legal);
    this.take(step.position, false, said);
    if (waited && this.mine.includes(this.prompt?.actor ?? "")) this.call();
    else if (entries.some((entry) => entry.lines.some((line) => this.tell(line).dice))) sound("dice");
    else if ((this.board.gold?.(this.view) ?? 0) > gold) sound("coin");
    this.counted = entries.findLast((entry) => this.countOf(entry)) ?? this.counted;
    this.goesOn = pace !== "instant" && this.botNext && (this.goesOn || this.tells(step));
    if (this.asked || this.over || this.counted) this.hurried = false;
    // Nobody looks at a hidden page, but whoever is asked must be called.
    if (this.counted && !document.hidden) return;
    const wait = pace === "slow" || pace === "normal" ? (this.tells(step) ? WAIT[pace] : 0) : 0;
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** What others did stays marked on the board until the viewer acts. */
  private mark(entries: LogEntry[]): void {
    for (const entry of entries) {
      const own = !entry.bot && this.mine.includes(entry.seat);
      if (own && entry.kind === "play") this.marks = [];
      else if (!own) this.marks = [...this.marks, ...this.thingsOf(entry)].slice(-MARKS);
    }
  }

  /** The things on the board that an entry speaks of; a whole region only where nothing smaller is named. */
  thingsOf(entry: LogEntry): string[] {
    return entry.lines.flatMap((line) => {
      const things = this.tell(line).thingIds.filter((thingId) => !isPower(thingId));
      const small = things.filter((thingId) => !thingId.startsWith("region/"));
      return small.length ? small : things;
    });
  }

  /** It has become the turn of somebody at this screen. */
  private call(): void {
    sound("turn");
    notice(this.info.title, t("card-your-turn"), this.info.id);
  }

  private take(position: Position, whole: boolean, kept = false): void {
    if (whole) this.newest = position.view;
    this.before = whole ? null : this.view;
    this.view = position.view;
    this.seat = position.seat;
    this.prompt = position.prompt;
    this.legal = position.legal;
    this.undo = position.undo;
    this.scores = position.scores;
    this.played = position.over;
    this.number = position.number;
    this.why = null;
    if (!kept) {
      this.choice.clear();
      this.choice.goOn();
    }
    this.answerAlone();
    this.settle();
  }

  /** What is done where only one answer is open. */
  protected answerAlone(): void {}

  /** Fetch the older part of the log, once. */
  private async older(): Promise<void> {
    const first = this.log[0]?.number ?? 0;
    if (first <= 0 || !this.info.id) return;
    const asked = new URLSearchParams({ from: "0", to: String(first - 1) });
    if (this.seat) asked.set("seat", this.seat);
    const found = await get<Log>(`${path("tables", this.info.id, "log")}?${asked}`).catch(() => null);
    if (found)
      this.log = [...found.entries.filter((entry) => entry.number < first), ...this.log.filter((entry) => entry.number >= first)];
  }
}
