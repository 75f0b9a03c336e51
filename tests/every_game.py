"""The games that the leak tests and the fuzzer play: all that are installed, and the example without installing it."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import tomllib
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import tricorne
from tests.conformance.seating import Seating
from tests.conformance.tables import tables_of
from tricorne import Game
from tricorne.kernel.registry import GROUP, listings, load

EXAMPLE = Path(__file__).parents[1] / "examples" / "prize-auction"


@cache
def example() -> Game:
    """The example game, from its sources."""
    package = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    ((id, value),) = package["project"]["entry-points"][GROUP].items()
    sys.path.append(str(EXAMPLE / "src"))
    return load(listings([EntryPoint(id, value, GROUP)])[0])


@cache
def every_game() -> dict[str, Game]:
    """All games by their ids."""
    found = {id: tricorne.game(id) for id in tricorne.games()}
    return {**found, example().id: found.get(example().id, example())}


def every_table() -> list[Seating]:
    """The tables of all games. Games from elsewhere are small: their tables are played on both engines."""
    found: list[Seating] = []
    for id, game in every_game().items():
        for table in tables_of(game):
            table.game = id
            table.rules = game
            table.chosen |= own_module(id, "tables") is None
            found.append(table)
    return found


def own_module(game: str, name: str) -> ModuleType | None:
    """What a game's tests have to say about a subject: ``tests/games/<game>/<name>.py``; None if there is nothing."""
    folder = f"tests.games.{game.replace('-', '_')}"
    if importlib.util.find_spec(folder) is None or importlib.util.find_spec(f"{folder}.{name}") is None:
        return None
    return importlib.import_module(f"{folder}.{name}")
