"""Ratings: what counts, once and in order; bots stand fast; all of them counted anew."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import tricorne
from tests.server import postgres as programs
from tests.server.post_office import PostOffice
from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tests.server.test_accounts import by_link
from tricorne.cli import main
from tricorne.server import schema
from tricorne.server.ratings import counting
from tricorne.server.ratings.counting import Counter, Line, move
from tricorne.server.ratings.judging import Judged, Verdict
from tricorne.server.ratings.scale import BOT_SIGMA, NEWCOMER, PROVISIONAL_SIGMA, bot_ratings, mu_of, points
from tricorne.server.schema import rated_tables, ratings
from tricorne.server.store import Store

IS = "imperial-struggle"
TWO = {"britain": "me", "france": "open"}


def member(club: RunningServer, office: PostOffice, name: str) -> Person:
    person = Person(club.port, name)
    assert by_link(person, office, f"{name.lower()}-{club.port}-{time.monotonic_ns()}@example.org") == 200
    return person


def id_of(person: Person) -> str:
    return str(person.get("/api/me").json["id"])


def play_on(person: Person, table: Any, seat: str, entries: int = 12) -> None:
    """Long enough that giving up counts."""
    with person.look(table, seat) as live:
        assert live.act("stand-in", seat=seat, bot="random")["type"] == "done"
        live.until(entries)
        live.act("stand-in", seat=seat, bot="")


def lost_by(loser: Person, other: Person, **more: Any) -> Any:
    """A game of two that the first gives up."""
    table = loser.create(TWO, game=IS, **more)
    other.sit(table)
    with other.look(table, "france") as his:
        his.act("stand-in", seat="france", bot="random")
        play_on(loser, table, "britain")
    assert loser.post(f"/api/tables/{table['id']}/resign", {}).json["status"] == "over"
    return table


def board(person: Person, pace: str = "live") -> dict[str, Any]:
    found = person.get(f"/api/leaders/{IS}/{pace}")
    assert found.status == 200, found.body
    return {row["name"]: row for row in found.json["rows"]}


def standings(person: Person, table: Any) -> list[Any]:
    found = person.get(f"/api/standings?tables={table['id']}").json["tables"]
    return list(found[0]["seats"]) if found else []


def rows(db: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(db)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_a_game_given_up_moves_both_and_bots_stand_where_they_stood(club: RunningServer, office: PostOffice) -> None:
    anna, boris = member(club, office, "Anna"), member(club, office, "Boris")
    table = lost_by(anna, boris)
    mine, his = standings(anna, table)
    assert mine["change"] < 0 < his["change"] and mine["person"] == id_of(anna)
    assert (mine["rating"], his["rating"]) == (1500 + mine["change"], 1500 + his["change"])
    found = board(anna)
    assert (
        found["Boris"]["rating"] == his["rating"] and found["Boris"]["provisional"] and found["Boris"]["rank"] is None
    )
    assert (found["Anna"]["games"], found["Anna"]["won"], found["Anna"]["last"]) == (1, 0, [2])
    assert {name: found[name]["rating"] for name in bot_ratings(IS)} == bot_ratings(IS)
    assert [one for one in board(anna, "correspondence") if one in ("Anna", "Boris")] == []


def test_what_does_not_count(club: RunningServer, office: PostOffice, db: Path) -> None:
    clara, guest = member(club, office, "Clara"), Person(club.port, "Passer-by")
    alone = clara.create({"britain": "me", "france": "same-screen"}, game=IS)
    with clara.look(alone, "britain") as live:
        live.act("stand-in", seat="france", bot="random")
        play_on(clara, alone, "britain")
    short = clara.create({"britain": "me", "france": "ensign"}, game=IS)
    advised = clara.create({"britain": "me", "france": "random"}, game=IS, advice=True)
    play_on(clara, advised, "britain")
    for table in (alone, short, advised):
        assert clara.post(f"/api/tables/{table['id']}/resign", {}).status == 200
    with_guest = lost_by(clara, guest)
    agreed = clara.create({"britain": "me", "france": "ensign"}, game=IS)
    play_on(clara, agreed, "britain")
    assert clara.post(f"/api/tables/{agreed['id']}/abandon", {"agree": True}).json["ended"] == "abandoned"
    for table in (alone, short, advised, with_guest, agreed):
        assert all(seat["change"] is None for seat in standings(clara, table))
    assert "Clara" not in board(clara)
    ids = ",".join(repr(table["id"]) for table in (alone, short, advised, with_guest, agreed))
    assert rows(db, f"SELECT counts, count(*) FROM rated_tables WHERE table_id IN ({ids}) GROUP BY counts") == [(0, 5)]


def test_whoever_leaves_a_seat_or_closes_a_running_table_has_lost_it(club: RunningServer, office: PostOffice) -> None:
    dora = member(club, office, "Dora")
    closed = dora.create({"britain": "me", "france": "ensign"}, game=IS)
    play_on(dora, closed, "britain")
    assert dora.post(f"/api/tables/{closed['id']}/close", {}).status == 200
    assert standings(dora, closed)[0]["change"] < 0
    left = dora.create({"britain": "me", "france": "ensign"}, game=IS)
    play_on(dora, left, "britain")
    assert dora.post(f"/api/tables/{left['id']}/leave", {}).status == 200
    assert dora.post(f"/api/tables/{left['id']}/close", {}).status == 200
    standings(dora, left)
    assert (board(dora)["Dora"]["games"], board(dora)["Dora"]["won"]) == (2, 0)


@pytest.mark.skipif(not programs.available(), reason="PostgreSQL is not installed here")
def test_two_servers_on_one_database_count_every_table_once(postgres: Postgres) -> None:
    """Each has its own connections; both look at all tables at the same time."""

    async def count() -> list[Any]:
        one, two = Store(postgres.url, True), Store(postgres.url, True)
        await one.open()
        await two.open()
        await fill(one, 12)
        await asyncio.gather(Counter(one).sweep(), Counter(two).sweep(), Counter(two).sweep())
        found = await two.rows(select(ratings.c.guest, ratings.c.games, ratings.c.won).order_by(ratings.c.guest))
        numbers = await two.rows(select(rated_tables.c.number).order_by(rated_tables.c.number))
        await one.close()
        await two.close()
        assert [row.number for row in numbers] == list(range(1, 13))
        return [tuple(row) for row in found]

    assert asyncio.run(count()) == [("anna", 12, 8), ("boris", 12, 4)]


async def fill(store: Store, many: int) -> None:
    """Two members, and games of theirs that have ended."""
    for who in ("anna", "boris"):
        person = {"id": who, "token": who, "name": who.title(), "created": 0.0}
        account = {"guest": who, "handle": who, "email": None, "language": "en", "created": 0.0}
        await store.write((schema.guests.insert(), [person]), (schema.accounts.insert(), [account]))
    for at in range(many):
        await store.write(*_table(f"t{at}", float(at + 1), ["anna", "boris"][at % 3 == 0]))


def test_every_table_is_counted_once_also_after_a_restart_and_all_of_them_anew(tmp_path: Path) -> None:
    """Two who count at the same time have each read before the other has written; nothing is lost or counted twice."""
    db = tmp_path / "club.db"
    many = 12

    async def count() -> None:
        store = Store(str(db))
        await store.open()
        await fill(store, many)
        one, two = Counter(store), Counter(store)
        await asyncio.gather(one.sweep(), two.sweep())
        await store.close()

    asyncio.run(count())
    first = rows(db, "SELECT guest, mu, sigma, games FROM ratings ORDER BY guest")
    assert [row[3] for row in first] == [many, many]
    assert rows(db, "SELECT count(*), max(number) FROM rated_tables") == [(many, many)]

    async def again() -> int:
        store = Store(str(db))
        await store.open()
        found = await Counter(store).sweep()
        await store.close()
        return found

    assert asyncio.run(again()) == 0
    with pytest.raises(SystemExit) as ended:
        main(["ratings", "--rebuild", "--json", "--db", str(db)])
    assert ended.value.code in (None, 0)
    anew = rows(db, "SELECT guest, mu, sigma, games FROM ratings ORDER BY guest")
    assert [row[0] for row in anew] == ["anna", "boris"]
    for before, after in zip(first, anew, strict=True):
        assert after[3] == before[3] and after[1] == pytest.approx(before[1]) and after[2] == pytest.approx(before[2])


def _table(id: str, ended: float, winner: str) -> list[Any]:
    table = {
        "id": id, "title": "", "game": IS, "version": 2, "preset": "standard", "options": "{}", "status": "over",
        "host": "anna", "listed": False, "watch": "anyone", "undo": "own", "invite": "x", "seed": "", "bot_seed": "x",
        "number": 200, "actor": "", "scores": '{"anna": 1, "boris": 0}', "winners": f'["{winner}"]', "created": 0.0,
        "changed": ended,
    }  # fmt: skip
    seats = [
        {"table_id": id, "place": at, "power": who, "lead": "person", "guest": who, "player": who, "bot": "",
         "stand_in": "", "resigned": False}
        for at, who in enumerate(("anna", "boris"))
    ]  # fmt: skip
    return [(schema.tables.insert(), [table]), (schema.seats.insert(), seats)]


def test_a_rating_finds_its_level_among_bots_that_do_not_move() -> None:
    """Somebody who wins half of his games against a captain comes to a captain's mark, and is known after 20 games."""
    mark = (mu_of(bot_ratings(IS)["captain"]), BOT_SIGMA)
    book: dict[str, Line] = {}
    provisional = []
    for at in range(40):
        won = at % 2 == 0
        mine, its = (1, 2) if won else (2, 1)
        seats = [Judged("britain", "anna", None, mine, won), Judged("france", "", mark, its, not won)]
        moved = move(book, Verdict(IS, "live", float(at), seats), f"t{at}", at)
        assert [one["guest"] for one in moved] == ["anna"]
        provisional.append(book["anna"].standing[1] > PROVISIONAL_SIGMA)
    assert abs(points(book["anna"].standing[0]) - 1400) < 60
    assert provisional[9] and not provisional[19]
    assert book["anna"].last == "2,1,2,1,2,1,2,1,2,1" and counting.LAST == 10
    assert NEWCOMER[0] == 25.0


@pytest.mark.parametrize("game", ["imperial-struggle", "struggle-of-empires"])
def test_the_marks_of_a_game_follow_its_ladder(game: str) -> None:
    marks = [bot_ratings(game)[level] for level in ("ensign", "captain", "general", "marshal")]
    assert marks == sorted(marks) and len(set(marks)) == 4
    assert set(bot_ratings(game)) <= {kind.name for kind in tricorne.bots.for_game(game)}
