"""People: my games, and all that is kept about me."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.post_office import PostOffice
from tests.server.running_server import Person, RunningServer
from tests.server.test_accounts import by_link
from tricorne.server.members.about_me import personal
from tricorne.server.schema import metadata, seats


def finish(person: Person, table: Any, seat: str) -> None:
    """Let a bot play a seat to the end."""
    with person.look(table, seat) as live:
        assert live.act("stand-in", seat=seat, bot="random")["type"] == "done"
        while not live.position["over"]:
            live.receive()


def games_of(person: Person, query: str = "") -> Any:
    found = person.get(f"/api/me/games{query}")
    assert found.status == 200, found.body
    return found.json


def test_my_games_with_my_turn_first_and_the_finished_ones_with_their_results(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    over = anna.create({"britain": "me", "france": "random"}, game="imperial-struggle")
    finish(anna, over, "britain")
    waiting = anna.create({"britain": "me", "france": "open"})
    turn = anna.create({"britain": "me", "france": "same-screen"})
    played = anna.create({"britain": "me", "france": "open"}, title="A long one")
    boris.sit(played)
    elsewhere = boris.create({"britain": "me", "france": "same-screen"})
    found = games_of(anna)
    assert {table["id"] for table in found["running"]} == {waiting["id"], turn["id"], played["id"]}
    turns = [table["turn"] for table in found["running"]]
    assert turns == sorted(turns, reverse=True) and True in turns
    [finished] = found["finished"]
    assert finished["id"] == over["id"] and finished["ended"] > finished["began"] and not found["more"]
    info = anna.get(f"/api/tables/{over['id']}").json
    won = {player["power"] for player in finished["players"] if player["won"]}
    assert won == set(info["winners"]) and [player["mine"] for player in finished["players"]] == [True, False]
    assert finished["result"] == ("won" if won == {"britain"} else "lost" if won else "nobody")
    assert finished["players"][1]["bot"] == "random"
    assert anna.post(f"/api/tables/{waiting['id']}/close", {}).status == 200
    latest = games_of(anna)["finished"]
    assert [(game["id"], game["result"]) for game in latest] == [
        (waiting["id"], "closed"),
        (over["id"], finished["result"]),
    ]
    older = games_of(anna, f"?before={latest[0]['ended']}")
    assert [game["id"] for game in older["finished"]] == [over["id"]] and older["running"] == []
    assert elsewhere["id"] not in str(found) and Person(server.port).get("/api/me/games").status == 401


def test_the_export_has_what_is_mine_and_opens_nothing(club: RunningServer, office: PostOffice) -> None:
    anna, boris = Person(club.port, "Anna"), Person(club.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"})
    boris.sit(table)
    with anna.look(table, "britain") as live, boris.look(table, "france") as other:
        live.act("say", text="my own words", channel="table")
        other.act("say", text="words of another", channel="table")
    assert by_link(anna, office, "anna-export@example.org") == 200
    codes = anna.post("/api/account/codes", {}).json["codes"]
    answer = anna.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.body.decode()
    assert "my own words" in told and "anna-export@example.org" in told and f"/api/tables/{table['id']}/record" in told
    assert "words of another" not in told and anna.token not in told and not any(code in told for code in codes)
    assert all("token" not in row for rows in answer.json.values() if isinstance(rows, list) for row in rows)


def test_deletion_leaves_nothing_of_me_and_the_games_of_the_others_whole(
    club: RunningServer, office: PostOffice, db: Path
) -> None:
    name = "Zenobia"
    anna, boris = Person(club.port, name), Person(club.port, "Boris")
    over = anna.create({"britain": "me", "france": "open"})
    boris.sit(over)
    with boris.look(over, "france") as live:
        live.act("say", text="hello", channel="table")
    finish_both(anna, boris, over)
    running = anna.create({"britain": "me", "france": "open", "spain": "open"})
    boris.sit(running, "france")
    clara = Person(club.port, "Clara")
    clara.sit(running, "spain")
    waiting = anna.create({"britain": "me", "france": "open"}, listed=True)
    with anna.look(running, "britain") as live:
        live.act("say", text="what Zenobia said", channel="table")
    assert by_link(anna, office, "zenobia@example.org") == 200
    me = anna.get("/api/me").json["id"]
    before = boris.get(f"/api/tables/{over['id']}/record").body
    assert anna.post("/api/me/delete", {"name": "Zeno"}).status == 422, "whoever means it types the name"
    answer = anna.post("/api/me/delete", {"name": name})
    assert answer.status == 200 and answer.json["games"] == 3
    assert anna.get("/api/me").status == 401
    connection = sqlite3.connect(db)
    kept = "\n".join(connection.iterdump())
    connection.close()
    for word in (me, name, "zenobia@example.org", "what Zenobia said"):
        assert word not in kept, word
    assert boris.get(f"/api/tables/{over['id']}/record").body == before
    [britain] = [seat for seat in boris.get(f"/api/tables/{over['id']}").json["seats"] if seat["power"] == "britain"]
    assert (britain["lead"], britain["player"], britain["bot"]) == ("person", "", None)
    info = boris.get(f"/api/tables/{running['id']}").json
    assert info["status"] == "playing" and info["seats"][0]["lead"] == "bot" and info["host"]
    with boris.look(running, "france") as live:
        assert live.turn("france", "spain"), "the bot plays on"
        assert "Zenobia" not in str(live.welcome["chat"])
    assert boris.get(f"/api/tables/{waiting['id']}").json["status"] == "closed"


def finish_both(one: Person, other: Person, table: Any) -> None:
    with one.look(table, "britain") as live:
        assert live.act("stand-in", seat="britain", bot="random")["type"] == "done"
        finish(other, table, "france")


def test_every_row_with_a_person_is_told_and_deleted_with_him() -> None:
    """A table of the database that is added later is among them if it names its person as the others do."""
    told = {table.name for table in personal()} | {seats.name}
    for table in metadata.sorted_tables:
        assert ("guest" in table.c) == (table.name in told)
    assert {"messages", "visits", "accounts", "sessions", "passkeys", "tickets"} <= told
