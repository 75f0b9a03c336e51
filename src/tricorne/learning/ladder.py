"""Checkpoints against the ladder, played in a process of their own while the learning goes on."""

from __future__ import annotations

import csv
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
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
from tricorne.learning.stopping import Stop, leave_to_the_course


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
    """Matches of checkpoints, waited for at the end."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe, self.folder = recipe, folder
        self.steps = _read(folder / "ladder.csv")
        self._waiting: list[tuple[float, str, Path, Future[float]]] = []
        self._pool: ProcessPoolExecutor | None = None
        self._worker: Future[int] | None = None
        """The number of the process that plays."""

    def play(self, weights: Path, minutes: float) -> None:
        """Let a checkpoint play everybody."""
        for rival in self.recipe.ladder:
            self.ask(weights, minutes, rival)

    def ask(self, weights: Path, minutes: float, rival: str) -> None:
        """Let a checkpoint play a match, unless it has been played."""
        recipe = self.recipe
        if not recipe.ladder_games or any((step.minutes, step.bot) == (minutes, rival) for step in self.steps):
            return
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=leave_to_the_course)
            self._worker = self._pool.submit(os.getpid)
        asked = (weights, recipe.game, recipe.players, rival, recipe.ladder_games, recipe.options)
        self._waiting.append((minutes, rival, weights, self._pool.submit(match, *asked)))

    def waiting(self) -> list[tuple[float, str, int]]:
        """Matches that are still to be played or told: minutes, bot, number of the checkpoint."""
        return [(minutes, rival, int(weights.stem)) for minutes, rival, weights, _ in self._waiting]

    def told(self) -> list[Step]:
        """What has been found since the last time; the files are written anew."""
        found: list[Step] = []
        still: list[tuple[float, str, Path, Future[float]]] = []
        for asked in self._waiting:
            minutes, rival, _, future = asked
            if future.done():
                found.append(Step(minutes, rival, self.recipe.ladder_games, future.result()))
            else:
                still.append(asked)
        self._waiting = still
        self.steps += found
        if found:
            _write(self.folder, self.steps)
        return found

    def close(self, stop: Stop | None = None) -> list[Step]:
        """Wait for all matches; if asked to stop, drop those that are left."""
        futures = {future for _, _, _, future in self._waiting}
        while futures and not (stop is not None and stop.asked):
            futures = wait(futures, timeout=0.2).not_done
        found = self.told()
        if self._pool is not None and self._worker is not None:
            if futures:
                os.kill(self._worker.result(), signal.SIGTERM)  # in the middle of a match
            self._pool.shutdown(cancel_futures=True)
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
