"""A table in memory: who sits where, who looks on, and the game itself while somebody needs it.

``GameTable`` changes nothing on disk and asks nobody; hub.py and acts.py do that, and hold its lock while they do.
Every act asks it much, so it is compiled with the engine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tricorne.kernel.chance import commitment
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.keyed import KeyedChance
from tricorne.kernel.message import Message, say
from tricorne.kernel.state import State
from tricorne.server import choosing, ended, letters, table_info, vouched
from tricorne.server.differences import WRITTEN_ROWS, Shown
from tricorne.server.house_rules import HouseRules
from tricorne.server.old_rules import MissingGame, game_of
from tricorne.server.pace.clock import Clock, Span
from tricorne.server.pace.keeping import SeriesSoFar
from tricorne.server.pages import Page
from tricorne.server.problems import not_now, not_yours
from tricorne.server.record import Setting
from tricorne.server.table_parts import Order, ReadRow, Saying, Seat, TakeBack, WayBack
from tricorne.server.viewer import Viewer
from tricorne.server.wire import Status, TableInfo, UndoRule, Watch
from tricorne.server.wire_live import Advice
from tricorne.server.wire_seats import Talk

TABLE_CHANNEL = "table"
GALLERY = "gallery"
OPEN_PAGE_S = 15 * 60.0
"""By so much later is somebody away whose page is still open."""
MOST_MESSAGES = 200
"""Messages kept in memory."""

Value = TypeVar("Value")

_decode = msgspec.json.decode


class GameTable:
    """One table."""

    def __init__(
        self, row: ReadRow, seats: list[Seat], host_name: str, seen: dict[str, int], orders: list[Order]
    ) -> None:
        self.id: str = row.id
        self.title: str = row.title
        self.game = game_of(row.game)
        self.version: int = row.version
        """The version of the rules that its record is written in."""
        self.set_aside = isinstance(self.game, MissingGame)
        """Whether its game cannot be opened (old_rules.py); nothing is played then, and nothing lost."""
        self.preset: str = row.preset
        self.options: dict[str, Any] = self._read(row.options, {})
        self.status: Status = row.status
        self.host: str = row.host
        self.host_name = host_name
        self.listed: bool = row.listed
        self.watch: Watch = row.watch
        self.undo: UndoRule = row.undo
        self.advice: bool = row.advice
        self.hosted_talk: bool = row.talk
        """Whether its host lets people talk."""
        self.rules = HouseRules()
        """What the house lets people do."""
        self.invite: str = row.invite
        self.seed: str = row.seed
        """What made the dice of a table of old; empty where letters do."""
        self.letters: dict[str, letters.Letter] = {}
        """What the dice are made of, by seat; the house's letter under letters.HOUSE."""
        self.choosing: bool = row.choosing
        """Whether people choose their powers here before the game (choosing.py)."""
        self.choices: list[choosing.Taken] = []
        """What they have chosen so far, clockwise."""
        self.watched = False
        """Whether somebody will begin the game without missing letters after a while."""
        self.bot_seed: str = row.bot_seed
        self.number: int = row.number
        self.actor: str = row.actor
        """The seat that is asked; empty for none."""
        self.scores: dict[str, int] = self._read(row.scores, {})
        self.winners: list[str] = self._read(row.winners, [])
        self.created: float = row.created
        self.changed: float = row.changed
        self.seats = seats
        self.seen = seen
        """The last entry that each guest has seen."""
        self.orders = {order.seat_id: order for order in orders}
        """The standing orders, by seat."""
        self.ended: ended.Early = row.ended
        """How the game ended before its end; empty for one that did not."""
        self.rematch: str = row.rematch
        """The table of the next game of the same people; empty for none."""
        self.clock: Clock | None = None
        """Its clock; None where nobody is hurried (pace/)."""
        self.holidays: dict[str, list[Span]] = {}
        """When the clocks of its people stand still, by guest."""
        self.series: SeriesSoFar | None = None
        """The series that its game belongs to, as it stood when the game began."""
        self.abandoning: ended.Abandon | None = None
        """The proposal to end the game without a winner."""
        self.vouching: vouched.Asked | None = None
        """Somebody who looks on says that a seat is his; see ``open_vouching``."""
        self.taking_back: TakeBack | None = None
        """What the table has been asked to take back."""
        self.state: State | None = None
        self.pages: list[Page] = []
        self.chat: list[Saying] | None = None
        """The last messages of all channels; None until somebody looks."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.shown: Shown | None = None
        """What was last sent to those who look on; None while nobody does."""
        self.kept = KeptParts(WRITTEN_ROWS)
        """Parts of views that stay as they are."""
        self.way_back: WayBack | None = None
        """How far all together can go back, as it was last asked."""
        self.stops: dict[int, Message] = {}
        """Why nobody, or nobody else, goes back behind an entry, as it was last told (broadcast.py)."""
        self.dice: KeyedChance | None = None
        """What brings its outcomes, while its letters are these."""
        self.dice_of: list[str] = []
        self.now: Callable[[], float] = time.time
        """The time that its clock goes by."""
        self.left: dict[str, float] = {}
        """When each guest was last here."""
        self.revision: int = row.revision
        """How often the table has been changed; only who knows the last change makes the next (hub.write)."""
        self.behind = self.revision
        """The revision that other processes are known to have brought it to."""
        self.plain = self.revision
        """Up to this revision nothing but entries were added."""
        self.elsewhere: dict[str, set[str]] = {}
        """Who looks on through other processes."""
        self.away_elsewhere: dict[str, set[str]] = {}
        """Those of them before whose pages nobody sits."""
        self.told_here: tuple[list[str], list[str]] = ([], [])
        """Who looks on here, and who of them is away from his page, as the others know it."""
        self.used = time.monotonic()
        self.thinking = -1
        """The entry after which a bot is thinking."""
        self.spoken = -1
        """The entry after which the bots have been let speak."""
        self.reasons: dict[int, Message] = {}
        """Why bots played some entries: what has been asked."""
        self.explaining = False
        self.followers: dict[str, int] = {}
        """How far the pages of people who watch a show have come (following.py)."""
        self.has_followed = asyncio.Event()
        """Set whenever one of them has come further, or is not waited for any more."""
        self.advised: dict[str, tuple[int, int | None, Advice]] = {}
        """The last advice of each seat: at which entry, on which action."""

    def take_over(self, row: ReadRow) -> None:
        """What may have changed since the table was read."""
        self.version, self.preset = row.version, row.preset
        self.options = self._read(row.options, {})
        self.status, self.host = row.status, row.host
        self.number, self.actor, self.changed = row.number, row.actor, row.changed
        self.scores = self._read(row.scores, {})
        self.winners = self._read(row.winners, [])
        self.ended, self.rematch = row.ended, row.rematch
        self.hosted_talk = row.talk

    def _read(self, text: str, otherwise: Value) -> Value:
        """Something that is stored as JSON; a table where it cannot be read is set aside."""
        try:
            return _decode(text, type=type(otherwise))
        except msgspec.MsgspecError:
            self.set_aside = True
            return otherwise

    # -- who is who --------------------------------------------------------------------------

    def setting(self) -> Setting:
        seat_ids = [seat.id for seat in self.seats]
        return Setting(self.game, self.version, seat_ids, self.preset, self.options, self.seed or None)

    def commitment(self) -> str:
        """The seal on the secret of the house, which everybody knows from the beginning."""
        house = self.letters.get(letters.HOUSE)
        return house.seal if house is not None else commitment(self.seed)

    def secret(self) -> str | None:
        """The secret of the house; None as long as anything could still be drawn with it."""
        if self.status not in ("over", "closed"):
            return None
        house = self.letters.get(letters.HOUSE)
        return house.text if house is not None else self.seed

    def seat(self, seat_id: str) -> Seat | None:
        for seat in self.seats:
            if seat.id == seat_id:
                return seat
        return None

    def has_bots(self) -> bool:
        """Whether a bot leads a seat, or stands in for somebody."""
        for seat in self.seats:  # asked after every act: a loop is quicker than any()
            if seat.lead == "bot" or seat.stand_in:
                return True
        return False

    def mine(self, guest: str) -> list[str]:
        """The seats that a guest leads."""
        return [seat.id for seat in self.seats if seat.guest == guest and guest]

    def to_be_asked(self, asked: TakeBack) -> list[str]:
        """The people whose answer to a question is awaited: bots, and those for whom a bot plays, do not mind."""
        people = [seat.guest for seat in self.seats if seat.lead == "person" and not seat.stand_in]
        return [guest for guest in dict.fromkeys(people) if guest != asked.guest and guest not in asked.agreed]

    def open_vouching(self) -> vouched.Asked | None:
        """What the table is asked about a seat, as long as it can be answered."""
        asked = self.vouching
        return (
            asked if asked is not None and self.status == "playing" and asked.stands(self.seats, self.now()) else None
        )

    @property
    def talk(self) -> Talk:
        """Whether people may talk here; if not, who does not let them."""
        return self.rules.talk_at(self.id, self.hosted_talk)

    def own_seat(self, guest: str, seat_id: str) -> Seat:
        """A seat of a guest; refused if it is not his."""
        seat = self.seat(seat_id)
        if seat is None or not guest or seat.guest != guest:
            if seat is None:
                raise not_yours(say("why-seat-not-yours"))
            raise not_yours(say("why-not-your-seat", seat=choosing.called(self.game, seat_id)))
        return seat

    def leading_seat(self, guest: str, seat_id: str) -> Seat:
        """A seat that a guest leads himself; refused if it is not his, or he has given it up."""
        seat = self.own_seat(guest, seat_id)
        if seat.resigned:
            raise not_now(say("why-resigned", seat=choosing.called(self.game, seat_id)))
        return seat

    def may_see(self, guest: str, invite: str) -> bool:
        """Players and the host always; others as the table says."""
        if self.mine(guest) or (guest and guest == self.host):
            return True
        if self.status == "waiting" and self.listed:
            return True
        # An open seat is offered by its invitation, whoever may look on later.
        if invite and invite == self.invite and (self.watch != "nobody" or self.status == "waiting"):
            return True
        return self.watch == "anyone"

    def eyes(self, guest: str, wish: str | None) -> str | None:
        """Whose eyes a guest looks through: the seat he names (``-`` for a spectator's), else his seat that is asked,
        else his first, else a spectator's."""
        mine = self.mine(guest)
        if wish == "-":
            return None
        if wish and self.choosing and wish.startswith(choosing.PLACE):
            # Whoever looked through the eyes of a place looks through those of its power now.
            wish = {choosing.place_id(place): seat.id for place, seat in enumerate(self.seats)}.get(wish, wish)
        if wish:
            return self.own_seat(guest, wish).id
        if self.actor in mine:
            return self.actor
        return mine[0] if mine else None

    def playing(self) -> State:
        """The game; refused unless it is being played."""
        self.refuse_set_aside()
        if self.status != "playing" or self.state is None:
            keys = {"waiting": "why-waits-for-players", "over": "why-over", "closed": "why-closed"}
            raise not_now(say(keys.get(self.status, "why-not-playing")))
        return self.state

    def refuse_set_aside(self) -> None:
        if self.set_aside:
            raise not_now(say("why-set-aside"))

    def begun(self) -> State:
        """The game, also once it is over."""
        self.refuse_set_aside()
        if self.state is None:
            raise not_now(say("why-waits-for-players"))
        return self.state

    def reads(self, guest: str, channel: str) -> bool:
        """May a guest read a channel?"""
        if channel in (TABLE_CHANNEL, GALLERY):
            return True
        return any(seat_id in channel.split("+") for seat_id in self.mine(guest))

    def note(self, message: Saying) -> bool:
        """Keep a message among the last ones; whether it is new."""
        if self.chat is not None:
            if self.has_line(message.id):
                return False
            self.chat.append(message)
            if len(self.chat) > 1 and self.chat[-2].id > message.id:  # written by two processes at once
                self.chat.sort(key=lambda one: one.id)
            del self.chat[:-MOST_MESSAGES]
        return True

    def has_line(self, id: int) -> bool:
        """Whether a message is among those in memory, or older."""
        if not self.chat or id > self.chat[-1].id:
            return False
        return any(one.id == id for one in self.chat) or (len(self.chat) >= MOST_MESSAGES and id < self.chat[0].id)

    def looked_at(self) -> bool:
        """Whether anybody looks on, here or through another process."""
        return bool(self.viewers) or bool(self.elsewhere)

    def connected(self, guest: str) -> bool:
        """Whether a page of a guest is open, here or through another process."""
        if guest == "":
            return False
        if any(viewer.guest == guest for viewer in self.viewers):
            return True
        return any(guest in guests for guests in self.elsewhere.values())

    def present(self, guest: str) -> bool:
        """Whether a guest sits before a page of his."""
        if guest == "":
            return False
        if any(viewer.guest == guest and viewer.here for viewer in self.viewers):
            return True
        there = [process for process, guests in self.elsewhere.items() if guest in guests]
        return any(guest not in self.away_elsewhere.get(process, ()) for process in there)

    def looking(self) -> tuple[list[str], list[str]]:
        """Who looks on through this process, and who of them sits before no page."""
        here = {viewer.guest for viewer in self.viewers if viewer.here}
        return sorted({viewer.guest for viewer in self.viewers}), sorted({one.guest for one in self.viewers} - here)

    def look_on_there(self, process: str, guests: set[str], away: set[str]) -> bool:
        """Who looks on through another process, and who of them sits before no page; whether that is news."""
        before, were_away = self.elsewhere.get(process, set()), self.away_elsewhere.get(process, set())
        if guests == before and away == were_away:
            return False
        were_here = {guest for guest in before if self.present(guest)}
        for kept, people in ((self.elsewhere, guests), (self.away_elsewhere, away)):
            kept.pop(process, None)
            if people:
                kept[process] = people
        self.left.update((guest, time.time()) for guest in were_here if not self.present(guest))
        return True

    def away_s(self, guest: str) -> float:
        """For how long a guest has been away. Whoever has left a page open may be back soon: he is away later."""
        if self.present(guest):
            return 0.0
        away = time.time() - self.left.get(guest, self.changed)
        return away if not self.connected(guest) else max(0.0, away - OPEN_PAGE_S)

    def info(self, guest: str) -> TableInfo:
        """The table as a guest may see it."""
        return table_info.infos(self, [guest])[guest]
