"""The tables of docs/researchers.md that say what stands where in an observation, written from the code.

``python -m tricorne.envs.document docs/researchers.md`` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import tricorne
from tricorne.encodings import HIDDEN, encoding

MARK: Final = "<!-- {} -->"


def table(game: str) -> str:
    """The parts of a row, as a table."""
    plain, full = encoding(game), encoding(game, omniscient=True)
    lines = [
        f"Encoding version {plain.version}: {plain.size} numbers, {full.size} for critics.",
        "",
        "| part | from | size | what it says |",
        "|---|--:|--:|---|",
    ]
    for name, part in full.slices.items():
        words = full.words[name]
        only = " (critics only)" if name.startswith(HIDDEN) else ""
        lines.append(f"| `{name}` | {part.start} | {part.stop - part.start} | {words}{only} |")
    return "\n".join(lines)


def rewrite(page: str) -> str:
    """A page with the tables between their marks written anew."""
    for game in tricorne.games():
        start, end = MARK.format(game), MARK.format(f"end of {game}")
        if start not in page:
            continue
        before, rest = page.split(start)
        page = f"{before}{start}\n\n{table(game)}\n\n{end}{rest.split(end)[1]}"
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rewrite(path.read_text(encoding="utf-8")), encoding="utf-8")
