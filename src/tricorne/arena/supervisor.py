"""Supervising one worker: it gets games to play, is killed when a bot thinks too long, and the game is played again.

Played again means from its beginning, with the same seeds: the bots do what they did, up to the decision that took
too long, which is forfeited.
"""

from __future__ import annotations

import mmap
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from typing import IO

import msgspec

import tricorne
from tricorne.arena.played import DEATH, MOST_STRIKES, TIMEOUT, Played, Strikes
from tricorne.arena.tournament import Fixture, Tournament
from tricorne.arena.worker import BEAT, Task
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english

LOOK = 0.1
"""Seconds between two looks at a worker."""
START = 120.0
"""Seconds that a worker may take to come up and set a game up."""
NOBODY = -1
TAIL = 4000


class BrokenWorker(TricorneError):
    """A worker that does not work at all, whatever is played."""


class Stopped(Exception):
    """The tournament is to end now."""


class Supervisor:
    """Starts and watches one worker process. ``play`` is called from one thread, ``stop`` from another."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.process: subprocess.Popen[bytes] | None = None
        self.stopping = threading.Event()
        handle, self.path = tempfile.mkstemp(prefix="tricorne-")
        os.write(handle, BEAT.pack(0, NOBODY, 0))
        os.close(handle)
        with open(self.path, "r+b") as file:
            self.beat = mmap.mmap(file.fileno(), BEAT.size)
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.said: IO[bytes] = tempfile.TemporaryFile("a+b")  # noqa: SIM115  (until ``close``)

    def play(self, number: int) -> Played:
        """Play one game to its end, come what may."""
        fixture = self.tournament.fixture(number)
        seats = self.tournament.powers(fixture.deal)
        strikes: Strikes = {}
        failures = 0
        while True:
            line, kind = self._ask(number, strikes)
            if line:
                self.said.truncate(0)
                return msgspec.json.decode(line, type=Played)
            _, place, decision = BEAT.unpack_from(self.beat, 0)
            self._kill()
            if place == NOBODY:
                failures += 1
                if failures == MOST_STRIKES:
                    raise BrokenWorker(in_english(self._complaint(fixture)))
                continue
            strikes.setdefault(seats[place], {})[decision] = kind

    def _ask(self, number: int, strikes: Strikes) -> tuple[bytes, str]:
        """The answer of the worker, or nothing and why there is none."""
        process = self._worker()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(Task(number, strikes)) + b"\n")
        except OSError:
            return b"", DEATH
        last = -1
        since = time.monotonic()
        while True:
            try:
                found = self.answers.get(timeout=LOOK)
            except queue.Empty:
                found = None
            if self.stopping.is_set():
                raise Stopped
            if found is not None:
                return found, "" if found else DEATH
            asked, place, _ = BEAT.unpack_from(self.beat, 0)
            now = time.monotonic()
            if asked != last:
                last = asked
                since = now
            elif now - since > (START if place == NOBODY else self.tournament.settings.limit):
                return b"", TIMEOUT

    def _worker(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            BEAT.pack_into(self.beat, 0, 0, NOBODY, 0)
            # A package that was not installed, but found on a path, is found by the worker too.
            here = os.path.dirname(os.path.dirname(tricorne.__file__))
            paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tricorne.arena.worker", self.path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.said,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                bufsize=0,
            )
            self.answers = queue.SimpleQueue()
            threading.Thread(target=_hear, args=(self.process.stdout, self.answers), daemon=True).start()
            if self.stopping.is_set():
                self._kill()
                raise Stopped
            assert self.process.stdin is not None
            self.process.stdin.write(msgspec.json.encode(self.tournament.settings) + b"\n")
        return self.process

    def _complaint(self, fixture: Fixture) -> str:
        """What the worker said last before it gave up."""
        self.said.seek(0, os.SEEK_END)
        self.said.seek(max(0, self.said.tell() - TAIL))
        lines = self.said.read().decode(errors="replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "it said nothing")
        return f"game {fixture.number} ({', '.join(fixture.bots)}) cannot be played: the worker ended with: {said}"

    def _kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdin is not None:
                self.process.stdin.close()
            self.process = None

    def stop(self) -> None:
        """Let a game in progress go; ``play`` ends soon after."""
        self.stopping.set()

    def close(self) -> None:
        """End the worker and leave nothing behind."""
        self._kill()
        self.beat.close()
        self.said.close()
        if os.path.exists(self.path):
            os.unlink(self.path)


def _hear(said: IO[bytes] | None, answers: queue.SimpleQueue[bytes]) -> None:
    """Pass on what a worker answers, line by line, and at last that it has ended."""
    assert said is not None
    with said:
        found = b""
        while part := said.read(1 << 16):
            found += part
            *lines, found = found.split(b"\n")
            for line in lines:
                answers.put(line)
    answers.put(b"")
