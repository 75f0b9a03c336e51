"""What the database knows of notices: the ways to reach a person, and whom a turn has still to be told.

A notice is a row for a table, a person and a way. It is marked as told before it is handed on, so that nobody is told
twice of the same turn, however the server ends; the row stays until the turn has ended. A turn that is taken back and
comes again is the same turn.

The ways of a person are a ladder: his devices, then his webhook, then a letter. A lower rung waits until a higher one
has been tried, and then a while longer; as soon as one is known to have reached him, the rest of the turn is silent.
"""

from __future__ import annotations

import secrets
from typing import Literal

from sqlalchemy import (
    ColumnElement,
    Executable,
    Integer,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    literal_column,
    select,
    update,
)

from tricorne.server.schema import accounts, notice_ways, notices, seats, sessions, tables
from tricorne.server.store import Write, digest
from tricorne.server.writer import OFTEN

WAITING = 0
TOLD = 1
GIVEN_UP = 2
REACHED = 3
"""He has been reached, by whichever way: nothing more of this turn goes out."""
Kind = Literal["turn", "time"]
MAIL = "mail"
HOOK = "hook"
PUSH = "push-"
"""How the ways of devices begin."""
MOST_AT_ONCE = 200
LONGEST_KEY = 64
"""Letters of the secret of a way, at most."""

LETTER_RUNG = 2
COLUMNS = ["table_id", "guest", "way", "kind", "number", "due", "tries", "state"]


# -- turns ---------------------------------------------------------------------------------------


def _begins() -> Executable:
    table = bindparam("of_table", type_=notices.c.table_id.type)
    guest = bindparam("of_guest", type_=notices.c.guest.type)
    kind = bindparam("of_kind", type_=notices.c.kind.type)
    mine = (notices.c.table_id == table) & (notices.c.guest == guest) & (notices.c.kind == kind)
    known = exists().where(mine, notices.c.way == notice_ways.c.way)
    told = exists().where(mine, (notices.c.state == _fixed(TOLD)) | (notices.c.state == _fixed(REACHED)))
    rows = select(
        *(table, notice_ways.c.guest, notice_ways.c.way, kind),
        *(bindparam("new_number", type_=notices.c.number.type), bindparam("new_due", type_=notices.c.due.type)),
        *(_fixed(0), _fixed(WAITING)),
    ).where(notice_ways.c.guest == guest, notice_ways.c.wanted, ~known, ~told)
    return notices.insert().from_select(COLUMNS, rows).execution_options(**{OFTEN: True})


def _fixed(number: int) -> ColumnElement[int]:
    """A number that is the same in all rows, and so no value."""
    return literal_column(str(number), Integer)


BEGINS = _begins()
OTHERS_ENDED = (
    delete(notices)
    .where(notices.c.table_id == bindparam("of_table"), notices.c.guest != bindparam("of_guest"))
    .execution_options(**{OFTEN: True})
)


def begins(table: str, guest: str, kind: Kind, number: int, due: float) -> Write:
    """Somebody is to be told, by the ways that he wants; not by one that has this turn already, nor by any if he has
    been told of it."""
    row = {"of_table": table, "of_guest": guest, "of_kind": kind, "new_number": number, "new_due": due}
    return BEGINS, [row]


def reminds(table: str, guest: str, number: int, due: float) -> list[Write]:
    """His time is out, and he is told so; of the turn itself he need not be told any more."""
    mine = (notices.c.table_id == table) & (notices.c.guest == guest) & (notices.c.kind == "turn")
    silent = update(notices).where(mine, notices.c.state == WAITING).values(state=REACHED)
    return [(silent, None), begins(table, guest, "time", number, due)]


def others_ended(table: str, guest: str) -> Write:
    """It is this person's turn (empty: nobody's): the turns of all others have ended."""
    return OTHERS_ENDED, [{"of_table": table, "of_guest": guest}]


def forget_ended() -> Write:
    """Nobody is told of tables that are not played any more."""
    played = select(tables.c.id).where(tables.c.status == "playing")
    return delete(notices).where(notices.c.table_id.not_in(played)), None


# -- the ladder ----------------------------------------------------------------------------------

_other = notices.alias("other")
_its_way = notice_ways.alias("its_way")
_same_turn = and_(
    _other.c.table_id == notices.c.table_id, _other.c.guest == notices.c.guest, _other.c.kind == notices.c.kind
)
_usable = and_(_its_way.c.guest == _other.c.guest, _its_way.c.way == _other.c.way, _its_way.c.wanted)


def _rung(way: ColumnElement[str]) -> ColumnElement[int]:
    return case((way.startswith(PUSH), 0), (way == HOOK, 1), else_=LETTER_RUNG)


def rung(way: str) -> int:
    """The lower this number, the earlier a way is taken."""
    return 0 if way.startswith(PUSH) else 1 if way == HOOK else LETTER_RUNG


def _turn(table: str, guest: str, kind: str) -> ColumnElement[bool]:
    return (notices.c.table_id == table) & (notices.c.guest == guest) & (notices.c.kind == kind)


def lower_wait(table: str, guest: str, way: str, kind: str, now: float, until: float) -> Write:
    """A way is being tried: those below it wait until then, unless they wait for longer."""
    below = _turn(table, guest, kind) & (_rung(notices.c.way) > rung(way))
    below &= (notices.c.state == WAITING) & (notices.c.due <= now)
    return update(notices).where(below).values(due=until), None


def lower_go(table: str, guest: str, way: str, kind: str, now: float) -> Write:
    """A way has failed for good: those below it need not wait, unless another on its rung may still reach him."""
    hope = exists().where(_same_turn, _usable, _other.c.state.in_((WAITING, TOLD)), _rung(_other.c.way) <= rung(way))
    below = _turn(table, guest, kind) & (_rung(notices.c.way) > rung(way))
    return update(notices).where(below, notices.c.state == WAITING, ~hope).values(due=now), None


def reached(table: str, guest: str, kind: str) -> Write:
    """He knows of his turn."""
    return update(notices).where(_turn(table, guest, kind)).values(state=REACHED), None


def put_off(table: str, guest: str, kind: str, due: float) -> Write:
    """The page tells him: the whole ladder waits."""
    mine = _turn(table, guest, kind) & (notices.c.state == WAITING) & (notices.c.due < due)
    return update(notices).where(mine).values(due=due), None


def device_got(guest: str, way: str) -> Write:
    """A device has shown what it was told: its person is reached, of all turns that it was told of."""
    told = exists().where(_same_turn, _other.c.way == way, _other.c.state == TOLD)
    return update(notices).where(notices.c.guest == guest, told).values(state=REACHED), None


# -- what is due ---------------------------------------------------------------------------------


def due(now: float, soon: float) -> Select[tuple[object, ...]]:
    """What is to be told until ``soon``, with what has to be said; nothing of a turn that is over or that a bot takes,
    and of each turn only the highest rung that is due ``now``. ``told``: another way is on its way to him.
    ``below``: when the next rung is taken, if there is one."""
    higher = exists().where(
        *(_same_turn, _usable, _other.c.state == WAITING, _other.c.due <= now),
        _rung(_other.c.way) < _rung(notices.c.way),
    )
    told = exists().where(_same_turn, _other.c.state == TOLD)
    lower = select(func.min(_other.c.due)).where(_same_turn, _other.c.state == WAITING)
    lower = lower.where(exists().where(_usable), _rung(_other.c.way) > _rung(notices.c.way))
    found: Select[tuple[object, ...]] = select(
        notices,
        tables.c.title,
        tables.c.game,
        tables.c.changed,
        seats.c.power,
        accounts.c.email,
        func.coalesce(accounts.c.language, notice_ways.c.language).label("language"),
        notice_ways.c.target,
        notice_ways.c.stop,
        notice_ways.c.last,
        told.label("told"),
        lower.correlate(notices).scalar_subquery().label("below"),
    )
    found = found.join(tables, tables.c.id == notices.c.table_id)
    asked = (seats.c.table_id == tables.c.id) & (seats.c.power == tables.c.actor) & (seats.c.guest == notices.c.guest)
    found = found.join(seats, asked).outerjoin(accounts, accounts.c.guest == notices.c.guest)
    way = (notice_ways.c.guest == notices.c.guest) & (notice_ways.c.way == notices.c.way)
    found = found.join(notice_ways, way).where(notices.c.state == WAITING, notices.c.due <= soon, ~higher)
    found = found.where(tables.c.status == "playing", seats.c.stand_in == "", notice_ways.c.wanted)
    return found.order_by(notices.c.due).limit(MOST_AT_ONCE)


def change(table: str, guest: str, way: str, kind: str, **values: object) -> Write:
    one = _turn(table, guest, kind) & (notices.c.way == way)
    return update(notices).where(one).values(**values), None


def after_try(table: str, guest: str, way: str, kind: str, **values: object) -> Write:
    """What becomes of a notice that was not taken; nothing, if its person has been reached meanwhile."""
    one = _turn(table, guest, kind) & (notices.c.way == way) & (notices.c.state == TOLD)
    return update(notices).where(one).values(**values), None


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
