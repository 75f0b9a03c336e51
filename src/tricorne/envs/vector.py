"""Many games at once: one call steps them all, spread over processes that share their arrays.

Every game has a row of each array. A game that ends begins anew in the same step (its seed follows from its number
and how many it has finished), so that the next row is the first of the new game. Which process plays a game changes
nothing: the same seed and actions give the same arrays on one process and on many.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.envs.match import WIN, MatchSetup, payoffs
from tricorne.kernel.batch import GameBatch
from tricorne.kernel.errors import BadOptions, IllegalAction
from tricorne.kernel.kept_rows import RowKeeper
from tricorne.kernel.message import in_english

STEP: Final = "step"
RESET: Final = "reset"
STOP: Final = "stop"
ALIGNED: Final = 64


class Batch(NamedTuple):
    """The arrays of all games; they are written anew by every step, so copy what you keep."""

    rows: NDArray[np.int8]
    """What the seat that is asked knows."""
    masks: NDArray[np.int8]
    """1 for every open action."""
    actors: NDArray[np.int32]
    """The place of the seat that is asked."""
    rewards: NDArray[np.float32]
    """What each seat got by this step: all 0 but where a game ended."""
    ended: NDArray[np.bool_]
    """Whether the game ended by this step; its row already belongs to the next one."""
    lengths: NDArray[np.int32]
    """Decisions of the game so far; of the finished one where a game ended."""
    scores: NDArray[np.int32]
    """The points of each seat in the game that ended last."""
    last_rows: NDArray[np.int8]
    """What the seat that played last knew at the end of that game."""
    actions: NDArray[np.int32]
    """What to play: a step reads it."""


def _layout(setup: MatchSetup, games: int) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((games, setup.encoding.size), np.int8),
        ((games, setup.actions), np.int8),
        ((games,), np.int32),
        ((games, len(setup.seats)), np.float32),
        ((games,), np.bool_),
        ((games,), np.int32),
        ((games, len(setup.seats)), np.int32),
        ((games, setup.encoding.size), np.int8),
        ((games,), np.int32),
    ]


def _size(shape: tuple[int, ...], kind: Any) -> int:
    used = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-used // ALIGNED) * ALIGNED


def _arrays(setup: MatchSetup, games: int, buffer: Any) -> Batch:
    found = []
    at = 0
    for shape, kind in _layout(setup, games):
        found.append(np.ndarray(shape, dtype=kind, buffer=buffer, offset=at))
        at += _size(shape, kind)
    return Batch(*found)


class Share:
    """The games of one process: those from ``first`` on, in their rows of the arrays."""

    def __init__(self, setup: MatchSetup, batch: Batch, first: int, last: int) -> None:
        self.setup = setup
        self.count = last - first
        self.first = first
        part = slice(first, last)
        mine: list[Any] = [array[part] for array in batch]
        self.arrays = Batch(*mine)
        """Its rows of all arrays."""
        self.finished = [0] * self.count
        self.seed: int | str = 0
        places = len(setup.seats)
        self.kept = np.zeros((self.count, places, setup.encoding.size), dtype=np.uint8)
        """The row of every seat as it was when the seat was last asked."""
        self.games = self._none()

    def _none(self) -> GameBatch:
        encoding = self.setup.encoding
        return GameBatch(
            self.setup.engine, RowKeeper(encoding.encoder, encoding.layout), self.setup.numbers, self.count
        )

    def reset(self, seed: int | str) -> None:
        self.seed = seed
        self.finished = [0] * self.count
        self.games = self._none()
        for game in range(self.count):
            self._begin(game)
        self.arrays.rewards.fill(0)
        self.arrays.ended.fill(False)
        self.arrays.lengths.fill(0)
        self._show()

    def _begin(self, game: int) -> None:
        seed = f"{self.seed}/{self.first + game}/{self.finished[game]}"
        self.games.begin(game, self.setup.game.start(self.setup.engine, seed))

    def step(self) -> None:
        arrays = self.arrays
        arrays.lengths[arrays.ended] = 0
        arrays.rewards[arrays.ended] = 0
        arrays.ended.fill(False)
        self.games.step(arrays.actions.tolist())
        np.add(arrays.lengths, 1, out=arrays.lengths)
        for game in self.games.ended[:]:
            setup, position = self.setup, self.games.positions[game]
            arrays.rewards[game] = payoffs(setup.engine, position, setup.seats, setup.reward)
            arrays.ended[game] = True
            scores = setup.engine.scores(position)
            arrays.scores[game] = [scores[seat] for seat in setup.seats]
            arrays.last_rows[game] = setup.encoding.row(position, setup.numbers[arrays.actors[game]])
            self.finished[game] += 1
            self._begin(game)
        self._show()

    def _show(self) -> None:
        """Carry over into the arrays what the games told."""
        arrays, games = self.arrays, self.games
        self.kept.reshape(-1)[games.where] = games.what
        asked = np.array(games.asked)
        arrays.actors[asked] = games.actors
        arrays.masks.fill(0)
        arrays.masks[np.repeat(asked, games.open_counts), games.open_actions] = 1
        np.copyto(arrays.rows.view(np.uint8), self.kept[np.arange(self.count), arrays.actors])


def _work(line: Connection, arguments: tuple[Any, ...], memory: str, games: int, first: int, last: int) -> None:
    """A process of its own: does what it is told until it is told to stop."""
    kept = SharedMemory(name=memory)
    setup = MatchSetup(*arguments)
    share = Share(setup, _arrays(setup, games, kept.buf), first, last)
    try:
        while True:
            what, argument = line.recv()
            if what == STOP:
                break
            if what == RESET:
                share.reset(argument)
            else:
                share.step()
            line.send(True)
    except (EOFError, KeyboardInterrupt):
        pass
    del share  # arrays must be gone before their memory
    kept.close()


class VectorEnv:
    """So many games of one kind, stepped together.

    >>> from tricorne.envs.vector import VectorEnv
    >>> with VectorEnv("imperial-struggle", games=8) as env:
    ...     batch = env.reset(seed=1756)
    ...     for _ in range(10):
    ...         batch = env.step(batch.masks.argmax(axis=1))
    ...     batch.rows.shape[0], int(batch.lengths[0])
    (8, 10)
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int = 0,
        games: int = 64,
        processes: int = 1,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        omniscient: bool = False,
        reward: str = WIN,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadOptions(
                in_english(f"{processes} processes for {games} games: at least one, at most one for each game")
            )
        arguments = (game, seats, preset, dict(options or {}), omniscient, reward)
        self.setup = MatchSetup(*arguments)
        self.games = games
        self.processes = processes
        size = sum(_size(shape, kind) for shape, kind in _layout(self.setup, games))
        self._memory: SharedMemory | None = None
        self._lines: list[Connection] = []
        self._workers: list[BaseProcess] = []
        if processes == 1:
            self.batch = _arrays(self.setup, games, bytearray(size))
            self._share = Share(self.setup, self.batch, 0, games)
            return
        self._memory = SharedMemory(create=True, size=size)
        self.batch = _arrays(self.setup, games, self._memory.buf)
        start = multiprocessing.get_context("spawn")
        for worker in range(processes):
            first, last = games * worker // processes, games * (worker + 1) // processes
            ours, theirs = start.Pipe()
            told = (theirs, arguments, self._memory.name, games, first, last)
            process = start.Process(target=_work, args=told, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(process)

    def reset(self, seed: int | str = 0) -> Batch:
        """Begin all games; each has a seed of its own that follows from this one."""
        if self.processes == 1:
            self._share.reset(seed)
        else:
            self._tell((RESET, seed))
            self._wait()
        return self.batch

    def step(self, actions: NDArray[Any] | Sequence[int] | None = None) -> Batch:
        """Play one action in every game, those given or those in ``batch.actions``; IllegalAction if one is not open,
        and then nothing is played anywhere."""
        self.begin_step(actions)
        return self.end_step()

    def begin_step(self, actions: NDArray[Any] | Sequence[int] | None = None) -> None:
        """As ``step``, without waiting for other processes: a learner with two of these has one step while it thinks
        about the other. Leave the arrays alone until ``end_step``."""
        if actions is not None:
            self.batch.actions[:] = actions
        self._check()
        if self.processes == 1:
            self._share.step()
        else:
            self._tell((STEP, None))

    def end_step(self) -> Batch:
        """Wait until the step that was begun is done everywhere."""
        self._wait()
        return self.batch

    def _check(self) -> None:
        chosen = self.batch.actions
        known = (chosen >= 0) & (chosen < self.setup.actions)
        is_open = self.batch.masks[np.arange(self.games), np.where(known, chosen, 0)] == 1
        if not (known & is_open).all():
            number = int(np.argmin(known & is_open))
            action = int(chosen[number])
            text = repr(self.setup.game.actions[action].text) if known[number] else f"{action}, which is no action,"
            raise IllegalAction(in_english(f"game {number}: {text} is not open; batch.masks says what is"), ())

    def _tell(self, what: object) -> None:
        for line in self._lines:
            line.send(what)

    def _wait(self) -> None:
        """Wait until all processes have done what they were told."""
        for line in self._lines:
            line.recv()

    def close(self) -> None:
        """Stop the processes and give the memory back."""
        self._tell((STOP, None))
        for process in self._workers:
            process.join()
        self._lines, self._workers = [], []
        if self._memory is not None:
            self.batch = None  # type: ignore[assignment]  # arrays must be gone before their memory
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
