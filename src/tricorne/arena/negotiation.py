"""What bargaining is worth: the same agent at the same tables, once with its tongue and once without.

Every deal of seats and dice is played twice. In one game the agent may make deals, in the other it is silent: it is
offered none, and says no to whatever it is asked. Everybody else plays and talks as ever. The score is how much better
it does when it talks, in points over the mean of the others, so that how well it plays cancels out.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

import tricorne
from tricorne.bots import Bot, Seat, bot, let_play
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english
from tricorne.kernel.state import State

OPTION: Final = "negotiation"
OFFERS: Final = "offers"
PLAYERS: Final = 4
SEED: Final = "negotiation"


class Side(msgspec.Struct):
    """The agent's games of one kind."""

    games: int
    wins: float
    margin: float
    """Points over the mean of the others, on average."""
    kept: float
    broken: float
    """Words kept and broken, a game."""


class Worth(msgspec.Struct):
    """What an agent's bargaining is worth."""

    game: str
    agent: str
    opponents: list[str]
    pairs: int
    talking: Side
    silent: Side
    worth: float
    """Points that talk brings, on average."""
    error: float
    """The standard error of that."""


class Pair(msgspec.Struct):
    """One deal, played twice: each figure with talk and silent."""

    margins: list[float]
    wins: list[float]
    kept: list[int]
    broken: list[int]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a journal: what is measured. Every other line is a pair, in their order."""

    negotiation: str
    """The game."""
    agent: str
    opponents: list[str]
    seed: str


def tables_of(game: tricorne.Game, pairs: int) -> list[tuple[list[str], int]]:
    """The seats of each pair of games and the agent's place: powers go round, and so does the place."""
    every = game.seat_ids
    found: list[tuple[list[str], int]] = []
    for number in range(pairs):
        first = number // PLAYERS
        found.append(([every[(first + at * 2) % len(every)] for at in range(PLAYERS)], number % PLAYERS))
    return found


def play_pair(game: tricorne.Game, agent: str, opponents: list[str], number: int, seed: str = SEED) -> Pair:
    """Both games of a pair."""
    seats, place = tables_of(game, number + 1)[number]
    pair = Pair([], [], [], [])
    for silent in (False, True):
        state = game.new(seats, options={OPTION: OFFERS}, seed=f"{seed}/{number}")
        _play(state, agent, opponents, place, silent, number)
        me = seats[place]
        scores = state.scores
        others = [scores[seat] for seat in seats if seat != me]
        pair.margins.append(scores[me] - sum(others) / len(others))
        pair.wins.append(1 / len(state.winners) if me in state.winners else 0.0)
        word = state.engine.bargaining(state.position, state.seat_number(me))
        pair.kept.append(word.get("kept", 0))
        pair.broken.append(word.get("broken", 0))
    return pair


def _play(state: State, agent: str, opponents: list[str], place: int, silent: bool, number: int) -> None:
    names = list(opponents)
    names.insert(place, agent)
    players: dict[str, tuple[Bot, Seat, str]] = {}
    for seat, name in zip(state.seats, names, strict=True):
        players[seat] = (bot(name)(), Seat(state, seat, number), name)
    me = state.seat_number(state.seats[place])
    while (actor := state.actor) is not None:
        if silent:
            refusal = state.engine.silence(state.position, me)
            if refusal >= 0:
                state.play(refusal)
                continue
        let_play(state, *players[actor])


def measure(
    game: str,
    agent: str,
    opponents: list[str],
    pairs: int,
    seed: str = SEED,
    journal: Path | None = None,
    jobs: int = 1,
) -> Worth:
    """Play so many pairs of games, so many at once. With a journal each pair is written down when it and those before
    it are played, and those that stand there are not played again."""
    found = tricorne.game(game)
    if OPTION not in found.options.options:
        raise BadOptions(in_english(f"{game} has no option {OPTION}: nothing is bargained for by actions"))
    if pairs < 1:
        raise BadOptions(in_english(f"{pairs} pairs of games: at least 1"))
    others = (opponents * PLAYERS)[: PLAYERS - 1]
    played = [] if journal is None else _begun(journal, Header(found.id, agent, others, seed))
    for pair in _pairs(found.id, agent, others, range(len(played), pairs), seed, jobs):
        played.append(pair)
        if journal is not None:
            _add(journal, pair)
    return summed(game, agent, others, played[:pairs])


def _pairs(game: str, agent: str, opponents: list[str], numbers: range, seed: str, jobs: int) -> Iterator[Pair]:
    """These pairs one after the other, whoever plays them."""
    if jobs < 2:
        for number in numbers:
            yield play_pair(tricorne.game(game), agent, opponents, number, seed)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(_one, game, agent, opponents, seed), numbers)


def _one(game: str, agent: str, opponents: list[str], seed: str, number: int) -> Pair:
    return play_pair(tricorne.game(game), agent, opponents, number, seed)


def _begun(journal: Path, header: Header) -> list[Pair]:
    """The pairs of a journal, which begins here if there is none; BadOptions if it is of something else."""
    if not journal.exists():
        _add(journal, header)
    lines = journal.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        theirs = msgspec.json.decode(whole[0], type=Header)
        pairs = [msgspec.json.decode(line, type=Pair) for line in whole[1:]]
    except (IndexError, msgspec.MsgspecError):
        raise BadOptions(in_english(f"{journal}: is no journal of this benchmark; name another file")) from None
    if theirs != header:
        raise BadOptions(in_english(f"{journal}: measures something else; name another file"))
    if len(whole) < len(lines):
        # A line that was cut off: that pair was not finished.
        os.truncate(journal, sum(len(line) for line in whole))
    return pairs


def _add(journal: Path, thing: Header | Pair) -> None:
    with journal.open("ab") as file:
        file.write(msgspec.json.encode(thing) + b"\n")


def summed(game: str, agent: str, opponents: list[str], pairs: list[Pair]) -> Worth:
    """What the pairs tell.

    >>> pairs = [Pair([3.0, 1.0], [1.0, 0.0], [2, 0], [0, 0]), Pair([5.0, 1.0], [1.0, 1.0], [0, 0], [2, 0])]
    >>> found = summed("a", "b", ["c"], pairs)
    >>> found.worth, found.error, found.talking.wins, found.talking.broken
    (3.0, 1.0, 1.0, 1.0)
    """
    count = len(pairs)
    sides: list[Side] = []
    for at in (0, 1):
        sides.append(
            Side(
                count,
                sum(pair.wins[at] for pair in pairs) / count,
                sum(pair.margins[at] for pair in pairs) / count,
                sum(pair.kept[at] for pair in pairs) / count,
                sum(pair.broken[at] for pair in pairs) / count,
            )
        )
    gains = [pair.margins[0] - pair.margins[1] for pair in pairs]
    worth = sum(gains) / count
    spread = sum((gain - worth) ** 2 for gain in gains)
    error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return Worth(game, agent, opponents, count, sides[0], sides[1], worth, error)
