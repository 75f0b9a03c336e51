"""Games to learn from: what each seat saw at every moment that counts, and how it went on."""

from __future__ import annotations

from typing import Final, cast

import numpy as np

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import VP
from tricorne.games.imperial_struggle.bots.recruit import Recruit
from tricorne.games.imperial_struggle.bots.recruit.features import GAME, look
from tricorne.games.imperial_struggle.bots.recruit.plans import WIN, Context, context
from tricorne.games.imperial_struggle.encoding.encoding import VERSION
from tricorne.kernel.bot import Bot, Numbers, Seat
from tricorne.kernel.game import Game
from tricorne.kernel.lessons import Lesson, Story, Task, Teacher

SIDES: Final = ["france", "britain"]


class RecruitTeacher(Teacher):
    """Lets the recruit watch and play."""

    def __init__(self, game: Game) -> None:
        self.games = game
        self.game = GAME
        self.version = VERSION

    def play(self, task: Task, opponent: type[Bot]) -> Lesson:
        return play(self.games, task, opponent)


def play(game: Game, task: Task, opponent: type[Bot]) -> Lesson:
    """Play one game and keep what was seen."""
    state = game.new(SIDES, seed=f"training/{task.seed}")
    eyes = [Seat(state, side, f"training/{task.seed}") for side in SIDES]
    bots: list[Bot] = [opponent(), opponent()]
    if task.seat >= 0:
        bots[task.seat] = Recruit(task.weights, task.plans)
    numbers = Numbers(f"whims/{task.seed}")
    watched = [task.seat] if task.seat >= 0 else [0, 1]
    looks = look()
    rows: list[list[bytes]] = [[], []]
    totals: list[int] = []
    last: Context | None = None
    p = cast(Position, state.position)
    while state.actor is not None:
        p = cast(Position, state.position)
        now = context(p)
        if now != last:
            last = now
            totals.append(p.clock[VP])
            for seat in watched:
                rows[seat].append(looks.layout.bytes(p, seat))
        actor = SIDES.index(state.actor)
        if numbers.below(100) < task.whim:
            state.play(numbers.pick(state.legal()))
        else:
            state.play(bots[actor].decide(eyes[actor]))
    p = cast(Position, state.position)
    winner = SIDES.index(state.winners[0])
    totals.append(p.clock[VP])
    level = p.ruleset.components.level_vp
    stories: list[Story] = []
    for seat in watched:
        sign = 1 if seat == 0 else -1
        rewards = np.diff(np.array(totals, dtype=np.float32)) * sign
        rewards[-1] += WIN if winner == seat else -WIN
        seen = np.frombuffer(b"".join(rows[seat]), dtype=np.int8).reshape(len(rows[seat]), -1)
        stories.append(Story(looks.features(seen), rewards))
    if task.seat < 0:
        return Lesson(stories, 0, 0)
    sign = 1 if task.seat == 0 else -1
    return Lesson(stories, 1 if winner == task.seat else -1, sign * (p.clock[VP] - level))
