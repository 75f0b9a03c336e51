"""Try the Tricorne that is installed beside this Python: ``python release/tried.py``, with ``--compiled`` where the
engine must be compiled. It needs nothing but Python and the installed package, and leaves nothing behind.

It says the version, plays both games to the end, looks up a rule, starts the server with a database of its own, fetches
the client and a table against bots, and ends the server.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path

WAIT_S = 60
GAMES = {"struggle-of-empires": ["--players", "3"], "imperial-struggle": []}
if sys.platform == "win32":
    # Ctrl-C would end us too.
    OWN_GROUP, STOP = subprocess.CREATE_NEW_PROCESS_GROUP, signal.CTRL_BREAK_EVENT
else:
    OWN_GROUP, STOP = 0, signal.SIGINT
SEATS = [{"power": "britain", "who": "me"}, {"power": "france", "who": "bot", "bot": "random"}]


def tricorne(*words: str) -> str:
    """What a command of the installed package says."""
    done = subprocess.run(
        [sys.executable, "-m", "tricorne.cli", *words],
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=10 * WAIT_S,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"tricorne {' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Visitor:
    """Somebody at the server, with the cookie that it gave."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data)
        request.add_header("Content-Type", "application/json")
        request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=WAIT_S) as answer:
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).split(";")[0]
            return bytes(answer.read())


def visit(address: str) -> None:
    """The page, one of its scripts, the games, and a table at which a bot plays."""
    visitor = Visitor(address)
    page = visitor.ask("/").decode()
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts and visitor.ask(scripts[0]), "the browser client is in the package"
    games = json.loads(visitor.ask("/api/home"))["games"]
    assert {game["id"] for game in games} >= GAMES.keys(), games
    visitor.ask("/api/me", {"name": "Anna"})
    table = json.loads(visitor.ask("/api/tables", {"game": "imperial-struggle", "seats": SEATS}))
    assert table["status"] == "playing", table


def serve(folder: Path) -> None:
    """Start the server as anybody does, visit it, and end it."""
    kept = {"XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder), "HOME": str(folder)}
    server = subprocess.Popen(
        [sys.executable, "-m", "tricorne.cli", "serve", "--port", "0"],
        stdout=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **kept}, creationflags=OWN_GROUP,
    )  # fmt: skip
    late = threading.Timer(WAIT_S, server.kill)
    late.start()
    try:
        assert server.stdout is not None
        found = re.search(r"http://[^/]+", server.stdout.readline())
        assert found, "the server did not start"
        visit(found[0])
    finally:
        late.cancel()
        server.send_signal(STOP)
        server.wait(WAIT_S)
        server.stdout and server.stdout.close()
    assert list(folder.rglob("tricorne.db")), "the games are kept in the data folder of the user"


def main(words: list[str]) -> None:
    version = tricorne("--version").strip()
    print(version)
    assert "--compiled" not in words or version.endswith("compiled"), "the engine is not compiled"
    for game, how in GAMES.items():
        played = tricorne("simulate", game, *how, "--games", "1", "--seed", "1756", "--bots", "random")
        assert "1" in played, played
        print(f"{game}: played to the end")
    assert tricorne("rules", "struggle-of-empires", "LOSS-6").startswith("LOSS-6")
    with tempfile.TemporaryDirectory(prefix="tricorne-tried-", ignore_cleanup_errors=True) as folder:
        serve(Path(folder))
    print("the server serves the client and a table")


if __name__ == "__main__":
    main(sys.argv[1:])
