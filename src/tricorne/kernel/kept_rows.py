"""Rows that are kept and brought up to date: of each only what has changed is written anew."""

from __future__ import annotations

from typing import Final

from tricorne.kernel.encoding import EVERY_SECTION, Encoder, Layout, RowWriter
from tricorne.kernel.position import AnyPosition

ONE_SECTION: Final = [0]


class KeptRow:
    """The row of one seat of a game, as it was when the seat was last looked at."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        """As bytes; empty before the first look."""
        self.seen: list[list[int]] = []
        """Copies of the lists that it rests on."""


class RowKeeper:
    """Brings rows up to date, and says what it changed."""

    def __init__(self, encoder: Encoder, layout: Layout) -> None:
        self.encoder = encoder
        self.layout = layout
        self.rests_on = encoder.rests_on()
        self.starts = layout.section_starts or ONE_SECTION
        self.writer = RowWriter(False)

    def update(self, row: KeptRow, p: AnyPosition, seat: int, first: int, where: list[int], what: list[int]) -> None:
        """Bring a row up to date. The places of changed numbers, counted from ``first``, are added to ``where``, the
        numbers themselves, as bytes, to ``what``."""
        wanted = self._changed(row, p)
        if wanted == 0:
            return
        writer = self.writer
        writer.begin_again(wanted)
        self.encoder.encode(p, seat, writer)
        if not writer.sections:
            writer.sections.append(0)
            writer.section_starts.append(0)
        known = len(writer.out)
        if self.layout.omniscient:
            self.encoder.encode_hidden(p, seat, writer)
        out = writer.out
        if not row.numbers:
            row.numbers = out[:]
            where.extend(range(first, first + len(out)))
            what.extend(out)
            return
        last = len(writer.sections) - 1
        for at in range(last + 1):
            begin = writer.section_starts[at]
            end = known if at == last else writer.section_starts[at + 1]
            _compare(row.numbers, self.starts[writer.sections[at]], out, begin, end, first, where, what)
        if known < len(out):
            _compare(row.numbers, self.layout.hidden_from, out, known, len(out), first, where, what)

    def _changed(self, row: KeptRow, p: AnyPosition) -> int:
        """The sections that rest on a list which has changed since the last look, as bits."""
        watched = self.encoder.watched(p)
        seen = row.seen
        if not watched or not seen or self.layout.omniscient:
            row.seen = [numbers[:] for numbers in watched]
            return EVERY_SECTION
        changed = 0
        for at in range(len(watched)):
            now = watched[at]
            if now != seen[at]:
                seen[at] = now[:]
                changed |= self.rests_on[at]
        return changed


def _compare(
    numbers: list[int], at: int, out: list[int], begin: int, end: int, first: int, where: list[int], what: list[int]
) -> None:
    """Take over what is written in a stretch of ``out``, and note each number that differs from what was there."""
    for place in range(begin, end):
        number = out[place]
        if numbers[at] != number:
            numbers[at] = number
            where.append(first + at)
            what.append(number)
        at += 1
