"""Checkpoints against the ladder, played in a process of their own while the learning goes on."""

from __future__ import annotations

import csv
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import tricorne
from tricorne.bots import Seat, bot
from tricorne.bots.network.bot import Network
from tricorne.envs.training.curve import draw
from tricorne.learning.field import Options
from tricorne.learning.recipe import Recipe


class Step(NamedTuple):
    """One match of one checkpoint: its share of the wins on one seat against a bot on all others."""

    minutes: float
    bot: str
    games: int
    wins: float


def deals(players: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Number of a deal, how many play it, place of the network: every deal from each place in turn.

    >>> list(islice(deals((2, 3)), 6))
    [(0, 2, 0), (0, 2, 1), (1, 3, 0), (1, 3, 1), (1, 3, 2), (2, 2, 0)]
    """
    for deal, count in enumerate(cycle(players)):
        for place in range(count):
            yield deal, count, place


def match(
    weights: Path, game: str, players: tuple[int, ...], rival: str, games: int, options: Sequence[Options] = ({},)
) -> float:
    """Wins of a network on one seat; each deal with the next of the options."""
    played = tricorne.game(game)
    won = 0.0
    for number, (deal, count, place) in enumerate(islice(deals(players), games)):
        seats = Random(f"ladder/{deal}").sample(played.seat_ids, count)
        state = played.new(seats, seed=f"ladder/{deal}", options=options[deal % len(options)])
        sitting = {seat: Network(weights) if at == place else bot(rival)() for at, seat in enumerate(seats)}
        eyes = {seat: Seat(state, seat, number) for seat in seats}
        while not state.over:
            actor = str(state.actor)
            state.play(sitting[actor].decide(eyes[actor]))
        first = state.ranking[0]
        won += (seats[place] in first) / len(first)
    return won


class Ladder:
    """Matches that are waited for at the end."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe, self.folder = recipe, folder
        self.steps = _read(folder / "ladder.csv")
        self._waiting: list[tuple[float, str, Future[float]]] = []
        self._pool: ProcessPoolExecutor | None = None

    def play(self, weights: Path, minutes: float) -> None:
        """Let a checkpoint play."""
        recipe = self.recipe
        if not recipe.ladder_games:
            return
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        for rival in recipe.ladder:
            asked = (weights, recipe.game, recipe.players, rival, recipe.ladder_games, recipe.options)
            future = self._pool.submit(match, *asked)
            self._waiting.append((minutes, rival, future))

    def told(self, wait: bool = False) -> list[Step]:
        """What has been found since the last time; the files are written anew."""
        found: list[Step] = []
        still: list[tuple[float, str, Future[float]]] = []
        for minutes, rival, future in self._waiting:
            if wait or future.done():
                found.append(Step(minutes, rival, self.recipe.ladder_games, future.result()))
            else:
                still.append((minutes, rival, future))
        self._waiting = still
        self.steps += found
        if found:
            _write(self.folder, self.steps)
        return found

    def close(self) -> list[Step]:
        """Wait for all matches."""
        found = self.told(wait=True)
        if self._pool is not None:
            self._pool.shutdown()
        return found


def _read(path: Path) -> list[Step]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Step(float(row["minutes"]), row["bot"], int(row["games"]), float(row["wins"]))
            for row in csv.DictReader(file)
        ]


def _write(folder: Path, steps: list[Step]) -> None:
    with (folder / "ladder.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(Step._fields)
        table.writerows(steps)
    for rival in {step.bot for step in steps}:
        points = [(step.minutes, round(step.wins), step.games) for step in steps if step.bot == rival]
        picture = draw(points, "network", rival)
        (folder / f"ladder-{rival}.svg").write_text(picture, encoding="utf-8")
