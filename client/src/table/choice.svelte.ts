// Choosing among the open actions: by verb, by a thing on the board, by a button; all lead to the same ids.
import type { OpenAction } from "../games/module";
import { settings } from "../settings.svelte";
import { say, t } from "../text/text.svelte";
import type { TableSession } from "./session.svelte";

export class Choice {
  verb: string | null = $state(null);
  thingId: string | null = $state(null);
  chosen: number | null = $state(null);
  odds: unknown = $state.raw(null);
  /** Said before a choice that is far worse than the best, to those who wish it. */
  warning: string | null = $state(null);
  /** A thing that was pointed at for a quick action: the question that follows is likely about it too. */
  private follow: string | null = null;

  constructor(private table: TableSession) {}

  /** All open actions, as the board reads them. */
  readonly open: OpenAction[] = $derived.by(() => {
    const { legal, view, past } = this.table;
    if (!legal || past || !view) return [];
    return legal.map((id) => this.table.board.openAction(view, this.table.row(id)));
  });
  readonly verbs: Map<string, OpenAction[]> = $derived.by(() => {
    const found = new Map<string, OpenAction[]>();
    for (const action of this.open) found.set(action.verb, [...(found.get(action.verb) ?? []), action]);
    return found;
  });
  /** The verb of a question that allows but one, besides leaving it. */
  readonly onlyVerb: string | null = $derived.by(() => {
    const placed = [...this.verbs].filter(([, actions]) => actions.some((action) => action.thingIds.length)).map(([verb]) => verb);
    return placed.length === 1 ? placed[0] : null;
  });
  /** Those that the verb lets through: what glows on the board. */
  readonly inVerb: OpenAction[] = $derived(this.verb ? this.open.filter((action) => action.verb === this.verb) : this.open);
  /** Those that are left after verb and place. */
  readonly left: OpenAction[] = $derived(
    this.thingId ? this.inVerb.filter((action) => action.thingIds.includes(this.thingId!)) : this.inVerb,
  );
  readonly lit: Set<string> = $derived(new Set(this.inVerb.flatMap((action) => action.thingIds)));
  readonly picked: OpenAction | null = $derived(this.open.find((action) => action.id === this.chosen) ?? null);
  readonly pickedThings: Set<string> = $derived(new Set(this.picked ? this.picked.thingIds : this.thingId ? [this.thingId] : []));

  /** How far the choice has come, for whoever watches the page. */
  get path(): string {
    return [this.verb, this.thingId, this.chosen].filter((step) => step !== null).join(" ");
  }

  clear(): void {
    this.verb = null;
    this.thingId = null;
    this.chosen = null;
    this.odds = null;
    this.warning = null;
  }

  /** How a thing on the board stands: chosen, open, or neither. */
  state(thingId: string): "chosen" | "legal" | "" {
    if (this.pickedThings.has(thingId)) return "chosen";
    return this.lit.has(thingId) ? "legal" : "";
  }

  /** Whether an open action stays among others of its verb when it is held up. */
  staysListed(text: string | undefined): boolean {
    const action = this.open.find((one) => one.text === text);
    return action !== undefined && this.left.some((other) => other.verb === action.verb && other.words !== action.words);
  }

  takeVerb(verb: string): void {
    const actions = this.verbs.get(verb) ?? [];
    this.table.why = null;
    if (this.verb === verb) return this.clear();
    this.clear();
    if (actions.length === 1) return this.take(actions[0]);
    this.verb = verb;
  }

  /** A thing on the board was clicked; whether it meant anything. */
  takeThing(thingId: string): boolean {
    const actions = this.inVerb.filter((action) => action.thingIds.includes(thingId));
    if (!actions.length) return false;
    this.table.why = null;
    if (actions.length === 1) {
      if (actions[0].quick) this.follow = thingId;
      this.take(actions[0]);
    } else {
      this.chosen = null;
      this.odds = null;
      this.warning = null;
      this.thingId = thingId;
    }
    return true;
  }

  /** A new question has come: go on with what was pointed at, if that is open now. */
  goOn(): void {
    const thingId = this.follow;
    this.follow = null;
    if (!thingId || !this.lit.has(thingId)) return;
    const actions = this.open.filter((action) => action.thingIds.includes(thingId));
    if (actions.length > 1) this.thingId = thingId;
    else if (!actions[0].quick) this.take(actions[0]);
  }

  /** An action was named: play it, or hold it up for confirmation. */
  take(action: OpenAction): void {
    const ask = settings.confirm === "always" || (settings.confirm === "careful" && !action.quick);
    if (!ask || this.chosen === action.id) {
      void this.table.play(action.id);
      return;
    }
    this.chosen = action.id;
    this.odds = null;
    this.warning = null;
    // Of a menu the verb stays on; at any other question all that can be chosen stays in sight.
    if (this.verb === null && this.open.length > 1 && this.table.menu.length) this.verb = action.verb;
    if (settings.warn && this.table.info.advice) void this.warn(action.id);
    void this.table.odds(action.id).then((odds) => {
      if (this.chosen === action.id) this.odds = odds;
    });
  }

  /** Look whether somebody who thinks ahead would think again. */
  private async warn(action: number): Promise<void> {
    const advice = await this.table.advise(action).catch(() => null);
    if (this.chosen !== action || !advice?.blunder) return;
    const [best] = advice.best;
    this.warning = t("advice-warning", { percent: advice.chosen ?? 0, action: say(best.words), percent2: best.percent });
  }

  confirm(): void {
    if (this.chosen !== null) void this.table.play(this.chosen);
  }
}
