// A bid that is being made: which proposal, and how the notation writes it. What can be proposed the server has said.
import type { Auction, Proposal, Side } from "./view";

const same = (one: Proposal, other: Proposal): boolean => one.red === other.red && one.blue === other.blue;
const EMPTY: Proposal = { red: null, blue: null };

/** The proposal that stands, or nobody on either side. */
export const standing = (auction: Auction): Proposal => ({ red: auction.red, blue: auction.blue });

export const isOpen = (auction: Auction, proposal: Proposal): boolean => auction.proposals.some((one) => same(one, proposal));

/** The powers that can be named for a side, in the order of the table. */
export function nameable(auction: Auction, side: Side, seats: string[]): string[] {
  const named = new Set(auction.proposals.map((one) => one[side]).filter((power) => power !== null));
  const players = seats.filter((power) => named.has(power));
  return [...players, ...[...named].filter((power) => !players.includes(power))];
}

/** The proposal with another power on one side; the other side keeps, trades or loses its power. */
export function named(auction: Auction, before: Proposal, side: Side, power: string): Proposal {
  const other: Side = side === "red" ? "blue" : "red";
  const fitting = auction.proposals.filter((one) => one[side] === power);
  const wanted = [
    { ...before, [side]: power },
    { ...EMPTY, [side]: power, [other]: before[side] },
  ];
  const found = wanted.find((one) => isOpen(auction, one));
  if (found) return found;
  return fitting.length === 1 ? fitting[0] : { ...EMPTY, [side]: power };
}

/** The bid in the notation; who raises need not say the standing proposal again. */
export function bidText(auction: Auction, gold: number, proposal: Proposal, raises: boolean): string {
  if (raises && same(proposal, standing(auction))) return `bid ${gold}`;
  const sides = (["red", "blue"] as Side[]).filter((side) => proposal[side]);
  return [`bid ${gold}`, ...sides.map((side) => `${side} ${proposal[side]}`)].join(" ");
}
