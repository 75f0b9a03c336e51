"""Tables that were stored before their dice were made of letters go on with the seed that they began with."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import tricorne
from tricorne.kernel.chance import commitment
from tricorne.kernel.record import Record
from tricorne.server import letters, past, seating
from tricorne.server.hub import Hub
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest
from tricorne.server.wire import Join

STORED = Path(__file__).parent / "old" / "tables-version-2.sql"
"""A database as an older server left it: a game in play after 47 entries, and a table that waits for somebody."""
PLAYED, WAITING = "e3da073bbbb132d0", "4b44b814da449b68"
SEED = "0bd057d2b7078f6a62e7f1e89f7cec93"
TO_COME = (
    "sink 1 success success stay success success success success sink 1 success success success sink 0 success 1 1 1 "
    "ott-3 eas-5 ind-5 afr-4"
)
"""What the older server drew after that, while always the first legal action was played up to entry 120."""


def stored(tmp_path: Path) -> Hub:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.executescript(STORED.read_text())
    connection.close()
    return Hub(Store(str(tmp_path / "tables.db")))


def test_a_game_in_play_goes_on_with_its_seed(tmp_path: Path) -> None:
    async def work() -> None:
        hub = stored(tmp_path)
        await hub.open()
        table = await hub.loaded(PLAYED)
        assert table.number == 47 and table.commitment() == commitment(SEED) and table.info("").seed is None
        assert letters.HOUSE not in table.letters
        while table.number < 120:
            state = table.begun()
            after = state.clone()
            after.play(state.legal()[0])
            await hub.commit(table, state, after, "guest")
        drawn = [outcome.text for page in table.pages[48:] for outcome in page.entry.outcomes]
        assert drawn == TO_COME.split()
        await hub.close()
        hub = Hub(Store(str(tmp_path / "tables.db")))
        await hub.open()
        again = await hub.loaded(PLAYED)
        assert again.begun() == table.begun()
        await seating.close(hub, again, Guest("guest", "Guest"))
        text = past.record(again, None)
        report = tricorne.verify(text)
        assert report.ok and report.seed == report.commitment == "fits" and report.letters == "absent"
        assert Record.read(text).dice == "" and Record.read(text).seed == SEED
        await hub.close()

    asyncio.run(work())


def test_a_table_that_waits_keeps_the_seal_that_was_shown(tmp_path: Path) -> None:
    """Its seal was published for the seed: who sits down now adds no letter, and the game begins at once."""

    async def work() -> None:
        hub = stored(tmp_path)
        await hub.open()
        table = await hub.table(WAITING)
        sealed = table.commitment()
        await seating.join(hub, table, Guest("bert", "Bert"), Join("", table.invite, commitment("b2" * 32)))
        assert table.status == "playing" and table.commitment() == sealed == commitment(table.seed)
        assert table.info("bert").letters == []
        await hub.close()

    asyncio.run(work())
