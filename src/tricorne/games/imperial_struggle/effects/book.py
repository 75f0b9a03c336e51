"""All effects of all cards, read from the data files into one list (3.4, 5.2).

``VERBS`` names the class of each verb. ``book.steps[card * 2 + side]`` and ``book.bonus[card * 2 + side]`` are the
numbers of the effects of a side's version, in the order in which they are carried out. Effects inside an ``either``
have numbers too, but stand in no such list.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.components import Components
from tricorne.games.imperial_struggle.effects.effect import Effect
from tricorne.games.imperial_struggle.words import SIDES
from tricorne.kernel.tables import Table as Toml

VERBS: dict[str, type[Effect]] = {}


class Book:
    """What every card does, for both sides."""

    def __init__(self, c: Components) -> None:
        self.components = c
        self.effects: list[Effect] = []
        self.steps: list[list[int]] = []
        self.bonus: list[list[int]] = []
        for card in range(len(c.events)):
            event = c.events[card]
            for side in range(SIDES):
                version = event.versions[side]
                self.steps.append(self._read(card, version.steps))
                self.bonus.append(self._read(card, version.bonus))

    def _read(self, card: int, tables: list[Toml]) -> list[int]:
        return [self.add(card, toml) for toml in tables]

    def add(self, card: int, toml: Toml) -> int:
        """Make one effect and give it its number."""
        make = VERBS.get(toml.text("do"), Effect)
        effect = make(len(self.effects), card, toml, self.components)
        self.effects.append(effect)
        return effect.number
