"""The live channels as connections: websockets without the ways that every message would take alone.

uvicorn and its library open and close them, and see to whatever is rare. A text that comes in whole, as acts do, is
read at a glance and goes straight to whoever listens; texts that go out are framed here, and written together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tricorne.server.frames import framed, size_of_frame, text_of_frame
from tricorne.server.limits import neighbourhood
from tricorne.server.post import Letterbox

if TYPE_CHECKING:
    from tricorne.server.door import Config


def address_of(transport: asyncio.Transport) -> str:
    """Where a connection comes from, as far as limits know addresses."""
    peer = transport.get_extra_info("peername")
    return neighbourhood(str(peer[0])) if isinstance(peer, tuple) and peer else ""


DIRECT = "tricorne.texts"
"""Where a live channel finds the quick way to its connection, if it has one: among the extensions of its scope."""


AT_ONCE = "tricorne.at-once"
"""The quick way for whoever cannot wait: it says whether it took the message."""


GONE = "tricorne.gone"
"""Where it finds out, in the same place, whether nobody is at the other end any more."""


HEARS = "tricorne.hears"
"""Where it says who is told of each text as soon as it comes in; that one says whether he took it."""


class Sockets(WebSocketsSansIOProtocol):
    """A live channel; it leaves the door when it is closed."""

    config: Config
    _from = ""
    _by_frames = False
    """Whether all that has come in so far were whole frames, so that the library is not in the middle of one."""
    _hears: Callable[[str], bool] | None = None
    _heard_at = float("-inf")
    """When the last text was heard."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._from = address_of(self.transport)

    def connection_lost(self, problem: Exception | None) -> None:
        super().connection_lost(problem)
        self.config.door.let_out(self._from)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[DIRECT] = self.write_all
            extensions[AT_ONCE] = Letterbox(self.config.door.post, self.loop, self).put
            extensions[GONE] = self.transport.is_closing
            extensions[HEARS] = self.told_to
            self._by_frames = True

    def told_to(self, hears: Callable[[str], bool]) -> None:
        """Somebody hears each text at once from now on."""
        self._hears = hears

    def data_received(self, data: bytes) -> None:
        """Texts go to whoever hears them, unless others wait to be heard before; all else goes the library's way. Once
        something has come in pieces, everything does."""
        while self._by_frames and data:
            size = size_of_frame(data)
            self._by_frames = size > 0
            if size == 0:
                break
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            if not self._heard(frame):
                super().data_received(frame)
        if data:
            super().data_received(data)

    def _heard(self, frame: bytes) -> bool:
        if self._hears is None or not self.queue.empty() or self.conn.current_size is not None or self._ended():
            return False
        text = text_of_frame(frame)
        if text is None or not self._hears(text):
            return False
        self._heard_at = self.loop.time()
        return True

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there; but not whoever was heard of lately."""
        quiet_at = self._heard_at + (self.ping_interval or 0.0)
        if quiet_at > self.loop.time():
            self.ping_timer = self.loop.call_at(quiet_at, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def shutdown(self) -> None:
        """The server ends. Who is about to go needs no word of it, and the library fails where it gives him one: then
        nobody after him would hear it, and the server would not end in order."""
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    async def send(self, message: Any) -> None:
        """As ever; but who has gone before he was let in is no error of ours."""
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    async def write_all(self, messages: list[bytes]) -> None:
        """Send several texts at once, without the ways that each of them would take alone; OSError if nobody hears."""
        await self.writable.wait()
        if self._ended():
            raise ConnectionResetError
        self.transport.write(b"".join([framed(message) for message in messages]))

    def _ended(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()
