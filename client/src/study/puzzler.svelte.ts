// A puzzle on the screen: it takes the place of the live channel, as a lesson does.
import { path, post } from "../net/api";
import type { Answer, Channel, Wish } from "../net/live";
import type { Event, GameInfo, Message, PuzzleCard, PuzzleReply, TableInfo } from "../wire";
import { keepSolved } from "./solved";

export class Puzzler implements Channel {
  reply: PuzzleReply | null = $state.raw(null);
  tone: PuzzleReply["tone"] = $state("");
  /** What was tried last, and what it leaves to hope for. */
  tried: Message | null = $state.raw(null);
  percent: number | null = $state(null);
  tries = $state(0);
  hear: (event: Event) => void = () => undefined;

  constructor(
    readonly game: GameInfo,
    readonly card: PuzzleCard,
    readonly info: TableInfo,
  ) {}

  get over(): boolean {
    return this.tone === "done" || this.tone === "shown";
  }

  private send(action: string, ask: "" | "why-not" | "odds" | "show" = ""): Promise<PuzzleReply> {
    return post<PuzzleReply>(path("games", this.game.card.id, "puzzles", this.card.id), { action, ask });
  }

  async open(): Promise<void> {
    this.lay(await this.send(""));
  }

  /** Lay the board out as it was; after the answer nothing more is asked. */
  private lay(reply: PuzzleReply): void {
    this.reply = reply;
    const position = this.over ? { ...reply.position, legal: null } : reply.position;
    this.hear({ type: "welcome", table: this.info, position, log: reply.entries, seen: reply.number, chat: [], order: null });
  }

  async show(): Promise<void> {
    const reply = await this.send("", "show");
    this.tone = reply.tone;
    this.lay(reply);
  }

  again(): void {
    this.tone = "";
    this.tries = 0;
    this.tried = null;
    if (this.reply) this.lay({ ...this.reply, choices: [], reason: null });
  }

  async ask<T extends Answer>(wish: Wish): Promise<T> {
    const row = "action" in wish && typeof wish.action === "number" ? this.game.actions[wish.action] : null;
    const text = row?.text ?? ("action" in wish ? String(wish.action) : "");
    if (wish.type === "why-not") {
      const reply = await this.send(text, "why-not");
      return { type: "why", id: 0, open: reply.refusal === null, reason: reply.refusal, rules: reply.rules } as T;
    }
    if (wish.type === "odds") return { type: "odds", id: 0, odds: (await this.send(text, "odds")).odds } as T;
    if (wish.type === "play" && !this.over) {
      const reply = await this.send(text);
      if (reply.tone) {
        this.tries += 1;
        this.tone = reply.tone;
        this.tried = row?.words ?? null;
        this.percent = reply.percent;
        if (reply.tone === "done") keepSolved(this.game.card.id, this.card.id, this.tries);
      }
      this.lay(reply);
    }
    return { type: "done", id: 0, number: 0, words: null } as Answer as T;
  }

  close(): void {
    this.hear = () => undefined;
  }
}
