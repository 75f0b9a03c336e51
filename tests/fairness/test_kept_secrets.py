"""What decides the dice of a live table is in no position, no view, no bot's job and no line of the log."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tricorne.kernel.chance import commitment
from tricorne.kernel.keyed import KeyedChance
from tricorne.server import beginning, letters, past, seating
from tricorne.server.bots import go_on, reason
from tricorne.server.broadcast import moment
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.record import snapshot_of
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest
from tricorne.server.thinkers import Thinkers
from tricorne.server.viewer import encoder
from tricorne.server.wire import NewTable, OpenLetter, SeatPlan

ANNA = Guest("guest-anna", "Anna")
LETTER = "5a" * 32
SEATS = ["britain", "france", "russia"]


class Watched:
    """Collects what leaves the server, by where it went."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {"job": [], "view": [], "position": [], "record": []}

    def keep(self, where: str, thing: object) -> None:
        self.found[where].append(thing if isinstance(thing, str) else json.dumps(thing, default=repr))


async def watch(table: GameTable, kept: Watched) -> None:
    """Everything that is shown, handed on or written down about a table as it stands."""
    state = table.begun()
    for eyes in (None, *SEATS):
        kept.keep("view", encoder.encode(moment(table, state, eyes)).decode())
        kept.keep("view", encoder.encode(table.info(ANNA.id if eyes == "britain" else "")).decode())
        if table.status == "playing":
            kept.keep("record", past.record(table, eyes))
    kept.keep("position", snapshot_of(table.id, state))
    kept.keep("position", state.to_json())
    kept.keep("position", state.header)
    assert state.position.rng == [], "there is nothing in the position to draw from"


def test_the_letters_stay_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = Watched()
    own = Thinkers._ask

    async def listen_in(self: Thinkers, table: str, *more: Any) -> Any:
        kept.keep("job", more)
        return await own(self, table, *more)

    monkeypatch.setattr(Thinkers, "_ask", listen_in)
    caplog.set_level(logging.DEBUG)

    async def work() -> tuple[GameTable, str]:
        hub = Hub(Store(str(tmp_path / "tables.db")))
        await hub.open()
        hub.go_on = lambda table: None  # type: ignore[method-assign]  # bots are asked one by one below
        plans = [SeatPlan("britain", "me"), *(SeatPlan(seat, "bot", "ensign") for seat in SEATS[1:])]
        asked = NewTable("struggle-of-empires", plans, order="given", seal=commitment(LETTER))
        table = await seating.create(hub, ANNA, asked)
        await beginning.open_letter(hub, table, ANNA, OpenLetter("britain", LETTER))
        secret = table.letters[letters.HOUSE].text
        assert table.status == "playing" and len(secret) == 64
        explained = False
        for _ in range(80):
            await watch(table, kept)
            seat = table.seat(table.actor)
            assert seat is not None
            if seat.played_by():
                number = table.number
                await go_on(hub, table, number)
                if not explained and table.pages[-1].led_by == "" and table.pages[-1].entry.kind == "play":
                    try:
                        await reason(hub, table, ANNA, table.number)
                        explained = True
                    except Exception:
                        logging.getLogger("tricorne.server").exception("no reason")
                continue
            state = table.begun()
            after = state.clone()
            after.play(state.legal()[0])
            await hub.commit(table, state, after, ANNA.id)
        assert explained
        logging.getLogger("tricorne.server").error("as it stands: %s %s", table.state, table.setting().__dict__)
        await hub.close()
        return table, secret

    table, secret = asyncio.run(work())
    assert all(kept.found.values()), {where: len(found) for where, found in kept.found.items()}
    key = KeyedChance(secret, [LETTER])
    hidden = {"the letter of the house": secret, "the key": key._key.hex(), "the seed of the bots": table.bot_seed}
    for where, found in {**kept.found, "log": [record.getMessage() for record in caplog.records]}.items():
        for text in found:
            for what, words in hidden.items():
                assert words not in text, f"{what} in a {where}"
            # What people have written is open from the first entry on, but no bot's business.
            assert where not in ("job", "position", "log") or LETTER not in text, where
    assert not any(word in caplog.text for word in hidden.values())


def test_a_bot_learns_nothing_of_the_numbers_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seed is for its seat and this entry alone."""
    seeds: list[str] = []

    async def work() -> None:
        hub = Hub(Store(str(tmp_path / "tables.db")))
        await hub.open()

        async def note(table: str, state: Any, seat: str, name: str, seed: str, *more: Any) -> tuple[int, str]:
            seeds.append(seed)
            return state.legal()[0], ""

        monkeypatch.setattr(hub.thinkers, "decide", note)
        plans = [SeatPlan("britain", "me"), *(SeatPlan(seat, "bot", "random") for seat in SEATS[1:])]
        table = await seating.create(hub, ANNA, NewTable("struggle-of-empires", plans, order="given"))
        while len(seeds) < 6:
            if table.actor == "britain":
                state = table.begun()
                after = state.clone()
                after.play(state.legal()[0])
                await hub.commit(table, state, after, ANNA.id)
            await asyncio.sleep(0.001)
        assert table.bot_seed and not any(table.bot_seed in seed for seed in seeds)
        await hub.close()

    asyncio.run(work())
    assert len(set(seeds)) == len(seeds)
