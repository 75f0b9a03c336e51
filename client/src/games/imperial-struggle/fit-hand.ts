// How much the cards of a large hand say: all of it where the map keeps its room, else without the words of the bonus, else
// their names and bonuses. What is left out is told when a card is pointed at.

/** From the most words to the fewest. */
const MANNERS = ["all", "effect", "names"];
/** The part of the stage that the tray may take. */
const SHARE = 0.34;

/** An attachment for the tray: carries data-say, which the style reads where the hand is large. */
export function sayAsFits(tray: HTMLElement): () => void {
  const stage = tray.parentElement;
  const choose = (): void => {
    const most = SHARE * (stage?.clientHeight ?? 0);
    for (const manner of MANNERS) {
      tray.dataset.say = manner;
      if (tray.offsetHeight <= most) return;
    }
  };
  const sizes = new ResizeObserver(choose);
  if (stage) sizes.observe(stage);
  /** Most steps write the same words again; to measure them would lay out the page once more. */
  let words = "";
  const cards = new MutationObserver(() => {
    if (words === (words = tray.textContent)) return;
    choose();
  });
  cards.observe(tray, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    cards.disconnect();
  };
}
