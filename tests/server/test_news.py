"""What travels between processes: an entry that everybody at its table may read, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricorne
from tests.server.test_store import hub_on, played
from tricorne.kernel.record import Outcome
from tricorne.server.broadcast import position
from tricorne.server.hub import Hub
from tricorne.server.news import Line, News, in_parts
from tricorne.server.pages import Page, write_page
from tricorne.server.record import OpenRow, open_row, page_after
from tricorne.server.together import Together
from tricorne.server.viewer import Viewer

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
    carried = msgspec.json.decode(in_parts([News("me", row=row)])[0])[0]["row"]
    read = page_after(before, msgspec.convert(carried, OpenRow))
    assert (read.entry.text, read.entry.number, read.entry.seat) == (made.entry.text, 1, "britain")
    assert (read.led_by, read.lines, read.scores, read.at) == ("anna", made.lines, made.scores, 12.5)


def test_nothing_hidden_travels() -> None:
    """A secret choice, a hidden outcome, or lines for one reader alone: the entry stays in the database."""
    _, secret = page()
    secret.entry.secret = True
    _, drawn = page()
    drawn.entry.outcomes = [Outcome("2", 0)]
    _, told = page()
    told = Page(told.entry, told.led_by, '{"":[],"britain":[]}', told.scores, told.at)
    _, rolled = page()
    rolled.entry.outcomes = [Outcome("5", -1)]
    assert open_row("table", secret) is None
    assert open_row("table", drawn) is None
    assert open_row("table", told) is None
    assert open_row("table", rolled) is not None


def test_news_of_an_older_program_are_read() -> None:
    """Old and new processes serve side by side: what one does not know, the other leaves out."""
    assert msgspec.json.decode(b'{"sender":"old","table":"t","revision":4,"entry":true}', type=News).row is None
    assert msgspec.json.decode(b'{"sender":"new","table":"t","later":1}', type=News).table == "t"


class Twin(Line):
    """A line between two processes that are one: what is told waits here."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[News] = []

    def tell(self, news: News) -> None:
        self.told.append(news)

    async def listen(self) -> None: ...

    async def send(self, messages: list[bytes]) -> None: ...

    async def hang_up(self) -> None: ...


def drained(viewer: Viewer) -> list[Any]:
    found = []
    while not viewer.waiting.empty():
        found.append(msgspec.json.decode(viewer.waiting.get_nowait() or b"null"))
    return found


def test_who_hears_of_an_entry_goes_on_by_it_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes with one table in memory: what one plays the other plays after it, and shows the same; where
    something is hidden, or news was lost, it is read from the database."""

    async def work() -> None:
        here = await hub_on(tmp_path / "tables.db")
        there = Hub(here.store)
        there._open = True
        lines = Twin(), Twin()
        both = Together(here, lines[0], drives=False), Together(there, lines[1], drives=False)
        table = await played(here, SEATS, 0)
        here.together = both[0]
        follower = await there.loaded(table.id)
        there.together = both[1]
        viewers = Viewer("", None), Viewer("", None)
        table.viewers.add(viewers[0])
        follower.viewers.add(viewers[1])
        table.elsewhere["there"] = {"bert"}
        for one in (table, follower):
            position(one, None)
        numbers = random.Random(7)
        asked = 0
        ask = here.store.entries

        async def count(*which: Any, **how: Any) -> Any:
            nonlocal asked
            asked += 1
            return await ask(*which, **how)

        monkeypatch.setattr(here.store, "entries", count)
        hidden = carried = 0
        for turn in range(120):
            state = table.begun()
            after = state.clone()
            after.play(numbers.choice(state.legal()))
            await here.commit(table, state, after, "guest")
            news, lines[0].told = lines[0].told, []
            sent = next(one for one in news if one.revision)
            carried += sent.row is not None
            hidden += sent.row is None
            if turn % 10 == 3:
                continue  # it is lost
            for part in in_parts(news):
                lines[1]._take(part)
            while follower.revision < table.revision:
                await asyncio.sleep(0.01)
            assert follower.begun() == table.begun()
            seen = [[one for one in drained(viewer) if one["type"] == "step"] for viewer in viewers]
            entries = [[entry for step in steps for entry in step["entries"]] for steps in seen]
            assert entries[0] == entries[1] and seen[0][-1]["position"]["number"] == table.number
        lost = sum(1 for turn in range(120) if turn % 10 == 3)
        assert carried > 60 and asked <= hidden + 2 * lost, (carried, hidden, asked)
        await here.close()

    asyncio.run(work())
