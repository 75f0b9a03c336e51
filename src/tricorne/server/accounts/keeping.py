"""What the database knows of accounts, devices and passkeys."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from sqlalchemy import Row, delete, func, select, update

from tricorne.server.schema import accounts, guests, passkeys, seats, sessions, tickets
from tricorne.server.schema_people import slips
from tricorne.server.store import Rows, Store, Write, digest

BROWSERS = [("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari")]
SYSTEMS = [
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS")),
    *(("Mac OS", "macOS"), ("Linux", "Linux")),
]
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def device_of(agent: str) -> str:
    """What a browser says of itself in two words: "Firefox, Linux". Nothing more of it is kept."""
    found = [next((name for sign, name in kinds if sign in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


def mail_address(text: str) -> str:
    """An e-mail address in the form in which it is kept; empty if it is none."""
    text = text.strip()
    fits = len(text) <= LONGEST_ADDRESS and text.isascii() and ADDRESS.fullmatch(text) is not None
    return text.lower() if fits else ""


class Keeping:
    """Reads of accounts, and the statements that change them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, guest: str) -> Row[Any] | None:
        return await self._one(select(accounts).where(accounts.c.guest == guest))

    async def account_of_mail(self, address: str) -> Row[Any] | None:
        return await self._one(select(accounts).where(accounts.c.email == address))

    async def devices(self, guest: str) -> Rows:
        return await self.store.rows(select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc()))

    async def passkeys(self, guest: str) -> Rows:
        return await self.store.rows(select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created))

    async def passkey(self, credential: str) -> Row[Any] | None:
        return await self._one(select(passkeys).where(passkeys.c.id == digest(credential)))

    async def codes_left(self, guest: str) -> int:
        mine = (tickets.c.guest == guest) & (tickets.c.kind == "code")
        return int((await self.store.rows(select(func.count()).select_from(tickets).where(mine)))[0][0])

    async def seats(self, guest: str) -> int:
        """How many seats somebody has."""
        query = select(func.count()).select_from(seats).where(seats.c.guest == guest)
        return int((await self.store.rows(query))[0][0])

    async def _one(self, query: Any) -> Row[Any] | None:
        found = await self.store.rows(query)
        return found[0] if found else None


def new_account(guest: str, handle: str, language: str) -> list[Write]:
    """A guest becomes an account. The token from before is good no longer, nor are the slips
    of his seats: they may have been seen by others."""
    row = {"guest": guest, "handle": handle, "email": None, "language": language, "created": time.time()}
    return [(accounts.insert().values(row), None), (delete(slips).where(slips.c.guest == guest), None), unusable(guest)]


def unusable(guest: str) -> Write:
    """Nobody comes in by the token of a guest any more."""
    return update(guests).where(guests.c.id == guest).values(token=digest(secrets.token_urlsafe(32))), None


def new_session(guest: str, device: str) -> tuple[str, Write]:
    """A device that is signed in, by its secret token."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    row = {"id": secrets.token_hex(8), "token": digest(token), "guest": guest, "device": device}
    return token, (sessions.insert().values({**row, "created": now, "seen": now}), None)


def end_session(guest: str, id: str) -> Write:
    return delete(sessions).where(sessions.c.id == id, sessions.c.guest == guest), None


def end_session_of(token: str) -> Write:
    return delete(sessions).where(sessions.c.token == digest(token)), None


def end_passkey(guest: str, id: str) -> Write:
    return delete(passkeys).where(passkeys.c.id == id, passkeys.c.guest == guest), None


def has_mail(guest: str, address: str) -> Write:
    return update(accounts).where(accounts.c.guest == guest).values(email=address), None
