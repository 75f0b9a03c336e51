"""What happens in an event: people sign up, the organiser begins round after round, tables open by themselves, and
what they end with counts. Nobody has to watch over it: results are taken from the tables whenever somebody looks."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Text, say
from tricorne.server import ending, seating
from tricorne.server.clean_text import LONGEST_TITLE, one_line
from tricorne.server.events import keeping
from tricorne.server.events.keeping import Keeping, Known
from tricorne.server.events.pairing import Entrant, Round, circle, pair, usual_rounds
from tricorne.server.events.standings import BYE, shares, standings
from tricorne.server.events.wire_events import NewEvent
from tricorne.server.hub import Hub
from tricorne.server.look_alikes import alike
from tricorne.server.pace.clock import checked
from tricorne.server.pace.wire_pace import SeriesPlan
from tricorne.server.problems import RequestRefused, bad_value, not_found, not_now, of_the_rules
from tricorne.server.schema import event_seats, events
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest, Seat
from tricorne.server.wire import NewTable
from tricorne.server.writer import MovedOn

MOST_PEOPLE = 64
MOST_ROUNDS = 63
MOST_EVENTS = 10
"""That one person runs at a time."""

_shuffle = secrets.SystemRandom().shuffle


class Running:
    """The events of a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.keeping = Keeping(hub.store)
        self._begin = asyncio.Lock()
        """Somebody begins a round: whoever presses a second time waits. At another process he does not; the database
        takes one pairing of a round, and one table of a board."""

    async def event(self, id: str) -> Known:
        """An event with all results that are in by now."""
        found = await self.keeping.event(id)
        if found is None:
            raise not_found(say("why-no-event"))
        if found.row.status == "running" and await self._take_results(found):
            found = await self.keeping.event(id) or found
        return found

    # -- before the first round --------------------------------------------------------------------

    async def make(self, guest: Guest, asked: NewEvent) -> str:
        """A new event that people can enter."""
        game = seating.find_game(asked.table.game)
        fewest, most = game.options.fewest, game.options.most
        if not max(2, fewest) <= asked.size <= most:
            raise bad_value(say("bad-players", players=asked.size, fewest=fewest, most=most))
        if not 0 <= asked.rounds <= MOST_ROUNDS:
            raise bad_value(say("why-event-rounds", number=MOST_ROUNDS))
        title = one_line(asked.title, LONGEST_TITLE, say("what-title"))
        preset = asked.table.preset or next(iter(game.options.presets))
        try:
            game.engine(list(game.seat_ids)[: asked.size], preset, asked.table.options)
        except TricorneError as problem:
            raise of_the_rules(problem) from None
        if await self.keeping.made_by(guest.id) >= MOST_EVENTS:
            raise not_now(say("why-many-events", number=MOST_EVENTS))
        table = msgspec.structs.replace(
            asked.table,
            seats=[],
            preset=preset,
            title="",
            seal="",
            powers="given",
            pace=checked(asked.table.pace),
            series=SeriesPlan(),  # a pairing is one game
        )
        now = time.time()
        row = {
            "id": secrets.token_hex(8),
            "title": title,
            "game": game.id,
            "format": asked.format,
            "rounds": asked.rounds,
            "size": asked.size,
            "template": msgspec.json.encode(table).decode(),
            "organiser": guest.id,
            "status": "open",
            "round": 0,
            "created": now,
            "changed": now,
        }
        await self.store.write((events.insert().values(row), None))
        return str(row["id"])

    async def enter(self, id: str, guest: Guest) -> None:
        """Sign up; nobody by a name that could be taken for another's, for they may meet at a table."""
        found = await self.event(id)
        if any(one.guest == guest.id for one in found.people):
            return
        if found.row.status != "open":
            raise not_now(say("why-event-begun"))
        if len(found.people) >= MOST_PEOPLE:
            raise not_now(say("why-event-full", number=MOST_PEOPLE))
        for one in found.people:
            if alike(one.name, guest.name):
                raise bad_value(say("why-name-alike", name=Text(one.name)))
        try:
            await self.store.write(keeping.enters(id, guest.id))
        except IntegrityError:
            return  # signed up already, a moment ago

    # -- rounds ------------------------------------------------------------------------------------

    def rounds(self, found: Known) -> int:
        """How many rounds there are."""
        if found.row.round:
            return int(found.row.rounds)  # settled with the first one, whoever goes later
        usual = usual_rounds(found.row.format, len(found.people), found.row.size)
        if found.row.format == "round-robin" and found.row.size == 2:
            return min(usual, found.row.rounds or usual)
        return int(found.row.rounds or usual)

    def can_begin(self, found: Known) -> bool:
        """Whether the next round can begin: all games of the last one have ended."""
        if found.row.status == "over" or len(found.playing) < found.row.size or found.row.round >= self.rounds(found):
            return False
        return all(one.points is not None for one in found.of_round(found.row.round))

    async def begin_round(self, id: str, guest: Guest) -> None:
        """Pair the next round and open its tables; or open those that the round still lacks, where something came
        between. Of several who begin it at the same moment, at whatever process, one pairs it, and each table is opened
        by one; who has opened none is refused."""
        async with self._begin:
            found = await self.event(id)
            if not found.unopened:
                if not self.can_begin(found):
                    raise not_now(say("why-no-round"))
                await self._pair_round(found)
                found = await self.event(id)
            organiser = Guest(found.row.organiser, await self.store.name_of(found.row.organiser) or guest.name)
            boards: dict[int, list[Row[Any]]] = defaultdict(list)
            for one in found.unopened:
                boards[one.board].append(one)
            opened = 0
            for here in boards.values():
                with suppress(MovedOn):
                    await self._open(found, organiser, here)
                    opened += 1
            if boards and not opened:
                raise not_now(say("why-no-round"))

    async def _pair_round(self, found: Known) -> None:
        """Write down who meets whom. The database takes one pairing of a round, with the numbers that were drawn."""
        id = found.row.id
        number = found.row.round + 1
        rounds = self.rounds(found)
        drawn: list[Write] = []
        if number == 1:
            people = list(found.people)
            _shuffle(people)
            drawn = [keeping.person(id, one.guest, number=at + 1) for at, one in enumerate(people)]
            found = Known(found.row, people, found.sat)
        paired = self._paired(found, number)
        rows = [_bye(id, number, one.id) for one in paired.byes]
        for board, table in enumerate(paired.tables, 1):
            powers = list(seating.find_game(found.row.game).seat_ids)[: len(table)]
            for place, (one, power) in enumerate(zip(table, powers, strict=True)):
                rows.append(_seat(id, number, one.id, board, place, power))
        try:
            begun = keeping.begun(id, found.row.round, rounds=rounds)
            await self.store.write(begun, *drawn, (event_seats.insert(), rows))
        except (IntegrityError, MovedOn):
            raise not_now(say("why-no-round")) from None  # another process was quicker

    def _paired(self, found: Known, number: int) -> Round:
        row = found.row
        entrants = {one.guest: Entrant(one.guest, row.size) for one in found.people}
        tables: dict[tuple[int, int], list[Row[Any]]] = defaultdict(list)
        for one in found.sat:
            entrants[one.guest].points += one.points or 0.0
            if one.board:
                entrants[one.guest].sat[one.place] += 1
                tables[one.round, one.board].append(one)
            else:
                entrants[one.guest].byes += 1
        for table in tables.values():
            for one in table:
                for other in table:
                    if other.guest != one.guest:
                        met = entrants[one.guest].met
                        met[other.guest] = met.get(other.guest, 0) + 1
        playing = {one.guest for one in found.playing}
        if row.format == "round-robin" and row.size == 2:
            paired = Round([], [])
            for two in circle([one.guest for one in found.people], number - 1):
                here = [entrants[one] for one in two if one in playing]
                if len(here) == 2:
                    paired.tables.append(here)
                else:
                    paired.byes += here
            return paired
        order = standings(row.format, [one.guest for one in found.people], found.played())
        left = [entrants[one.person] for one in order if one.person in playing]
        fewest = seating.find_game(row.game).options.fewest
        return pair(row.format, left, row.size, fewest, number - 1)

    async def _open(self, found: Known, host: Guest, seats: list[Row[Any]]) -> None:
        """A table of the event, at which everybody sits who is paired there: it begins at once. It is there with all of
        them, or not at all; MovedOn if another process has opened it."""
        made = msgspec.json.decode(found.row.template, type=NewTable)
        title = f"{found.row.title} {found.row.round}"[:LONGEST_TITLE]
        id = secrets.token_hex(8)
        sit = [Seat(one.power, "person", one.guest, one.name, "") for one in seats]
        if made.order == "random":
            _shuffle(sit)
        opened = [keeping.opened(found.row.id, found.row.round, one.guest, id) for one in seats]
        following = seating.Following(id, sit, None, *opened)
        await seating.create(self.hub, host, msgspec.structs.replace(made, seats=[], title=title), following)

    # -- results -----------------------------------------------------------------------------------

    async def _take_results(self, found: Known) -> bool:
        """Take the results of tables that have ended; whether there were any, or the event is over with them."""
        waiting = [one for one in found.sat if one.points is None]
        ended = await self.keeping.ended(sorted({one.table_id for one in waiting if one.table_id}))
        tables: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in ended:
            tables[row.id].append(row)
        writes: list[Write] = []
        for id, seats in tables.items():
            points = dict(zip([one.power for one in seats], shares(_ranks(seats)), strict=True))
            given_up = {one.power for one in seats if one.resigned}
            for one in waiting:
                if one.table_id == id:
                    forfeit = one.power in given_up
                    writes.append(
                        keeping.result(found.row.id, one.round, one.guest, points.get(one.power, 0.0), forfeit)
                    )
        left = sum(one.table_id not in tables for one in waiting)
        if not left and found.row.round >= self.rounds(found):
            writes.append(keeping.changed(found.row.id, status="over"))
        if writes:
            await self.store.write(*writes)
        return bool(writes)

    async def forfeit(self, id: str, person: str) -> None:
        """Somebody has forfeited his game of this round: the others at his table are ahead of him. A game of two is
        over with it; at a larger table a bot plays on for him."""
        found = await self.event(id)
        mine = [one for one in found.under_way if one.guest == person]
        if not mine:
            raise not_now(say("why-no-game-to-forfeit"))
        await self._resign(mine[0])

    async def _resign(self, seat: Row[Any]) -> None:
        table = await self.hub.loaded(seat.table_id)
        try:
            await ending.resign(self.hub, table, Guest(seat.guest, seat.name), seat.power)
        except RequestRefused:
            return  # it has just ended, or he has resigned already

    async def withdraw(self, id: str, person: str) -> None:
        """Somebody plays no more. Before the first round he was never there; later his game is forfeited."""
        found = await self.event(id)
        if not any(one.guest == person and not one.withdrawn for one in found.people):
            raise not_now(say("why-not-in-event"))
        if found.row.status == "over":
            raise not_now(say("why-event-over"))
        if found.row.status == "open":
            await self.store.write(keeping.leaves(id, person))
            return
        await self.store.write(keeping.person(id, person, withdrawn=True))
        for one in found.under_way:
            if one.guest == person:
                await self._resign(one)

    async def close(self, id: str) -> None:
        """End an event; what was played counts."""
        found = await self.event(id)
        if found.row.status == "over":
            raise not_now(say("why-event-over"))
        await self.store.write(keeping.changed(id, status="over"))


def _ranks(seats: list[Row[Any]]) -> list[int]:
    """The ranks of a table that has ended: winners first, then by points; those who gave up last. A game that was ended
    by consent is a tie."""
    scores: dict[str, float] = json.loads(seats[0].scores)
    winners: list[str] = json.loads(seats[0].winners)
    if not winners and not any(one.resigned for one in seats):
        return [0] * len(seats)
    keys = [
        (one.resigned, one.power not in winners, 0.0 if one.power in winners else -scores.get(one.power, 0.0))
        for one in seats
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def _seat(
    event: str, number: int, guest: str, board: int, place: int, power: str, points: float | None = None
) -> dict[str, Any]:
    row: dict[str, Any] = {"event": event, "round": number, "guest": guest, "board": board, "place": place}
    return {**row, "power": power, "table_id": "", "points": points, "forfeit": False}


def _bye(event: str, number: int, guest: str) -> dict[str, Any]:
    return _seat(event, number, guest, 0, 0, "", BYE)
