"""A PostgreSQL server of our own for a test, if its programs are installed here."""

from __future__ import annotations

import glob
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

OWNER = "postgres"
"""The server refuses to run as root; then it runs as the user that its package makes."""


def _program(name: str) -> str | None:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}")) or [shutil.which(name) or ""]
    return found[-1] or None


def _owner() -> str | None:
    """Whom the server runs as: ourselves (empty), or for root another user; None if there is none."""
    if os.getuid() != 0:
        return ""
    try:
        return pwd.getpwnam(OWNER).pw_name
    except KeyError:
        return None


def available() -> bool:
    """Whether a server can be started here, and spoken to."""
    programs = _program("initdb") is not None and _program("pg_ctl") is not None
    return programs and _owner() is not None and importlib.util.find_spec("psycopg") is not None


class Postgres:
    """One server in a folder of its own, reached through a socket in that folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tricorne-postgres-"))
        owner = _owner()
        if owner:
            shutil.chown(self.folder, owner)
        self._as = {"user": owner, "group": pwd.getpwnam(owner).pw_gid, "extra_groups": []} if owner else {}
        self._run("initdb", "-D", str(self.folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self._start()
        self.url = f"postgresql://{OWNER}@/postgres?host={self.folder}"

    def _start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "-t", "60", "start")

    def restart(self) -> None:
        """End all connections, as a power cut would, and start again."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        self._start()

    def _run(self, name: str, *words: str) -> None:
        program = _program(name)
        assert program is not None
        done = subprocess.run(
            [program, *words],
            cwd="/",
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            **self._as,  # type: ignore[call-overload]  # who runs it, where that is not ourselves
        )
        assert done.returncode == 0, done.stderr

    def close(self) -> None:
        try:
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
