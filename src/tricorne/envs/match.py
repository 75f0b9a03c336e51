"""One game in progress without a record: the engine, a position, and what learners ask of them.

Seats are counted as they sit round the table, from 0. Chance is drawn from the position's own streams as soon as it
is due, so that the same seed and the same actions give the same game everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

import tricorne
from tricorne.encodings import FULL as FULL
from tricorne.encodings import Encoding, Row, encoding_for
from tricorne.envs.press import OPTION, VALUE
from tricorne.kernel.action import ActionId
from tricorne.kernel.batch import Seating
from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.errors import BadOptions, IllegalAction
from tricorne.kernel.message import in_english
from tricorne.kernel.position import AnyPosition
from tricorne.scenarios import unpacked

Mask = NDArray[np.int8]

WIN: Final = "win"
RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = [WIN, RANK, MARGIN]
"""What a reward at the end of a game goes by."""
DEFAULT: Final = 2
"""Players where no number is given."""
NOBODY: Final = -1
"""The actor once the game is over."""


def first_seats(game: tricorne.Game, count: int) -> list[str]:
    """The first so many seats of a game; BadOptions if that many cannot play.

    >>> first_seats(tricorne.game("struggle-of-empires"), 3)
    ['britain', 'united-provinces', 'spain']
    """
    fewest, most = game.options.fewest, game.options.most
    if not fewest <= count <= most:
        raise BadOptions(in_english(f"{count} players: {game.id} is played by {fewest} to {most}"))
    return game.seat_ids[:count]


def drawn_seats(game: tricorne.Game, count: int, seed: str) -> list[str]:
    """So many seats of a game, drawn by a seed, in an order that is drawn too.

    >>> drawn_seats(tricorne.game("struggle-of-empires"), 3, "1")
    ['france', 'britain', 'austria']
    """
    return Random(f"powers/{seed}").sample(game.seat_ids, count)


class MatchSetup:
    """A kind of game, set up again and again: the game, its seats, its options."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int = 0,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        omniscient: bool = False,
        reward: str = WIN,
        observation: str = FULL,
    ) -> None:
        if reward not in REWARDS:
            raise BadOptions(in_english(f"reward={reward!r}: rewards go by {', '.join(REWARDS)}"))
        game, scenario = unpacked(game)
        self.game = tricorne.game(game)
        self.reward = reward
        named = first_seats(self.game, seats or DEFAULT) if isinstance(seats, int) else list(seats)
        self.preset = preset or next(iter(self.game.options.presets))
        self.options = {**scenario, **(options or {})}
        self.engine: Engine = self.game.engine(named, self.preset, self.options)
        self.seats = named
        self.numbers = [self.game.seat_ids.index(seat) for seat in named]
        """The number of each seat in the game's own order."""
        self.places = {number: at for at, number in enumerate(self.numbers)}
        self.press = self.options.get(OPTION) == VALUE
        """Whether agents may also say something."""
        self.actions = self.engine.action_count() or len(self.game.actions)
        self.encoding: Encoding = encoding_for(game, self.engine, self.numbers[0], omniscient, observation)
        probe = self.game.start(self.engine, 0)
        self.seating = Seating(self.engine, self.encoding.encoder, self.encoding.layout, self.numbers, probe)
        """How many games at once keep their rows."""

    def encoding_seen(self, omniscient: bool) -> Encoding:
        """The encoding of these tables, with or without what is hidden."""
        return encoding_for(self.game.id, self.engine, self.numbers[0], omniscient, self.encoding.observation)

    def start(self, seed: int | str) -> AnyPosition:
        """A fresh position, before its first passage."""
        return self.game.start(self.engine, seed)


class Match:
    """One game with that set-up.

    >>> from tricorne.envs.match import Match, MatchSetup
    >>> match = Match(MatchSetup("imperial-struggle"), seed=1756)
    >>> while not match.over:
    ...     match.step(match.legal()[0])
    >>> sorted(match.payoffs())
    [-1.0, 1.0]
    """

    def __init__(self, setup: MatchSetup, seed: int | str) -> None:
        self.setup = setup
        self.engine = setup.engine
        self.position: AnyPosition = setup.start(seed)
        self.engine.run_passages(self.position)
        self._to_next_decision()

    def _to_next_decision(self) -> None:
        engine, position = self.engine, self.position
        waits = engine.waits_for(position)
        while waits == CHANCE:
            engine.apply_outcome(position, engine.draw(position))
            waits = engine.waits_for(position)
        self.over = waits != DECISION
        self.actor = NOBODY if self.over else self.setup.places[engine.actor(position)]
        """The place of the seat that must decide."""
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The open actions, in rising order; none once the game is over."""
        if self._legal is None:
            self._legal = []
            if not self.over:
                self.engine.legal(self.position, self._legal)
        return self._legal

    def mask(self) -> Mask:
        """1 for every open action."""
        found = np.zeros(self.setup.actions, dtype=np.int8)
        found[self.legal()] = 1
        return found

    def step(self, action: ActionId) -> None:
        """Play an action of whoever is asked; IllegalAction if it is not open, and nothing is changed."""
        if action not in self.legal():
            raise IllegalAction(in_english(_refusal(self, action)), ())
        self.play(action)

    def play(self, action: ActionId) -> None:
        """Play an action that is known to be open."""
        self.engine.apply(self.position, action)
        self._to_next_decision()

    def row(self, place: int) -> Row:
        """What a seat knows (docs/researchers.md)."""
        return self.setup.encoding.row(self.position, self.setup.numbers[place])

    def payoffs(self) -> list[float]:
        """The outcome for each seat: they add up to 0. A sole winner has 1; nobody has anything before the end."""
        setup = self.setup
        return payoffs(self.engine, self.position, setup.seats, setup.reward) if self.over else [0.0] * len(setup.seats)


def _refusal(match: Match, action: ActionId) -> str:
    if match.over:
        return "the game is over: begin another one"
    if not 0 <= action < match.setup.actions:
        return f"{action} is no action: they go from 0 to {match.setup.actions - 1}"
    refusal = match.engine.why_not(match.position, int(action))
    text = match.setup.game.actions[int(action)].text
    return f"{text!r} is not open now" + (f": {refusal.reason}" if refusal else "")


def payoffs(engine: Engine, position: AnyPosition, seats: Sequence[str], by: str = WIN) -> list[float]:
    """What each seat of a finished game gets; all together 0.

    By ``win``: of n seats a sole winner gets 1, each other -1/(n-1); winners who share the first place share what a
    sole winner would get; where nobody wins all get 0. By ``rank``: from 1 for the first place evenly down to -1 for
    the last, those who share places the mean of them. By ``margin``: the points more than others have on average.
    """
    if by == RANK:
        return _by_rank(engine.ranking(position), seats)
    if by == MARGIN:
        scores = engine.scores(position)
        total = sum(scores[seat] for seat in seats)
        return [scores[seat] - (total - scores[seat]) / (len(seats) - 1) for seat in seats]
    winners = engine.winners(position)
    if not winners:
        return [0.0] * len(seats)
    count = len(seats)
    return [(count * (seat in winners) / len(winners) - 1) / (count - 1) for seat in seats]


def _by_rank(ranking: Sequence[Sequence[str]], seats: Sequence[str]) -> list[float]:
    found: dict[str, float] = {}
    above = 0
    for group in ranking:
        place = above + (len(group) - 1) / 2
        for seat in group:
            found[seat] = 1 - 2 * place / (len(seats) - 1)
        above += len(group)
    return [found[seat] for seat in seats]
