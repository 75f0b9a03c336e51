"""Acts that come in over a connection: whole, in pieces, several at once. Each is answered, in the order they came."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.frames import Frame, Opcode

from tests.server.running_server import Live, Person, RunningServer
from tricorne.server.frames import size_of_frame, text_of_frame
from tricorne.server.hub import Hub
from tricorne.server.limits import Limits
from tricorne.server.listening import Listener
from tricorne.server.post import Letterbox, Post
from tricorne.server.sockets import HEARS, Sockets
from tricorne.server.store import Store
from tricorne.server.viewer import Viewer
from tricorne.server.wire_live import Act


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def seen(id: int, more: str = "") -> str:
    return json.dumps({"type": "seen", "id": id, "number": 0}) + more


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = RunningServer(tmp_path / "tables.db")
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"})
    with anna.look(table, "britain") as found:
        yield found
    server.close()


def test_acts_are_answered_in_order_however_their_bytes_come(live: Live) -> None:
    """Several in one piece, long ones, with a ping between them; then one cut in the middle, after which the library
    reads on."""
    line = live.socket.socket
    line.sendall(frame(seen(1)) + frame(seen(2, " " * 300)) + frame("?", Opcode.PING) + frame(seen(3)))
    assert [live.hear("done")["id"] for _ in range(3)] == [1, 2, 3]
    cut = frame(seen(4)) + frame(seen(5))
    for at in range(0, len(cut), 25):
        line.sendall(cut[at : at + 25])
        time.sleep(0.01)
    line.sendall(frame(seen(6)))
    assert [live.hear("done")["id"] for _ in range(3)] == [4, 5, 6]


def test_a_text_in_the_middle_of_another_is_an_error(live: Live) -> None:
    """A whole text after the first part of one: what hears whole texts at once must not take it."""
    live.socket.socket.sendall(frame('{"type":', fin=False) + frame(seen(1)))
    with pytest.raises(ConnectionClosedError) as closed:
        live.hear("done")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1002


def test_frames_are_read_only_where_all_of_them_is_there() -> None:
    for text in ("", "x" * 125, "x" * 126, "é" * 20_000):
        data = frame(text)
        assert size_of_frame(data) == size_of_frame(data + b"more") == len(data)
        assert text_of_frame(data) == text
        assert [size_of_frame(data[:some]) for some in (0, 1, 3, 5, len(data) - 1)] == [0] * 5
    assert size_of_frame(frame("x" * 65_536)) == 0
    unmasked = Frame(Opcode.TEXT, b"hello, you").serialize(mask=False)
    assert text_of_frame(unmasked) is None
    assert text_of_frame(Frame(Opcode.TEXT, b"\xff").serialize(mask=True)) is None
    assert text_of_frame(frame("hello", fin=False)) is text_of_frame(frame("hello", Opcode.BINARY)) is None


class Line:
    """A connection whose messages a test gives one by one."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self.scope = {"extensions": {HEARS: self.told_to}}

    def told_to(self, hears: Any) -> None:
        self.hears = hears

    async def receive(self) -> dict[str, str]:
        return await self.queue.get()


def test_no_act_overtakes_one_that_waits(tmp_path: Path) -> None:
    """The second waits for the first; a third that comes as the first is done must not be begun before the second."""
    begun: list[int] = []

    async def played() -> None:
        done = asyncio.Event()

        async def answer(act: Act) -> None:
            begun.append(act.id)
            await done.wait()

        line = Line()
        listener = Listener(Hub(Store(str(tmp_path / "x.db"))), Limits(), Viewer("anna", None), "table x", answer)
        listening = asyncio.create_task(listener.listen(cast(Any, line)))
        await asyncio.sleep(0)
        assert line.hears(seen(1))
        await asyncio.sleep(0)
        assert not line.hears(seen(2))
        line.queue.put_nowait({"type": "websocket.receive", "text": seen(2)})
        await asyncio.sleep(0)
        done.set()
        for _ in range(9):  # at whatever moment it comes
            assert not line.hears(seen(3)) or 2 in begun
            await asyncio.sleep(0)
        line.queue.put_nowait({"type": "websocket.disconnect"})
        await listening

    asyncio.run(played())
    assert begun[:2] == [1, 2]


class Loop:
    """Time stands still, and what is to be done later is noted."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, _: Any) -> None:
        self.later.append(when)


def test_a_text_waits_behind_those_that_were_not_heard_yet() -> None:
    """While something lies in the queue of a connection, nothing goes past it."""
    heard: list[str] = []
    line = Sockets.__new__(Sockets)
    line.queue = asyncio.Queue()
    line.disconnected = line.close_sent = False
    line.conn = cast(Any, type("Conn", (), {"current_size": None}))
    line.transport = cast(Any, type("Transport", (), {"is_closing": staticmethod(lambda: False)}))
    line.loop = cast(Any, Loop())

    def hears(text: str) -> bool:
        heard.append(text)
        return True

    line.told_to(hears)
    assert line._heard(frame("one"))
    line.queue.put_nowait({"type": "websocket.receive", "text": "two"})
    assert not line._heard(frame("three")) and heard == ["one"]


def test_nobody_is_asked_whether_he_is_there_who_was_just_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda line: asked.append(line.loop.now))
    line = Sockets.__new__(Sockets)
    loop = Loop()
    line.loop = cast(Any, loop)
    line.ping_interval = 20.0
    line.send_keepalive_ping()
    assert asked == [100.0] and loop.later == [], "who never said anything is asked"
    line._heard_at = 95.0
    line.send_keepalive_ping()
    assert asked == [100.0] and loop.later == [115.0]
    loop.now = 115.0
    line.send_keepalive_ping()
    assert asked == [100.0, 115.0]


def test_the_server_ends_in_order_while_somebody_is_going(tmp_path: Path) -> None:
    """In the round of the loop in which his good-bye was answered, his connection is closing but not yet lost."""
    server = RunningServer(tmp_path / "tables.db")
    try:
        anna = Person(server.port, "Anna")
        table = anna.create({"britain": "me", "france": "same-screen"})
        with anna.look(table, "britain") as going, anna.look(table, "britain") as staying:
            connections = [one for one in server.server.server_state.connections if isinstance(one, Sockets)]
            assert len(connections) == 2

            async def end() -> None:
                connections[0].data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
                assert [one.transport.is_closing() for one in connections] == [True, False]
                for one in connections:
                    one.shutdown()

            asyncio.run_coroutine_threadsafe(end(), connections[0].loop).result(9)
            codes = set()
            for live in (going, staying):
                with pytest.raises(ConnectionClosed) as closed:
                    live.hear("done")
                codes.add(closed.value.rcvd and closed.value.rcvd.code)
            assert codes == {1000, 1012}
    finally:
        server.close()


class Writing:
    """As much of a connection as the post needs."""

    def __init__(self, broken: bool = False) -> None:
        self.broken = broken
        self.disconnected = self.close_sent = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.transport = self
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("gone")
        self.written.append(data)


def test_all_who_are_told_something_in_a_round_are_written_to_at_its_end() -> None:
    """In one piece each, also those after one whose connection breaks just then; and who is told something next is not
    forgotten. Nothing is written to whoever is slow or has gone."""

    async def work() -> None:
        post = Post()
        loop = asyncio.get_running_loop()
        people = [Writing(), Writing(broken=True), Writing()]
        boxes = [Letterbox(post, loop, cast(Sockets, one)) for one in people]
        for times in range(2):
            assert [box.put(text) for text in (b"one", b"two") for box in boxes] == [True] * 6
            assert [len(one.written) for one in people] == [times, 0, times]
            await asyncio.sleep(0)
        assert [one.written for one in people] == [[b"\x81\x03one\x81\x03two"] * 2, [], [b"\x81\x03one\x81\x03two"] * 2]
        people[0].writable.clear()
        assert [box.put(b"three") for box in boxes] == [False, True, True]
        people[2].close_sent = True
        await asyncio.sleep(0)
        assert [len(one.written) for one in people] == [2, 0, 2]

    asyncio.run(work())
