"""The numbers of the action table of Struggle of Empires: the first of each family of actions.

Within a family the number follows the order of the components: ``ATTACK_POWER + region * POWERS + power``. Numbers
that stand for several things are taken apart here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    MARKERS,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    Place,
    Power,
    Region,
    Unit,
)
from tricorne.kernel.action import ActionId

HIGHEST_BID: Final = 199
"""The last amount of the first tables; it is the limit where the option says so."""
HIGHEST_WRITTEN: Final = 499
"""More gold than anybody can come by, taxation and all."""
BID_STEP: Final = 10
"""So many bids are offered at once; "higher" goes on to the next ones."""
MOST_COMMITTED: Final = 20

# What changes hands in a deal: nothing, gold, three kinds of promise, armies and navies for the attack under way
AMOUNTS: Final = [1, 2, 3, 4, 5, 6, 8, 10]
"""Gold that a deal can be about."""
NOTHING: Final = 0
SOME_GOLD: Final = 1
PEACE: Final = SOME_GOLD + len(AMOUNTS)
HELP: Final = PEACE + 1
PASSING: Final = HELP + 1
GIVEN: Final = PASSING
"""So many things can be offered."""
SOME_ARMIES: Final = PASSING + 1
MOST_ARMIES: Final = 8
SOME_NAVIES: Final = SOME_ARMIES + MOST_ARMIES
MOST_NAVIES: Final = 4
THINGS: Final = SOME_NAVIES + MOST_NAVIES

# The menu of a turn and what is asked most often come first: small numbers are the cheapest to list.
BUILD: Final = 0
REBUILD: Final = BUILD + UNIT_KINDS
MOVE: Final = REBUILD + UNIT_KINDS * PLACES
ATTACK_POWER: Final = MOVE + UNIT_KINDS * PLACES
PASS: Final = ATTACK_POWER + REGIONS * POWERS
TAKE_ALLIANCE: Final = PASS + 1
CLAIM: Final = TAKE_ALLIANCE + ALLIANCES
USE: Final = CLAIM + TILES
END_TURN: Final = USE + TILES
TO: Final = END_TURN + 1
STAY: Final = TO + PLACES
DONE: Final = STAY + 1
PASS_BID: Final = DONE + 1
RAISE: Final = PASS_BID + 1
RED_POWER: Final = RAISE + 1
BLUE_POWER: Final = RED_POWER + POWERS
KEEP_PROPOSAL: Final = BLUE_POWER + POWERS
# The menu, continued: one row for each neutral marker, and covert tokens
ATTACK_MARKER: Final = KEEP_PROPOSAL + 1
ATTACK_TOKEN: Final = ATTACK_MARKER + MARKERS
COLONIZE_MARKER: Final = ATTACK_TOKEN + TOKENS
COMMERCE_MARKER: Final = COLONIZE_MARKER + MARKERS
INCITE: Final = COMMERCE_MARKER + MARKERS
# Parts of an action
IN_REGION: Final = INCITE + TOKENS * REGIONS * POWERS
CALL_MILITIA: Final = IN_REGION + REGIONS
NO_MILITIA: Final = CALL_MILITIA + 1
RETURN_UNREST: Final = NO_MILITIA + 1
KEEP_UNREST: Final = RETURN_UNREST + 1
LOST_AT_SEA: Final = KEEP_UNREST + 1
REMAIN: Final = LOST_AT_SEA + 1
ARRIVE: Final = REMAIN + 1
# Attack
SURPRISE: Final = ARRIVE + 1
NO_SURPRISE: Final = SURPRISE + 1
COMMIT_NAVIES: Final = NO_SURPRISE + 1
COMMIT_ARMIES: Final = COMMIT_NAVIES + MOST_COMMITTED + 1
ACCEPT_HELP: Final = COMMIT_ARMIES + MOST_COMMITTED + 1
REFUSE_HELP: Final = ACCEPT_HELP + 1
FIGHT: Final = REFUSE_HELP + 1
DECLINE: Final = FIGHT + 1
SPEND_AT_SEA: Final = DECLINE + 1
NO_MORE: Final = SPEND_AT_SEA + ALLIANCES
SURRENDER: Final = NO_MORE + 1
DEFEND: Final = SURRENDER + 1
RAISE_SUPPORT: Final = DEFEND + 1
NO_BLOCKADE: Final = RAISE_SUPPORT + 1
CALL_RESERVES: Final = NO_BLOCKADE + 1
NO_RESERVES: Final = CALL_RESERVES + 1
WITHDRAW: Final = NO_RESERVES + 1
NO_WITHDRAWAL: Final = WITHDRAW + 1
LOSE_UNIT: Final = NO_WITHDRAWAL + 1
LOSE_OF_ALLY: Final = LOSE_UNIT + UNIT_KINDS
# Bids
BID: Final = LOSE_OF_ALLY + POWERS
HIGHER: Final = BID + HIGHEST_BID + 1
# Set-up
PUT_BACK: Final = HIGHER + 1
REDRAW: Final = PUT_BACK + MARKERS
CONTENT: Final = REDRAW + 1
KEEP: Final = CONTENT + 1
PLACE: Final = KEEP + MARKERS
# Bids beyond those of the first tables
MORE_BIDS: Final = PLACE + UNIT_KINDS * PLACES
ACTIONS: Final = MORE_BIDS + HIGHEST_WRITTEN - HIGHEST_BID
"""So many rows has the table of a game in which deals are no actions."""
# Deals, where they are actions (see talk/promises.py for the things that change hands)
DEAL: Final = ACTIONS
NO_DEAL: Final = DEAL + POWERS
GIVE: Final = NO_DEAL + 1
GET: Final = GIVE + GIVEN
UNTIL_ROUND: Final = GET + THINGS
UNTIL_WAR: Final = UNTIL_ROUND + 1
AGREE: Final = UNTIL_WAR + 1
REJECT: Final = AGREE + 1
COUNTER: Final = REJECT + 1
ALL_ACTIONS: Final = COUNTER + len(AMOUNTS)


def bid_action(amount: int) -> ActionId:
    """The action that bids an amount, at most HIGHEST_WRITTEN."""
    return BID + amount if amount <= HIGHEST_BID else MORE_BIDS + amount - HIGHEST_BID - 1


def is_bid(action: ActionId) -> bool:
    """Whether an action names an amount."""
    return BID <= action < HIGHER or MORE_BIDS <= action < ACTIONS


def amount_of(action: ActionId) -> int:
    """The gold that such an action names."""
    return action - BID if action < HIGHER else action - MORE_BIDS + HIGHEST_BID + 1


def is_attack(action: ActionId) -> bool:
    """Whether an action declares an attack on a power, a neutral marker or a token."""
    return ATTACK_POWER <= action < PASS or ATTACK_MARKER <= action < COLONIZE_MARKER


def is_incite(action: ActionId) -> bool:
    """Whether an action uses a covert token."""
    return INCITE <= action < IN_REGION


def rebuild_parts(action: ActionId) -> tuple[Unit, Place]:
    """The unit that is built anew and the place where it is destroyed first."""
    return (action - REBUILD) // PLACES, (action - REBUILD) % PLACES


def move_parts(action: ActionId) -> tuple[Unit, Place]:
    """The unit that moves and the place it leaves."""
    return (action - MOVE) // PLACES, (action - MOVE) % PLACES


def place_parts(action: ActionId) -> tuple[Unit, Place]:
    """The unit that is put on the map and the place it gets.

    >>> place_parts(PLACE + 2 * PLACES + 11)
    (2, 11)
    """
    return (action - PLACE) // PLACES, (action - PLACE) % PLACES


def attack_parts(action: ActionId) -> tuple[Region, Power]:
    """The region of an attack on a power, and that power.

    >>> attack_parts(ATTACK_POWER + 10 * POWERS + 6)
    (10, 6)
    """
    return (action - ATTACK_POWER) // POWERS, (action - ATTACK_POWER) % POWERS


def incite_parts(action: ActionId) -> tuple[int, Region, Power]:
    """The covert token, the region where it works, and the power whose marker it attacks.

    >>> incite_parts(INCITE + (1 * REGIONS + 10) * POWERS + 6)
    (1, 10, 6)
    """
    number = action - INCITE
    return number // (REGIONS * POWERS), number // POWERS % REGIONS, number % POWERS
