// Which puzzles this person has solved, kept in the browser, and after how many tries.
const KEY = "tricorne-puzzles";

function all(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

/** After how many tries a puzzle was solved; 0 if it was not. */
export const solved = (game: string, puzzle: string): number => all()[`${game}/${puzzle}`] ?? 0;

export function keepSolved(game: string, puzzle: string, tries: number): void {
  try {
    if (!solved(game, puzzle)) localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${puzzle}`]: tries }));
  } catch {
    // A browser that keeps nothing: the puzzle is solved all the same.
  }
}
