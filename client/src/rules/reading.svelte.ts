// The book that lies open beside the page: which game, which rule, and at which table it is read.
import type { TableSession } from "../table/session.svelte";

export type Leaf = "rules" | "glossary" | "pieces";

class Reading {
  open = $state(false);
  game = $state("");
  id = $state("");
  leaf: Leaf = $state("rules");
  /** Counts what was asked for: the same rule can be asked for again. */
  asked = $state(0);
  table: TableSession | null = $state.raw(null);
  private from: Element | null = null;

  /** Open the book at a rule, or at its contents. */
  show(game: string, id = "", leaf: Leaf = "rules"): void {
    if (!this.open) this.from = document.activeElement;
    this.game = game;
    this.id = id;
    this.leaf = leaf;
    this.asked += 1;
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (this.from instanceof HTMLElement && this.from.isConnected) this.from.focus({ preventScroll: true });
    this.from = null;
  }
}

export const reading = new Reading();
