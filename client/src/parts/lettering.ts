// Names of seas and lands on a map: laid out for English, set smaller where another language is longer.

export interface Name {
  id: string;
  kind: "sea" | "land" | "home";
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  angle: number;
  /** How long the line may be, in units of the map. */
  room: number;
}
export interface Lettering {
  /** About how wide a letter of each kind is, in parts of its size. */
  letter: Partial<Record<Name["kind"], number>>;
  panels: Record<string, Name[]>;
}

/** From line to line, in parts of the size. */
export const LEADING = 1;
const LEAST = 0.6;

export function fitted(name: Name, lines: string[], letter: number): number {
  const long = Math.max(...lines.map((line) => line.length)) * letter * name.size;
  return Math.round(name.size * Math.max(LEAST, Math.min(1, name.room / long)) * 10) / 10;
}
