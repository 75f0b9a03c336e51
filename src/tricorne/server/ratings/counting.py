"""Counting: every finished table once, in the order of their ends, however many processes serve.

A table that was looked at has a row in ``rated_tables`` with the next number. The database refuses a second row for a
table and a second row with a number, so that whoever was slower reads again what is thought of people, and counts then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, exists, func, literal, select
from sqlalchemy.exc import IntegrityError

from tricorne.server.game_table import GameTable
from tricorne.server.pace.keeping import clock_of
from tricorne.server.problems import note_failure
from tricorne.server.ratings.judging import Judged, Verdict, judge
from tricorne.server.ratings.scale import NEWCOMER, Standing
from tricorne.server.schema import (
    accounts,
    entries,
    guests,
    left_seats,
    rated_tables,
    rating_games,
    ratings,
    seats,
    tables,
)
from tricorne.server.stopping import stop
from tricorne.server.store import Store, Write

ENDED = ("over", "closed")
TRIES = 20
"""How often somebody else may be quicker."""
SWEEP_S = 1800.0
"""So late a game is counted whose process died before it could."""
LAST = 10
"""Places of the last games that are kept."""


class Counter:
    """The one who counts in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        await stop(self._task)

    def ended(self, table: GameTable) -> None:
        """A game has ended here: it is counted in a moment."""
        self._waiting.put_nowait(table.id)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.sweep()
                until = asyncio.get_running_loop().time() + SWEEP_S
                while (rest := until - asyncio.get_running_loop().time()) > 0:
                    await self.count(await asyncio.wait_for(self._waiting.get(), rest))
            except TimeoutError:
                continue
            except Exception as problem:
                note_failure("counting ratings", problem)
                await asyncio.sleep(5.0)

    async def sweep(self) -> int:
        """Count all that was not counted yet, the earliest end first; how many tables that were."""
        waiting = ~exists().where(rated_tables.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.status.in_(ENDED), waiting)
        found = await self.store.rows(query.order_by(tables.c.changed, tables.c.id))
        for row in found:
            await self.count(row.id)
        return len(found)

    async def count(self, id: str) -> None:
        """Count one table, if it has ended and nobody has counted it."""
        async with self._lock:
            for _ in range(TRIES):
                if await self._known(id):
                    return
                found = await self.store.rows(select(tables).where(tables.c.id == id, tables.c.status.in_(ENDED)))
                if not found:
                    return
                try:
                    await self.store.write(*await self._writes(found[0]))
                    return
                except IntegrityError:
                    continue  # another process was quicker

    async def _known(self, id: str) -> bool:
        return bool(await self.store.rows(select(rated_tables.c.number).where(rated_tables.c.table_id == id)))

    async def _writes(self, row: Row[Any]) -> list[Write]:
        number = (await self.store.rows(select(func.coalesce(func.max(rated_tables.c.number), 0))))[0][0] + 1
        verdict = await _judged(self.store, row)
        mark = {"table_id": row.id, "number": number, "counts": verdict is not None}
        writes: list[Write] = [(rated_tables.insert().values(mark), None)]
        if verdict is None:
            return writes
        people = [one.guest for one in verdict.seats if one.guest]
        where = (ratings.c.game == verdict.game) & (ratings.c.pace == verdict.pace)
        rows = await self.store.rows(select(ratings).where(where, ratings.c.guest.in_(people)))
        book = {line.guest: Line(line.mu, line.sigma, line.games, line.won, line.last) for line in rows}
        for moved in move(book, verdict, row.id, number):
            guest = moved["guest"]
            writes.append((delete(ratings).where(where, ratings.c.guest == guest), None))
            writes.append(_if_he_is_here(ratings, book[guest].row(guest, verdict)))
            writes.append(_if_he_is_here(rating_games, moved))
        return writes


class Line:
    """What is known of somebody in one game and pace."""

    def __init__(
        self, mu: float = NEWCOMER[0], sigma: float = NEWCOMER[1], games: int = 0, won: int = 0, last: str = ""
    ) -> None:
        self.standing: Standing = (mu, sigma)
        self.games = games
        self.won = won
        self.last = last

    def row(self, guest: str, verdict: Verdict) -> dict[str, Any]:
        return {
            "guest": guest,
            "game": verdict.game,
            "pace": verdict.pace,
            "mu": self.standing[0],
            "sigma": self.standing[1],
            "games": self.games,
            "won": self.won,
            "last": self.last,
            "changed": verdict.ended,
        }


def move(book: dict[str, Line], verdict: Verdict, table: str, number: int) -> list[dict[str, Any]]:
    """Move the people of a game in the book; a row of ``rating_games`` for each of them."""
    after = verdict.rated({guest: line.standing for guest, line in book.items()})
    both = zip(verdict.seats, after, strict=True)
    return [_moved(book, verdict, one, standing, table, number) for one, standing in both if one.guest]


def _moved(
    book: dict[str, Line], verdict: Verdict, seat: Judged, after: Standing, table: str, number: int
) -> dict[str, Any]:
    line = book.setdefault(seat.guest, Line())
    before = line.standing[0]
    line.standing = after
    line.games += 1
    line.won += seat.won
    line.last = ",".join([str(seat.place), *line.last.split(",")][:LAST]).rstrip(",")
    return {
        "table_id": table,
        "power": seat.power,
        "guest": seat.guest,
        "game": verdict.game,
        "pace": verdict.pace,
        "at": verdict.ended,
        "number": number,
        "place": seat.place,
        "mu_before": before,
        "mu": after[0],
        "sigma": after[1],
    }


def _if_he_is_here(table: Any, row: dict[str, Any]) -> Write:
    """A row about somebody, unless he has deleted himself meanwhile."""
    here = exists().where(guests.c.id == row["guest"])
    return table.insert().from_select(list(row), select(*(literal(value) for value in row.values())).where(here)), None


async def _judged(store: Store, row: Row[Any]) -> Verdict | None:
    sat = await store.rows(select(seats).where(seats.c.table_id == row.id).order_by(seats.c.place))
    left = await store.rows(select(left_seats).where(left_seats.c.table_id == row.id))
    people = {seat.guest for seat in sat} | {one.guest for one in left}
    known = await store.rows(_members(row.changed).where(accounts.c.guest.in_(people)))
    first = await store.rows(select(entries.c.at).where(entries.c.table_id == row.id, entries.c.number == 0))
    began = first[0].at if first else row.created
    verdict = judge(row, sat, {one.power: one.guest for one in left}, {one.guest for one in known}, began)
    clock = await store.one(clock_of(row.id))
    if verdict is not None and clock is not None:
        verdict.pace = "live" if clock.kind == "live" else "correspondence"
    return verdict


def _members(ended: float) -> Select[Any]:
    """Who was a member when a game ended: what was played as a guest is not counted later."""
    return select(accounts.c.guest).where(accounts.c.created <= ended)


async def rebuild(store: Store) -> tuple[int, int]:
    """Count all finished tables anew, in the order of their ends, in one transaction: how many there are, and how many
    of them count."""
    rows: Sequence[Row[Any]] = await store.rows(
        select(tables).where(tables.c.status.in_(ENDED)).order_by(tables.c.changed, tables.c.id)
    )
    books: dict[tuple[str, str], dict[str, Line]] = {}
    standing: dict[tuple[str, str, str], dict[str, Any]] = {}
    marks: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    for number, row in enumerate(rows, 1):
        verdict = await _judged(store, row)
        marks.append({"table_id": row.id, "number": number, "counts": verdict is not None})
        if verdict is not None:
            book = books.setdefault((verdict.game, verdict.pace), {})
            for moved in move(book, verdict, row.id, number):
                games.append(moved)
                guest = moved["guest"]
                standing[guest, verdict.game, verdict.pace] = book[guest].row(guest, verdict)
    writes: list[Write] = [(delete(table), None) for table in (rated_tables, rating_games, ratings)]
    for table, found in ((rated_tables, marks), (rating_games, games), (ratings, list(standing.values()))):
        writes += [(table.insert(), found)] if found else []
    await store.write(*writes)
    return len(rows), sum(mark["counts"] for mark in marks)
