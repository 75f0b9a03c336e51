// What lies open on the page: Escape closes what was opened last, one thing at a time.

interface Opened {
  close: () => void;
  /** What lies there, where it is one element. */
  element: Element | null;
}
const opened: Opened[] = [];

function keys(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  const { target } = event;
  // Whoever writes or chooses in a field means what it stands in, and nothing that has come up elsewhere meanwhile.
  const field = target instanceof Element && target.closest("input, textarea, select");
  const last = (field ? opened.filter((one) => one.element?.contains(field)) : opened).at(-1);
  if (!last) return;
  event.preventDefault();
  event.stopPropagation();
  last.close();
}

/** Something was opened; what comes back takes it off the list again. */
export function onEscape(close: () => void, element: Element | null = null): () => void {
  const one = { close, element };
  if (!opened.length) window.addEventListener("keydown", keys, true);
  opened.push(one);
  return () => {
    opened.splice(opened.indexOf(one), 1);
    if (!opened.length) window.removeEventListener("keydown", keys, true);
  };
}

/** An attachment: Escape closes the element while it stands on the page. */
export function closable(close: () => void): (element: Element) => () => void {
  return (element) => onEscape(close, element);
}
