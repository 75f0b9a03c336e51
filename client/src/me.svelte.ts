// Who is sitting at this browser: a guest with a name, made without registration when first needed.
import { get, post, Refusal } from "./net/api";
import type { Me } from "./wire";

class Guest {
  me: Me | null = $state.raw(null);

  async load(): Promise<void> {
    try {
      this.me = await get<Me>("/me");
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    }
  }

  /** The guest, made now if there is none; a name given replaces the old one. */
  async be(name = ""): Promise<Me> {
    if (!this.me) await this.load();
    if (!this.me || (name && name !== this.me.name)) this.me = await post<Me>("/me", { name });
    return this.me;
  }
}

export const guest = new Guest();
