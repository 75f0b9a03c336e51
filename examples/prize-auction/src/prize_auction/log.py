"""The log: what an entry of the record tells. Nothing of it is secret, for orders are dealt without a word."""

from __future__ import annotations

from prize_auction.position import BID, BIDDER, INSURED, NONE, PIECES, ROUND, Position
from prize_auction.steps import CHEST, SALE, TAKEN
from prize_auction.text import SEATS, merchant, say, ship
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import kind_of
from tricorne.kernel.record import PLAY, Entry


def narrate(before: Position, after: Position, entry: Entry) -> list[Message]:
    found: list[Message] = []
    if entry.kind == PLAY:
        found.append(_chosen(entry))
        if _sale_ended(before, after):
            found.append(_sold(before, entry))
        if after.on_sale != before.on_sale and _buyer(before, entry) != NONE:
            found.append(_arrival(before, after, entry))
    if after.clock[ROUND] != before.clock[ROUND] and after.on_sale != NONE:
        prize = after.on_sale
        cargo = Thing("cargo", PIECES.cargo_ids[PIECES.cargo[prize]])
        name = ship(PIECES.prize_ids[prize])
        found.append(say("log-round", round=after.clock[ROUND], prize=name, cargo=cargo, worth=PIECES.worth[prize]))
    if entry.kind == PLAY and not after.stack:
        found += [
            say("log-orders", seat=merchant(seat), points=after.order_points(seat)) for seat in after.ruleset.players
        ]
    return found


def _sale_ended(before: Position, after: Position) -> bool:
    """Whether the last bid or pass of a sale was made."""
    if kind_of(before.stack[-1]) != SALE:
        return False
    return after.on_sale != before.on_sale or kind_of(after.stack[-1]) != SALE


def _buyer(before: Position, entry: Entry) -> int:
    """Who has bid most, this entry reckoned in."""
    return SEATS.index(entry.seat) if entry.text.startswith("bid ") else before.clock[BIDDER]


def _chosen(entry: Entry) -> Message:
    who = merchant(SEATS.index(entry.seat))
    verb, _, rest = entry.text.partition(" ")
    return say("log-bid", seat=who, guineas=int(rest)) if verb == "bid" else say(f"log-{verb}", seat=who)


def _sold(before: Position, entry: Entry) -> Message:
    prize = ship(PIECES.prize_ids[before.on_sale])
    buyer = _buyer(before, entry)
    if buyer == NONE:
        return say("log-unsold", prize=prize)
    bid = int(entry.text.split()[1]) if entry.text.startswith("bid ") else before.clock[BID]
    return say("log-sold", seat=merchant(buyer), prize=prize, guineas=bid)


def _arrival(before: Position, after: Position, entry: Entry) -> Message:
    """What the sea did to the ship: the first outcome of the entry is the die."""
    prize = ship(PIECES.prize_ids[before.on_sale])
    who = merchant(_buyer(before, entry))
    die = int(entry.outcomes[0].text)
    if die == TAKEN:
        insured = entry.text == "insure" or before.clock[INSURED] == 1
        return say("log-taken-insured" if insured else "log-taken", seat=who, prize=prize, die=die)
    if die == CHEST:
        return say("log-chest", seat=who, prize=prize, die=die, chest=PIECES.chest)
    return say("log-arrived", seat=who, prize=prize, die=die)
