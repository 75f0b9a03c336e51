"""Rows that are kept and brought up to date: of each only what has changed is written anew.

The encoder looks which lists of a position have changed and hands them over (``Encoder.look``). Most of a row shows a
list number by number: such a *mirror* is carried over element by element, for all seats of a game at once. The other
sections of a row are brought up to date for a seat that is asked, when one of their lists has changed: put together
from ready stretches, or written anew; where their lists often hold the same numbers again, what was written is
remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.encoding import EVERY_SECTION, Composed, Encoder, Layout, Mirror, RowWriter
from tricorne.kernel.position import AnyPosition

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

ONE_SECTION: Final = [0]
NEVER: Final = -(1 << 40)
"""No list of a position holds it: what is seen before the first look."""
LONGEST: Final = 8
"""So many numbers at least are in a list that was never seen: an encoder may look at the first of them."""
NOTHING: Final = bytearray()
NEVER_COMPOSED: Final[list[int]] = []
MOST_REMEMBERED: Final = 4096
"""Ways in which a section looked that are remembered for a seat before all of them are forgotten."""


class RowPlan:
    """How the rows of one table are kept: a game, its engine's seats, a layout. Shared by all games of that table."""

    def __init__(self, encoder: Encoder, layout: Layout, seats: list[int], probe: AnyPosition) -> None:
        """``seats`` are the numbers of the seats, by their place at the table; ``probe`` is any position of it."""
        self.encoder = encoder
        self.layout = layout
        self.seats = seats
        self.starts = layout.section_starts or ONE_SECTION
        self.writer = RowWriter(False)
        self.count = len(encoder.watched_names())
        """Lists watched; those that the encoder works out itself follow."""
        self.shared = encoder.shared_lists()
        self.mirrors: list[list[list[Mirror]]] = []
        """By list, by place at the table: what shows it."""
        for _ in range(self.count + self.shared):
            self.mirrors.append([[] for _ in seats])
        for place in range(len(seats)):
            for mirror in encoder.mirrors(probe, seats[place], layout):
                self.mirrors[mirror.of][place].append(mirror)
        self.is_mirrored = [len(mirrors[0]) > 0 for mirrors in self.mirrors]
        self.composed: list[list[Composed]] = [encoder.composed(probe, seat) for seat in seats]
        """By place at the table: the sections that are put together."""
        self.rests_on = encoder.rests_on() + [0] * self.shared
        """By list: the sections that rest on it, as bits; by watched list below: the shared ones that do."""
        self.shared_rest_on = encoder.shared_rest_on() + [0] * self.shared
        self.is_composed = 0
        """The sections that are put together, as bits."""
        for composed in self.composed[0]:
            self.is_composed |= composed.bit
            self.rests_on[composed.of] |= composed.bit
        self.remembered = encoder.remembered()
        """Sections, as bits, that are looked up before they are written."""
        self.lists_of: list[list[int]] = []
        """By section: the lists that it rests on."""
        self.memories: list[list[dict[object, bytearray]]] = []
        """By place at the table and section: how it looked, by what was in its lists."""
        for section in range(len(self.starts)):
            self.lists_of.append([at for at in range(self.count) if has_bit(self.rests_on[at], section)])
        for _ in seats:
            self.memories.append([{} for _ in self.starts])


class GameRows:
    """The rows of all seats of one game."""

    def __init__(self, plan: RowPlan) -> None:
        self.plan = plan
        self.rows = [bytearray(plan.layout.size) for _ in plan.seats]
        """By place at the table; up to date after ``bring_up``."""
        self.stale = [EVERY_SECTION] * len(plan.seats)
        """By place: the sections that are out of date, as bits."""
        self.seen: list[list[int]] = []
        """What was in the lists when they were last looked at, those that the encoder works out too."""
        self.composed_of: list[list[list[int]]] = []
        """By place and composed section: the numbers that it shows; an empty list where that is not known."""
        for composed in plan.composed:
            self.composed_of.append([NEVER_COMPOSED] * len(composed))
        self.first_look = True
        self.touched = 0
        """The sections that rest on what has changed since the last look, as bits, and the shared lists that do."""
        self.outdated = 0

    def seat(self, plan: RowPlan) -> None:
        """Another game begins, perhaps at another table."""
        self.plan = plan
        self.first_look = True

    def note(self, p: AnyPosition) -> None:
        """Carry over what has changed on the table since the last call."""
        plan = self.plan
        encoder = plan.encoder
        if self.first_look:
            self.seen = [[NEVER] * LONGEST for _ in range(plan.count + plan.shared)]
            encoder.look(p, self)
            for number in range(plan.shared):
                self.seen[plan.count + number] = encoder.shared(p, number)
            for place in range(len(self.stale)):
                self.stale[place] = EVERY_SECTION
            self.first_look = False
            return
        self.touched = 0
        self.outdated = 0
        encoder.look(p, self)
        outdated = self.outdated
        number = 0
        while outdated:
            if outdated & 1:
                self.carry(plan.count + number, encoder.shared(p, number))
            outdated >>= 1
            number += 1
        if self.touched:
            for place in range(len(self.stale)):
                self.stale[place] |= self.touched

    def carry(self, at: int, now: list[int]) -> None:
        """A list that nobody writes into stands in the place of another."""
        plan = self.plan
        was = self.seen[at]
        self.seen[at] = now
        if self.first_look:
            return
        if plan.is_mirrored[at]:
            if not self._carry_over(at, now, was):
                return
        elif now == was:
            return
        self.touched |= plan.rests_on[at]
        self.outdated |= plan.shared_rest_on[at]

    def carry_copy(self, at: int, now: list[int]) -> None:
        """A list that rules write into has changed."""
        self.carry(at, now[:])

    def _carry_over(self, at: int, now: list[int], was: list[int]) -> bool:
        """Show the changed elements of a list in every row; False if there are none."""
        mirrors = self.plan.mirrors[at]
        rows = self.rows
        changed = False
        element: i64 = 0
        # Small numbers are the same object wherever they are; any others are carried over once too often. Compiled,
        # zip is a plain loop as long as it is told nothing else.
        for new, old in zip(cast(list[object], now), cast(list[object], was)):  # noqa: B905
            if new is not old:
                changed = True
                value = now[element]
                for place in range(len(rows)):
                    row = rows[place]
                    for mirror in mirrors[place]:
                        spot = cast(list[SupportsIndex | None], mirror.places)[element]
                        if spot is not None:
                            row[spot] = cast(list[SupportsIndex], mirror.table)[value]
            element += 1  # noqa: SIM113 - a machine word
        return changed

    def bring_up(self, p: AnyPosition, place: int) -> bytearray:
        """The row of the seat at a place, brought up to date; ``note`` was called before."""
        plan = self.plan
        row = self.rows[place]
        wanted = self.stale[place]
        if wanted:
            if wanted != EVERY_SECTION:
                if wanted & plan.is_composed:
                    self._compose(place, wanted)
                if wanted & plan.remembered:
                    self._recall(p, place, wanted & plan.remembered)
                wanted &= ~(plan.remembered | plan.is_composed)
            if wanted:
                self._write(p, place, wanted)
                if wanted == EVERY_SECTION:
                    self.composed_of[place] = [NEVER_COMPOSED] * len(plan.composed[place])
            if plan.count:
                self.stale[place] = 0
        if plan.layout.omniscient:
            writer = plan.writer
            writer.begin_again(EVERY_SECTION)
            plan.encoder.encode_hidden(p, plan.seats[place], writer)
            row[plan.layout.hidden_from :] = bytearray(writer.out)
        return row

    def _compose(self, place: int, wanted: int) -> None:
        """Put sections of a row together from ready stretches, or put in those whose numbers have changed."""
        plan = self.plan
        for at, composed in enumerate(plan.composed[place]):
            if wanted & composed.bit:
                numbers = self.seen[composed.of]
                first = plan.starts[composed.section]
                shown = self.composed_of[place][at]
                if shown is NEVER_COMPOSED:
                    found = [composed.tables[element][numbers[element]] for element in composed.order]
                    stretch = NOTHING.join(found)
                    self.rows[place][first : first + len(stretch)] = stretch
                else:
                    self._change_stretches(self.rows[place], first, composed, numbers, shown)
                self.composed_of[place][at] = numbers

    def _change_stretches(
        self, row: bytearray, first: int, composed: Composed, numbers: list[int], shown: list[int]
    ) -> None:
        now = cast(list[object], numbers)
        before = cast(list[object], shown)
        for element in composed.order:
            # Small numbers are the same object wherever they are; any others are put in once too often.
            if now[element] is not before[element]:
                stretch = composed.tables[element][numbers[element]]
                begin = first + composed.begins[element]
                if len(stretch) == 1:
                    row[begin] = stretch[0]
                else:
                    row[begin : first + composed.ends[element]] = stretch

    def _write(self, p: AnyPosition, place: int, wanted: int) -> None:
        """Write sections of a row anew."""
        plan = self.plan
        row = self.rows[place]
        writer = plan.writer
        writer.begin_again(wanted)
        plan.encoder.encode(p, plan.seats[place], writer)
        written = bytearray(writer.out)  # what is no bytearray would first be made one wherever it is put in
        if wanted == EVERY_SECTION:
            row[0 : len(written)] = written
            return
        end = len(written)
        for at in range(len(writer.sections) - 1, -1, -1):
            begin = writer.section_starts[at]
            first = plan.starts[writer.sections[at]]
            row[first : first + end - begin] = written[begin:end]
            end = begin

    def _recall(self, p: AnyPosition, place: int, wanted: int) -> None:
        """Bring sections of a row up to date that may have looked the same before."""
        plan = self.plan
        memories = plan.memories[place]
        section = 0
        while wanted:
            if wanted & 1:
                lists = plan.lists_of[section]
                numbers = self.seen[lists[0]]
                for at in range(1, len(lists)):
                    numbers = numbers + self.seen[lists[at]]
                key = tuple(numbers)
                memory = memories[section]
                looked = memory.get(key)
                if looked is None:
                    plan.writer.begin_again(bit(section))
                    plan.encoder.encode(p, plan.seats[place], plan.writer)
                    looked = bytearray(plan.writer.out)
                    if len(memory) >= MOST_REMEMBERED:
                        memory.clear()
                    memory[key] = looked
                first = plan.starts[section]
                self.rows[place][first : first + len(looked)] = looked
            wanted >>= 1
            section += 1


def mark(mask: bytearray, actions: list[ActionId]) -> None:
    """Set the places of some actions to 1."""
    for action in cast(list[SupportsIndex], actions):
        mask[action] = 1
