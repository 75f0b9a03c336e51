// What the coach has told already, by game, kept in the browser: each thing is told once.
const KEY = "tricorne-coach";

function all(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}

function keep(what: Record<string, string[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing hears it again.
  }
}

export const wasTold = (game: string, key: string): boolean => (all()[game] ?? []).includes(key);

export function markTold(game: string, key: string): void {
  if (!wasTold(game, key)) keep({ ...all(), [game]: [...(all()[game] ?? []), key] });
}

/** A first game begins: everything is new again. */
export const forget = (game: string): void => keep({ ...all(), [game]: [] });
