// Names of things on the map, and how they are broken into the lines of a label.
import { t } from "../../text/text.svelte";
import { settings } from "../../settings.svelte";
import { nodeOf } from "./layout";
import { named, sideName } from "./names";
import { advantageOf, spaceOf, type Flag, type View } from "./view";

export const flagName = (flag: Flag): string => (flag === "britain" || flag === "france" ? sideName(flag) : t(`is-map-flag-${flag}`));
export const nameAt = (view: View, id: string): string => named(spaceOf(view, id)?.name ?? advantageOf(view, id)?.name ?? id);

const LONG = 11;

/** A name that is longer than the room laid out for it is set smaller; never below three quarters. */
const LEAST = 0.75;
export const shrunk = (size: number, length: number, room: number): number => size * Math.max(LEAST, Math.min(1, room / length));

/** As laid out; a translated name is broken in two where it is long. */
export function labelLines(view: View, id: string): string[] {
  const laid = nodeOf(id).label?.lines ?? [];
  const own = nameAt(view, id);
  if (settings.language === "en" || own === laid.join(" ")) return laid;
  if (own.length <= LONG || !own.includes(" ")) return [own];
  const middle = own.length / 2;
  const gaps = [...own.matchAll(/ /g)].map((gap) => gap.index);
  const cut = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best), gaps[0]);
  return [own.slice(0, cut), own.slice(cut + 1)];
}
