// Where everything lies on the map, in units of a theatre: spaces, Advantages, names, and the lines between them.
import data from "./layout.json";
import type { RegionId, SpaceKind, View } from "./view";

export type Point = [x: number, y: number];
export interface Label {
  /** Of the longest line, and how many lines: the room that was laid out for the name in English. */
  letters: number;
  rows: number;
  side: "N" | "S" | "E" | "W";
  x: number;
  y: number;
}
export interface Node {
  theatre: RegionId;
  x: number;
  y: number;
  r: number;
  label?: Label;
  /** Wars in which the space gives strength, in their order. */
  wars?: string[];
}
export interface Chart {
  size: Point;
  /** The box that is kept free for the Region's label. */
  title: number[];
  /** Countries with several spaces. */
  names: { id: string; x: number; y: number; w: number }[];
  bends: [string, string, number, number][];
}

export const THEATRES: RegionId[] = ["north-america", "europe", "caribbean", "india"];
export const WARS = ["wss", "was", "7yw", "awi"];
const charts = data.theatres as unknown as Record<RegionId, Chart>;
const nodes = data.nodes as unknown as Record<string, Node>;

export const chartOf = (theatre: RegionId): Chart => charts[theatre];
export const nodeOf = (id: string): Node => nodes[id];

function polygon(r: number, corners: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = turn + (2 * Math.PI * k) / corners;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The shape tells the kind. */
export function shapeOf(kind: SpaceKind | "advantage", r: number): string {
  switch (kind) {
    case "market":
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "political":
      return polygon(r, 4, 0);
    case "territory":
      return "M-25-25H25V25H-25Z";
    case "naval":
      return polygon(r, 6, 0);
    case "fort":
      return polygon(r, 6, Math.PI / 6);
    case "advantage":
      return polygon(r, 5, -Math.PI / 2);
  }
}

/** Places of the war dots: four of them on the upper edge, the first war on the left. */
export function dotPlaces(kind: SpaceKind, r: number): Point[] {
  const top = -0.866 * r;
  if (kind === "naval")
    return [
      [-12.5, top],
      [-4.2, top],
      [4.2, top],
      [12.5, top],
    ];
  if (kind === "fort")
    return [
      [-19, -20.5],
      [-9, -26],
      [9, -26],
      [19, -20.5],
    ];
  return [
    [-22, -11],
    [-13, -20],
    [13, -20],
    [22, -11],
  ];
}

function path(a: string, b: string, bends: Chart["bends"], shift = 0): string {
  const p = nodes[a];
  const q = nodes[b];
  const bend = bends.find((one) => (one[0] === a && one[1] === b) || (one[0] === b && one[1] === a));
  if (bend) return `M${p.x} ${p.y}Q${2 * bend[2] - (p.x + q.x) / 2} ${2 * bend[3] - (p.y + q.y) / 2} ${q.x} ${q.y}`;
  const long = Math.hypot(q.x - p.x, q.y - p.y);
  const dx = (-(q.y - p.y) / long) * shift;
  const dy = ((q.x - p.x) / long) * shift;
  return `M${(p.x + dx).toFixed(1)} ${(p.y + dy).toFixed(1)}L${(q.x + dx).toFixed(1)} ${(q.y + dy).toFixed(1)}`;
}

export interface Lines {
  connections: string;
  conquest: string;
  feeds: string;
}

/** How far a conquest line runs beside the connection that it doubles. */
const BESIDE = 9;

/** All lines of a theatre, each kind as one path. */
export function linesOf(view: View, theatre: RegionId): Lines {
  const { bends } = charts[theatre];
  const here = view.spaces.filter((space) => nodes[space.id].theatre === theatre);
  const found = { connections: "", conquest: "", feeds: "" };
  for (const space of here) {
    for (const other of space.connections) if (space.id < other) found.connections += path(space.id, other, bends);
    for (const other of space.conquest_lines) {
      if (space.id < other) found.conquest += path(space.id, other, bends, space.connections.includes(other) ? BESIDE : 0);
    }
  }
  for (const advantage of view.advantages.filter((one) => one.region === theatre)) {
    for (const space of advantage.spaces) found.feeds += path(advantage.id, space, []);
  }
  return found;
}
