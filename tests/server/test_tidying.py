"""Tidying up: what is old goes where the owner says so; what came of it, and whoever has something here, stays."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.running_server import Person, RunningServer
from tricorne.server import copies
from tricorne.server.members.order import Order
from tricorne.server.tidying import RESULTS, Retention, of_a_table, tidy

KEEP = {"setup-duplicates": "keep"}
MONTH = Retention(tables=30, talk=30, guests=30)
LONG_AGO = 1.0


def aged(db: Path, tables: str = "1") -> None:
    """As if all had been long ago, of tables those that fit."""
    with closing(sqlite3.connect(db)) as file, file:
        file.execute(f"update tables set status = 'over', changed = {LONG_AGO} where {tables}")
        file.execute(f"update guests set created = {LONG_AGO}")


def found(db: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(db)) as file:
        return file.execute(question).fetchall()


def test_what_is_old_is_removed_only_when_it_is_meant(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    anna = Person(server.port, "Anna")
    Person(server.port, "Nobody")
    studies = anna.post("/api/studies", {"puzzle": "imperial-struggle/" + first_puzzle(anna)})
    assert studies.status == 201, studies.body
    for _ in range(2):
        table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
        with anna.look(table, "britain") as live:
            live.act("look", seat=live.position["prompt"]["actor"])
            assert live.play()["type"] == "done"
            assert live.act("say", channel="table", text="farewell")["type"] == "done"
    server.close()
    aged(db, f"id = '{table['id']}'")
    counted = tidy(str(db), MONTH, really=False)
    assert (counted["tables"], counted["entries"], counted["messages"], counted["guests"]) == (1, 2, 1, 1)
    assert len(found(db, "select 1 from tables")) == 2
    assert tidy(str(db), MONTH, really=True) == counted
    for name in ("tables", "messages"):
        assert len(found(db, f"select 1 from {name}")) == 1, "of the game that is played on nothing is gone"
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("delete from seats")
        file.execute("update tables set host = ''")
    tidy(str(db), MONTH, really=True)
    assert found(db, "select name from guests") == [("Anna",)], "she has a study"
    copies.check_file(db)


def first_puzzle(person: Person) -> str:
    return str(person.get("/api/games/imperial-struggle/puzzles").json["puzzles"][0]["id"])


def an_event(owner: Person, names: str) -> tuple[str, dict[str, Person]]:
    """An event of two, who play in its round."""
    table = {"game": "imperial-struggle", "seats": []}
    made = owner.post("/api/events", {"title": names, "format": "round-robin", "size": 2, "table": table})
    id = made.json["info"]["id"]
    people = {}
    for name in names.split():
        person = Person(owner.port, name)
        assert person.post(f"/api/events/{id}/enter", {}).status == 200
        people[person.get("/api/me").json["id"]] = person
    assert owner.post(f"/api/events/{id}/round", {}).status == 200
    return id, people


def test_results_of_events_and_steps_of_ratings_outlive_their_tables(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    owner = Person(server.port, "Owner")
    order: Order = server.app.state.order
    order.owners.add(owner.get("/api/me").json["id"])
    told, _ = an_event(owner, "Anna Boris")
    untold, later = an_event(owner, "Clara Dora")
    event = owner.get(f"/api/events/{told}").json
    assert owner.post(f"/api/events/{told}/forfeit", {"person": event["boards"][0]["seats"][0]["person"]}).status == 200
    before = owner.get(f"/api/events/{told}").json
    table, kept = before["boards"][0]["table"], owner.get(f"/api/events/{untold}").json["boards"][0]
    loser = kept["seats"][0]
    resigned = later[loser["person"]].post(f"/api/tables/{kept['table']}/resign", {"power": loser["power"]})
    assert resigned.status == 200  # and nobody looks at the event any more
    reported = later[loser["person"]].post("/api/reports", {"table": kept["table"], "power": kept["seats"][1]["power"]})
    assert reported.status == 201
    server.close()
    with closing(sqlite3.connect(db)) as file, file:
        step = (table, "britain", "anna", "imperial-struggle", "live", time.time(), 1, 1, 25.0, 26.0, 8.0)
        file.execute(f"insert into rating_games values ({', '.join('?' * len(step))})", step)
        file.execute("insert into rated_tables values (?, 1, 1)", [table])
        report = (
            "insert into reports (guest, other, table_id, quoted, text, at, closed) values ('a', 'b', ?, '', ?, 1, ?)"
        )
        file.executemany(report, [(table, "read", 2.0), (table, "not read yet", 0.0)])
    aged(db)
    assert tidy(str(db), MONTH, really=True)["tables"] == 1
    assert found(db, "select id from tables") == [(kept["table"],)], "its result has not been taken"
    for name in RESULTS:
        assert found(db, f"select 1 from {name} where table_id = '{table}'"), name
    assert found(db, f"select text from reports where table_id = '{table}'") == [("not read yet",)]
    for gone in of_a_table():
        if gone.name != "reports":
            assert not found(db, f"select 1 from {gone.name} where table_id = '{table}'"), gone.name
    server = RunningServer(db)
    try:
        owner.port = server.port
        after = owner.get(f"/api/events/{told}").json
        assert after["lines"] == before["lines"] and {line["points"] for line in after["lines"]} == {0.0, 1.0}
        [board] = after["boards"]
        assert (board["board"], board["table"], board["playing"]) == (1, "", False)
        assert board["seats"] == before["boards"][0]["seats"]
        late = owner.get(f"/api/events/{untold}").json
        assert {line["person"]: line["points"] for line in late["lines"]}[loser["person"]] == 0.0
    finally:
        server.close()
    aged(db)
    assert tidy(str(db), MONTH, really=True)["tables"] == 1, "now it has been taken"
