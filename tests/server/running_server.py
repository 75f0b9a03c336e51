"""A real server on loopback, in a thread or in a process of its own, and people who speak to it over real sockets."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from tricorne.kernel.message import read_message
from tricorne.server.accounts.rules import NO_ACCOUNTS, AccountRules
from tricorne.server.app import make_app
from tricorne.server.differences import apply
from tricorne.server.door import BODY_S, HEADERS_S, Config, Door
from tricorne.server.limits import MESSAGE_BYTES, Limits
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.serve import listen

WAIT_S = 30.0


def english(message: object) -> str:
    """A message of the wire in English; nothing for none."""
    return "" if message is None else str(read_message(message))


GAME = "struggle-of-empires"


class RunningServer:
    """A server in a thread of this process."""

    def __init__(
        self,
        db: Path | str,
        limits: Limits | None = None,
        away_s: float = 0.0,
        client: Path | None = None,
        hear_s: float = 0.0,
        letters_s: float = 600.0,
        names: list[str] | None = None,
        proxies: list[str] | None = None,
        patience: tuple[float, float] | None = None,
        accounts: AccountRules = NO_ACCOUNTS,
        notices: NoticeRules | None = None,
        quick: bool = True,
        metrics: str = "",
    ) -> None:
        self.socket = listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        limits = limits or Limits(0, 0, 0, 1000)
        self.door = door = Door(limits.connections, 0, proxies or [])
        self.app = app = make_app(
            str(db),
            1,
            0.0,
            limits,
            away_s,
            client,
            hear_s,
            letters_s,
            names,
            accounts,
            notices,
            metrics=metrics,
        )
        self.server = uvicorn.Server(
            Config(
                app,
                door,
                *(patience or (HEADERS_S, BODY_S)),
                quick,
                log_level="critical",
                ws_max_size=4 * MESSAGE_BYTES,
            )
        )
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        until = time.monotonic() + WAIT_S
        while not self.server.started:
            assert time.monotonic() < until and self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT_S)
        assert not self.thread.is_alive()


class Process:
    """A server in a process of its own, which can be killed."""

    program = ""

    def __init__(self, db: Path, limits: str = "Limits(0, 0, 0, 1000)", words: list[str] | None = None) -> None:
        source = str(Path(__file__).parents[2] / "src")
        program = self.program or (
            "from tricorne.server.serve import serve\n"
            "from tricorne.server.limits import Limits\n"
            "import sys\n"
            f"if __name__ == '__main__': serve(sys.argv[1], '127.0.0.1', 0, 0.0, {limits})\n"
        )
        path = db.parent / "serve_here.py"
        path.write_text(program)
        environment = {**os.environ}
        if Path(source, "tricorne").is_dir() and os.environ.get("TRICORNE_BUILD") != "compiled":
            environment["PYTHONPATH"] = source
        with (db.parent / "complaints.txt").open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, str(path), *(words or [str(db)])],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, line
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WAIT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.json["error"]["code"])


class Person:
    """A guest with a token, a browser as far as the server can tell. Everything received is kept in ``heard``."""

    def __init__(self, port: int, name: str = "", token: str = "") -> None:
        self.port = port
        self.heard: list[bytes] = []
        self.token = token
        if name:
            made = self.post("/api/me", {"name": name})
            assert made.status == 201, made.body
            self.token = made.json["token"]
            self.heard.clear()

    def ask(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT_S)
        given = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            connection.request(method, path, body, {**given, **(headers or {})})
            response = connection.getresponse()
            found = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()
        self.heard.append(found.body)
        return found

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, value: Any) -> Answer:
        return self.ask("POST", path, json.dumps(value).encode(), {"Content-Type": "application/json"})

    def create(self, seats: dict[str, str], game: str = GAME, **more: Any) -> Any:
        """A new table; seats by power: me, open, same-screen (with a name after a blank), or the name of a bot."""
        plans = []
        for power, who in seats.items():
            who, _, name = who.partition(" ")
            bot = "" if who in ("me", "open", "same-screen") else who
            plans.append({"power": power, "who": "bot" if bot else who, "bot": bot, "name": name})
        made = self.post("/api/tables", {"game": game, "seats": plans, **more})
        assert made.status == 201, made.body
        return made.json

    def sit(self, table: Any, power: str = "", seal: str = "") -> Any:
        asked = {"power": power, "invite": table["invite"], "seal": seal}
        joined = self.post(f"/api/tables/{table['id']}/join", asked)
        assert joined.status == 200, joined.body
        return joined.json

    def open_letter(self, table: Any, power: str, letter: str) -> Answer:
        return self.post(f"/api/tables/{table['id']}/letter", {"power": power, "letter": letter})

    def look(self, table: Any, seat: str = "", **query: str) -> Live:
        return Live(self, table["id"], seat, query)


class Live:
    """One connection to the live channel that keeps its view up to date by the changes it is sent."""

    def __init__(self, person: Person, table: str, seat: str, query: dict[str, str], **how: Any) -> None:
        self.person = person
        asked = {"seat": seat, **query} if seat else query
        tail = "&".join(f"{key}={value}" for key, value in asked.items())
        headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{table}/live?{tail}",
                additional_headers={**headers, **how.pop("headers", {})},
                max_size=2**24,
                close_timeout=2,
                # All that comes is taken in, read or not: whoever stops taking is slow to leave.
                **{"max_queue": None, **how},
            )
        )
        self.asked = 0
        self.view: Any = None
        self.position: Any = None
        self.events: list[Any] = []
        self.entries: list[Any] = []
        self.welcome = self.hear("welcome")

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *problem: object) -> None:
        self._open.close()

    def receive(self) -> Any:
        text = self.socket.recv(timeout=WAIT_S)
        assert isinstance(text, str)
        self.person.heard.append(text.encode())
        event = json.loads(text)
        self.events.append(event)
        position = event.get("position")
        if event["type"] == "welcome":
            self.entries = list(event["log"])
        if event["type"] == "step":
            self.entries += event["entries"]
        if position:
            if position["view"] is None:
                assert position["base"] == self.position["number"]
                apply(self.view, position["changes"])
            else:
                self.view = position["view"]
            self.position = position
        return event

    def hear(self, *types: str) -> Any:
        """Listen until an event of one of these types comes."""
        while True:
            event = self.receive()
            if event["type"] in types:
                return event
            assert event["type"] != "refused" or event["id"] is not None, event

    def act(self, type: str, **fields: Any) -> Any:
        """Ask for something and wait for the answer."""
        self.asked += 1
        self.socket.send(json.dumps({"type": type, "id": self.asked, **fields}))
        while True:
            event = self.receive()
            if event["type"] in ("done", "why", "reason", "advice", "odds", "refused") and event["id"] == self.asked:
                return event

    def until(self, number: int) -> None:
        """Listen until the table has come to an entry."""
        while self.position is None or self.position["number"] < number:
            self.receive()

    def turn(self, *seats: str) -> bool:
        """Listen until one of these seats is asked; False if the game is over before."""
        while self.position is None or (self.position["prompt"]["actor"] not in seats and not self.position["over"]):
            self.receive()
        return not self.position["over"]

    def play(self, action: int | str | None = None) -> Any:
        """Play an action, the first legal one unless given."""
        chosen = self.position["legal"][0] if action is None else action
        return self.act("play", at=self.position["number"], action=chosen)
