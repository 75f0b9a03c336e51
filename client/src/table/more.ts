// A part of the screen that scrolls says so: as long as something lies below its edge it carries data-more.

/** An attachment for the part that scrolls. */
export function saysMore(part: HTMLElement): () => void {
  const look = (): void => {
    part.toggleAttribute("data-more", part.scrollHeight - part.scrollTop - part.clientHeight > 6);
  };
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(() => watch());
  function watch(): void {
    sizes.disconnect();
    sizes.observe(part);
    for (const child of part.children) sizes.observe(child);
  }
  watch();
  children.observe(part, { childList: true });
  part.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    part.removeEventListener("scroll", look);
  };
}
