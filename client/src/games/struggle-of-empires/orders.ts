// Standing orders: from the table to the words that the server reads, which gives them back as a message.
import type { Auction } from "./view";

/** An order about the standing proposal. */
export function orderText(auction: Auction, kind: "bid" | "while", gold = 0, always = false): string {
  const proposal = [auction.red && `red ${auction.red}`, auction.blue && `blue ${auction.blue}`].filter(Boolean).join(" ");
  return kind === "while" ? `pass while ${proposal}` : `bid ${gold} ${proposal}${always ? " always" : ""}`;
}
