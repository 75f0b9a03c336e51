"""Running the real command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GAME = "struggle-of-empires"


class Said:
    """What a run of the command said."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def tricorne(*arguments: str | Path, typed: str = "") -> Said:
    """Run ``tricorne`` with arguments and what is typed into it."""
    done = subprocess.run(
        [sys.executable, "-m", "tricorne.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def refused(said: Said, *words: str) -> None:
    """Bad input: status 2, one line on standard error with these words, nothing said besides, no traceback."""
    assert said.status == 2, said.err
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert said.err.startswith("tricorne: ")
    for word in words:
        assert word in said.err, said.err
