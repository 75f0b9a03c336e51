"""Clocks: they run for people alone, survive a restart, and run out in three ways, once. The time is given, nobody
waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tricorne.kernel.state import State
from tricorne.server import ending, schema, seating
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping as notices
from tricorne.server.pace import clock as clocks
from tricorne.server.pace.clock import Clock, Left, Moved
from tricorne.server.pace.keeper import Keeper
from tricorne.server.pace.series import go_on
from tricorne.server.pace.wire_pace import Pace, SeriesPlan, WhenOut
from tricorne.server.problems import Late, RequestRefused
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest, Seat
from tricorne.server.wire import Join, NewTable, SeatPlan, Start

ANNA, BORIS = Guest("anna", "Anna"), Guest("boris", "Boris")
LIVE = Pace("live", 600, 30)
DAYS = Pace("days", 3600, 7200)
GAME = "imperial-struggle"


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


class TimedHub:
    """A hub whose time is given."""

    def __init__(self, db: Path) -> None:
        self.time = 1_000_000.0
        self.hub = Hub(Store(str(db)))
        self.hub.now = lambda: self.time
        self.keeper = Keeper(self.hub, {})

    async def table(self, pace: Pace, seats: tuple[str, ...] = ("britain", "france"), **more: Any) -> GameTable:
        """Anna leads the first seat, Boris the second, bots that nobody asks the others."""
        plans = [SeatPlan(seats[0], "me"), SeatPlan(seats[1], "open")]
        plans += [SeatPlan(one, "bot", "random") for one in seats[2:]]
        game = GAME if len(seats) == 2 else "struggle-of-empires"
        table = await seating.create(self.hub, ANNA, NewTable(game, plans, pace=pace, listed=True, **more))
        await seating.join(self.hub, table, BORIS, Join())
        assert table.status == "playing"
        return table

    async def play(self, table: GameTable, by: Guest = ANNA) -> State:
        state = table.begun()
        after = state.clone()
        after.play(state.legal()[0])
        async with table.lock:
            await self.hub.commit(table, state, after, by.id)
        return after

    def left(self, table: GameTable, seat: str) -> float:
        told = table.info("").clock
        assert told is not None
        return next(one.left for one in told.seats if one.power == seat)


@asynccontextmanager
async def timed_hub(db: Path) -> AsyncIterator[TimedHub]:
    found = TimedHub(db)
    await found.hub.open()
    yield found
    await found.hub.close()


def other(seat: str) -> str:
    return "france" if seat == "britain" else "britain"


# -- counting time ---------------------------------------------------------------------------------------


def seat(id: str, guest: str, stand_in: str = "") -> Seat:
    return Seat(id, "person", guest, guest, "", stand_in)


TWO = [seat("a", "anna"), seat("b", "boris")]


def test_a_live_clock_gains_for_each_decision_and_nothing_by_taking_back() -> None:
    clock = clocks.moved_on(Clock(LIVE), Moved("", "a", False, 0), 0.0, TWO, {})
    clock = clocks.moved_on(clock, Moved("a", "b", True, 0), 100.0, TWO, {})
    assert clock.left["a"].bank == 600 - 100 + 30 and clock.running == "b"
    # B thinks for 50 s, A takes back, and plays again after 10 s: nothing is given back, nothing given twice.
    clock = clocks.moved_on(clock, Moved("b", "a", False, 1), 150.0, TWO, {})
    clock = clocks.moved_on(clock, Moved("a", "b", True, 0), 160.0, TWO, {})
    assert (clock.left["a"].bank, clock.left["b"].bank, clock.behind) == (520.0, 550.0, 0)
    clock = clocks.moved_on(clock, Moved("b", "a", True, 0), 170.0, TWO, {})
    assert clock.left["b"].bank == 540.0 + 30


def test_by_days_a_turn_is_used_up_before_the_bank_and_a_turn_taken_back_is_no_new_one() -> None:
    clock = clocks.moved_on(Clock(DAYS), Moved("", "a", False, 0), 0.0, TWO, {})
    assert clocks.due(clock, TWO, {}) == 7200 + 3600
    clock = clocks.moved_on(clock, Moved("a", "a", True, 0), 7000.0, TWO, {})
    assert clock.left["a"] == Left(3600.0, 200.0), "one decision after the other is one turn"
    clock = clocks.moved_on(clock, Moved("a", "b", True, 0), 8000.0, TWO, {})
    assert clock.left["a"] == Left(2800.0, 0.0) and clock.left["b"].turn == 7200
    clock = clocks.moved_on(clock, Moved("b", "a", False, 1), 8100.0, TWO, {})
    assert clock.left["a"] == Left(2800.0, 0.0)
    holidays = {"anna": [(8150.0, 108150.0)]}
    assert clocks.due(clock, TWO, holidays) == 8100 + 2800 + 100000
    assert clocks.told(clock, 9000.0, TWO, holidays).seats[0].holiday == 108150.0
    assert clocks.up_to_now(clock, 108200.0, TWO, holidays).left["a"].bank == 2700.0


def test_nothing_runs_while_a_bot_stands_in_and_whoever_returns_has_a_little_time() -> None:
    clock = clocks.moved_on(Clock(LIVE), Moved("", "a", False, 0), 0.0, TWO, {})
    away = [seat("a", "anna", "random"), TWO[1]]
    clock = clocks.reseated(clock, "a", 700.0, away, {})
    assert clock.running == "" and clock.left["a"].bank == 0.0 and clocks.due(clock, away, {}) == 0.0
    clock = clocks.reseated(clock, "a", 9000.0, TWO, {})
    assert clock.running == "a" and clock.left["a"].bank == clocks.BACK_S


@pytest.mark.parametrize(
    "pace", [Pace("live", 5, 0), Pace("live", 600, 9999), Pace("days", 0, 0), Pace("days", 0, 10**9)]
)
def test_a_pace_that_cannot_be_kept_is_refused(pace: Pace) -> None:
    with pytest.raises(RequestRefused):
        clocks.checked(pace)


# -- at a table --------------------------------------------------------------------------------------


@pytest.mark.parametrize("out", ["stand-in", "reminder", "forfeit"])
def test_time_runs_out_in_three_ways_and_once(tmp_path: Path, out: WhenOut) -> None:
    async def work() -> None:
        async with timed_hub(tmp_path / "t.db") as it:
            it.hub.ask_bots = lambda table: None  # type: ignore[method-assign]  # what a bot would play is no matter here
            table = await it.table(Pace("live", 600, 30, out))
            asked, other_one = table.actor, other(table.actor)
            it.time += 599.0
            await it.keeper.look()
            assert it.left(table, asked) == 1.0 and not table.seat(asked).played_by()  # type: ignore[union-attr]
            it.time += 2.0
            for _ in range(2):
                before = table.revision
                await it.keeper.look()
            assert table.revision == before, "once is enough"
            sat = table.seat(asked)
            assert sat is not None
            if out == "forfeit":
                info = table.info("anna")
                assert (info.status, info.ended, info.winners) == ("over", "time", [other_one])
            elif out == "stand-in":
                assert sat.stand_in and table.status == "playing" and not table.info("").clock.seats[0].running  # type: ignore[union-attr]
                await seating.stand_in(it.hub, table, Guest(sat.guest, sat.player), asked, "", 0.0)
                assert it.left(table, asked) == clocks.BACK_S
            else:
                told = next(one for one in table.info("").clock.seats if one.power == asked)  # type: ignore[union-attr]
                assert told.out and not sat.stand_in and table.status == "playing"
                it.time += 50.0
                await it.play(table, ANNA)
                assert it.left(table, asked) == 30.0

    run(work())


def test_a_reminder_is_written_down_once_for_whoever_wants_to_be_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with timed_hub(tmp_path / "t.db") as it:
            table = await it.table(Pace("days", 0, 3600, "reminder"))
            sat = table.seat(table.actor)
            assert sat is not None
            await it.hub.store.write(*notices.new_way(sat.guest, notices.MAIL, ""))
            for _ in range(3):
                it.time += 4000.0
                await it.keeper.look()
            found = await it.hub.store.rows(schema.notices.select())
            assert [(row.guest, row.kind, row.number) for row in found] == [(sat.guest, "time", table.number)]

    run(work())


def test_a_clock_survives_a_restart_and_the_house_is_patient_when_it_opens(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        async with timed_hub(tmp_path / "t.db") as it:
            table = await it.table(LIVE)
            it.time += 100.0
            await it.play(table)
            return table.id, table.actor

    async def second(id: str, asked: str) -> None:
        found = TimedHub(tmp_path / "t.db")
        found.time += 10_000.0
        found.keeper = Keeper(found.hub, {"live": 30.0})
        found.keeper.since = found.time
        await found.hub.open()
        table = await found.hub.loaded(id)
        assert table.actor == asked and found.left(table, asked) == 0.0
        await found.keeper.look()
        assert not table.seat(asked).stand_in  # type: ignore[union-attr]
        found.time += 31.0
        await found.keeper.look()
        assert table.seat(asked).stand_in  # type: ignore[union-attr]
        await found.hub.close()

    run(second(*run(first())))


def test_of_two_processes_one_acts(tmp_path: Path) -> None:
    """The second knows the table as it was: what it would write is refused, and it learns what has happened."""

    async def work() -> None:
        async with timed_hub(tmp_path / "t.db") as it:
            it.hub.ask_bots = lambda table: None  # type: ignore[method-assign]
            table = await it.table(Pace("live", 60, 0, "forfeit"), ("britain", "france", "spain"))
            while table.actor == "spain":
                await it.play(table)
            asked = table.seat(table.actor)
            beside = Hub(it.hub.store)
            beside.now = it.hub.now
            beside._open = True
            late = Keeper(beside, {})
            stale = await beside.loaded(table.id)
            it.time += 61.0
            await it.keeper.look()
            assert asked is not None and table.seat(asked.id).resigned  # type: ignore[union-attr]
            revision = table.revision
            assert stale.revision < revision
            with pytest.raises(Late):
                await late._time_is_out(table.id)
            assert stale.revision == revision and sum(one.resigned for one in stale.seats) == 1

    run(work())


# -- series ------------------------------------------------------------------------------------------


def test_a_series_goes_on_by_itself_with_rotated_seats_until_it_is_decided(tmp_path: Path) -> None:
    async def work() -> None:
        async with timed_hub(tmp_path / "t.db") as it:
            table = await it.table(LIVE, series=SeriesPlan(3, 2), title="Friday")
            assert table.info("anna").series.number == 1  # type: ignore[union-attr]
            for number in (1, 2):
                mine = table.mine("anna")
                await ending.resign(it.hub, table, BORIS, "")
                told = table.info("anna").series
                assert told is not None and told.wins == {mine[0]: number, other(mine[0]): 0}
                for _ in range(500):
                    if table.rematch or told.over:
                        break
                    await asyncio.sleep(0.01)
                if told.over:
                    break
                await go_on(it.hub, table)  # another process would find that it is done
                following = await it.hub.table(table.rematch)
                assert following.mine("anna") == [other(mine[0])] and following.info("").pace == LIVE
                assert following.title == "Friday" and following.info("").opening is False
                assert following.info("").status == "waiting", "letters may be added to the dice"
                await seating.start(it.hub, following, ANNA, Start())
                assert following.info("").status == "playing" and not following.seats[0].resigned
                table = following
            final = table.info("anna").series
            assert final is not None and final.number == 2 and final.over and final.leaders == table.mine("anna")
            assert not table.rematch

    run(work())
