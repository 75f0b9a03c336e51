"""The server is killed at random moments under load, again and again. No acknowledged action is lost, and it always
starts again and plays on."""

from __future__ import annotations

import glob
import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import tricorne
from tests.server.forked_server import Forked
from tests.server.running_server import Live, Person, Process

KILLS = 4
"""long_kill.py kills a thousand times."""
TABLES = 3
KEEP = {"setup-duplicates": "keep"}


class Player(threading.Thread):
    """Plays at a table of its own as fast as it is answered, and writes down what was acknowledged."""

    def __init__(self, person: Person, table: Any, acknowledged: dict[int, str], texts: list[str], seed: int) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self.acknowledged = acknowledged
        self.texts = texts
        self.dice = random.Random(seed)
        self.wrong: list[str] = []

    def run(self) -> None:
        with suppress(OSError, WebSocketException, EOFError, TimeoutError), self.person.look(self.table) as live:
            while not live.position["over"]:
                self._play(live)

    def _play(self, live: Live) -> None:
        actor = live.position["prompt"]["actor"]
        if live.position["legal"] is None:
            live.act("look", seat=actor)
        action = self.dice.choice(live.position["legal"])
        answer = live.act("play", at=live.position["number"], action=action)
        if answer["type"] != "done":
            self.wrong.append(str(answer))
            return
        self.acknowledged[answer["number"]] = f"{actor} {self.texts[action]}"
        if self.dice.random() < 0.1:
            answer = live.act("undo", at=live.position["number"])
            if answer["type"] == "done":
                self.acknowledged[answer["number"]] = "undo"


def entries(person: Person, table: Any) -> list[Any]:
    """The whole log, in parts of a thousand."""
    found: list[Any] = []
    while True:
        part = person.get(f"/api/tables/{table['id']}/log?from={len(found)}").json["entries"]
        found += part
        if not part:
            return found


def check(person: Person, table: Any, acknowledged: dict[int, str]) -> None:
    """Every acknowledged action is in the record, at its place."""
    found = entries(person, table)
    assert [entry["number"] for entry in found] == list(range(len(found)))
    for number, said in acknowledged.items():
        assert number < len(found), f"entry {number} was acknowledged and is lost"
        entry = found[number]
        kept = "undo" if entry["kind"] == "undo" else f"{entry['seat']} {entry['text']}"
        assert kept == said


def wait_for_load(acknowledged: list[dict[int, str]]) -> None:
    """Until something more was acknowledged, however slow the machine is."""
    before, until = sum(map(len, acknowledged)), time.monotonic() + 30
    while sum(map(len, acknowledged)) == before and time.monotonic() < until:
        time.sleep(0.01)


def new_table(person: Person) -> Any:
    return person.create({"britain": "me", "france": "same-screen", "russia": "same-screen"}, options=KEEP)


def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path, KILLS)


def killed_again_and_again(
    tmp_path: Path, kills: int, start: Callable[[Path], Process | Forked] = Process, tell_every: int = 0
) -> int:
    """How many acts were acknowledged; all of them are still there."""
    db = tmp_path / "tables.db"
    dice = random.Random(1763)
    texts = [action.text for action in tricorne.game("struggle-of-empires").actions]
    server = start(db)
    tokens = [Person(server.port, f"Player {at}").token for at in range(TABLES)]
    tables = [new_table(Person(server.port, "", token)) for token in tokens]
    acknowledged: list[dict[int, str]] = [{} for _ in range(TABLES)]
    total = 0
    for kill in range(kills):
        people = [Person(server.port, "", token) for token in tokens]
        for at, person in enumerate(people):
            check(person, tables[at], acknowledged[at])
            if person.get(f"/api/tables/{tables[at]['id']}").json["status"] == "over":
                total += len(acknowledged[at])
                tables[at], acknowledged[at] = new_table(person), {}
        players = [Player(people[at], tables[at], acknowledged[at], texts, kill * TABLES + at) for at in range(TABLES)]
        for player in players:
            player.start()
        if kill % 5:  # the others while the tables are being opened
            wait_for_load(acknowledged)
        time.sleep(dice.uniform(0.02, 0.5))
        server.kill()
        for player in players:
            player.join(60)
            assert not player.is_alive() and player.wrong == []
        server = start(db)
        if tell_every and (kill + 1) % tell_every == 0:
            print(f"{kill + 1} kills, {total + sum(map(len, acknowledged))} acts acknowledged, 0 lost", flush=True)
    people = [Person(server.port, "", token) for token in tokens]
    for at, person in enumerate(people):
        check(person, tables[at], acknowledged[at])
        total += len(acknowledged[at])
        with person.look(tables[at]) as live:
            assert live.position["number"] == len(entries(person, tables[at])) - 1
    assert total > kills, "there was no load"
    assert server.stop() == 0
    return total


def workers(server: int) -> list[str]:
    """The processes in which the bots of a server think."""
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        with suppress(OSError):
            if f"parent_pid={server}," in Path(path).read_text():
                found.append(path)
    return found


@pytest.mark.long_case
def test_bots_go_on_after_a_kill_and_leave_no_orphans(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = Process(db)
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "heuristic", "france": "heuristic", "russia": "heuristic"})
    with anna.look(table) as live:
        live.until(25)
    killed = server.process.pid
    server.kill()
    until = time.monotonic() + 10
    while workers(killed):
        assert time.monotonic() < until, "a worker outlives its server"
        time.sleep(0.05)
    server = Process(db)
    anna = Person(server.port, "", anna.token)
    # Bots alone play while somebody looks on.
    with anna.look(table) as live:
        while not live.position["over"]:
            live.receive()
    record = anna.get(f"/api/tables/{table['id']}/record").body.decode()
    assert tricorne.verify(record).ok
    assert server.stop() == 0


def test_a_message_that_was_sent_twice_is_played_once(tmp_path: Path) -> None:
    """After a lost answer a client may ask again: the same moment is never played twice."""
    server = Process(tmp_path / "tables.db")
    anna = Person(server.port, "Anna")
    table = new_table(anna)
    with anna.look(table) as live:
        message = {"type": "play", "id": 1, "at": live.position["number"], "action": live.position["legal"][0]}
        live.socket.send(json.dumps(message))
        live.socket.send(json.dumps(message))
        answers = [live.hear("done", "refused"), live.hear("done", "refused")]
        assert [answer["type"] for answer in answers] == ["done", "refused"] and answers[1]["code"] == "stale"
    assert server.stop() == 0
