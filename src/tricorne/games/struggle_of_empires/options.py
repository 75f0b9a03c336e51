"""The options of the game: two editions, the named variants, and every single switch.

They are declared in ``data/options.toml``; which rule each option changes stands there. Constraints
between options follow the catalogue (``data/catalogue/editions.md``) and R-SETTLED-16.
"""

from collections.abc import Mapping
from importlib.resources import files

from tricorne.kernel.options import OptionSet, Settings

_loaded: list[OptionSet] = []


def option_set() -> OptionSet:
    """All options, presets, variants and constraints of the game; read once, never changed."""
    if not _loaded:
        place = files("tricorne.games.struggle_of_empires").joinpath("data", "options.toml")
        _loaded.append(OptionSet.load(str(place)))
    return _loaded[0]


def settings(preset: str, given: Mapping[str, object], players: int) -> Settings:
    """Every option's value in a game; BadOptions says what does not fit.

    >>> game = settings("deluxe+open-unrest", {"surrender": True}, 5)
    >>> game.choice("unrest-mode"), game.flag("surrender"), game.flag("setup-draft")
    ('fixed-open', True, False)
    """
    return option_set().resolve(preset, given, players)
