"""A site of real processes on loopback: PostgreSQL, Redis, web processes and thinkers; each can be killed.

``python -m tests.server.site`` finds the programs or installs them, as is done for Chromium, and says what is missing.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import ClassVar

from tests.browser.chromium import tried
from tests.server import postgres
from tests.server.postgres import Postgres
from tests.server.running_server import Process

CADDY = "caddy"
"""What stands before a site: the program and its package. Most tests do without it."""
WAIT_S = 60.0


def redis_program() -> str | None:
    """Redis, or Valkey, which is the same to us."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def missing(*more: str) -> list[str]:
    """The packages without which there is no site, and those of more programs that are named as they are."""
    found = [] if postgres.available() else ["postgresql"]
    if not redis_program():
        found.append("redis-server")
    return found + [one for one in more if not shutil.which(one)]


def installed(*more: str) -> list[str]:
    """Install what is missing, if that may be done here; what is missing still."""
    if missing(*more) and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        tried("apt-get", "-qq", "update")
        for package in missing(*more):
            tried("apt-get", "-qq", "install", "-y", "--no-install-recommends", package)
    return missing(*more)


class Redis:
    """A Redis of our own, at a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tricorne-redis-"))
        self.url = f"unix://{self.folder}/redis.sock"
        self.start()

    def start(self) -> None:
        program = redis_program()
        assert program is not None
        at = ["--port", "0", "--unixsocket", f"{self.folder}/redis.sock", "--dir", str(self.folder), "--save", ""]
        self.process = subprocess.Popen([program, *at], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + WAIT_S
        while not (self.folder / "redis.sock").exists():
            assert time.monotonic() < until, "redis did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        (self.folder / "redis.sock").unlink(missing_ok=True)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Web(Process):
    """A web process of a site."""

    program = (
        "from tricorne.server.serve import serve\n"
        "from tricorne.server.limits import Limits\n"
        "from tricorne.server.sharing import Sharing\n"
        "import sys\n"
        "if __name__ == '__main__':\n"
        "    together = Sharing(True, sys.argv[2], sys.argv[3] == 'here')\n"
        "    serve(sys.argv[1], '127.0.0.1', 0, 0.0, Limits(0, 0, 0, 1000), together=together)\n"
    )

    def __init__(self, folder: Path, db: str, redis: str, bots: str) -> None:
        super().__init__(folder / "tables.db", words=[db, redis, bots])


class LaterWeb(Web):
    """A web process of the next release: its schema has one step more, which it takes when it starts."""

    program = (
        "from sqlalchemy import text\n"
        "from tricorne.server import migrations, schema\n"
        "schema.VERSION += 1\n"
        "def step(connection):\n"
        "    connection.execute(text(\"ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT ''\"))\n"
        "    connection.execute(text('UPDATE alembic_version SET version_num = :v'),\n"
        "                       {'v': migrations.revision(schema.VERSION)})\n"
        "migrations.upgrade = step\n"
    ) + Web.program


class Thinker:
    """A process that plays the bots of a site and computes its reports."""

    program: ClassVar[list[str]] = ["-m", "tricorne.cli"]

    def __init__(self, folder: Path, db: str, redis: str) -> None:
        words = [sys.executable, *self.program, "think", "--db", db, "--redis", redis, "--hear", "0"]
        with (folder / "complaints.txt").open("a") as complaints:
            self.process = subprocess.Popen(
                [*words, "--workers", "1"], stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        assert self.process.stdout is not None
        assert "thinks" in self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Site:
    """All of it. ``webs`` are killed and started anew by whoever tests."""

    def __init__(self, folder: Path, webs: int = 2, thinkers: int = 0, redis: bool = True, bots: str = "") -> None:
        self.folder = folder
        self.bots = bots or ("elsewhere" if thinkers else "here")
        self.postgres = Postgres()
        self.redis = Redis() if redis else None
        self.webs = [self.web() for _ in range(webs)]
        self.thinkers = [self.thinker() for _ in range(thinkers)]

    @property
    def line(self) -> str:
        return "" if self.redis is None else self.redis.url

    def web(self) -> Web:
        return Web(self.folder, self.postgres.url, self.line, self.bots)

    def thinker(self) -> Thinker:
        return Thinker(self.folder, self.postgres.url, self.line)

    def close(self) -> None:
        started: list[Web | Thinker] = [*self.webs, *self.thinkers]
        for one in started:
            if one.process.poll() is None:
                one.kill()
        if self.redis is not None:
            self.redis.close()
        self.postgres.close()


if __name__ == "__main__":
    lacking = installed(CADDY)
    if lacking:
        print(f"left out: tests of a site of several processes; install {', '.join(lacking)}")
