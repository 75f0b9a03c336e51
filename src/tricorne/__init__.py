"""Great strategy board games of the 18th century, completely and by the rules.

>>> import tricorne
>>> game = tricorne.game("struggle-of-empires")
>>> state = game.new(seats=["britain", "france", "russia"], preset="deluxe", seed=1756)
>>> state.actor in state.seats
True
"""

from __future__ import annotations

import tricorne.games  # noqa: F401  (first, so that the function below keeps the name)
from tricorne.kernel import registry as _registry
from tricorne.kernel.chance import Scripted
from tricorne.kernel.errors import (
    BadAction,
    BadComponents,
    BadGame,
    BadOptions,
    BadRecord,
    IllegalAction,
    TricorneError,
    UnknownGame,
    at,
)
from tricorne.kernel.game import Game
from tricorne.kernel.message import say
from tricorne.kernel.record import Record
from tricorne.kernel.replay import Report
from tricorne.kernel.replay import replay as _replay
from tricorne.kernel.replay import verify as _verify
from tricorne.kernel.retold import battles_so_far as _battles_so_far
from tricorne.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadComponents",
    "BadGame",
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
    "battles",
    "game",
    "games",
    "replay",
    "verify",
]


def games() -> list[str]:
    """The ids of all games that are installed and can be played: our own, then those of other packages.

    >>> games()[:2]
    ['struggle-of-empires', 'imperial-struggle']
    """
    return list(_registry.games())


def game(id: str, components: str = "") -> Game:
    """A game by its id; ``components`` is a file that replaces the figures of its pieces."""
    return _registry.game(id, components)


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
    >>> str(verify(forged).problems[0])
    'the seed is not the one that the commitment sealed'
    """
    record = _read(text)
    return _verify(_game_of(record, components), record, None if seen is None else _read(seen))


def battles(state: State, seat: str | None = None) -> list[dict[str, object]]:
    """What has been fought so far, as a seat (None: anybody) may know it: for every battle the number of its entry, its
    place, both sides with their sums, and who won (None: a tie). The last one stays readable after the last die. It is
    read from the record, which is played again.

    >>> from tricorne.kernel.chance import Scripted
    >>> state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
    >>> battles(state)
    []
    """
    return _battles_so_far(state, seat)


def _read(text: str | Record) -> Record:
    return Record.read(str(text))


def _game_of(record: Record, components: str) -> Game:
    try:
        return game(record.game, components)
    except UnknownGame as problem:
        raise BadRecord(at(say("place-headers"), problem.message())) from None
