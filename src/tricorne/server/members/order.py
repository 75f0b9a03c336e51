"""Order in the house: reports, muting and banning, talk that is switched off, and a list of all that was done.

Owners are named by whoever runs the server (``--owner``), moderators by an owner. What is in force is kept in memory
and on disk; what several processes do is read anew after a while.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, select, update

from tricorne.kernel.message import Text, say
from tricorne.server.clean_text import one_line, several_lines
from tricorne.server.hub import Hub
from tricorne.server.members.wire_members import (
    AuditLine,
    ChatSwitch,
    NewReport,
    OrderOverview,
    Report,
    Sanction,
    SanctionKind,
    Sentence,
    Staff,
)
from tricorne.server.problems import RequestRefused, bad_value, not_found, not_yours
from tricorne.server.schema import accounts, audit, guests, messages, quiet_tables, reports, roles, sanctions, tables
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest
from tricorne.server.wire import Role

ANEW_S = 30.0
"""So late what another process has decided is known here."""
LONGEST_REASON = 300
MOST_TOLD = 100
MOST_OPEN_REPORTS = 20
"""Reports of one person that wait to be read."""
HOUR_S = 3600.0
LIFTED = {"mute": "lift-mute", "ban": "lift-ban"}
CHAT_ACTS = ("chat-on", "chat-off")
LONGEST_HOURS = 24 * 366


class Order:
    """Who may do what no more, and who sees to it."""

    def __init__(self, hub: Hub, owners: list[str]) -> None:
        self.hub = hub
        self.store = hub.store
        self.owners = {owner.strip().lower() for owner in owners if owner.strip()}
        self._until: dict[tuple[str, str], float] = {}
        self._quiet = hub.rules.quiet
        self._read_at = float("-inf")

    # -- what is in force ------------------------------------------------------------------------

    async def _know(self) -> None:
        if time.monotonic() - self._read_at > ANEW_S:
            await self.read()

    async def read(self) -> None:
        """Read what is in force; whoever looks on at a table where the talk is switched off or on is told."""
        self._read_at = time.monotonic()
        rows = await self.store.rows(select(sanctions).where(sanctions.c.until > time.time()))
        self._until = {(row.guest, row.kind): row.until for row in rows}
        quiet = {row[0] for row in await self.store.rows(select(quiet_tables.c.table_id))}
        changed = quiet ^ self._quiet
        self._quiet ^= changed
        for id in changed & self.hub.tables.keys():
            self.hub.broadcast_table(self.hub.tables[id])

    def surely_welcome(self, guest: str) -> bool:
        """Whether somebody is known not to be banned, without reading anything anew."""
        return (guest, "ban") not in self._until and time.monotonic() - self._read_at <= ANEW_S

    async def refuse_banned(self, guest: str) -> None:
        """Refused if somebody may do nothing here for a while."""
        await self._know()
        if self._until.get((guest, "ban"), 0.0) > time.time():
            raise RequestRefused(403, "not-yours", say("why-banned"))

    async def refuse_muted(self, guest: str) -> None:
        """Refused if somebody may not speak; whether anybody may at this table is known from now on."""
        await self._know()
        if self._until.get((guest, "mute"), 0.0) > time.time():
            raise RequestRefused(403, "not-yours", say("why-muted"))

    async def goes_along(self, old: str, new: str) -> list[Write]:
        """Whoever comes back in another browser brings along that he may not speak."""
        await self._know()
        until = self._until.get((old, "mute"), 0.0)
        if until <= max(time.time(), self._until.get((new, "mute"), 0.0)):
            return []
        mine = sanctions.c.kind == "mute"
        rows = await self.store.rows(select(sanctions).where(sanctions.c.guest == old, mine))
        again = [{**row._asdict(), "guest": new} for row in rows]
        return [(delete(sanctions).where(sanctions.c.guest == new, mine), None), (sanctions.insert(), again)]

    # -- who sees to it --------------------------------------------------------------------------

    async def role(self, guest: str) -> Role | None:
        """Owner, moderator, or neither."""
        if self.owners:
            if guest in self.owners:
                return "owner"
            row = await self.store.rows(select(accounts.c.email).where(accounts.c.guest == guest))
            if row and row[0][0] and str(row[0][0]).lower() in self.owners:
                return "owner"
        found = await self.store.rows(select(roles.c.role).where(roles.c.guest == guest))
        return "moderator" if found else None

    async def staff(self, guest: Guest, owner: bool = False) -> Role:
        found = await self.role(guest.id)
        if found is None or (owner and found != "owner"):
            raise not_yours(say("why-no-moderator"))
        return found

    # -- reporting -------------------------------------------------------------------------------

    async def report(self, guest: Guest, asked: NewReport) -> None:
        """Somebody tells of what another person said or does at a table that he may see."""
        table = await self.hub.table(asked.table)
        if not table.may_see(guest.id, ""):
            raise not_found(say("why-no-table"))
        other, quoted = "", ""
        if asked.message:
            rows = await self.store.rows(
                select(messages).where(messages.c.id == asked.message, messages.c.table_id == table.id)
            )
            if not rows or not table.reads(guest.id, rows[0].channel):
                raise not_found(say("why-no-message"))
            other, quoted = rows[0].guest, rows[0].text
        else:
            seat = table.seat(asked.power)
            other = seat.guest if seat is not None else ""
        if not other or other == guest.id:
            raise bad_value(say("why-nobody-sits", text=Text(asked.power[:40])))
        waiting = select(reports.c.id).where(reports.c.guest == guest.id, reports.c.closed == 0)
        if len(await self.store.rows(waiting)) >= MOST_OPEN_REPORTS:
            raise RequestRefused(429, "too-fast", say("why-many-reports"))
        row = {
            "guest": guest.id,
            "other": other,
            "table_id": table.id,
            "quoted": quoted,
            "text": several_lines(asked.text, LONGEST_REASON, say("what-message")) if asked.text.strip() else "",
            "at": time.time(),
            "closed": 0.0,
        }
        await self.store.write((reports.insert().values(row), None))

    # -- deciding --------------------------------------------------------------------------------

    def _noted(self, by: Guest, act: str, subject: str, text: str = "") -> Write:
        row = {"at": time.time(), "who": by.id, "act": act, "subject": subject, "text": text}
        return audit.insert().values(row), None

    async def sentence(self, by: Guest, asked: Sentence) -> None:
        """Mute or ban somebody for a while; for no time: lift it. Nobody judges those who judge, but an owner."""
        mine = await self.staff(by)
        if not await self.store.name_of(asked.person):
            raise not_found(say("why-no-person"))
        theirs = await self.role(asked.person)
        if theirs == "owner" or (theirs == "moderator" and mine != "owner"):
            raise not_yours(say("why-not-over-staff"))
        if not 0 <= asked.hours <= LONGEST_HOURS:
            raise bad_value(say("why-hours", number=LONGEST_HOURS))
        reason = one_line(asked.reason, LONGEST_REASON, say("what-message")) if asked.reason.strip() else ""
        kind: SanctionKind = asked.kind
        writes: list[Write] = [
            (delete(sanctions).where(sanctions.c.guest == asked.person, sanctions.c.kind == kind), None)
        ]
        now = time.time()
        if asked.hours:
            row = {
                "guest": asked.person,
                "kind": kind,
                "until": now + asked.hours * HOUR_S,
                "reason": reason,
                "at": now,
            }
            writes.append((sanctions.insert().values(row), None))
        writes.append(self._noted(by, kind if asked.hours else LIFTED[kind], asked.person, reason))
        await self.store.write(*writes)
        await self.read()
        if kind == "ban" and asked.hours:
            self.hub.hang_up(asked.person)

    async def switch_chat(self, by: Guest, asked: ChatSwitch) -> None:
        """Switch the talk of a table off, or on again."""
        await self.staff(by)
        table = await self.hub.table(asked.table)
        where = quiet_tables.c.table_id == table.id
        writes: list[Write] = [(delete(quiet_tables).where(where), None)]
        if asked.off:
            writes.append((quiet_tables.insert().values(table_id=table.id), None))
        await self.store.write(*writes, self._noted(by, CHAT_ACTS[asked.off], table.id))
        await self.read()

    async def close_report(self, by: Guest, number: int) -> None:
        await self.staff(by)
        closed = update(reports).where(reports.c.id == number).values(closed=time.time())
        await self.store.write((closed, None), self._noted(by, "close-report", str(number)))

    async def appoint(self, by: Guest, asked: Staff) -> None:
        """An owner makes somebody a moderator, or not any more."""
        await self.staff(by, owner=True)
        if not await self.store.name_of(asked.person):
            raise not_found(say("why-no-person"))
        writes: list[Write] = [(delete(roles).where(roles.c.guest == asked.person), None)]
        if asked.moderator:
            row = {"guest": asked.person, "role": "moderator", "since": time.time()}
            writes.append((roles.insert().values(row), None))
        await self.store.write(*writes, self._noted(by, "appoint" if asked.moderator else "dismiss", asked.person))

    # -- telling ---------------------------------------------------------------------------------

    async def overview(self, guest: Guest) -> OrderOverview:
        """All that a moderator needs."""
        mine = await self.staff(guest)
        await self.read()
        told = await self.store.rows(
            select(reports).where(reports.c.closed == 0).order_by(reports.c.id).limit(MOST_TOLD)
        )
        force = await self.store.rows(select(sanctions).where(sanctions.c.until > time.time()))
        done = await self.store.rows(select(audit).order_by(audit.c.id.desc()).limit(MOST_TOLD))
        staff = await self.store.rows(select(roles))
        people = {row.guest for row in [*told, *force, *staff]} | {row.other for row in told}
        people |= {row.who for row in done} | {row.subject for row in done}
        names = await self._names(people)
        named = {row.table_id for row in told} | self._quiet | {row.subject for row in done if row.act in CHAT_ACTS}
        titles = await self._titles(named)
        called = titles | names
        return OrderOverview(
            role=mine,
            reports=[_report(row, names) for row in told],
            sanctions=[Sanction(row.guest, names.get(row.guest, ""), row.kind, row.until, row.reason) for row in force],
            moderators=[Staff(row.guest, True, names.get(row.guest, "")) for row in staff],
            quiet=sorted(self._quiet),
            titles=titles,
            audit=[
                AuditLine(row.at, names.get(row.who, ""), row.act, called.get(row.subject, row.subject), row.text)
                for row in done
            ],
        )

    async def _names(self, people: set[str]) -> dict[str, str]:
        rows = await self.store.rows(select(guests.c.id, guests.c.name).where(guests.c.id.in_(people)))
        return {row.id: row.name for row in rows}

    async def _titles(self, named: set[str]) -> dict[str, str]:
        """The titles of tables, of those that have one."""
        rows = await self.store.rows(select(tables.c.id, tables.c.title).where(tables.c.id.in_(named)))
        return {row.id: row.title for row in rows if row.title}


def _report(row: Any, names: dict[str, str]) -> Report:
    return Report(
        id=row.id,
        by=names.get(row.guest, ""),
        person=row.other,
        name=names.get(row.other, ""),
        table=row.table_id,
        quoted=row.quoted,
        text=row.text,
        at=row.at,
    )
