// What rules speak of, as it stands in a view: found by the paths that a game declares. Holds no rule of any game.
import type { Figure } from "../wire";

/** A cell: a figure, or things with or without one. A thing without an id is nobody. */
export interface Cell {
  words: string;
  things: { kind: string; id: string; words: string }[];
}
export interface FigureRow {
  /** The thing that the row is about. */
  kind: string;
  id: string;
  cells: Cell[];
}

/** What lies at a path of names and dots; undefined where it leads nowhere. */
export function at(value: unknown, path: string): unknown {
  if (!path) return value;
  return path
    .split(".")
    .reduce<unknown>(
      (found, key) => (found && typeof found === "object" ? (found as Record<string, unknown>)[key] : undefined),
      value,
    );
}

/** Whether a field has anything to tell. */
const told = (value: unknown): boolean => Boolean(value) && (typeof value !== "object" || Object.keys(value as object).length > 0);

/** Things that are many: figures by thing, without those that have none. */
function things(kind: string, value: unknown): Cell["things"] {
  if (typeof value === "string") return [{ kind, id: value, words: "" }];
  if (Array.isArray(value)) return value.map((id) => ({ kind, id: String(id), words: "" }));
  if (!value || typeof value !== "object") return [];
  const counted = Object.entries(value as Record<string, unknown>).filter(([, many]) => many);
  return counted.sort((a, b) => Number(b[1]) - Number(a[1])).map(([id, many]) => ({ kind, id, words: String(many) }));
}

function cell(row: unknown, asked: string): Cell {
  const [path, kind] = asked.split(":");
  const value = at(row, path);
  if (kind) return { words: "", things: things(kind, value) };
  if (Array.isArray(value)) return { words: String(value.length), things: [] };
  return { words: typeof value === "number" || typeof value === "string" ? String(value) : "", things: [] };
}

/** The rows of a figure in a view; none where the view does not have it now. */
export function rowsOf(figure: Figure, view: unknown): FigureRow[] {
  const found = at(view, figure.rows);
  if (!found || typeof found !== "object") return [];
  return (Array.isArray(found) ? (found as unknown[]) : [found])
    .filter((row) => !figure.where || told(at(row, figure.where)))
    .map((row) => ({
      kind: figure.named,
      id: figure.named ? String(at(row, figure.name)) : "",
      cells: figure.values.map((value) => cell(row, value)),
    }))
    .filter((row) => row.cells.some((one) => one.words || one.things.length));
}
