"""A day of a busy server in a few minutes: tables are made, played by people and bots, looked at, left, finished and
forgotten, and what the server holds stays the same. Run by ``make test-long``; TRICORNE_DAY: another number of acts.

Figures are taken at the end of each of 24 hours. The first six are a warm-up: caches fill, pools grow, bots are made.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.greedy import Neighbour
from tests.server.running_server import Live, Person

HOURS = 24
WARM = 6
ACTS = int(os.environ.get("TRICORNE_DAY", "20000"))
GROWTH = 0.10
"""Memory may be so much more at the end than after the warm-up (and a few megabytes, for pools that grow by steps)."""
STEP_KB = 6 * 1024
KEEP = {"setup-duplicates": "keep"}
SECOND_GAME = "imperial-struggle"


class WatchedServer:
    """A server that is watched."""

    def __init__(self, db: Path) -> None:
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
        self.complaints = db.parent / "complaints.txt"
        with self.complaints.open("w") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.watched_server", str(db)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
                cwd=root,
            )
        self.port = int(self._line().split("127.0.0.1:")[1].split("/")[0])

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.complaints.read_text()
        return line

    def counted(self) -> dict[str, int]:
        assert self.process.stdin is not None
        self.process.stdin.write("how are you?\n")
        self.process.stdin.flush()
        found: dict[str, int] = json.loads(self._line())
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()


class Day:
    """What happens in the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.dice = random.Random(1763)
        self.acts = 0
        self.tables = 0
        self.finished = 0
        self.kept: list[tuple[Person, Any]] = []
        """Tables of people who come back."""

    def somebody(self) -> Neighbour:
        """A new guest from an address of his own."""
        numbers = [self.dice.randrange(1, 250) for _ in range(3)]
        return Neighbour(
            self.port, f"Guest {self.dice.randrange(10**6)}", f"127.{numbers[0]}.{numbers[1]}.{numbers[2]}"
        )

    def new_table(self, host: Person, seats: dict[str, str], **more: Any) -> Any:
        self.tables += 1
        return host.create(seats, **more)

    def play(self, live: Live, most: int) -> None:
        """Play for every seat that is one's own, at random, as long as one is asked."""
        mine = [seat["power"] for seat in live.welcome["table"]["seats"] if seat["mine"]]
        for _ in range(most):
            before = live.position["number"]
            if not live.turn(*mine):
                return
            self.acts += live.position["number"] - before  # bots have played meanwhile
            actor = live.position["prompt"]["actor"]
            if live.position["legal"] is None:
                live.act("look", seat=actor)
            action = self.dice.choice(live.position["legal"])
            answer = live.act("play", at=live.position["number"], action=action)
            self.acts += answer["type"] == "done"
            if self.dice.random() < 0.03:
                live.act("undo", at=live.position["number"])
            if self.dice.random() < 0.02:
                live.act("why-not", action=action, seat=actor)
                live.act("say", channel="table", text=f"well played {self.dice.random()}")

    def alone_at_one_screen(self, plays: int) -> None:
        """One person leads three powers, goes away, and perhaps comes back another hour."""
        anna = self.somebody()
        table = self.new_table(
            anna, dict.fromkeys(("france", "russia"), "same-screen") | {"britain": "me"}, options=KEEP
        )
        with anna.look(table) as live:
            self.play(live, plays)
        self.kept.append((anna, table))

    def other_game(self, plays: int) -> None:
        bert = self.somebody()
        seats = {"britain": "me", "france": "same-screen"}
        with bert.look(self.new_table(bert, seats, game=SECOND_GAME)) as live:
            self.play(live, plays)

    def against_bots(self, plays: int) -> None:
        """A person against bots; somebody looks on; the person stands up, and the bots play on for a while."""
        carl, looker = self.somebody(), self.somebody()
        seats = {"britain": "me", "france": "random", "russia": self.dice.choice(["random", "heuristic"])}
        table = self.new_table(carl, seats, watch="anyone", options=KEEP)
        with carl.look(table) as live, looker.look(table) as other:
            self.play(live, plays)
            looker.get(f"/api/tables/{table['id']}/log")
            assert other.welcome["table"]["id"] == table["id"]
        assert carl.post(f"/api/tables/{table['id']}/leave", {}).status == 200

    def people_together(self, plays: int) -> None:
        """Three people sit down one by one, listen in the lobby, play, and one of them never comes back."""
        people = [self.somebody() for _ in range(3)]
        table = self.new_table(people[0], {"britain": "me", "france": "open", "russia": "open"}, options=KEEP)
        for person in people[1:]:
            person.sit(table)
        for _ in range(2):
            for person in people:
                with person.look(table) as live:
                    if live.position["prompt"]["actor"] in live.welcome["table"]["mine"]:
                        self.play_while_asked(live, plays // 6)
                person.get("/api/me/tables")
        people[2].post(f"/api/tables/{table['id']}/leave", {})

    def play_while_asked(self, live: Live, most: int) -> None:
        for _ in range(most):
            if live.position["legal"] is None or live.position["over"]:
                return
            answer = live.play(self.dice.choice(live.position["legal"]))
            self.acts += answer["type"] == "done"

    def bots_alone(self) -> None:
        """A game of bots from the first entry to the last, and all that can be asked about it afterwards."""
        dora = self.somebody()
        table = self.new_table(dora, {"britain": "random", "france": "random"}, watch="anyone", options=KEEP)
        path = f"/api/tables/{table['id']}"
        with dora.look(table) as live:
            while not live.position["over"]:
                live.receive()
            self.acts += live.position["number"]
        self.finished += 1
        for asked in ("end", "fair", "record", "at/5", "since", "log"):
            assert dora.get(f"{path}/{asked}").status == 200, asked

    def never_begun(self) -> None:
        """Tables that wait for people who do not come; some are closed, and addresses that nobody has."""
        emil = self.somebody()
        for at in range(4):
            table = self.new_table(emil, {"britain": "me", "france": "open"}, listed=True)
            if at % 2:
                assert emil.post(f"/api/tables/{table['id']}/leave", {}).status == 200
        for _ in range(10):
            assert emil.get(f"/api/tables/{self.dice.randbytes(8).hex()}").status == 404
        assert emil.get("/api/home").status == emil.get("/api/tables").status == 200

    def come_back(self, plays: int) -> None:
        """Tables that were forgotten are opened again."""
        self.dice.shuffle(self.kept)
        for person, table in self.kept[:3]:
            with person.look(table) as live:
                self.play(live, plays)
        del self.kept[6:]

    def hour(self, until: int) -> None:
        """Everything once, then again until so many acts are done."""
        self.bots_alone()
        self.never_begun()
        self.people_together(60)
        while True:
            self.alone_at_one_screen(150)
            self.other_game(80)
            self.against_bots(20)
            self.come_back(20)
            if self.acts >= until:
                return


def test_a_day_leaves_nothing_behind(tmp_path: Path) -> None:
    server = WatchedServer(tmp_path / "tables.db")
    try:
        day = Day(server.port)
        begun = time.monotonic()
        figures: list[dict[str, int]] = []
        for hour in range(HOURS):
            day.hour(ACTS * (hour + 1) // HOURS)
            time.sleep(0.3)  # until everybody has hung up
            figures.append(server.counted())
            print(f"hour {hour + 1:2}: {day.acts} acts, {day.tables} tables, {figures[-1]}", flush=True)
        taken = time.monotonic() - begun
        warm, end = figures[WARM - 1], figures[-1]
        print(f"{day.acts} acts at {day.tables} tables, {day.finished} games of bots alone, in {taken:.0f} s")
        for what in ("server_kb", "bots_kb"):
            before, after = (max(one[what] for one in part) for part in (figures[WARM - 2 : WARM + 1], figures[-3:]))
            print(f"{what}: {before} after {WARM} hours, {after} at the end")
            assert after <= before * (1 + GROWTH) + STEP_KB, what
        for what in ("viewers", "loading"):
            assert end[what] == 0, what
        assert end["tables"] <= warm["tables"] + 2 and end["processes"] == warm["processes"]
        assert end["tasks"] <= warm["tasks"] + 3 and end["files"] <= warm["files"] + 3
        assert end["threads"] <= warm["threads"] + 1
        assert day.acts >= ACTS
        assert server.complaints.read_text() == ""
    finally:
        server.close()
