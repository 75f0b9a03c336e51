"""Requests to addresses that people give: a webhook, the push service of a browser.

Only https, only to addresses of the public network, judged after the name is resolved; the connection then goes to the
very address that was judged, so that a name cannot mean another one a moment later. No redirect is followed, and of the
answer the status alone is read. Whether nothing was sent or nothing was answered is told apart: what was sent may have
been taken.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from urllib.parse import SplitResult, urlsplit

from tricorne.kernel.message import Message, say
from tricorne.server.fate import Fate

PATIENCE_S = 10.0
"""So long for the name and the connection, and as long again for the answer."""
NOT_SENT = 0
UNANSWERED = -1
"""All of it may have been sent, and there was no answer in time."""
BEHIND_IT = (502, 504)
"""Whoever answers so has passed it on, and does not know himself."""
LONGEST_URL = 1000
LONGEST_LINE = 8192
HTTPS = 443
VISIBLE = re.compile(r"https://[!-~]+")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotOutside(Exception):
    """An address that nothing is sent to; ``why`` says so."""

    def __init__(self, why: Message) -> None:
        super().__init__()
        self.why = why


async def resolve(host: str, port: int) -> list[str]:
    """The network addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


def is_public(text: str) -> bool:
    """Whether a network address is one of the public network, however it is written."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        # Ways through which an address of the older kind can hide in one of the newer.
        if address.sixtofour is not None or address.teredo is not None or address in NAT64:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def fate(status: int) -> Fate:
    """What became of what was sent, by the answer."""
    if 200 <= status < 300:
        return Fate.TAKEN
    return Fate.UNKNOWN if status == UNANSWERED or status in BEHIND_IT else Fate.REFUSED


class Outside:
    """The way out. ``loopback`` lets tests speak to this machine; a server never sets it."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        loopback: bool = False,
        context: ssl.SSLContext | None = None,
        patience_s: float = PATIENCE_S,
    ) -> None:
        self.resolve = resolve
        self.loopback = loopback
        self.patience_s = patience_s
        self._context = context

    def read(self, url: str) -> SplitResult:
        """An address that may be spoken to as far as it can be seen; NotOutside if not."""
        try:
            parts = urlsplit(url)
            port = parts.port or HTTPS
        except ValueError:
            raise NotOutside(say("why-hook-address")) from None
        if len(url) > LONGEST_URL or not VISIBLE.fullmatch(url) or not parts.hostname or "@" in parts.netloc:
            raise NotOutside(say("why-hook-address"))
        if port != HTTPS and not self.loopback:
            raise NotOutside(say("why-hook-address"))
        return parts

    async def find(self, url: str) -> tuple[SplitResult, str]:
        """An address and where it lies in the network; NotOutside if any place that it names is not public."""
        parts = self.read(url)
        host = str(parts.hostname)
        try:
            found = await asyncio.wait_for(self.resolve(host, parts.port or HTTPS), self.patience_s)
        except (OSError, TimeoutError, UnicodeError):
            raise NotOutside(say("why-hook-unknown")) from None
        if not found or not all(self._allowed(one) for one in found):
            raise NotOutside(say("why-hook-private"))
        return parts, found[0]

    def _allowed(self, address: str) -> bool:
        return is_public(address) or (self.loopback and ipaddress.ip_address(address).is_loopback)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something; the status of the answer, ``NOT_SENT`` or ``UNANSWERED``."""
        parts, place = await self.find(url)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        told = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
        context = self._context or ssl.create_default_context()
        try:
            reader, writer = await asyncio.wait_for(
                asyncio.open_connection(
                    place, parts.port or HTTPS, ssl=context, server_hostname=parts.hostname, limit=LONGEST_LINE
                ),
                self.patience_s,
            )
        except (OSError, TimeoutError, ValueError):
            return NOT_SENT
        try:
            writer.write("\r\n".join(lines).encode("ascii") + body)
            return await asyncio.wait_for(_answer(reader, writer), self.patience_s)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            writer.transport.abort()  # nobody waits for a goodbye of whoever is silent
            return UNANSWERED
        finally:
            writer.close()


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
    """The status that comes back, once all has gone out."""
    await writer.drain()
    status = (await reader.readline()).split()
    return int(status[1]) if len(status) > 1 and status[0].startswith(b"HTTP/") else UNANSWERED
