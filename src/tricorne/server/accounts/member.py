"""Who asks as a member: what every desk for members needs first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row
from starlette.requests import Request

from tricorne.kernel.message import say
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.identity import Guests
from tricorne.server.problems import RequestRefused
from tricorne.server.table_parts import Guest


async def member_of(guests: Guests, keeping: Keeping, request: Request) -> tuple[Guest, Row[Any]]:
    """The person with his account; refused to those who have none."""
    guest = await guests.required(request)
    account = await keeping.account(guest.id)
    if account is None:
        raise RequestRefused(403, "not-yours", say("why-no-member"))
    return guest, account
