"""What the random games brought: how often each thing occurred, and what never did.

Run after the games: ``python -m tests.fuzz.report FOLDER``. Exit status 1 if many games were played and something that
should occur never did.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import tricorne
from tests.every_game import own_module
from tests.fuzz.watch import Watch

MANY = 10_000
"""From so many games on everything must have occurred."""
PER_LINE = 3


def watch(game: str) -> Watch:
    """A new watch for a game: its own (``tests/games/<game>/watch.py``), or one that counts nothing."""
    own = own_module(game, "watch")
    made: Watch = Watch() if own is None else own.GameWatch()
    return made


def write(folder: str, game: str, part: str, games: int, counts: Counter[str]) -> None:
    """Put the counts of a part of the games down, for ``merged`` to find."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"games": games, "counts": counts}, sort_keys=True)
    (place / f"{game}-{part}.json").write_text(text, encoding="utf-8")


def merged(folder: str, game: str) -> tuple[int, Counter[str]]:
    """All parts of a game together: how many games, and what occurred in them."""
    games = 0
    counts: Counter[str] = Counter()
    for file in sorted(Path(folder).glob(f"{game}-*.json")):
        part = json.loads(file.read_text(encoding="utf-8"))
        games += part["games"]
        counts.update(part["counts"])
    return games, counts


def lines(game: str, games: int, counts: Counter[str]) -> list[str]:
    """The report: each kind of thing with its counts, what never occurred last."""
    kinds: dict[str, list[str]] = {}
    for key in sorted(set(counts) | set(watch(game).expected())):
        kind, _, rest = key.partition(" ")
        kinds.setdefault(kind, []).append(f"{rest} {counts[key]}")
    found = [f"{game}: {games} games"]
    for kind, entries in kinds.items():
        found.append(f"  {kind}:")
        found += ["    " + ", ".join(entries[at : at + PER_LINE]) for at in range(0, len(entries), PER_LINE)]
    for key in missing(game, counts):
        found.append(f"  never: {key}")
    return found


def missing(game: str, counts: Counter[str]) -> list[str]:
    """What should occur and did not."""
    return [key for key in watch(game).expected() if not counts[key]]


def main(folder: str) -> int:
    status = 0
    for game in tricorne.games():
        if not watch(game).expected():
            continue
        games, counts = merged(folder, game)
        print("\n".join(lines(game, games, counts)))
        if games >= MANY and missing(game, counts):
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
