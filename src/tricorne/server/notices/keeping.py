"""What the database knows of notices: the ways to reach a person, and whom a turn has still to be told.

A notice is a row for a table, a person and a way. It is marked as told before it is handed on, so that nobody is told
twice of the same turn, however the server ends; the row stays until the turn has ended. A turn that is taken back and
comes again is the same turn.
"""

from __future__ import annotations

import secrets
from typing import Literal

from sqlalchemy import Select, delete, exists, func, literal, select, update

from tricorne.server.schema import accounts, notice_ways, notices, seats, sessions, tables
from tricorne.server.store import Write, digest

WAITING = 0
TOLD = 1
GIVEN_UP = 2
Kind = Literal["turn", "time"]
MAIL = "mail"
HOOK = "hook"
PUSH = "push-"
"""How the ways of devices begin."""
MOST_AT_ONCE = 200

COLUMNS = ["table_id", "guest", "way", "kind", "number", "due", "tries", "state"]


# -- turns ---------------------------------------------------------------------------------------


def begins(table: str, guest: str, kind: Kind, number: int, due: float) -> Write:
    """Somebody is to be told, by each way that he wants; not by one that has this turn already."""
    known = exists().where(
        notices.c.table_id == table,
        notices.c.guest == guest,
        notices.c.way == notice_ways.c.way,
        notices.c.kind == kind,
    )
    rows = select(
        *(literal(table), notice_ways.c.guest, notice_ways.c.way, literal(kind)),
        *(literal(number), literal(due), literal(0), literal(WAITING)),
    ).where(notice_ways.c.guest == guest, notice_ways.c.wanted, ~known)
    return notices.insert().from_select(COLUMNS, rows), None


def others_ended(table: str, guest: str) -> Write:
    """It is this person's turn (empty: nobody's): the turns of all others have ended."""
    return delete(notices).where(notices.c.table_id == table, notices.c.guest != guest), None


def forget_ended() -> Write:
    """Nobody is told of tables that are not played any more."""
    played = select(tables.c.id).where(tables.c.status == "playing")
    return delete(notices).where(notices.c.table_id.not_in(played)), None


# -- what is due ---------------------------------------------------------------------------------


def due(now: float) -> Select[tuple[object, ...]]:
    """What is to be told now, with what has to be said; nothing of a turn that is over or that a bot takes."""
    found: Select[tuple[object, ...]] = select(
        notices,
        tables.c.title,
        tables.c.game,
        seats.c.power,
        accounts.c.email,
        func.coalesce(accounts.c.language, notice_ways.c.language).label("language"),
        notice_ways.c.target,
        notice_ways.c.stop,
        notice_ways.c.last,
    )
    found = found.join(tables, tables.c.id == notices.c.table_id)
    asked = (seats.c.table_id == tables.c.id) & (seats.c.power == tables.c.actor) & (seats.c.guest == notices.c.guest)
    found = found.join(seats, asked).outerjoin(accounts, accounts.c.guest == notices.c.guest)
    way = (notice_ways.c.guest == notices.c.guest) & (notice_ways.c.way == notices.c.way)
    found = found.join(notice_ways, way).where(notices.c.state == WAITING, notices.c.due <= now)
    found = found.where(tables.c.status == "playing", seats.c.stand_in == "", notice_ways.c.wanted)
    return found.order_by(notices.c.due).limit(MOST_AT_ONCE)


def change(table: str, guest: str, way: str, kind: str, **values: object) -> Write:
    one = (notices.c.table_id == table) & (notices.c.guest == guest)
    return update(notices).where(one, notices.c.way == way, notices.c.kind == kind).values(**values), None


# -- ways ----------------------------------------------------------------------------------------


def new_way(guest: str, way: str, target: str, device: str = "", language: str = "", session: str = "") -> list[Write]:
    """A way to reach somebody, switched on; one of the same name is written over."""
    row = {"guest": guest, "way": way, "wanted": True, "target": target, "device": device, "last": 0.0}
    row |= {"stop": secrets.token_urlsafe(24), "language": language, "session": session}
    return [end_way(guest, way), (notice_ways.insert().values(row), None)]


def first_mail(guest: str) -> Write:
    """Whoever confirms an address is told by mail until he says otherwise; what he has said before stays."""
    known = exists().where(notice_ways.c.guest == guest, notice_ways.c.way == MAIL)
    row = select(
        *(literal(guest), literal(MAIL), literal(True), literal(""), literal("")),
        *(literal(secrets.token_urlsafe(24)), literal(0.0)),
    ).where(~known)
    columns = ["guest", "way", "wanted", "target", "device", "stop", "last"]
    return notice_ways.insert().from_select(columns, row), None


def end_way(guest: str, way: str) -> Write:
    return delete(notice_ways).where(notice_ways.c.guest == guest, notice_ways.c.way == way), None


def way_is_gone(guest: str, way: str) -> list[Write]:
    """A device that does not take notices any more."""
    return [end_way(guest, way), (delete(notices).where(notices.c.guest == guest, notices.c.way == way), None)]


def of_others(guest: str, way: str) -> Write:
    """A device tells one person: it is taken from whoever had it before."""
    return delete(notice_ways).where(notice_ways.c.way == way, notice_ways.c.guest != guest), None


def end_devices(guest: str, session: str) -> Write:
    """A device that is signed out tells nothing any more."""
    return delete(notice_ways).where(notice_ways.c.guest == guest, notice_ways.c.session == session), None


def end_devices_of(token: str) -> Write:
    signed_out = select(sessions.c.id).where(sessions.c.token == digest(token))
    return delete(notice_ways).where(notice_ways.c.session.in_(signed_out)), None


def devices_move(old: str, new: str) -> list[Write]:
    """What a guest's device is told, it is told as the account that he has come into."""
    pushed = (notice_ways.c.guest == old) & notice_ways.c.way.startswith(PUSH)
    waiting = (notices.c.guest == old) & notices.c.way.startswith(PUSH)
    return [
        (update(notice_ways).where(pushed).values(guest=new), None),
        (update(notices).where(waiting).values(guest=new), None),
    ]


def devices_are_left(guest: str) -> Write:
    """A guest has gone from this browser, and nobody can come back as him."""
    return delete(notice_ways).where(notice_ways.c.guest == guest, notice_ways.c.way.startswith(PUSH)), None


def devices_sign_in(guest: str, token: str) -> Write:
    """The device of a guest who has just become a member ends with this sign-in from now on."""
    signed_in = select(sessions.c.id).where(sessions.c.token == digest(token)).scalar_subquery()
    one = (notice_ways.c.guest == guest) & notice_ways.c.way.startswith(PUSH) & (notice_ways.c.session == "")
    return update(notice_ways).where(one).values(session=signed_in), None


def want_way(guest: str, way: str, wanted: bool) -> Write:
    one = (notice_ways.c.guest == guest) & (notice_ways.c.way == way)
    return update(notice_ways).where(one).values(wanted=wanted), None


def used_way(guest: str, way: str, now: float) -> Write:
    one = (notice_ways.c.guest == guest) & (notice_ways.c.way == way)
    return update(notice_ways).where(one).values(last=now), None
