"""Servers that start at once: one process has read all modules, and each server is a fork of it. What such a server
writes, and how it dies of a kill, is no different; a thousand starts take minutes instead of an hour."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import os, sys
import tricorne
from tricorne.server.limits import Limits
from tricorne.server.serve import serve

for game in tricorne.games():
    tricorne.game(game)
for line in sys.stdin:
    server = os.fork()
    if not server:
        serve(line.strip(), "127.0.0.1", 0, 0.0, Limits(0, 0, 0, 1000))
        os._exit(0)
    print("server", server, flush=True)
    print("ended", os.waitpid(server, 0)[1], flush=True)
"""


class Stable:
    """Where servers come from, one at a time; all that they complain about lies in one file."""

    def __init__(self, folder: Path) -> None:
        source = str(Path(__file__).parents[2] / "src")
        environment = {**os.environ}
        if Path(source, "tricorne").is_dir() and os.environ.get("TRICORNE_BUILD") != "compiled":
            environment["PYTHONPATH"] = source
        with (folder / "complaints.txt").open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
            )

    def start(self, db: Path) -> Forked:
        return Forked(self, db)

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        assert self.process.wait(30) == 0
        self.process.stdout.close()

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def hear(self, word: str) -> str:
        """What follows a word of the next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert word in line, line
        return line.split(word)[1]


class Forked:
    """A server, which can be killed."""

    def __init__(self, stable: Stable, db: Path) -> None:
        self.stable = stable
        stable.send(str(db))
        self.pid = int(stable.hear("server "))
        self.port = int(stable.hear("127.0.0.1:").split("/")[0])

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert int(self.stable.hear("ended ")) == signal.SIGKILL

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGINT)
        return int(self.stable.hear("ended "))
