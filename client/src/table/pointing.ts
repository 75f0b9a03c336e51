// Pointing at things on the board: a click chooses, hovering or pressing long explains. Things carry data-at="kind/...",
// and in data-also what else a click on them may mean.
import { tip } from "./tip.svelte";
import type { TableSession } from "./session.svelte";

const LONG = 480;
const HOVER = 350;

/** What a click on a thing may mean, nearest first: a unit, then its power's force there, then the region. */
export function meanings(at: string): string[] {
  const [kind, place, power] = at.split("/");
  if (kind === "unit") return [at, `force/${place}/${power}`, `region/${place}`];
  if (kind === "force") return [at, `region/${place}`];
  return [at];
}

export function pointing(table: TableSession, enlarge: (panel: string) => void): (board: HTMLElement) => () => void {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    const thing = (event: globalThis.Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-at]");

    function click(event: globalThis.Event): void {
      const hit = thing(event);
      tip.hide();
      if (explained) {
        explained = false;
        return;
      }
      if (!hit) return;
      const region = hit.closest<HTMLElement>(".panel")?.querySelector<HTMLElement>(`[data-at="${hit.dataset.at}"]`);
      const also = hit.dataset.also?.split(" ") ?? [];
      const all = [...meanings(hit.dataset.at!), ...also, ...(region ? meanings(region.dataset.at!) : [])];
      if (all.some((thingId) => table.choice.takeThing(thingId))) return;
      const verb = table.choice.verb ?? table.choice.onlyVerb;
      if (table.asked && verb) {
        const thingId = region || !also.length ? all.at(-1)! : hit.dataset.at!;
        void table.whyNot(table.board.explain(table.view, thingId)?.title ?? "", table.board.examples(table.view, verb, thingId));
      } else {
        explain(hit, 4000);
        // Before a verb is chosen a thing that stands for no open action says why.
        const about = table.asked ? (table.board.asksAbout?.(table.view, hit.dataset.at!) ?? []) : [];
        if (about.length) void table.whyNot(table.board.explain(table.view, hit.dataset.at!)?.title ?? "", about);
      }
    }

    function explain(hit: HTMLElement, stay = 0): void {
      const found = table.board.explain(table.shown, hit.dataset.at!);
      if (found) tip.show(found, hit.getBoundingClientRect(), stay);
    }

    function over(event: PointerEvent): void {
      clearTimeout(timer);
      const hit = thing(event);
      if (event.pointerType !== "mouse" || !hit) return tip.hide();
      timer = setTimeout(() => explain(hit), HOVER);
    }
    function down(event: PointerEvent): void {
      clearTimeout(timer);
      explained = false;
      const hit = thing(event);
      if (event.pointerType === "mouse" || !hit) return;
      timer = setTimeout(() => {
        explained = true;
        explain(hit, 6000);
      }, LONG);
    }
    const quiet = (): void => clearTimeout(timer);
    function leave(): void {
      quiet();
      tip.hide();
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== "Enter" && event.key !== " ") return;
      if (!(event.target as Element).matches("[data-region]")) return;
      event.preventDefault();
      click(event);
    }
    function focused(event: FocusEvent): void {
      const hit = thing(event);
      if (hit?.matches(":focus-visible")) explain(hit);
    }
    function twice(event: MouseEvent): void {
      const panel = (event.target as Element).closest<HTMLElement>("[data-panel]");
      if (panel) enlarge(panel.dataset.panel!);
    }

    board.addEventListener("click", click);
    board.addEventListener("dblclick", twice);
    board.addEventListener("pointerover", over);
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointerup", quiet);
    board.addEventListener("pointercancel", quiet);
    board.addEventListener("pointerleave", leave);
    board.addEventListener("keydown", key);
    board.addEventListener("focusin", focused);
    board.addEventListener("focusout", () => tip.hide());
    return leave;
  };
}
