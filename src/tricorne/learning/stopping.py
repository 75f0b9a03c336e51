"""Stopping a course from outside: Ctrl-C, or the word that a machine gives before it takes its processes away."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopped(Exception):
    """The course was asked to stop."""


class Stop:
    """While it is open the first such signal asks the course to stop, which then keeps what it has learned. The next
    one ends it where it stands. One that was never opened is never asked."""

    def __init__(self) -> None:
        self.asked = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Stop:
        if threading.current_thread() is threading.main_thread():  # the only one that hears signals
            self._before = {name: signal.signal(name, self._hear) for name in SIGNALS}
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None) -> None:
        self._hear_no_more()

    def check(self) -> None:
        """Stopped if that was asked for."""
        if self.asked:
            raise Stopped

    def _hear(self, name: int, frame: FrameType | None) -> None:
        self.asked = True
        self._hear_no_more()

    def _hear_no_more(self) -> None:
        for name, before in self._before.items():
            signal.signal(name, before)
        self._before = {}


def leave_to_the_course() -> None:
    """In a process that works for a course: Ctrl-C at a terminal reaches every process of it, and the course itself
    ends those that work for it when it has kept what they found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
