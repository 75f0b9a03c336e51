"""Which knowledge belongs to which game."""

from __future__ import annotations

from tricorne.bots.imperial_struggle.knowledge import ImperialKnowledge
from tricorne.bots.search.knowledge import Knowledge
from tricorne.bots.struggle_of_empires.knowledge import EmpiresKnowledge
from tricorne.kernel.engine import Engine
from tricorne.kernel.position import Position


def knowledge(game: str, engine: Engine, position: Position) -> Knowledge:
    """The knowledge of a game for a position's options and seats."""
    if game == "struggle-of-empires":
        return EmpiresKnowledge(engine, position)
    return ImperialKnowledge(engine, position)
