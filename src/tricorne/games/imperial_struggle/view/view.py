"""What a seat sees of the table: the only way out for information (law 5). Schema: docs/views-imperial-struggle.md.

``view`` puts the parts together, together.py those of several seats at once: board.py has the spaces, awards and
demand, sides.py what lies before the two sides and all cards and tiles, round.py the round and the purchase under way,
prices.py what could be bought, war.py the war display.
Ids are the words of the components; ``None`` stands for "nothing" and for "this seat may not know". Nothing here
changes a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle.actions import SHIFT
from tricorne.games.imperial_struggle.board.constants import ERA_IDS, NONE, SHIFTABLE, SIDE_IDS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    FIRST,
    INITIATIVE,
    REASON,
    ROUND_NUMBER,
    SIDE,
    STAGE,
    TURN,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.peace.turn import DEALT, DECK, REVEALED, ROUNDS, STAGE_IDS
from tricorne.games.imperial_struggle.scoring import final, scoring
from tricorne.games.imperial_struggle.scoring.victory import REASON_IDS
from tricorne.games.imperial_struggle.view import board
from tricorne.games.imperial_struggle.view import prices as view_prices
from tricorne.games.imperial_struggle.view import round as view_round
from tricorne.games.imperial_struggle.view import sides as view_sides
from tricorne.games.imperial_struggle.view import war as view_war
from tricorne.kernel.action import ActionId

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules

GAME_ID: Final = "imperial-struggle"
AT_WAR: Final = "war"
GAME_OVER: Final = "over"
SET_UP: Final = "set-up"


def view(rules: Rules, p: Position, seat: int) -> dict[str, object]:
    """All that a seat may know (SPECTATOR: what everybody may know)."""
    return {
        "game": GAME_ID,
        "seat": None if seat < 0 else SIDE_IDS[seat],
        "seats": SIDE_IDS[:],
        "options": options(p),
        "over": not p.stack,
        "turn": turn(p),
        "victory_points": victory_points(p),
        "decision": rules.decision_view(p, seat),
        "round": view_round.action_round(p),
        "purchase": view_round.purchase(p),
        "prices": view_prices.prices(p, seat),
        "spaces": board.spaces(p),
        "awards": board.awards(p),
        "demand": queries.demand_standing(p),
        "sides": view_sides.sides(p, seat),
        "events": view_sides.events(p, seat),
        "ministries": view_sides.ministries(p, seat),
        "advantages": view_sides.advantages(p),
        "investments": view_sides.investments(p),
        "war": view_war.war(p, seat),
        "result": result(p),
    }


def options(p: Position) -> dict[str, object]:
    return {
        "spanish-empire": p.ruleset.spanish_empire,
        "military-planning-upgrades": p.ruleset.swap_upgrades,
        "military-planning-layout": p.ruleset.planned_layout,
        "tougher-forts": p.ruleset.tougher_forts,
    }


def phase_id(p: Position) -> str:
    """Where the turn stands: a phase of the Peace turn, ``set-up``, ``war`` or ``over``."""
    if not p.stack:
        return GAME_OVER
    if p.ruleset.components.turn_war[p.clock[TURN]] != NONE:
        return AT_WAR
    stage = p.clock[STAGE]
    if stage == DECK:
        return SET_UP
    if stage in (REVEALED, DEALT) or (stage == ROUNDS and view_round.under_way(p)):
        return STAGE_IDS[stage]
    # A phase that asks has already told the clock what comes next.
    return STAGE_IDS[stage - 1]


def turn(p: Position) -> dict[str, object]:
    c = p.ruleset.components
    at = p.clock[TURN]
    war = c.turn_war[at]
    rounds = view_round.under_way(p)
    return {
        "id": c.turn_ids[at],
        "kind": "peace" if war == NONE else "war",
        "number": c.turn_number[at],
        "era": ERA_IDS[c.turn_era[at]],
        "track": c.turn_ids[:],
        "phase": phase_id(p),
        "round": p.clock[ROUND_NUMBER] + 1 if rounds else None,
        "rounds": 2 * c.rounds_per_side,
        "side": SIDE_IDS[p.round[SIDE]] if rounds else None,
        "initiative": SIDE_IDS[p.clock[INITIATIVE]],
        "first": SIDE_IDS[p.clock[FIRST]] if rounds else None,
    }


def victory_points(p: Position) -> dict[str, object]:
    """The one total that France pulls up and Britain down, and what the Scoring Phase would make of it."""
    of_turn, of_game = score_sheets(p)
    return points_by(p, of_turn, of_game)


def score_sheets(p: Position) -> tuple[list[int], list[int]]:
    """What the turn and the game would score now, line by line; nothing once the game is over."""
    return (scoring.lines(p), final.lines(p)) if p.stack else ([], [])


def points_by(p: Position, of_turn: list[int], of_game: list[int]) -> dict[str, object]:
    """The total, and what these sheets would make of it."""
    c = p.ruleset.components
    return {
        "total": p.clock[VP],
        "level": c.level_vp,
        "france_wins_at": c.france_wins_at,
        "britain_wins_at": c.britain_wins_at,
        "scoring_preview": queries.turn_scored(p, of_turn) if p.stack else None,
        "final_preview": queries.game_scored(p, of_turn, of_game) if p.stack else None,
    }


def action_row(p: Position, action: ActionId, row: dict[str, object]) -> dict[str, object]:
    """An open action as it is shown: a shift comes with its price and how that adds up."""
    if SHIFT <= action < SHIFT + SHIFTABLE:
        sums = view_prices.shift_sum(p, p.stack[-1], p.ruleset.pieces.shiftable[action - SHIFT])
        if sums:
            row["price"] = sum([item.amount for item in sums])
            row["sum"] = view_prices.sum_rows(sums)
    return row


def result(p: Position) -> dict[str, object] | None:
    """Once the game is over: who won, and how."""
    if p.stack:
        return None
    return {"winner": SIDE_IDS[p.clock[WINNER]], "reason": REASON_IDS[p.clock[REASON]]}
