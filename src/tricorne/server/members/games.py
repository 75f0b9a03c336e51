"""My games: those that run, with those first where it is my turn, and those that have ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, select

from tricorne.server.hub import Hub
from tricorne.server.members.wire_members import FinishedGame, MyGames, Player, Result
from tricorne.server.schema import seats, tables
from tricorne.server.wire import TableInfo

RUNNING = ("waiting", "playing")
ENDED = ("over", "closed")
PAGE = 30
"""Finished games that are told at a time."""

_decode = msgspec.json.decode


async def my_games(hub: Hub, guest: str, before: float) -> MyGames:
    """The games of a person; with ``before`` only the finished ones that ended earlier."""
    running: list[TableInfo] = []
    if not before:
        for id in await hub.store.tables_of(guest, RUNNING):
            running.append((await hub.table(id)).info(guest))
        running.sort(key=_order)
    finished = await finished_games(hub, guest, before, PAGE + 1)
    return MyGames(running, finished[:PAGE], len(finished) > PAGE)


def _order(table: TableInfo) -> tuple[bool, float]:
    """My turn first, and of these the one that waits for longest; of the others the latest."""
    return (not table.turn, table.changed if table.turn else -table.changed)


async def finished_games(hub: Hub, guest: str, before: float, most: int) -> list[FinishedGame]:
    """The games of a person that have ended, read from the disk alone: nobody need open them for that."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    query = select(tables).where((tables.c.host == guest) | tables.c.id.in_(mine), tables.c.status.in_(ENDED))
    if before:
        query = query.where(tables.c.changed < before)
    return await finished(hub, query, guest, most)


async def finished(hub: Hub, query: Select[Any], guest: str, most: int) -> list[FinishedGame]:
    """The latest of some tables that have ended, from the eyes of a person."""
    found = await hub.store.rows(query.order_by(tables.c.changed.desc()).limit(most))
    ids = [row.id for row in found]
    sat: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    for seat in await hub.store.rows(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.place)):
        sat[seat.table_id].append(seat)
    return [_finished(row, sat[row.id], guest) for row in found]


def _finished(row: Row[Any], sat: Sequence[Row[Any]], guest: str) -> FinishedGame:
    winners = _decode(row.winners, type=list[str])
    scores = _decode(row.scores, type=dict[str, int])
    players = [
        Player(
            power=seat.power,
            player=seat.player,
            bot=seat.bot or None,
            mine=seat.guest == guest,
            resigned=seat.resigned,
            won=seat.power in winners,
            score=scores.get(seat.power),
        )
        for seat in sat
    ]
    return FinishedGame(
        id=row.id,
        title=row.title,
        game=row.game,
        status=row.status,
        players=players,
        result=result_of(players, row.status, row.ended),
        report=row.status == "over" and not row.ended,
        began=row.created,
        ended=row.changed,
    )


def result_of(players: list[Player], status: str, ended: str = "") -> Result | None:
    """How a game ended for those whose seats are ``mine``.

    >>> def seat(mine, won): return Player("", "", None, mine, False, won, None)
    >>> result_of([seat(True, True), seat(False, False)], "over")
    'won'
    >>> result_of([seat(True, True), seat(False, True)], "over")
    'shared'
    >>> result_of([seat(True, False), seat(False, False)], "over")
    'nobody'
    """
    if not any(player.mine for player in players):
        return None
    if any(player.mine and player.resigned for player in players):
        return "resigned"
    if status == "closed":
        return "abandoned" if ended == "abandoned" else "closed"
    if not any(player.won for player in players):
        return "nobody"
    if not any(player.won and player.mine for player in players):
        return "lost"
    return "shared" if any(player.won and not player.mine for player in players) else "won"
