"""Many games at once with a field of opponents: some seats are played here by house bots, the others by whoever steps.

A seat of a house bot is shown with one open action, the one that it has chosen, so that nothing is learned from it.
Games come in groups, each with seats of its own, so that every power and every order at the table is met.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.envs.arrays import arrays, joined, total_space
from tricorne.envs.match import MARGIN, RANK, WIN, MatchSetup, payoffs
from tricorne.kernel.batch import GameBatch
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.lessons import Floats
from tricorne.kernel.message import in_english
from tricorne.learning.house_bots import BOTS, HEURISTIC, NO_ADVICE, HouseBots
from tricorne.learning.stopping import leave_to_the_course

GROUP: Final = 16
"""Games with the same seats."""
LEARNER: Final = 0
"""Who sits at a place: the learner; from 1 on a past self of that number; below 0 a house bot."""
EMPTY: Final = -100
"""Nobody: a place that a table with fewer players does not have."""
FAR_AHEAD: Final = 50.0
"""Points more than the others that count as the whole of a margin."""


def house_number(bot: str) -> int:
    """How a house bot is written in ``who``."""
    return -1 - BOTS.index(bot)


Options = Mapping[str, object]


class Reward(NamedTuple):
    """What the end of a game brings: so much of the win, of the rank, of the margin."""

    win: float = 1.0
    rank: float = 0.0
    margin: float = 0.0

    def of(self, setup: MatchSetup, position: Any) -> Floats:
        """By place; at most 1 if the parts add up to 1."""
        found = np.zeros(len(setup.seats), dtype=np.float32)
        for part, by in ((self.win, WIN), (self.rank, RANK), (self.margin, MARGIN)):
            if part:
                paid = np.array(payoffs(setup.engine, position, setup.seats, by), dtype=np.float32)
                found += part * (np.clip(paid / FAR_AHEAD, -1, 1) if by == MARGIN else paid)
        return found


class Field(NamedTuple):
    """The arrays of all games; a step writes them anew."""

    rows: NDArray[np.int8]
    masks: NDArray[np.int8]
    actors: NDArray[np.int32]
    rewards: Floats
    ended: NDArray[np.bool_]
    lengths: NDArray[np.int32]
    advice: NDArray[np.int32]
    """What the teacher would play, where it was asked and has an opinion; else NO_ADVICE."""
    who: NDArray[np.int8]
    """By place: the learner, a past self or a house bot."""
    actions: NDArray[np.int32]


class Plan(NamedTuple):
    """What is played: the game, the seats of each group by turns (they may be more or fewer), the rewards."""

    game: str
    tables: list[list[str]]
    reward: Reward
    seed: str
    teacher: str = HEURISTIC
    ask_every: int = 1
    """The teacher is asked about one of so many decisions."""
    scatter: int = 0
    """Up to so many random decisions are behind each game when it is first shown."""
    options: tuple[Options, ...] = ({},)
    """Each table is played with all of these in turn; rows and masks are as long as the longest of them."""

    def table(self, group: int) -> list[str]:
        return self.tables[group // len(self.options) % len(self.tables)]

    def setup(self, group: int) -> MatchSetup:
        return MatchSetup(self.game, self.table(group), options=self.options[group % len(self.options)])

    def by_length(self) -> list[MatchSetup]:
        """A set-up with each of the options, by the length of their rows; each row begins as the shorter ones do."""
        every = [self.setup(group) for group in range(len(self.options))]
        every.sort(key=lambda setup: setup.encoding.size)
        for setup in every:
            if not setup.encoding.slices.items() <= every[-1].encoding.slices.items():
                raise BadOptions(in_english("with these options rows do not begin alike: nobody can learn from both"))
        return every

    def versions(self) -> list[int]:
        """The versions of the encoding that are met, that with the longest rows last."""
        return list(dict.fromkeys(setup.encoding.version for setup in self.by_length()))

    def places(self, game: int) -> int:
        """How many play a game."""
        return len(self.table(game // GROUP))


def _layout(setup: MatchSetup, games: int, places: int) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((games, setup.encoding.size), np.int8),
        ((games, setup.actions), np.int8),
        ((games,), np.int32),
        ((games, places), np.float32),
        ((games,), np.bool_),
        ((games,), np.int32),
        ((games,), np.int32),
        ((games, places), np.int8),
        ((games,), np.int32),
    ]


class Group:
    """Some games with the same seats, in their rows of the arrays."""

    def __init__(self, plan: Plan, field: Field, first: int) -> None:
        last = min(first + GROUP, len(field.who))
        self.plan = plan
        self.setup = plan.setup(first // GROUP)
        self.first = first
        self.count = last - first
        mine: list[Any] = [array[first:last] for array in field]
        self.field = Field(*mine)
        self.finished = [0] * self.count
        self.unasked = 0
        """Decisions of the learner since the teacher was asked."""
        self.house_bots = HouseBots(self.setup, f"{plan.seed}/{first}")
        self.games = GameBatch(self.count, self.setup.actions)
        for game in range(self.count):
            self._begin(game, plan.scatter)
        self.field.rewards.fill(0)
        self.field.ended.fill(False)
        self.field.lengths.fill(0)
        self._show(False)

    def _begin(self, game: int, scatter: int = 0) -> None:
        seed = f"{self.plan.seed}/{self.first + game}/{self.finished[game]}"
        position = self.setup.start(seed)
        if scatter:
            drawn = Random(seed)
            self.setup.engine.playout(position, drawn.getrandbits(32), drawn.randrange(scatter))
        self.games.begin(game, self.setup.seating, position)
        if scatter and not self.games.legal[game]:  # so many decisions were the whole game
            self._begin(game)

    def step(self, with_advice: bool) -> None:
        field = self.field
        field.lengths[field.ended] = 0
        field.rewards.fill(0)
        field.ended.fill(False)
        self.games.step(field.actions.tolist())
        np.add(field.lengths, 1, out=field.lengths)
        for game in self.games.ended[:]:
            paid = self.plan.reward.of(self.setup, self.games.positions[game])
            field.rewards[game, : len(paid)] = paid
            field.ended[game] = True
            self.finished[game] += 1
            self._begin(game)
        self._show(with_advice)

    def _show(self, with_advice: bool) -> None:
        field, games = self.field, self.games
        field.actors[:] = games.actors
        np.copyto(field.masks[:, : self.setup.actions], joined(games.masks))
        np.copyto(field.rows[:, : self.setup.encoding.size], joined(games.rows))
        field.advice.fill(NO_ADVICE)
        for game, legal in enumerate(games.legal):
            if len(legal) > 1:
                self._ask_house(game, legal, with_advice)

    def _ask_house(self, game: int, legal: list[int], with_advice: bool) -> None:
        field = self.field
        who = int(field.who[game, field.actors[game]])
        if who < LEARNER:
            field.masks[game].fill(0)
            field.masks[game, self.house_bots.answer(BOTS[-1 - who], self.games.positions[game], legal)] = 1
        elif who == LEARNER and with_advice:
            self.unasked += 1
            if self.unasked >= self.plan.ask_every:
                self.unasked = 0
                field.advice[game] = self.house_bots.taught(self.plan.teacher, self.games.positions[game], legal)


def _worker(line: Connection, plan: Plan, memory: str, shape: tuple[int, int], firsts: list[int]) -> None:
    """A process of its own: steps its groups whenever it is told whether to ask the teacher, until it is told None."""
    leave_to_the_course()
    kept = SharedMemory(name=memory)
    field = Field(*arrays(_layout(plan.by_length()[-1], *shape), kept.buf))
    mine = [Group(plan, field, first) for first in firsts]
    line.send(True)
    try:
        while (with_advice := line.recv()) is not None:
            for group in mine:
                group.step(with_advice)
            line.send(True)
    except EOFError:
        pass
    del mine, field  # arrays must be gone before their memory
    kept.close()


class FieldEnv:
    """So many games, stepped together; ``begin`` and ``end`` of a step are two calls, as in ``VectorEnv``."""

    def __init__(self, plan: Plan, who: NDArray[np.int8], processes: int = 1) -> None:
        games, places = who.shape
        firsts = list(range(0, games, GROUP))
        if len(firsts) % processes:
            raise BadOptions(
                in_english(f"{games} games in groups of {GROUP} do not spread evenly over {processes} processes")
            )
        self.games = games
        layout = _layout(plan.by_length()[-1], games, places)
        size = total_space(layout)
        self._memory: SharedMemory | None = None
        self._lines: list[Connection] = []
        self._workers: list[BaseProcess] = []
        self._groups: list[Group] = []
        if processes == 1:
            self.field = Field(*arrays(layout, bytearray(size)))
            self.field.who[:] = who
            self._groups = [Group(plan, self.field, first) for first in firsts]
            return
        self._memory = SharedMemory(create=True, size=size)
        self.field = Field(*arrays(layout, self._memory.buf))
        self.field.who[:] = who
        start = multiprocessing.get_context("spawn")
        for worker in range(processes):
            ours, theirs = start.Pipe()
            told = (theirs, plan, self._memory.name, (games, places), firsts[worker::processes])
            process = start.Process(target=_worker, args=told, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(process)
        self.end()

    def begin(self, actions: NDArray[Any], with_advice: bool = False) -> None:
        """Play one action in every game; with advice if the teacher shall look at what comes next."""
        self.field.actions[:] = actions
        for group in self._groups:
            group.step(with_advice)
        for line in self._lines:
            line.send(with_advice)

    def end(self) -> Field:
        """Wait until the step that was begun is done everywhere."""
        for line in self._lines:
            line.recv()
        return self.field

    def close(self) -> None:
        """Stop the processes and give the memory back."""
        for line in self._lines:
            line.send(None)
        for process in self._workers:
            process.join()
        self._lines, self._workers, self._groups = [], [], []
        if self._memory is not None:
            self.field = None  # type: ignore[assignment]  # arrays must be gone before their memory
            self._memory.close()
            self._memory.unlink()
            self._memory = None
