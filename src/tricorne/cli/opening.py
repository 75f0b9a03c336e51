"""The browser of whoever sits at this machine: whether there is one, and opening it on a table."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser

from tricorne.kernel.message import Text, say
from tricorne.kernel.spoken import spoken

HERE = "127.0.0.1"
PORT = 8756
TABLE = "/now"
"""The page of the client that leads to the game one is in, or to a first one."""
PATIENCE_S = 2.0


def may_open() -> bool:
    """Whether somebody sits here, at a terminal, with a browser that opens a window of its own."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("SSH_CONNECTION"):
        return False
    windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        return windows and webbrowser.get() is not None
    except webbrowser.Error:
        return False


def open_at(address: str) -> None:
    """Open the browser on a table of the server at an address; the server need not wait for it."""
    threading.Thread(target=webbrowser.open, args=(address.rstrip("/") + TABLE,), daemon=True).start()


def is_free(port: int) -> bool:
    with socket.socket() as tried:
        if sys.platform != "win32":  # where it means that two may listen
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((HERE, port))
        except OSError:
            return False
        return True


def runs_already(port: int) -> bool:
    """Whether a Tricorne answers there."""
    try:
        with urllib.request.urlopen(f"http://{HERE}:{port}/api/home", timeout=PATIENCE_S) as answer:
            return bool(json.load(answer)["games"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def play_at_once() -> None:
    """Serve on this machine alone and open the browser on a table; where a server runs already, on one of its."""
    from tricorne.cli.serve import serve

    free = is_free(PORT)
    if not free and runs_already(PORT):
        address = f"http://{HERE}:{PORT}"
        print(spoken(say("cli-runs-already", address=Text(address))))
        webbrowser.open(address + TABLE)
        return
    print(spoken(say("cli-opens")), flush=True)
    serve(port=PORT if free else 0, open_browser=True)
