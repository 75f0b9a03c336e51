"""One game of a tournament, played to its end whatever its bots do, and what is written down of it.

A bot forfeits a decision when it crashes, answers what is not open, or thinks longer than the limit: a legal action
is then drawn for it, and the forfeit is counted. A bot that had to be stopped by force three times in one game is not
asked again in it.
"""

from __future__ import annotations

import math
import operator
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tricorne.arena.figures import results_of
from tricorne.arena.tournament import Fixture, Tournament
from tricorne.bots import Bot, Numbers, Seat, bot
from tricorne.bots.talk import EXCHANGES, speak
from tricorne.kernel.state import State

CRASH = "crash"
NONSENSE = "nonsense"
TIMEOUT = "timeout"
DEATH = "death"
"""The bot took its whole process with it."""
MOST_STRIKES = 3
"""How often a bot is stopped by force in one game before it is not asked any more."""
WIDEST = 200
"""Letters of a bot's complaint that are kept."""
STEPS_AN_OCTAVE = 8
"""Thinking times are counted in classes; so many of them double the time."""


class Forfeit(msgspec.Struct):
    """Decisions that a bot did not take itself, for one and the same kind of reason."""

    seat: str
    kind: str
    count: int
    first: int
    """Which of the seat's decisions was the first."""
    words: str
    """What was wrong with the first."""


class Played(msgspec.Struct):
    """A finished game."""

    number: int
    deal: int
    table: int
    rotation: int
    options: dict[str, str]
    seats: list[str]
    bots: list[str]
    scores: dict[str, int]
    ranking: list[list[str]]
    winners: list[str]
    """The seats that share the first place; none where nobody wins."""
    figures: dict[str, dict[str, int]]
    sources: dict[str, dict[str, int]]
    """Where points came from: source, seat, points."""
    taken: dict[str, list[str]]
    """Tiles, or ministries, that each seat took, in order."""
    decisions: dict[str, int]
    forfeits: list[Forfeit]
    times: dict[str, dict[str, int]]
    """How many decisions of each seat took how long, by class (see ``seconds_of``); never the same twice."""
    record: str = ""
    """The whole game (journals of older versions have none)."""

    def won(self, seat: str) -> float:
        """The share of the victory that a seat has."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: str) -> int:
        """The place of a seat; those who share one have the same."""
        above = 0
        for group in self.ranking:
            if seat in group:
                return above + 1
            above += len(group)
        return above + 1


Strikes = dict[str, dict[int, str]]
"""Decisions at which the seats' bots had to be stopped: seat, which of its decisions, kind."""


def play_game(
    tournament: Tournament, fixture: Fixture, strikes: Strikes, tell: Callable[[int, int], None] | None = None
) -> Played:
    """Play a game to its end; ``tell`` hears which place is asked, and for which of its decisions, before it is."""
    state = tournament.begin(fixture)
    luck = tournament.luck(fixture.deal)
    table = _SeatedBots(tournament, fixture, state, luck, strikes)
    sources: dict[str, dict[str, int]] = {}
    taken: dict[str, list[str]] = {seat: [] for seat in state.seats}
    while True:
        before = state.position.clone()
        table.talk(tell)
        actor = state.actor
        if actor is None:
            break
        place = state.seats.index(actor)
        if tell is not None:
            tell(place, table.decisions[actor])
        action = table.decide(actor)
        state.play(action)
        for source, won in state.engine.sources(before, state.position).items():
            row = sources.setdefault(source, {})
            for seat, points in won.items():
                row[seat] = row.get(seat, 0) + points
        verb, _, thing = state.game.actions[action].text.partition(" ")
        if verb in state.game.takes:
            taken[actor].append(thing)
    found = results_of(state)
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        table=fixture.table,
        rotation=fixture.rotation,
        options=fixture.options,
        seats=state.seats,
        bots=fixture.bots,
        scores=state.scores,
        ranking=state.ranking,
        winners=state.winners,
        figures=found,
        sources={source: sources[source] for source in sorted(sources)},
        taken=taken,
        decisions=table.decisions,
        forfeits=table.forfeits,
        times={seat: {key: row[key] for key in sorted(row, key=int)} for seat, row in table.times.items()},
        record=str(state.record),
    )


class _SeatedBots:
    """The bots round one table, and what they have done."""

    def __init__(self, tournament: Tournament, fixture: Fixture, state: State, luck: str, strikes: Strikes) -> None:
        self.state = state
        self.strikes = strikes
        self.bots: dict[str, Bot | None] = {}
        self.eyes: dict[str, Seat] = {}
        self.chance: dict[str, Numbers] = {}
        self.decisions = dict.fromkeys(state.seats, 0)
        self.times: dict[str, dict[str, int]] = {seat: {} for seat in state.seats}
        self.forfeits: list[Forfeit] = []
        self.silent: set[str] = set()
        """Seats whose bots failed when they were to speak, and are not asked for words again."""
        self.limit = tournament.settings.limit
        for at, seat in enumerate(state.seats):
            self.eyes[seat] = Seat(state, seat, luck)
            self.chance[seat] = Numbers(f"{luck}/forfeit/{seat}")
            self.bots[seat] = self._sit_down(seat, fixture.bots[at])

    def _sit_down(self, seat: str, name: str) -> Bot | None:
        try:
            return bot(name)()
        except BaseException as problem:
            self._note(seat, CRASH, f"it cannot begin: {_words(problem)}", 0)
            return None

    def talk(self, tell: Callable[[int, int], None] | None) -> None:
        """Offers and answers before the next decision. A bot that fails at them is asked to decide all the same."""
        for _ in range(EXCHANGES):
            said = [self._speaks(seat, tell) for seat in self.state.seats]
            if True not in said:
                return

    def _speaks(self, seat: str, tell: Callable[[int, int], None] | None) -> bool:
        player = self.bots[seat]
        if player is None or seat in self.silent:
            return False
        if not player.speaks_at(self.state.game, self.state.prompt.key):
            return False
        struck = self.strikes.get(seat, {})
        if self.decisions[seat] in struck or len(struck) >= MOST_STRIKES:
            return False  # what it said last time took it too long, or it is not asked any more
        if tell is not None:
            tell(self.state.seats.index(seat), self.decisions[seat])
        try:
            return speak(self.state, player, self.eyes[seat])
        except BaseException as problem:
            self.silent.add(seat)
            self._note(seat, CRASH, _words(problem), 0)
            return False

    def decide(self, seat: str) -> int:
        """The action of a seat: what its bot says, or a drawn one where that cannot be played."""
        at = self.decisions[seat]
        self.decisions[seat] += 1
        legal = self.state.legal()
        player = self.bots[seat]
        struck = self.strikes.get(seat, {})
        if at in struck:
            self._note(
                seat,
                struck[at],
                f"no answer within {self.limit:g} s" if struck[at] == TIMEOUT else "it ended its process",
            )
            return self.chance[seat].pick(legal)
        if player is None or (len(struck) >= MOST_STRIKES and at > max(struck)):
            self._note(seat, CRASH if player is None else struck[max(struck)], "it is not asked any more")
            return self.chance[seat].pick(legal)
        began = time.perf_counter()
        try:
            said: Any = player.decide(self.eyes[seat])
        except BaseException as problem:
            self._note(seat, CRASH, _words(problem))
            return self.chance[seat].pick(legal)
        finally:
            self._time(seat, time.perf_counter() - began)
        try:
            action = operator.index(said)
        except Exception:
            action = -1
        if action in legal:
            return action
        self._note(seat, NONSENSE, f"it answered {_shown(said)} to: {self.state.prompt.words}")
        return self.chance[seat].pick(legal)

    def _time(self, seat: str, seconds: float) -> None:
        key = class_of(seconds)
        self.times[seat][key] = self.times[seat].get(key, 0) + 1

    def _note(self, seat: str, kind: str, words: str, count: int = 1) -> None:
        for forfeit in self.forfeits:
            if forfeit.seat == seat and forfeit.kind == kind:
                forfeit.count += count
                return
        self.forfeits.append(Forfeit(seat, kind, count, max(0, self.decisions[seat] - 1), words))


def class_of(seconds: float) -> str:
    """The class of a thinking time."""
    return str(round(STEPS_AN_OCTAVE * math.log2(max(seconds, 1e-6) * 1e6)))


def seconds_of(key: str) -> float:
    """The thinking time in the middle of a class, right to 5%.

    >>> round(seconds_of(class_of(1.0)), 1)
    1.0
    """
    return float(2 ** (int(key) / STEPS_AN_OCTAVE) / 1e6)


def _words(problem: BaseException) -> str:
    """A bot's complaint in one short line, even if the complaint itself cannot be put into words."""
    try:
        said = f"{type(problem).__name__}: {problem}"
    except BaseException:
        said = type(problem).__name__
    return " ".join(said.split())[:WIDEST]


def _shown(said: object) -> str:
    try:
        return " ".join(repr(said).split())[:WIDEST]
    except BaseException:
        return f"something of the kind {type(said).__name__}"
