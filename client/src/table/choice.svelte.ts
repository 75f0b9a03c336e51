// Choosing among the open actions: by verb, by a thing on the board, by a button; all lead to the same ids.
import type { Deed } from "../games/module";
import { settings } from "../settings.svelte";
import type { TableSession } from "./session.svelte";

export class Choice {
  verb: string | null = $state(null);
  anchor: string | null = $state(null);
  chosen: number | null = $state(null);
  odds: unknown = $state.raw(null);
  /** A thing that was pointed at for a quick action: the question that follows is likely about it too. */
  private follow: string | null = null;

  constructor(private table: TableSession) {}

  /** All open actions, as the board reads them. */
  readonly open: Deed[] = $derived.by(() => {
    const { legal, view, past } = this.table;
    if (!legal || past || !view) return [];
    return legal.map((id) => this.table.board.deed(view, this.table.row(id)));
  });
  readonly verbs: Map<string, Deed[]> = $derived.by(() => {
    const found = new Map<string, Deed[]>();
    for (const deed of this.open) found.set(deed.verb, [...(found.get(deed.verb) ?? []), deed]);
    return found;
  });
  /** The verb of a question that allows but one, besides leaving it. */
  readonly onlyVerb: string | null = $derived.by(() => {
    const placed = [...this.verbs].filter(([, deeds]) => deeds.some((deed) => deed.anchors.length)).map(([verb]) => verb);
    return placed.length === 1 ? placed[0] : null;
  });
  /** Those that the verb lets through: what glows on the board. */
  readonly inVerb: Deed[] = $derived(this.verb ? this.open.filter((deed) => deed.verb === this.verb) : this.open);
  /** Those that are left after verb and place. */
  readonly left: Deed[] = $derived(this.anchor ? this.inVerb.filter((deed) => deed.anchors.includes(this.anchor!)) : this.inVerb);
  readonly lit: Set<string> = $derived(new Set(this.inVerb.flatMap((deed) => deed.anchors)));
  readonly picked: Deed | null = $derived(this.open.find((deed) => deed.id === this.chosen) ?? null);
  readonly pickedAnchors: Set<string> = $derived(new Set(this.picked ? this.picked.anchors : this.anchor ? [this.anchor] : []));

  /** How far the choice has come, for whoever watches the page. */
  get path(): string {
    return [this.verb, this.anchor, this.chosen].filter((step) => step !== null).join(" ");
  }

  clear(): void {
    this.verb = null;
    this.anchor = null;
    this.chosen = null;
    this.odds = null;
  }

  /** How a thing on the board stands: chosen, open, or neither. */
  state(anchor: string): "chosen" | "legal" | "" {
    if (this.pickedAnchors.has(anchor)) return "chosen";
    return this.lit.has(anchor) ? "legal" : "";
  }

  takeVerb(verb: string): void {
    const deeds = this.verbs.get(verb) ?? [];
    this.table.why = null;
    if (this.verb === verb) return this.clear();
    this.clear();
    if (deeds.length === 1) return this.take(deeds[0]);
    this.verb = verb;
  }

  /** A thing on the board was clicked; whether it meant anything. */
  takeAnchor(anchor: string): boolean {
    const deeds = this.inVerb.filter((deed) => deed.anchors.includes(anchor));
    if (!deeds.length) return false;
    this.table.why = null;
    if (deeds.length === 1) {
      if (deeds[0].quick) this.follow = anchor;
      this.take(deeds[0]);
    } else {
      this.chosen = null;
      this.odds = null;
      this.anchor = anchor;
    }
    return true;
  }

  /** A new question has come: go on with what was pointed at, if that is open now. */
  goOn(): void {
    const anchor = this.follow;
    this.follow = null;
    if (!anchor || !this.lit.has(anchor)) return;
    const deeds = this.open.filter((deed) => deed.anchors.includes(anchor));
    if (deeds.length > 1) this.anchor = anchor;
    else if (!deeds[0].quick) this.take(deeds[0]);
  }

  /** An action was named: play it, or hold it up for confirmation. */
  take(deed: Deed): void {
    const ask = settings.confirm === "always" || (settings.confirm === "careful" && !deed.quick);
    if (!ask || this.chosen === deed.id) {
      void this.table.play(deed.id);
      return;
    }
    this.chosen = deed.id;
    this.odds = null;
    if (this.verb === null && this.open.length > 1) this.verb = deed.verb;
    void this.table.odds(deed.id).then((odds) => {
      if (this.chosen === deed.id) this.odds = odds;
    });
  }

  confirm(): void {
    if (this.chosen !== null) void this.table.play(this.chosen);
  }
}
