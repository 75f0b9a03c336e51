// A lesson on the screen: it takes the place of the live channel, so that the table knows nothing of lessons.
import { path, post, Refusal } from "../net/api";
import type { Answer, Channel, Wish } from "../net/live";
import { look } from "../settings.svelte";
import type { Event, GameInfo, LessonCard, LessonReply, LessonStep, Message, TableInfo } from "../wire";
import { keep, kept } from "./progress";

/** Between two moves of others, as at any table. */
const PACE = 420;

export class LessonPlayer implements Channel {
  step: LessonStep | null = $state.raw(null);
  tone: LessonReply["tone"] = $state("");
  /** What the teacher said last, and what is told after it: ids of texts. */
  says = $state("");
  news = $state("");
  refusal: Message | null = $state.raw(null);
  rules: Record<string, string> = $state.raw({});
  hints = $state(0);
  broken = $state(false);
  busy = $state(false);
  private inputs: string[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  hear: (event: Event) => void = () => undefined;

  constructor(
    readonly game: GameInfo,
    readonly card: LessonCard,
    readonly info: TableInfo,
  ) {}

  /** Go on where the person left, or from the beginning. */
  async open(): Promise<void> {
    const way = kept(this.game.card.id, this.card.id);
    this.inputs = way.done ? [] : way.inputs;
    if (!(await this.send("")) && this.inputs.length) await this.again();
  }

  again(): Promise<LessonReply | null> {
    this.inputs = [];
    this.tone = "";
    this.says = "";
    return this.send("");
  }

  /** One input after the other: each is meant for the table that the one before left. */
  send(input: string): Promise<LessonReply | null> {
    const next = this.turn.then(() => this.ask_server(input));
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async ask_server(input: string): Promise<LessonReply | null> {
    if (this.step && this.step.phase !== "open" && input && input !== "go") return null;
    this.busy = true;
    try {
      const reply = await post<LessonReply>(path("games", this.game.card.id, "lessons", this.card.id), {
        inputs: this.inputs,
        next: input,
      });
      this.broken = false;
      if (reply.kept) this.inputs = [...this.inputs, input];
      this.show(reply);
      const last = reply.frames.length > 1 && !look.still ? (reply.frames.length - 1) * PACE : 0;
      if (last) await new Promise((resolve) => setTimeout(resolve, last));
      this.tell(reply, input);
      return reply;
    } catch (problem) {
      // What has no sense at this moment changes nothing; a server that cannot be reached is another matter.
      this.broken = !(problem instanceof Refusal) || problem.code === "offline";
      return null;
    } finally {
      this.busy = false;
    }
  }

  private show(reply: LessonReply): void {
    for (const frame of reply.frames) {
      if (reply.reset) {
        this.hear({
          type: "welcome",
          table: this.info,
          position: frame.position,
          log: frame.entries,
          seen: frame.position.number,
          chat: [],
          order: null,
        });
      } else this.hear({ type: "step", entries: frame.entries, position: frame.position });
    }
  }

  private tell(reply: LessonReply, input: string): void {
    if (reply.kept || reply.step.id !== this.step?.id) this.hints = 0;
    this.step = reply.step;
    const quiet = input.startsWith("odds ") || (input.startsWith("at ") && !reply.tone);
    if (!quiet && (reply.tone || reply.kept || !input)) {
      this.tone = reply.tone;
      this.says = reply.say;
      this.news = reply.news;
      this.refusal = reply.tone ? reply.refusal : null;
      this.rules = reply.tone ? reply.rules : {};
    }
    const done = reply.step.phase === "over";
    keep(this.game.card.id, this.card.id, { inputs: done ? [] : this.inputs, step: reply.step.number, done: done || this.wasDone });
  }

  private get wasDone(): boolean {
    return kept(this.game.card.id, this.card.id).done;
  }

  /** The things that glow: those that the step points at, while it is open. */
  get points(): string[] {
    return this.step?.phase === "open" ? this.step.point : [];
  }

  // -- in place of the live channel --------------------------------------------------------------

  async ask<T extends Answer>(wish: Wish): Promise<T> {
    const text = "action" in wish ? (typeof wish.action === "number" ? this.game.actions[wish.action].text : wish.action) : "";
    let answer: Answer = { type: "done", id: 0, number: 0, words: null };
    if (wish.type === "play") {
      await this.send(`play ${text}`);
    } else if (wish.type === "aside") {
      await this.send(`aside ${wish.text}`);
    } else if (wish.type === "why-not") {
      const reply = await this.send(`why ${text}`);
      // What the teacher answers is told by the teacher alone.
      const reason = reply && !reply.tone ? reply.refusal : null;
      answer = { type: "why", id: 0, open: reason === null, reason, rules: reply?.rules ?? {} };
    } else if (wish.type === "odds") {
      const reply = await this.send(`odds ${text}`);
      if (!reply) throw new Refusal(422, "bad-value", null, []);
      answer = { type: "odds", id: 0, odds: reply.odds };
    }
    return answer as T;
  }

  close(): void {
    this.hear = () => undefined;
  }
}
