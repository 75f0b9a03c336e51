"""Rows that are kept and brought up to date: of each only what has changed is written anew.

Most of a row shows a list of the position number by number: such a *mirror* is carried over element by element, for all
seats of a game at once. The other sections of a row are written anew when one of their lists has changed, for a seat
that is asked; where their lists often hold the same numbers again, what was written is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.encoding import EVERY_SECTION, NOWHERE, Encoder, Layout, Mirror, RowWriter
from tricorne.kernel.position import AnyPosition

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

ONE_SECTION: Final = [0]
MOST_REMEMBERED: Final = 4096
"""Ways in which a section looked that are remembered for a seat before all of them are forgotten."""


class RowPlan:
    """How the rows of one table are kept: a game, its engine's seats, a layout. Shared by all games of that table."""

    def __init__(self, encoder: Encoder, layout: Layout, seats: list[int], probe: AnyPosition) -> None:
        """``seats`` are the numbers of the seats, by their place at the table; ``probe`` is any position of it."""
        self.encoder = encoder
        self.layout = layout
        self.seats = seats
        self.rests_on = encoder.rests_on()
        self.shared_rest_on = encoder.shared_rest_on()
        self.starts = layout.section_starts or ONE_SECTION
        self.writer = RowWriter(False)
        shared = probe.shared_names()
        self.is_replaced = [name in shared for name in encoder.watched_names()]
        """By watched list: whether a rule replaces it and never writes into it, so that nobody need copy it."""
        self.count = len(self.is_replaced)
        """Lists watched; those that the encoder works out itself follow."""
        self.mirrors: list[list[list[Mirror]]] = []
        """By list, by place at the table: what shows it."""
        for _ in range(self.count + encoder.shared_lists()):
            self.mirrors.append([[] for _ in seats])
        for place in range(len(seats)):
            for mirror in encoder.mirrors(probe, seats[place], layout):
                self.mirrors[mirror.of][place].append(mirror)
        self.remembered = encoder.remembered()
        """Sections, as bits, that are looked up before they are written."""
        self.lists_of: list[list[int]] = []
        """By section: the lists that it rests on."""
        self.memories: list[list[dict[object, bytes]]] = []
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
        """What was in the lists when they were last looked at."""

    def seat(self, plan: RowPlan) -> None:
        """Another game begins, perhaps at another table."""
        if plan is not self.plan:
            self.plan = plan
            self.seen = []

    def note(self, p: AnyPosition) -> None:
        """Carry over what has changed on the table since the last call."""
        plan = self.plan
        watched = plan.encoder.watched(p)
        seen = self.seen
        if not seen:
            for place in range(len(self.stale)):
                self.stale[place] = EVERY_SECTION
            for at in range(len(watched)):
                seen.append(watched[at] if plan.is_replaced[at] else watched[at][:])
            for number in range(plan.encoder.shared_lists()):
                seen.append(plan.encoder.shared(p, number))
            return
        stale = 0
        shared = 0
        for at in range(plan.count):
            now = watched[at]
            was = seen[at]
            if now is was or now == was:
                continue
            self._carry_over(at, now, was)
            seen[at] = now if plan.is_replaced[at] else now[:]
            stale |= plan.rests_on[at]
            shared |= plan.shared_rest_on[at]
        if stale:
            for place in range(len(self.stale)):
                self.stale[place] |= stale
        number = 0
        while shared:
            if shared & 1:
                at = plan.count + number
                now = plan.encoder.shared(p, number)
                self._carry_over(at, now, seen[at])
                seen[at] = now
            shared >>= 1
            number += 1

    def _carry_over(self, at: int, now: list[int], was: list[int]) -> None:
        """Show the changed elements of a list in every row."""
        mirrors = self.plan.mirrors[at]
        if not mirrors[0]:
            return
        rows = self.rows
        element: i64 = 0
        before = cast(list[object], was)
        # Small numbers are the same object wherever they are; any others are carried over once too often.
        for new in cast(list[object], now):
            if new is not before[element]:
                value = now[element]
                for place in range(len(rows)):
                    row = rows[place]
                    for mirror in mirrors[place]:
                        spot = mirror.places[element]
                        if spot != NOWHERE:
                            row[spot] = mirror.table[value]
            element += 1  # noqa: SIM113 - a machine word

    def bring_up(self, p: AnyPosition, place: int) -> bytearray:
        """The row of the seat at a place, brought up to date; ``note`` was called before."""
        plan = self.plan
        row = self.rows[place]
        wanted = self.stale[place]
        if wanted:
            if wanted != EVERY_SECTION and wanted & plan.remembered:
                self._recall(p, place, wanted & plan.remembered)
                wanted &= ~plan.remembered
            if wanted:
                self._write(p, place, wanted)
            if plan.count:
                self.stale[place] = 0
        if plan.layout.omniscient:
            writer = plan.writer
            writer.begin_again(EVERY_SECTION)
            plan.encoder.encode_hidden(p, plan.seats[place], writer)
            row[plan.layout.hidden_from :] = bytes(writer.out)
        return row

    def _write(self, p: AnyPosition, place: int, wanted: int) -> None:
        """Write sections of a row anew."""
        plan = self.plan
        row = self.rows[place]
        writer = plan.writer
        writer.begin_again(wanted)
        plan.encoder.encode(p, plan.seats[place], writer)
        written = bytes(writer.out)
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
                    looked = bytes(plan.writer.out)
                    if len(memory) >= MOST_REMEMBERED:
                        memory.clear()
                    memory[key] = looked
                first = plan.starts[section]
                self.rows[place][first : first + len(looked)] = looked
            wanted >>= 1
            section += 1


def mark(mask: bytearray, actions: list[int]) -> None:
    """Set the places of some actions to 1."""
    for action in cast(list[SupportsIndex], actions):
        mask[action] = 1
