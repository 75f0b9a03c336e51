"""Small games inside the large ones, each with an id of its own: ``struggle-of-empires/one-war``.

A scenario is the option of that name: it says how a game begins and when it ends. Wherever a learner names a game, and
at the terminal, the id of a scenario stands for the game with that option.
"""

from __future__ import annotations

from typing import Final

import tricorne
from tricorne.kernel.errors import UnknownGame
from tricorne.kernel.message import in_english

OPTION: Final = "scenario"
BETWEEN: Final = "/"


def scenarios() -> list[str]:
    """The ids of all small games of the installed games.

    >>> [id for id in scenarios() if id.startswith("imperial-struggle")]
    ['imperial-struggle/one-peace-turn', 'imperial-struggle/one-theater']
    """
    found: list[str] = []
    for game in tricorne.games():
        options = tricorne.game(game).options.options
        if OPTION in options:
            # The first choice is the whole game.
            found += [f"{game}{BETWEEN}{choice}" for choice in options[OPTION].choices[1:]]
    return found


def unpacked(id: str) -> tuple[str, dict[str, object]]:
    """The game of an id and the options that it asks for; UnknownGame if there is no such small game.

    >>> unpacked("imperial-struggle"), unpacked("imperial-struggle/one-theater")
    (('imperial-struggle', {}), ('imperial-struggle', {'scenario': 'one-theater'}))
    """
    game, between, small = id.partition(BETWEEN)
    if not between:
        return id, {}
    if id not in scenarios():
        raise UnknownGame(in_english(f"there is no small game {id!r}: {', '.join(scenarios())}"))
    return game, {OPTION: small}
