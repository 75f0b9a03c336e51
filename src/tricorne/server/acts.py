"""The acts of the live channel: what a viewer may do at a table, checked for seat and sight, and its answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from tricorne.kernel.action import ActionId
from tricorne.kernel.asides import by_person, why_not_by_person
from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message, Text, say
from tricorne.kernel.record import standing
from tricorne.kernel.state import State
from tricorne.server import advice, bots, choosing, orders, schema, seating, takeback
from tricorne.server.broadcast import undo_of
from tricorne.server.clean_text import LONGEST_SAYING, several_lines
from tricorne.server.game_table import GALLERY, TABLE_CHANNEL, GameTable
from tricorne.server.house_rules import why_silent
from tricorne.server.hub import Hub
from tricorne.server.members.order import Order
from tricorne.server.problems import RequestRefused, bad_value, not_now, not_yours, of_the_rules, stale
from tricorne.server.table_parts import Guest, Saying
from tricorne.server.wire import message
from tricorne.server.wire_live import (
    Act,
    AnswerUndo,
    Aside,
    AskAdvice,
    AskReason,
    AskUndo,
    Done,
    LeaveOrder,
    Look,
    Odds,
    OddsAnswer,
    Play,
    Reason,
    Say,
    Seen,
    Shown,
    StandIn,
    Told,
    Undo,
    WhyAnswer,
    WhyNot,
)

AWAY_S = 120.0
"""How long somebody must be gone before the host may let a bot play for him."""
LONGEST_ACTION = 200
LONGEST_ASIDE = 500


class Acts:
    """Carries acts out."""

    def __init__(self, hub: Hub, away_s: float = AWAY_S) -> None:
        self.hub = hub
        self.away_s = away_s
        self.order: Order | None = None
        """Who may act or speak no more."""
        self.measured: Callable[[str, str, float], None] | None = None
        """Told of each act: its kind, its answer, its seconds; None where nobody measures."""

    async def carry_out(self, table: GameTable, guest: Guest, act: Act, address: str = "") -> Told:
        """Do what is asked; the answer, once it is on disk. Costly questions wait for their turn. Whoever calls sees to
        it that nothing is broken off in the middle (Hub.shielded)."""
        began = time.perf_counter()
        answer = "broken"
        try:
            if self.order is not None and not self.order.surely_welcome(guest.id):
                await self.order.refuse_banned(guest.id)
            if isinstance(act, Play):  # nearly all are, and they need nothing of what others need
                await self._play(table, guest, act)
                told: Told = Done(id=act.id, number=table.number, words=None)
            else:
                told = await self._in_turn(table, guest, act, address)
            answer = "done"
            return told
        except RequestRefused as refused:
            answer = refused.code
            raise
        finally:
            if self.measured is not None:
                self.measured(type(act).__name__, answer, time.perf_counter() - began)

    async def _in_turn(self, table: GameTable, guest: Guest, act: Act, address: str) -> Told:
        if self.order is not None and isinstance(act, Say):
            await self.order.refuse_muted(guest.id)
        work = self._carry_out(table, guest, act, address)
        if isinstance(act, WhyNot | Odds):
            return await self.hub.turns.ask(address, guest.id, work)
        return await work

    async def _carry_out(self, table: GameTable, guest: Guest, act: Act, address: str) -> Told:
        words: Message | None = None
        if isinstance(act, Aside):
            words = await self._aside(table, guest, act)
        elif isinstance(act, Undo):
            await self._undo(table, guest, act)
        elif isinstance(act, AskUndo):
            await takeback.ask(self.hub, table, guest, act.seat, act.at, act.to)
        elif isinstance(act, AnswerUndo):
            await takeback.answer(self.hub, table, guest, act.at, act.agree)
        elif isinstance(act, WhyNot):
            return self._why_not(table, guest, act)
        elif isinstance(act, AskReason):
            why = await bots.reason(self.hub, table, guest, act.number, address)
            return Reason(id=act.id, number=act.number, words=message(why))
        elif isinstance(act, AskAdvice):
            return await self._advise(table, guest, act)
        elif isinstance(act, Odds):
            return self._odds(table, guest, act)
        elif isinstance(act, Say):
            await self._say(table, guest, act)
        elif isinstance(act, LeaveOrder):
            words = await orders.give(self.hub, table, guest, act.seat, act.text)
        elif isinstance(act, StandIn):
            await seating.stand_in(self.hub, table, guest, act.seat, act.bot, self.away_s)
        elif isinstance(act, Seen):
            if not 0 <= act.number <= table.number:
                raise bad_value(say("why-no-entry", number=act.number, number2=table.number))
            await self.hub.saw(table, guest.id, act.number)
        elif isinstance(act, Shown):
            self.hub.shown(table, guest.id, act.number)
        elif isinstance(act, Look):
            raise bad_value(say("why-eyes"))
        return Done(id=act.id, number=table.number, words=None if words is None else message(words))

    # -- playing -----------------------------------------------------------------------------

    def _asked(self, table: GameTable, guest: Guest) -> State:
        """The game, if it waits for one of the guest's seats, which he leads himself."""
        state = table.playing()
        seat = table.seat(table.actor)
        if seat is None or seat.guest != guest.id:
            if not table.actor:
                raise not_yours(say("why-nobody"))
            raise not_yours(say("why-not-you", seat=table.game.seat_thing(table.actor)))
        if seat.stand_in:
            raise not_now(say("why-bot-plays", seat=table.game.seat_thing(seat.id)))
        return state

    async def _play(self, table: GameTable, guest: Guest, act: Play) -> None:
        async with table.lock:
            state = self._asked(table, guest)
            if act.at != state.last.number:
                raise stale(state.last.number)
            try:
                after = state.played(_short(act.action))
            except TricorneError as problem:
                raise of_the_rules(problem) from None
            await self.hub.commit(table, state, after, guest.id)

    async def _aside(self, table: GameTable, guest: Guest, act: Aside) -> Message:
        async with table.lock:
            state = table.playing()
            seat = table.leading_seat(guest.id, act.seat)
            if act.at not in (-1, state.last.number):
                raise stale(state.last.number)
            if len(act.text) > LONGEST_ASIDE:
                raise bad_value(say("why-letters", number=LONGEST_ASIDE))
            after = state.clone()
            try:
                words = by_person(after, seat.id, act.text)
            except TricorneError as problem:
                raise of_the_rules(problem) from None
            await self.hub.commit(table, state, after, guest.id)
            return words

    async def _undo(self, table: GameTable, guest: Guest, act: Undo) -> None:
        async with table.lock:
            state = table.playing()
            if not table.mine(guest.id):
                raise not_yours(say("why-no-seat"))
            for seat_id in table.mine(guest.id):
                table.leading_seat(guest.id, seat_id)
            if table.undo == "none":
                raise not_now(say("why-no-undo"))
            if act.at != state.last.number:
                raise stale(state.last.number)
            limit = undo_of(table, state, guest.id, None)
            to = limit.to if act.to is None else act.to
            if limit.to is None or to is None:
                raise not_now(limit.words())
            if not limit.furthest <= to <= limit.to:
                raise not_now(say("why-undo-range", number=limit.furthest, number2=limit.to, reason=limit.reason))
            # Of what is taken back, secret choices are all of one seat, and it is his.
            after = state.clone()
            try:
                after.undo(to, _secret_seat(state, to), True)
            except TricorneError as problem:
                raise of_the_rules(problem) from None
            await self.hub.commit(table, state, after, guest.id)

    # -- questions ---------------------------------------------------------------------------

    def _why_not(self, table: GameTable, guest: Guest, act: WhyNot) -> Told:
        state = table.playing() if act.aside else self._asked(table, guest)
        try:
            if act.aside:
                seat = table.own_seat(guest.id, act.seat)
                text = " ".join(str(_short(act.action)).split())
                found = why_not_by_person(state, seat.id, text)
            else:
                found = state.why_not(_short(act.action))
        except TricorneError as problem:
            raise of_the_rules(problem) from None
        return _answer(table, act.id, found)

    async def _advise(self, table: GameTable, guest: Guest, act: AskAdvice) -> Told:
        state = self._asked(table, guest)
        if act.at != state.last.number:
            raise stale(state.last.number)
        return await advice.advise(self.hub, table, guest, act)

    def _odds(self, table: GameTable, guest: Guest, act: Odds) -> Told:
        state = table.playing()
        seat = table.own_seat(guest.id, act.seat or table.actor)
        if isinstance(act.action, int):
            text = table.game.actions[_number(table, act.action)].text
        else:
            text = " ".join(str(_short(act.action)).split()).lower()
        # A sample of what the seat knows, so that the odds cannot tell more than the view.
        known = state.sample(seat.id)
        try:
            found = known.engine.odds(known.position, known.seat_number(seat.id), text)
        except TricorneError as problem:
            raise of_the_rules(problem) from None
        if found is None:
            raise bad_value(say("why-no-dice", text=Text(text)))
        return OddsAnswer(id=act.id, odds=found)

    # -- talking -----------------------------------------------------------------------------

    async def _say(self, table: GameTable, guest: Guest, act: Say) -> None:
        if table.talk != "on":
            raise not_yours(why_silent(table.talk))
        mine = table.mine(guest.id)
        if act.channel == GALLERY:
            seat = act.seat or (mine[0] if mine else "")
        else:
            seat = act.seat or next((seat_id for seat_id in mine if _member(act.channel, seat_id)), "")
        if seat:
            table.own_seat(guest.id, seat)
        if act.channel not in (TABLE_CHANNEL, GALLERY):
            if choosing.still_choosing(table):
                raise not_now(say("why-talk-later"))
            seat_ids = [one.id for one in table.seats if one.id in act.channel.split("+")]
            if len(seat_ids) < 2 or "+".join(seat_ids) != act.channel:
                raise bad_value(say("why-channel"))
        if act.channel != GALLERY and (not seat or not _member(act.channel, seat)):
            raise not_yours(say("why-no-seat-in-channel"))
        text = several_lines(act.text, LONGEST_SAYING, say("what-message"))
        sits = table.seat(seat) if seat else None
        if sits is None:
            seating.refuse_alike(table, guest)
        # Whoever sits speaks by the name that stands on his seat, whatever he calls himself since.
        name = guest.name if sits is None else sits.player
        now = time.time()
        row = {
            "table_id": table.id,
            "channel": act.channel,
            "seat": seat,
            "guest": guest.id,
            "name": name,
            "text": text,
            "at": now,
        }
        id = (await self.hub.store.write((schema.messages.insert().values(row), None)))[0]
        if self.hub.blocks is not None:
            await self.hub.blocks.read()
        self.hub.show_line(table, Saying(id, act.channel, seat, guest.id, name, text, now))


def _secret_seat(state: State, to: int) -> str | None:
    """The seat whose secret choices still stand after an entry; None if there are none."""
    at = standing(state.last)
    while at.number > to and at.before is not None:
        if at.secret:
            return at.seat
        at = standing(at.before)
    return None


def _member(channel: str, seat_id: str) -> bool:
    return channel == TABLE_CHANNEL or seat_id in channel.split("+")


def _short(action: ActionId | str) -> int | str:
    if isinstance(action, str) and len(action) > LONGEST_ACTION:
        raise bad_value(say("why-letters", number=LONGEST_ACTION))
    return action


def _number(table: GameTable, action: ActionId) -> int:
    try:
        return table.game.actions.number(action)
    except TricorneError as problem:
        raise of_the_rules(problem) from None


def _answer(table: GameTable, id: int, refusal: Refusal | None) -> WhyAnswer:
    """The reason with the words of its rules."""
    if refusal is None:
        return WhyAnswer(id=id, open=True, reason=None, rules={})
    book = table.game.rulebook
    rules = {rule: book.text(rule) if book.knows(rule) else "" for rule in refusal.rules}
    return WhyAnswer(id=id, open=False, reason=message(refusal.reason), rules=rules)
