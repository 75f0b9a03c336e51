// A line of the log lights up what it speaks of: things on the board carry data-at, those beside it data-about.

const LIT = "spoken";

/** Light up everything that stands for one of these; what comes back puts it out. */
export function spotlight(thingIds: string[]): () => void {
  const found = thingIds.flatMap((thingId) => {
    const at = JSON.stringify(thingId);
    return [...document.querySelectorAll(`[data-at=${at}], [data-about=${at}]`)];
  });
  for (const thing of found) thing.classList.add(LIT);
  return () => {
    for (const thing of found) thing.classList.remove(LIT);
  };
}

/** An attachment: while the pointer is over the element, what it speaks of is lit. */
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
    element.addEventListener("pointerenter", on);
    element.addEventListener("pointerleave", off);
    return () => {
      element.removeEventListener("pointerenter", on);
      element.removeEventListener("pointerleave", off);
      off();
    };
  };
}
