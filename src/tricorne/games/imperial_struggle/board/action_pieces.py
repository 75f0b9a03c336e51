"""The pieces that actions are about: for each family of actions its set of pieces, and the place of each in it.

``SHIFT + pieces.at_shiftable[space]`` is the number of an action; ``pieces.shiftable[action - SHIFT]`` is its space.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    BANK_OF_ENGLAND,
    CARDINAL_MINISTERS,
    CARIBBEAN,
    CHOISEUL,
    EDMOND_HALLEY,
    FORT,
    HANBURY_WILLIAMS,
    JACOBITE_UPRISINGS,
    MARKET,
    MINISTRIES,
    NAVAL,
    NEW_WORLD_HUGUENOTS,
    NONE,
    NORTH_AMERICA,
    PAPACY_HANOVER,
    PITT,
    POLITICAL,
    ROBERT_WALPOLE,
    SPACES,
    TERRITORY,
    TOWNSHEND_ACTS,
    Space,
)
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

USES: Final = [
    CARDINAL_MINISTERS * 2,
    JACOBITE_UPRISINGS * 2,
    JACOBITE_UPRISINGS * 2 + 1,
    ROBERT_WALPOLE * 2,
    BANK_OF_ENGLAND * 2,
    NEW_WORLD_HUGUENOTS * 2,
    EDMOND_HALLEY * 2,
    EDMOND_HALLEY * 2 + 1,
    CHOISEUL * 2,
    CHOISEUL * 2 + 1,
    PITT * 2,
    PITT * 2 + 1,
    HANBURY_WILLIAMS * 2,
    PAPACY_HANOVER * 2 + 1,
    TOWNSHEND_ACTS * 2,
]
"""Abilities that are used by an action of their own: ministry * 2 + ability."""
USE_ROWS: Final = 15


def use_parts(row: int) -> tuple[int, int]:
    """The ministry of a row of USES, and which of its two abilities.

    >>> use_parts(2) == (JACOBITE_UPRISINGS, 1)
    True
    """
    return USES[row] // 2, USES[row] % 2


class Pieces:
    """The sets of spaces of the action table, in rising order, each with the way back."""

    def __init__(self, c: Components) -> None:
        board = c.board
        self.shiftable = [s for s in range(SPACES) if board.kind[s] == MARKET or board.kind[s] == POLITICAL]
        self.naval = board.of_kind[NAVAL]
        self.forts = board.of_kind[FORT]
        self.conquerable = [s for s in range(SPACES) if board.kind[s] != POLITICAL]
        regions = [NORTH_AMERICA, CARIBBEAN]
        self.huguenots = [s for s in board.of_kind[TERRITORY] if board.region[s] in regions]
        self.caribbean_markets = board.target("caribbean-markets")
        self.indian_alliances = board.target("indian-local-alliances")
        self.usa = sorted(c.usa_territories + c.canada_territories)
        self.usa_forts = c.usa_forts
        self.at_shiftable = _places(self.shiftable)
        self.at_naval = _places(self.naval)
        self.at_fort = _places(self.forts)
        self.at_conquerable = _places(self.conquerable)
        self.at_huguenots = _places(self.huguenots)
        self.at_caribbean_market = _places(self.caribbean_markets)
        self.at_indian_alliance = _places(self.indian_alliances)
        self.at_usa = _places(self.usa)
        self.at_usa_fort = _places(self.usa_forts)
        at_use = [NONE] * (MINISTRIES * 2)
        self.uses_of: list[list[int]] = [[] for _ in range(MINISTRIES)]
        """By ministry: its abilities that are used by an action."""
        for at in range(len(USES)):
            at_use[USES[at]] = at
            ministry, ability = use_parts(at)
            self.uses_of[ministry].append(ability)
        self.at_use = words(at_use)


def _places(spaces: list[Space]) -> Words:
    """By space: its place in the set, NONE outside it."""
    at = [NONE] * SPACES
    for place in range(len(spaces)):
        at[spaces[place]] = place
    return words(at)
