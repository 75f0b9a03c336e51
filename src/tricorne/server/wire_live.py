"""The live channel of a table (docs/server.md): what a viewer asks for (``Act``) and what the server tells (``Event``).

Every act carries an ``id`` chosen by the client; the answer to it carries the same. ``at`` is the number of the last
entry that the client has seen: an act for an older moment is refused with the code ``stale``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tricorne.server.pace.wire_pace import Clocks
from tricorne.server.wire import ChatLine, Json, LogEntry, Message, Prompt, Sent, TableInfo

# -- from the client -----------------------------------------------------------------------------


class Asked(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    id: int


class Play(Asked, tag="play"):
    """Play an action (its number or text) for the seat that is asked, which must be yours."""

    at: int
    action: int | str


class Aside(Asked, tag="aside"):
    """An act outside the turns, in the game's own words: ``pay france 3``. ``seat`` is one of yours."""

    seat: str
    text: str
    at: int = -1


class Undo(Asked, tag="undo"):
    """Take back your last action, or everything after entry ``to``."""

    at: int
    to: int | None = None


class AskUndo(Asked, tag="ask-undo"):
    """Ask everybody at the table to go back to entry ``to``, further than you may go alone (``further``)."""

    at: int
    to: int
    seat: str = ""


class AnswerUndo(Asked, tag="answer-undo"):
    """Agree to what ``taking_back`` of the table asks, or refuse; if you have asked yourself: false withdraws it."""

    at: int
    agree: bool


class WhyNot(Asked, tag="why-not"):
    """Why an action is not open to you now; ``aside`` for an act outside the turns by ``seat``."""

    action: int | str
    aside: bool = False
    seat: str = ""


class AskReason(Asked, tag="ask-reason"):
    """Why a bot played an entry of the record."""

    number: int


class AskAdvice(Asked, tag="ask-advice"):
    """What to play now, from what your seat that is asked may know; ``action`` is one that you think of yourself."""

    at: int
    action: int | None = None


class Odds(Asked, tag="odds"):
    """The chances of an action that rolls dice, from what ``seat`` knows; ``action`` is its text or number."""

    action: int | str
    seat: str = ""


class Say(Asked, tag="say"):
    channel: str
    text: str
    seat: str = ""


class Look(Asked, tag="look"):
    """Look through the eyes of one of your seats, or (null) of a spectator. A curtain is the client's business."""

    seat: str | None


class LeaveOrder(Asked, tag="order"):
    """Leave a standing order for one of your seats, in the game's own words (``bid 5 red britain blue france``);
    empty: withdraw it. It answers for you when you are asked; nobody else learns of it."""

    seat: str
    text: str


class StandIn(Asked, tag="stand-in"):
    """Let a bot play a seat for a while (your own; as host also one whose player is away); empty: take it back."""

    seat: str
    bot: str


class Seen(Asked, tag="seen"):
    """You have read the log up to this entry."""

    number: int


class Shown(Asked, tag="shown"):
    """Your page shows what others do one after the other, and has shown everything up to this entry: bots wait a while
    for it before they act. Null: it shows everything at once, and nobody need wait."""

    number: int | None


class Here(Asked, tag="here"):
    """Whether somebody sits before your page: false when it is hidden, or nobody has touched anything for minutes. Who
    is not here is told of his turn as if he were not connected. Until you say so, you are here."""

    here: bool


class Ping(Asked, tag="ping"):
    pass


Act = (
    Play
    | Aside
    | Undo
    | AskUndo
    | AnswerUndo
    | WhyNot
    | AskReason
    | AskAdvice
    | Odds
    | Say
    | Look
    | LeaveOrder
    | StandIn
    | Seen
    | Shown
    | Here
    | Ping
)


OrderEnd = Literal["withdrawn", "over", "unforeseen", "left"]


# -- to the client -------------------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="type"):
    pass


class UndoWords(Sent):
    """What can be taken back: ``actions`` steps (0: nothing), the next one to entry ``to`` in ``words``, the furthest
    to entry ``furthest``; ``reason`` says why no further. ``further`` is the entry to which you can go with the consent
    of everybody (``ask-undo``); null if that is no further."""

    actions: int
    to: int | None
    words: Message
    furthest: int
    reason: Message
    further: int | None


class Position(Sent):
    """All that a viewer sees now. Either ``view`` is whole, or ``changes`` lead to it from the view of entry ``base``:
    ``[path, value]`` sets, ``[path]`` removes; a path is a list of keys and indices. ``legal`` (numbers of the action
    table) is null unless ``seat`` is asked."""

    number: int
    seat: str | None
    view: Json | None
    base: int | None
    changes: list[list[Any]] | None
    prompt: Prompt
    legal: list[int] | None
    undo: UndoWords | None
    scores: dict[str, int]
    ranking: list[list[str]]
    over: bool


class StandingOrder(Sent):
    """An order that you have left: in the game's notation, and for people."""

    text: str
    words: Message


class Welcome(Told, tag="welcome"):
    """The first message. ``position`` is null while the table waits for players. ``log`` ends with the newest entry;
    older ones are fetched. ``seen`` is the entry that you saw last, ``chat`` the last lines of all your channels,
    ``order`` the standing order of the seat through whose eyes you look."""

    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    seen: int
    chat: list[ChatLine]
    order: StandingOrder | None


class Step(Told, tag="step"):
    """The game has moved on: the new entries, and what you see now."""

    entries: list[LogEntry]
    position: Position


class TableChanged(Told, tag="table"):
    """Somebody sat down, left, came online, or a bot took over."""

    table: TableInfo


class ClockChanged(Told, tag="clock"):
    """How the clocks stand: after each entry, at a table that has some."""

    clock: Clocks


class Said(Told, tag="said"):
    line: ChatLine


class OrderChanged(Told, tag="order"):
    """The standing order of the seat through whose eyes you look; null: there is none now, and ``ended`` says why:
    ``withdrawn`` by you, ``over`` (what it was for), ``unforeseen`` (it is for you to decide), ``left`` (the table)."""

    seat: str
    order: StandingOrder | None
    ended: OrderEnd | None


class Done(Told, tag="done"):
    """An act was carried out, and is on disk. ``number`` is the last entry now; ``words`` what the table reads about
    an aside or an order."""

    id: int
    number: int
    words: Message | None


class WhyAnswer(Told, tag="why"):
    """``open``: it can be played. Otherwise the reason, with the rules and their words."""

    id: int
    open: bool
    reason: Message | None
    rules: dict[str, str]


class Reason(Told, tag="reason"):
    """A bot's reason for entry ``number``, in one sentence; it rests on nothing that is hidden from anybody."""

    id: int
    number: int
    words: Message


class Advised(Sent):
    """A choice: its number in the action table (of a whole act: of its first part), its text and words, the actions
    that would follow at once, the chance to win after it in per cent, what it is for, what it fears."""

    action: int
    text: str
    words: Message
    then: list[int]
    percent: int
    reason: Message
    fear: Message | None


class Advice(Told, tag="advice"):
    """The best choices at entry ``at``, the best first. ``chosen`` is the chance after the action that you asked about
    (null: none, or it was not looked at), ``blunder`` whether that is far below the best."""

    id: int
    at: int
    best: list[Advised]
    chosen: int | None
    blunder: bool


class OddsAnswer(Told, tag="odds"):
    id: int
    odds: Json


class Refused(Told, tag="refused"):
    """An act was refused and nothing has changed; codes and status as in the answers to requests. ``id`` is null if the
    message could not be read."""

    id: int | None
    status: int
    code: str
    message: Message
    rules: list[str]


class LobbyNews(Told, tag="tables"):
    """On the lobby channel: one of your tables has changed."""

    table: TableInfo


Event = (
    Welcome
    | Step
    | TableChanged
    | ClockChanged
    | Said
    | OrderChanged
    | Done
    | WhyAnswer
    | Reason
    | Advice
    | OddsAnswer
    | Refused
)
LobbyEvent = LobbyNews | Refused
