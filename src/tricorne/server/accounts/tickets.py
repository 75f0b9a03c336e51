"""Tickets: secrets that are good for one use. A question to a passkey, a link in a mail, a recovery code.

A ticket is spent by a row of its own in the same transaction as what it is spent for. The database refuses a second
row, so that a ticket works once, however many processes serve.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Literal

from sqlalchemy import Row, delete, select
from sqlalchemy.exc import IntegrityError

from tricorne.kernel.message import say
from tricorne.server.problems import RequestRefused
from tricorne.server.schema import spent_tickets, tickets
from tricorne.server.store import Store, Write, digest

Kind = Literal["new-passkey", "use-passkey", "link", "code"]
QUESTION_S = 300.0
LINK_S = 20 * 60.0
FORGOTTEN_S = 24 * 3600.0
"""A spent ticket is gone; its mark stays so long, for whoever tries it at the same time."""
CODES = 8
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of which nobody takes one for another."""
LONGEST = 100


def no_ticket() -> RequestRefused:
    """One answer for whatever is wrong with it: unknown, used, too old."""
    return RequestRefused(403, "no-ticket", say("why-no-ticket"))


def new_ticket(token: str, kind: Kind, guest: str, data: str, lasts_s: float) -> list[Write]:
    """Write a ticket down, and forget those whose time is over."""
    now = time.time()
    row = {"id": digest(token), "kind": kind, "guest": guest, "data": data, "expires": now + lasts_s if lasts_s else 0}
    return [
        (delete(tickets).where(tickets.c.expires > 0, tickets.c.expires < now), None),
        (delete(spent_tickets).where(spent_tickets.c.at < now - FORGOTTEN_S), None),
        (tickets.insert().values(row), None),
    ]


async def found_ticket(store: Store, token: str, kind: Kind) -> Row[Any]:
    """A ticket that is still good; refused otherwise."""
    if not token or len(token) > LONGEST:
        raise no_ticket()
    rows = await store.rows(select(tickets).where(tickets.c.id == digest(token), tickets.c.kind == kind))
    if not rows or 0 < rows[0].expires < time.time():
        raise no_ticket()
    return rows[0]


async def spend(store: Store, ticket: Row[Any], *writes: Write) -> None:
    """Do something with a ticket, once."""
    mark = spent_tickets.insert().values(id=ticket.id, at=time.time())
    try:
        await store.write((mark, None), (delete(tickets).where(tickets.c.id == ticket.id), None), *writes)
    except IntegrityError:
        raise no_ticket() from None


def new_codes(guest: str) -> tuple[list[str], list[Write]]:
    """Fresh recovery codes of 59 bits each; those from before are good no longer."""
    codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3)) for _ in range(CODES)]
    writes: list[Write] = [(delete(tickets).where(tickets.c.guest == guest, tickets.c.kind == "code"), None)]
    for code in codes:
        writes += new_ticket(plain_code(code), "code", guest, "", 0)
    return codes, writes


def plain_code(text: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(letter for letter in text.lower() if letter in LETTERS)
