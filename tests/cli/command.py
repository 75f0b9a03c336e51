"""Running the command: in this process, which is quick, or in one of its own, which is the real thing."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from tricorne.cli import main

GAME = "struggle-of-empires"
PIPE = {"COLUMNS": "80", "LC_ALL": "C.UTF-8"}
"""The width of a pipe and its language, whatever terminal the tests run in."""


class Said:
    """What a run of the command said."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def run_tricorne(*arguments: str | Path, typed: str = "") -> Said:
    """Run ``tricorne`` in this process with arguments and what is typed into it, as through pipes."""
    out = io.StringIO()
    err = io.StringIO()
    with (
        mock.patch.dict("os.environ", PIPE),
        mock.patch("sys.stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as left,
    ):
        main([str(argument) for argument in arguments])
    return Said(int(left.value.code or 0), out.getvalue(), err.getvalue())


def run_tricorne_apart(*arguments: str | Path, typed: str = "") -> Said:
    """Run ``tricorne`` in a process of its own, as a shell does."""
    done = subprocess.run(
        [sys.executable, "-m", "tricorne.cli", *map(str, arguments)],
        env={**os.environ, **PIPE},
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
