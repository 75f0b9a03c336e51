// Arrow keys on the map: the nearest thing in that direction.

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(thing: Element): [number, number] {
  const box = (thing.querySelector(".sp-plate, .back") ?? thing).getBoundingClientRect();
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
