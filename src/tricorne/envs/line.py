"""A line between the process that steps and one that plays its part of the games: words of one letter.

A step of some dozens of games takes half a millisecond, and a process that sleeps is woken late and finds its memory
cold. So whoever waits stays awake for a moment first, where every process has a processor.
"""

from __future__ import annotations

import os
import select
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Final

HAS_PIPES: Final = os.name == "posix"
"""There a word goes through a line as it is, which is quicker than a message."""
AWAKE: Final = 0.001
"""Seconds for which a word is looked out for before whoever waits falls asleep."""


def has_processors(processes: int) -> bool:
    """Whether so many processes can be awake at the same time."""
    mine = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processes <= mine


class Line:
    """One end of it. ``awake``: whether to look out for a word for a moment before falling asleep."""

    def __init__(self, connection: Connection, awake: bool) -> None:
        self.connection = connection
        """For whatever is more than a word."""
        self._file = connection.fileno() if HAS_PIPES else -1
        self._looks: select.poll | None = None
        if awake and hasattr(select, "poll"):
            self._looks = select.poll()
            self._looks.register(self._file, select.POLLIN)

    @property
    def awake(self) -> bool:
        """Whether a word is looked out for before whoever waits falls asleep."""
        return self._looks is not None

    def say(self, word: bytes) -> None:
        if HAS_PIPES:
            os.write(self._file, word)
        else:
            self.connection.send_bytes(word)

    def has_word(self) -> bool:
        """Whether a word is there to be heard, or the end of the line."""
        return bool(self._looks.poll(0)) if self._looks is not None else self.connection.poll()

    def hear(self) -> bytes:
        """The next word; EOFError if nobody is there any more to say it."""
        if not HAS_PIPES:
            return self.connection.recv_bytes()
        if self._looks is not None:
            sleep_at = time.perf_counter() + AWAKE
            while not self._looks.poll(0) and time.perf_counter() < sleep_at:
                pass
        word = os.read(self._file, 1)
        if not word:
            raise EOFError
        return word


def first_with_a_word(lines: Sequence[Line]) -> int:
    """The place of the first line on which a word is to be heard; waits until there is one."""
    sleep_at = time.perf_counter() + AWAKE
    while True:
        for at, line in enumerate(lines):
            if line.has_word():
                return at
        if not lines[0].awake or time.perf_counter() >= sleep_at:
            wait([line.connection for line in lines])
