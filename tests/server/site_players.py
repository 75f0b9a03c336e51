"""People who play at the tables of a site through several of its processes, and write down what was acknowledged."""

from __future__ import annotations

import json
import random
import threading
import time
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException

import tricorne
from tests.server.running_server import GAME, Live, Person

KEEP = {"setup-duplicates": "keep"}
SEATS = ("britain", "france")
BROKEN = (OSError, WebSocketException, EOFError, TimeoutError, AssertionError)
BACK_S = 60.0
"""Within so long everybody has come back, also when hundreds do so at once on a small and busy machine."""
TEXTS = [action.text for action in tricorne.game(GAME).actions]


class Pair(threading.Thread):
    """Two people at one table, each through a process of his own; who loses his connection comes back by another."""

    def __init__(self, ports: list[int], seed: int, bots: int = 0, pause: float = 0.0) -> None:
        super().__init__()
        self.ports = ports
        self.pause = pause
        """Seconds between two acts."""
        self.dice = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.delays: list[float] = []
        """From an answer to the moment at which the other one knows of it."""
        self.away: list[float] = []
        """How long it took to come back after a connection broke."""
        self.ended = threading.Event()
        self.wrong: list[str] = []
        anna = Person(ports[0], "Anna")
        bert = Person(ports[-1], "Bert")
        more = dict.fromkeys(("russia", "austria")[:bots], "random")
        self.table = anna.create({"britain": "me", "france": "open", **more}, options=KEEP)
        bert.sit(self.table, "france")
        self.people = {"britain": anna, "france": bert}
        self.live: dict[str, Live] = {}

    def run(self) -> None:
        try:
            while not self.ended.wait(self.pause) and not self._over():
                self._step()
        except Exception as problem:
            self.wrong.append(repr(problem))
        finally:
            for live in self.live.values():
                live.__exit__()

    def _over(self) -> bool:
        return any(live.position["over"] for live in self.live.values())

    def _at(self, seat: str) -> Live:
        """The connection of a seat, made anew where it must be."""
        began = time.monotonic()
        while seat not in self.live:
            person = self.people[seat]
            person.port = self.dice.choice(self.ports)
            try:
                self.live[seat] = person.look(self.table, seat)
            except BROKEN:
                if time.monotonic() - began > BACK_S:
                    raise
                time.sleep(0.05)
        if time.monotonic() - began > 0.1:
            self.away.append(time.monotonic() - began)
        return self.live[seat]

    def _lost(self, seat: str) -> None:
        live = self.live.pop(seat, None)
        if live is not None:
            with suppress(*BROKEN):
                live.__exit__()

    def _step(self) -> None:
        newest = max(SEATS, key=lambda seat: int(self._at(seat).position["number"]))
        actor = self._at(newest).position["prompt"]["actor"]
        seat = actor if actor in SEATS else newest
        try:
            live = self._at(seat)
            if live.position["legal"] is None:
                live.receive()  # a bot is asked, or the news have not come yet
                return
            action = self.dice.choice(live.position["legal"])
            answer = live.act("play", at=live.position["number"], action=action)
        except BROKEN:
            self._lost(seat)
            return
        if answer["type"] != "done":
            if answer["code"] not in ("stale", "broken", "not-yours"):
                self.wrong.append(str(answer))
            time.sleep(0.05)
            if answer["code"] == "broken":
                self._lost(seat)  # whether it was written, a new welcome tells
            return
        self.acknowledged[answer["number"]] = f"{seat} {TEXTS[action]}"
        self._heard_by_the_other(next(one for one in SEATS if one != seat), int(answer["number"]))

    def _heard_by_the_other(self, seat: str, number: int) -> None:
        began = time.monotonic()
        try:
            self._at(seat).until(number)
            self.delays.append(time.monotonic() - began)
        except BROKEN:
            self._lost(seat)


def entries(person: Person, table: Any) -> list[Any]:
    found: list[Any] = []
    while True:
        part = person.get(f"/api/tables/{table['id']}/log?from={len(found)}").json["entries"]
        found += part
        if not part:
            return found


def check(pair: Pair, ports: list[int]) -> int:
    """Nothing acknowledged is lost or doubled, and every process shows the same; how many acts there were."""
    assert not pair.wrong, pair.wrong
    anna = pair.people["britain"]
    seen = []
    for port in ports:
        anna.port = port
        found = entries(anna, pair.table)
        assert [entry["number"] for entry in found] == list(range(len(found)))
        for number, said in pair.acknowledged.items():
            assert number < len(found), f"entry {number} was acknowledged and is lost"
            assert f"{found[number]['seat']} {found[number]['text']}" == said
        with anna.look(pair.table, "britain") as live:
            seen.append(json.dumps([live.view, live.position["number"], live.position["prompt"]], sort_keys=True))
    if pair.table["seats"][-1]["lead"] != "bot":
        assert len(set(seen)) == 1, "two processes show two positions"
    return len(pair.acknowledged)
