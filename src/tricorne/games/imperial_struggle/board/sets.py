"""Sets of spaces as the bits of one number: the board at a glance, for the questions that every menu asks.

Political spaces, Markets and bases (Territories, Naval spaces, Forts) are counted apart, so that a set is a number
below 2**62 and fits a machine word. ``p.held`` has one ``Holding`` for each flag; other sets of a position are
attributes of its own. Attributes are machine words where the engine is compiled, and items of a list are not. They
follow from the lists of the position and are kept in step by control.py; ``snapshot`` and ``isolated`` are kept alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tricorne.games.imperial_struggle.board.board import Board
from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    FORT,
    NAVAL,
    REGIONS,
    SIDES,
    SPACES,
    TERRITORY,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.speech import say
from tricorne.kernel import bits
from tricorne.kernel.errors import BadRecord, at
from tricorne.kernel.machine_words import Word, Words
from tricorne.kernel.message import Text, Thing
from tricorne.kernel.position_json import POSITION
from tricorne.kernel.word_rows import PLAIN, word_rows, words

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

FLAGS: Final = 5
GROUPS: Final = 3
POLITICAL_GROUP: Final = 0
MARKET_GROUP: Final = 1
BASE_GROUP: Final = 2

STALE: Final = -1
NO_SPACES: Final = words([0] * SPACES)
DEAREST: Final = 20
"""No printed cost is above it."""


def not_a_market(space: str) -> BadRecord:
    """The error for a space that is said to be isolated and is no Market."""
    return BadRecord(at(POSITION, say("impossible-isolated", space=Thing("space", space))))


@final
class Holding:
    """All that stands under one flag. It never changes, so that copies of a position share it: a new one takes its
    place."""

    def __init__(self, political: i64, markets: i64, bases: i64, supplied: i64, shielded: i64, advantages: i64) -> None:
        self.political: i64 = political
        self.markets: i64 = markets
        self.bases: i64 = bases
        self.supplied: i64 = supplied
        """Markets next to a base of this flag (R34, R35)."""
        self.shielded: i64 = shielded
        """Markets next to an intact Fort or a Squadron of this flag (R37)."""
        self.advantages: i64 = advantages
        """By their numbers."""

    def has(self, group: Word, bit: i64) -> bool:
        """Is that space among them?"""
        if group == MARKET_GROUP:
            return self.markets & bit != 0
        return (self.bases if group == BASE_GROUP else self.political) & bit != 0

    def of(self, group: Word) -> i64:
        """The spaces of a group among them."""
        if group == MARKET_GROUP:
            return self.markets
        return self.bases if group == BASE_GROUP else self.political

    def toggled(self, group: Word, bit: i64) -> Holding:
        """The same with a space more or less."""
        supplied, shielded, advantages = self.supplied, self.shielded, self.advantages
        if group == MARKET_GROUP:
            return Holding(self.political, self.markets ^ bit, self.bases, supplied, shielded, advantages)
        if group == BASE_GROUP:
            return Holding(self.political, self.markets, self.bases ^ bit, supplied, shielded, advantages)
        return Holding(self.political ^ bit, self.markets, self.bases, supplied, shielded, advantages)

    def with_lines(self, supplied: i64, shielded: i64) -> Holding:
        """The same with other Markets supplied and shielded."""
        return Holding(self.political, self.markets, self.bases, supplied, shielded, self.advantages)

    def with_advantages(self, advantages: i64) -> Holding:
        """The same with other Advantages."""
        return Holding(self.political, self.markets, self.bases, self.supplied, self.shielded, advantages)

    def numbers(self) -> list[int]:
        """All sets, to be compared."""
        return [self.political, self.markets, self.bases, self.supplied, self.shielded, self.advantages]


def size(found: i64) -> i64:
    """How many spaces are in a set."""
    if PLAIN:
        return found.bit_count()  # type: ignore[attr-defined, no-any-return]  # of Python
    # Bits are counted in pairs, then in fours, then in eights; a product adds up the eights.
    found = found - (found >> 1 & 0x5555555555555555)
    found = (found & 0x3333333333333333) + (found >> 2 & 0x3333333333333333)
    found = found + (found >> 4) & 0x0F0F0F0F0F0F0F0F
    return found * 0x0101010101010101 >> 56


@final
class Sets:
    """What is fixed about the sets of a board: the bit of each space, and the sets that never change."""

    def __init__(self, board: Board, in_play: list[list[bool]]) -> None:
        self.group = words([kind if kind < BASE_GROUP else BASE_GROUP for kind in board.kind])
        self.members: list[list[int]] = [[] for _ in range(GROUPS)]
        """By group: the spaces, each at the place of its bit."""
        bit: list[int] = []
        for space in range(SPACES):
            members = self.members[self.group[space]]
            bit.append(bits.bit(len(members)))
            members.append(space)
        self.bit = words(bit)
        self.member_of = word_rows(self.members)
        """The same as rows of words."""
        whole = [bits.all_bits(len(members)) for members in self.members]
        self.blank = [Holding(whole[0], whole[1], whole[2], 0, 0, 0), *[Holding(0, 0, 0, 0, 0, 0)] * (FLAGS - 1)]
        """What stands under each flag on an empty board: all is EMPTY."""
        self.markets = words(self.members[MARKET_GROUP])
        self.near_markets = words([self.of(near) for near in board.market_neighbours])
        """By space: the Markets next to it."""
        self.near_bases = words([self.of(near) for near in board.base_neighbours])
        self.near_guards = words([self.of(near) for near in board.guard_neighbours])
        harbours = [[s for s in near if board.kind[s] != FORT] for near in board.base_neighbours]
        self.near_harbours = words([self.of(near) for near in harbours])
        """By space: the Territories and Naval spaces next to it."""
        naval = [[s for s in near if board.kind[s] == NAVAL] for near in board.base_neighbours]
        self.near_naval = words([self.of(near) for near in naval])
        self.is_guard = [kind > TERRITORY for kind in board.kind]
        self.bases = [s for s in self.members[BASE_GROUP] if board.market_neighbours[s]]
        """Bases next to a Market."""
        self.naval = self.of(board.of_kind[NAVAL])
        self.forts = self.of(board.of_kind[FORT])
        self.all_markets = self.of(self.members[MARKET_GROUP])
        self.in_region = word_rows([self._by_regions(board, group) for group in range(GROUPS)])
        """By group and bits of Regions: the spaces of those Regions."""
        self.of_commodity = words([self.of(markets) for markets in board.markets_of])
        self.regions = [self.spread(spaces) for spaces in board.in_region]
        self.commodities = [self.spread(markets) for markets in board.markets_of]
        self.prestige = self.spread(board.prestige_spaces)
        self.everything = self.spread(list(range(SPACES)))
        self.waters = self.spread(board.of_kind[NAVAL])
        self.in_play = word_rows(
            [[self.of([s for s in members if there[s]]) for there in in_play] for members in self.members]
        )
        """By group and opening: the spaces in play (R40)."""
        costs = range(DEAREST + 1)
        self.cost_up_to = word_rows(
            [[self.of([s for s in members if board.cost[s] <= cost]) for cost in costs] for members in self.members]
        )
        """By group and number of points: the spaces whose printed cost is no higher."""

    def of(self, spaces: list[Space]) -> int:
        """The set of some spaces, all of one group."""
        found = 0
        for space in spaces:
            found |= self.bit[space]
        return found

    def of_group(self, group: Word, spaces: list[Space]) -> int:
        """The set of those spaces that are of a group."""
        return self.of([space for space in spaces if self.group[space] == group])

    def spread(self, spaces: list[Space]) -> Holding:
        """The sets of some spaces of any group."""
        found = [self.of_group(group, spaces) for group in range(GROUPS)]
        return Holding(found[POLITICAL_GROUP], found[MARKET_GROUP], found[BASE_GROUP], 0, 0, 0)

    def listed(self, group: Word, found: int) -> list[int]:
        """The spaces of a set, in rising order."""
        if not found:
            return []
        members = self.members[group]
        return [members[at] for at in range(len(members)) if bits.has_bit(found, at)]

    # -- between lists and sets ------------------------------------------------------------------

    def survey(self, flag: list[int], damaged: list[int], owners: list[int]) -> list[Holding]:
        """What stands under each flag, as it follows from the lists of a position."""
        held = self.blank[:]
        for space in range(SPACES):
            group = self.group[space]
            bit = self.bit[space]
            own = flag[space]
            if EMPTY < own < FLAGS:
                held[EMPTY] = held[EMPTY].toggled(group, bit)
                held[own] = held[own].toggled(group, bit)
                if group == BASE_GROUP:
                    near = self.near_markets[space]
                    guarded = near if self.is_guard[space] and not damaged[space] else 0
                    held[own] = held[own].with_lines(held[own].supplied | near, held[own].shielded | guarded)
        for advantage in range(len(owners)):
            if 0 <= owners[advantage] < SIDES:
                own = flag_of(owners[advantage])
                held[own] = held[own].with_advantages(held[own].advantages | bits.bit(advantage))
        return held

    def marked(self, group: Word, numbers: list[int]) -> int:
        """The set of a group's spaces that have a number in a list by space."""
        return self.of([space for space in self.members[group] if numbers[space]])

    def written(self, by_group: Holding) -> Words:
        """Sets of all groups as a row by space: 1 for the spaces in them."""
        found = NO_SPACES[:]
        for group in range(GROUPS):
            left = by_group.of(group)
            at = 0
            members = self.member_of[group]
            while left:
                if left & 1:
                    found[members[at]] = 1
                left >>= 1
                at += 1
        return found

    def read(self, field: str, group: Word, numbers: list[int]) -> int:
        """The set of a group's spaces in such a list."""
        for number in numbers:
            if not 0 <= number <= 1:
                wrong = say("impossible-number", field=Text(field), number=number, low=0, high=1)
                raise BadRecord(at(POSITION, wrong))
        return self.marked(group, numbers)

    def read_all(self, field: str, numbers: list[int]) -> Holding:
        """The sets of all three groups in such a list."""
        found = [self.read(field, group, numbers) for group in range(GROUPS)]
        return Holding(found[POLITICAL_GROUP], found[MARKET_GROUP], found[BASE_GROUP], 0, 0, 0)

    def _by_regions(self, board: Board, group: Word) -> list[int]:
        members = self.members[group]
        return [
            self.of([s for s in members if bits.has_bit(regions, board.region[s])])
            for regions in range(bits.all_bits(REGIONS) + 1)
        ]
