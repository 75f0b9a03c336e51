// Standing orders: from the table to the words that the server reads, and back into a sentence.
import { t } from "../../text/text.svelte";
import { nameOf } from "./deeds";
import type { Auction } from "./view";

/** An order about the standing proposal. */
export function orderText(auction: Auction, kind: "bid" | "while", gold = 0, always = false): string {
  const proposal = [auction.red && `red ${auction.red}`, auction.blue && `blue ${auction.blue}`].filter(Boolean).join(" ");
  return kind === "while" ? `pass while ${proposal}` : `bid ${gold} ${proposal}${always ? " always" : ""}`;
}

/** An order as its player reads it. */
export function orderWords(text: string): string {
  if (text === "pass") return t("order-words-pass");
  if (text === "pass unless named") return t("order-words-named");
  const words = text.split(" ");
  const named = (side: string): string => (words.includes(side) ? nameOf("power", words[words.indexOf(side) + 1]) : "");
  const side = words.includes("red") ? (words.includes("blue") ? "both" : "red") : "blue";
  const args = { side, red: named("red"), blue: named("blue"), gold: Number(words[1]) || 0 };
  if (words[0] === "pass") return t("order-words-while", args);
  return t(words.includes("always") ? "order-words-always" : "order-words-bid", args);
}
