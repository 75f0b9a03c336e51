"""Phase II: auctions divide the powers into two Grand Alliances and fix the turn order (AUCTION-1 to AUCTION-27).

The opener names a bid and a proposal: one power for red, one for blue. Clockwise each player passes or
raises; a raise may change the proposal. When all others have passed one after another the last bidder
pays and the two markers take the next boxes. So it goes on until every power has its box.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    HIGHEST_BID,
    HIGHEST_WRITTEN,
)
from tricorne.games.struggle_of_empires.board.constants import BLUE, NONE, POWERS, RED, UNALLIED, Power, Side
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    GAVEL,
    NEW_BID,
    OPENER,
    PASSES,
    RED_PROPOSED,
    STANDING,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import AUCTIONS, SPEAK
from tricorne.games.struggle_of_empires.step_numbers import BID as BID_KIND
from tricorne.games.struggle_of_empires.text import refuse, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine.step import Passage
from tricorne.kernel.position import replaced

# -- questions ---------------------------------------------------------------------------------


def left_of(p: Position, power: Power) -> int:
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


def only_players(p: Position) -> bool:
    """Must a proposal name players? While two or more are without an alliance (AUCTION-11)."""
    return not p.ruleset.any_order_in_auctions and unallied_players(p) > 1


def may_be_named(p: Position, power: Power) -> bool:
    """May a proposal name this power at all? Players come first (AUCTION-9, AUCTION-11)."""
    if p.side[power] != UNALLIED or not p.ruleset.in_game[power]:
        return False
    return p.ruleset.is_player[power] or not only_players(p)


def nameable(p: Position) -> list[int]:
    """All powers that a proposal may name; whether they must be players is found out once."""
    players_first = only_players(p)
    found: list[int] = []
    for power in range(POWERS):
        if p.side[power] == UNALLIED and p.ruleset.in_game[power]:
            if p.ruleset.is_player[power] or not players_first:
                found.append(power)
    return found


def may_be_proposed(p: Position, red: int, blue: int) -> bool:
    """Is the pair a legal proposal? NONE on one side proposes the last marker alone (AUCTION-9 to AUCTION-13)."""
    if red == NONE or blue == NONE:
        single = blue if red == NONE else red
        return single != NONE and unallied_powers(p) == 1 and may_be_named(p, single)
    if red == blue or not may_be_named(p, red) or not may_be_named(p, blue):
        return False
    return p.ruleset.is_player[red] != p.ruleset.is_player[blue] or not last_player_left(p)


def last_player_left(p: Position) -> bool:
    """Must the last player left be in the proposal, next to a non-player power (AUCTION-12)?"""
    return not p.ruleset.any_order_in_auctions and unallied_players(p) == 1


def possible_proposals(p: Position) -> list[tuple[int, int]]:
    """All legal proposals: the powers for red and blue, NONE where one side gets nobody."""
    named = [NONE, *range(POWERS)]
    return [(red, blue) for red in named for blue in named if may_be_proposed(p, red, blue)]


def why_not_named(p: Position, power: Power) -> Refusal | None:
    """Why a proposal cannot name this power."""
    name = the_power(p, power)
    if not p.ruleset.in_game[power]:
        return refuse("why-not-in-game", ["AUCTION-9"], power=name)
    if p.side[power] != UNALLIED:
        return refuse("why-in-red" if p.side[power] == RED else "why-in-blue", ["AUCTION-9"], power=name)
    if not may_be_named(p, power):
        return refuse("why-players-first", ["AUCTION-11"], power=name, number=unallied_players(p))
    return None


def highest_bid(p: Position, power: Power) -> int:
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


def place(p: Position, power: Power, side: Side) -> None:
    """Put a marker into the leftmost empty box of its row: 1, 3, 5, 7 or 2, 4, 6, 8 (AUCTION-23, AUCTION-24)."""
    box = side
    for other in range(POWERS):
        if p.side[other] == side:
            box += 2
    p.side = replaced(p, p.side, power, side)
    p.box = replaced(p, p.box, power, box)


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


def stand(p: Position, power: Power, red: int, blue: int) -> None:
    """The new bid and its proposal stand; the next player speaks (AUCTION-16)."""
    register = p.auction
    register[BIDDER] = power
    register[STANDING] = register[NEW_BID]
    register[RED_PROPOSED] = red
    register[BLUE_PROPOSED] = blue
    register[PASSES] = 0
    p.replace(SPEAK, left_of(p, power))


def hammer(p: Position) -> None:
    """The proposal comes true and the last bidder pays (AUCTION-20, AUCTION-21)."""
    p.stack.pop()
    register = p.auction
    if register[RED_PROPOSED] != NONE:
        place(p, register[RED_PROPOSED], RED)
    if register[BLUE_PROPOSED] != NONE:
        place(p, register[BLUE_PROPOSED], BLUE)
    taxation.pay(p, register[BIDDER], register[STANDING])
