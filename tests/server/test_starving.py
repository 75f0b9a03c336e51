"""Nobody can starve the server: greedy sockets, half-open requests, and bots that think long hold nobody up. The long
ones (long_starving.py) measure it with figures."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import tricorne
from tests.for_long import for_long
from tests.server.greedy import GREEDY, MODEST, Asker, Neighbour, half_open, still_open
from tests.server.running_server import Person, RunningServer
from tricorne.server import bots
from tricorne.server.door import FILES_KEPT, Door
from tricorne.server.limits import Limits
from tricorne.server.live import MOST_CONNECTIONS
from tricorne.server.serve import BadAddress, check_proxies
from tricorne.server.thinkers import Thinkers, Worker, is_quick

KEEP = {"setup-duplicates": "keep"}
ALL_MINE = {"britain": "me", "france": "same-screen", "russia": "same-screen"}


def answered(socket: ClientConnection) -> Any:
    """What a channel is told first of all that concerns it."""
    while True:
        event = json.loads(socket.recv(timeout=30))
        if event["type"] != "table":
            return event


def test_who_nobody_knows_counts_by_his_address(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create(ALL_MINE, options=KEEP)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
    with ExitStack() as open_up:
        for _ in range(MOST_CONNECTIONS):
            # All that comes is taken in, read or not: whoever stops taking is slow to leave.
            one = open_up.enter_context(connect(address, source_address=(GREEDY, 0), max_queue=None))
            assert answered(one)["type"] == "welcome"
        with connect(address, source_address=(GREEDY, 0)) as one:
            assert answered(one)["code"] == "too-fast"
        with connect(address, source_address=(MODEST, 0)) as one:
            assert answered(one)["type"] == "welcome"


def test_one_address_has_so_many_channels(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", Limits(0, 0, 0, 1000, sockets=5))
    try:
        anna = Person(server.port, "Anna")
        headers = {"Authorization": f"Bearer {anna.token}"}
        with ExitStack() as open_up:
            address = f"ws://127.0.0.1:{server.port}/api/live"
            for _ in range(5):
                open_up.enter_context(connect(address, additional_headers=headers))
            time.sleep(0.2)
            with connect(address, additional_headers=headers) as one:
                assert json.loads(one.recv(timeout=30))["code"] == "too-fast"
        time.sleep(0.2)
        with connect(address, additional_headers=headers) as one, pytest.raises(TimeoutError):
            one.recv(timeout=0.5)
    finally:
        server.close()


def test_greedy_questions_are_refused_and_others_answered(tmp_path: Path) -> None:
    """Small here, because the machine of the tests is busy; figures are measured by long_starving.py."""
    server = RunningServer(tmp_path / "tables.db", Limits(1000, 1000, 0, 1000, questions=0.05))
    try:
        bert = Neighbour(server.port, "Bert")
        table = bert.create(ALL_MINE, options=KEEP)
        asker = Asker(server.port, table, 6)
        asker.start()
        with bert.look(table, "britain") as live:
            until = time.monotonic() + 30
            while not asker.refused and time.monotonic() < until:
                time.sleep(0.05)
            assert live.act("look", seat="britain")["type"] == "done"
        asker.stop.set()
        asker.join(30)
        assert asker.refused and asker.answered
    finally:
        server.close()


@pytest.mark.parametrize("quick", [pytest.param(True, id="httptools"), for_long(False, id="h11")])
def test_requests_that_do_not_end_are_cut_off(tmp_path: Path, quick: bool) -> None:
    server = RunningServer(tmp_path / "tables.db", patience=(0.5, 0.5), quick=quick)
    try:
        held = half_open(server.port, 40)
        body = socket.create_connection(("127.0.0.1", server.port))
        body.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
        )
        silent = socket.create_connection(("127.0.0.1", server.port))
        until = time.monotonic() + 20
        while still_open([*held, body, silent]) and time.monotonic() < until:
            time.sleep(0.1)
        assert still_open([*held, body, silent]) == 0
        for one in (*held, body, silent):
            one.close()
        # A live channel is not a request that does not end.
        anna = Person(server.port, "Anna")
        table = anna.create(ALL_MINE, options=KEEP)
        with anna.look(table) as live:
            time.sleep(1.2)
            assert live.act("ping")["type"] == "done"
        until = time.monotonic() + 10
        while server.door.open and time.monotonic() < until:
            time.sleep(0.05)
        assert not server.door.open, "everybody has left through the door"
    finally:
        server.close()


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", Limits(0, 0, 0, 1000, connections=10), patience=(30.0, 30.0))
    try:
        held = half_open(server.port, 30)
        time.sleep(0.3)
        assert still_open(held) == 10 and server.door.turned_away == 20
        assert Person(server.port).get("/api/home").status == 200, "another address is let in"
        for one in held:
            one.close()
    finally:
        server.close()


def test_a_full_door_and_a_proxy() -> None:
    door = Door(2, 5, ["10.0.0.0/8", "::1"])
    assert [door.let_in("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert [door.let_in("10.9.9.9") for _ in range(4)] == [True, True, True, False], "for many, until all is full"
    door.let_out("1.2.3.4")
    assert door.let_in("::1") and not door.let_in("::1")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_as_many_files_are_asked_for_as_the_system_allows() -> None:
    script = (
        "import resource\nfrom tricorne.server.door import more_files\n"
        "most = min(4000, resource.getrlimit(resource.RLIMIT_NOFILE)[1])\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))\n"
        "print(more_files(), *resource.getrlimit(resource.RLIMIT_NOFILE), most)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    room, now, hard, most = map(int, told.stdout.split())
    assert now == hard == most > 256 and room == most - FILES_KEPT


# -- proxies ----------------------------------------------------------------------------------------


def forwarded(server: RunningServer, address: str, count: int) -> list[int]:
    found = []
    for _ in range(count):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request("GET", "/api/home", headers={"X-Forwarded-For": address, "X-Forwarded-Proto": "https"})
        answer = connection.getresponse()
        answer.read()
        found.append(answer.status)
        if answer.status == 200 and server.door.proxies:
            assert answer.getheader("strict-transport-security")
        elif answer.status == 200:
            assert answer.getheader("strict-transport-security") is None
        connection.close()
    return found


def test_forwarded_addresses_are_believed_only_from_the_proxies_of_the_owner(tmp_path: Path) -> None:
    limits = (0.1, 5.0, 0, 1000)
    server = RunningServer(tmp_path / "one.db", Limits(*limits))
    try:
        # Whoever invents addresses is still one.
        found = [status for at in range(8) for status in forwarded(server, f"9.9.9.{at}", 1)]
        assert found == [200] * 5 + [429] * 3
    finally:
        server.close()
    server = RunningServer(tmp_path / "two.db", Limits(*limits), proxies=["127.0.0.1"])
    try:
        assert forwarded(server, "9.9.9.1", 6) == [200] * 5 + [429]
        assert forwarded(server, "9.9.9.2", 1) == [200]
    finally:
        server.close()


def test_a_proxy_is_named_by_its_address() -> None:
    check_proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    with pytest.raises(BadAddress, match="give its address"):
        check_proxies(["proxy.example"])


# -- bots -------------------------------------------------------------------------------------------


def test_quick_bots_do_not_wait_for_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """All workers think for one host; an ensign elsewhere answers at once, and a newcomer is next of those who wait."""
    game = tricorne.game("struggle-of-empires")
    state = game.new(["britain", "france"], seed=1)
    assert is_quick("ensign", game.id) and not is_quick("marshal", game.id) and not is_quick("mine.py:Own", game.id)
    done: list[str] = []

    async def think(self: Thinkers, worker: Worker, table: str, name: str, *more: Any) -> tuple[int, str]:
        await asyncio.sleep(0.0 if name == "ensign" else 0.02)
        done.append(table)
        return state.legal()[0], ""

    monkeypatch.setattr(Thinkers, "_ask_one", think)
    monkeypatch.setattr(Worker, "warm", lambda self, job: None)

    async def work() -> None:
        thinkers = Thinkers(1)
        jobs = [
            asyncio.create_task(thinkers.decide(f"slow {at}", state, "britain", "marshal", "", "greedy"))
            for at in range(20)
        ]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(thinkers.decide("other", state, "britain", "marshal", "", "modest")))
        jobs.append(asyncio.create_task(thinkers.decide("quick", state, "britain", "ensign", "", "modest")))
        await asyncio.gather(*jobs)

    asyncio.run(work())
    assert done[0] == "quick" and "other" in done[1:4], done


def test_bots_alone_play_while_somebody_looks_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_ALONE", 1)
    server = RunningServer(tmp_path / "tables.db")
    try:
        anna = Person(server.port, "Anna")
        seats = {"britain": "random", "france": "random", "russia": "random"}
        first, second = anna.create(seats), anna.create(seats)
        time.sleep(1.0)
        assert anna.get(f"/api/tables/{first['id']}").json["number"] <= 0, "nobody looks on"
        with anna.look(first) as one:
            one.until(3)
            with anna.look(second) as other:
                assert other.position["number"] <= 0, "one after the other"
                one.until(6)
        with anna.look(second) as other:
            other.until(5)
        number = anna.get(f"/api/tables/{first['id']}").json["number"]
        time.sleep(0.5)
        assert anna.get(f"/api/tables/{first['id']}").json["number"] == number
    finally:
        server.close()
