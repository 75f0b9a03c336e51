"""Choosing powers round the table: clockwise from the first place, by people and bots, before any letter is opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

import tricorne
from tests.for_long import for_long
from tests.server.running_server import GAME, Answer, Person, Process, RunningServer, english
from tests.server.test_letters import ANNA, BERT, KEEP, record_of
from tricorne.kernel.chance import commitment
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.record import Record
from tricorne.kernel.testing import rule
from tricorne.server import migrations, schema


def plan(*whos: str) -> list[dict[str, str]]:
    """Places by who sits there: me, open, same-screen, or the name of a bot."""
    known = ("me", "open", "same-screen")
    return [{"power": "", "who": who if who in known else "bot", "bot": "" if who in known else who} for who in whos]


def choosing_table(person: Person, *whos: str, **more: Any) -> Any:
    asked = {"game": GAME, "seats": plan(*whos), "powers": "chosen", "options": KEEP, **more}
    made = person.post("/api/tables", asked)
    assert made.status == 201, made.body
    return made.json


def choose(person: Person, table: Any, power: str) -> Answer:
    return person.post(f"/api/tables/{table['id']}/choose", {"power": power})


def powers(table: Any) -> list[str]:
    return [seat["power"] for seat in table["seats"]]


@rule("SETUP-1", "SETUP-2", "SETUP-3", "R-SETUP-17")
def test_people_choose_clockwise_from_the_first_place(server: RunningServer) -> None:
    """Three people far apart, one of whom only waits; the first to choose is the start player."""
    anna, bert, carl = (Person(server.port, name) for name in ("Anna", "Bert", "Carl"))
    table = choosing_table(anna, "me", "open", "open")
    assert powers(table) == ["place-1", "place-2", "place-3"] and table["choosing"]["chooser"] is None
    assert choose(anna, table, "russia").code == "not-now", "places are still open"
    carl.sit(table, "place-3")
    full = bert.sit(table)
    assert full["choosing"]["chooser"] == "place-1" and full["status"] == "waiting" and not full["turn"]
    assert anna.get(f"/api/tables/{table['id']}").json["turn"]
    early = choose(bert, table, "france")
    assert early.code == "not-yours" and "Anna" in early.json["error"]["words"]
    after = choose(anna, table, "russia").json
    assert after["choosing"]["chosen"] == [{"power": "russia", "player": "Anna", "bot": False}]
    assert after["choosing"]["chooser"] == "place-2" and "russia" not in after["choosing"]["free"]
    assert after["choosing"]["rules"] == ["SETUP-1", "SETUP-2", "SETUP-3", "R-SETUP-17"]
    taken = choose(bert, table, "russia")
    assert taken.code == "not-now" and "Russia" in taken.json["error"]["words"]
    assert choose(bert, table, "atlantis").code == "bad-value"
    assert choose(bert, table, "britain").json["choosing"]["chooser"] == "place-3"
    begun = choose(carl, table, "france").json
    assert begun["status"] == "playing" and powers(begun) == ["russia", "britain", "france"]
    assert [seat["player"] for seat in begun["seats"]] == ["Anna", "Bert", "Carl"] and begun["mine"] == ["france"]
    assert begun["choosing"]["free"] == [] and choose(carl, table, "spain").code == "not-now"
    assert record_of(anna, table).seats == ["russia", "britain", "france"]


@pytest.mark.parametrize("players", [2, *map(for_long, (3, 4, 5, 6)), 7])
def test_any_number_of_players_chooses(server: RunningServer, players: int) -> None:
    """People at one screen and bots by turns; a bot takes one of the powers that are left."""
    anna = Person(server.port, "Anna")
    whos = ["me", *("random" if at % 2 else "same-screen" for at in range(1, players))]
    table = choosing_table(anna, *whos)
    while table["choosing"]["chooser"] is not None:
        assert table["turn"]
        table = choose(anna, table, table["choosing"]["free"][-1]).json
    assert table["status"] == "playing" and len(set(powers(table))) == players
    assert set(powers(table)) <= set(tricorne.game(GAME).seat_ids)
    assert [one["bot"] for one in table["choosing"]["chosen"]] == [who == "random" for who in whos]


def test_how_many_can_choose_and_where(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    for seats in (plan("me"), plan("me", *["random"] * 7)):
        refused = anna.post("/api/tables", {"game": GAME, "seats": seats, "powers": "chosen"})
        assert refused.code == "bad-value", refused.body
    other = {"game": "imperial-struggle", "seats": plan("me", "random"), "powers": "chosen"}
    assert anna.post("/api/tables", other).code == "bad-value", "its rules have no such choice"
    cards = {card["id"]: card["choosing"] for card in anna.get("/api/home").json["games"]}
    assert cards[GAME] == ["SETUP-1", "SETUP-2", "SETUP-3", "R-SETUP-17"] and cards["imperial-struggle"] == []


def test_places_can_be_drawn(server: RunningServer) -> None:
    """Who sits where is drawn when the table is made; nobody has a power then."""
    anna = Person(server.port, "Anna")
    found = {tuple(choosing_table(anna, "me", "open", "open", order="random")["mine"]) for _ in range(25)}
    assert found == {("place-1",), ("place-2",), ("place-3",)}


def test_letters_are_opened_after_the_choice(server: RunningServer) -> None:
    """Whoever chooses knows nothing of the dice: every letter is still sealed, and stays with its place."""
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = choosing_table(anna, "me", "open", "random", seal=commitment(ANNA))
    full = bert.sit(table, "place-2", commitment(BERT))
    assert not full["opening"] and [one["seat"] for one in full["letters"]] == ["place-1", "place-2"]
    assert anna.open_letter(table, "place-1", ANNA).code == "not-now"
    choose(anna, table, "spain")
    sealed = choose(bert, table, "austria").json
    assert sealed["opening"] and [one["seat"] for one in sealed["letters"]] == ["spain", "austria"]
    assert [one["seal"] for one in sealed["letters"]] == [commitment(ANNA), commitment(BERT)]
    assert sealed["commitment"] == table["commitment"]
    anna.open_letter(table, "spain", ANNA)
    assert bert.open_letter(table, "austria", BERT).json["status"] == "playing"
    closed = anna.post(f"/api/tables/{table['id']}/close", {})
    assert closed.json["seed"]
    record = record_of(bert, table)
    assert [one.seat for one in record.letters] == ["spain", "austria"]
    report = tricorne.verify(record)
    assert report.ok and report.letters == "fits" and len(report.chosen) == 3
    assert report.chosen[:2] == ["spain by person", "austria by person"] and report.chosen[2].endswith("by bot")
    assert "powers were chosen: spain by person" in str(report)


def test_everybody_sees_each_choice_and_the_log_keeps_it(server: RunningServer) -> None:
    anna, bert, eve = (Person(server.port, name) for name in ("Anna", "Bert", "Eve"))
    table = choosing_table(anna, "me", "open")
    bert.sit(table)
    with eve.look(table) as live, bert.look(table) as his:
        choose(anna, table, "prussia")
        seen = live.hear("table")["table"]
        while not seen["choosing"]["chosen"]:
            seen = live.hear("table")["table"]
        assert seen["choosing"]["chosen"][0]["player"] == "Anna" and seen["choosing"]["chooser"] == "place-2"
        choose(bert, table, "russia")
        live.until(0)
        his.until(0)
        assert [english(line) for line in live.entries[0]["lines"][:2]] == [
            "Anna chose Prussia.",
            "Bert chose Russia.",
        ]
        assert his.position["seat"] == "russia", "who looked from a place looks from its power now"
    with bert.look(table, "place-2") as again:
        assert again.position["seat"] == "russia"


def test_who_leaves_while_powers_are_chosen_leaves_his_place_to_a_bot(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = choosing_table(anna, "me", "open", "same-screen")
    bert.sit(table, "", commitment(BERT))
    choose(anna, table, "france")
    left = bert.post(f"/api/tables/{table['id']}/leave", {}).json
    assert [seat["lead"] for seat in left["seats"]] == ["person", "bot", "person"] and left["letters"] == []
    assert left["choosing"]["chooser"] == "place-3" and left["choosing"]["chosen"][1]["bot"]
    assert choose(anna, table, left["choosing"]["free"][0]).json["status"] == "playing"


def test_a_bot_chooses_for_whoever_is_away(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = choosing_table(anna, "open", "me")
    bert.sit(table)
    begin = anna.post(f"/api/tables/{table['id']}/start", {})
    assert begin.code == "not-now" and "Bert" in begin.json["error"]["words"]
    act = {"type": "stand-in", "id": 1, "seat": "place-1", "bot": "random"}
    assert anna.post(f"/api/tables/{table['id']}/acts", act).status == 200
    now = anna.get(f"/api/tables/{table['id']}").json
    first = now["choosing"]["chosen"][0]
    assert first["player"] == "Bert" and first["bot"]
    assert now["turn"] and choose(anna, now, now["choosing"]["free"][0]).json["status"] == "playing"


def test_the_host_lets_bots_take_open_places(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = choosing_table(anna, "open", "me", "open")
    full = anna.post(f"/api/tables/{table['id']}/start", {"fill": "random"}).json
    assert full["choosing"]["chooser"] == "place-2" and full["choosing"]["chosen"][0]["bot"]
    assert choose(anna, full, full["choosing"]["free"][0]).json["status"] == "playing"


def test_talk_between_powers_waits_until_they_are_chosen(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = choosing_table(anna, "me", "open")
    bert.sit(table)
    path = f"/api/tables/{table['id']}/acts"
    private = {"type": "say", "id": 1, "channel": "place-1+place-2", "text": "hush"}
    assert anna.post(path, private).code == "not-now"
    anna.post(path, {"type": "say", "id": 1, "channel": "table", "text": "hello"})
    choose(anna, table, "spain")
    choose(bert, table, "russia")
    lines = bert.get(f"/api/tables/{table['id']}/chat?channel=table").json["lines"]
    assert [(line["seat"], line["text"]) for line in lines] == [("spain", "hello")]


@pytest.mark.long_case
def test_choices_survive_a_kill(tmp_path: Path) -> None:
    """Killed in the middle of choosing, and again after the last choice while letters are awaited."""
    db = tmp_path / "tables.db"
    process = Process(db)
    anna, bert = Person(process.port, "Anna"), Person(process.port, "Bert")
    table = choosing_table(anna, "me", "random", "open", seal=commitment(ANNA))
    bert.sit(table, "", commitment(BERT))
    before = choose(anna, table, "prussia").json["choosing"]
    assert before["chooser"] == "place-3" and before["chosen"][1]["bot"]
    process.kill()
    process = Process(db)
    anna.port = bert.port = process.port
    again = bert.get(f"/api/tables/{table['id']}").json
    assert again["choosing"] == before and again["turn"]
    settled = choose(bert, table, before["free"][0]).json
    assert settled["opening"]
    process.kill()
    process = Process(db)
    anna.port = bert.port = process.port
    woken = anna.get(f"/api/tables/{table['id']}").json
    assert woken["opening"] and powers(woken) == powers(settled) and woken["choosing"] == settled["choosing"]
    anna.open_letter(table, "prussia", ANNA)
    assert bert.open_letter(table, powers(settled)[2], BERT).json["status"] == "playing"
    assert [one.bot for one in record_of(anna, table).chosen] == [False, True, False]
    assert process.stop() == 0


def test_a_bot_whose_turn_it_was_chooses_after_a_kill(tmp_path: Path) -> None:
    """The server was stopped between a person's choice and the bot's."""
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    anna = Person(server.port, "Anna")
    table = choosing_table(anna, "me", "same-screen", "random")
    choose(anna, table, "prussia")
    server.close()
    with sqlite3.connect(db) as connection:
        connection.execute("update seats set lead = 'bot', guest = '', bot = 'random' where place = 1")
    connection.close()
    server = RunningServer(db)
    anna.port = server.port
    assert anna.get(f"/api/tables/{table['id']}").json["status"] == "playing"
    server.close()


@rule("SETUP-3")
def test_the_record_tells_who_chose() -> None:
    state = tricorne.game(GAME).new(["russia", "france"], seed=1756)
    written = str(state.record)
    told = written.replace("Preset:", "Chosen: russia by person, france by bot\nPreset:")
    record = Record.read(told)
    assert [(one.seat, one.bot) for one in record.chosen] == [("russia", False), ("france", True)]
    assert Record.read(str(record)) == record == Record.read(record.to_json()) and "chosen" in record.to_json()
    report = tricorne.verify(record)
    assert report.ok and report.to_json()["chosen"] == ["russia by person", "france by bot"]
    assert not tricorne.verify(record, seen=written).ok, "the copy knows nothing of a choice"
    for wrong in (
        "france by person, russia by bot",
        "russia by person",
        "russia, france",
        "russia by cat, france by bot",
    ):
        with pytest.raises(BadRecord):
            Record.read(written.replace("Preset:", f"Chosen: {wrong}\nPreset:"))


def test_databases_go_up_and_down(tmp_path: Path) -> None:
    """Old tables have given powers; back in the older program what was still to be chosen is closed."""
    db = tmp_path / "tables.db"
    with sqlite3.connect(db) as old:
        old.executescript((Path(__file__).parent / "schemas" / "version-5.sql").read_text())
        columns = [row[1] for row in old.execute("pragma table_info(tables)")]
        old.execute(f"insert into tables values ({', '.join('0' for _ in columns)})")
    old.close()
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        schema.upgrade(connection)
        assert "choices" in inspect(connection).get_table_names()
        found = connection.execute(text("select count(*), sum(choosing) from tables")).one()
        assert found[0] > 0 and not found[1], "no table of old has its powers chosen"
        connection.execute(text("update tables set choosing = true, status = 'waiting'"))
        migrations.downgrade(connection, 5)
    with engine.begin() as connection:
        assert "choices" not in inspect(connection).get_table_names()
        assert "choosing" not in [one["name"] for one in inspect(connection).get_columns("tables")]
        assert set(connection.execute(text("select status from tables")).scalars()) == {"closed"}
        assert connection.execute(text("select version_num from alembic_version")).scalar_one() == "0005"
        schema.upgrade(connection)
        assert "choices" in inspect(connection).get_table_names()
    engine.dispose()
