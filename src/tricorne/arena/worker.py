"""A process that plays games and can be killed: bots live here and nowhere else.

It is given the settings as the first line on standard input and a game to play on each further one, and answers each
with a line on what was standard output. Which decision is being thought about stands in a small shared file, so that
whoever minds the process sees when one takes too long.
"""

from __future__ import annotations

import mmap
import os
import queue
import signal
import struct
import sys
import threading
from typing import BinaryIO

import msgspec

from tricorne.arena.played import Strikes, play_game
from tricorne.arena.tournament import Settings, Tournament

BEAT = struct.Struct("=qqq")
"""How many decisions were asked in this process, the place that is asked, which of its decisions it is."""


class Task(msgspec.Struct):
    """A game to play."""

    number: int
    strikes: Strikes


def serve(beat: str) -> None:
    """Play games until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever a bot prints must not stand among the answers.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.stdin = open(os.devnull)  # noqa: SIM115  (for the life of the process)
    # A file object of its own: bots may read standard input, and find nothing there.
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    lines = os.fdopen(os.dup(0), "rb")
    tournament = Tournament.of(msgspec.json.decode(lines.readline(), type=Settings))
    threading.Thread(target=_listen, args=(lines, tasks), daemon=True).start()
    with open(beat, "r+b") as file, mmap.mmap(file.fileno(), BEAT.size) as shared:
        asked = 0

        def tell(place: int, decision: int) -> None:
            nonlocal asked
            asked += 1
            BEAT.pack_into(shared, 0, asked, place, decision)

        while True:
            task = msgspec.json.decode(tasks.get(), type=Task)
            played = play_game(tournament, tournament.fixture(task.number), task.strikes, tell)
            # Between games nobody thinks.
            tell(-1, 0)
            answers.write(msgspec.json.encode(played) + b"\n")
            answers.flush()


def _listen(lines: BinaryIO, tasks: queue.SimpleQueue[bytes]) -> None:
    """Pass tasks on; when whoever gave them is gone the process ends, even in the middle of a thought."""
    for line in lines:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    serve(sys.argv[1])
