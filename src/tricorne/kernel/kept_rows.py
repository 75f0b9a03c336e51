"""Rows that are kept and brought up to date: of each only what has changed is written anew.

The encoder looks which lists of a position have changed and hands them over (``Encoder.look``). Most of a row shows a
list number by number: such a *mirror* is carried over element by element, for all seats of a game at once. The other
sections of a row are brought up to date for a seat that is asked, when one of their lists has changed: put together
from ready stretches, or written anew; where their lists often hold the same numbers again, what was written is
remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.encoding import EVERY_SECTION, NOWHERE, Composed, Encoder, Layout, RowWriter
from tricorne.kernel.machine_words import Octets, Words
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.word_rows import NO_WORDS, PLAIN, as_list, octets, put, same, words

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64, u8

ONE_SECTION: Final = [0]
NEVER: Final = -(1 << 40)
"""No list of a position holds it: what is seen before the first look."""
LONGEST: Final = 8
"""So many numbers at least are in a list that was never seen: an encoder may look at the first of them."""
MOST_REMEMBERED: Final = 4096
"""Ways in which a section looked that are remembered for a seat before all of them are forgotten."""


@final
class Shown:
    """Where a row shows a list, element by element."""

    def __init__(self, place: int, places: list[int], table: Octets) -> None:
        self.place: i64 = place
        """At the table: whose row it is."""
        self.spots = words(places)
        """By element: where it stands, NOWHERE if it does not."""
        self.table = table
        """What shows a value; a negative one counts from the end."""


@final
class Stretches:
    """A composed section of one row: by element of its list where its stretch stands, and the stretch by value."""

    def __init__(self, composed: Composed, first: int) -> None:
        """``first`` is where the section begins in the row."""
        self.of = composed.of
        self.bit = composed.bit
        self.spots = words([NOWHERE if begin == NOWHERE else first + begin for begin in composed.begins])
        self.shown = composed.shown


class RowPlan:
    """How the rows of one table are kept: a game, its engine's seats, a layout. Shared by all games of that table."""

    def __init__(self, encoder: Encoder, layout: Layout, seats: list[int], probe: AnyPosition) -> None:
        """``seats`` are the numbers of the seats, by their place at the table; ``probe`` is any position of it."""
        self.encoder = encoder
        self.layout = layout
        self.seats = seats
        self.starts = words(layout.section_starts or ONE_SECTION)
        self.writer = RowWriter(False)
        self.count = len(encoder.watched_names())
        """Lists watched; those that the encoder works out itself follow."""
        self.shared = encoder.shared_lists()
        self.mirrors: list[list[Shown]] = [[] for _ in range(self.count + self.shared)]
        """By list: what shows it, in the rows of all seats."""
        self.wholes: list[list[int]] = [[] for _ in range(self.count + self.shared)]
        """By list, if it is put in as one stretch: where it begins in each row."""
        tables: dict[tuple[int, ...], Octets] = {}
        """What all mirrors that show a number in the same way use is sooner at hand."""
        for place in range(len(seats)):
            for mirror in encoder.mirrors(probe, seats[place], layout):
                if mirror.whole:
                    self.wholes[mirror.of].append(mirror.places[0])
                else:
                    key = tuple(mirror.table)
                    if key not in tables:
                        tables[key] = octets(mirror.table)
                    self.mirrors[mirror.of].append(Shown(place, mirror.places, tables[key]))
        self.composed: list[list[Stretches]] = []
        """By place at the table: the sections that are put together."""
        for seat in seats:
            found = encoder.composed(probe, seat)
            self.composed.append([Stretches(composed, self.starts[composed.section]) for composed in found])
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
        self.memories: list[list[dict[object, Octets]]] = []
        """By place at the table and section: how it looked, by what was in its lists."""
        for section in range(len(self.starts)):
            self.lists_of.append([at for at in range(self.count) if has_bit(self.rests_on[at], section)])
        for _ in seats:
            self.memories.append([{} for _ in range(len(self.starts))])
        self.is_remembered = [self.rests_on[at] & self.remembered != 0 for at in range(self.count + self.shared)]
        """By list: whether how a section looked is remembered by what was in it."""


class GameRows:
    """The rows of all seats of one game."""

    def __init__(self, plan: RowPlan) -> None:
        self.plan = plan
        self.rows = [octets([0] * plan.layout.size) for _ in plan.seats]
        """By place at the table; up to date after ``bring_up``."""
        self.stale = [EVERY_SECTION] * len(plan.seats)
        """By place: the sections that are out of date, as bits."""
        self.seen: list[list[int]] = []
        """What was in the lists when they were last looked at; of rows of machine words only if it is remembered by."""
        self.words_seen: list[Words] = []
        """What was in the rows of machine words, and behind them in those that the encoder works out."""
        self.composed_of: list[list[Words]] = []
        """By place and composed section: the numbers that it shows."""
        for composed in plan.composed:
            self.composed_of.append([NO_WORDS for _ in composed])
        self.first_look = True
        self.touched = 0
        """The sections that rest on what has changed since the last look, as bits, and the shared lists that do."""
        self.outdated = 0

    def seat(self, plan: RowPlan) -> None:
        """Another game begins. At the same table its rows are those of the last one, brought up to date."""
        if plan is not self.plan:
            self.plan = plan
            self.first_look = True

    def note(self, p: AnyPosition) -> None:
        """Carry over what has changed on the table since the last call."""
        plan = self.plan
        encoder = plan.encoder
        if self.first_look:
            self.seen = [[NEVER] * LONGEST for _ in range(plan.count)]
            self.words_seen = [NO_WORDS] * (plan.count + plan.shared)
            encoder.look(p, self)
            for number in range(plan.shared):
                self.words_seen[plan.count + number] = encoder.shared(p, number)
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
                self._carry_words(plan.count + number, encoder.shared(p, number))
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
        if plan.mirrors[at]:
            if not self._carry_over(plan.mirrors[at], now, was):
                return
        elif now == was:
            return
        self.touched |= plan.rests_on[at]
        self.outdated |= plan.shared_rest_on[at]

    def carry_copy(self, at: int, now: list[int]) -> None:
        """A list that rules write into has changed."""
        self.carry(at, now[:])

    def look_at(self, at: int, now: Words) -> bool:
        """Carry over a row of machine words that rules write into. Has it changed?"""
        was = self.words_seen[at]
        if was == now if PLAIN else same(was, now):
            return False
        self._carry_words(at, now[:])
        return True

    def forget(self, at: int) -> None:
        """A row of machine words is not seen now: whatever lies in it later counts as changed."""
        self.words_seen[at] = NO_WORDS

    def _carry_words(self, at: int, now: Words) -> None:
        """A row of machine words that nobody writes into stands in the place of another."""
        plan = self.plan
        was = self.words_seen[at]
        self.words_seen[at] = now
        if at < plan.count and plan.is_remembered[at]:
            self.seen[at] = as_list(now)
        if self.first_look:
            return
        if plan.mirrors[at]:
            if not self._carry_words_over(plan.mirrors[at], now, was):
                return
        elif same(now, was):
            return
        elif plan.wholes[at]:
            self._put_in(plan.wholes[at], now)
        self.touched |= plan.rests_on[at]
        self.outdated |= plan.shared_rest_on[at]

    def _carry_over(self, mirrors: list[Shown], now: list[int], was: list[int]) -> bool:
        """Show the changed elements of a list in every row; False if there are none."""
        rows = self.rows
        changed = False
        element: i64 = 0
        # Small numbers are the same object wherever they are; any others are carried over once too often. Compiled,
        # zip is a plain loop as long as it is told nothing else.
        for new, old in zip(cast(list[object], now), cast(list[object], was)):  # noqa: B905
            if new is not old:
                changed = True
                value: i64 = now[element]
                for shown in mirrors:
                    spot = shown.spots[element]
                    if spot != NOWHERE:
                        rows[shown.place][spot] = shown.table[value]
            element += 1  # noqa: SIM113 - a machine word
        return changed

    def _carry_words_over(self, mirrors: list[Shown], now: Words, was: Words) -> bool:
        """The same of a row of machine words."""
        if PLAIN:
            return self._carry_over(mirrors, cast(list[int], now), cast(list[int], was))
        rows = self.rows
        changed = False
        element: i64 = 0
        for value in now:
            if value != was[element]:
                changed = True
                for shown in mirrors:
                    spot = shown.spots[element]
                    if spot != NOWHERE:
                        rows[shown.place][spot] = shown.table[value]
            element += 1  # noqa: SIM113 - a machine word
        return changed

    def _put_in(self, begins: list[int], now: Words) -> None:
        """Show a row of machine words as it is in every row."""
        if PLAIN:
            stretch = octets(cast(list[int], now))
            for place, first in enumerate(begins):
                put(self.rows[place], first, stretch)
            return
        for place, first in enumerate(begins):
            row = self.rows[place]
            at: i64 = first
            for number in now:
                row[at] = u8(number)
                at += 1

    def bring_up(self, p: AnyPosition, place: int) -> Octets:
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
                    self.composed_of[place] = [self.words_seen[composed.of] for composed in plan.composed[place]]
            if plan.count:
                self.stale[place] = 0
        if plan.layout.omniscient:
            writer = plan.writer
            writer.begin_again(EVERY_SECTION)
            plan.encoder.encode_hidden(p, plan.seats[place], writer)
            put(row, plan.layout.hidden_from, octets(writer.out))
        return row

    def _compose(self, place: int, wanted: int) -> None:
        """Put in the stretches of composed sections whose numbers have changed."""
        shown = self.composed_of[place]
        for at, stretches in enumerate(self.plan.composed[place]):
            if wanted & stretches.bit:
                now = self.words_seen[stretches.of]
                self._change_stretches(self.rows[place], stretches, now, shown[at])
                shown[at] = now

    def _change_stretches(self, row: Octets, stretches: Stretches, now: Words, was: Words) -> None:
        element: i64 = 0
        for value in now:
            if value != was[element]:
                spot = stretches.spots[element]
                if spot != NOWHERE:
                    put(row, spot, stretches.shown[element][value])
            element += 1  # noqa: SIM113 - a machine word

    def _write(self, p: AnyPosition, place: int, wanted: int) -> None:
        """Write sections of a row anew."""
        plan = self.plan
        row = self.rows[place]
        writer = plan.writer
        writer.begin_again(wanted)
        plan.encoder.encode(p, plan.seats[place], writer)
        if wanted == EVERY_SECTION:
            put(row, 0, octets(writer.out))
            return
        end = len(writer.out)
        for at in range(len(writer.sections) - 1, -1, -1):
            begin = writer.section_starts[at]
            put(row, plan.starts[writer.sections[at]], octets(writer.out[begin:end]))
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
                key: object = numbers[0] if len(numbers) == 1 else tuple(numbers)
                memory = memories[section]
                looked = memory.get(key)
                if looked is None:
                    plan.writer.begin_again(bit(section))
                    plan.encoder.encode(p, plan.seats[place], plan.writer)
                    looked = octets(plan.writer.out)
                    if len(memory) >= MOST_REMEMBERED:
                        memory.clear()
                    memory[key] = looked
                put(self.rows[place], plan.starts[section], looked)
            wanted >>= 1
            section += 1


def mark(mask: Octets, actions: list[ActionId], value: u8) -> None:
    """Write the same number in the places of some actions."""
    for action in actions:
        mask[action] = value
