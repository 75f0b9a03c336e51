"""The book of effects: what every card does, as numbers of effects (3.4, 5.2). Read by verbs.py.

``book.steps[card * 2 + side]`` and ``book.bonus[card * 2 + side]`` are the numbers of the effects of a side's version,
in the order in which they are carried out. Effects inside an ``either`` have numbers too, but stand in no such list.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import SIDES
from tricorne.games.imperial_struggle.effects.effect import Effect


class Book:
    """All effects by their number, and those of each card."""

    def __init__(self, cards: int) -> None:
        self.effects: list[Effect] = []
        self.steps: list[list[int]] = [[] for _ in range(cards * SIDES)]
        self.bonus: list[list[int]] = [[] for _ in range(cards * SIDES)]
