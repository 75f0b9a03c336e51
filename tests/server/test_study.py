"""Studies over the wire: a record is walked through, branched, noted, judged; whose eyes see what; what is refused."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tricorne
from tests.for_long import for_long
from tests.server.running_server import Person, RunningServer, english
from tests.server.test_members import finish
from tricorne.analysis import pieces
from tricorne.analysis.judge import Change, Judgement, SeatAccount
from tricorne.kernel.message import Thing, say
from tricorne.server.study import working
from tricorne.server.study.as_text import as_text
from tricorne.server.study.shelf import Branch, OpenStudy, Tree
from tricorne.server.study.walk import walk_of
from tricorne.server.study.wire_study import Study, StudyLog, StudyMoment, StudyPlayed

GAMES = {
    "struggle-of-empires": ["britain", "france", "russia"],
    "imperial-struggle": ["france", "britain"],
}


@lru_cache
def record(game: str, moves: int = 60, players: int = 3) -> str:
    """A game of random moves: so many, or to its end."""
    state = tricorne.game(game).new(GAMES[game][:players], seed=7)
    numbers = random.Random(7)
    while state.actor is not None and moves:
        state.play(numbers.choice(state.legal()))
        moves -= 1
    return str(state.record)


def ended() -> str:
    """A game that came to its end."""
    return record("struggle-of-empires", -1, 2)


def made(person: Person, **wish: str) -> Any:
    answer = person.post("/api/studies", wish)
    assert answer.status == 201, answer.body
    msgspec.json.decode(answer.body, type=Study)
    return answer.json


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_is_walked_through_and_branched(server: RunningServer, game: str) -> None:
    """What was played stays; whatever is played begins a branch, goes on there, and is there again for a stranger."""
    anna = Person(server.port, "Anna")
    study = made(anna, record=record(game))
    at = f"/api/studies/{study['id']}"
    assert (study["entries"], study["over"], study["mine"]) == (60, False, True)
    log = msgspec.json.decode(anna.get(f"{at}/log").body, type=StudyLog)
    assert [entry.number for entry in log.entries] == list(range(61))
    moment = msgspec.json.decode(anna.get(f"{at}/at/37").body, type=StudyMoment)
    assert moment.position.legal == tricorne.replay(record(game), to=37).legal()

    played = anna.post(f"{at}/play", {"branch": 0, "number": 37, "action": text(game, moment.position.legal[0])}).json
    assert (played["branch"], played["moment"]["number"]) == (1, 38)
    again = anna.post(f"{at}/play", {"branch": 1, "number": 38, "bot": "ensign"})
    shown = msgspec.json.decode(again.body, type=StudyPlayed)
    assert shown.branch == 1 and shown.moment.last >= 39
    if game == "struggle-of-empires":
        thanks = {"branch": 1, "number": 37, "seat": tricorne.replay(record(game)).seats[0], "aside": "thank france 9"}
        assert anna.post(f"{at}/play", thanks).code == "illegal", "only bots answer so"
    other = anna.post(f"{at}/play", {"branch": 1, "number": 37, "action": text(game, moment.position.legal[-1])}).json
    assert other["study"]["branches"][1]["parent"] == 0, "what lies before a branch is not the branch's own"

    bert = Person(server.port, "Bert")
    assert bert.get(f"{at}/at/37?branch=1").json["position"]["view"] == anna.get(f"{at}/at/37").json["position"]["view"]
    seen = bert.get(f"{at}/at/{shown.moment.number}?branch=1").json
    assert seen["position"]["view"] == again.json["moment"]["position"]["view"]
    assert bert.post(f"{at}/play", {"branch": 0, "number": 3, "bot": "ensign"}).code == "not-yours"
    copy = made(bert, study=study["id"])
    assert copy["mine"] and len(copy["branches"]) == 2 and copy["id"] != study["id"]

    noted = anna.post(f"{at}/write", {"branch": 1, "number": 38, "text": "Why?", "arrows": [["a", "b"]]}).json
    assert noted["notes"] == [{"branch": 1, "number": 38, "text": "Why?", "arrows": [{"start": "a", "end": "b"}]}]
    told = anna.get(f"{at}/text").body.decode()
    assert "# Branch 1 after 37" in told and "#   Why?" in told
    assert str(tricorne.replay(told).record) == record(game), "the text is a record as it was, the rest is comment"
    assert [one["id"] for one in anna.post(f"{at}/write", {"what": "drop", "branch": 1}).json["branches"]] == [2]
    assert anna.get(f"{at}/at/38?branch=1").status == 404


def test_the_text_tells_the_report_in_the_language_of_the_reader() -> None:
    whole = record("struggle-of-empires", 12)
    did = say("report-did", seat=Thing("power", "britain", "", "struggle-of-empires"), action=say("report-set-up"))
    step = Change("act", "britain", 7, 8, [did.to_data()], [], {"britain": -0.081, "france": 0.081}, 0.081)
    step.chosen, step.alternatives = (say("report-nobody").to_data(), 0.31), [(say("report-luck").to_data(), 0.394)]
    account = SeatAccount("britain", 0.5, -0.12, 0.031, 0, 0, 0, 0.02)
    judged = Judgement(
        game="struggle-of-empires", title="", preset="", options={}, seats=["britain", "france"], names={}, ranking=[],
        winners=[], scores={}, entries=12, chances=[], points=[], sources=[], turning_points=[step], acts=[],
        costly=[step], lucky=[], accounts=[account], dice=[], playouts=12, bot="", seed="",
    )  # fmt: skip
    tree = Tree([Branch(0, 5, [], "bold")])
    row = SimpleNamespace(
        id="", guest="", title="Sunday", origin="", record=whole, created=0.0,
        judged=msgspec.json.encode(judged).decode(), tree=msgspec.json.encode(tree).decode(),
    )  # fmt: skip
    told = as_text(OpenStudy(row, walk_of(whole)), "de")
    assert str(tricorne.replay(told).record) == whole
    for words in (
        "# Sunday",
        "# Zweig 1 nach 5: bold",
        "Großbritannien: Glück -12 (± 2), Entscheidungen +3",
        "39 % statt 31 %",
    ):
        assert words in told, (words, told)
    assert "7  -8  Großbritannien" in told and "britain:" not in told.split("Sunday")[1].split("Zweig")[1]


def text(game: str, action: int) -> str:
    return tricorne.game(game).actions[action].text


def test_the_marshal_is_asked_from_what_the_seat_knows(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    study = made(anna, record=record("struggle-of-empires", 12))
    at = f"/api/studies/{study['id']}/ask"
    advice = anna.post(at, {"branch": 0, "number": 5, "ask": "advice"}).json
    state = tricorne.replay(record("struggle-of-empires", 12), to=5)
    assert advice["seat"] == state.actor and advice["bot"] == "marshal"
    assert {one["text"] for one in advice["choices"]} <= {text("struggle-of-empires", one) for one in state.legal()}
    assert (
        english(advice["reason"])
        and advice["played"] == tricorne.Record.read(record("struggle-of-empires", 12)).lines[6].text
    )
    why = anna.post(at, {"branch": 0, "number": 5, "ask": "why-not", "action": "pass"}).json
    assert not why["open"] and english(why["reason"])


def test_what_cannot_be_studied_is_refused_with_a_reason(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    whole = record("struggle-of-empires", 12)
    forged = whole.replace("\n3 ", "\n3 nobody ", 1)
    hidden = str(tricorne.replay(record("imperial-struggle")).record_for("france"))
    for wrong in ["hello", forged, hidden, "Record: 1\n" * 60_000]:
        answer = anna.post("/api/studies", {"record": wrong})
        assert answer.status in (413, 422) and english(answer.json["error"]["message"]), wrong[:40]
    assert anna.post("/api/studies", {}).status == 422
    assert anna.post("/api/studies", {"record": whole, "study": "x"}).status == 422
    assert anna.get("/api/studies/none-such").status == 404
    assert Person(server.port).get("/api/studies").status == 401
    assert anna.get(f"/api/studies/{made(anna, record=whole)['id']}/at/5?eyes=mars").status == 404


def test_a_running_table_is_not_studied(server: RunningServer) -> None:
    """A seat must not see by a study what it may not see at the table."""
    anna = Person(server.port, "Anna")
    seats = [{"power": "britain", "who": "me"}, {"power": "france", "who": "bot", "bot": "random"}]
    table = anna.post("/api/tables", {"game": "struggle-of-empires", "seats": seats}).json
    refused = anna.post("/api/studies", {"table": table["id"]})
    assert refused.status == 409 and "not over" in english(refused.json["error"]["message"])
    anna.post(f"/api/tables/{table['id']}/close", {})
    study = made(anna, table=table["id"])
    assert study["table"] == table["id"] and made(anna, table=table["id"])["id"] == study["id"]


@pytest.mark.parametrize("game", ["struggle-of-empires", for_long("imperial-struggle")])
def test_a_finished_game_of_a_table_is_judged_in_the_pool(server: RunningServer, game: str) -> None:
    """The chances come with progress, are kept, and are the same for whoever reads the study. The account of each seat
    adds up: from the chance that it had at the beginning to whether it has won."""
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "random"}, game=game)
    finish(anna, table, "britain")
    study = made(anna, table=table["id"])
    at = f"/api/studies/{study['id']}/curve"
    assert anna.get(at).json["state"] == "none"
    told = anna.post(at, {}).json
    until = time.monotonic() + 240
    while told["state"] == "waiting" and time.monotonic() < until:
        time.sleep(0.5)
        told = anna.get(at).json
    assert told["state"] == "done"
    judged = told["judgement"]
    assert msgspec.convert(judged, Judgement).seats == study["seats"], "it has the shape that the wire promises"
    assert judged["turning_points"] and all(len(shares) == 2 for _, shares in judged["chances"])
    for step in judged["costly"]:
        assert step["change"][step["seat"]] < 0
    for account in judged["accounts"]:
        parts = [account[part] for part in ("begin", "luck", "own", "others", "judgement")]
        assert sum(parts) == pytest.approx(account["end"], abs=0.001)
        assert sum(part["luck"] for part in account["parts"]) == pytest.approx(account["luck"], abs=0.001)
        won = judged["winners"].count(account["seat"]) / max(1, len(judged["winners"]))
        assert account["end"] == pytest.approx(won, abs=0.001)
    assert judged["points"][-1][1] == judged["scores"]
    assert Person(server.port, "Bert").get(at).json["judgement"] == judged


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports take seconds."""
    for name, value in {"PLAYOUTS": 1, "PIECE_S": 0.1, "KEEPS_S": 0.0}.items():
        monkeypatch.setattr(working, name, value)


def curve(person: Person, at: str, *states: str) -> Any:
    """What is told as soon as it is in one of these states."""
    until = time.monotonic() + 240
    while (told := person.get(at).json)["state"] not in states:
        assert time.monotonic() < until, told
        time.sleep(0.05)
    return told


@pytest.mark.usefixtures("quick")
def test_a_report_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    anna = Person(server.port, "Anna")
    study = made(anna, record=ended())
    at = f"/api/studies/{study['id']}/curve"
    assert anna.post(at, {}).json["state"] == "waiting"
    while anna.get(at).json["done"] < 10:
        time.sleep(0.02)
    server.close()
    with closing(sqlite3.connect(db)) as file:
        [(done, process, worked)] = file.execute("select done, process, worked from study_jobs").fetchall()
        assert (process, len(json.loads(worked)["seen"])) == ("", done)
    server = RunningServer(db)
    try:
        anna.port = server.port
        noted = anna.post(f"/api/studies/{study['id']}/write", {"branch": 0, "number": 3, "text": "Here"})
        assert noted.status == 200
        while (told := anna.get(at).json)["state"] == "waiting":
            assert told["done"] >= done, "it is not begun anew"
            time.sleep(0.02)
        judged = told["judgement"]
        assert msgspec.convert(judged, Judgement).seats == study["seats"]
        assert anna.post(f"/api/studies/{study['id']}/write", {"what": "title", "text": "Sunday"}).status == 200
        assert anna.get(at).json["judgement"] == judged, "notes written meanwhile and later leave it as it is"
        assert anna.get(f"/api/studies/{study['id']}").json["notes"][0]["text"] == "Here"
    finally:
        server.close()


@pytest.mark.usefixtures("quick")
def test_a_report_that_failed_may_be_asked_for_again(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has more than two on their way, and one whose study is taken away is given up."""
    anna = Person(server.port, "Anna")
    made_of = [made(anna, record=ended()) for _ in range(3)]
    first, second, third = (f"/api/studies/{one['id']}/curve" for one in made_of)
    monkeypatch.setattr(pieces, "positions", str.swapcase)  # the pool gets words instead of tasks
    anna.post(first, {})
    assert curve(anna, first, "failed", "done")["state"] == "failed"
    monkeypatch.undo()
    monkeypatch.setattr(working, "PLAYOUTS", 1)
    for at in (first, second):
        assert anna.post(at, {}).json["state"] == "waiting"
    assert anna.post(third, {}).status == 429
    assert anna.post(f"/api/studies/{made_of[1]['id']}/remove", {}).status == 200
    assert anna.post(third, {}).status == 200, "the one that was taken away does not count"
    assert curve(anna, first, "done")["judgement"]["seats"] == ["britain", "france"]
    assert anna.get(second).status == 404


def test_the_longest_walk_goes_back_quickly() -> None:
    """A moment is found from the nearest one that is kept, the same as by playing from the beginning."""
    whole = record("struggle-of-empires")
    walk = walk_of(whole)
    for number in (0, 15, 16, 17, 59, 60):
        assert walk.at(number).position.fields() == tricorne.replay(whole, to=number).position.fields()
