"""Vouching: somebody who looks on says that a seat is his, and the others who sit at the table say whether it is he.

Every other person with a seat is asked, and all of them must agree; one no ends it. Bots do not vouch, nor does whoever
has resigned, and where fewer than two others sit nobody can be asked. The seat must be a guest's (an account has ways
back of its own) who has been away for a while; if he comes, he sees the question too and may refuse, and while he is
here nobody else gets his seat. Until all have agreed whoever asks sees what any spectator sees.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, update

from tricorne.kernel.message import Text, say
from tricorne.server import choosing
from tricorne.server.game_table import GameTable
from tricorne.server.problems import RequestRefused, bad_value, not_now, not_yours
from tricorne.server.schema_people import vouchings
from tricorne.server.slips import has_account, refuse_ended
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest
from tricorne.server.vouched import WITNESSES, Asked

if TYPE_CHECKING:
    from tricorne.server.hub import Hub

LIVE_S = 15 * 60.0
"""How long the others have to answer where all sit at the table at the same time."""
DAYS_S = 24 * 3600.0
"""The same at all other tables."""


def gone(table: GameTable) -> Write:
    return delete(vouchings).where(vouchings.c.table_id == table.id), None


async def ask(hub: Hub, table: GameTable, guest: Guest, power: str, away_s: float) -> None:
    """Ask the others for a seat."""
    async with table.lock:
        refuse_ended(table)
        if not hub.rules.vouching:
            raise not_now(say("why-no-vouching"))
        if table.status != "playing":
            raise not_now(say("why-waits-for-players"))
        if table.mine(guest.id):
            raise not_now(say("why-sits-here"))
        seat = table.seat(power)
        if seat is None or seat.lead != "person" or not seat.guest:
            raise bad_value(say("why-nobody-sits", text=Text(power[:40])))
        if seat.resigned:
            raise not_now(say("why-resigned", seat=choosing.called(table.game, seat.id)))
        if await has_account(hub.store, seat.guest):
            raise not_now(say("why-seat-of-account"))
        if table.open_vouching() is not None:
            raise not_now(say("why-vouch-asked"))
        gone_s = table.away_s(seat.guest)
        if table.present(seat.guest) or gone_s < away_s:
            raise not_now(say("why-here-lately", name=Text(seat.player), number=max(1, round(away_s / 60))))
        now = hub.now()
        lasts = LIVE_S if table.clock is not None and table.clock.pace.kind == "live" else DAYS_S
        asked = Asked(guest.id, seat.guest, seat.id, [], now, now - gone_s, now + lasts)
        if len(asked.waiting(table.seats)) < WITNESSES:
            raise not_now(say("why-nobody-vouches"))
        await hub.limits.vouch(table.id)
        await hub.write(table, gone(table), (vouchings.insert().values(asked.row(table.id)), None))
        table.vouching = asked
        hub.broadcast_table(table)
        hub.in_background(_run_out(hub, table.id, lasts))


async def _run_out(hub: Hub, id: str, lasts: float) -> None:
    """Take the question from the screens when its time is over; nobody can answer it then anyhow."""
    await asyncio.sleep(lasts + 0.1)
    with suppress(RequestRefused):  # the table is gone
        hub.broadcast_table(await hub.table(id))


async def answer(hub: Hub, table: GameTable, guest: Guest, agree: bool) -> Asked | None:
    """Agree or refuse; of whoever asks: withdraw. The question itself if all have agreed: the seat is to be given. The
    lock is held."""
    asked = table.open_vouching()
    if asked is None:
        raise not_now(say("why-nobody-vouched"))
    waiting = asked.waiting(table.seats)
    if guest.id not in (*waiting, asked.guest, asked.other):
        raise not_yours(say("why-undo-not-awaited"))
    if not agree:
        await hub.write(table, gone(table))
        table.vouching = None
        hub.broadcast_table(table)
        return None
    if guest.id not in waiting:
        raise not_now(say("why-vouch-own"))
    if set(waiting) == {guest.id}:
        if table.present(asked.other):
            raise not_now(say("why-holder-here"))
        if len(asked.agreed) + 1 < WITNESSES:  # others have given up meanwhile
            raise not_now(say("why-nobody-vouches"))
        return asked
    agreed = [*asked.agreed, guest.id]
    values = {"agreed": msgspec.json.encode(agreed).decode()}
    await hub.write(table, (update(vouchings).where(vouchings.c.table_id == table.id).values(values), None))
    asked.agreed = agreed
    hub.broadcast_table(table)
    return None
