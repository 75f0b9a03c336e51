"""What goes over the wire about ratings, profiles, friends and block lists (docs/ratings.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.members.wire_members import FinishedGame
from tricorne.server.ratings.scale import Pace
from tricorne.server.wire import Given, Sent

Shown = Literal["all", "members", "nobody"]
FriendState = Literal["none", "asking", "asked", "friends"]


class LeaderRow(Sent):
    """Somebody on a board: a person, or a ``bot`` whose mark stands fast. ``rank`` is null for bots and for those whose
    rating is provisional. ``last``: the places of the last games, the latest first."""

    rank: int | None
    person: str | None
    name: str
    bot: str | None
    mine: bool
    rating: int
    margin: int
    provisional: bool
    games: int
    won: int
    last: list[int]


class Leaders(Sent):
    """The best of a game at a pace, bots among them; the highest rating first."""

    game: str
    pace: Pace
    rows: list[LeaderRow]


class SeatStanding(Sent):
    """What stands beside a name: the rating at the pace of the table, and how the game has moved it (null: it has not,
    or not yet). ``person`` leads to the profile; null where it is not shown to you."""

    power: str
    person: str | None
    rating: int | None
    provisional: bool
    change: int | None
    friend: FriendState
    blocked: bool


class TableStandings(Sent):
    table: str
    seats: list[SeatStanding]


class Standings(Sent):
    """Of each table that was asked about, as far as you may see it."""

    tables: list[TableStandings]


class CurvePoint(Sent):
    """A rating after a game."""

    at: float
    rating: int
    margin: int
    provisional: bool


class BotMark(Sent):
    bot: str
    rating: int


class ProfileRating(Sent):
    """One game at one pace: what the rating is, how it came to be, and the marks of the bots to compare with."""

    game: str
    pace: Pace
    rating: int
    margin: int
    provisional: bool
    games: int
    won: int
    curve: list[CurvePoint]
    bots: list[BotMark]


class ProfileGame(Sent):
    """A finished game that everybody may see, from the eyes of whose profile it is; how it moved the rating."""

    game: FinishedGame
    change: int | None


class Profile(Sent):
    """A member. ``here`` is told to friends alone (null: not told to you). ``friend`` and ``blocked``: what the two of
    you are to each other."""

    person: str
    name: str
    since: float
    mine: bool
    friend: FriendState
    blocked: bool
    here: bool | None
    ratings: list[ProfileRating]
    games: list[ProfileGame]


class PersonInfo(Sent):
    person: str
    name: str
    here: bool
    since: float


class Invitation(Sent):
    """A friend wants you at his table."""

    table: str
    invite: str
    title: str
    game: str
    by: str
    at: float


class MyPeople(Sent):
    """Your friends (those who are here now first), those whom you have asked, those who ask you, those whom you have
    blocked, tables to which you are invited, and to whom your profile is shown."""

    friends: list[PersonInfo]
    asking: list[PersonInfo]
    asked: list[PersonInfo]
    blocked: list[PersonInfo]
    invitations: list[Invitation]
    shown: Shown


class Whom(Given):
    """A person by the id of his profile, or as whoever leads a seat of a table or said a line there."""

    person: str = ""
    table: str = ""
    power: str = ""
    message: int = 0


class ShowProfile(Given):
    """To whom your profile, your place on the boards and your ratings are shown."""

    shown: Shown


class InviteFriend(Given):
    person: str
