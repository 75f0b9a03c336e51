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
from tricorne.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Scripted",
    "State",
    "TricorneError",
    "UnknownGame",
    "game",
    "games",
]

_GAMES: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games of the house."""
    return ["struggle-of-empires"]


def game(id: str, components: str = "") -> Game:
    """A game by its id; ``components`` is a file that replaces the figures of its pieces."""
    from tricorne.games.struggle_of_empires.game import StruggleOfEmpires

    if id not in games():
        raise UnknownGame(f"there is no game {id!r}: {did_you_mean(str(id), games())}")
    if components:
        return StruggleOfEmpires(components)
    if id not in _GAMES:
        _GAMES[id] = StruggleOfEmpires()
    return _GAMES[id]
