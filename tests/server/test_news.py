"""What travels between processes: an entry that everybody at its table may read, and nothing that is hidden."""

from __future__ import annotations

import msgspec

import tricorne
from tricorne.kernel.record import Outcome
from tricorne.server.news import News, in_parts
from tricorne.server.record import OpenRow, Page, open_row, page_after, write_page

SEATS = ["britain", "france", "russia"]


def page(action: int = 0) -> tuple[list[Page], Page]:
    """A game of one action: what came before it, and the action."""
    state = tricorne.game("struggle-of-empires").new(SEATS, seed=1756, options={"setup-duplicates": "keep"})
    first = write_page(state.position, state, "", 0.0)
    before = state.position.clone()
    state.play(state.legal()[action])
    return [first], write_page(before, state, "anna", 12.5)


def test_an_open_entry_travels_whole() -> None:
    before, made = page()
    row = open_row("table", made)
    assert row is not None
    carried = msgspec.json.decode(in_parts([News("me", row=msgspec.Raw(msgspec.json.encode(row)))])[0])[0]["row"]
    read = page_after(before, msgspec.convert(carried, OpenRow))
    assert (read.entry.text, read.entry.number, read.entry.seat) == (made.entry.text, 1, "britain")
    assert (read.led_by, read.lines, read.scores, read.at) == ("anna", made.lines, made.scores, 12.5)


def test_nothing_hidden_travels() -> None:
    """A secret choice, a hidden outcome, or lines for one reader alone: the entry stays in the database."""
    _, secret = page()
    secret.entry.secret = True
    _, drawn = page()
    drawn.entry.outcomes.append(Outcome("2", 0))
    _, told = page()
    told.lines = '{"":[],"britain":[]}'
    _, rolled = page()
    rolled.entry.outcomes.append(Outcome("5", -1))
    assert open_row("table", secret) is None
    assert open_row("table", drawn) is None
    assert open_row("table", told) is None
    assert open_row("table", rolled) is not None


def test_news_of_an_older_program_are_read() -> None:
    """Old and new processes serve side by side: what one does not know, the other leaves out."""
    assert msgspec.json.decode(b'{"sender":"old","table":"t","revision":4,"entry":true}', type=News).row is None
    assert msgspec.json.decode(b'{"sender":"new","table":"t","later":1}', type=News).table == "t"
