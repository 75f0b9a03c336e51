"""The door: connections are counted by address, and requests that do not come to an end are cut off."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tricorne.kernel.extras import installed
from tricorne.server.post import Post
from tricorne.server.sockets import Sockets, address_of

HEADERS_S = 10.0
"""How long the head of a request may take."""
BODY_S = 20.0
"""How long its body may take: 64 kB on a slow line."""
FILES_WANTED = 65_536
FILES_KEPT = 128
"""File descriptors that are not for connections: the database, the bots, a report."""


def more_files() -> int:
    """Ask the system for as many open files as it allows; how many connections that makes room for."""
    if sys.platform == "win32":
        return FILES_WANTED
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if most == resource.RLIM_INFINITY else min(FILES_WANTED, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))
    return max(64, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_KEPT)


class Door:
    """How many connections are open, in all and by address. A proxy that the owner names may open many."""

    def __init__(self, from_one: int, in_all: int, proxies: list[str]) -> None:
        self.from_one = from_one
        self.in_all = in_all
        self.proxies = proxies
        self._networks = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.open: Counter[str] = Counter()
        self.turned_away = 0
        self.post = Post()

    def let_in(self, address: str) -> bool:
        """Count a connection; False if there are too many."""
        full = self.in_all and self.open.total() >= self.in_all
        greedy = self.from_one and self.open[address] >= self.from_one and not self._for_many(address)
        if full or greedy:
            self.turned_away += 1
            return False
        self.open[address] += 1
        return True

    def _for_many(self, address: str) -> bool:
        """Whether a connection comes from a proxy."""
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(found.version == one.version and found.overlaps(one) for one in self._networks)

    def let_out(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Config(uvicorn.Config):
    """How the server listens, with its door."""

    def __init__(
        self,
        app: Any,
        door: Door,
        headers_s: float = HEADERS_S,
        body_s: float = BODY_S,
        quick: bool = True,
        **how: Any,
    ) -> None:
        self.door = door
        self.headers_s = headers_s
        self.body_s = body_s
        super().__init__(
            app,
            http=requests(quick),
            ws=Sockets,
            proxy_headers=bool(door.proxies),
            forwarded_allow_ips=",".join(door.proxies),
            **how,
        )


def requests(quick: bool) -> type[asyncio.Protocol]:
    """How requests are read: by httptools where it is installed and wanted (the extra ``hosting``), else by h11."""
    if quick and installed(["httptools"]):
        from tricorne.server.quick_door import QuickRequests

        return QuickRequests
    return PlainRequests


class Clock:
    """A connection whose requests must end in time; otherwise it is cut off."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _from: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> None:
        """Be counted and start the clock, or be turned away."""
        address = address_of(transport)
        if not self.config.door.let_in(address):
            transport.abort()
            return
        self._from = address
        self.within(self.config.headers_s)

    def leave(self) -> None:
        self.within(0)
        if self._from is not None:
            self.config.door.let_out(self._from)
            self._from = None

    def hand_over(self) -> None:
        """A live channel is the same connection: it takes the count over."""
        self.within(0)
        self._from = None

    @property
    def ticks(self) -> bool:
        return self._deadline is not None

    def within(self, seconds: float) -> None:
        """Cut the connection off unless more arrives within so many seconds; 0 stops this clock."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._cut_off) if seconds else None

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class PlainRequests(Clock, H11Protocol):
    """Requests read without any library in C."""

    config: Config
    _reads: object = None
    """What of a request was being read when the clock was set."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.enter(transport)

    def connection_lost(self, problem: Exception | None) -> None:
        self.leave()
        super().connection_lost(problem)

    def handle_events(self) -> None:
        super().handle_events()
        if self._from is None:
            return  # turned away, or a live channel by now
        reads = self.conn.their_state
        if reads is h11.IDLE:
            if not self.conn.trailing_data[0]:
                self.within(0)
            elif not self.ticks:
                self.within(self.config.headers_s)
        elif reads is h11.SEND_BODY:
            if self._reads is not h11.SEND_BODY:
                self.within(self.config.body_s)
        else:
            self.within(0)
        self._reads = reads

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.hand_over()
