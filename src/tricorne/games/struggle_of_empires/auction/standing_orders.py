"""Standing orders for the auction under way, so that an auction over days takes hours (AUCTION-16 to AUCTION-19).

An order is a line that a player leaves with the server; it answers for him when he is asked to speak:

    pass                                     pass until this auction is decided
    pass unless named                        the same, but ask once the standing proposal names the player's own power
    pass while red britain blue france       pass as long as this proposal stands
    bid 5 red britain blue france            raise by one, up to 5 gold, as long as this proposal stands; then pass
    bid 5 red britain blue france always     the same, and put this proposal back when another stands

It gives the actions that the player could take himself, one at a time, and knows only what lies open. When something
happens that it did not foresee it ends, and the player is asked.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    BLUE_POWER,
    KEEP_PROPOSAL,
    PASS_BID,
    RAISE,
    RED_POWER,
    bid_action,
)
from tricorne.games.struggle_of_empires.auction.auction import highest_bid, may_be_proposed
from tricorne.games.struggle_of_empires.board.constants import NONE, UNALLIED, Power
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    NEW_BID,
    NEW_RED,
    OPENER,
    RED_PROPOSED,
    STANDING,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import BID as BID_KIND
from tricorne.games.struggle_of_empires.step_numbers import PROPOSE_BLUE, PROPOSE_RED, SPEAK
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.kernel.engine import ORDER_ENDED, ORDER_WAITS, Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.message import Arg, Message, Text
from tricorne.kernel.position import actor_of, kind_of

# How an order about a proposal is told: for both sides, for red alone, for blue alone
WHILE: Final = ["order-words-while", "order-words-while-red", "order-words-while-blue"]
BID_WHILE: Final = ["order-words-bid", "order-words-bid-red", "order-words-bid-blue"]
ALWAYS: Final = ["order-words-always", "order-words-always-red", "order-words-always-blue"]


class Order:
    """An order as it was read; ``red`` and ``blue`` are NONE where no power is named."""

    def __init__(self) -> None:
        self.bids = False
        self.most = 0
        self.red = NONE
        self.blue = NONE
        self.unless_named = False
        self.always = False

    def for_proposal(self) -> bool:
        return self.red != NONE or self.blue != NONE


def read(p: Position, text: str) -> Order:
    """The order that a text gives; BadAction if it is none."""
    words = text.split()
    order = Order()
    if words == ["pass"]:
        return order
    if words == ["pass", "unless", "named"]:
        order.unless_named = True
        return order
    if words[:2] == ["pass", "while"]:
        _read_proposal(p, order, words[2:])
        return order
    if len(words) > 2 and words[0] == "bid" and words[1].isascii() and words[1].isdigit() and len(words[1]) < 4:
        order.bids = True
        order.most = int(words[1])
        order.always = words[-1] == "always"
        _read_proposal(p, order, words[2 : len(words) - (1 if order.always else 0)])
        return order
    raise BadAction(say("order-unknown", words=Text(text[:80])))


def _read_proposal(p: Position, order: Order, words: list[str]) -> None:
    ids = p.ruleset.components.power_ids
    if len(words) not in (2, 4):
        raise BadAction(say("order-no-proposal"))
    for at in range(0, len(words), 2):
        if words[at] not in ("red", "blue") or words[at + 1] not in ids:
            raise BadAction(say("order-bad-part", words=Text(f"{words[at][:20]} {words[at + 1][:40]}")))
        if words[at] == "red":
            order.red = ids.index(words[at + 1])
        else:
            order.blue = ids.index(words[at + 1])
    if len(words) == 4 and (order.red == NONE or order.blue == NONE):
        raise BadAction(say("order-both-sides"))


def _stands(p: Position, order: Order) -> bool:
    """Is the proposal of the order the standing one?"""
    return p.auction[RED_PROPOSED] == order.red and p.auction[BLUE_PROPOSED] == order.blue


# -- questions ---------------------------------------------------------------------------------


def scope(p: Position) -> str:
    """The auction under way, in which an order holds; empty where there is none."""
    if not p.stack or kind_of(p.stack[-1]) not in (SPEAK, BID_KIND, PROPOSE_RED, PROPOSE_BLUE):
        return ""
    allied = 0
    for side in p.side:
        if side != UNALLIED:
            allied += 1
    return f"war {p.clock[WAR_NUMBER]} auction {allied}"


def why_not(p: Position, power: Power, text: str) -> Refusal | None:
    """Why an order cannot be left now; None if it can."""
    order = read(p, text)
    if scope(p) == "":
        return refuse("why-order-no-auction", ["AUCTION-16"])
    standing = p.auction[STANDING]
    if p.auction[BIDDER] == NONE:
        if p.auction[OPENER] == power:
            return refuse("why-order-opener", ["AUCTION-8"])
        if order.for_proposal() and not order.always:
            return refuse("why-order-no-proposal", ["AUCTION-8"])
    elif order.for_proposal() and not order.always and not _stands(p, order):
        return refuse("why-order-other-proposal", ["AUCTION-18"])
    if order.always and not may_be_proposed(p, order.red, order.blue):
        return refuse("why-order-cannot-propose", ["AUCTION-9", "AUCTION-11", "AUCTION-12"])
    if order.bids and order.most > highest_bid(p, power):
        return refuse("why-bid-limit", ["R-AUCTION-5"], bid=highest_bid(p, power))
    if order.bids and p.auction[BIDDER] != power and order.most <= standing:
        return refuse("why-order-too-low", ["AUCTION-17"], bid=standing)
    return None


def action(p: Position, text: str) -> int:
    """What the order answers to whoever is asked now: an action, ORDER_WAITS (he answers himself), or ORDER_ENDED."""
    order = read(p, text)
    kind = kind_of(p.stack[-1])
    if kind == SPEAK:
        return _speak(p, order)
    if not order.bids or p.auction[BIDDER] == NONE:
        return ORDER_WAITS
    if kind == BID_KIND:
        # Above the floor he would bid more than he must; beyond his limit he has raised by himself.
        return bid_action(p.auction[FLOOR]) if p.auction[FLOOR] <= order.most else ORDER_WAITS
    if p.auction[NEW_BID] > order.most:
        return ORDER_WAITS
    if kind == PROPOSE_RED:
        if _stands(p, order):
            return KEEP_PROPOSAL
        if not order.always or not may_be_proposed(p, order.red, order.blue):
            return ORDER_WAITS
        return BLUE_POWER + order.blue if order.red == NONE else RED_POWER + order.red
    if kind == PROPOSE_BLUE and order.always and p.auction[NEW_RED] == order.red:
        return BLUE_POWER + order.blue
    return ORDER_WAITS


def _speak(p: Position, order: Order) -> int:
    """Pass, raise, or ask the player."""
    named = actor_of(p.stack[-1])
    if order.unless_named and named in (p.auction[RED_PROPOSED], p.auction[BLUE_PROPOSED]):
        return ORDER_ENDED
    if order.for_proposal() and not _stands(p, order):
        if not order.always or p.auction[STANDING] >= order.most:
            return ORDER_ENDED
    if order.bids and p.auction[STANDING] < order.most:
        return RAISE
    return PASS_BID


def words(p: Position, text: str) -> Message:
    """The order as it is told to its player."""
    order = read(p, text)
    if order.for_proposal():
        return _about_proposal(p, order)
    return say("order-words-named") if order.unless_named else say("order-words-pass")


def _about_proposal(p: Position, order: Order) -> Message:
    args: dict[str, Arg] = {}
    if order.red != NONE:
        args["red"] = the_power(p, order.red)
    if order.blue != NONE:
        args["blue"] = the_power(p, order.blue)
    keys = WHILE
    if order.bids:
        args["gold"] = order.most
        keys = ALWAYS if order.always else BID_WHILE
    named = 0 if len(args) - int(order.bids) == 2 else 1 if order.red != NONE else 2
    return say(keys[named], **args)
