"""A table in memory alone, for tests of what a table knows by itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tricorne.server.game_table import GameTable
from tricorne.server.schema import tables


def table_of(game: str) -> GameTable:
    """A table of a game at which nobody sits, with nothing set but what it needs."""
    row: dict[str, Any] = {column.name: column.type.python_type() for column in tables.c}
    written = {"game": game, "options": "{}", "scores": "{}", "winners": "[]"}
    return GameTable(SimpleNamespace(**row | written), [], "", {}, [])
