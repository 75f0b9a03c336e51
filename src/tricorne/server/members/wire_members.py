"""What goes over the wire about people and their games (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.wire import Given, Role, Sent, Status, TableInfo

SanctionKind = Literal["mute", "ban"]
Result = Literal["won", "shared", "lost", "nobody", "resigned", "abandoned", "closed"]


class Player(Sent):
    """A seat of a finished game. ``player`` is empty for somebody who has deleted all that was kept about him."""

    power: str
    player: str
    bot: str | None
    mine: bool
    resigned: bool
    won: bool
    score: int | None


class FinishedGame(Sent):
    """A game that is over, or a table that was closed. ``result`` is yours: ``shared`` if others have won with you,
    ``nobody`` if there is no winner; null if you only made the table. ``report``: whether one can be made of it."""

    id: str
    title: str
    game: str
    status: Status
    players: list[Player]
    result: Result | None
    report: bool
    began: float
    ended: float


class MyGames(Sent):
    """Your games: those that run or wait for players, your turn first; those that have ended, the latest first.
    ``more``: there are older ones (``?before=`` and the ``ended`` of the last)."""

    running: list[TableInfo]
    finished: list[FinishedGame]
    more: bool


class DeleteMe(Given):
    """Delete all that is kept about you. ``name`` is the name that you go by: whoever types it means it."""

    name: str


class Deleted(Sent):
    """Nothing is kept about you any more. ``games``: at how many tables you sat; they go on without your name."""

    games: int


class Lobby(Sent):
    """Listed tables: those with a free seat, and apart from them games that anybody may watch."""

    open: list[TableInfo]
    live: list[TableInfo]


class QuickMatch(Given):
    """A seat, wherever there is one, in a game with the usual rules; ``players`` 0: of any number. ``level`` near: all
    people there have about your rating. ``seal`` is that of the letter that you add to the dice; empty: none."""

    game: str
    players: int = 0
    pace: Literal["any", "none", "live", "days"] = "any"
    level: Literal["any", "near"] = "any"
    seal: str = ""


class NewReport(Given):
    """Tell the moderators of a line in the talk of a table (``message``), or of whoever leads a seat (``power``)."""

    table: str
    message: int = 0
    power: str = ""
    text: str = ""


class Reported(Sent):
    """The moderators will read it."""

    told: bool


class Report(Sent):
    """Who tells of whom: ``quoted`` is the line that was said, ``text`` what the teller adds."""

    id: int
    by: str
    person: str
    name: str
    table: str
    quoted: str
    text: str
    at: float


class Sanction(Sent):
    person: str
    name: str
    kind: SanctionKind
    until: float
    reason: str


class Sentence(Given):
    """Mute or ban somebody for so many hours; 0: lift it."""

    person: str
    kind: SanctionKind
    hours: int
    reason: str = ""


class ChatSwitch(Given):
    """Switch the talk of a table off, or on again."""

    table: str
    off: bool


class Staff(Given):
    """Whether somebody is a moderator; ``name`` is told, not asked."""

    person: str
    moderator: bool
    name: str = ""


class AuditLine(Sent):
    """What was done, by whom, to whom (a name, the title of a table, else an id: of a table without a title, of a
    report, of a person who is gone)."""

    at: float
    who: str
    act: str
    subject: str
    text: str


class OrderOverview(Sent):
    """All that a moderator needs: open reports, what is in force, tables whose talk is off, the latest of what was
    done."""

    role: Role
    reports: list[Report]
    sanctions: list[Sanction]
    moderators: list[Staff]
    quiet: list[str]
    titles: dict[str, str]
    """The titles of the tables that are named here."""
    audit: list[AuditLine]
