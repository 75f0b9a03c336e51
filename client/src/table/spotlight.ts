// A line of the log lights up what it speaks of: things on the board carry data-at, those beside it data-about.

const LIT = "spoken";
const MARKED = "data-marked";

/** What stands for one of these things on the page. */
function standing(thingIds: string[]): HTMLElement[] {
  if (!thingIds.length) return [];
  const wanted = new Set<string | undefined>(thingIds);
  return [...document.querySelectorAll<HTMLElement>("[data-at], [data-about]")].filter(
    ({ dataset }) => wanted.has(dataset.at) || wanted.has(dataset.about),
  );
}

/** Light up everything that stands for one of these; what comes back puts it out. */
export function spotlight(thingIds: string[]): () => void {
  const found = standing(thingIds);
  for (const thing of found) thing.classList.add(LIT);
  return () => {
    for (const thing of found) thing.classList.remove(LIT);
  };
}

/** Mark what others have changed, until it is called back. An attribute, because a board writes its classes anew. */
export function marked(thingIds: string[]): () => void {
  const found = standing(thingIds);
  for (const thing of found) thing.setAttribute(MARKED, "");
  return () => {
    for (const thing of found) thing.removeAttribute(MARKED);
  };
}

/** An attachment: while the pointer is over the element, or the keyboard is in it, what it speaks of is lit. */
export function lights(thingIds: string[]): (element: HTMLElement) => () => void {
  return (element) => {
    let out: (() => void) | null = null;
    const off = (): void => {
      out?.();
      out = null;
    };
    const on = (): void => {
      off();
      out = spotlight(thingIds);
    };
    const focused = (event: FocusEvent): void => {
      if ((event.target as Element).matches(":focus-visible")) on();
    };
    element.addEventListener("pointerenter", on);
    element.addEventListener("pointerleave", off);
    element.addEventListener("focusin", focused);
    element.addEventListener("focusout", off);
    return () => {
      element.removeEventListener("pointerenter", on);
      element.removeEventListener("pointerleave", off);
      element.removeEventListener("focusin", focused);
      element.removeEventListener("focusout", off);
      off();
    };
  };
}
