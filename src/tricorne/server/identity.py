"""Guests: who sends a request. A secret token in a cookie that scripts cannot read, or in an Authorization header; the
database keeps only its digest."""

from __future__ import annotations

import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from sqlalchemy import update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricorne.server import schema
from tricorne.server.clean_text import name_of
from tricorne.server.problems import no_guest
from tricorne.server.schema import sessions
from tricorne.server.store import Store, digest
from tricorne.server.table_parts import Guest

COOKIE = "tricorne_guest"
A_YEAR_S = 365 * 24 * 3600
MOST_KNOWN = 5000
LONGEST_TOKEN = 100


STILL_OPEN = ("/api/me", "/api/account")
"""What is open to those who are banned as well: they may fetch and delete what is kept about them."""
KNOWN_S = 30.0
"""A device that was signed out elsewhere is noticed after so long."""
SEEN_S = 3600.0
"""How exactly it is known when a device was here last."""


class _Known:
    """Who a token belongs to, and until when that need not be looked up again."""

    def __init__(self, guest: Guest, until: float) -> None:
        self.guest = guest
        self.until = until


class Guests:
    """All guests; the latest ones are remembered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._by_id: dict[str, Guest] = {}
        self.refuse_banned: Callable[[str], Coroutine[None, None, None]] | None = None
        """Refuses those who may do nothing here for a while (members/order.py)."""

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """Who sends this; None if nobody we know."""
        token = token_of(connection)
        if not token or len(token) > LONGEST_TOKEN:
            return None
        known = self._known.get(token)
        if known is None or known.until < time.monotonic():
            known = await self._look_up(token)
            if known is None:
                self._known.pop(token, None)
                return None
        self._known.move_to_end(token)
        return known.guest

    async def _look_up(self, token: str) -> _Known | None:
        row = await self.store.guest(token)
        if row is not None:
            return self._remember(token, Guest(row.id, row.name))
        row = await self.store.signed_in(token)
        if row is None or row.seen < time.time() - A_YEAR_S:
            return None
        if row.seen < time.time() - SEEN_S:
            await self.store.write(
                (update(sessions).where(sessions.c.token == digest(token)).values(seen=time.time()), None)
            )
        return self._remember(token, Guest(row.id, row.name), KNOWN_S)

    def forget(self, guest: str) -> None:
        """Look a person up anew: a device was signed out, or a token is good no longer."""
        for token in [token for token, known in self._known.items() if known.guest.id == guest]:
            del self._known[token]
        self._by_id.pop(guest, None)

    async def look_again(self, guest: str) -> None:
        """Another process has renamed a person, or signed a device out."""
        known = self._by_id.get(guest)
        self.forget(guest)
        if known is not None:
            known.name = await self.store.name_of(guest) or known.name
            self._by_id[guest] = known  # his live channels know him by it

    async def required(self, connection: HTTPConnection) -> Guest:
        found = await self.of(connection)
        if found is None:
            raise no_guest()
        if self.refuse_banned is not None and not connection.url.path.startswith(STILL_OPEN):
            await self.refuse_banned(found.id)
        return found

    def _remember(self, token: str, guest: Guest, lasts_s: float = math.inf) -> _Known:
        guest = self._by_id.setdefault(guest.id, guest)
        known = self._known[token] = _Known(guest, time.monotonic() + lasts_s)
        if len(self._known) > MOST_KNOWN:
            _, forgotten = self._known.popitem(last=False)
            self._by_id.pop(forgotten.guest.id, None)
        return known

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and his token."""
        called = name_of(name) if name.strip() else f"Guest {secrets.randbelow(9000) + 1000}"
        guest = Guest(secrets.token_hex(8), called)
        token = secrets.token_urlsafe(24)
        row = {"id": guest.id, "token": digest(token), "name": guest.name, "created": time.time()}
        await self.store.write((schema.guests.insert(), [row]))
        return self._remember(token, guest).guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        called = name_of(name)
        where = schema.guests.c.id == guest.id
        await self.store.write((update(schema.guests).where(where).values(name=called), None))
        guest.name = called


def token_of(connection: HTTPConnection) -> str:
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE, "")


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=A_YEAR_S, path="/", httponly=True, samesite="lax", secure=secure)
