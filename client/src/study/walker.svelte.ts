// A walk through a study: it takes the place of the live channel, so that the board knows nothing of studies. Whatever is
// played begins or goes on with a branch.
import { get, path, post, Refusal } from "../net/api";
import type { Answer, Channel, Wish } from "../net/live";
import type {
  Event,
  GameInfo,
  LogEntry,
  Study,
  StudyAnswer,
  StudyCurve,
  StudyLog,
  StudyMoment,
  StudyNote,
  StudyPlayed,
  TableInfo,
  Judgement,
} from "../wire";

const POLL = 1200;
/** Decisions of bots in a row, at most. */
const MOST_ANSWERS = 200;
/** Who answers for the others. */
export const RIVAL = "captain";

export class Walker implements Channel {
  study: Study = $state.raw() as Study;
  branch = $state(0);
  number = $state(0);
  last = $state(0);
  eyes = $state("open");
  log: LogEntry[] = $state.raw([]);
  curve: StudyCurve | null = $state.raw(null);
  advice: StudyAnswer | null = $state.raw(null);
  thinking = $state(false);
  /** The seat that is played against bots; empty: all sides are played by hand. */
  against = $state("");
  problem: Refusal | null = $state.raw(null);
  private wanted: [branch: number, number: number] | null = null;
  private busy = false;
  private told = "";
  private actor: string | null = null;
  private closed = false;
  hear: (event: Event) => void = () => undefined;

  constructor(
    readonly game: GameInfo,
    readonly info: TableInfo,
    study: Study,
  ) {
    this.study = study;
  }

  private at(...parts: (string | number)[]): string {
    return path("studies", this.study.id, ...parts);
  }

  get judgement(): Judgement | null {
    return this.curve?.judgement ?? null;
  }
  get note(): StudyNote | null {
    const [branch, number] = this.holder(this.branch, this.number);
    return this.study.notes.find((one) => one.branch === branch && one.number === number) ?? null;
  }
  /** The branch that an entry really belongs to. */
  holder(branch: number, number: number): [number, number] {
    let found = this.study.branches.find((one) => one.id === branch);
    while (found && number <= found.start) {
      branch = found.parent;
      found = this.study.branches.find((one) => one.id === branch);
    }
    return [branch, number];
  }

  /** Show an entry; while one is under way only the latest wish counts. */
  async goTo(number: number, branch = this.branch): Promise<void> {
    this.wanted = [branch, number];
    if (this.busy) return;
    this.busy = true;
    while (this.wanted) {
      const [inBranch, to]: [number, number] = this.wanted;
      this.wanted = null;
      await this.attempt(async () => {
        const asked = new URLSearchParams({ branch: String(inBranch), eyes: this.eyes });
        const most = inBranch === this.branch && this.last ? this.last : Infinity;
        const moment = await get<StudyMoment>(`${this.at("at", Math.max(0, Math.min(to, most)))}?${asked}`);
        await this.readLog(inBranch);
        this.show(moment);
      });
    }
    this.busy = false;
  }

  private async readLog(branch: number): Promise<void> {
    const wish = `${this.study.id} ${branch} ${this.eyes}`;
    if (wish === this.told) return;
    const asked = new URLSearchParams({ branch: String(branch), eyes: this.eyes });
    this.log = (await get<StudyLog>(`${this.at("log")}?${asked}`)).entries;
    this.told = wish;
  }

  private show(moment: StudyMoment): void {
    this.branch = moment.branch;
    this.number = moment.number;
    this.last = moment.last;
    this.advice = null;
    this.hear({
      type: "welcome",
      table: this.info,
      position: moment.position,
      log: this.log,
      seen: this.number,
      chat: [],
      order: null,
    });
  }

  look(eyes: string): Promise<void> {
    this.eyes = eyes;
    return this.goTo(this.number);
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.problem = refused;
      return false;
    }
  }

  /** What belongs to somebody else is copied before it is changed. */
  private async own(): Promise<void> {
    if (this.study.mine) return;
    this.study = await post<Study>("/studies", { study: this.study.id });
    this.told = "";
    history.replaceState(null, "", `/study/${this.study.id}`);
  }

  private async played(wish: { action?: string; aside?: string; seat?: string; bot?: string }): Promise<void> {
    await this.own();
    const reply = await post<StudyPlayed>(this.at("play"), {
      branch: this.branch,
      number: this.number,
      eyes: this.eyes,
      ...wish,
    });
    this.log = [...this.log.filter((entry) => entry.number <= this.number), ...reply.entries];
    this.study = reply.study;
    this.told = `${this.study.id} ${reply.branch} ${this.eyes}`;
    this.show(reply.moment);
    this.actor = reply.moment.position.prompt.actor;
  }

  /** Bots answer for everybody else, until the seat that is played by hand is asked again. */
  private async answers(): Promise<void> {
    for (let i = 0; i < MOST_ANSWERS && this.against && !this.closed; i++) {
      if (this.actor === null || this.actor === this.against) return;
      const [branch, number] = [this.branch, this.number];
      this.thinking = true;
      const done = await this.attempt(() => this.played({ bot: RIVAL }));
      this.thinking = false;
      if (!done || this.branch !== branch || this.number <= number) return;
    }
  }

  /** Let a bot play for whoever is asked. */
  async letBotPlay(): Promise<void> {
    this.thinking = true;
    await this.attempt(() => this.played({ bot: RIVAL }));
    this.thinking = false;
  }

  async ask<T extends Answer>(wish: Wish): Promise<T> {
    const action = "action" in wish ? (wish.action ?? "") : "";
    const text = typeof action === "number" ? this.game.actions[action].text : action;
    const done: Answer = { type: "done", id: 0, number: 0, words: null };
    if (wish.type === "play") {
      await this.played({ action: text });
      void this.answers();
    } else if (wish.type === "aside") {
      await this.played({ aside: wish.text, seat: wish.seat });
    } else if (wish.type === "why-not") {
      const reply = await this.question("why-not", text);
      return { type: "why", id: 0, open: reply.open, reason: reply.reason, rules: reply.rules } as T;
    } else if (wish.type === "odds") {
      return { type: "odds", id: 0, odds: (await this.question("odds", text)).odds } as T;
    }
    return done as T;
  }

  private question(ask: "why-not" | "odds" | "advice", action = ""): Promise<StudyAnswer> {
    return post<StudyAnswer>(this.at("ask"), { branch: this.branch, number: this.number, ask, action });
  }

  /** What would the marshal do here? */
  async askMarshal(): Promise<void> {
    this.thinking = true;
    const [branch, number] = [this.branch, this.number];
    await this.attempt(async () => {
      const found = await this.question("advice");
      if (branch === this.branch && number === this.number) this.advice = found;
    });
    this.thinking = false;
  }

  async write(wish: Record<string, unknown>): Promise<void> {
    await this.attempt(async () => {
      await this.own();
      this.study = await post<Study>(this.at("write"), { branch: this.branch, number: this.number, ...wish });
    });
  }

  async drop(branch: number): Promise<void> {
    const start = this.study.branches.find((one) => one.id === branch)?.start ?? 0;
    const parent = this.study.branches.find((one) => one.id === branch)?.parent ?? 0;
    await this.write({ what: "drop", branch });
    this.last = 0;
    if (!this.study.branches.some((one) => one.id === this.branch)) await this.goTo(start, parent);
  }

  /** Let the chances be computed, and ask from time to time how far it has come. */
  async compute(): Promise<void> {
    if (!this.study.over) return;
    await this.attempt(async () => {
      this.curve = this.study.mine ? await post<StudyCurve>(this.at("curve")) : await get<StudyCurve>(this.at("curve"));
    });
    while (!this.closed && this.curve?.state === "waiting") {
      await new Promise((resolve) => setTimeout(resolve, POLL));
      const found = await get<StudyCurve>(this.at("curve")).catch(() => null);
      if (found) this.curve = found;
    }
  }

  close(): void {
    this.closed = true;
    this.hear = () => undefined;
  }
}
