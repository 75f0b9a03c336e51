"""Searches for how many tables one server process holds: so many that 99 of 100 acts are answered within 100 ms, in
open loop (load.py: an act that is sent late has waited since it was due), with four people at each and an act a second.

Twice as many tables each time until they are too many, then halfway between, a bounded number of short rounds in all.
Each round has a server of its own and the same positions. A round that fails is played once more: something else on the
machine may have stopped everybody for a moment. The people share the machine with the server, so on few processors
this is what the two hold together. `tricorne bench` runs this file with the Python of an environment.
"""

from __future__ import annotations

import asyncio
import gc
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tricorne.cli import load
from tricorne.cli.measure import is_compiled

P99_MS = 100.0
LEAST = 100
GRAIN = 25
"""Fewer tables than that make no difference that short rounds could tell."""
MOST_ROUNDS = 10
PLAYED = 0.9
"""So many of the acts that were due have to be answered in time for the round to count."""


def search(holds: Callable[[int], bool], least: int, most: int, grain: int = GRAIN, rounds: int = MOST_ROUNDS) -> int:
    """The largest number of tables that was seen to be held, 0 if none was; ``rounds`` are asked for at most.

    >>> asked = []
    >>> search(lambda tables: asked.append(tables) or tables <= 460, 100, 800)
    450
    >>> asked
    [100, 200, 400, 800, 800, 600, 600, 500, 500, 450]
    """
    held, too_many, tables = 0, most + grain, min(least, most)
    while rounds > 0:
        rounds -= 1
        good = holds(tables)
        if not good and rounds > 0:
            rounds -= 1
            good = holds(tables)
        if good:
            held = tables
        else:
            too_many = tables
        if held == most or too_many - held <= grain:
            break
        double = too_many > most
        tables = min(most, held * 2) if double else max(1, (held + too_many) // 2 // grain * grain)
        if tables in (held, too_many):
            break
    return held


class Rounds:
    """Rounds with ever more of the same tables, and what each came to."""

    def __init__(self, game: str, people: int, seconds: float, folder: Path) -> None:
        self.game = game
        self.people = people
        self.seconds = seconds
        self.folder = folder
        self.companies: list[load.Company] = []
        self.p99: dict[int, float] = {}
        self.count = 0

    def holds(self, tables: int) -> bool:
        """Whether a server holds so many tables, as far as a short round tells."""
        made = self.folder / "made"
        made.mkdir(exist_ok=True)
        if len(self.companies) < tables:
            more = tables - len(self.companies)
            db = str(made / "tables.db")
            self.companies += asyncio.run(load.prepare(db, self.game, more, self.people, len(self.companies)))
        played = self.folder / "played"
        shutil.rmtree(played, ignore_errors=True)
        shutil.copytree(made, played)
        gc.collect()
        gc.disable()  # as in load.py: whoever measures must not stop
        self.count += 1
        server = load.Serving(str(played / "tables.db"))
        try:
            found = asyncio.run(load.drive(server, self.companies[:tables], self.seconds))
        except (RuntimeError, TimeoutError, OSError):
            return False  # it did not answer at all
        finally:
            server.stop()
            gc.enable()
        self.p99[tables] = min(found["ack_p99_ms"], self.p99.get(tables, float("inf")))
        enough = found["acknowledged"] >= PLAYED * tables * self.seconds * load.ACTS_A_SECOND
        return bool(enough and found["ack_p99_ms"] <= P99_MS)


def find(game: str, people: int, least: int, most: int, seconds: float) -> dict[str, Any]:
    """How many tables are held, and how many are not any more."""
    with tempfile.TemporaryDirectory() as folder:
        rounds = Rounds(game, people, seconds, Path(folder))
        held = search(rounds.holds, least, most)
    figures: dict[str, Any] = {"game": game, "tables_held": held, "rounds": rounds.count, "seconds": seconds}
    if held in rounds.p99:
        figures["held_p99_ms"] = rounds.p99[held]
    beyond = [tables for tables in rounds.p99 if tables > held]
    if beyond:
        figures["tables_not_held"] = min(beyond)
        figures["not_held_p99_ms"] = rounds.p99[min(beyond)]
    return {"compiled": is_compiled(), **figures}


if __name__ == "__main__":
    game, people, most, seconds = sys.argv[1:]
    print(json.dumps(find(game, int(people), LEAST, int(most), float(seconds))))
