"""What a player says in an auction: pass or raise, the bid, the powers for red and blue (AUCTION-8 to AUCTION-19)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    BID,
    BID_STEP,
    BLUE_POWER,
    HIGHER,
    HIGHEST_BID,
    KEEP_PROPOSAL,
    PASS_BID,
    RAISE,
    RED_POWER,
    amount_of,
    bid_action,
    is_bid,
)
from tricorne.games.struggle_of_empires.auction.auction import (
    hammer,
    highest_bid,
    last_player_left,
    left_of,
    may_be_proposed,
    nameable,
    stand,
    unallied_powers,
    why_not_named,
)
from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS, UNALLIED, Power
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    NEW_BID,
    NEW_RED,
    PASSES,
    RED_PROPOSED,
    STANDING,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import BID as BID_KIND
from tricorne.games.struggle_of_empires.step_numbers import PROPOSE_BLUE, PROPOSE_RED, SPEAK
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of


def _not_in_the_auction(p: Position, frame: int) -> Refusal:
    return refuse("why-auction-now", ["AUCTION-16"], power=the_power(p, actor_of(frame)))


def _standing(p: Position) -> Message:
    """Who bids how much for which proposal."""
    bidder = the_power(p, p.auction[BIDDER])
    bid = p.auction[STANDING]
    if p.auction[BLUE_PROPOSED] == NONE:
        return say("standing-red", bidder=bidder, bid=bid, red=the_power(p, p.auction[RED_PROPOSED]))
    blue = the_power(p, p.auction[BLUE_PROPOSED])
    if p.auction[RED_PROPOSED] == NONE:
        return say("standing-blue", bidder=bidder, bid=bid, blue=blue)
    return say("standing", bidder=bidder, bid=bid, red=the_power(p, p.auction[RED_PROPOSED]), blue=blue)


def _why_opener(p: Position) -> str:
    """The rule that makes this player open the auction."""
    if max(p.side) != UNALLIED:
        return "AUCTION-6"
    return "AUCTION-4" if p.clock[WAR_NUMBER] <= 1 else "AUCTION-5"


class Speak(Decision[Position]):
    """Pass, or raise the standing bid (AUCTION-16, AUCTION-19)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(PASS_BID)
        if p.auction[STANDING] < highest_bid(p, actor_of(frame)):
            out.append(RAISE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        power = actor_of(frame)
        if action == RAISE:
            p.auction[FLOOR] = p.auction[STANDING] + 1
            p.replace(BID_KIND, power)
            return
        p.auction[PASSES] += 1
        if p.auction[PASSES] == p.ruleset.count - 1:
            hammer(p)
        else:
            p.replace(SPEAK, left_of(p, power))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        standing = p.auction[STANDING]
        if action == RAISE:
            return refuse("why-highest-bid", ["R-AUCTION-5"], bid=standing)
        if is_bid(action):
            if amount_of(action) <= standing:
                return refuse("why-bid-too-low", ["AUCTION-17"], bid=amount_of(action), standing=standing)
            return refuse("why-raise-first", ["AUCTION-16"])
        return _not_in_the_auction(p, frame)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-pass-or-raise", standing=_standing(p), power=the_power(p, actor_of(frame)))
        return Prompt("pass-or-raise", asked, ["AUCTION-16", "AUCTION-19"])


def _most(p: Position, power: Power) -> int:
    """The highest amount open to somebody who has raised. Who gives gold away after it must still bid the least."""
    return max(p.auction[FLOOR], highest_bid(p, power))


class Bid(Decision[Position]):
    """The amount: above the standing bid, for the opener 0 or more (AUCTION-8, AUCTION-17)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        floor = p.auction[FLOOR]
        most = _most(p, actor_of(frame))
        end = min(floor + BID_STEP, most + 1)
        for amount in range(floor, min(end, HIGHEST_BID + 1)):
            out.append(BID + amount)
        if floor + BID_STEP <= most:
            out.append(HIGHER)
        if end > HIGHEST_BID + 1:
            for amount in range(max(floor, HIGHEST_BID + 1), end):
                out.append(bid_action(amount))

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        if action == HIGHER:
            p.auction[FLOOR] += BID_STEP
            return
        p.auction[NEW_BID] = amount_of(action)
        p.replace(PROPOSE_RED, actor_of(frame))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        floor = p.auction[FLOOR]
        standing = p.auction[STANDING]
        most = _most(p, actor_of(frame))
        if is_bid(action):
            amount = amount_of(action)
            if amount <= standing:
                return refuse("why-bid-too-low", ["AUCTION-17"], bid=amount, standing=standing)
            if amount < floor:
                return refuse("why-bid-passed-over", ["AUCTION-17"], bid=floor)
            if amount > most:
                return refuse("why-bid-limit", ["R-AUCTION-5"], bid=most)
            return refuse("why-bid-later", ["AUCTION-17"], bid=floor + BID_STEP - 1)
        if action == HIGHER:
            return refuse("why-bid-limit", ["R-AUCTION-5"], bid=most)
        if action == PASS_BID:
            name = the_power(p, actor_of(frame))
            if p.auction[BIDDER] == NONE:
                return refuse("why-must-open", ["AUCTION-8"], power=name)
            return refuse("why-must-raise", ["AUCTION-17"], power=name)
        return _not_in_the_auction(p, frame)

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = actor_of(frame)
        floor = p.auction[FLOOR]
        rules = ["AUCTION-16", "AUCTION-17", "TAX-8"]
        if p.auction[BIDDER] == NONE:
            asked = say("prompt-bid-first", power=the_power(p, power))
            rules = ["AUCTION-8", _why_opener(p), "TAX-8"]
        else:
            asked = say("prompt-bid-more", standing=_standing(p), power=the_power(p, power))
        # R-AUCTION-5: warn where paying could mean revolution, unless that would tell hidden gold.
        taxations = taxation.taxations_for(p, power, floor)
        if taxations >= p.ruleset.revolution_unrest and not p.ruleset.hidden_gold:
            asked = say("prompt-bid-taxes", question=asked, bid=floor, taxations=taxations)
        return Prompt("bid", asked, rules)


class ProposeRed(Decision[Position]):
    """The power for red, or the proposal stays; the last marker of all is red or blue (AUCTION-13, AUCTION-18)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        named = nameable(p)
        for power in named:
            out.append(RED_POWER + power)
        if unallied_powers(p) == 1:
            for power in named:
                out.append(BLUE_POWER + power)
        if p.auction[BIDDER] != NONE:
            out.append(KEEP_PROPOSAL)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        power = actor_of(frame)
        if action == KEEP_PROPOSAL:
            stand(p, power, p.auction[RED_PROPOSED], p.auction[BLUE_PROPOSED])
        elif action >= BLUE_POWER:
            stand(p, power, NONE, action - BLUE_POWER)
        elif unallied_powers(p) == 1:
            stand(p, power, action - RED_POWER, NONE)
        else:
            p.auction[NEW_RED] = action - RED_POWER
            p.replace(PROPOSE_BLUE, power)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if action == KEEP_PROPOSAL:
            if p.auction[BIDDER] != NONE:
                return None
            return refuse("why-no-proposal", ["AUCTION-8"])
        if RED_POWER <= action < RED_POWER + POWERS:
            return why_not_named(p, action - RED_POWER)
        if BLUE_POWER <= action < BLUE_POWER + POWERS:
            number = unallied_powers(p)
            if number > 1:
                return refuse("why-red-then-blue", ["AUCTION-13", "AUCTION-9"], number=number)
            return why_not_named(p, action - BLUE_POWER)
        return _not_in_the_auction(p, frame)

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        bid = p.auction[NEW_BID]
        if unallied_powers(p) == 1:
            return Prompt("propose-side", say("prompt-propose-side", power=power, bid=bid), ["AUCTION-13"])
        return Prompt("propose-red", say("prompt-propose-red", power=power, bid=bid), ["AUCTION-9", "AUCTION-18"])


class ProposeBlue(Decision[Position]):
    """The power for blue, against the one named for red (AUCTION-9 to AUCTION-12, AUCTION-27)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        red = p.auction[NEW_RED]
        last_player = last_player_left(p)
        is_player = p.ruleset.is_player
        for power in nameable(p):
            if power != red and not (last_player and is_player[power] == is_player[red]):
                out.append(BLUE_POWER + power)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        stand(p, actor_of(frame), p.auction[NEW_RED], action - BLUE_POWER)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if not BLUE_POWER <= action < BLUE_POWER + POWERS:
            return _not_in_the_auction(p, frame)
        red = p.auction[NEW_RED]
        blue = action - BLUE_POWER
        if red == blue:
            return refuse("why-two-powers", ["AUCTION-9"], power=the_power(p, blue))
        refusal = why_not_named(p, blue)
        if refusal is None and not may_be_proposed(p, red, blue):
            return refuse("why-last-player", ["AUCTION-12"], red=the_power(p, red), blue=the_power(p, blue))
        return refusal

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say(
            "prompt-propose-blue",
            power=the_power(p, actor_of(frame)),
            bid=p.auction[NEW_BID],
            red=the_power(p, p.auction[NEW_RED]),
        )
        return Prompt("propose-blue", asked, ["AUCTION-9", "AUCTION-27"])
