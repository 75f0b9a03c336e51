"""What goes over the wire as JSON, in requests and their answers (docs/server.md). TypeScript types for the client
and the OpenAPI document are made from these classes, so this is the contract.

A field with a default may be left out of what is sent to the server; what the server sends always has every field.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tricorne.kernel.message import Message as KernelMessage
from tricorne.server.accounts.rules import Mode
from tricorne.server.pace.wire_pace import Clocks, Pace, Series, SeriesPlan
from tricorne.server.wire_seats import Talk, Vouching

Arg = Any
"""A fact of a message."""

Json = Any
"""Whatever a game says in its own words: a view, a figure, odds."""

Who = Literal["me", "open", "bot", "same-screen"]
Lead = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "over", "closed"]
Watch = Literal["anyone", "invited", "nobody"]
UndoRule = Literal["own", "none"]
Role = Literal["owner", "moderator"]
HowEnded = Literal["played", "resigned", "time", "abandoned", "closed"]


class Sent(msgspec.Struct):
    """What the server sends."""


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What the server is given: unknown fields are refused."""


# -- what is said -------------------------------------------------------------------------------


class Message(Sent):
    """Something to be said: the key of a text (``/api/messages/LANGUAGE``; with a game's id and a slash before it one
    of ``/api/games/GAME/messages/LANGUAGE``), and its facts. A fact is a number, the path of a thing that the game has
    a name for (``power/britain``; with its own name as ``{"thing": ..., "name": ...}``), what a person wrote
    (``{"text": ...}``), another message, or a list of those."""

    key: str
    args: dict[str, Arg]


def message(said: KernelMessage) -> Message:
    """A message of the engine, for the wire."""
    return Message(**said.to_data())


# -- what went wrong -----------------------------------------------------------------------------


class Problem(Sent):
    """Why a request was refused: a stable code, the reason, the same in words in the language that the request
    prefers (``Accept-Language``), the rules it rests on."""

    code: str
    message: Message
    words: str
    rules: list[str]


class Refusal(Sent):
    """The body of every answer whose status is not 2xx."""

    error: Problem


# -- who you are ---------------------------------------------------------------------------------


class NewGuest(Given):
    name: str = ""


class Me(Sent):
    """A guest. ``token`` is told once, when the guest is made; browsers keep it in a cookie hidden from scripts.
    ``member``: he has an account; ``accounts``: whether there are any here; ``role``: whether he keeps order;
    ``talk``: whether people may talk at tables here."""

    id: str
    name: str
    token: str | None
    member: bool
    accounts: Mode
    role: Role | None
    talk: bool


# -- tables --------------------------------------------------------------------------------------


class SeatPlan(Given):
    """Who shall lead a power: ``me`` (once), ``same-screen`` (me too, another person beside me), ``open``, ``bot``."""

    power: str
    who: Who
    bot: str = ""
    name: str = ""


class NewTable(Given):
    """Seats stand clockwise from the start player; ``order`` random shuffles them. With ``powers`` chosen they are
    numbered places: the power of each plan says nothing, and players choose when all are taken. ``seal`` is that of
    the letter that whoever makes the table adds to its dice; empty: none. ``advice``: everybody may ask for advice,
    also where people play against each other. ``talk``: they may talk."""

    game: str
    seats: list[SeatPlan]
    preset: str = ""
    options: dict[str, Json] = {}
    order: Literal["given", "random"] = "given"
    powers: Literal["given", "chosen"] = "given"
    title: str = ""
    listed: bool = False
    watch: Watch = "anyone"
    undo: UndoRule = "own"
    advice: bool = False
    talk: bool = True
    seal: str = ""
    pace: Pace = Pace()
    series: SeriesPlan = SeriesPlan()


class SeatInfo(Sent):
    """A seat: who leads it, and which bot plays in a person's place (``stand_in``) until the person comes back; to the
    end if the person has ``resigned``."""

    power: str
    name: str
    lead: Lead
    player: str
    bot: str | None
    stand_in: str | None
    resigned: bool
    present: bool
    mine: bool


class TakingBack(Sent):
    """A player asks the others whether the table may go back to entry ``to``, which takes back so many ``actions``:
    the seats that have agreed and those still to answer. ``mine``: you have asked; ``asked``: you are to answer."""

    seat: str
    to: int
    actions: int
    agreed: list[str]
    waiting: list[str]
    mine: bool
    asked: bool


class Abandoning(Sent):
    """A player proposes to end the game without a winner: the seats still to answer. ``mine``: you have proposed it;
    ``asked``: you are to answer."""

    seat: str
    waiting: list[str]
    mine: bool
    asked: bool


class LetterInfo(Sent):
    """What a person adds to the dice: the seal from the moment he sits down, the letter (null: not opened, or not yet)
    once the game has begun."""

    seat: str
    seal: str
    letter: str | None
    sealed: float
    opened: float | None


class ChosenPower(Sent):
    """A power, and the player who chose it; whether a bot did."""

    power: str
    player: str
    bot: bool


class Chosen(Sent):
    """How choosing powers stands: the seat whose turn it is (null: places are open, or all have chosen), the powers
    that are left, those taken (clockwise from the first seat), and the rules behind it."""

    chooser: str | None
    free: list[str]
    chosen: list[ChosenPower]
    rules: list[str]


class TableInfo(Sent):
    """A table as one guest may see it. ``invite`` is null for those who may not invite, ``seed`` (the letter of the
    house) until the game is over. ``number`` is the last entry of the record, ``actor`` the seat that is asked,
    ``turn`` whether it is yours. ``opening``: every seat is taken, and people open their letters now. ``choosing``:
    players choose their powers at this table before the game; as long as they do, ``power`` of a seat is the number of
    its place (``place-2``), and ``turn`` says whether you choose. ``set_aside``: the game cannot be opened by this
    version of the program; its record can be fetched. ``advice``: you may ask what to play (``ask-advice``). ``ended``:
    how the game ended (null: it has not); ``rematch``: the table of the next game, for those who played this one.
    ``clock`` (null: no clock, or the game has not begun) tells how the clocks stand. ``talk``: people may talk here, or
    who does not let them. ``vouch``: you have no seat and may ask the others for one that is yours; ``vouching``: what
    they are asked, for those whom it concerns."""

    id: str
    title: str
    game: str
    preset: str
    options: dict[str, Json]
    status: Status
    seats: list[SeatInfo]
    mine: list[str]
    host: bool
    host_name: str
    listed: bool
    watch: Watch
    undo: UndoRule
    advice: bool
    talk: Talk
    watchers: int
    number: int
    actor: str | None
    turn: bool
    unread: int
    scores: dict[str, int]
    winners: list[str]
    invite: str | None
    taking_back: TakingBack | None
    commitment: str
    seed: str | None
    letters: list[LetterInfo]
    opening: bool
    choosing: Chosen | None
    set_aside: bool
    ended: HowEnded | None
    abandoning: Abandoning | None
    vouch: bool
    vouching: Vouching | None
    rematch: str | None
    pace: Pace
    clock: Clocks | None
    series: Series | None
    created: float
    changed: float


class TableList(Sent):
    tables: list[TableInfo]


class Join(Given):
    """Take an open seat; ``power`` empty: any. ``invite`` is the code of the invitation link, ``seal`` that of the
    letter that you add to the dice; empty: none."""

    power: str = ""
    invite: str = ""
    seal: str = ""


class Choose(Given):
    """Choose a power, when it is the turn of one of your places."""

    power: str


class OpenLetter(Given):
    """Open the letter of your seat, once every seat is taken."""

    power: str
    letter: str


class Leave(Given):
    """Give up a seat; while the game is played a bot takes it over for good."""

    power: str = ""


class Resign(Given):
    """Give a seat up for good; ``power`` empty: your first."""

    power: str = ""


class Agree(Given):
    """Propose to end the game without a winner, or agree to it; false: refuse, or withdraw what you proposed."""

    agree: bool


class Rematch(Given):
    """``seal`` is that of the letter that you add to the dice; empty: none."""

    seal: str = ""


class Start(Given):
    """Begin: open seats are taken by this bot. If every seat is taken, begin without the letters that are missing."""

    fill: str = ""


# -- the past ------------------------------------------------------------------------------------


class LogEntry(Sent):
    """One entry of the record as one viewer may read it. ``text`` is the action in notation (null where it is secret),
    ``action`` its number in the action table. ``back_to`` is set for an undo: all entries after it no longer stand."""

    number: int
    kind: Literal["start", "play", "aside", "undo"]
    seat: str
    text: str | None
    action: int | None
    outcomes: list[str]
    lines: list[Message]
    back_to: int | None
    bot: bool
    at: float


class Log(Sent):
    entries: list[LogEntry]


class Prompt(Sent):
    """What is asked, and of whom (null: nobody, the game is over)."""

    actor: str | None
    key: str
    words: Message
    rules: list[str]


class Moment(Sent):
    """The table right after an entry, as a seat saw it then."""

    number: int
    last: int
    seat: str | None
    view: Json
    prompt: Prompt
    scores: dict[str, int]
    entry: LogEntry


class Since(Sent):
    """What happened after the entry that a guest saw last."""

    since: int
    number: int
    entries: list[LogEntry]
    scores_then: dict[str, int]
    scores_now: dict[str, int]
    turn: bool


class Figures(Sent):
    """All figures of the game right after an entry, each by seat."""

    number: int
    figures: dict[str, dict[str, float]]


class Luck(Sent):
    """One kind of luck of one seat over a whole game: how often chance spoke, what it brought, what it brings on
    average."""

    what: str
    seat: str
    times: int
    brought: float
    expected: float


class End(Sent):
    """The end of the game: places, points, all figures over time (also those that were hidden), what chance brought,
    and the seed that proves it."""

    ranking: list[list[str]]
    winners: list[str]
    scores: dict[str, int]
    sources: dict[str, dict[str, float]]
    series: list[Figures]
    chance: list[LogEntry]
    luck: list[Luck]
    seed: str
    commitment: str


class ChatLine(Sent):
    """``channel`` is ``table``, ``gallery`` or two or more powers joined with ``+`` (in the order of the seats).
    ``words`` are what the house says of ``seat``; then ``name`` and ``text`` are empty."""

    id: int
    channel: str
    seat: str | None
    name: str
    text: str
    words: Message | None
    mine: bool
    at: float


class Chat(Sent):
    lines: list[ChatLine]
    more: bool
