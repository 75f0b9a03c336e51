"""`tricorne` alone, at a terminal with a browser: it says what it can do, serves, and opens the browser on a table."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

import pytest

from tests.cli.command import run_tricorne
from tricorne.cli import opening

if sys.platform != "win32":
    import pty

WAIT_S = 60
BROWSER = """#!/bin/sh
echo "$1" >> {told}
"""
PROGRAM = """
import sys
from tricorne.cli import main, opening
opening.PORT = int(sys.argv[1])
main([])
"""


class Sitting:
    """Somebody at a terminal of his own who types `tricorne`; his browser writes down what it is to open."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.told = folder / "told.txt"
        browser = folder / "browser"
        browser.write_text(BROWSER.format(told=self.told))
        browser.chmod(0o755)
        away = ("SSH_CONNECTION", "LANG", "LC_ALL")
        kept = {name: value for name, value in os.environ.items() if name not in away}
        self.terminal, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(port)],
            stdin=theirs,
            stdout=theirs,
            env={**kept, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(folder / "data"), "LANG": "de_DE.UTF-8"},
        )
        os.close(theirs)
        self.said = ""

    def opened(self) -> str:
        """The address that the browser was told."""
        until = time.monotonic() + WAIT_S
        while not (self.told.exists() and self.told.read_text()):
            assert time.monotonic() < until and self.process.poll() is None, self.read()
            time.sleep(0.05)
        return self.told.read_text().strip()

    def read(self) -> str:
        self.said += os.read(self.terminal, 100_000).decode()
        return self.said

    def leave(self) -> int:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WAIT_S)
        os.close(self.terminal)
        return status


def test_the_browser_opens_on_a_table(tmp_path: Path) -> None:
    """And a second one who types it is led to the same server."""
    (tmp_path / "a").mkdir()
    anna = Sitting(tmp_path / "a")
    address = anna.opened()
    said = anna.read()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/now", address)
    assert "simulate" in said and "öffnet sich an einem Tisch" in said and "Tricorne is at" in said
    port = int(address.split(":")[2].split("/")[0])
    assert opening.runs_already(port) and not opening.is_free(port)
    with (
        mock.patch.object(opening, "PORT", port),
        mock.patch.object(opening, "may_open", return_value=True),
        mock.patch("webbrowser.open") as opened,
    ):
        again = run_tricorne()
    assert f"A server runs already at http://127.0.0.1:{port}" in again.out
    opened.assert_called_once_with(address)
    assert anna.leave() == 0


@pytest.mark.parametrize(
    ("variables", "may"),
    [({"DISPLAY": ":0"}, True), ({}, False), ({"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}, False)],
    ids=["window", "no-window", "far-away"],
)
def test_only_where_there_is_a_window(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], may: bool) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("webbrowser.get", lambda: object())
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}", mock.Mock(isatty=lambda: True))
    assert opening.may_open() is may
    monkeypatch.setattr("sys.stdout", mock.Mock(isatty=lambda: False))
    assert not opening.may_open()
