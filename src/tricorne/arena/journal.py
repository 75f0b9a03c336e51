"""The journal of a tournament: one line for every finished game, on disk before the next thing happens.

The first line holds the settings, each further line a game with its whole record, in the order in which games were
finished. A line that was cut off by a crash or a power failure is taken away when the journal is opened again: that
game was not finished.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import Any

import msgspec

from tricorne.arena.played import Played
from tricorne.arena.tournament import Settings
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english

NAME = "games.jsonl"
FORMAT = 1


class BadFolder(TricorneError):
    """A folder that holds another tournament, or none that can be read."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    tournament: int
    """The version of this format."""
    settings: Settings


class Journal:
    """The finished games of a folder. Only one journal of a folder can be open at a time."""

    def __init__(self, folder: str, settings: Settings) -> None:
        self.folder = folder
        self.path = os.path.join(folder, NAME)
        self.games: dict[int, Played] = {}
        self.repaired = False
        """Whether a line was cut off and taken away."""
        try:
            os.makedirs(folder, exist_ok=True)
            self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as problem:
            raise BadFolder(
                in_english(f"{folder}: cannot be written ({problem.strerror}); name another folder")
            ) from None
        try:
            self._lock()
            self._read(settings)
        except BaseException:
            os.close(self.handle)
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # where files cannot be locked two runs at once are the user's affair
            return
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(
                in_english(f"{self.folder}: this tournament is being played right now; wait for it")
            ) from None

    def _read(self, settings: Settings) -> None:
        with open(self.path, "rb") as file:
            text = file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if lines and whole == len(text) and not _is_json(lines[-1]):
            # The length of a file can reach the disk before its content.
            whole -= len(lines.pop()) + 1
        if whole < len(text):
            self.repaired = True
            os.ftruncate(self.handle, whole)
        if not lines:
            self._write(Header(FORMAT, settings))
            self._sync_folder()
            return
        self._compare(self._header(lines[0]), settings)
        for at, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError as problem:
                raise BadFolder(
                    in_english(f"{self.path}, line {at}: is no finished game ({problem}); take it out")
                ) from None
            self.games.setdefault(played.number, played)

    def _header(self, line: bytes) -> Settings:
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError:
            raise BadFolder(in_english(f"{self.path}: is no journal of a tournament; name another folder")) from None
        if header.tournament != FORMAT:
            raise BadFolder(
                in_english(f"{self.path}: has the format {header.tournament}, not {FORMAT}; name another folder")
            )
        return header.settings

    def _compare(self, theirs: Settings, mine: Settings) -> None:
        for field in theirs.__struct_fields__:
            there, here = getattr(theirs, field), getattr(mine, field)
            if there != here:
                raise BadFolder(
                    in_english(
                        f"{self.folder}: holds a tournament with other settings: {field} is {_shown(there)} there and "
                        f"{_shown(here)} here; name another folder"
                    )
                )

    def add(self, played: Played) -> bool:
        """Write a finished game down; false if it was there already."""
        if played.number in self.games:
            return False
        self._write(played)
        self.games[played.number] = played
        return True

    def _write(self, thing: Header | Played) -> None:
        line = msgspec.json.encode(thing) + b"\n"
        begun = os.fstat(self.handle).st_size
        try:
            while line:
                line = line[os.write(self.handle, line) :]
            os.fsync(self.handle)
        except OSError as problem:
            with contextlib.suppress(OSError):
                os.ftruncate(self.handle, begun)
            raise BadFolder(in_english(f"{self.path}: cannot be written ({problem.strerror})")) from None

    def _sync_folder(self) -> None:
        with contextlib.suppress(OSError):
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def close(self) -> None:
        os.close(self.handle)


class Kept(msgspec.Struct):
    """What of a line is read where only records are wanted."""

    number: int
    record: str = ""


def records_in(path: str) -> dict[int, str]:
    """The records of a journal (or of the folder that it is in) by the numbers of their games; BadFolder if it keeps
    none. The journal may be in use."""
    name = os.path.join(path, NAME) if os.path.isdir(path) else path
    try:
        with open(name, "rb") as file:
            lines = file.read().splitlines()
    except OSError as problem:
        raise BadFolder(in_english(f"{name}: cannot be read ({problem.strerror})")) from None
    found: dict[int, str] = {}
    for at, line in enumerate(lines[1:], 2):
        try:
            kept = msgspec.json.decode(line, type=Kept)
        except msgspec.MsgspecError:
            if at == len(lines):
                break  # cut off, or being written
            raise BadFolder(in_english(f"{name}, line {at}: is no finished game")) from None
        if kept.record:
            found.setdefault(kept.number, kept.record)
    if not found:
        raise BadFolder(in_english(f"{name}: keeps no records of games; play the tournament with this version"))
    return dict(sorted(found.items()))


def games_in(path: str) -> Iterator[Played]:
    """The finished games of a journal (or of the folder that it is in) that have a record, one after the other, so that
    a large journal need not lie in memory; BadFolder for a line that is none. The journal may be in use."""
    name = os.path.join(path, NAME) if os.path.isdir(path) else path
    try:
        with open(name, "rb") as file:
            file.readline()
            for at, line in enumerate(file, 2):
                try:
                    played = msgspec.json.decode(line, type=Played)
                except msgspec.MsgspecError:
                    if not line.endswith(b"\n"):
                        return  # cut off, or being written
                    raise BadFolder(in_english(f"{name}, line {at}: is no finished game")) from None
                if played.record:
                    yield played
    except OSError as problem:
        raise BadFolder(in_english(f"{name}: cannot be read ({problem.strerror})")) from None


def is_journal(path: str) -> bool:
    """Whether a path looks like a journal or its folder."""
    return os.path.basename(path) == NAME or os.path.isfile(os.path.join(path, NAME))


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except msgspec.MsgspecError:
        return False
    return True


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(str(one) for one in value) or "empty"
    if isinstance(value, dict):
        return ", ".join(f"{key}={_shown(one)}" for key, one in value.items()) or "empty"
    return str(value) or "empty"
