"""Profiles: what others may know of a member, and to whom it is told. Whoever has not said otherwise shows it to
members; a person whom somebody has blocked is told as little as if the profile were shown to nobody."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, delete, exists, or_, select

from tricorne.kernel.message import say
from tricorne.server.hub import Hub
from tricorne.server.members.friends import Friends, here_among
from tricorne.server.members.games import ENDED, finished
from tricorne.server.members.wire_people import BotMark, CurvePoint, Profile, ProfileGame, ProfileRating, Shown
from tricorne.server.problems import not_found
from tricorne.server.ratings.scale import bot_ratings, margin, points, provisional
from tricorne.server.schema import accounts, blocks, guests, profiles, rating_games, ratings, seats, tables

USUAL: Shown = "members"
MOST_POINTS = 200
"""Of a curve."""
MOST_GAMES = 12


def shown_to(viewer: str, member: bool, owner: ColumnElement[str]) -> ColumnElement[bool]:
    """As a condition of the database: whether a person's profile is shown to a viewer (``member``: he is one)."""
    mine = exists().where(profiles.c.guest == owner)
    said = exists().where(profiles.c.guest == owner, profiles.c.shown.in_(["all", "members"] if member else ["all"]))
    against = exists().where(blocks.c.guest == owner, blocks.c.other == viewer)
    usual = ~mine if member else said
    return or_(owner == viewer, or_(said, usual) & ~against) if viewer else or_(said, usual)


class Profiles:
    """What is told of members."""

    def __init__(self, hub: Hub, friends: Friends) -> None:
        self.hub = hub
        self.store = hub.store
        self.friends = friends

    async def shown(self, guest: str) -> Shown:
        rows = await self.store.rows(select(profiles.c.shown).where(profiles.c.guest == guest))
        return rows[0].shown if rows else USUAL

    async def show(self, guest: str, shown: Shown) -> None:
        row = {"guest": guest, "shown": shown}
        gone = delete(profiles).where(profiles.c.guest == guest)
        await self.store.write((gone, None), (profiles.insert().values(row), None))

    async def is_member(self, guest: str) -> bool:
        return bool(guest and await self.store.rows(select(accounts.c.guest).where(accounts.c.guest == guest)))

    async def visible(self, viewer: str, people: set[str]) -> set[str]:
        """Those of the people whose profiles are shown to a viewer."""
        where = shown_to(viewer, await self.is_member(viewer), accounts.c.guest)
        rows = await self.store.rows(select(accounts.c.guest).where(accounts.c.guest.in_(people), where))
        return {row.guest for row in rows}

    async def profile(self, viewer: str, person: str) -> Profile:
        """A member, as a viewer may know him; refused as if there were no such person."""
        query = select(guests.c.name, accounts.c.created).join(accounts, accounts.c.guest == guests.c.id)
        rows = await self.store.rows(query.where(guests.c.id == person))
        if not rows or not await self.visible(viewer, {person}):
            raise not_found(say("why-no-person"))
        friend = await self.friends.state(viewer, person)
        return Profile(
            person=person,
            name=rows[0].name,
            since=rows[0].created,
            mine=viewer == person,
            friend=friend,
            blocked=await self.friends.blocked.blocked(viewer, person),
            here=bool(await here_among(self.hub, {person})) if friend == "friends" else None,
            ratings=await self._ratings(person),
            games=await self._games(person),
        )

    async def _ratings(self, person: str) -> list[ProfileRating]:
        mine = await self.store.rows(select(ratings).where(ratings.c.guest == person).order_by(ratings.c.games.desc()))
        return [await self._rating(row) for row in mine]

    async def _rating(self, row: Row[Any]) -> ProfileRating:
        same = [rating_games.c[name] == getattr(row, name) for name in ("guest", "game", "pace")]
        query = select(rating_games).where(*same).order_by(rating_games.c.number.desc()).limit(MOST_POINTS)
        moved = list(reversed(await self.store.rows(query)))
        return ProfileRating(
            game=row.game,
            pace=row.pace,
            rating=points(row.mu),
            margin=margin(row.sigma),
            provisional=provisional(row.sigma),
            games=row.games,
            won=row.won,
            curve=[CurvePoint(one.at, points(one.mu), margin(one.sigma), provisional(one.sigma)) for one in moved],
            bots=[BotMark(bot, mark) for bot, mark in sorted(bot_ratings(row.game).items(), key=lambda one: one[1])],
        )

    async def _games(self, person: str) -> list[ProfileGame]:
        """The latest finished games, of those that stand on the list of tables and that anybody may watch."""
        sat = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == person)
        public = (tables.c.listed, tables.c.watch == "anyone", tables.c.status.in_(ENDED), tables.c.number >= 0)
        found = await finished(self.hub, select(tables).where(sat, *public), person, MOST_GAMES)
        ids = [one.id for one in found]
        query = select(rating_games).where(rating_games.c.guest == person, rating_games.c.table_id.in_(ids))
        moved = {row.table_id: points(row.mu) - points(row.mu_before) for row in await self.store.rows(query)}
        return [ProfileGame(one, moved.get(one.id)) for one in found]
