// How a person or a bot on a seat is called, and how the rules of a table are told in a line.
import { maybe, t } from "../text/text.svelte";

export interface Seated {
  player: string;
  bot: string | null;
  lead?: "open" | "person" | "bot";
}

/** Whoever sits there: a bot by its level, a person by his name; one who has deleted it has none. */
export function calledSeat(seat: Seated): string {
  if (seat.lead === "open") return t("seat-open");
  if (seat.bot) return t("seat-bot", { bot: maybe(`bot-${seat.bot}.name`) ?? seat.bot });
  return seat.player || t("seat-gone");
}

/** What a record is called on one's disk, as the server names it: the game, the day it began, the table. */
export function recordName(game: string, began: number, id: string): string {
  return `${game}-${new Date(began * 1000).toISOString().slice(0, 10)}-${id}.txt`;
}

/** A preset, and how many of its rules are changed. */
export function rulesWords(preset: string, options: Record<string, unknown>): string {
  const count = Object.keys(options).length;
  return count ? `${preset} · ${t("lobby-changed", { count })}` : preset;
}
