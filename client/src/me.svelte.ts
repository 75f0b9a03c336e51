// Who is sitting at this browser: a guest with a name, made without registration when first needed.
import { untrack } from "svelte";
import { get, post, Refusal } from "./net/api";
import type { Me } from "./wire";

const KEY = "tricorne-guest";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // The cookie is enough.
  }
}

class Guest {
  me: Me | null = $state.raw(null);

  /** The guest of an earlier visit, if the server still knows him. */
  async load(): Promise<void> {
    if (!remembered()) return;
    try {
      this.me = await get<Me>("/me");
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    }
  }

  /** Nobody sits here any more. */
  forget(): void {
    this.me = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Then the server says so when it is asked.
    }
  }

  /** Somebody else sits here now, or the same person with an account. */
  async reload(): Promise<void> {
    remember();
    this.me = await get<Me>("/me");
  }

  /** The guest, made now if there is none; a name given replaces the old one. What asks is not done again when there is
   * one: that would begin a form anew in which somebody writes. */
  async be(name = ""): Promise<Me> {
    if (!untrack(() => this.me)) await this.load();
    const me = untrack(() => this.me);
    if (me && (!name || name === me.name)) return me;
    this.me = await post<Me>("/me", { name });
    remember();
    return this.me;
  }
}

export const guest = new Guest();
