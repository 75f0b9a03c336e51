// The last line of the talk that was read in each channel of a table, kept in the browser for the tables read last.
const KEY = "tricorne-read";
const TABLES = 50;

type Read = Record<string, number>;

function all(): Record<string, Read> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Read>;
  } catch {
    return {};
  }
}

export const readBefore = (table: string): Read => all()[table] ?? {};

export function keepRead(table: string, channel: string, line: number): void {
  const read = { ...readBefore(table), [channel]: line };
  const others = Object.entries(all()).filter(([one]) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [table, read]])));
  } catch {
    // A browser that keeps nothing: what was read counts as new next time.
  }
}
