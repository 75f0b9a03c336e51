"""Many who ask in one moment are answered by one question."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tricorne.server.gathered import MOST_AT_ONCE, Found, Gathered
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.store import Store


def test_everybody_is_found_by_a_few_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        hub = Hub(Store(str(tmp_path / "tables.db")))
        await hub.open()
        try:
            made = await asyncio.gather(*(Guests(hub.store).make(f"Guest {at}") for at in range(MOST_AT_ONCE + 50)))
            asked: list[int] = []
            rows = hub.store.rows

            async def counted(query: object, values: dict[str, list[str]]) -> object:
                asked.append(len(values["tokens"]))
                return await rows(query, values)  # type: ignore[arg-type]

            monkeypatch.setattr(hub.store, "rows", counted)
            wanted = [*(token for _, token in made), made[0][1], "a token of nobody"]
            found = await asyncio.gather(*(hub.store.guest(token) for token in wanted))
            assert [row.id if row else None for row in found] == [*(guest.id for guest, _ in made), made[0][0].id, None]
            assert asked == [MOST_AT_ONCE, 51]
        finally:
            await hub.close()

    asyncio.run(work())


def test_who_goes_away_or_a_failure_stops_nobody_else() -> None:
    async def work() -> None:
        asked: list[list[str]] = []

        async def ask(keys: list[str]) -> Found:
            asked.append(keys)
            await asyncio.sleep(0.01)
            if "bad" in keys:
                raise OSError("the line is broken")
            return {}

        gathered = Gathered(ask)
        first = asyncio.create_task(gathered.row("a"))
        second = asyncio.create_task(gathered.row("a"))
        await asyncio.sleep(0)
        later = asyncio.create_task(gathered.row("b"))
        await asyncio.sleep(0)
        first.cancel()
        assert await second is None and await later is None
        with pytest.raises(OSError, match="broken"):
            await gathered.row("bad")
        assert await gathered.row("c") is None
        assert asked == [["a", "b"], ["bad"], ["c"]] or asked == [["a"], ["b"], ["bad"], ["c"]]

    asyncio.run(work())
