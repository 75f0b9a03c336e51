"""Measures the engine of this environment by CPU time, in one process, through the public face.

`tricorne bench` runs this file by turns with the Python of each environment that it compares. Uniformly random
play is measured twice: in bulk, where `playout` stays inside the engine, and driven from Python, decision
by decision. Setting a game up belongs to the time of both.
"""

from __future__ import annotations

import cProfile
import importlib.util
import json
import random
import sys
import time
import tracemalloc
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

import tricorne
from tricorne.kernel.chance import seeded
from tricorne.kernel.extras import needs

if TYPE_CHECKING:
    from numpy.typing import NDArray

NATIVE = (".so", ".pyd")
PLACES = 20
MOST_DECISIONS = 1_000_000
"""No game has so many."""
CLONES = 50
TOP = 10
VECTOR_GAMES = 64
"""Games that each process of a vectorised environment plays."""


def is_compiled() -> bool:
    """Whether the engine of this environment is machine code."""
    spec = importlib.util.find_spec("tricorne.kernel.engine")
    return spec is not None and str(spec.origin).endswith(NATIVE)


class Play:
    """Random games of one kind: the game, its seats, its preset, and seeds that follow each other."""

    def __init__(self, name: str, players: int, preset: str, seed: int) -> None:
        self.game = tricorne.game(name)
        self.seats = list(self.game.seat_ids)[:players]
        self.preset = preset
        self.seed = seed
        self.choose = random.Random(seed).random

    def new(self) -> tricorne.State:
        self.seed += 1
        return self.game.new(seats=self.seats, preset=self.preset, seed=self.seed)

    def drive(self, state: tricorne.State, decisions: int) -> tuple[int, int]:
        """Play up to so many random decisions; how many were taken and how many options they had."""
        taken = 0
        options = 0
        while taken < decisions and not state.over:
            legal = state.legal()
            state.play(legal[int(self.choose() * len(legal))])
            taken += 1
            options += len(legal)
        return taken, options


def driven(play: Play, seconds: float) -> dict[str, float]:
    """Games driven from Python, to their end."""
    games = decisions = options = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        taken, offered = play.drive(play.new(), sys.maxsize)
        games += 1
        decisions += taken
        options += offered
    return {
        "driven_decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "options_per_decision": options / decisions,
    }


def bulk(play: Play, seconds: float) -> dict[str, float]:
    """Games played to their end by one call each. A call says only how the game ended: when the time is up the same
    games are played once more by the engine, which counts their decisions."""
    games = decisions = 0
    first = play.seed
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        play.new().playout(seed=play.seed)
        games += 1
    play.seed = first
    for _ in range(games):
        state = play.new()
        position = state.position.clone()
        position.rng = seeded(play.seed, play.game.streams)
        decisions += state.engine.playout(position, play.seed, MOST_DECISIONS)
    return {"games_per_s": games / spent, "decisions_per_game": decisions / games}


def copies(play: Play, seconds: float, decisions_per_game: float) -> dict[str, float]:
    """Copies of positions out of the middle of games: time and memory."""
    states = [play.new() for _ in range(PLACES)]
    for state in states:
        play.drive(state, int(play.choose() * decisions_per_game))
    copied = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not copied:
        for state in states:
            for _ in range(CLONES):
                state.clone()
        copied += CLONES * PLACES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for state in states for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"clone_us": spent / copied * 1e6, "bytes_per_position": (after - before) / len(kept)}


def profile(play: Play, games: int) -> list[dict[str, str | int | float]]:
    """Where the time of bulk play goes: the ten functions with the most time of their own."""
    profiler = cProfile.Profile(time.process_time)
    states = [play.new() for _ in range(games)]
    profiler.enable()
    for state in states:
        state.playout(seed=play.seed)
    profiler.disable()
    entries = sorted(profiler.getstats(), key=lambda entry: entry.inlinetime, reverse=True)
    total = sum(entry.inlinetime for entry in entries)
    return [
        {"function": named(entry.code), "calls": entry.callcount, "share": round(entry.inlinetime / total, 3)}
        for entry in entries[:TOP]
    ]


def some_open(masks: NDArray[Any], numbers: Any) -> NDArray[Any]:
    """One of the open actions of each game; what is looked at is small, so that the games stay at hand."""
    import numpy as np

    counts = masks.sum(axis=1, dtype=np.int32)
    first = counts.cumsum() - counts
    wanted = first + (numbers.random(len(masks)) * counts).astype(np.int32)
    chosen: NDArray[Any] = np.flatnonzero(masks.view(np.bool_))[wanted] % masks.shape[1]
    return chosen


def vectorised(
    name: str, players: int, preset: str, seconds: float, seed: int, processes: int, observation: str
) -> dict[str, float | bool]:
    """Steps a second of a vectorised environment with observations and masks: by the clock, and of one process by its
    CPU time too (of several, whoever waits stays awake). The random choice of actions does not belong to it, except to
    those of the whole loop."""
    with needs("envs"):
        import numpy as np

    from tricorne.envs.vector import VectorEnv

    numbers = np.random.default_rng(seed)
    games = VECTOR_GAMES * processes
    steps = 0
    spent = worked = 0.0
    with VectorEnv(name, players, games, processes, preset, observation=observation) as env:
        batch = env.reset(seed=seed)
        first = time.perf_counter()
        while spent < seconds or not steps:
            actions = some_open(batch.masks, numbers)
            begun, start = time.process_time(), time.perf_counter()
            batch = env.step(actions)
            spent += time.perf_counter() - start
            worked += time.process_time() - begun
            steps += games
        whole = time.perf_counter() - first
        del batch
    figures: dict[str, float | bool] = {"compiled": is_compiled(), "steps_per_s": steps / spent, "environments": games}
    if processes == 1:
        figures["steps_per_cpu_s"] = steps / worked
        figures["loop_steps_per_s"] = steps / whole
    return figures


def in_parts(
    name: str, players: int, preset: str, seconds: float, seed: int, processes: int, observation: str
) -> dict[str, float | bool]:
    """Steps a second of the whole loop, by the clock, where the games of each process are stepped for themselves, and
    none waits for another. Actions are chosen meanwhile, for whichever is done first."""
    with needs("envs"):
        import numpy as np

    from tricorne.envs.vector import VectorEnv

    numbers = np.random.default_rng(seed)
    steps = 0
    games = VECTOR_GAMES * processes
    with VectorEnv(name, players, games, processes, preset, observation=observation, apart=True) as env:
        batch = env.reset(seed=seed)
        start = time.perf_counter()
        for part, own in enumerate(env.parts):
            env.begin_part(part, some_open(batch.masks[own], numbers))
        while (spent := time.perf_counter() - start) < seconds:
            part = env.end_part()
            env.begin_part(part, some_open(batch.masks[env.parts[part]], numbers))
            steps += VECTOR_GAMES
        for _ in env.parts:
            env.end_part()
        del batch
    return {"compiled": is_compiled(), "loop_steps_per_s": steps / spent, "environments": games}


def named(code: CodeType | str) -> str:
    """A function as we speak of it: its file and its name. What is built into Python has no file."""
    return code if isinstance(code, str) else f"{Path(code.co_filename).stem}.{code.co_qualname}"


def measure(name: str, players: int, preset: str, seconds: float, seed: int) -> dict[str, float | bool]:
    """All figures of one round, each measured for so many seconds."""
    play = Play(name, players, preset, seed)
    figures: dict[str, float | bool] = {"compiled": is_compiled()}
    by_hand = driven(play, seconds)
    at_once = bulk(play, seconds)
    figures.update(by_hand)
    figures.update(at_once)
    figures["decisions_per_s"] = at_once["games_per_s"] * at_once["decisions_per_game"]
    figures.update(copies(play, seconds / 4, by_hand["decisions_per_game"]))
    return figures


if __name__ == "__main__":
    what, name, players, preset, amount, seed, *processes = sys.argv[1:]
    if what in ("vector", "parts"):
        how = (int(processes[0]), processes[1])
        stepped = vectorised if what == "vector" else in_parts
        print(json.dumps(stepped(name, int(players), preset, float(amount), int(seed), *how)))
    elif what == "profile":
        print(json.dumps(profile(Play(name, int(players), preset, int(seed)), int(amount))))
    else:
        print(json.dumps(measure(name, int(players), preset, float(amount), int(seed))))
