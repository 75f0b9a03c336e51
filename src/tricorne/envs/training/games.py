"""Games to learn from: what each seat saw at every moment that counts, and how it went on."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

import numpy as np

import tricorne
from tricorne.bots.bot import Bot, Numbers, Seat
from tricorne.bots.heuristic import Heuristic
from tricorne.bots.recruit import Recruit
from tricorne.bots.recruit.features import GAME, Floats, look
from tricorne.bots.recruit.plans import WIN, Context, context
from tricorne.games.imperial_struggle.position import VP, Table

SIDES: Final = ["france", "britain"]


class Story(NamedTuple):
    """What one seat saw of one game."""

    features: Floats
    rewards: Floats


class Lesson(NamedTuple):
    """One game: the stories of the seats to learn from, and whether the recruit won (0 without one)."""

    stories: list[Story]
    won: int
    margin: int


class Task(NamedTuple):
    """Which game to play: its seed, the recruit's seat (-1 for none) and weights, how often to try anything."""

    seed: int
    seat: int
    weights: Floats | None
    plans: int
    whim: int


def play(task: Task) -> Lesson:
    """Play one game and keep what was seen. The same task gives the same lesson on every machine."""
    state = tricorne.game(GAME).new(SIDES, seed=f"training/{task.seed}")
    eyes = [Seat(state, side, f"training/{task.seed}") for side in SIDES]
    bots: list[Bot] = [Heuristic(), Heuristic()]
    if task.seat >= 0:
        bots[task.seat] = Recruit(task.weights, task.plans)
    numbers = Numbers(f"whims/{task.seed}")
    watched = [task.seat] if task.seat >= 0 else [0, 1]
    sheet = look()
    rows: list[list[bytes]] = [[], []]
    totals: list[int] = []
    last: Context | None = None
    p = cast(Table, state.position)
    while state.actor is not None:
        p = cast(Table, state.position)
        now = context(p)
        if now != last:
            last = now
            totals.append(p.clock[VP])
            for seat in watched:
                rows[seat].append(sheet.encoding.bytes(p, seat))
        actor = SIDES.index(state.actor)
        if numbers.below(100) < task.whim:
            state.play(numbers.pick(state.legal()))
        else:
            state.play(bots[actor].decide(eyes[actor]))
    p = cast(Table, state.position)
    winner = SIDES.index(state.winners[0])
    totals.append(p.clock[VP])
    level = p.charter.components.level_vp
    stories: list[Story] = []
    for seat in watched:
        sign = 1 if seat == 0 else -1
        rewards = np.diff(np.array(totals, dtype=np.float32)) * sign
        rewards[-1] += WIN if winner == seat else -WIN
        seen = np.frombuffer(b"".join(rows[seat]), dtype=np.int8).reshape(len(rows[seat]), -1)
        stories.append(Story(sheet.features(seen), rewards))
    if task.seat < 0:
        return Lesson(stories, 0, 0)
    sign = 1 if task.seat == 0 else -1
    return Lesson(stories, 1 if winner == task.seat else -1, sign * (p.clock[VP] - level))
