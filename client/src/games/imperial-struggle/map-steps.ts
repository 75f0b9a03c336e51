// Ways over the map: by arrow keys to the nearest thing, by itself to what can be chosen.

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function neighbour(map: HTMLElement, from: Element, key: string): SVGElement | null {
  const step = STEPS[key];
  if (!step) return null;
  const [x, y] = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of map.querySelectorAll<SVGElement>("[data-region]")) {
    if (thing === from || !thing.getClientRects().length) continue;
    const [px, py] = middle(thing);
    const along = (px - x) * step[0] + (py - y) * step[1];
    const across = Math.abs((px - x) * step[1]) + Math.abs((py - y) * step[0]);
    const far = along + 2 * across;
    if (along > 4 && far < least) [best, least] = [thing, far];
  }
  return best;
}

/** Scroll the window of the map so that a thing's upper left corner is in its own. */
export function showFrom(map: HTMLElement, thing: Element): void {
  const frame = map.parentElement!;
  const box = frame.getBoundingClientRect();
  const at = thing.getBoundingClientRect();
  frame.scrollBy({ left: at.x - box.x, top: at.y - box.y });
}

/** A sheet lies over the lower part of the map on small screens. */
const FREE = 0.6;

/** Where the map is larger than its window and none of these is in sight: go to where most of them are. */
export function reveal(map: HTMLElement, wanted: string): void {
  const frame = map.parentElement!;
  if (frame.scrollHeight <= frame.clientHeight + 4 && frame.scrollWidth <= frame.clientWidth + 4) return;
  const things = [...map.querySelectorAll(wanted)];
  const box = frame.getBoundingClientRect();
  const free = matchMedia("(max-width: 1000px)").matches ? box.height * FREE : box.height;
  const spots = things.map((thing) => ({ panel: thing.closest("[data-panel]"), box: thing.getBoundingClientRect() }));
  if (!spots.length) return;
  if (spots.some(({ box: one }) => one.x >= box.x && one.right <= box.right && one.y >= box.y && one.bottom <= box.y + free))
    return;
  const panels = new Map<Element | null, DOMRect[]>();
  for (const spot of spots) panels.set(spot.panel, [...(panels.get(spot.panel) ?? []), spot.box]);
  const most = [...panels.values()].reduce((best, one) => (one.length > best.length ? one : best));
  const middle = most[Math.floor(most.length / 2)];
  frame.scrollBy({ left: middle.x - box.x - box.width / 2, top: middle.y - box.y - free / 2 });
}
