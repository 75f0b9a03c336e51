// Names of things on the map, and how they are broken into the lines of a label.
import { nodeOf } from "./layout";
import { advantageName, spaceName } from "./names";
import { maybe, name } from "./text";
import { spaceOf, type Flag, type View } from "./view";

export const flagName = (flag: Flag): string => name("flag", flag);
export const nameAt = (view: View, id: string): string => (spaceOf(view, id) ? spaceName(id) : advantageName(id));

/** A name that is longer than the room laid out for it is set smaller; never below three quarters. */
const LEAST = 0.75;
export const shrunk = (size: number, length: number, room: number): number => size * Math.max(LEAST, Math.min(1, room / length));

/** The lines of a label: as the texts break it, else at the spaces. */
export function labelLines(view: View, id: string): string[] {
  const letters = nodeOf(id).label?.letters;
  if (letters === undefined) return [];
  const broken = maybe(`${spaceOf(view, id) ? "space" : "advantage"}-${id}.label`);
  if (broken) return broken.split("|");
  const room = Math.max(letters, 8) + 1;
  const lines: string[] = [];
  for (const word of nameAt(view, id).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
