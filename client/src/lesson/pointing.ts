// What a lesson can point at. Things carry data-at or data-about; verbs and actions are buttons; panels are the game's own.
import type { BoardModule } from "../games/module";

const quoted = (text: string): string => JSON.stringify(text);

/** The elements that a thing of a lesson stands for, those that can be seen now. */
export function elementsOf(board: BoardModule, thing: string): Element[] {
  const slash = thing.indexOf("/");
  const kind = thing.slice(0, slash);
  const rest = thing.slice(slash + 1);
  const selector =
    kind === "panel"
      ? (board.panels?.[rest] ?? "")
      : kind === "verb"
        ? `.act[data-verb=${quoted(rest)}]`
        : kind === "deed"
          ? `[data-action=${quoted(rest)}]`
          : kind === "own-tile"
            ? `.mat [data-about=${quoted(`tile/${rest}`)}]`
            : `[data-at=${quoted(thing)}], [data-about=${quoted(thing)}]`;
  if (!selector) return [];
  const seen = (wanted: string): Element[] =>
    [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length > 0);
  if (kind !== "panel") {
    const found = seen(selector);
    if (found.length) return found;
    // What lies on a page that is not open is pointed at by the way to it.
    if (kind !== "force" && kind !== "unit") return seen(board.panels?.[`${kind}s`] ?? "none").slice(0, 1);
    // A force without units is a shield on the plate of its region.
    const units = seen(`[data-at^=${quoted(`unit/${rest}/`)}]`);
    return units.length ? units : elementsOf(board, `region/${rest.split("/")[0]}`);
  }
  // Of a panel the first of its selectors that shows anything.
  for (const one of selector.split(", ")) if (seen(one).length) return seen(one).slice(0, 1);
  return [];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  round: boolean;
  /** The outline of a region, and how it lies on the screen. */
  path?: string;
  matrix?: string;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = { left, top, width, height, round: width < 90 && Math.abs(width - height) < 24 };
  const path = element instanceof SVGPathElement ? element.getAttribute("d") : null;
  const lies = path ? (element as SVGPathElement).getScreenCTM() : null;
  return path && lies ? { ...box, path, matrix: `matrix(${[lies.a, lies.b, lies.c, lies.d, lies.e, lies.f].join(" ")})` } : box;
}

export const overlap = (a: Omit<Box, "round">, b: Omit<Box, "round">): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
