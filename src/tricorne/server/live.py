"""The live channel: one websocket a viewer. What comes in are acts, what goes out are events (wire_live.py)."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tricorne.kernel.message import say
from tricorne.server import orders
from tricorne.server.acts import Acts
from tricorne.server.broadcast import position, written_entry
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits, address_of
from tricorne.server.listening import Listener, refused_act
from tricorne.server.members.blocks import hidden
from tricorne.server.problems import RequestRefused, broken, malformed, no_guest, not_found, note_failure
from tricorne.server.sockets import AT_ONCE, DIRECT, GONE
from tricorne.server.table_parts import Guest
from tricorne.server.viewer import Viewer
from tricorne.server.wire_live import Act, AskAdvice, Done, Here, Look, Welcome

LATEST_ENTRIES = 100
POLICY = 1008
GOING_AWAY = 1001
MOST_CONNECTIONS = 20
"""Connections of one guest to one table; of an address as far as we do not know who comes from there."""
MOST_OF_A_GUEST = 60
"""Live channels that one guest may have open."""


def same_origin(socket: WebSocket) -> bool:
    """Whether a page of this server has opened the socket; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


def gone(socket: WebSocket) -> bool:
    """Whether whoever has opened a socket has left it already."""
    found = socket.scope.get("extensions", {}).get(GONE)
    return found is not None and bool(found())


class Live:
    """Both channels: of a table, and of the lobby."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, acts: Acts) -> None:
        self.hub = hub
        self.guests = guests
        self.limits = limits
        self.acts = acts
        self._open: Counter[str] = Counter()
        """How many channels are open, by address and by guest."""

    # -- a table -----------------------------------------------------------------------------

    async def table(self, socket: WebSocket) -> None:
        try:
            guest, table, viewer = await self._let_in(socket)
        except RequestRefused as refused:
            await _turn_away(socket, refused)
            return
        except Exception as problem:
            if not gone(socket):
                note_failure("letting somebody look on", problem)
                await _turn_away(socket, broken())
            return
        self._count(viewer, 1)
        sender = asyncio.create_task(_send(socket, viewer))
        try:
            answer = partial(self._answer, table, guest, viewer)
            await Listener(self.hub, self.limits, viewer, f"table {table.id}", answer).listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            self._count(viewer, -1)
            await self.hub.depart(table, viewer)
            viewer.hang_up()
            with suppress(Exception):
                await sender

    async def _let_in(self, socket: WebSocket) -> tuple[Guest, GameTable, Viewer]:
        if not same_origin(socket):
            raise RequestRefused(403, "not-yours", say("why-own-pages"))
        address = address_of(socket)
        self.limits.request(address)
        guest = await self.guests.of(socket) or Guest("", "")
        self._refuse_many(address, guest.id)
        viewer = Viewer(guest.id, None, address)
        table = await self.hub.turns.ask(address, guest.id, self._arrive(socket, viewer))
        return guest, table, viewer

    def _refuse_many(self, address: str, guest: str) -> None:
        """Refused if an address or a guest has too many channels open."""
        most = self.limits.sockets
        if most and (self._open[f"address {address}"] >= most or (guest and self._open[guest] >= MOST_OF_A_GUEST)):
            raise RequestRefused(429, "too-fast", say("why-too-many-places"))

    def _count(self, viewer: Viewer, change: int) -> None:
        for key in (f"address {viewer.address}", viewer.guest):
            self._open[key] += change
            if not self._open[key]:
                del self._open[key]

    async def _arrive(self, socket: WebSocket, viewer: Viewer) -> GameTable:
        if gone(socket):
            raise WebSocketDisconnect(GOING_AWAY)  # he has waited for too long; who is still here comes first
        table = await self.hub.table(socket.path_params["id"])
        if not table.may_see(viewer.guest, socket.query_params.get("invite", "")):
            raise not_found(say("why-no-table"))
        await self.hub.loaded(table.id)
        if self.hub.blocks is not None:
            await self.hub.blocks.read()
        # Those whom we do not know count by their address.
        same = [one for one in table.viewers if one.guest == viewer.guest]
        if sum(1 for one in same if viewer.guest or one.address == viewer.address) >= MOST_CONNECTIONS:
            raise RequestRefused(429, "too-fast", say("why-too-many-places"))
        await socket.accept()
        viewer.eyes = table.eyes(viewer.guest, socket.query_params.get("seat"))
        self.hub.arrive(table, viewer)
        try:
            viewer.tell(self._welcome(table, viewer))
        except Exception:
            await self.hub.depart(table, viewer)
            raise
        return table

    async def _look(self, table: GameTable, viewer: Viewer, act: Look) -> None:
        viewer.eyes = table.eyes(viewer.guest, act.seat or "-")
        viewer.tell(self._welcome(table, viewer))
        viewer.tell(Done(id=act.id, number=table.number, words=None))

    def _welcome(self, table: GameTable, viewer: Viewer) -> Welcome:
        seen = table.seen.get(viewer.guest, -1)
        log = [page.for_all or written_entry(table, page, viewer.eyes) for page in table.pages[-LATEST_ENTRIES:]]
        return Welcome(
            table=table.info(viewer.guest),
            position=None if table.state is None else _written(position(table, viewer.eyes)),
            log=_written(b"[" + b",".join(log) + b"]"),
            seen=seen,
            chat=[
                one.line(viewer.guest)
                for one in table.chat or []
                if table.reads(viewer.guest, one.channel) and not hidden(self.hub.blocks, viewer.guest, one.guest)
            ],
            order=orders.told(table, viewer.eyes),
        )

    async def _answer(self, table: GameTable, guest: Guest, viewer: Viewer, act: Act) -> None:
        if isinstance(act, Look):
            await self.hub.turns.ask(viewer.address, guest.id, self._look(table, viewer, act))
            return
        if not guest.id:
            raise no_guest()
        if isinstance(act, Here):
            self.hub.heed(table, viewer, act.here)
            viewer.tell(Done(id=act.id, number=table.number, words=None))
            return
        if isinstance(act, AskAdvice):
            # It takes a while: what comes next need not wait for it.
            self.hub.in_background(self._advise(table, guest, viewer, act))
            return
        # The answer is told in the same breath as what the act changed: both go out in one piece.
        viewer.tell(await self.acts.carry_out(table, guest, act, viewer.address))

    async def _advise(self, table: GameTable, guest: Guest, viewer: Viewer, act: AskAdvice) -> None:
        try:
            viewer.tell(await self.acts.carry_out(table, guest, act, viewer.address))
        except RequestRefused as refused:
            viewer.tell(refused_act(act.id, refused))
        except Exception as problem:
            note_failure(f"table {table.id}: advice", problem)
            viewer.tell(refused_act(act.id, broken()))

    # -- the lobby ---------------------------------------------------------------------------

    async def lobby(self, socket: WebSocket) -> None:
        try:
            if not same_origin(socket):
                raise RequestRefused(403, "not-yours", say("why-own-pages"))
            address = address_of(socket)
            self.limits.request(address)
            guest = await self.guests.required(socket)
            self._refuse_many(address, guest.id)
        except RequestRefused as refused:
            await _turn_away(socket, refused)
            return
        await socket.accept()
        viewer = Viewer(guest.id, None, address)
        self._count(viewer, 1)
        here = self.hub.lobby.setdefault(guest.id, set())
        here.add(viewer)
        sender = asyncio.create_task(_send(socket, viewer))
        try:
            while (await socket.receive())["type"] == "websocket.receive":
                viewer.tell(refused_act(None, malformed(say("why-only-tells"))))
        except WebSocketDisconnect:
            pass
        finally:
            self._count(viewer, -1)
            here.discard(viewer)
            if not here:
                self.hub.lobby.pop(guest.id, None)
            viewer.hang_up()
            with suppress(Exception):
                await sender


def _written(part: bytes) -> Any:
    """Part of a message that is written already."""
    return msgspec.Raw(part)


async def _turn_away(socket: WebSocket, refused: RequestRefused) -> None:
    """Say why, then close: a refused handshake would tell a browser nothing."""
    if socket.application_state == WebSocketState.CONNECTING:
        await socket.accept()
    viewer = Viewer("", None)
    viewer.tell(refused_act(None, refused))
    viewer.hang_up()
    with suppress(Exception):
        await _send(socket, viewer, POLICY)


async def _send(socket: WebSocket, viewer: Viewer, code: int = GOING_AWAY) -> None:
    """Send what waits, in order, until the viewer hangs up."""
    extensions = socket.scope.get("extensions", {})
    direct = extensions.get(DIRECT)
    going_on = True
    while going_on:
        if viewer.waiting.empty():
            viewer.at_once = extensions.get(AT_ONCE)
        messages = [await viewer.waiting.get()]
        while not viewer.waiting.empty():
            messages.append(viewer.waiting.get_nowait())
        going_on = None not in messages
        texts = [text for text in messages[: None if going_on else messages.index(None)] if text is not None]
        try:
            if direct is not None:
                await direct(texts)
            else:
                for text in texts:
                    await socket.send_text(text.decode())
        except (RuntimeError, WebSocketDisconnect, OSError):
            return
        del messages, texts  # or the welcome would stay in memory until something has to wait again
    if socket.application_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, OSError):
            await socket.close(code)
