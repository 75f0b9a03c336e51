"""The options of the game: two editions, the named variants, and every single switch.

They are declared in ``data/options.toml``; which rule each option changes stands there. Constraints
between options follow the catalogue (``data/catalogue/editions.md``) and R-SETTLED-16.
"""

from collections.abc import Mapping
from importlib.resources import files

from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.kernel.options import OptionSet, Settings

_loaded: list[OptionSet] = []


def option_set() -> OptionSet:
    """All options, presets, variants and constraints of the game; read once, never changed."""
    if not _loaded:
        place = files("tricorne.games.struggle_of_empires").joinpath("data", "options.toml")
        _loaded.append(OptionSet.load(str(place), "struggle-of-empires"))
    return _loaded[0]


def settings(preset: str, given: Mapping[str, object], players: int, components: Components | None = None) -> Settings:
    """Every option's value in a game; BadOptions says what does not fit.

    Figures that an owner has corrected in his components replace those of the preset.

    >>> game = settings("deluxe+open-unrest", {"surrender": True}, 5)
    >>> game.choice("unrest-mode"), game.flag("surrender"), game.flag("setup-draft")
    ('fixed-open', True, False)
    """
    game = option_set().resolve(preset, given, players)
    if components is not None:
        _follow(game, components)
    return game


def _follow(game: Settings, components: Components) -> None:
    """Options that count or value pieces take what the pieces say, unless somebody gave them."""
    original = game.preset.split("+")[0] == "original-2004"
    training = components.tile("naval-training")
    ottoman = components.region("ottoman-empire")
    counts = components.tile_count_original if original else components.tile_count_deluxe
    places = components.vp_original if original else components.vp_deluxe
    printed: dict[str, object] = {
        "sea-die-faces": components.sea_faces,
        "navies-per-player": components.pieces_navy,
        "naval-training-tiles": counts[training],
        "ottoman-third-place": places[ottoman][2],
    }
    for key, value in printed.items():
        if key not in game.given:
            game.values[key] = option_set().option(key).check(value)
