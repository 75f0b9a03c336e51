"""The best of a game, and what stands beside names. Only those are told who show their profile to whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select

from tricorne.server import table_pace
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.friends import Friends
from tricorne.server.members.profile import Profiles, shown_to
from tricorne.server.members.wire_people import FriendState, LeaderRow, Leaders, SeatStanding, TableStandings
from tricorne.server.ratings.counting import ENDED, Counter
from tricorne.server.ratings.scale import BOT_SIGMA, Pace, bot_ratings, margin, pace_of_clock, points, provisional
from tricorne.server.schema import blocks, friends, guests, rating_games, ratings
from tricorne.server.table_parts import Seat

MOST = 100
MOST_TABLES = 60


class Boards:
    """What ratings are shown, and to whom."""

    def __init__(self, hub: Hub, counter: Counter, profiles: Profiles, people: Friends) -> None:
        self.hub = hub
        self.store = hub.store
        self.counter = counter
        self.profiles = profiles
        self.people = people

    async def leaders(self, viewer: str, game: str, pace: Pace) -> Leaders:
        query = select(ratings, guests.c.name).join(guests, guests.c.id == ratings.c.guest)
        seen = shown_to(viewer, await self.profiles.is_member(viewer), ratings.c.guest)
        query = query.where(ratings.c.game == game, ratings.c.pace == pace, seen)
        found = await self.store.rows(query.order_by(ratings.c.mu.desc()).limit(MOST))
        rows = [_person(row, viewer) for row in found]
        rows += [_bot(bot, mark) for bot, mark in bot_ratings(game).items()]
        rows.sort(key=lambda one: (-one.rating, one.name))
        rank = 0
        for row in rows:
            if row.bot is None and not row.provisional:
                rank += 1
                row.rank = rank
        return Leaders(game, pace, rows)

    async def standings(self, viewer: str, asked: Sequence[GameTable]) -> list[TableStandings]:
        """What stands beside the names at tables. A game that has just ended is counted first."""
        for table in asked:
            if table.status in ENDED:
                await self.counter.count(table.id)
        people = {seat.guest for table in asked for seat in table.seats if seat.guest}
        seen = await self.profiles.visible(viewer, people)
        to_me = await self._to_me(viewer, people)
        ids, games = [table.id for table in asked], {table.game.id for table in asked}
        moved: dict[str, dict[str, Row[Any]]] = {}
        for row in await self.store.rows(select(rating_games).where(rating_games.c.table_id.in_(ids))):
            moved.setdefault(row.table_id, {})[row.power] = row
        known = select(ratings).where(ratings.c.guest.in_(seen), ratings.c.game.in_(games))
        standing = {(row.guest, row.game, row.pace): row for row in await self.store.rows(known)}
        told: list[TableStandings] = []
        for table in asked:
            here = moved.get(table.id, {})
            pace = next((row.pace for row in here.values()), pace_of_clock(table_pace.pace(table).kind))
            seats = [self._seat(table, seat, pace, here.get(seat.id), standing, seen, to_me) for seat in table.seats]
            told.append(TableStandings(table.id, seats))
        return told

    def _seat(
        self,
        table: GameTable,
        seat: Seat,
        pace: Pace,
        game: Row[Any] | None,
        standing: dict[tuple[str, str, str], Row[Any]],
        seen: set[str],
        to_me: dict[str, tuple[FriendState, bool]],
    ) -> SeatStanding:
        if seat.lead == "bot":
            return SeatStanding(seat.id, None, bot_ratings(table.game.id).get(seat.bot), False, None, "none", False)
        friend, against = to_me.get(seat.guest, ("none", False))
        now = standing.get((seat.guest, table.game.id, pace))
        if seat.guest not in seen or now is None:
            person = seat.guest if seat.guest in seen else None
            return SeatStanding(seat.id, person, None, False, None, friend, against)
        return SeatStanding(
            power=seat.id,
            person=seat.guest,
            rating=points(now.mu if game is None else game.mu),
            provisional=provisional(now.sigma if game is None else game.sigma),
            change=None if game is None else points(game.mu) - points(game.mu_before),
            friend=friend,
            blocked=against,
        )

    async def _to_me(self, viewer: str, people: set[str]) -> dict[str, tuple[FriendState, bool]]:
        """What people are to a viewer: friends or not, blocked by him or not."""
        if not viewer:
            return {}
        mine = select(friends).where(friends.c.guest == viewer, friends.c.other.in_(people))
        states = {row.other: row.state for row in await self.store.rows(mine)}
        against = select(blocks.c.other).where(blocks.c.guest == viewer, blocks.c.other.in_(people))
        blocked = {row.other for row in await self.store.rows(against)}
        return {one: (states.get(one, "none"), one in blocked) for one in people}


def _person(row: Row[Any], viewer: str) -> LeaderRow:
    return LeaderRow(
        rank=None,
        person=row.guest,
        name=row.name,
        bot=None,
        mine=row.guest == viewer,
        rating=points(row.mu),
        margin=margin(row.sigma),
        provisional=provisional(row.sigma),
        games=row.games,
        won=row.won,
        last=[int(place) for place in row.last.split(",") if place],
    )


def _bot(bot: str, mark: int) -> LeaderRow:
    return LeaderRow(None, None, bot, bot, False, mark, margin(BOT_SIGMA), False, 0, 0, [])
