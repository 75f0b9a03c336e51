"""How often each power wins: ``python -m bench.balance JOURNAL...`` reads journals of ``bench/ladder``,
``bench/networks`` and ``bench/counts``.

A match plays every deal from every seat, so that the stronger bot leads each power as often as the others: what is left
is the power. Games of a deal hang together; the intervals (95%) know that.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bench.equals import wins


def games_of(path: Path) -> list[dict[str, Any]]:
    """The games of a journal: number of the deal, seats, winners."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    found: list[dict[str, Any]] = []
    for line in lines:
        if "seats" in line and "scores" in line:
            winners = line["winners"] if "winners" in line else line["ranking"][0]
            number = line["deal"] if "deal" in line else line["number"]
            found.append({"number": number, "seats": line["seats"], "winners": winners})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("journals", type=Path, nargs="+")
    for path in parser.parse_args().journals:
        games = games_of(path)
        print(f"{path}: {len(games)} games of {len(games[0]['seats'])}")
        print("\n".join(f"  {line}" for line in wins(games)))


if __name__ == "__main__":
    main()
