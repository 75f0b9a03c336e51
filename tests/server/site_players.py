"""People who play at the tables of a site through several of its processes, and write down what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from typing import NamedTuple

from websockets.exceptions import WebSocketException

import tricorne
from tests.server.running_server import GAME, Live, Person

KEEP = {"setup-duplicates": "keep"}
SEATS = ("britain", "france")
BROKEN = (OSError, WebSocketException, EOFError, TimeoutError, AssertionError)
BACK_S = 60.0
"""Within so long everybody has come back, also when hundreds do so at once on a small and busy machine."""
TEXTS = [action.text for action in tricorne.game(GAME).actions]


class Act(NamedTuple):
    """An act as it was sent. It names the entry that it follows: nobody sends the same one twice."""

    at: int
    seat: str
    text: str


class Pair(threading.Thread):
    """Two people at one table, each through a process of his own; who loses his connection comes back by another."""

    def __init__(self, ports: list[int], seed: int, bots: int = 0, pause: float = 0.0) -> None:
        super().__init__()
        self.ports = ports
        self.pause = pause
        """Seconds between two acts."""
        self.dice = random.Random(seed)
        self.sent: list[Act] = []
        """All acts, also those whose answer was lost."""
        self.acknowledged: dict[int, Act] = {}
        """Acts by the entry that each was said to have become."""
        self.delays: list[float] = []
        """From an answer to the moment at which the other one knows of it."""
        self.away: list[float] = []
        """How long it took to come back after a connection broke."""
        self.lasted = 0
        """Of the two who looked on when all was over, so many saw it as those who came then (site_checks.py)."""
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

    def leave(self) -> None:
        """Both hang up. They look on until then, through all that happens."""
        for seat in list(self.live):
            self._lost(seat)

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
            act = Act(live.position["number"], seat, TEXTS[action])
            self.sent.append(act)
            answer = live.act("play", at=act.at, action=action)
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
        if answer["number"] in self.acknowledged:
            self.wrong.append(f"entry {answer['number']} was acknowledged twice")
        self.acknowledged[answer["number"]] = act
        self._heard_by_the_other(next(one for one in SEATS if one != seat), int(answer["number"]))

    def _heard_by_the_other(self, seat: str, number: int) -> None:
        began = time.monotonic()
        try:
            self._at(seat).until(number)
            self.delays.append(time.monotonic() - began)
        except BROKEN:
            self._lost(seat)
