"""The best of a game, and what stands beside names. Only those are told who show their profile to whoever looks."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select

from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.friends import Friends
from tricorne.server.members.profile import Profiles, shown_to
from tricorne.server.members.wire_people import FriendState, LeaderRow, Leaders, SeatStanding, TableStandings
from tricorne.server.ratings.counting import ENDED, Counter
from tricorne.server.ratings.scale import ANCHOR_SIGMA, Pace, anchors, margin, pace_of, points, provisional
from tricorne.server.schema import blocks, friends, guests, rating_games, ratings

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
        rows += [_bot(bot, mark) for bot, mark in anchors(game).items()]
        rows.sort(key=lambda one: (-one.rating, one.name))
        rank = 0
        for row in rows:
            if row.bot is None and not row.provisional:
                rank += 1
                row.rank = rank
        return Leaders(game, pace, rows)

    async def standings(self, viewer: str, table: GameTable) -> TableStandings:
        """What stands beside the names at a table. A game that has just ended is counted first."""
        if table.status in ENDED:
            await self.counter.count(table.id)
        people = {seat.guest for seat in table.seats if seat.guest}
        seen = await self.profiles.visible(viewer, people)
        pace = pace_of(table.created, table.changed if table.status in ENDED else table.created)
        moved = {}
        for row in await self.store.rows(select(rating_games).where(rating_games.c.table_id == table.id)):
            moved[row.power] = row
            pace = row.pace
        where = (ratings.c.game == table.game.id) & (ratings.c.pace == pace)
        known = await self.store.rows(select(ratings).where(where, ratings.c.guest.in_(seen)))
        standing = {row.guest: row for row in known}
        to_me = await self._to_me(viewer, people)
        marks = anchors(table.game.id)
        told: list[SeatStanding] = []
        for seat in table.seats:
            if seat.lead == "bot":
                told.append(SeatStanding(seat.id, None, marks.get(seat.bot), False, None, "none", False))
                continue
            mine = standing.get(seat.guest)
            game = moved.get(seat.id) if seat.guest in seen else None
            friend, against = to_me.get(seat.guest, ("none", False))
            told.append(
                SeatStanding(
                    power=seat.id,
                    person=seat.guest if seat.guest in seen else None,
                    rating=points(game.mu if game is not None else mine.mu) if mine is not None else None,
                    provisional=mine is not None and provisional(mine.sigma),
                    change=None if game is None else points(game.mu) - points(game.mu_before),
                    friend=friend,
                    blocked=against,
                )
            )
        return TableStandings(table.id, told)

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
    return LeaderRow(None, None, bot, bot, False, mark, margin(ANCHOR_SIGMA), False, 0, 0, [])
