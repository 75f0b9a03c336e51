"""The counts of Imperial Struggle, read off the screen: whether each row follows from what it rests on, and the total
from the rows."""

from __future__ import annotations

import re

from tests.browser.person import Person

THEATER_CELLS = 4
Rows = list[list[str]]
"""What a row is for, what it rests on, then its cells: Britain, France and, in a Peace turn, the total after it."""


def points(cell: str) -> int:
    """Victory points in the words of a cell."""
    found = re.search(r"(-?\d+) VP", cell)
    return int(found[1]) if found else 0


def track(person: Person) -> int:
    """The total that the strip shows."""
    return int(person.page.locator(".is-track em").inner_text())


def counted(parts: list[Rows], note: str = "") -> int:
    """What a count adds up to: the scoring of a Peace turn, theaters of a war, or both. The note under theaters says
    from which total to which they lead."""
    scored = [part for part in parts if len(part[0]) > THEATER_CELLS]
    total = 0
    for part in scored:
        total = counted_peace(part)
    if not note:
        assert scored and len(parts) == len(scored)
        return total
    before, after = (int(figure) for figure in re.findall(r"\d+", note))
    assert not scored or before == total, parts
    assert before + sum(map(counted_theater, parts[len(scored) :])) == after, (note, parts)
    return after


def counted_peace(rows: Rows) -> int:
    """The total in the end. Who has more by the lead gains, and nobody else."""
    began, *between, ended = rows
    total = int(began[-1])
    compared = 0
    for _, why, britain, france, after in between:
        if found := re.match(r"(\d+) : (\d+)(?:\D+(\d+))?", why):
            ours, theirs, lead = (int(group or 1) for group in found.groups())
            gainer = "britain" if ours - theirs >= lead else "france" if theirs - ours >= lead else ""
            assert (bool(britain), bool(france)) == (gainer == "britain", gainer == "france"), (why, britain, france)
            compared += 1
        total += points(france) - points(britain)
        assert not after or int(after) == total, rows
    assert compared and int(ended[-1]) == total
    return total


def counted_theater(rows: Rows) -> int:
    """What it moves the total by. Map and tiles make the strength, and the stronger side has the spoils; tiles may have
    had an effect when they were turned up, also where the theater was counted later."""
    moved = 0
    if rows[-1][0] == "Effects of the tiles":
        *rows, last = rows
        moved = points(last[3]) - points(last[2])
    if not rows:
        return moved
    *made, strength, spoils = rows
    sums = [int(cell) for cell in strength[2:]]
    if made:
        assert [sum(int(row[at]) for row in made) for at in (2, 3)] == sums, rows
    margin = sums[0] - sums[1]
    assert [bool(cell) for cell in spoils[2:]] == [margin > 0, margin < 0], rows
    assert not margin or spoils[1] == f"by {abs(margin)}"
    return moved + points(spoils[3]) - points(spoils[2])
