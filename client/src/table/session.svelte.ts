// One open table: what its viewer asks for and does. What the server tells him is in told.svelte.ts.
import { get, path, type Refusal } from "../net/api";
import { Live, type Channel, type Wish } from "../net/live";
import { wrote } from "../text/text.svelte";
import type { BoardModule } from "../games/module";
import type { Advice, Done, Event, GameInfo, Message, Moment, OddsAnswer, Reason, TableInfo, WhyAnswer } from "../wire";
import { Choice } from "./choice.svelte";
import { Told } from "./told.svelte";

/** What was refused or lost on the way is told again after so long. */
const AGAIN_MS = 1000;

export class TableSession extends Told {
  readonly choice: Choice;
  /** The entry at which an action was sent that has no answer yet. */
  private sentAt: number | null = $state(null);
  /** How far the server knows the show to have come; null: it shows all at once. */
  private reported: number | null | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  problem: Refusal | null = $state.raw(null);
  private live: Channel;

  constructor(
    info: TableInfo,
    game: GameInfo,
    board: BoardModule,
    private invite: string,
    private wanted: string | null,
    /** Another channel than the live one of the table, given how to tell what comes in. */
    channel?: (hear: (event: Event) => void) => Channel,
  ) {
    super(info, game, board);
    this.choice = new Choice(this);
    const hear = (event: Event): void => this.hear(event);
    this.live = channel
      ? channel(hear)
      : new Live(
          () => this.address(),
          hear,
          (yes) => (this.online = yes),
          () => (this.wanted = "-"),
        );
  }

  private address(): string {
    const asked = new URLSearchParams();
    if (this.wanted !== null) asked.set("seat", this.wanted);
    if (this.invite) asked.set("invite", this.invite);
    return `/api${path("tables", this.info.id, "live")}?${asked}`;
  }

  /** An action for what is on the screen is on its way. A step that comes ends it: what it asks can be answered at once. */
  get busy(): boolean {
    return this.sentAt === this.number;
  }

  // -- what goes out ---------------------------------------------------------------------------

  async ask(wish: Wish): Promise<Done | null> {
    this.problem = null;
    try {
      return await this.live.ask(wish);
    } catch (problem) {
      this.problem = problem as Refusal;
      return null;
    }
  }

  async play(action: number | string): Promise<void> {
    if (this.busy) return;
    const at = this.number;
    this.sentAt = at;
    const done = await this.ask({ type: "play", at, action });
    if (this.sentAt === at) this.sentAt = null;
    if (done) this.markSeen();
  }

  /** A question with one answer is not asked: it is given by itself, unless it ends something or was just taken back. */
  protected override answerAlone(): void {
    const [only] = this.legal ?? [];
    if (this.legal?.length !== 1 || this.over || !this.info.id || this.log.at(-1)?.kind === "undo") return;
    if (this.board.asksAlways === undefined || this.board.asksAlways.includes(this.row(only).text.split(" ")[0])) return;
    const at = this.number;
    this.sentAt = at;
    void this.live
      .ask({ type: "play", at, action: only })
      .catch(() => undefined)
      .then(() => this.sentAt === at && (this.sentAt = null));
  }

  async takeBack(to: number | null = null): Promise<void> {
    await this.ask({ type: "undo", at: this.number, to });
  }

  /** Ask everybody to go back to an entry; answer such a question, or withdraw one's own. */
  askBack(to: number): Promise<Done | null> {
    return this.ask({ type: "ask-undo", at: this.number, to, seat: this.seat ?? "" });
  }
  answerBack(agree: boolean): Promise<Done | null> {
    return this.ask({ type: "answer-undo", at: this.number, agree });
  }

  /** Leave a standing order for the seat on the screen; empty: withdraw it. */
  leaveOrder(text: string): Promise<Done | null> {
    return this.ask({ type: "order", seat: this.seat ?? "", text });
  }

  aside(seat: string, text: string): Promise<Done | null> {
    return this.ask({ type: "aside", seat, text, at: -1 });
  }

  say(channel: string, text: string): Promise<Done | null> {
    return this.ask({ type: "say", channel, text, seat: this.seat ?? "" });
  }

  look(seat: string | null): Promise<Done | null> {
    this.wanted = seat ?? "-";
    return this.ask({ type: "look", seat });
  }

  /** He sees what his seat sees from now on. */
  protected override seated(seat: string): void {
    if (this.number >= 0) void this.look(seat);
  }

  standIn(seat: string, bot: string): Promise<Done | null> {
    return this.ask({ type: "stand-in", seat, bot });
  }

  markSeen(): void {
    if (this.number > this.seen) {
      this.seen = this.number;
      void this.live.ask({ type: "seen", number: this.number }).catch(() => undefined);
    }
  }

  protected override welcomed(): void {
    this.reported = undefined;
    this.showed();
  }

  /** Tell how far the show has come: bots wait for it. */
  override showed(): void {
    const number = this.atOnce ? null : this.number;
    const led = this.info.seats.some((seat) => seat.lead === "bot" || seat.stand_in !== null);
    if (!this.info.id || !led || !(this.mine.length || this.info.host) || number === this.reported) return;
    if (this.number < 0 || (number !== null && !this.caughtUp)) return;
    this.reported = number;
    void this.live.ask({ type: "shown", number }).catch(() => this.showAgain(number));
  }

  /** The server does not know of it: tell it again, unless more has been told meanwhile. */
  private showAgain(number: number | null): void {
    if (this.closed || this.reported !== number) return;
    this.reported = undefined;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.showed(), AGAIN_MS);
  }

  /** Ask why each of these actions is not open; equal answers are told once. */
  async whyNot(title: string, actions: string[], words: string | null = null): Promise<void> {
    const answers: WhyAnswer[] = [];
    for (const action of actions) {
      const answer = await this.live.ask<WhyAnswer>({ type: "why-not", action }).catch(() => null);
      if (answer && !answer.open && !answers.some((other) => JSON.stringify(other.reason) === JSON.stringify(answer.reason)))
        answers.push(answer);
    }
    if (answers.length) this.why = { title, answers: words ? [{ ...answers[0], reason: wrote(words) }] : answers };
  }

  /** Why a bot played an entry; null if it does not tell. */
  async reason(number: number): Promise<Message | null> {
    const answer = await this.live.ask<Reason>({ type: "ask-reason", number }).catch(() => null);
    return answer?.words ?? null;
  }

  /** What to play now, as one who thinks ahead sees it; `action` is what the viewer thinks of himself. */
  advise(action: number | null = null): Promise<Advice> {
    return this.live.ask<Advice>({ type: "ask-advice", at: this.number, action });
  }

  async odds(action: number | string): Promise<unknown> {
    const answer = await this.live.ask<OddsAnswer>({ type: "odds", action, seat: this.seat ?? "" }).catch(() => null);
    return answer?.odds ?? null;
  }

  /** Show the table right after an entry; null: the present. */
  async goTo(number: number | null): Promise<void> {
    if (number === null || number >= this.number || !this.info.id) {
      this.past = null;
      return;
    }
    const moment = await this.momentAt(number);
    if (moment) this.past = moment;
  }

  private momentAt(number: number): Promise<Moment | null> {
    const asked = new URLSearchParams({ seat: this.seat ?? "-" });
    return get<Moment>(`${path("tables", this.info.id, "at", number)}?${asked}`).catch(() => null);
  }

  /** Settles with the first position. */
  whenReady(): Promise<void> {
    return this.ready;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.live.close();
  }
}
