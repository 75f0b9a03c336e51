// How far this person has come in lessons, kept in the browser: all that he did in a lesson leads to the same place again.
const KEY = "tricorne-lessons";

export interface Kept {
  inputs: string[];
  step: number;
  done: boolean;
}

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const kept = (game: string, lesson: string): Kept => all()[`${game}/${lesson}`] ?? { inputs: [], step: 0, done: false };

export function keep(game: string, lesson: string, how: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: how }));
  } catch {
    // A browser that keeps nothing: the lesson goes on, and begins again next time.
  }
}

/** How many lessons of a game have been done. */
export const lessonsDone = (game: string): number =>
  Object.entries(all()).filter(([name, how]) => how.done && name.startsWith(`${game}/`)).length;
