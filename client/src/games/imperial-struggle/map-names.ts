// Names of things on the map, and how they are broken into the lines of a label.
import { inLanguage, t } from "../../text/text.svelte";
import { settings } from "../../settings.svelte";
import { nodeOf } from "./layout";
import { named, sideName } from "./names";
import { advantageOf, spaceOf, type Flag, type View } from "./view";

export const flagName = (flag: Flag): string =>
  flag === "britain" || flag === "france" ? sideName(flag) : t(`is-map-flag-${flag}`);
export const nameAt = (view: View, id: string): string => named(spaceOf(view, id)?.name ?? advantageOf(view, id)?.name ?? id);

/** A name that is longer than the room laid out for it is set smaller; never below three quarters. */
const LEAST = 0.75;
export const shrunk = (size: number, length: number, room: number): number => size * Math.max(LEAST, Math.min(1, room / length));

/** The lines of a label: as laid out; in other languages as their messages break it, else at the spaces. */
export function labelLines(view: View, id: string): string[] {
  const laid = nodeOf(id).label?.lines ?? [];
  if (settings.language === "en") return laid;
  const broken = inLanguage(`is-map-label-${id}`);
  if (broken) return broken.split("|");
  const own = nameAt(view, id);
  if (own === laid.join(" ")) return laid;
  const room = Math.max(...laid.map((line) => line.length), 8) + 1;
  const lines: string[] = [];
  for (const word of own.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
