// The live channel of a table: events come in, acts go out and get exactly one answer each.
import type { Act, Advice, Done, Event, OddsAnswer, Reason, WhyAnswer } from "../wire";
import { Refusal } from "./api";
import { Attention } from "./attention";

export type Answer = Done | WhyAnswer | Reason | Advice | OddsAnswer;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<Act>;

/** Where acts go to, and one answer to each comes from. */
export interface Channel {
  ask: <T extends Answer = Done>(wish: Wish) => Promise<T>;
  close: () => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (problem: Refusal) => void;
}

const ANSWERS: string[] = ["done", "why", "reason", "advice", "odds"];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const HEARTBEAT = 25000;

export class Live implements Channel {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private wait = FIRST_WAIT;
  private closed = false;
  private heart: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private attention: Attention;

  constructor(
    private address: () => string,
    private heard: (event: Event) => void,
    private online: (yes: boolean) => void,
    /** The seat through whose eyes he looked is somebody else's now. */
    private unseated: () => void,
  ) {
    this.attention = new Attention((here) => this.tellHere(here));
    this.connect();
    this.heart = setInterval(() => void this.ask({ type: "ping" }).catch(() => undefined), HEARTBEAT);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.wait = FIRST_WAIT;
      this.online(true);
      this.take(JSON.parse(String(message.data)) as Event);
    };
    // Whoever connects is taken to be here.
    socket.onopen = () => this.attention.here || this.tellHere(false);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.fail();
      this.online(false);
      if (this.closed) return;
      this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private tellHere(here: boolean): void {
    void this.ask({ type: "here", here }).catch(() => undefined);
  }

  private take(event: Event): void {
    if (ANSWERS.includes(event.type)) {
      const answer = event as Answer;
      this.waiting.get(answer.id)?.resolve(answer);
      this.waiting.delete(answer.id);
    } else if (event.type === "refused") {
      const problem = new Refusal(event.status, event.code, event.message, event.rules);
      if (event.id !== null) {
        this.waiting.get(event.id)?.reject(problem);
        this.waiting.delete(event.id);
      } else if (event.code === "not-yours") this.unseated();
    } else this.heard(event);
  }

  private fail(): void {
    for (const one of this.waiting.values()) one.reject(new Refusal(0, "offline", null, []));
    this.waiting.clear();
  }

  /** Send an act; the promise is kept when it is on disk (or answered), broken when it is refused. */
  ask<T extends Answer = Done>(wish: Wish): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal(0, "offline", null, []));
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: Answer) => void, reject });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  close(): void {
    this.closed = true;
    this.attention.stop();
    clearInterval(this.heart);
    clearTimeout(this.again);
    this.socket?.close();
    this.fail();
  }
}
