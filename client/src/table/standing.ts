// What still stands of the log: an undo takes back all entries after the one that it leads to.
import type { LogEntry } from "../wire";

export function standing(log: LogEntry[]): LogEntry[] {
  let found: LogEntry[] = [];
  for (const entry of log) {
    const back = entry.back_to;
    if (back === null) found.push(entry);
    else found = found.filter((one) => one.number <= back);
  }
  return found;
}
