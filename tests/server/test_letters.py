"""The letters of a table: sealed by everybody who sits down, opened when every seat is taken, proven after the game."""

from __future__ import annotations

import sqlite3
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.server.running_server import Person, RunningServer
from tricorne.kernel.chance import commitment
from tricorne.kernel.keyed import KeyedChance
from tricorne.kernel.record import Record

THREE = {"britain": "me", "france": "open", "russia": "random"}
KEEP = {"setup-duplicates": "keep"}
STEPS = 5
"""A choice that is taken back as a whole has at most so many."""
ANNA, BERT = "a1" * 32, "b2" * 32


def record_of(person: Person, table: Any) -> Record:
    return Record.read(person.get(f"/api/tables/{table['id']}/record").body.decode())


def start_of(record: Record) -> list[str]:
    return record.lines[0].outcomes


def sealed_table(server: RunningServer, **more: Any) -> tuple[Person, Person, Any]:
    """Two people have sealed letters; the second is about to sit down."""
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    return anna, bert, anna.create(THREE, options=KEEP, seal=commitment(ANNA), **more)


def test_letters_are_sealed_then_opened_then_the_game_begins(server: RunningServer) -> None:
    anna, bert, table = sealed_table(server)
    assert table["status"] == "waiting" and not table["opening"] and table["seed"] is None
    mine = table["letters"][0]
    assert (mine["seat"], mine["seal"], mine["letter"], mine["opened"]) == ("britain", commitment(ANNA), None, None)
    early = anna.open_letter(table, "britain", ANNA)
    assert early.code == "not-now", "a letter that lies open early could be answered by whoever sits down last"
    full = bert.sit(table, "france", commitment(BERT))
    assert full["status"] == "waiting" and full["opening"] and full["commitment"] == table["commitment"]
    assert [one["seal"] for one in full["letters"]] == [commitment(ANNA), commitment(BERT)]
    with anna.look(table) as live:
        assert live.position is None and live.welcome["table"]["opening"]
        one = anna.open_letter(table, "britain", ANNA).json
        assert one["opening"] and one["letters"][0]["opened"] and one["letters"][0]["letter"] is None
        assert ANNA.encode() not in b"".join(bert.heard)
        begun = bert.open_letter(table, "france", BERT).json
        assert begun["status"] == "playing" and not begun["opening"]
        assert [letter["letter"] for letter in begun["letters"]] == [ANNA, BERT]
        live.until(0)
        assert [entry["number"] for entry in live.entries] == [0]


def test_outcomes_are_those_of_all_letters(tmp_path: Path) -> None:
    """What the set-up drew follows from the server's letter and both others, and from nothing less."""
    server = RunningServer(tmp_path / "tables.db")
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    anna.open_letter(table, "britain", ANNA)
    bert.open_letter(table, "france", BERT)
    record = record_of(anna, table)
    server.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        secret = connection.execute("select text from letters where power = ''").fetchone()[0]
    connection.close()
    assert commitment(secret) == table["commitment"] == record.commitment and record.seed == ""
    made = {}
    for name, letters in {"both": [ANNA, BERT], "one": [ANNA], "none": []}.items():
        source = KeyedChance(secret, letters)
        state = tricorne.game("struggle-of-empires").opened(["britain", "france", "russia"], "", dict(KEEP), None)
        for number in range(1, len(start_of(record)) + 1):
            texts, weights = zip(*state.outcomes(), strict=True)
            state.feed([texts[source.pick(number, list(texts), list(weights))]])
        made[name] = [one.text for one in state.last.outcomes]
    assert start_of(record) == made["both"]
    assert made["one"] != made["both"] != made["none"]


@pytest.mark.parametrize("letter", ["", "a1", BERT, ANNA.upper(), "zz" * 32])
def test_only_the_letter_that_was_sealed_opens(server: RunningServer, letter: str) -> None:
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france")
    assert anna.open_letter(table, "britain", letter).code == "bad-value"
    assert bert.open_letter(table, "britain", ANNA).code == "not-yours"
    assert bert.open_letter(table, "france", BERT).code == "not-now"
    assert Person(server.port, "Carl").open_letter(table, "britain", ANNA).code == "not-yours"
    assert anna.open_letter(table, "britain", ANNA).json["status"] == "playing"
    assert anna.open_letter(table, "britain", ANNA).code == "not-now"


@pytest.mark.parametrize("seal", ["7", "A" * 64, "no seal at all", "a" * 65])
def test_a_seal_that_cannot_be_is_refused(server: RunningServer, seal: str) -> None:
    anna, bert, table = sealed_table(server)
    asked = {"power": "france", "invite": table["invite"], "seal": seal}
    assert bert.post(f"/api/tables/{table['id']}/join", asked).code == "bad-value"
    plan = {"game": table["game"], "seats": [{"power": "britain", "who": "me"}, {"power": "spain", "who": "open"}]}
    assert anna.post("/api/tables", {**plan, "seal": seal}).code == "bad-value"
    assert bert.sit(table, "france")["opening"]


def test_without_a_seal_the_game_begins_at_once(server: RunningServer) -> None:
    """Programs of old know nothing of letters."""
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create(THREE, options=KEEP)
    assert bert.sit(table)["status"] == "playing"
    record = record_of(anna, table)
    assert record.dice == "letters-1" and record.letters == [] and record.commitment == table["commitment"]


def test_a_person_alone_with_bots_opens_his_letter(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "random"}, options=KEEP, seal=commitment(ANNA))
    assert table["status"] == "waiting" and table["opening"]
    assert anna.open_letter(table, "britain", ANNA).json["status"] == "playing"


def test_people_at_one_screen_share_a_letter(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    seats = {"france": "same-screen", "britain": "me"}
    table = anna.create(seats, options=KEEP, seal=commitment(ANNA))
    assert [one["seat"] for one in table["letters"]] == ["britain"] and table["opening"]
    assert anna.open_letter(table, "britain", ANNA).json["status"] == "playing"


def test_the_host_begins_without_a_letter_that_does_not_come(server: RunningServer) -> None:
    """It stays sealed for good: nobody can decide later whether it shall count."""
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    path = f"/api/tables/{table['id']}/start"
    assert bert.post(path, {}).code == "not-yours"
    anna.open_letter(table, "britain", ANNA)
    begun = anna.post(path, {}).json
    assert begun["status"] == "playing"
    assert [letter["letter"] for letter in begun["letters"]] == [ANNA, None]
    assert bert.open_letter(table, "france", BERT).code == "not-now"
    record = record_of(bert, table)
    assert [(one.seat, one.text) for one in record.letters] == [("britain", ANNA), ("france", "")]


def test_after_a_while_the_game_begins_by_itself(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", letters_s=0.2)
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    with anna.look(table) as live:
        live.until(0)
    letters = anna.get(f"/api/tables/{table['id']}").json["letters"]
    assert [letter["letter"] for letter in letters] == [None, None]
    server.close()


def test_letters_survive_a_restart(tmp_path: Path) -> None:
    """A table that waits for letters goes on waiting; one whose letters were all open begins."""
    server = RunningServer(tmp_path / "tables.db")
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    anna.open_letter(table, "britain", ANNA)
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    anna.port = bert.port = server.port
    again = anna.get(f"/api/tables/{table['id']}").json
    assert again["opening"] and again["commitment"] == table["commitment"] and again["letters"][0]["opened"]
    server.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("update letters set text = ?, opened = 1 where power = 'france'", (BERT,))
    connection.close()
    server = RunningServer(tmp_path / "tables.db")
    anna.port = server.port
    begun = anna.get(f"/api/tables/{table['id']}").json
    assert begun["status"] == "playing" and [one["letter"] for one in begun["letters"]] == [ANNA, BERT]
    server.close()


def test_who_leaves_before_takes_his_letter_along(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create({"britain": "me", "france": "open", "russia": "open"}, options=KEEP, seal=commitment(ANNA))
    bert.sit(table, "france", commitment(BERT))
    left = bert.post(f"/api/tables/{table['id']}/leave", {}).json
    assert [one["seat"] for one in left["letters"]] == ["britain"]
    carl = Person(server.port, "Carl")
    again = carl.sit(table, "france", commitment("c3" * 32))
    assert [one["seal"] for one in again["letters"]] == [commitment(ANNA), commitment("c3" * 32)]


def test_who_leaves_while_letters_are_opened_leaves_a_game(server: RunningServer) -> None:
    """Others have opened theirs: somebody who sat down now could choose his to fit."""
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    anna.open_letter(table, "britain", ANNA)
    left = bert.post(f"/api/tables/{table['id']}/leave", {}).json
    assert left["status"] == "playing" and [seat["lead"] for seat in left["seats"]] == ["person", "bot", "bot"]
    assert [letter["letter"] for letter in left["letters"]] == [ANNA, None]


def test_who_comes_late_or_looks_on_has_no_part_in_the_dice(server: RunningServer) -> None:
    """Neither while letters lie open nor later: the seals are those of the moment when the last seat was taken."""
    anna, bert, table = sealed_table(server, watch="anyone")
    full = bert.sit(table, "france", commitment(BERT))
    carl, late = Person(server.port, "Carl"), "c3" * 32
    asked = {"invite": table["invite"], "seal": commitment(late)}

    def tries() -> None:
        for power in ("", "britain", "france", "russia"):
            assert carl.post(f"/api/tables/{table['id']}/join", {**asked, "power": power}).code == "not-now"
            assert carl.open_letter(table, power, late).code in ("not-yours", "not-now", "bad-value")

    with carl.look(table):
        tries()
        anna.open_letter(table, "britain", ANNA)
        tries()
        bert.open_letter(table, "france", BERT)
        tries()
    # A seat that is given up goes to a bot, never to somebody with a letter of his own.
    bert.post(f"/api/tables/{table['id']}/leave", {})
    tries()
    record = record_of(anna, table)
    assert [(one.seal, one.text) for one in record.letters] == [(commitment(ANNA), ANNA), (commitment(BERT), BERT)]
    assert [one["seal"] for one in full["letters"]] == [one.seal for one in record.letters]


def test_starting_with_bots_waits_for_the_letters_of_those_who_sit(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "open"}, options=KEEP, seal=commitment(ANNA))
    started = anna.post(f"/api/tables/{table['id']}/start", {"fill": "random"}).json
    assert started["status"] == "waiting" and started["opening"]
    assert anna.open_letter(table, "britain", ANNA).json["status"] == "playing"


def test_a_finished_game_proves_itself_with_all_letters(server: RunningServer) -> None:
    """A bot that stands in, or a seat given up, changes nothing: the letters stay those of the start."""
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    anna.open_letter(table, "britain", ANNA)
    bert.open_letter(table, "france", BERT)
    kept = anna.get(f"/api/tables/{table['id']}/record").body.decode()
    with anna.look(table) as live:
        assert live.act("stand-in", seat="britain", bot="random")["type"] == "done"
        bert.post(f"/api/tables/{table['id']}/leave", {})
        while not live.position["over"]:
            live.receive()
    text = anna.get(f"/api/tables/{table['id']}/record").body.decode()
    report = tricorne.verify(text, seen=kept)
    assert report.ok and report.over and report.letters == "fits" and report.unopened == []
    assert anna.get(f"/api/tables/{table['id']}").json["seed"] == Record.read(text).seed
    assert anna.get(f"/api/tables/{table['id']}/end").json["seed"] == Record.read(text).seed


def test_a_table_that_is_closed_proves_what_was_played(server: RunningServer) -> None:
    """Otherwise a host who does not like the dice could end the game before anybody sees how they came about."""
    anna, bert, table = sealed_table(server)
    bert.sit(table, "france", commitment(BERT))
    anna.open_letter(table, "britain", ANNA)
    bert.open_letter(table, "france", BERT)
    closed = anna.post(f"/api/tables/{table['id']}/close", {}).json
    assert commitment(closed["seed"]) == table["commitment"]
    report = tricorne.verify(bert.get(f"/api/tables/{table['id']}/record").body.decode())
    assert report.ok and not report.over and report.seed == "fits"


def test_the_house_seals_before_anybody_sits(server: RunningServer) -> None:
    """Each table has a secret of its own, sealed when it is made and never changed."""
    anna = Person(server.port, "Anna")
    tables = [anna.create({"britain": "open", "france": "open"}) for _ in range(5)]
    assert len({table["commitment"] for table in tables}) == 5
    bert = Person(server.port, "Bert")
    for table in tables:
        assert bert.sit(table, "france")["commitment"] == table["commitment"]


def test_taking_back_never_rolls_again(server: RunningServer) -> None:
    """The same action after a take-back meets the same outcome, and nobody has seen one that was taken back."""
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    undone = 0
    with anna.look(table) as live:
        deadline = time.monotonic() + 60
        while undone < 15 and time.monotonic() < deadline and not live.position["over"]:
            seat = live.position["prompt"]["actor"]
            if live.position["seat"] != seat:
                live.act("look", seat=seat)
            number, action = live.position["number"], live.position["legal"][0]
            live.play(action)
            outcomes, seen = live.entries[-1]["outcomes"], deepcopy(live.view)
            undo = live.act("undo", at=live.position["number"])
            if outcomes:
                assert undo["type"] == "refused", "whoever has seen an outcome cannot go back before it"
                continue
            if undo["type"] == "done":
                undone += 1
                assert live.entries[-1]["back_to"] <= number
                for _ in range(STEPS):
                    live.play(live.position["legal"][0])
                    if live.view == seen:
                        break
                assert live.view == seen, "the same choice, of one step or several, leads to the same table"
    assert undone == 15
