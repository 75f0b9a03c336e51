"""The file of an SQLite database: private to its owner, and served by one server at a time."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from tricorne.kernel.message import in_english
from tricorne.server.writer import BadDatabase

PRIVATE = 0o600


def make_private(path: str) -> None:
    """Only the owner reads and writes the file: it holds live secrets. Its log and index take after it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    for one in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(OSError):  # not there, or somebody else's
            os.chmod(one, PRIVATE)


class OnlyOne:
    """A lock beside the file, held as long as a server works on it; the system lets go of it when the server dies."""

    def __init__(self, path: str) -> None:
        self._file = os.open(f"{path}-lock", os.O_CREAT | os.O_RDWR, PRIVATE)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise BadDatabase(
                in_english(f"{path}: another server works on this file; stop it first, or name another file with --db")
            ) from None

    def release(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
