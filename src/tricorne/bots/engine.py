"""Engines: bots in any language, each a process of its own that speaks lines of text (docs/engines.md).

An engine gets the view of its seat, what is asked and what is open, as JSON, and nothing else: the position never
leaves this process. It is named by its command: ``engine:node mine.mjs``, or with settings
``engine?time=2.5&depth=3:./mine``. One that hangs, dies or talks nonsense is ended; the decision fails as that of any
bot that fails, and the next one is asked of a new process, a few times.
"""

from __future__ import annotations

import ctypes
import json
import math
import os
import queue
import selectors
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from tricorne.kernel.action import ActionId
from tricorne.kernel.asides import left_to_bots
from tricorne.kernel.bot import Bot, Seat
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message, Text, as_it_stood, say

if TYPE_CHECKING:
    from tricorne.kernel.game import Game

PREFIX = "engine"
PROTOCOL = 1
SECONDS = 1.0
"""What an engine is told to take for one decision, unless its name says otherwise."""
PATIENCE_S = 10.0
"""It is ended after ten times as long, and so many seconds."""
MOST_STARTS = 3
"""In one game; then it is not asked any more."""
LONGEST_LINE = 1 << 20
MOST_LINES = 10_000
"""In one answer."""
MOST_WAITING = 1000
"""Lines that are kept until somebody asks for them."""
PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "SYSTEMROOT")
"""What an engine sees of the environment: nobody's passwords."""
DIE_WITH_PARENT = 1


class EngineFailed(Exception):
    """An engine that does not answer as the protocol says."""


class BadEngine(ValueError):
    """A name that names no engine."""


def is_engine(name: str) -> bool:
    """Whether a bot's name is that of an engine.

    >>> is_engine("engine:node mine.mjs"), is_engine("engineer")
    (True, False)
    """
    return name.startswith((PREFIX + ":", PREFIX + "?"))


def command_of(name: str) -> list[str]:
    """The words of the command behind a name.

    >>> command_of("engine?time=2:node mine.mjs")
    ['node', 'mine.mjs']
    """
    return shlex.split(name.partition(":")[2])


def engine(name: str) -> type[Bot]:
    """The bot behind a command.

    >>> kind = engine("engine?time=2&depth=3:./mine --fast")
    >>> kind.command, kind.seconds, kind.settings
    (['./mine', '--fast'], 2.0, {'depth': '3'})
    """
    head, _, words = name.partition(":")
    settings: dict[str, str] = {}
    for pair in head[len(PREFIX) + 1 :].split("&") if "?" in head else []:
        key, equals, value = pair.partition("=")
        if not key or not equals:
            raise BadEngine(f"{name}: behind ? stand settings such as time=2.5&depth=3")
        settings[key] = value
    try:
        seconds = float(settings.pop("time", SECONDS))
        command = shlex.split(words)
    except ValueError as problem:
        raise BadEngine(f"{name}: {problem}") from None
    if not command:
        raise BadEngine(f"{name}: behind engine: stands the command that starts it")
    if not math.isfinite(seconds) or not 0.001 <= seconds <= 3600:
        raise BadEngine(f"{name}: time is given in seconds, 0.001 to 3600")
    return type("Engine", (Engine,), {"name": name, "command": command, "seconds": seconds, "settings": settings})


class Engine(Bot):
    """A player behind a process; ``engine`` makes one for a command."""

    name = PREFIX
    command: ClassVar[list[str]] = []
    seconds = SECONDS
    settings: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.talker: Talker | None = None
        self.starts = 0
        self.said = ""
        """What it said about its last decision."""
        self.listened = 0
        """The entry of the record up to which it heard what others said."""

    @classmethod
    def passes(cls, game: Game) -> int:
        """It may think for long: it waits its turn among the bots that do."""
        return 1

    def decide(self, seat: Seat) -> int:
        talker = self._ready(seat)
        try:
            until = self._until()
            self._show(seat, talker, until)
            prompt = seat.prompt
            legal = [[action, seat.actions[action].text] for action in seat.legal()]
            question = {"key": prompt.key, "text": str(prompt.words), "rules": prompt.rules}
            told = {"time_ms": round(1000 * self.seconds), "question": question, "legal": legal}
            if seat.options.get("negotiation") == "press":
                told["heard"] = [list(line) for line in seat.heard(self.listened)]
                self.listened = seat.entry
            talker.ask("go", told, until)
            return self._played(seat, talker, until)
        except BaseException:
            self._end()
            raise

    def asides(self, seat: Seat) -> list[str]:
        """Asked only of an engine that wants to talk."""
        talker = self._ready(seat)
        if "talk" not in talker.wants:
            return []
        try:
            until = self._until()
            self._show(seat, talker, until)
            talker.ask("talk", {"time_ms": round(1000 * self.seconds)}, until)
            found: list[str] = []
            for _ in range(MOST_LINES):
                word, rest = talker.hear(until)
                if word == "done":
                    return found
                if word == "say" and _is_aside(seat, rest):
                    found.append(rest)
            raise EngineFailed("it does not come to an end")
        except BaseException:
            self._end()
            raise

    def explain(self, seat: Seat, action: ActionId) -> Message:
        if self.decide(seat) == action and self.said:
            return as_it_stood(self.said)
        return say("reason-none", bot=Text(self.name))

    def _until(self) -> float:
        return time.monotonic() + 10 * self.seconds + PATIENCE_S

    def _show(self, seat: Seat, talker: Talker, until: float) -> None:
        """All that the seat may know."""
        if "record" in talker.wants:
            talker.send("record", seat.record(), until)
        talker.send("view", seat.view(), until)

    def _played(self, seat: Seat, talker: Talker, until: float) -> int:
        self.said = ""
        for _ in range(MOST_LINES):
            word, rest = talker.hear(until)
            if word == "info":
                self.said = _in_words(rest)
            elif word == "play":
                return _action(seat, rest)
        raise EngineFailed("it does not come to an end")

    def _ready(self, seat: Seat) -> Talker:
        """The process, made anew if the last one is gone."""
        if self.talker is None:
            if self.starts == MOST_STARTS:
                raise EngineFailed(f"it failed {MOST_STARTS} times and is not asked any more")
            self.starts += 1
            talker = Talker(self.command)
            until = self._until()
            try:
                talker.greet(self.settings, until)
                talker.send("game", _game(seat), until)
            except BaseException:
                talker.close()
                raise
            self.talker = talker
        return self.talker

    def _end(self) -> None:
        if self.talker is not None:
            self.talker.close()
            self.talker = None


def _game(seat: Seat) -> dict[str, object]:
    """What is played, and a seed for the engine's own chance: with it the same game is the same again."""
    return {
        "game": seat.game,
        "seat": seat.name,
        "seats": seat.seats,
        "preset": seat.preset,
        "options": seat.options,
        "seed": seat.rng.seed(),
    }


def _action(seat: Seat, rest: str) -> int:
    """What is played: a number or a text; -1 for what no action is."""
    if rest.lstrip("-").isdecimal() and len(rest) < 10:
        return int(rest)
    for action in seat.legal():
        if seat.actions[action].text == rest:
            return action
    return -1


def _is_aside(seat: Seat, text: str) -> bool:
    """Whether the game knows what is said, and it is none of the answers that our bots write down as facts; anything
    else remains unsaid."""
    try:
        seat.why_not_aside(text)
    except TricorneError:
        return False
    return left_to_bots(seat.bot_asides, text) is None


def _in_words(rest: str) -> str:
    """What an engine thinks, in one short line."""
    try:
        told: Any = json.loads(rest)
    except ValueError:
        return ""
    if not isinstance(told, dict):
        return ""
    parts: list[str] = []
    if isinstance(told.get("text"), str):
        parts.append(told["text"])
    if isinstance(told.get("value"), (int, float)):
        parts.append(f"{told['value']:.3g}")
    if isinstance(told.get("line"), list):
        parts.append(", ".join(str(one) for one in told["line"]))
    return " ".join("; ".join(parts).split())[:300]


class Talker:
    """One process and the lines between it and us."""

    def __init__(self, command: list[str]) -> None:
        environment = {key: os.environ[key] for key in PASSED_ON if key in os.environ}
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
                bufsize=0,
                start_new_session=True,
                preexec_fn=_die_with_parent if LIBC is not None else None,
            )
        except OSError as problem:
            raise EngineFailed(f"{command[0]} cannot be started: {problem.strerror or problem}") from None
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        self.wants: set[str] = set()
        self.options: set[str] = set()
        self._finish = weakref.finalize(self, _end, self.process)
        threading.Thread(target=_listen, args=(self.process, self.lines), daemon=True).start()
        assert self.process.stdin is not None
        self.input = self.process.stdin.fileno()
        if sys.platform != "win32":
            os.set_blocking(self.input, False)

    def greet(self, settings: dict[str, str], until: float) -> None:
        """Say hello, hear what it can and wants, and set what was asked for."""
        self._write(f"hello {PROTOCOL}", until)
        while True:
            word, rest = self.hear(until)
            if word == "ready":
                break
            if word == "want":
                self.wants.update(rest.split())
            elif word == "option":
                self.options.add(rest.split(" ")[0])
        for key, value in settings.items():
            if key not in self.options:
                raise EngineFailed(f"it has no option {key}; it has {', '.join(sorted(self.options)) or 'none'}")
            self._write(f"set {key} {value}", until)

    def send(self, word: str, what: object, until: float) -> None:
        self._write(f"{word} {json.dumps(what, ensure_ascii=False)}", until)

    def ask(self, word: str, what: object, until: float) -> None:
        """Send what is to be answered; whatever it said before, nobody asked for."""
        with suppress(queue.Empty):
            while line := self.lines.get_nowait():
                assert line
            raise EngineFailed("its process has ended")
        self.send(word, what, until)

    def _write(self, line: str, until: float) -> None:
        """Write a line, even to a process that does not read."""
        left = line.encode() + b"\n"
        try:
            while left:
                try:
                    left = left[os.write(self.input, left) :]
                except BlockingIOError:
                    self._wait_for_room(until)
        except OSError:
            raise EngineFailed("its process has ended") from None

    def _wait_for_room(self, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self.input, selectors.EVENT_WRITE)
            if not selector.select(max(0.0, until - time.monotonic())):
                raise EngineFailed("it does not read what it is told")

    def hear(self, until: float) -> tuple[str, str]:
        """The next line, as its first word and the rest."""
        try:
            line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise EngineFailed("no answer in time") from None
        if not line:
            raise EngineFailed("its process has ended")
        word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
        return word, rest.strip()

    def close(self) -> None:
        self._finish()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask it to go, and see that it does, with all that it has started."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        process.stdin.close()
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _listen(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Pass on what an engine says, line by line, and at last that it has ended; one that never ends a line has too."""
    assert process.stdout is not None
    with process.stdout as said:
        rest = b""
        while part := said.read(1 << 16):
            *whole, rest = (rest + part).split(b"\n")
            for line in whole:
                if not _put(process, lines, line + b"\n"):
                    return
            if len(rest) > LONGEST_LINE:
                break
    _put(process, lines, b"")


def _put(process: subprocess.Popen[bytes], lines: queue.Queue[bytes], line: bytes) -> bool:
    """Wait until there is room for a line; False if the process has ended meanwhile."""
    while True:
        try:
            lines.put(line, timeout=1.0)
            return True
        except queue.Full:
            if process.returncode is not None:
                return False


def _libc() -> ctypes.CDLL | None:
    """Where the system can end a process with the one that began it."""
    if not sys.platform.startswith("linux"):
        return None
    with suppress(OSError):
        return ctypes.CDLL(None, use_errno=True)
    return None


LIBC = _libc()


def _die_with_parent() -> None:
    assert LIBC is not None
    LIBC.prctl(DIE_WITH_PARENT, signal.SIGKILL)
