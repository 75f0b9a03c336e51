"""Great strategy board games of the 18th century, completely and by the rules.

>>> import tricorne
>>> game = tricorne.game("struggle-of-empires")
>>> state = game.new(seats=["britain", "france", "russia"], preset="deluxe", seed=1756)
>>> state.actor in state.seats
True
"""

from __future__ import annotations

import tricorne.games  # noqa: F401  (first, so that the function below keeps the name)
from tricorne.kernel.chance import Scripted
from tricorne.kernel.errors import (
    BadAction,
    BadComponents,
    BadOptions,
    BadRecord,
    IllegalAction,
    TricorneError,
    UnknownGame,
    did_you_mean,
)
from tricorne.kernel.game import Game
from tricorne.kernel.record import Record
from tricorne.kernel.replay import Report
from tricorne.kernel.replay import replay as _replay
from tricorne.kernel.replay import verify as _verify
from tricorne.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Record",
    "Report",
    "Scripted",
    "State",
    "TricorneError",
    "UnknownGame",
    "game",
    "games",
    "replay",
    "verify",
]

_GAMES: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games of the house."""
    return ["struggle-of-empires", "imperial-struggle"]


def game(id: str, components: str = "") -> Game:
    """A game by its id; ``components`` is a file that replaces the figures of its pieces."""
    from tricorne.games.imperial_struggle.game import ImperialStruggle
    from tricorne.games.struggle_of_empires.game import StruggleOfEmpires

    if id not in games():
        raise UnknownGame(f"there is no game {id!r}: {did_you_mean(str(id), games())}")
    if components and id != "struggle-of-empires":
        raise BadComponents(f"{id} is played with its own components; leave the components file out")
    if components:
        return StruggleOfEmpires(components)
    if id not in _GAMES:
        _GAMES[id] = ImperialStruggle() if id == "imperial-struggle" else StruggleOfEmpires()
    return _GAMES[id]


def replay(text: str | Record, to: int | None = None, components: str = "") -> State:
    """The state after the last entry of a record, or after entry ``to``. Chance comes from the record; play can
    go on from there as it would have in the original game. ``components`` is the file that the game was played with.

    >>> state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
    >>> state.play(state.legal()[0])
    >>> replay(str(state.record)) == state
    True
    >>> replay(str(state.record), to=0).last.number
    0
    """
    record = _read(text)
    return _replay(_game_of(record, components), record, to, [])


def verify(text: str | Record, seen: str | Record | None = None, components: str = "") -> Report:
    """Replay a record and hold it against its seed and commitment, and against a copy that a seat has kept.

    >>> state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
    >>> verify(str(state.record), seen=str(state.record_for("france"))).ok
    True
    >>> forged = str(state.record).replace("Seed: 1756", "Seed: 1757")
    >>> verify(forged).problems[0]
    'the seed is not the one that the commitment sealed'
    """
    record = _read(text)
    return _verify(_game_of(record, components), record, None if seen is None else _read(seen))


def _read(text: str | Record) -> Record:
    return Record.read(str(text))


def _game_of(record: Record, components: str) -> Game:
    try:
        return game(record.game, components)
    except UnknownGame as problem:
        raise BadRecord(f"in the headers: {problem}") from None
