// Hovering or focusing a thing beside the map shows what it is; pressing it takes it, or tells why not.
import { asksAbout, examples } from "./asking";
import { tip } from "../../table/tip.svelte";
import type { TableSession } from "../../table/session.svelte";

/** A thing beside the map was clicked: it is taken, or says why it cannot be. Whether it was taken. */
export function takeOrAsk(table: TableSession, thingId: string): boolean {
  if (table.choice.takeThing(thingId)) return true;
  const verb = table.choice.verb ?? table.choice.onlyVerb;
  const about = !table.asked ? [] : verb ? examples(table.view, verb, thingId) : asksAbout(table.view, thingId);
  if (about.length) void table.whyNot(table.board.explain(table.view, thingId)?.title ?? "", about);
  return false;
}

/** An attachment: explains the thing while it is pointed at. */
export function about(table: TableSession, thingId: string): (element: HTMLElement) => () => void {
  return (element) => {
    element.dataset.about ??= thingId;
    const show = (): void => {
      const words = table.board.explain(table.shown, thingId);
      if (words) tip.show(words, element.getBoundingClientRect());
    };
    const hide = (): void => tip.hide();
    element.addEventListener("pointerenter", show);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
    return hide;
  };
}
