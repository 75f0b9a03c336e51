"""What a seat sees of the table: the only way out for information (law 5). Schema: docs/views.md.

``view`` puts the parts together, together.py those of several seats at once; board.py has the board, powers.py what
lies before the powers and the tiles, attack.py the attack, the move and the offers under way. Ids are the words of the
components; ``None`` stands for "nothing" and for "this seat may not know". Nothing here changes a position.

Hidden are only: the unrest of others until the end (UNREST-7, R-INFO-2), hands and picks of a draft
(VARIANT-DRAFT-1), gold of others where the option says so (R-INFO-1), and what chance will bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.constants import IN_DRAFT, KEPT, NONE
from tricorne.games.struggle_of_empires.board.position import (
    ACTIONS_LEFT,
    ATTACKED,
    BIDDER,
    BLUE_PROPOSED,
    CLAIMED,
    FLOOR,
    GAME_OVER,
    GAVEL,
    MOVES_LEFT,
    NEW_BID,
    NEW_RED,
    OPENER,
    PASSED,
    PASSES,
    PHASE,
    RED_PROPOSED,
    ROUND,
    SETTLED,
    SPECIAL_TAKEN,
    STANDING,
    TURN_OF,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.figures.price import menu_prices
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.step_numbers import BID, PROPOSE_BLUE, PROPOSE_RED
from tricorne.games.struggle_of_empires.view import attack as view_attack
from tricorne.games.struggle_of_empires.view import board as view_map
from tricorne.games.struggle_of_empires.view import powers as view_powers
from tricorne.games.struggle_of_empires.view import talk as view_talk
from tricorne.games.struggle_of_empires.war.war import ALLIANCES as ALLIANCE_PHASE
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS
from tricorne.kernel.position import kind_of

if TYPE_CHECKING:
    from tricorne.games.struggle_of_empires.rules import Rules

GAME_ID: Final = "struggle-of-empires"
PHASES: Final = [
    "set-up",
    "neutral-markers",
    "alliances",
    "player-actions",
    "income",
    "victory-points",
    "end-of-war",
    "game-over",
]


def view(rules: Rules, p: Position, seat: int) -> dict[str, object]:
    """All that a seat may know (SPECTATOR: what everybody may know)."""
    ruleset = p.ruleset
    ids = ruleset.components.power_ids
    return {
        "game": GAME_ID,
        "seat": None if seat < 0 else ids[seat],
        "seats": [ids[power] for power in ruleset.players],
        "preset": ruleset.preset,
        "options": options_view(p),
        "over": p.clock[PHASE] == GAME_OVER,
        "war": p.clock[WAR_NUMBER],
        "wars": ruleset.wars,
        "phase": PHASES[p.clock[PHASE]],
        "round": p.clock[ROUND],
        "rounds": ruleset.rounds,
        "order": [ids[power] for power in p.order],
        "turn": turn_view(p),
        "decision": rules.decision_view(p, seat),
        "regions": view_map.regions(p),
        "alliances": view_map.alliances(p),
        "tokens": view_map.tokens(p),
        "blockade": view_map.blockade(p),
        "markers": view_map.markers(p, seat),
        "bag": view_map.bag(p),
        "powers": view_powers.powers(p, seat),
        "tiles": view_powers.tiles(p),
        "draft": draft_view(p, seat),
        "auction": auction_view(p, seat),
        "attack": view_attack.attack(p),
        "move": view_attack.move(p),
        "offers": view_attack.offers(p),
        "talk": view_talk.talk(p),
        "prices": menu_prices(p, seat),
        "result": view_powers.result(p),
    }


def word(words: list[str], number: int) -> str | None:
    """The id of a power, region ...; None for NONE."""
    return None if number == NONE else words[number]


def options_view(p: Position) -> dict[str, object]:
    """Every option in force, the preset's and the chosen ones alike."""
    found: dict[str, object] = {}
    for key, value in p.ruleset.settings.items():
        found[key] = list(value) if isinstance(value, tuple) else value
    return found


def turn_view(p: Position) -> dict[str, object] | None:
    """What the active power has done and may still do."""
    if p.clock[PHASE] != PLAYER_ACTIONS or not 0 <= p.clock[TURN_OF] < len(p.order):
        return None
    return {
        "power": p.ruleset.components.power_ids[p.order[p.clock[TURN_OF]]],
        "actions_left": p.turn[ACTIONS_LEFT],
        "special_taken": p.turn[SPECIAL_TAKEN] > 0,
        "settled": p.turn[SETTLED] > 0,
        "claimed": p.turn[CLAIMED] > 0,
        "attacked": p.turn[ATTACKED] > 0,
        "passed": p.turn[PASSED],
        "moves_left": p.turn[MOVES_LEFT],
    }


def draft_view(p: Position, seat: int) -> dict[str, object] | None:
    """The draft as its player sees it: the hand before him, what he kept, what he saw and passed on."""
    if not draft.under_way(p):
        return None
    ids = p.ruleset.components.marker_ids
    hand: list[str] = []
    kept: list[str] = []
    if seat >= 0:
        hand = [ids[marker] for marker in range(len(ids)) if p.markers[marker] == IN_DRAFT + seat]
        kept = [ids[marker] for marker in range(len(ids)) if p.markers[marker] == KEPT + seat]
    return {
        "round": draft.round_of(p),
        "hand": hand,
        "kept": kept,
        "passed": [ids[marker] for marker in draft.passed_on(p, seat)],
    }


def auction_view(p: Position, seat: int) -> dict[str, object] | None:
    """The auction under way: the standing bid and proposal, what can be bid, a raise that is being made."""
    return auction_with(p, seat, proposals(p)) if is_bidding(p) else None


def is_bidding(p: Position) -> bool:
    """Is an auction under way?"""
    return p.clock[PHASE] == ALLIANCE_PHASE and len(p.stack) > 0


def proposals(p: Position) -> list[dict[str, object]]:
    """All that could be proposed, which hangs on who is in an alliance already."""
    ids = p.ruleset.components.power_ids
    return [{"red": word(ids, red), "blue": word(ids, blue)} for red, blue in auction.possible_proposals(p)]


def auction_with(p: Position, seat: int, proposals: object) -> dict[str, object]:
    """The auction, and these proposals."""
    a = p.auction
    ids = p.ruleset.components.power_ids
    kind = kind_of(p.stack[-1])
    named = kind in (PROPOSE_RED, PROPOSE_BLUE)
    return {
        "opener": word(ids, a[OPENER]),
        "next_opener": word(ids, a[GAVEL]),
        "bidder": word(ids, a[BIDDER]),
        "bid": None if a[BIDDER] == NONE else a[STANDING],
        "red": word(ids, a[RED_PROPOSED]),
        "blue": word(ids, a[BLUE_PROPOSED]),
        "passes": a[PASSES],
        "least": 0 if a[BIDDER] == NONE else a[STANDING] + 1,
        "most": None if seat < 0 else auction.highest_bid(p, seat),
        "proposals": proposals,
        "floor": a[FLOOR] if kind == BID else None,
        "new_bid": a[NEW_BID] if named else None,
        "new_red": word(ids, a[NEW_RED]) if kind == PROPOSE_BLUE else None,
    }
