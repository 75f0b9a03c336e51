"""Bringing our table to a recorded position, after a step that we forbid or resolve otherwise."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle.board import add_cards, load, mark_used_this_round, written
from tests.recorded.imperial_struggle.rounds import position_form
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    DOMINANCE,
    FREE_TILES,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    OPENING,
    PART,
    TOWNSHEND,
    USA_FLAGS,
    VP,
)
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS
from tricorne.games.imperial_struggle.round import rounds
from tricorne.kernel.position import kind_of

LISTS = ["flag", "marker", "damaged", "huguenots", "tile_place", "event_place", "investment_place", "award_place"]
LISTS += ["demand", "ministry_place", "ability", "advantage_owner", "advantage_used", "advantage_new"]
ROUND_LISTS = ["since", "isolated", "moved", "round", "pools", "discounts"]
CLOCK = [VP, OPENING, USA_FLAGS, JACOBITE_VICTORIES, JACOBITE_THIRD, JACOBITE_IS_THIRD, TOWNSHEND, BYNG, DOMINANCE]


def impose(table: Position, position: dict[str, Any]) -> None:
    """All that lies on the table as recorded; in an Action Round play stands where it is recorded too."""
    in_round = bool(position["action_round"])
    if in_round:
        form = position_form(position)
    else:
        form = written(position)
        add_cards(position, form)
        form["at"] = {"phase": "war"} if form["turn"][0] != "p" else {"phase": STAGE_IDS[-1]}
    recorded = load(form)
    mark_used_this_round(position, recorded)
    names = LISTS + (ROUND_LISTS if in_round else [])
    for name in names:
        table.write(name, recorded.fields()[name][:])
    for register in CLOCK:
        table.clock[register] = recorded.clock[register]
    for at in range(len(table.sides)):
        if not FREE_TILES <= at < FREE_TILES + SIDES:
            table.sides[at] = recorded.sides[at]
    while table.stack and kind_of(table.stack[-1]) not in (
        step_numbers.ROUND,
        step_numbers.PEACE,
        step_numbers.WAR,
        step_numbers.THEATER,
    ):
        table.stack.pop()
    if not in_round and table.stack and kind_of(table.stack[-1]) == step_numbers.ROUND:
        table.round[PART] = rounds.OVER
