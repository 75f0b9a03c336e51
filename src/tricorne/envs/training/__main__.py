"""The command: watch, play, solve; then write the weights, the curve as CSV and the curve as a picture."""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import tricorne
from tricorne.bots import bot
from tricorne.envs.training.curve import draw
from tricorne.envs.training.lstd import Evidence
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.lessons import Floats, Lesson, Task, Teacher, write_weights
from tricorne.kernel.message import in_english

WHIM: Final = 8
"""Percent of the decisions of watched games that are random, so that unusual positions are seen as well."""
OLD: Final = 1.0
"""How much watched games weigh beside games that the recruit played itself."""
GENERATION: Final = 100_000
"""Seeds between one generation and the next."""
OPPONENT: Final = "heuristic"


class Point(NamedTuple):
    """One generation of the curve."""

    generation: int
    games: int
    wins: int
    margin: float
    seconds: float


class Recipe(NamedTuple):
    """All that decides what is learned."""

    game: str
    seed: int
    watched: int
    generations: int
    games: int
    plans: int


def teacher_of(game: str) -> Teacher:
    found = tricorne.game(game).teacher()
    if found is None:
        raise TricorneError(in_english(f"{game} has no bot to train"))
    return found


def play(game: str, task: Task) -> Lesson:
    return teacher_of(game).play(task, bot(OPPONENT))


def lessons(game: str, tasks: Iterable[Task], processes: int) -> Iterator[Lesson]:
    """Play all games, in this process or in several; the order is always the same."""
    if processes == 1:
        yield from map(partial(play, game), tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(partial(play, game), tasks)


def train(recipe: Recipe, processes: int, report: bool = True) -> tuple[Floats, list[Point]]:
    """The weights and the curve. The number of processes changes the time it takes and nothing else."""
    begun = time.perf_counter()
    points: list[Point] = []
    first = recipe.seed * GENERATION * 1000
    evidence: Evidence | None = None
    watched = [Task(first + at, -1, None, 0, WHIM) for at in range(recipe.watched)]
    for lesson in lessons(recipe.game, watched, processes):
        for story in lesson.stories:
            evidence = evidence or Evidence(story.features.shape[1])
            evidence.add(story.features, story.rewards, OLD)
    assert evidence is not None
    for generation in range(1, recipe.generations + 1):
        weights = evidence.weights()
        seeds = first + generation * GENERATION
        # Each seed is played from both sides, so that luck of the deal cancels out.
        tasks = [Task(seeds + at // 2, at % 2, weights, recipe.plans, 0) for at in range(recipe.games)]
        wins, margins = 0, 0
        for lesson in lessons(recipe.game, tasks, processes):
            wins += lesson.won > 0
            margins += lesson.margin
            for story in lesson.stories:
                evidence.add(story.features, story.rewards, 1.0)
        spent = time.perf_counter() - begun
        points.append(Point(generation, recipe.games, wins, margins / recipe.games, spent))
        if report:
            print(f"generation {generation}: {wins} of {recipe.games} won against {OPPONENT}, {spent / 60:.1f} min")
    return evidence.weights(), points


def write(folder: Path, game: str, weights: Floats, points: list[Point]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_weights(folder / "weights.npz", weights, game, teacher_of(game).version)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["generation", "games", "wins", "margin", "minutes"])
        for point in points:
            row = [point.generation, point.games, point.wins, f"{point.margin:.2f}", f"{point.seconds / 60:.2f}"]
            table.writerow(row)
    won = [(point.seconds / 60, point.wins, point.games) for point in points]
    (folder / "curve.svg").write_text(draw(won), encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tricorne.envs.training", description=__doc__)
    parser.add_argument("game", help="a game with a bot to train")
    parser.add_argument("--out", type=Path, required=True, help="folder for weights.npz, curve.csv and curve.svg")
    parser.add_argument("--seed", type=int, default=1756)
    parser.add_argument("--watched", type=int, default=160, help="games between heuristic bots to begin with")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=16, help="games of each generation, against heuristic")
    parser.add_argument("--plans", type=int, default=48, help="plans the bot tries for a decision")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    recipe = Recipe(given.game, given.seed, given.watched, given.generations, given.games, given.plans)
    weights, points = train(recipe, given.processes)
    write(given.out, given.game, weights, points)


if __name__ == "__main__":
    main()
