"""The writer: what goes straight to a file and what goes the long way end alike, and nobody is answered too early."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, update
from sqlalchemy.exc import DBAPIError

from tests.server.test_store import run
from tricorne.server.notices import keeping as notices
from tricorne.server.pen import Pen
from tricorne.server.schema import guests, snapshots
from tricorne.server.store import NEW_SNAPSHOT, Store, saw
from tricorne.server.writer import EVERY_ROW, OFTEN, BadDatabase, MovedOn, Write

SELDOM_MADE = snapshots.insert()
CHANGED = (
    update(snapshots)
    .where(snapshots.c.number == bindparam("of"))
    .values(version=bindparam("now"))
    .execution_options(**{EVERY_ROW: True, OFTEN: True})
)


def row(number: int) -> dict[str, Any]:
    return {"table_id": "table", "number": number, "version": 1, "position": "{}", "anchor": ""}


def often(*numbers: int) -> Write:
    """Goes straight to the file."""
    return NEW_SNAPSHOT, [row(number) for number in numbers]


def seldom(number: int) -> Write:
    """Makes its whole transaction go the long way."""
    return SELDOM_MADE, [row(number)]


def with_store(tmp_path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    run(opened())


async def on_disk(store: Store) -> list[tuple[int, int]]:
    rows = await store.rows(snapshots.select().order_by(snapshots.c.number))
    return [(found.number, found.version) for found in rows]


@pytest.mark.parametrize("also", [[], [seldom(9)]], ids=["straight", "at length"])
def test_what_cannot_be_written_takes_nothing_along(tmp_path: Path, also: list[Write]) -> None:
    """Of several changes in one transaction the others are written; of the one that fails, nothing is."""

    async def work(store: Store) -> None:
        await store.write(often(1))
        before = store.writer.transactions
        answers = await asyncio.gather(
            store.write(often(2, 3), *also),
            store.write(often(4), often(1)),
            store.write(often(5), (CHANGED, [{"of": 77, "now": 2}])),
            store.write((CHANGED, [{"of": 1, "now": 2}]), often(6)),
            return_exceptions=True,
        )
        assert store.writer.transactions == before + 1
        assert answers[0] == [0] * (1 + len(also)) and answers[3] == [0, 0]
        assert isinstance(answers[1], DBAPIError) and "UNIQUE" in str(answers[1]) and "{}" not in str(answers[1])
        assert isinstance(answers[2], MovedOn)
        expected = [(1, 2), (2, 1), (3, 1), (6, 1)]
        assert await on_disk(store) == expected + [(9, 1)] * len(also)

    with_store(tmp_path, work)


def test_one_change_that_has_been_overtaken_leaves_no_trace(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(MovedOn):
            await store.write(often(1), (CHANGED, [{"of": 2, "now": 2}]))
        assert await on_disk(store) == []
        assert await store.write(often(1), (CHANGED, [{"of": 1, "now": 2}])) == [0, 0]
        assert await on_disk(store) == [(1, 2)]

    with_store(tmp_path, work)


def test_new_rows_have_their_ids_whatever_is_written_beside_them(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        guest = {"id": "anna", "name": "Anna", "token": "t", "created": 1.0}
        ids = await store.write(often(1), (guests.insert().values(guest), None), often(2))
        assert ids[0] == ids[2] == 0 and len(ids) == 3
        assert await on_disk(store) == [(1, 1), (2, 1)]

    with_store(tmp_path, work)


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    """Also where somebody has stopped waiting for it; what comes later is refused."""

    async def work() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        writing = [asyncio.ensure_future(store.write(often(number))) for number in range(5)]
        await asyncio.sleep(0)
        writing[0].cancel()
        writing.append(asyncio.ensure_future(store.write(often(5))))
        await asyncio.sleep(0)
        await store.close()
        found = await asyncio.gather(*writing, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError) and found[1:] == [[0]] * 5
        with pytest.raises(BadDatabase, match="closing down"):
            await store.write(often(6))
        again = Store(str(tmp_path / "tables.db"))
        await again.open()
        assert await on_disk(again) == [(number, 1) for number in range(6)]
        await again.close()

    run(work())


def test_a_pen_does_one_thing_after_another_in_a_thread_of_its_own() -> None:
    async def work() -> None:
        pen = Pen("pen")
        threads: list[str] = []

        def noted() -> str:
            threads.append(threading.current_thread().name)
            return f"{len(threads)}"

        assert list(await asyncio.gather(pen.do(noted), pen.do(noted))) == ["1", "2"]
        with pytest.raises(ZeroDivisionError):
            await pen.do(lambda: 1 // 0)
        assert await pen.do(noted) == "3"
        assert threads == ["pen"] * 3
        pen.put_down()
        assert "pen" not in [thread.name for thread in threading.enumerate()]

    run(work())


def test_a_pen_that_has_done_nothing_is_put_down_at_once() -> None:
    Pen("pen").put_down()


def test_what_every_act_may_write_goes_straight_to_the_file() -> None:
    """Else all that shares a transaction with it would go the long way: that costs more than the act."""
    acts = [notices.begins("t", "anna", "turn", 3, 1.0), notices.others_ended("t", "anna"), *saw("t", "anna", 3)]
    for statement, rows in acts:
        assert rows is not None and statement.get_execution_options().get(OFTEN)
