"""What goes out over the live channels: texts that are told in one round of the loop are written together at its end,
to each connection in one piece. Every act is told to all who look on, so this is compiled with the engine."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tricorne.server.frames import framed
from tricorne.server.problems import note_failure

if TYPE_CHECKING:
    from tricorne.server.sockets import Sockets


class Post:
    """What goes out at the end of a round of the loop: to each connection in one piece, and to all of them at once."""

    def __init__(self) -> None:
        self._waiting: list[Letterbox] = []

    def add(self, box: Letterbox) -> None:
        if not self._waiting:
            box.loop.call_soon(self.send)
        self._waiting.append(box)

    def send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for box in waiting:
            try:
                box.empty()
            except (OSError, RuntimeError) as problem:  # his loss alone
                note_failure("a live channel", problem)


class Letterbox:
    """What goes out to one connection in one piece, as soon as whoever has something to say to it has said it."""

    def __init__(self, post: Post, loop: asyncio.AbstractEventLoop, line: Sockets) -> None:
        self.loop = loop
        self._post = post
        self._line = line
        self._frames: list[bytes] = []

    def put(self, message: bytes) -> bool:
        """Send a text with others that are told in the same round of the loop; False if it would have to wait. Whoever
        has gone meanwhile hears nothing of it."""
        if not self._line.writable.is_set():
            return False
        if not self._frames:
            self._post.add(self)
        self._frames.append(framed(message))
        return True

    def empty(self) -> None:
        frames, self._frames = self._frames, []
        line = self._line
        if not (line.disconnected or line.close_sent or line.transport.is_closing()):
            line.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
