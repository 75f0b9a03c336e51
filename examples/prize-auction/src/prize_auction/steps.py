"""The steps of the game, in the order in which play passes through them.

DEAL (chance); then for each prize NEXT_ROUND (passage), DRAW (chance), SALE and INSURANCE (decisions), SEA (chance).
"""

from __future__ import annotations

from prize_auction.position import BID, BIDDER, DECK, GONE, INSURED, NONE, ON_SALE, PIECES, ROUND, Position
from prize_auction.text import merchant, refuse, say, ship
from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Chance, Decision, Die, Passage, Step
from tricorne.kernel.position import actor_of, first_of

DEAL, NEXT_ROUND, DRAW, SALE, INSURANCE, SEA = range(6)
STEP_WORDS = ["deal", "round", "draw", "sale", "insurance", "sea"]

STREAMS = ["orders", "prizes", "sea"]

PASS = 0
BIDS = 0
"""The number of an action that bids is the bid itself: ``bid 7`` is action 7."""
INSURE = PIECES.highest_bid + 1
SAIL = INSURE + 1

TAKEN = 1
CHEST = 6


def build_table() -> ActionTable:
    """Every action of the game, one row each."""
    table = ActionTable()
    table.add("pass", say("act-pass"), "SALE-3")
    for guineas in range(1, PIECES.highest_bid + 1):
        table.add(f"bid {guineas}", say("act-bid", guineas=guineas), "SALE-3")
    table.add("insure", say("act-insure", premium=PIECES.premium), "SEA-1")
    table.add("sail", say("act-sail"), "SEA-1")
    return table


class Deal(Chance[Position]):
    """SETUP-2: one order to one merchant, for his eyes alone."""

    def stream(self) -> int:
        return 0

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return [number for at, holder in enumerate(p.orders) if holder == DECK for number in (at, 1)]

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.orders[value] = first_of(frame)

    def outcome_text(self, p: Position, value: int) -> str:
        return f"{PIECES.cargo_ids[PIECES.orders[value]]}-{value}"

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)


class Round(Passage[Position]):
    """SALE-1: the next prize, or the end."""

    def run(self, p: Position, frame: int) -> None:
        if p.clock[ROUND] == p.ruleset.prizes:
            p.stack.pop()
            return
        p.clock[ROUND] += 1
        p.clock[BID] = 0
        p.clock[BIDDER] = NONE
        p.clock[INSURED] = 0
        p.passed[:] = [0] * len(p.passed)
        p.then(DRAW)


class Draw(Chance[Position]):
    def stream(self) -> int:
        return 1

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return [number for at, place in enumerate(p.ships) if place == DECK for number in (at, 1)]

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        """SALE-2: the first to bid is the next one each time."""
        p.stack.pop()
        p.ships[value] = ON_SALE
        players = p.ruleset.players
        p.ask(SALE, players[(p.clock[ROUND] - 1) % len(players)])

    def outcome_text(self, p: Position, value: int) -> str:
        return PIECES.prize_ids[value]


class Sale(Decision[Position]):
    """SALE-3 to SALE-5."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(PASS)
        most = min(p.purse[actor_of(frame)], p.clock[BID] + PIECES.widest_raise, PIECES.highest_bid)
        out.extend(range(BIDS + p.clock[BID] + 1, BIDS + most + 1))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        bid = action - BIDS
        if bid > PIECES.highest_bid:
            return refuse("why-not-asked", ["SALE-3"])
        if bid <= p.clock[BID]:
            return refuse("why-too-low", ["SALE-3"], guineas=p.clock[BID])
        purse = p.purse[actor_of(frame)]
        if bid > purse:
            return refuse("why-too-poor", ["SALE-4"], seat=merchant(actor_of(frame)), guineas=purse)
        return refuse("why-too-high", ["SALE-4"], guineas=p.clock[BID] + PIECES.widest_raise)

    def prompt(self, p: Position, frame: int) -> Prompt:
        prize = ship(PIECES.prize_ids[p.on_sale])
        who = merchant(actor_of(frame))
        if p.clock[BIDDER] == NONE:
            return Prompt("sale", say("ask-first-bid", seat=who, prize=prize), ["SALE-3", "SALE-4"])
        words = say("ask-bid", seat=who, prize=prize, bidder=merchant(p.clock[BIDDER]), guineas=p.clock[BID])
        return Prompt("sale", words, ["SALE-3", "SALE-4"])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        seat = actor_of(frame)
        p.stack.pop()
        if action == PASS:
            p.passed[seat] = 1
        else:
            p.clock[BID] = action - BIDS
            p.clock[BIDDER] = seat
        following = p.next_bidder(seat)
        if following != NONE:
            p.ask(SALE, following)
        elif p.clock[BIDDER] == NONE:
            p.ships[p.on_sale] = GONE
        else:
            p.purse[p.clock[BIDDER]] -= p.clock[BID]
            p.then(SEA)
            if p.ruleset.insurance and p.purse[p.clock[BIDDER]] >= PIECES.premium:
                p.ask(INSURANCE, p.clock[BIDDER])


class Insurance(Decision[Position]):
    """SEA-1."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out += [INSURE, SAIL]

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-not-asked", ["SEA-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        prize = ship(PIECES.prize_ids[p.on_sale])
        words = say("ask-insurance", seat=merchant(actor_of(frame)), prize=prize, premium=PIECES.premium)
        return Prompt("insurance", words, ["SEA-1", "SEA-3"])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == INSURE:
            p.purse[actor_of(frame)] -= PIECES.premium
            p.clock[INSURED] = 1


class Sea(Die[Position]):
    """SEA-2, SEA-3."""

    def stream(self) -> int:
        return 2

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        owner = p.clock[BIDDER]
        p.ships[p.on_sale] = GONE if value == TAKEN else owner
        if value == TAKEN and p.clock[INSURED]:
            p.purse[owner] += p.clock[BID]
        if value == CHEST:
            p.purse[owner] += PIECES.chest


STEPS: list[Step[Position]] = [Deal(), Round(), Draw(), Sale(), Insurance(), Sea()]
