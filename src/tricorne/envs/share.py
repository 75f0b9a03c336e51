"""The games of one process: played, begun anew when they end, and shown in their rows of the arrays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from tricorne.envs.arrays import Batch, joined
from tricorne.envs.match import FULL, WIN, MatchSetup, payoffs
from tricorne.kernel.action import ActionId
from tricorne.kernel.batch import GameBatch
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english

if TYPE_CHECKING:
    from tricorne.learning.house_bots import HouseBots

FIXED: Final = "fixed"
RANDOM: Final = "random"
"""A word for powers that every game draws by its seed, for the learner's place, and the name of a bot."""
NO_LEARNER: Final = -1


class Plan(NamedTuple):
    """What is played; a process gets it whole."""

    game: str
    seats: list[str] | int = 0
    preset: str = ""
    options: dict[str, object] = {}  # noqa: RUF012 - never changed
    omniscient: bool = False
    reward: str = WIN
    powers: str = FIXED
    """Whether every game has the same powers in the same places, or draws them by its seed."""
    bots: tuple[str, ...] = ()
    """House bots for all places but the learner's, the last one for all that are left; without any all are played
    by whoever steps."""
    learner: int | str = RANDOM
    """The learner's place among bots, or RANDOM: another by each game's seed."""
    observation: str = FULL

    def setup(self, seats: list[str] | None = None) -> MatchSetup:
        return MatchSetup(
            self.game,
            self.seats if seats is None else seats,
            self.preset,
            self.options,
            self.omniscient,
            self.reward,
            self.observation,
        )

    def check(self, setup: MatchSetup) -> None:
        """BadOptions if this cannot be played."""
        count = len(setup.seats)
        if self.powers not in (FIXED, RANDOM) or (self.powers == RANDOM and not isinstance(self.seats, int)):
            raise BadOptions(in_english(f"powers={self.powers!r}: {FIXED!r}, or {RANDOM!r} with a number of seats"))
        if len(self.bots) >= count:
            raise BadOptions(in_english(f"{len(self.bots)} bots for {count - 1} seats: one a seat at most"))
        if self.learner != RANDOM and not (isinstance(self.learner, int) and 0 <= self.learner < count):
            raise BadOptions(in_english(f"learner={self.learner!r}: {RANDOM!r}, or a place from 0 to {count - 1}"))
        if self.bots:
            from tricorne.learning.house_bots import BOTS

            for bot in self.bots:
                if bot not in (RANDOM, *BOTS):
                    raise BadOptions(in_english(f"{bot!r} does not play here: {', '.join((RANDOM, *BOTS))} do"))


class Share:
    """The games of one process: those from ``first`` on, in their rows of the arrays."""

    def __init__(self, plan: Plan, batch: Batch, first: int, last: int) -> None:
        self.plan = plan
        self.setup = plan.setup()
        self.count = last - first
        self.first = first
        mine: list[Any] = [array[first:last] for array in batch]
        self.arrays = Batch(*mine)
        """Its rows of all arrays."""
        self._masks = memoryview(self.arrays.masks).cast("B")  # type: ignore[arg-type]  # an array has a buffer
        self._rows = memoryview(self.arrays.rows).cast("B")  # type: ignore[arg-type]
        self.seed: int | str = 0
        self.setups = {tuple(self.setup.seats): self.setup}
        """By seats, as they are met."""
        self._clear()

    def _clear(self) -> None:
        self.finished = [0] * self.count
        self.played = [self.setup] * self.count
        self.learners = [NO_LEARNER] * self.count
        self.bots: list[list[str]] = [[] for _ in range(self.count)]
        """By game: the bot at each place, empty for the learner."""
        self.house_bots: list[HouseBots | None] = [None] * self.count
        self.random = [Random(0)] * self.count
        self.games = GameBatch(self.count, self.setup.actions)
        self.some_ended = False
        """Whether the last step ended a game."""

    def reset(self, seed: int | str) -> None:
        self.seed = seed
        self._clear()
        self.arrays.rewards.fill(0)
        self.arrays.ended.fill(False)
        self.arrays.lengths.fill(0)
        for game in range(self.count):
            self._begin(game)
        self._play_until_asked()
        # Games that bots finished before the learner was asked were nobody's.
        self.arrays.lengths[self.arrays.ended] = 0
        self.arrays.rewards.fill(0)
        self.arrays.ended.fill(False)
        self.arrays.learners.fill(NO_LEARNER)
        self._show()

    def _begin(self, game: int) -> None:
        """A new game in the place of a finished one; all of it follows from the seed and its number."""
        seed = f"{self.seed}/{self.first + game}/{self.finished[game]}"
        setup = self.setup
        if self.plan.powers == RANDOM or self.plan.bots:
            numbers = Random(seed)
            if self.plan.powers == RANDOM:
                setup = self._drawn(numbers)
            if self.plan.bots:
                self._seat_bots(game, setup, seed, numbers)
        self.played[game] = setup
        self.arrays.seats[game] = setup.numbers
        self.games.begin(game, setup.seating, setup.start(seed))

    def _drawn(self, numbers: Random) -> MatchSetup:
        """Other powers, in another order."""
        seats: list[str] = []
        while len(seats) < len(self.setup.seats):
            seats.append(numbers.choice(self.setup.game.free_to_choose(len(self.setup.seats), seats)))
        numbers.shuffle(seats)
        if tuple(seats) not in self.setups:
            self.setups[tuple(seats)] = self.plan.setup(seats)
        return self.setups[tuple(seats)]

    def _seat_bots(self, game: int, setup: MatchSetup, seed: str, numbers: Random) -> None:
        from tricorne.learning.house_bots import HouseBots

        count = len(setup.seats)
        learner = numbers.randrange(count) if self.plan.learner == RANDOM else int(self.plan.learner)
        named = list(self.plan.bots) + [self.plan.bots[-1]] * (count - 1 - len(self.plan.bots))
        self.learners[game] = learner
        self.bots[game] = [*named[:learner], "", *named[learner:]]
        self.random[game] = numbers
        self.house_bots[game] = HouseBots(setup, seed) if set(named) != {RANDOM} else None

    def step(self, actions: list[ActionId] | None = None) -> None:
        """Play an open action in every game, those given or those in the array."""
        arrays = self.arrays
        if self.some_ended:
            arrays.lengths[arrays.ended] = 0
            arrays.rewards[arrays.ended] = 0
            arrays.ended.fill(False)
            self.some_ended = False
        self.games.step(arrays.actions.tolist() if actions is None else actions)
        np.add(arrays.lengths, 1, out=arrays.lengths)
        self._play_until_asked()
        self._show()

    def _play_until_asked(self) -> None:
        """Let house bots play, and begin anew what has ended, until whoever steps is asked everywhere."""
        if not self.plan.bots:
            for game in self.games.ended[:]:
                self._finish(game)
            return
        for game in range(self.count):
            self._until_asked(game)

    def _until_asked(self, game: int) -> None:
        games = self.games
        while True:
            if not games.legal[game]:
                self._finish(game)
                continue
            bot = self.bots[game][games.actors[game]]
            if not bot:
                return
            legal = games.legal[game]
            bots = self.house_bots[game]
            if bot == RANDOM or bots is None:
                chosen = self.random[game].choice(legal)
            else:
                chosen = bots.answer(bot, games.positions[game], legal)
            games.play(game, chosen)
            if not self.arrays.ended[game]:
                self.arrays.lengths[game] += 1

    def _finish(self, game: int) -> None:
        """Note how a game ended, and begin the next one. Where bots finish one without the learner, it is not told."""
        arrays, setup, position = self.arrays, self.played[game], self.games.positions[game]
        self.some_ended = True
        if not arrays.ended[game]:
            learner = self.learners[game]
            looking = self.games.actors[game] if learner == NO_LEARNER else learner
            scores = setup.engine.scores(position)
            arrays.rewards[game] = payoffs(setup.engine, position, setup.seats, setup.reward)
            arrays.ended[game] = arrays.lengths[game] > 0
            arrays.scores[game] = [scores[seat] for seat in setup.seats]
            row = np.frombuffer(self.games.row_at(game, looking), dtype=np.int8)
            arrays.last_rows[game] = setup.encoding.shown(row)
            arrays.learners[game] = learner
        self.finished[game] += 1
        self._begin(game)

    def _show(self) -> None:
        """Carry over into the arrays what the games told."""
        arrays, games = self.arrays, self.games
        arrays.actors[:] = games.actors
        self._masks[:] = b"".join(games.masks)
        if self.setup.encoding.is_full:
            self._rows[:] = b"".join(games.rows)
        else:
            self.setup.encoding.shown(joined(games.rows), arrays.rows)
        if self.plan.bots:
            arrays.learners[~arrays.ended] = np.array(self.learners, dtype=np.int32)[~arrays.ended]
