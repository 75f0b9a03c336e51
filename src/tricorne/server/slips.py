"""The slip of a seat: twelve letters by which a guest without an account comes back to his seats at one table.

Each person has one slip at a table; a new one voids the one before. Of it the database keeps the SHA-256: 59 bits that
nobody guesses, and that no table of digests holds. It is good as long as the person it was given to sits there as a
guest: an account has better ways back.
"""

from __future__ import annotations

import hmac
import secrets
import time

from sqlalchemy import delete, select

from tricorne.kernel.message import say
from tricorne.server.accounts.tickets import LETTERS, LONGEST, plain_code
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.problems import RequestRefused, not_now, not_yours
from tricorne.server.schema import accounts
from tricorne.server.schema_people import slips
from tricorne.server.store import Store, Write, digest
from tricorne.server.table_parts import Guest

GROUPS = 3
IN_A_GROUP = 4


def no_slip() -> RequestRefused:
    """One answer for whatever is wrong with it: unknown, renewed, or of somebody who has an account by now."""
    return RequestRefused(403, "no-slip", say("why-no-slip"))


async def has_account(store: Store, guest: str) -> bool:
    return bool(await store.rows(select(accounts.c.guest).where(accounts.c.guest == guest)))


def refuse_ended(table: GameTable) -> None:
    """Refused where no seat is held any more."""
    table.refuse_set_aside()
    if table.status not in ("waiting", "playing"):
        raise not_now(say("why-over" if table.status == "over" else "why-closed"))


async def make(hub: Hub, table: GameTable, guest: Guest) -> str:
    """A new slip for somebody's seats at a table."""
    async with table.lock:
        refuse_ended(table)
        if not table.mine(guest.id):
            raise not_yours(say("why-no-seat"))
        if await has_account(hub.store, guest.id):
            raise not_now(say("why-slip-account"))
        slip = "-".join("".join(secrets.choice(LETTERS) for _ in range(IN_A_GROUP)) for _ in range(GROUPS))
        row = {"table_id": table.id, "guest": guest.id, "token": digest(plain_code(slip)), "made": time.time()}
        await hub.write(table, gone(table.id, guest.id), (slips.insert().values(row), None))
        return slip


def gone(table: str, guest: str) -> Write:
    """The slip of somebody at a table is good no longer."""
    return delete(slips).where(slips.c.table_id == table, slips.c.guest == guest), None


async def holder(store: Store, table: GameTable, given: str) -> str:
    """Whose seats a slip gives back; empty for nobody's."""
    tried = digest(plain_code(given[:LONGEST]))
    found = ""
    for row in await store.rows(select(slips).where(slips.c.table_id == table.id)):
        if hmac.compare_digest(row.token, tried) and table.mine(row.guest):
            found = row.guest
    return "" if found and await has_account(store, found) else found
