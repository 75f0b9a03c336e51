"""How well the server stands against those who ask for too much, with figures. Run by ``make test-long`` on a machine
that has nothing else to do: the limits are times."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.server.greedy import Neighbour, half_open, p99, slowness, still_open, told
from tests.server.running_server import Person, Process, RunningServer
from tricorne.server.limits import Limits

KEEP = {"setup-duplicates": "keep"}
ALL_MINE = {"britain": "me", "france": "same-screen", "russia": "same-screen"}
GREEDY_SOCKETS = 20
PLAYS = 300
MOST_MS = 50.0
HALF_OPEN = 1100
MARSHALS = 20
QUICK_S = 2.0


def test_twenty_greedy_sockets_hold_nobody_up(tmp_path: Path) -> None:
    """Server, greedy ones and the modest one are processes of their own; limits as a server has them by itself, but
    that the modest one may play as fast as a test does."""
    server = Process(tmp_path / "tables.db", "Limits(acts=1000)")
    try:
        bert = Neighbour(server.port, "Bert")
        table, other = bert.create(ALL_MINE, options=KEEP), bert.create(ALL_MINE, options=KEEP)
        with bert.look(table, "britain") as live:
            quiet = slowness(live, PLAYS)
        greedy = subprocess.Popen(
            [sys.executable, "-m", "tests.server.greedy", str(server.port), other["id"], str(GREEDY_SOCKETS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        time.sleep(3.0)
        with bert.look(table, "britain") as live:
            pressed = slowness(live, PLAYS)
        said, _ = greedy.communicate("enough\n", timeout=60)
        print(f"\n{told('alone', quiet)}\n{told(f'beside {GREEDY_SOCKETS} greedy sockets', pressed)}\n{said.strip()}")
        # On a machine that is busy with other things times are compared with those of a moment before.
        assert p99(pressed) < max(MOST_MS, 3 * p99(quiet))
    finally:
        assert server.stop() == 0


def test_half_open_requests_hold_no_place(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", Limits())
    try:
        held = half_open(server.port, HALF_OPEN)
        begun = time.perf_counter()
        assert Person(server.port).get("/api/home").status == 200
        taken = (time.perf_counter() - begun) * 1000
        at_once = still_open(held)
        time.sleep(25.0)
        after = still_open(held)
        print(f"\n{HALF_OPEN} half-open requests: {at_once} held, {after} after 25 s; a visitor waits {taken:.0f} ms")
        assert at_once <= server.door.from_one and after == 0
        for one in held:
            one.close()
    finally:
        server.close()


def test_an_ensign_answers_beside_twenty_marshals(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db")
    try:
        greedy, bert = Person(server.port, "Greta"), Person(server.port, "Bert")
        for _ in range(MARSHALS):
            greedy.create({"britain": "marshal", "france": "marshal", "russia": "me"}, order="given")
        table = bert.create({"britain": "me", "france": "ensign", "russia": "same-screen"}, order="given")
        taken: list[float] = []
        with bert.look(table) as live:
            until = time.monotonic() + 120
            while len(taken) < 10 and time.monotonic() < until:
                actor = live.position["prompt"]["actor"]
                if actor == "france":
                    begun = time.perf_counter()
                    number = live.position["number"]
                    while live.position["number"] == number:
                        live.receive()
                    taken.append(time.perf_counter() - begun)
                    continue
                if live.position["legal"] is None:
                    live.act("look", seat=actor)
                assert live.play()["type"] == "done"
        thinking = sum(one["actor"] in ("britain", "france") for one in greedy.get("/api/me/tables").json["tables"])
        print(f"\nan ensign beside {MARSHALS} tables of marshals: {max(taken):.2f} s at most of {len(taken)}")
        assert thinking > MARSHALS // 2, "the marshals have been thinking all the while"
        assert len(taken) == 10 and sorted(taken)[-2] < QUICK_S, "but for the first time, when its worker is made"
    finally:
        server.close()
