"""Guests: who sends a request. A secret token in a cookie that scripts cannot read, or in an Authorization header; the
database keeps only its digest."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict

from sqlalchemy import update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricorne.server import schema
from tricorne.server.clean_text import name_of
from tricorne.server.game_table import Guest
from tricorne.server.problems import no_guest
from tricorne.server.store import Store, digest

COOKIE = "tricorne_guest"
A_YEAR_S = 365 * 24 * 3600
MOST_KNOWN = 5000
LONGEST_TOKEN = 100


class Guests:
    """All guests; the latest ones are remembered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._by_id: dict[str, Guest] = {}

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """Who sends this; None if nobody we know."""
        token = token_of(connection)
        if not token or len(token) > LONGEST_TOKEN:
            return None
        known = self._known.get(token)
        if known is None:
            row = await self.store.guest(token)
            if row is None:
                return None
            known = self._remember(token, Guest(row.id, row.name))
        self._known.move_to_end(token)
        return known

    async def required(self, connection: HTTPConnection) -> Guest:
        found = await self.of(connection)
        if found is None:
            raise no_guest()
        return found

    def _remember(self, token: str, guest: Guest) -> Guest:
        guest = self._by_id.setdefault(guest.id, guest)
        self._known[token] = guest
        if len(self._known) > MOST_KNOWN:
            _, forgotten = self._known.popitem(last=False)
            self._by_id.pop(forgotten.id, None)
        return guest

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and his token."""
        called = name_of(name) if name.strip() else f"Guest {secrets.randbelow(9000) + 1000}"
        guest = Guest(secrets.token_hex(8), called)
        token = secrets.token_urlsafe(24)
        row = {"id": guest.id, "token": digest(token), "name": guest.name, "created": time.time()}
        await self.store.write((schema.guests.insert(), [row]))
        return self._remember(token, guest), token

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
