"""Sets of spaces as the bits of one number: the board at a glance, for the questions that every menu asks.

Political spaces, Markets and bases (Territories, Naval spaces, Forts) are counted apart, so that a set is a number
below 2**62 and fits a machine word. ``p.sets`` holds the sets of a position in the registers below. They follow from
its lists and are kept in step by control.py; ``since`` and ``isolated`` are kept here alone.
"""

from __future__ import annotations

from typing import Final, final

from tricorne.games.imperial_struggle.board import Board
from tricorne.games.imperial_struggle.words import EMPTY, FORT, NAVAL, REGIONS, SIDES, SPACES, TERRITORY
from tricorne.kernel.errors import BadRecord

FLAGS: Final = 5
GROUPS: Final = 3
POLITICAL_GROUP: Final = 0
MARKET_GROUP: Final = 1
BASE_GROUP: Final = 2

# Registers of ``sets``
POLITICAL: Final = 0
"""POLITICAL + flag: Political spaces with that flag, EMPTY for none."""
MARKETS: Final = 5
BASES: Final = 10
MARKED: Final = 15
"""MARKED + group: with a Conflict marker."""
SINCE: Final = 18
"""SINCE + group: held by the phasing side without a break since its round began (R16)."""
ISOLATED: Final = 21
"""Markets Isolated at the start of this round, flag unchanged since (R36)."""
DAMAGED: Final = 22
"""Forts."""
MOVED: Final = 23
"""Naval spaces with a Squadron that was deployed in this round or took a space in this war."""
SUPPLIED: Final = 24
"""SUPPLIED + flag: Markets next to a base of that flag (R34, R35)."""
SHIELDED: Final = 29
"""SHIELDED + flag: Markets next to an intact Fort or a Squadron of that flag (R37)."""
CHAINED: Final = 34
"""Markets next to one that carries a shift of the phasing side (R34); STALE when it must be worked out anew."""
HELD_ADVANTAGES: Final = 35
"""HELD_ADVANTAGES + side: Advantages by their numbers."""
SETS_SIZE: Final = 37

STALE: Final = -1
DEAREST: Final = 20
"""No printed cost is above it."""


@final
class Sets:
    """What is fixed about the sets of a board: the bit of each space, and the sets that never change."""

    def __init__(self, board: Board, in_play: list[list[bool]]) -> None:
        self.group: list[int] = [min(kind, BASE_GROUP) for kind in board.kind]
        self.bit: list[int] = []
        self.members: list[list[int]] = [[] for _ in range(GROUPS)]
        """By group: the spaces, each at the place of its bit."""
        for space in range(SPACES):
            members = self.members[self.group[space]]
            self.bit.append(1 << len(members))
            members.append(space)
        self.blank = [0] * SETS_SIZE
        """The registers of an empty board."""
        for group in range(GROUPS):
            self.blank[group * FLAGS + EMPTY] = (1 << len(self.members[group])) - 1
        self.markets = self.members[MARKET_GROUP]
        self.near_markets = [self.of(near) for near in board.market_neighbours]
        """By space: the Markets next to it."""
        self.near_bases = [self.of(near) for near in board.base_neighbours]
        self.near_guards = [self.of(near) for near in board.guard_neighbours]
        self.near_harbours = [self.of([s for s in near if board.kind[s] != FORT]) for near in board.base_neighbours]
        """By space: the Territories and Naval spaces next to it."""
        self.near_naval = [self.of([s for s in near if board.kind[s] == NAVAL]) for near in board.base_neighbours]
        self.is_guard = [kind > TERRITORY for kind in board.kind]
        self.bases = [s for s in self.members[BASE_GROUP] if board.market_neighbours[s]]
        """Bases next to a Market."""
        self.naval = self.of(board.of_kind[NAVAL])
        self.forts = self.of(board.of_kind[FORT])
        self.all_markets = self.of(self.markets)
        self.in_region: list[list[int]] = [self._by_regions(board, group) for group in range(GROUPS)]
        """By group and bits of Regions: the spaces of those Regions."""
        self.of_commodity = [self.of(markets) for markets in board.markets_of]
        self.in_play: list[list[int]] = []
        """By group and opening: the spaces in play (R40)."""
        for group in range(GROUPS):
            self.in_play.append([self.of([s for s in self.members[group] if there[s]]) for there in in_play])
        self.cost_up_to: list[list[int]] = [
            [self.of([s for s in self.members[group] if board.cost[s] <= cost]) for cost in range(DEAREST + 1)]
            for group in range(GROUPS)
        ]
        """By group and number of points: the spaces whose printed cost is no higher."""

    def of(self, spaces: list[int]) -> int:
        """The set of some spaces, all of one group."""
        found = 0
        for space in spaces:
            found |= self.bit[space]
        return found

    def of_group(self, group: int, spaces: list[int]) -> int:
        """The set of those spaces that are of a group."""
        return self.of([space for space in spaces if self.group[space] == group])

    def listed(self, group: int, found: int) -> list[int]:
        """The spaces of a set, in rising order."""
        members = self.members[group]
        return [members[at] for at in range(len(members)) if found >> at & 1]

    # -- between lists and sets ------------------------------------------------------------------

    def survey(
        self,
        kept: list[int],
        flag: list[int],
        marker: list[int],
        damaged: list[int],
        moved: list[int],
        owners: list[int],
    ) -> list[int]:
        """All registers as they follow from the lists of a position; what is kept in sets alone is taken over."""
        sets = self.blank[:]
        sets[SINCE : ISOLATED + 1] = kept[SINCE : ISOLATED + 1]
        sets[CHAINED] = STALE
        for space in range(SPACES):
            group = self.group[space]
            bit = self.bit[space]
            if EMPTY < flag[space] < FLAGS:
                sets[group * FLAGS] ^= bit
                sets[group * FLAGS + flag[space]] |= bit
                if group == BASE_GROUP:
                    sets[SUPPLIED + flag[space]] |= self.near_markets[space]
                    if self.is_guard[space] and not damaged[space]:
                        sets[SHIELDED + flag[space]] |= self.near_markets[space]
            if marker[space]:
                sets[MARKED + group] |= bit
            if group == BASE_GROUP:
                sets[DAMAGED] |= bit if damaged[space] else 0
                sets[MOVED] |= bit if moved[space] else 0
        for advantage in range(len(owners)):
            if 0 <= owners[advantage] < SIDES:
                sets[HELD_ADVANTAGES + owners[advantage]] |= 1 << advantage
        return sets

    def written(self, by_group: list[int]) -> list[int]:
        """Sets of all groups as a list by space: 1 for the spaces in them."""
        numbers = [0] * SPACES
        for group in range(GROUPS):
            for space in self.listed(group, by_group[group]):
                numbers[space] = 1
        return numbers

    def read(self, field: str, group: int, numbers: list[int]) -> int:
        """The set of a group's spaces in such a list."""
        for number in numbers:
            if not 0 <= number <= 1:
                raise BadRecord(f"position: {field}: {number} is not a number from 0 to 1")
        return self.of([space for space in self.members[group] if numbers[space]])

    def _by_regions(self, board: Board, group: int) -> list[int]:
        members = self.members[group]
        return [self.of([s for s in members if regions >> board.region[s] & 1]) for regions in range(1 << REGIONS)]
