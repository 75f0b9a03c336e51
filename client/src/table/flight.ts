// Pieces that moved glide along a shallow arc from where they stood to where they stand.
import { look } from "../settings.svelte";
import type { Flight } from "../games/module";

const TIME = 520;
const SIZE = 30;

function spot(board: HTMLElement, thingId: string): DOMRect | null {
  const exact = board.querySelector(`[data-at="${thingId}"]`);
  if (exact) return exact.getBoundingClientRect();
  const [, place, power] = thingId.split("/");
  const region = place === "home" ? `[data-region="home-${power}"]` : `[data-region="${place}"]`;
  return board.querySelector(region)?.getBoundingClientRect() ?? null;
}

export function fly(board: HTMLElement, flights: Flight[]): void {
  if (look.still || document.hidden) return;
  for (const flight of flights.slice(0, 6)) {
    const from = spot(board, flight.from);
    const to = spot(board, flight.to);
    if (!from || !to) continue;
    const ghost = document.createElement("span");
    ghost.className = `piece flying p-${flight.power} ${flight.piece}`;
    ghost.setAttribute("aria-hidden", "true");
    ghost.innerHTML = `<svg viewBox="-1 -1 34 34"><use href="#s-${flight.piece}"/></svg>`;
    document.body.append(ghost);
    const at = (box: DOMRect): [number, number] => [box.x + box.width / 2 - SIZE / 2, box.y + box.height / 2 - SIZE / 2];
    const [x1, y1] = at(from);
    const [x2, y2] = at(to);
    const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 6);
    const keys = [
      { transform: `translate(${x1}px, ${y1}px)` },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(1.2)` },
      { transform: `translate(${x2}px, ${y2}px)` },
    ];
    ghost.animate(keys, { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" }).onfinish = () => ghost.remove();
  }
}
