"""The recruit's way to decide: it tries many plans to the end of what it is about, and likes the end of one best.

A plan is a list of actions from a sampled position up to the moment at which something else begins: the other side's
round, the next phase, the next theater. Half of the plans are drawn at random, half change the best one so far.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.constants import FRANCE, NONE, TYPES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    FIGHTING,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    ROUND_NUMBER,
    STAGE,
    TURN,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.bots import worths
from tricorne.games.imperial_struggle.bots.recruit.features import look
from tricorne.games.imperial_struggle.peace.turn import ROUNDS
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Numbers
from tricorne.kernel.chance import below
from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.lessons import Floats
from tricorne.kernel.position import actor_of

LONGEST: Final = 60
"""Actions of a plan."""
BATCH: Final = 16
"""Plans that are judged together."""
WIN: Final = 10.0
"""What a won game counts for, in Victory points."""
CHANCES: Final = 100
STOP_EARLY: Final = 5
"""Percent: how often a random plan ends a round while points are left."""
STOP: Final = 50
"""Percent: how often it ends one when they are spent."""

Context = tuple[int, int, int, int, int]


def in_rounds(p: Position) -> bool:
    """Are the Action Rounds of a Peace turn under way?"""
    return p.clock[STAGE] == ROUNDS and p.ruleset.components.turn_war[p.clock[TURN]] == NONE


def context(p: Position) -> Context:
    """What a plan is made for: one round, phase or theater. In an Action Round it does not matter who is asked."""
    at_war = p.ruleset.components.turn_war[p.clock[TURN]] != NONE
    if in_rounds(p):
        return (p.clock[TURN], ROUNDS, p.clock[ROUND_NUMBER], NONE, NONE)
    return (p.clock[TURN], p.clock[STAGE], NONE, p.war[FIGHTING] if at_war else NONE, actor_of(p.stack[-1]))


def draw_chance(engine: Engine, p: Position) -> None:
    """Draw every outcome that is due."""
    while engine.waits_for(p) == CHANCE:
        engine.apply_outcome(p, engine.draw(p))


class Value:
    """What a position is worth to a side that sees a row: Victory points still to come."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights

    def of(self, ends: list[Position], seat: int) -> Floats:
        """The worth of many positions: the total, and what is to be expected."""
        looks = look()
        joined = b"".join([looks.layout.bytes(end, seat) for end in ends])
        rows = np.frombuffer(joined, dtype=np.int8).reshape(len(ends), -1)
        total = looks.part(rows, "victory-points")[:, 0]
        return total + looks.features(rows) @ self.weights


class Planner:
    """One side thinking about one decision."""

    def __init__(self, engine: Engine, value: Value, seat: int, numbers: Numbers) -> None:
        self.engine = engine
        self.value = value
        self.seat = seat
        self.stream = [1 + numbers.below(1 << 30), 1 + numbers.below(1 << 30)]

    def best(self, p: Position, legal: list[int], plans: int, kept: list[int]) -> list[int]:
        """The best plan that was found; ``kept`` is what is left of an earlier one."""
        here = context(p)
        found: list[int] = []
        most = -1e9
        made = 0
        guided = self.follow(p, here, [], True) if in_rounds(p) and not kept else None
        while made < plans:
            tried: list[list[int]] = []
            ends: list[Position] = []
            for number in range(BATCH):
                if made == 0 and number == 0 and guided is not None:
                    ends.append(guided[0])
                    tried.append(guided[1])
                    continue
                if made == 0 and number == 0 and kept:
                    start = kept
                elif number < len(legal) and made < len(legal):
                    start = [legal[(made + number) % len(legal)]]
                elif found and number % 2:
                    start = found[: below(self.stream, 0, len(found))]
                else:
                    start = []
                end, plan = self.follow(p, here, start)
                tried.append(plan)
                ends.append(end)
            worth = self.worth(ends)
            at = int(np.argmax(worth))
            if worth[at] > most:
                most = float(worth[at])
                found = tried[at]
            made += BATCH
        return found

    def compare(self, p: Position, action: ActionId, legal: list[int]) -> tuple[float, float]:
        """The worth of the best plan that begins with an action, and of the best one that does not."""
        others = [other for other in legal if other != action] or [action]
        here = context(p)
        sides: list[float] = []
        for starts in ([action], others):
            ends = [self.follow(p, here, [starts[at % len(starts)]])[0] for at in range(2 * BATCH)]
            sides.append(float(self.worth(ends).max()))
        return sides[0], sides[1]

    def worth(self, ends: list[Position]) -> Floats:
        """What the ends of plans are worth; a game that is over counts by its winner."""
        worth = self.value.of(ends, self.seat)
        for at, end in enumerate(ends):
            if not end.stack:
                level = end.ruleset.components.level_vp
                total: int = end.clock[VP] - level if self.seat == FRANCE else level - end.clock[VP]
                worth[at] = total + (WIN if end.clock[WINNER] == self.seat else -WIN)
        return worth

    def follow(self, p: Position, here: Context, start: list[int], guided: bool = False) -> tuple[Position, list[int]]:
        """Play a plan as far as it can be played, then on at random, or as the heuristic bot would; the end and the
        side's own actions."""
        engine = self.engine
        copy = p.clone()
        plan: list[int] = []
        at = 0
        while len(plan) < LONGEST and engine.waits_for(copy) == DECISION and context(copy) == here:
            legal: list[int] = []
            engine.legal(copy, legal)
            if actor_of(copy.stack[-1]) != self.seat:
                engine.apply(copy, legal[below(self.stream, 0, len(legal))])
                draw_chance(engine, copy)
                continue
            if at < len(start) and start[at] in legal:
                action = start[at]
                at += 1
            else:
                at = len(start)
                action = self.usual(copy, legal) if guided else self.random(copy, legal)
            plan.append(action)
            engine.apply(copy, action)
            draw_chance(engine, copy)
        return copy, plan

    def usual(self, p: Position, legal: list[int]) -> int:
        """What the heuristic bot would do."""
        if len(legal) == 1:
            return legal[0]
        worth = worths(self.engine, p, legal)
        return legal[worth.index(max(worth))]

    def random(self, p: Position, legal: list[int]) -> int:
        """Any action. Ending the round is seldom chosen while there are points to spend."""
        if len(legal) == 1:
            return legal[0]
        if actions.END_ROUND in legal:
            if below(self.stream, 0, CHANCES) < (STOP_EARLY if points_left(p) else STOP):
                return actions.END_ROUND
        return legal[below(self.stream, 0, len(legal))]


def points_left(p: Position) -> int:
    """Action Points that can still be spent."""
    points = p.round[MINOR] if p.round[MINOR_TYPE] != NONE else 0
    for type in range(TYPES):
        points += p.round[MAJOR + type]
    return points
