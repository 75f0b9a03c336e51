"""One connection to a table is listened to: act after act, each begun when the one before it is done.

An act that comes in while none is under way is begun at once, in a task of its own (``at_once``); one that comes too
early waits in the queue of the connection, which is read no further meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import copy_context

import msgspec
from starlette.websockets import WebSocket

from tricorne.kernel.message import say
from tricorne.server.asking import read_by, reader_of
from tricorne.server.hub import Hub
from tricorne.server.limits import MESSAGE_BYTES, Limits
from tricorne.server.problems import RequestRefused, broken, malformed, note_failure, too_large
from tricorne.server.sockets import HEARS
from tricorne.server.viewer import Viewer
from tricorne.server.wire import message
from tricorne.server.wire_live import Act, Refused

MOST_BAD = 20
"""After so many messages in a row that cannot be read, the connection is closed."""
BAD = ("malformed", "too-large", "too-fast")

ACTS: msgspec.json.Decoder[Act] = reader_of(Act)  # type: ignore[arg-type]  # a union is a type here

Answer = Callable[[Act], Awaitable[None]]


def refused_act(id: int | None, refused: RequestRefused) -> Refused:
    said = message(refused.message)
    return Refused(id=id, status=refused.status, code=refused.code, message=said, rules=refused.rules)


class Listener:
    """What one connection asks for. ``answer`` carries an act out and tells what came of it."""

    def __init__(self, hub: Hub, limits: Limits, viewer: Viewer, what: str, answer: Answer) -> None:
        self.hub = hub
        self.limits = limits
        self.viewer = viewer
        self.what = what
        """What the log calls it, should something break."""
        self.answer = answer
        self._who = viewer.guest or viewer.address
        self._bad = 0
        self._act: asyncio.Task[None] | None = None
        """The act that is under way."""
        self._waits = False
        """Whether an act is at hand that has to wait for it."""
        self._context = copy_context()
        """What the log knows of the connection."""

    async def listen(self, socket: WebSocket) -> None:
        """Until it is closed, or has said too much that cannot be read."""
        hears = socket.scope.get("extensions", {}).get(HEARS)
        if hears is not None:
            hears(self.at_once)
        while self._bad < MOST_BAD:
            received = await socket.receive()
            self._waits = True
            if self._act is not None:
                await asyncio.wait([self._act])
            if received["type"] != "websocket.receive":
                return
            await asyncio.wait([self._begin(received.get("text"))])
            self._waits = False

    def at_once(self, text: str) -> bool:
        """Begin with an act as it comes in; False if it has to wait for another."""
        if self._act is not None or self._waits or self._bad >= MOST_BAD:
            return False
        self._begin(text)
        return True

    def _begin(self, text: str | None) -> asyncio.Task[None]:
        self._act = self.hub.begin(self._carry_out(text), self._context)
        return self._act

    async def _carry_out(self, text: str | None) -> None:
        act: Act | None = None
        try:
            if text is None:
                raise malformed(say("why-no-bytes"))
            if len(text) > MESSAGE_BYTES:
                raise too_large(say("why-letters", number=MESSAGE_BYTES))
            act = read_by(ACTS, text)
            self.limits.act(self._who)
            self._bad = 0
            await self.answer(act)
        except RequestRefused as refused:
            self._bad += refused.code in BAD
            self.viewer.tell(refused_act(None if act is None else act.id, refused))
        except Exception as problem:
            note_failure(f"{self.what}: an act", problem)
            self.viewer.tell(refused_act(None if act is None else act.id, broken()))
        finally:
            self._act = None
        if self._bad >= MOST_BAD:
            self.viewer.hang_up()
