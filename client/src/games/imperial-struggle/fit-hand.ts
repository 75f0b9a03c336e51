// How much the cards of a large hand say: all of it where the map keeps its room, else without the words of the bonus, else
// their names and bonuses. What is left out is told when a card is pointed at. The map is laid out anew only where the hand
// needs more room, or much less: to measure the hand leaves the map alone.

/** From the most words to the fewest. */
const MANNERS = ["all", "effect", "names"];
/** The part of the stage that the tray may take. */
const SHARE = 0.34;

/** By how many pixels a hand may be lower than its place. */
const SPARE = 30;

/** An attachment for the tray: carries data-say, which the style reads where the hand is large. */
export function sayAsFits(tray: HTMLElement): () => void {
  const stage = tray.parentElement;
  let place = 0;
  const choose = (): void => {
    const most = SHARE * (stage?.clientHeight ?? 0);
    tray.style.alignSelf = "start";
    let high = 0;
    for (const manner of MANNERS) {
      tray.dataset.say = manner;
      high = tray.offsetHeight;
      if (high <= most) break;
    }
    tray.style.alignSelf = "";
    if (high > place || high < place - SPARE) stage?.style.setProperty("--tray", `${(place = high)}px`);
  };
  const sizes = new ResizeObserver(() => {
    place = 0;
    choose();
  });
  if (stage) sizes.observe(stage);
  /** Most steps write the same words again; to measure them would lay out the page once more. */
  let words = "";
  const said = new MutationObserver(() => {
    if (words === (words = tray.textContent)) return;
    choose();
  });
  said.observe(tray, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    said.disconnect();
  };
}
