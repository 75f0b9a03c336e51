import type { Fair } from "../wire";

export interface Drawn {
  code: string;
  value: number;
  block: number;
  ticket: number;
}
export interface Proven {
  broken: string[];
  drawn: (Drawn & { text: string })[];
  wrong: number[];
}
export function sealOf(letter: string): Promise<string>;
export function keyOf(house: string, letters: string[]): Promise<ArrayBuffer>;
export function ticketOf(key: ArrayBuffer, number: number, total: number): Promise<Drawn>;
export function outcomeOf(key: ArrayBuffer, number: number, texts: string[], weights: number[]): Promise<Drawn & { text: string }>;
export function prove(fair: Pick<Fair, "seed" | "commitment" | "letters" | "draws">): Promise<Proven>;
