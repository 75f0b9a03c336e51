"""Playing recorded choices: which of our actions a recorded choice is, and passages taken one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import ENGINE
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.machine.step import CHANCE, DECISION, PASSAGE
from tricorne.kernel.position import actor_of, kind_of

ACTIONS = names.GAME.actions
WORDS = {"refuse": "refuse", "accept": "cede"}


def run_passages(table: Position, stop: Callable[[Position], bool]) -> bool:
    """Run passages until something is asked or ``stop`` says so; whether it was ``stop``."""
    while table.stack:
        if stop(table):
            return True
        frame = table.stack[-1]
        step = ENGINE.steps[kind_of(frame)]
        if step.role != PASSAGE:
            return False
        step.run(table, frame)
    return False


def waits(table: Position) -> str:
    """decision, chance or over."""
    if not table.stack:
        return "over"
    role = ENGINE.steps[kind_of(table.stack[-1])].role
    return {CHANCE: "chance", DECISION: "decision"}.get(role, "passage")


def asked(table: Position) -> str:
    """The recorded name of the side that is asked."""
    return SIDE_NAMES[actor_of(table.stack[-1])]


def open_actions(table: Position) -> dict[str, int]:
    """The texts of the open actions with their numbers."""
    found: list[int] = []
    ENGINE.legal(table, found)
    return {ACTIONS[number].text: number for number in found}


def play(table: Position, number: int) -> None:
    """Play an action without running the passages after it."""
    frame = table.stack[-1]
    ENGINE.steps[kind_of(frame)].play(table, frame, number)


def apply_outcome(table: Position, text: str) -> bool:
    """Apply an outcome by its text; False if chance cannot bring it."""
    outcomes = ENGINE.outcomes(table)
    for at in range(0, len(outcomes), 2):
        if ENGINE.outcome_text(table, outcomes[at]) == text:
            frame = table.stack[-1]
            ENGINE.steps[kind_of(frame)].apply_outcome(table, frame, outcomes[at])
            return True
    return False


def ends_of(choice: dict[str, Any]) -> list[str]:
    """What the text of our action ends with for a recorded choice, or is."""
    action = choice["action"]
    arg: Any = choice.get("arg")
    if action in ("space", "conflict", "damaged") and arg:
        return [names.space(arg)]
    if action == "navy_box":
        return ["navy-box"]
    if action == "theater":
        return [names.PIECES.wars.theaters[names.theater(arg)].id]
    if action in ("basic_war", "bonus_war"):
        return [names.tile(arg)]
    if action == "event_card":
        return [names.event(arg)]
    if action == "ministry_card":
        return [names.ministry(arg)]
    if action == "advantage":
        return [names.advantage(arg)]
    if action == "demand":
        return [names.commodity(arg)]
    return [WORDS[action]] if action in WORDS else []


def matching(choice: dict[str, Any], open_now: dict[str, int]) -> list[str]:
    """The open actions that a recorded choice can be."""
    ends = ends_of(choice)
    return [text for text in open_now if text.split()[-1] in ends]
