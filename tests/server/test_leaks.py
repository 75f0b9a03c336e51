"""What reaches a browser is what its seat may know: all traffic of every seat and of a spectator in a scripted game is
kept and searched for everything hidden."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Live, Person, RunningServer, english

SEATS = ["britain", "france", "russia"]


class Party:
    """Three people and a spectator at one table; everything that any of them hears is kept."""

    def __init__(
        self, server: RunningServer, options: dict[str, Any], open_up: ExitStack, preset: str = "deluxe"
    ) -> None:
        self.people = {seat: Person(server.port, f"Person {seat}") for seat in SEATS}
        self.people["-"] = Person(server.port, "Spectator")
        host = self.people["britain"]
        self.table = host.create({"britain": "me", "france": "open", "russia": "open"}, options=options, preset=preset)
        for seat in SEATS[1:]:
            self.people[seat].sit(self.table, seat)
        self.lives: dict[str, Live] = {
            seat: open_up.enter_context(person.look(self.table)) for seat, person in self.people.items()
        }

    def play(self, most: int) -> None:
        """Random play, with everything else that people do in between."""
        dice = random.Random(1756)
        for turn in range(most):
            spectator = self.lives["-"]
            if spectator.position["over"]:
                return
            mover = self.lives[spectator.position["prompt"]["actor"]]
            mover.until(spectator.position["number"])
            answer = mover.play(dice.choice(mover.position["legal"]))
            assert answer["type"] == "done", answer
            for live in self.lives.values():
                live.until(answer["number"])
            if turn % 11 == 0:
                self.ask_around(dice)

    def ask_around(self, dice: random.Random) -> None:
        """Every question that the API answers, from every seat."""
        path = f"/api/tables/{self.table['id']}"
        number = dice.randrange(self.lives["-"].position["number"] + 1)
        for seat, person in self.people.items():
            for tail in ("", "/log", f"/at/{number}", "/since", "/end", "/record", "/chat"):
                person.get(path + tail)
            for other in SEATS:
                if other != seat:
                    assert person.get(f"{path}/at/{number}?seat={other}").code == "not-yours"
                    assert person.get(f"{path}/record?seat={other}").code == "not-yours"
                    assert self.lives[seat].act("look", seat=other)["code"] == "not-yours"
            if seat in SEATS:
                self.lives[seat].act("why-not", action="attack india france")
                self.lives[seat].act("odds", action="attack india france", seat=seat)
                self.lives[seat].act("undo", at=self.lives[seat].position["number"] - 1)

    def heard(self, seat: str) -> list[bytes]:
        return self.people[seat].heard


def secrets_on_disk(db: Path, table: str) -> tuple[str, str, list[list[int]]]:
    """The letter of the server, the bots' seed, and every state of the random streams that was written down."""
    with sqlite3.connect(db) as connection:
        query = "select text from letters where table_id = ? and power = ''"
        letter = connection.execute(query, (table,)).fetchone()[0]
        bots = connection.execute("select bot_seed from tables where id = ?", (table,)).fetchone()[0]
        rows = connection.execute("select position from snapshots where table_id = ?", (table,)).fetchall()
    connection.close()
    return letter, bots, [json.loads(row[0])["rng"] for row in rows]


def powers_in(value: Any) -> Iterator[dict[str, Any]]:
    """Everything in a message that tells about a power's unrest."""
    if isinstance(value, dict):
        if isinstance(value.get("unrest"), dict) and "id" in value:
            yield value
        for inner in value.values():
            yield from powers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from powers_in(inner)


def read(message: bytes) -> Any:
    try:
        return json.loads(message)
    except ValueError:
        return None


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(tmp_path_factory.mktemp("leaks")) / "tables.db"


@pytest.fixture(scope="module")
def guarded(place: Path) -> Iterator[RunningServer]:
    server = RunningServer(place)
    yield server
    server.close()


def test_nothing_hidden_reaches_anybody_in_a_game(guarded: RunningServer, place: Path) -> None:
    """The server's letter, streams and others' unrest: in views, changes, logs, records, answers and refusals."""
    with ExitStack() as open_up:
        party = Party(guarded, {}, open_up)
        party.play(260)
        assert not party.lives["-"].position["over"], "the search is for what is hidden before the end"
        letter, bots, streams = secrets_on_disk(place, party.table["id"])
        assert streams and not any(streams), "no position of a live table has anything to foretell chance from"
        assert len(letter) == 64 and len(bots) == 32
        drawn = 0
        for seat in [*SEATS, "-"]:
            messages = party.heard(seat)
            text = b"\n".join(messages)
            assert letter.encode() not in text and bots.encode() not in text
            assert b"bot_seed" not in text and b'"rng"' not in text and b'"figures"' not in text
            for message in messages:
                value = read(message)
                for power in powers_in(value):
                    if power["id"] != seat:
                        assert power["unrest"]["points"] is None and power["unrest"]["counters"] is None
            worth = [line for line in _sentences(messages) if "(worth" in line]
            names = {"britain": "Great Britain", "france": "France", "russia": "Russia"}
            drawn += len(worth)
            assert all(line.startswith(names.get(seat, "nobody")) for line in worth), worth
            record = [message.decode() for message in messages if message.startswith(b"Record:")][-1]
            assert "Seed:" not in record and f"Seen by: {'everybody' if seat == '-' else seat}" in record
        assert drawn, "somebody drew unrest and read what it was worth"


def _sentences(messages: list[bytes]) -> list[str]:
    found: list[str] = []
    for message in messages:
        value = read(message)
        if isinstance(value, dict):
            for entry in value.get("entries", []) + value.get("log", []):
                found += map(english, entry["lines"])
    return found


def test_unrest_changes_reach_only_their_owner(guarded: RunningServer) -> None:
    """Differences too: no path of a change leads to another's unrest."""
    with ExitStack() as open_up:
        party = Party(guarded, {}, open_up)
        party.play(120)
        told = 0
        for seat, live in party.lives.items():
            order = [power["id"] for power in live.view["powers"]]
            for event in live.events:
                for path, *value in (event.get("position") or {}).get("changes") or []:
                    if path[0] == "powers" and path[2:3] == ["unrest"]:
                        unrest = value[0] if len(path) == 3 else {path[3]: value[0]}
                        if unrest.get("points") is not None or unrest.get("counters") is not None:
                            assert order[path[1]] == seat
                            told += 1
        assert told


def test_secret_picks_of_a_draft_reach_only_their_player(guarded: RunningServer, place: Path) -> None:
    """Which marker was kept is written on disk, and told to its player alone until the draft is over."""
    with ExitStack() as open_up:
        party = Party(guarded, {"setup-draft": True}, open_up)
        id = party.table["id"]
        picks = 0
        while party.lives["-"].position["prompt"]["key"].startswith("draft"):
            spectator = party.lives["-"]
            mover = party.lives[spectator.position["prompt"]["actor"]]
            mover.until(spectator.position["number"])
            before = {seat: len(party.heard(seat)) for seat in party.people}
            hand = set(mover.view["draft"]["hand"])
            answer = mover.play()
            for live in party.lives.values():
                live.until(answer["number"])
            with sqlite3.connect(place) as connection:
                query = "select text, secret from entries where table_id = ? and number = ?"
                text, secret = connection.execute(query, (id, answer["number"])).fetchone()
            connection.close()
            if not secret or not party.lives["-"].position["prompt"]["key"].startswith("draft"):
                break
            picks += 1
            marker = text.split()[-1]
            assert marker in hand
            for seat, person in party.people.items():
                if person is not mover.person:
                    assert (
                        person.get(f"/api/tables/{id}/log?from={answer['number']}").json["entries"][0]["text"] is None
                    )
                    for message in person.heard[before[seat] :]:
                        assert f'"{text}"'.encode() not in message
                        value = read(message)
                        for entry in value.get("entries", []):
                            assert not any(marker in english(line) for line in entry["lines"])
        assert picks > 3
