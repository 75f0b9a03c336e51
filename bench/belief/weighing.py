"""A bot for measurements: the search of Imperial Struggle with its network, in worlds weighed by how the other plays.

    tricorne arena imperial-struggle --bots bench/belief/weighing.py:Weighing,bench/belief/weighing.py:Plain --games 20

``Plain`` is the same search in worlds that are only drawn.
"""

from __future__ import annotations

from tricorne.bots.belief import chosen, weighted
from tricorne.bots.levels import Marshal
from tricorne.kernel.bot import Budget, Seat
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.state import State

PASSES = 12
DRAWN = 6
"""Worlds that are weighed."""
BACK = 8
"""Entries of the record that are weighed: about one round of the other side."""


class Plain(Marshal):
    """The search with few passes."""

    def __init__(self) -> None:
        super().__init__(Budget(passes=PASSES))


class Weighing(Plain):
    """The same in weighed worlds."""

    def worlds(self, seat: Seat, sampled: State, number: int) -> list[AnyPosition]:
        found = weighted(seat._state, seat.name, DRAWN, BACK, seat.rng.seed())
        return [world.position.clone() for world in chosen(found, number, seat.rng.seed())]
