"""Phase II: auctions divide the powers into two Grand Alliances and fix the turn order (AUCTION-1 to AUCTION-27).

The opener names a bid and a proposal: one power for red, one for blue. Clockwise each player passes or
raises; a raise may change the proposal. When all others have passed one after another the last bidder
pays and the two markers take the next boxes. So it goes on until every power has its box.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    BID,
    BID_STEP,
    BLUE_POWER,
    HIGHER,
    HIGHEST_BID,
    HIGHEST_WRITTEN,
    KEEP_PROPOSAL,
    PASS_BID,
    RAISE,
    RED_POWER,
    amount_of,
    bid_action,
    is_bid,
)
from tricorne.games.struggle_of_empires.board.constants import BLUE, NONE, POWERS, RED, UNALLIED
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    GAVEL,
    NEW_BID,
    NEW_RED,
    OPENER,
    PASSES,
    RED_PROPOSED,
    STANDING,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import AUCTIONS, PROPOSE_BLUE, PROPOSE_RED, SPEAK
from tricorne.games.struggle_of_empires.step_numbers import BID as BID_KIND
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of

# -- questions ---------------------------------------------------------------------------------


def left_of(p: Position, power: int) -> int:
    """The player to the left, who speaks next."""
    ruleset = p.ruleset
    return ruleset.players[(ruleset.seat_of[power] + 1) % ruleset.count]


def unallied_players(p: Position) -> int:
    number = 0
    for power in p.ruleset.players:
        if p.side[power] == UNALLIED:
            number += 1
    return number


def unallied_powers(p: Position) -> int:
    """Markers without a box: players, and non-player powers where the edition has them (AUCTION-3)."""
    number = unallied_players(p)
    for power in p.ruleset.nonplayers:
        if p.side[power] == UNALLIED:
            number += 1
    return number


def may_be_named(p: Position, power: int) -> bool:
    """May a proposal name this power at all? Players come first (AUCTION-9, AUCTION-11)."""
    if p.side[power] != UNALLIED or not p.ruleset.in_game[power]:
        return False
    return p.ruleset.is_player[power] or p.ruleset.any_order_in_auctions or unallied_players(p) <= 1


def may_be_proposed(p: Position, red: int, blue: int) -> bool:
    """Is the pair a legal proposal? NONE on one side proposes the last marker alone (AUCTION-9 to AUCTION-13)."""
    if red == NONE or blue == NONE:
        single = blue if red == NONE else red
        return single != NONE and unallied_powers(p) == 1 and may_be_named(p, single)
    if red == blue or not may_be_named(p, red) or not may_be_named(p, blue):
        return False
    if p.ruleset.any_order_in_auctions:
        return True
    # AUCTION-12: the last player left is in the proposal, next to a non-player power.
    return unallied_players(p) != 1 or p.ruleset.is_player[red] != p.ruleset.is_player[blue]


def possible_proposals(p: Position) -> list[tuple[int, int]]:
    """All legal proposals: the powers for red and blue, NONE where one side gets nobody."""
    named = [NONE, *range(POWERS)]
    return [(red, blue) for red in named for blue in named if may_be_proposed(p, red, blue)]


def why_not_named(p: Position, power: int) -> Refusal | None:
    """Why a proposal cannot name this power."""
    name = the_power(p, power)
    if not p.ruleset.in_game[power]:
        return refuse("why-not-in-game", ["AUCTION-9"], power=name)
    if p.side[power] != UNALLIED:
        return refuse("why-in-red" if p.side[power] == RED else "why-in-blue", ["AUCTION-9"], power=name)
    if not may_be_named(p, power):
        return refuse("why-players-first", ["AUCTION-11"], power=name, number=unallied_players(p))
    return None


def highest_bid(p: Position, power: int) -> int:
    """The most that a power may bid: what it could ever pay, its gold and all possible taxation (R-AUCTION-14)."""
    taxations = p.ruleset.most_taxations
    if taxations == 0:
        return HIGHEST_BID
    return min(HIGHEST_WRITTEN, p.gold[power] + taxations * taxation.yield_of(p, power))


def turn_order(p: Position) -> list[int]:
    """Players by the position of their boxes; empty boxes and non-player powers are skipped (AUCTION-25)."""
    order: list[int] = []
    for box in range(1, 2 * POWERS + 1):
        for power in p.ruleset.players:
            if p.box[power] == box:
                order.append(power)
    return order


# -- what happens --------------------------------------------------------------------------------


def begin(p: Position) -> None:
    """Phase II begins; in War I the start player holds the gavel (AUCTION-4)."""
    if p.clock[WAR_NUMBER] <= 1:
        p.auction[GAVEL] = p.ruleset.players[0]
    p.then(AUCTIONS)


def place(p: Position, power: int, side: int) -> None:
    """Put a marker into the leftmost empty box of its row: 1, 3, 5, 7 or 2, 4, 6, 8 (AUCTION-23, AUCTION-24)."""
    box = side
    for other in range(POWERS):
        if p.side[other] == side:
            box += 2
    p.side = p.side[:]
    p.side[power] = side
    p.box = p.box[:]
    p.box[power] = box


class Auctions(Passage[Position]):
    """One auction after the other, until every power is in an alliance (AUCTION-3)."""

    def run(self, p: Position, frame: int) -> None:
        register = p.auction
        if unallied_powers(p) == 0:
            p.stack.pop()
            p.order = turn_order(p)
            # AUCTION-5, AUCTION-26: the last in turn order opens the next war.
            register[GAVEL] = p.order[-1]
            return
        opener = register[GAVEL]
        register[OPENER] = opener
        # AUCTION-7: the gavel moves on before the bidding.
        register[GAVEL] = left_of(p, opener)
        register[BIDDER] = NONE
        register[STANDING] = NONE
        register[RED_PROPOSED] = NONE
        register[BLUE_PROPOSED] = NONE
        register[PASSES] = 0
        register[FLOOR] = 0
        p.ask(BID_KIND, opener)


def _stand(p: Position, power: int, red: int, blue: int) -> None:
    """The new bid and its proposal stand; the next player speaks (AUCTION-16)."""
    register = p.auction
    register[BIDDER] = power
    register[STANDING] = register[NEW_BID]
    register[RED_PROPOSED] = red
    register[BLUE_PROPOSED] = blue
    register[PASSES] = 0
    p.replace(SPEAK, left_of(p, power))


def _hammer(p: Position) -> None:
    """The proposal comes true and the last bidder pays (AUCTION-20, AUCTION-21)."""
    p.stack.pop()
    register = p.auction
    if register[RED_PROPOSED] != NONE:
        place(p, register[RED_PROPOSED], RED)
    if register[BLUE_PROPOSED] != NONE:
        place(p, register[BLUE_PROPOSED], BLUE)
    taxation.pay(p, register[BIDDER], register[STANDING])


# -- what is asked -------------------------------------------------------------------------------


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

    def play(self, p: Position, frame: int, action: int) -> None:
        power = actor_of(frame)
        if action == RAISE:
            p.auction[FLOOR] = p.auction[STANDING] + 1
            p.replace(BID_KIND, power)
            return
        p.auction[PASSES] += 1
        if p.auction[PASSES] == p.ruleset.count - 1:
            _hammer(p)
        else:
            p.replace(SPEAK, left_of(p, power))

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
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


def _most(p: Position, power: int) -> int:
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

    def play(self, p: Position, frame: int, action: int) -> None:
        if action == HIGHER:
            p.auction[FLOOR] += BID_STEP
            return
        p.auction[NEW_BID] = amount_of(action)
        p.replace(PROPOSE_RED, actor_of(frame))

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
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
        for power in range(POWERS):
            if may_be_named(p, power):
                out.append(RED_POWER + power)
        if unallied_powers(p) == 1:
            for power in range(POWERS):
                if may_be_named(p, power):
                    out.append(BLUE_POWER + power)
        if p.auction[BIDDER] != NONE:
            out.append(KEEP_PROPOSAL)

    def play(self, p: Position, frame: int, action: int) -> None:
        power = actor_of(frame)
        if action == KEEP_PROPOSAL:
            _stand(p, power, p.auction[RED_PROPOSED], p.auction[BLUE_PROPOSED])
        elif action >= BLUE_POWER:
            _stand(p, power, NONE, action - BLUE_POWER)
        elif unallied_powers(p) == 1:
            _stand(p, power, action - RED_POWER, NONE)
        else:
            p.auction[NEW_RED] = action - RED_POWER
            p.replace(PROPOSE_BLUE, power)

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
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
        for power in range(POWERS):
            if may_be_proposed(p, red, power):
                out.append(BLUE_POWER + power)

    def play(self, p: Position, frame: int, action: int) -> None:
        _stand(p, actor_of(frame), p.auction[NEW_RED], action - BLUE_POWER)

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
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
