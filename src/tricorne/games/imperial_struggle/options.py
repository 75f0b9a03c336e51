"""The options of the game: the optional rules of section 12, declared in ``data/options.toml``."""

from collections.abc import Mapping
from importlib.resources import files

from tricorne.kernel.options import OptionSet, Settings

_loaded: list[OptionSet] = []


def option_set() -> OptionSet:
    """All options and presets of the game; read once, never changed."""
    if not _loaded:
        place = files("tricorne.games.imperial_struggle").joinpath("data", "options.toml")
        _loaded.append(OptionSet.load(str(place), "imperial-struggle"))
    return _loaded[0]


def settings(preset: str, given: Mapping[str, object]) -> Settings:
    """Every option's value in a game; BadOptions says what does not fit.

    >>> game = settings("standard", {"tougher-forts": True})
    >>> game.flag("tougher-forts"), game.flag("spanish-empire")
    (True, False)
    """
    return option_set().resolve(preset, given, 2)
