"""Bake the pictures that are out of date: ``python -m client.scenery`` (``--all`` for every one; or make scenery)."""

from __future__ import annotations

import sys

from client.scenery.atlas import GAMES, panels
from client.scenery.bake import bake
from client.scenery.stamps import stale


def main(words: list[str]) -> int:
    if words not in ([], ["--all"]):
        print(f"unknown: {' '.join(words)}; give nothing, or --all to bake every picture anew", file=sys.stderr)
        return 2
    for game in GAMES:
        wanted = panels(game) if words else stale(game)
        if not wanted:
            print(f"{game}: all pictures are up to date")
        for name, weight in bake(game, wanted):
            print(f"{game}/{name}: {weight / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
