"""What bargaining is worth: the same agent at the same tables, once with its tongue and once without.

Every deal of seats and dice is played twice. In one game the agent may make deals, in the other it is silent: it is
offered none, and says no to whatever it is asked. Everybody else plays and talks as ever. The score is how much better
it does when it talks, in points over the mean of the others, so that how well it plays cancels out.
"""

from __future__ import annotations

from math import sqrt
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
    """One deal, played twice."""

    margins: list[float]
    wins: list[float]
    kept: list[int]
    broken: list[int]


def tables_of(game: tricorne.Game, pairs: int) -> list[tuple[list[str], int]]:
    """The seats of each pair of games and the agent's place: powers go round, and so does the place."""
    every = game.seat_ids
    found: list[tuple[list[str], int]] = []
    for number in range(pairs):
        first = number // PLAYERS
        found.append(([every[(first + at * 2) % len(every)] for at in range(PLAYERS)], number % PLAYERS))
    return found


def play_pair(game: tricorne.Game, agent: str, opponents: list[str], number: int) -> Pair:
    """Both games of a pair."""
    seats, place = tables_of(game, number + 1)[number]
    pair = Pair([], [], [], [])
    for silent in (False, True):
        state = game.new(seats, options={OPTION: OFFERS}, seed=f"{SEED}/{number}")
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


def measure(game: str, agent: str, opponents: list[str], pairs: int) -> Worth:
    """Play so many pairs of games."""
    found = tricorne.game(game)
    if OPTION not in found.options.options:
        raise BadOptions(in_english(f"{game} has no option {OPTION}: nothing is bargained for by actions"))
    if pairs < 1:
        raise BadOptions(in_english(f"{pairs} pairs of games: at least 1"))
    others = (opponents * PLAYERS)[: PLAYERS - 1]
    return summed(game, agent, others, [play_pair(found, agent, others, number) for number in range(pairs)])


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
