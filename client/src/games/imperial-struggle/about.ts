// Hovering, focusing or pressing a thing beside the map shows what it is.
import { tip } from "../../table/tip.svelte";
import type { TableSession } from "../../table/session.svelte";

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
