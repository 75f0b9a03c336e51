"""Bots in their workers: they remember, take turns, and when they fail the game goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.bots.engines import bad
from tests.for_long import for_long
from tricorne.bots.registry import ENGINES, name_engines
from tricorne.kernel.state import State
from tricorne.server import thinkers
from tricorne.server.thinkers import Thinkers

BOTS = '''
import os
import time

from tricorne.bots import Bot


class Counting(Bot):
    """Its n-th decision is the n-th legal action; only who remembers can count."""

    def __init__(self):
        self.decisions = 0

    def decide(self, seat):
        self.decisions += 1
        return seat.legal()[self.decisions]


class Slow(Bot):
    def decide(self, seat):
        time.sleep(0.3)
        return seat.legal()[-1]


class Failing(Bot):
    def decide(self, seat):
        raise RuntimeError("no idea")


class Dying(Bot):
    def decide(self, seat):
        os._exit(1)


class Cheating(Bot):
    def decide(self, seat):
        return 10**9
'''


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("bots") / "own.py"
    path.write_text(BOTS)
    return str(path)


def state() -> State:
    options: dict[str, object] = {"setup-duplicates": "keep"}
    return tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1756, options=options)


def with_workers(count: int, work: Any) -> Any:
    async def inside() -> Any:
        found = Thinkers(count)
        try:
            return await work(found)
        finally:
            found.close()

    return asyncio.run(inside())


async def choice(workers: Thinkers, table: str, game: State, name: str, seed: str = "") -> int:
    """What a bot plays for Britain."""
    return (await workers.decide(table, game, "britain", name, seed))[0]


def test_a_bot_remembers_its_table_and_its_seat(bots: str) -> None:
    game = state()
    legal = game.legal()

    async def work(workers: Thinkers) -> list[int]:
        asked = [("one", "a"), ("one", "b"), ("two", "c"), ("one", "d")]
        return [await choice(workers, table, game, f"{bots}:Counting", seed) for table, seed in asked]

    assert with_workers(1, work) == [legal[1], legal[2], legal[1], legal[3]]


def test_the_usual_worker_is_asked_unless_it_is_busy(bots: str) -> None:
    game = state()
    legal = game.legal()

    async def work(workers: Thinkers) -> list[int]:
        counting, slow = f"{bots}:Counting", f"{bots}:Slow"
        first = await choice(workers, "one", game, counting)
        busy = asyncio.create_task(choice(workers, "two", game, slow))
        while not any(worker.busy for worker in workers.workers):
            await asyncio.sleep(0.001)
        taken = [worker for worker in workers.workers if worker.busy]
        again = await choice(workers, "one", game, counting)
        await busy
        assert workers._usual["two"] in taken
        return [first, again]

    first, again = with_workers(2, work)
    # Table two went to whoever was free: if that was the usual worker of table one, another one began anew.
    assert first == legal[1] and again in (legal[1], legal[2])


def test_tables_wait_in_line_and_the_server_goes_on(bots: str) -> None:
    game = state()

    async def work(workers: Thinkers) -> tuple[list[str], int]:
        await choice(workers, "warm", game, "random")
        done: list[str] = []
        beats = 0

        async def ask(table: str) -> None:
            await choice(workers, table, game, f"{bots}:Slow")
            done.append(table)

        tasks = [asyncio.create_task(ask(table)) for table in ("one", "two", "three")]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0.01)
            beats += 1
        return done, beats

    done, beats = with_workers(1, work)
    assert done == ["one", "two", "three"]
    assert beats > 10, "the loop stood still while bots were thinking"


@pytest.mark.parametrize("kind", ["Failing", "Dying", *map(for_long, ("Cheating", "Missing"))])
def test_whatever_a_bot_does_the_game_goes_on(bots: str, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    game = state()

    async def work(workers: Thinkers) -> tuple[int, int]:
        bad = await choice(workers, "one", game, f"{bots}:{kind}")
        good = await choice(workers, "one", game, f"{bots}:Counting")
        return bad, good

    bad, good = with_workers(1, work)
    assert bad == game.legal()[0] and good == game.legal()[1]
    assert caplog.records


def test_a_worker_that_got_ready_is_there_when_it_is_asked(caplog: pytest.LogCaptureFixture) -> None:
    """The quick one gets ready while another thinks: the server must be able to read what comes back."""
    game = state()

    async def work(workers: Thinkers) -> int:
        await choice(workers, "one", game, "search@0.01")
        ready = await workers.quick.ready()
        for worker in workers.workers:
            worker.busy = True
        quick = await choice(workers, "two", game, "random")
        assert await workers.quick.ready() is ready
        return quick

    assert with_workers(1, work) in game.legal()
    assert not caplog.records


def test_a_worker_begins_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who is connected waits while its process loads."""
    where: list[int] = []
    usual = thinkers._start_method

    def noted() -> BaseContext:
        where.append(threading.get_ident())
        return usual()

    monkeypatch.setattr(thinkers, "_start_method", noted)
    game = state()
    assert with_workers(1, lambda workers: choice(workers, "one", game, "random")) in game.legal()
    assert where and threading.get_ident() not in where


def test_a_bot_that_does_not_decide_is_left_behind(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST_S", 0.05)
    game = state()

    async def work(workers: Thinkers) -> int:
        return await choice(workers, "one", game, f"{bots}:Slow")

    begun = time.monotonic()
    assert with_workers(1, work) == game.legal()[0]
    assert time.monotonic() - begun < 30


def test_workers_leave_the_processor_to_the_server(tmp_path: Path) -> None:
    path = tmp_path / "polite.py"
    path.write_text(
        "import os\nfrom tricorne.bots import Bot\n\n\nclass Polite(Bot):\n    def decide(self, seat):\n"
        "        return seat.legal()[min(os.getpriority(os.PRIO_PROCESS, 0), 3)]\n"
    )
    game = state()

    async def work(workers: Thinkers) -> int:
        return await choice(workers, "one", game, f"{path}:Polite")

    assert with_workers(1, work) == game.legal()[3]


def test_an_engine_that_the_host_has_named_thinks_in_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find its command by its name; it takes the last open action."""
    monkeypatch.setenv(ENGINES, "{}")
    name_engines([f"mine={bad(tmp_path, 'plays').removeprefix('engine:')}"])
    game = state()
    assert not thinkers.is_quick("mine", game.game.id)
    assert with_workers(1, lambda workers: choice(workers, "one", game, "mine")) == game.legal()[-1]


def test_decisions_come_before_work_that_nobody_waits_for(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances of a study stand behind advice, even if they were asked for first; but not for ever."""
    game = state()

    async def work(workers: Thinkers) -> list[str]:
        await choice(workers, "warm", game, f"{bots}:Slow")
        done: list[str] = []

        async def ask(table: str) -> None:
            await choice(workers, table, game, f"{bots}:Slow")
            done.append(table)

        async def compute(name: str) -> None:
            assert await workers.run_behind("study", "ada", len, name) == len(name)
            done.append(name)

        tasks = [asyncio.create_task(one) for one in (ask("first"), compute("curve"))]
        await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(one) for one in (ask("advice"), ask("more"))]
        await asyncio.gather(*tasks)
        return done

    assert with_workers(1, work) == ["first", "advice", "more", "curve"]
    monkeypatch.setattr(thinkers, "LONGEST_WAIT_S", 0.05)
    assert with_workers(1, work) == ["first", "curve", "advice", "more"]
