"""What goes over the wire about people and their games (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.wire import Given, Sent, Status, TableInfo

Result = Literal["won", "shared", "lost", "nobody", "closed"]


class Player(Sent):
    """A seat of a finished game. ``player`` is empty for somebody who has deleted all that was kept about him."""

    power: str
    player: str
    bot: str | None
    mine: bool
    won: bool
    score: int | None


class FinishedGame(Sent):
    """A game that is over, or a table that was closed (then there is no report). ``result`` is yours: ``shared`` if
    others have won with you, ``nobody`` if there is no winner; null if you only made the table."""

    id: str
    title: str
    game: str
    status: Status
    players: list[Player]
    result: Result | None
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
