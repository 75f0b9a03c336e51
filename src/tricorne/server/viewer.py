"""A connection to the live channel: whose it is, whose eyes it looks through, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tricorne.server.wire_live import Told

MOST_WAITING = 400
"""Messages that may wait for a slow connection; then it is closed, and can come back for a fresh start."""

encoder = msgspec.json.Encoder()


class Viewer:
    """One open connection."""

    def __init__(self, guest: str, eyes: str | None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.eyes = eyes
        self.here = True
        """Whether somebody sits before it, as far as it says."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.at_once: Callable[[bytes], bool] | None = None
        """The short way out, while nothing waits; it says whether it took the message."""

    def tell(self, event: Told) -> None:
        self.send_encoded(encoder.encode(event))

    def send_encoded(self, message: bytes) -> None:
        if self.at_once is not None and self.at_once(message):
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.hang_up()
            return
        self._wait(message)

    def hang_up(self) -> None:
        """Close the connection after what has been said."""
        self._wait(None)

    def _wait(self, message: bytes | None) -> None:
        self.at_once = None  # whatever comes later waits behind it
        self.waiting.put_nowait(message)
