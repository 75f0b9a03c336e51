"""Those who ask for more than their share, from addresses of their own on this machine."""

from __future__ import annotations

import json
import socket
import statistics
import sys
import threading
import time
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.running_server import Live, Person

GREEDY = "127.0.0.3"
MODEST = "127.0.0.2"


class Asker(threading.Thread):
    """Asks costly questions at a table as fast as it is answered, through several sockets."""

    def __init__(self, port: int, table: Any, sockets: int, address: str = GREEDY, question: str = "look") -> None:
        super().__init__(daemon=True)
        self.port = port
        self.table = table
        self.sockets = sockets
        self.address = address
        self.question = question
        self.stop = threading.Event()
        self.answered = 0
        self.refused = 0

    def run(self) -> None:
        askers = [threading.Thread(target=self._ask, daemon=True) for _ in range(self.sockets)]
        for asker in askers:
            asker.start()
        for asker in askers:
            asker.join()

    def _ask(self) -> None:
        while not self.stop.is_set():
            with suppress(OSError, WebSocketException, EOFError, TimeoutError), ExitStack() as open_up:
                live = open_up.enter_context(
                    connect(
                        f"ws://127.0.0.1:{self.port}/api/tables/{self.table['id']}/live",
                        source_address=(self.address, 0),
                        max_size=2**24,
                        close_timeout=1,
                    )
                )
                self._flood(live)
            time.sleep(0.02)

    def _flood(self, live: Any) -> None:
        at = 0
        while not self.stop.is_set():
            at += 1
            live.send(json.dumps({"type": self.question, "id": at, "seat": ""}))
            while True:
                event = json.loads(live.recv(timeout=10))
                if event["type"] in ("done", "refused"):
                    self.answered += event["type"] == "done"
                    self.refused += event["type"] == "refused"
                    break


class Neighbour(Person):
    """A person at an address of his own."""

    def __init__(self, port: int, name: str, address: str = MODEST) -> None:
        self.address = address
        super().__init__(port, name)

    def look(self, table: Any, seat: str = "", **query: str) -> Live:
        return Live(self, table["id"], seat, query, source_address=(self.address, 0))


def slowness(live: Live, times: int, pause_s: float = 0.02) -> list[float]:
    """How long each of so many plays took to be acknowledged, in milliseconds, in order of size."""
    taken: list[float] = []
    while len(taken) < times and not live.position["over"]:
        if live.position["legal"] is None:
            live.act("look", seat=live.position["prompt"]["actor"])
        begun = time.perf_counter()
        answer = live.play()
        taken.append((time.perf_counter() - begun) * 1000)
        assert answer["type"] == "done", answer
        time.sleep(pause_s)
    return sorted(taken)


def told(name: str, taken: list[float]) -> str:
    """The figures in one line."""
    middle, most = statistics.median(taken), taken[-1]
    return f"{name}: median {middle:.1f} ms, p99 {p99(taken):.1f} ms, most {most:.1f} ms of {len(taken)}"


def p99(taken: list[float]) -> float:
    return taken[min(len(taken) - 1, int(len(taken) * 0.99))]


def half_open(port: int, count: int, address: str = GREEDY) -> list[socket.socket]:
    """Connections that begin a request and never end it."""
    found: list[socket.socket] = []
    for at in range(count):
        one = socket.socket()
        one.settimeout(5)
        one.bind((address, 0))
        with suppress(OSError):
            one.connect(("127.0.0.1", port))
            one.sendall(b"GET /api/home HTTP/1.1\r\nHost: x\r\n" if at % 2 else b"POST /api/me HTTP/1.1\r\nHost: x\r\n")
        found.append(one)
    return found


def still_open(sockets: list[socket.socket]) -> int:
    """How many of them the server has not cut off."""
    count = 0
    for one in sockets:
        one.settimeout(0.001)
        try:
            count += one.recv(1) != b""
        except TimeoutError:
            count += 1
        except OSError:
            pass
    return count


if __name__ == "__main__":
    asker = Asker(int(sys.argv[1]), {"id": sys.argv[2]}, int(sys.argv[3]))
    asker.start()
    sys.stdin.readline()
    asker.stop.set()
    asker.join(20)
    print(f"the greedy ones: {asker.answered} answered, {asker.refused} refused")
