"""What goes over the wire about coming back to a seat, and about the talk of a table (docs/server.md). It stands on
its own: the other wire classes use it."""

from __future__ import annotations

from typing import Literal

import msgspec

Talk = Literal["on", "host", "order", "house"]


class Slip(msgspec.Struct):
    """The slip of your seats at a table, told once: whoever gives it has them. One that was made before is good no
    longer."""

    slip: str


class UseSlip(msgspec.Struct, forbid_unknown_fields=True):
    """Have the seats of a slip: they are yours, in this browser, and no longer those of the browser that had them."""

    slip: str


class AskSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the others at the table to say that this seat is yours."""

    power: str


class Vouch(msgspec.Struct, forbid_unknown_fields=True):
    """Whether it is the player who asks; ``False`` of whoever asks withdraws the question. One no ends it."""

    agree: bool


class Vouching(msgspec.Struct):
    """Somebody who looks on says that ``seat`` is his, ``away`` (a time) nobody was at it since: the seats still to
    answer. ``mine``: you ask; ``asked``: you are to answer; ``holder``: it is your seat, and you may refuse. It runs
    out at ``until``. Nothing of whoever asks is told."""

    seat: str
    waiting: list[str]
    mine: bool
    asked: bool
    holder: bool
    at: float
    away: float
    until: float


class SetTalk(msgspec.Struct, forbid_unknown_fields=True):
    """Let people talk at your table, or not."""

    on: bool
