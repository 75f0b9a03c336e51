// How a game ended that was not played to its end.
import { t } from "../text/text.svelte";
import type { TableSession } from "./session.svelte";

export function endedWords(table: TableSession): string {
  const { ended, winners, seats } = table.info;
  if (ended !== "resigned" && ended !== "time") return t(ended === "abandoned" ? "ended-abandoned" : "ended-closed");
  const given = seats.find((seat) => seat.resigned && !winners.includes(seat.power));
  if (!winners.length || !given) return t(ended === "time" ? "ended-time-all" : "ended-resigned-all");
  return t(ended === "time" ? "ended-time" : "ended-resigned", {
    power: table.board.powerName(given.power),
    winner: table.board.powerName(winners[0]),
  });
}
