"""Many games at once: one call steps them all, spread over processes that share their arrays.

Every game has a row of each array. A game that ends begins anew in the same step (its seed follows from its number
and how many it has finished), so that the next row is the first of the new game. Which process plays a game changes
nothing: the same seed and actions give the same arrays on one process and on many.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tricorne.envs.arrays import Batch as Batch
from tricorne.envs.arrays import arrays, layout, total_space
from tricorne.envs.line import Line, first_with_a_word, has_processors
from tricorne.envs.match import FULL, WIN, MatchSetup
from tricorne.envs.share import FIXED, RANDOM, Plan, Share
from tricorne.kernel.action import ActionId
from tricorne.kernel.encoding import NOWHERE
from tricorne.kernel.errors import BadOptions, IllegalAction, TricorneError
from tricorne.kernel.message import in_english

# What a process is told, and what it says then: words of one letter.
STEP: Final = b"s"
RESET: Final = b"r"
"""The seed follows as a message of its own."""
STOP: Final = b"e"
PARTS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Step one part of the games: a process has so many at most."""
DONE: Final = b"d"


def _batch(setup: MatchSetup, games: int, buffer: Any) -> Batch:
    return Batch(*arrays(layout(games, len(setup.seats), setup.encoding.size, setup.actions), buffer))


def _worker(connection: Connection, awake: bool, plan: Plan, memory: str, games: int, parts: list[slice]) -> None:
    """A process of its own: does what it is told until it is told to stop."""
    line = Line(connection, awake)
    kept = SharedMemory(name=memory)
    batch = _batch(plan.setup(), games, kept.buf)
    shares = [Share(plan, batch, part.start, part.stop) for part in parts]
    with suppress(EOFError, KeyboardInterrupt):
        _obey(line, shares)
    del shares, batch  # arrays must be gone before their memory
    kept.close()


def _obey(line: Line, shares: list[Share]) -> None:
    while (word := line.hear()) != STOP:
        if word == RESET:
            seed = line.connection.recv()
            for share in shares:
                share.reset(seed)
        elif word == STEP:
            for share in shares:
                share.step()
        else:
            shares[PARTS.index(word)].step()
        line.say(DONE)


class VectorEnv:
    """So many games of one kind, stepped together.

    >>> from tricorne.envs.vector import VectorEnv
    >>> with VectorEnv("imperial-struggle", games=8) as env:
    ...     batch = env.reset(seed=1756)
    ...     for _ in range(10):
    ...         batch = env.step(batch.masks.argmax(axis=1))
    ...     batch.rows.shape[0], int(batch.lengths[0])
    (8, 10)

    With ``powers="random"`` every game draws so many powers and their order by its seed (``batch.seats``). With
    ``bots`` whoever steps plays one place of each game, ``learner`` or a drawn one (``batch.learners``), and house bots
    the others: only the learner is ever asked.

    Of several ``processes`` the one that calls is the first and plays its part of the games itself. With ``apart`` all
    games are played by others, and the caller has its time for itself (``begin_step``). It can also step them in
    ``parts``, so that no process waits for another (``begin_part``): one for each process, or two, of which one is
    stepped while the caller thinks about the other.

    >>> with VectorEnv("struggle-of-empires", 4, games=2, powers="random", bots=["random"]) as env:
    ...     batch = env.reset(seed=1756)
    ...     batch.seats.shape, (batch.actors == batch.learners).all().item()
    ((2, 4), True)
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
        powers: str = FIXED,
        bots: Sequence[str] = (),
        learner: int | str = RANDOM,
        observation: str = FULL,
        apart: bool = False,
        parts: int = 0,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadOptions(
                in_english(f"{processes} processes for {games} games: at least one, at most one for each game")
            )
        each = parts // processes if parts else 1
        if parts and not (apart and 1 <= each <= len(PARTS) and parts == each * processes <= games):
            which = f"{parts} parts of {games} games on {processes} processes"
            wanted = f"with apart=True, as many for each process ({len(PARTS)} at most), a game for each part"
            raise BadOptions(in_english(f"{which}: {wanted}"))
        named = seats if isinstance(seats, int) else list(seats)
        given = dict(options or {})
        plan = Plan(game, named, preset, given, omniscient, reward, powers, tuple(bots), learner, observation)
        self.setup = plan.setup()
        plan.check(self.setup)
        self.games = games
        self.processes = processes
        size = total_space(layout(games, len(self.setup.seats), self.setup.encoding.size, self.setup.actions))
        self._memory: SharedMemory | None = None
        self._lines: list[Line] = []
        self._workers: list[BaseProcess] = []
        self._share: Share | None = None
        """The games that this process plays."""
        self.parts: list[slice] = []
        """With ``apart``: the games of each part."""
        self._each = each
        """Parts of a process."""
        self._begun: list[int] = []
        """The parts that are being stepped for themselves, the one that began first to the front."""
        if processes == 1 and not apart:
            self.batch = _batch(self.setup, games, bytearray(size))
            self._share = Share(plan, self.batch, 0, games)
            return
        self._memory = SharedMemory(create=True, size=size)
        self.batch = _batch(self.setup, games, self._memory.buf)
        self._every_game = np.arange(games)
        self._first_actions = self._every_game * self.setup.actions
        """By game: where its masks begin, all of them counted through; below what ``_check`` works with."""
        self._spots = np.zeros(games, dtype=np.intp)
        self._is_open = np.zeros(games, dtype=np.int8)
        self._unsigned = self.batch.actions.view(np.uint32)
        self._all_masks = self.batch.masks.reshape(-1)
        awake = has_processors(processes + int(apart))
        start = multiprocessing.get_context("spawn")
        count = processes * each
        bounds = [slice(games * part // count, games * (part + 1) // count) for part in range(count)]
        for worker in range(0 if apart else 1, processes):
            ours, theirs = start.Pipe()
            told = (theirs, awake, plan, self._memory.name, games, bounds[worker * each : (worker + 1) * each])
            process = start.Process(target=_worker, args=told, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(Line(ours, awake))
            self._workers.append(process)
        if apart:
            self.parts = bounds
        else:
            self._share = Share(plan, self.batch, 0, games // processes)

    def reset(self, seed: int | str = 0) -> Batch:
        """Begin all games; each has a seed of its own that follows from this one."""
        self._refuse_within_parts()
        self._tell(RESET)
        for line in self._lines:
            line.connection.send(str(seed))
        if self._share is not None:
            self._share.reset(seed)
        self._wait()
        return self.batch

    def step(self, actions: NDArray[Any] | Sequence[ActionId] | None = None) -> Batch:
        """Play one action in every game, those given or those in ``batch.actions``; IllegalAction if one is not open,
        and then nothing is played anywhere."""
        self.begin_step(actions)
        return self.end_step()

    def begin_step(self, actions: NDArray[Any] | Sequence[ActionId] | None = None) -> None:
        """As ``step``, without waiting for other processes: a learner with two of these that play ``apart`` has one
        step while it thinks about the other. Leave the arrays alone until ``end_step``."""
        self._refuse_within_parts()
        if actions is not None:
            self.batch.actions[:] = actions
        if self._share is not None and not self._lines:
            chosen: list[ActionId] = self.batch.actions.tolist()
            closed = self._share.games.first_closed(chosen)
            if closed != NOWHERE:
                self._refuse(closed)
            self._share.step(chosen)
        else:
            self._check(slice(0, self.games))
            self._tell(STEP)

    def end_step(self) -> Batch:
        """Play this process's part of the step that was begun, and wait until it is done everywhere."""
        if self._share is not None and self._lines:
            self._share.step()
        self._wait()
        return self.batch

    def begin_part(self, part: int, actions: NDArray[Any] | Sequence[ActionId] | None = None) -> None:
        """As ``begin_step`` for one part of the games alone: those of ``parts[part]``, one action for each of them.
        Leave their rows of the arrays alone until ``end_part`` names the part. All games are played by other processes
        (``apart``)."""
        if not 0 <= part < len(self.parts):
            raise BadOptions(in_english(f"there is no part {part}: with apart=True there is one for each process"))
        if part in self._begun:
            raise TricorneError(in_english(f"part {part} is being stepped already; end_part says when it is done"))
        games = self.parts[part]
        if actions is not None:
            self.batch.actions[games] = actions
        self._check(games)
        process, own = divmod(part, self._each)
        self._lines[process].say(PARTS[own : own + 1])
        self._begun.append(part)

    def end_part(self) -> int:
        """Wait until one of the parts that were begun is done, and name it: the first that began if several are."""
        if not self._begun:
            raise TricorneError(in_english("no part is being stepped; begin_part begins one"))
        # Each process steps its parts in the order in which they began.
        waiting: dict[int, int] = {}
        for part in self._begun:
            waiting.setdefault(part // self._each, part)
        processes = list(waiting)
        process = processes[first_with_a_word([self._lines[one] for one in processes])]
        self._lines[process].hear()
        self._begun.remove(waiting[process])
        return waiting[process]

    def _refuse_within_parts(self) -> None:
        if self._begun:
            raise TricorneError(in_english(f"parts {self._begun} are still being stepped; wait for them with end_part"))

    def _check(self, games: slice) -> None:
        """IllegalAction if an action is not open; that is found out before any process plays."""
        chosen = self.batch.actions[games]
        # Without a sign a negative number is larger than any action.
        if self._unsigned[games].max() < self.setup.actions:
            spots, is_open = self._spots[games], self._is_open[games]
            np.add(self._first_actions[games], chosen, out=spots)
            self._all_masks.take(spots, out=is_open, mode="clip")
            if b"\0" not in is_open.tobytes():
                return
        known = (chosen >= 0) & (chosen < self.setup.actions)
        open_now = self.batch.masks[self._every_game[games], np.where(known, chosen, 0)] == 1
        self._refuse(games.start + int(np.argmin(known & open_now)))

    def _refuse(self, number: int) -> None:
        """The action of a game is not open."""
        action = int(self.batch.actions[number])
        known = 0 <= action < self.setup.actions
        text = repr(self.setup.game.actions[action].text) if known else f"{action}, which is no action,"
        raise IllegalAction(in_english(f"game {number}: {text} is not open; batch.masks says what is"), ())

    def _tell(self, word: bytes) -> None:
        for line in self._lines:
            line.say(word)

    def _wait(self) -> None:
        """Wait until all processes have done what they were told."""
        for line in self._lines:
            line.hear()

    def close(self) -> None:
        """Stop the processes and give the memory back."""
        self._tell(STOP)
        for process in self._workers:
            process.join()
        self._lines, self._workers = [], []
        if self._memory is not None:
            # Arrays must be gone before their memory.
            self.batch = self._share = self._unsigned = self._all_masks = None  # type: ignore[assignment]
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
