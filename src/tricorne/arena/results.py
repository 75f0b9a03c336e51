"""The files of a tournament's results: JSON, CSV, Parquet and plots.

All but ``times.json`` are the same to the byte for the same games, whoever played them and in whatever order.
"""

from __future__ import annotations

import csv
import io
import json
import os
from typing import Any

import msgspec

from tricorne.arena.summary import Summary
from tricorne.kernel.extras import needs

Row = dict[str, Any]


def rows(summary: Summary) -> list[Row]:
    """One row for each seat of each game."""
    figures = sorted({figure for game in summary.games for row in game.figures.values() for figure in row})
    sources = sorted({source for game in summary.games for source in game.sources})
    options = sorted({option for game in summary.games for option in game.options})
    found: list[Row] = []
    for game, at in summary.seats:
        seat = game.seats[at]
        row: Row = {
            "game": game.number,
            "deal": game.deal,
            "table": summary.tournament.name(game.table),
            "rotation": game.rotation,
            "seat": at + 1,
            "power": seat,
            "bot": game.bots[at],
            "points": game.scores[seat],
            "place": game.place(seat),
            "won": game.won(seat),
            "decisions": game.decisions[seat],
            "forfeits": sum(forfeit.count for forfeit in game.forfeits if forfeit.seat == seat),
            "taken": " ".join(game.taken[seat]),
        }
        row.update({f"option:{option}": game.options[option] for option in options})
        row.update({f"figure:{figure}": game.figures[seat].get(figure) for figure in figures})
        row.update({f"from:{source}": game.sources.get(source, {}).get(seat, 0) for source in sources})
        found.append(row)
    return found


def write_results(summary: Summary, folder: str, plots: bool = True) -> list[str]:
    """Write all files of the results into a folder; the names of those written."""
    found = rows(summary)
    answer = {**summary.to_json(), "played": [_game(game) for game in msgspec.to_builtins(summary.games)]}
    _write(folder, "results.json", (json.dumps(answer, indent=1, ensure_ascii=False) + "\n").encode())
    _write(folder, "times.json", (json.dumps(summary.times, indent=1) + "\n").encode())
    _write(folder, "games.csv", _csv(found))
    _write(folder, "games.parquet", _parquet(found))
    names = ["results.json", "times.json", "games.csv", "games.parquet"]
    if plots:
        from tricorne.arena.plots import draw

        for name, content in draw(summary):
            _write(folder, name, content)
            names.append(name)
    return names


def _game(game: dict[str, Any]) -> dict[str, Any]:
    """A game without its times, which are never the same twice, and without its record, which the journal keeps."""
    return {key: value for key, value in game.items() if key not in ("times", "record")}


def _csv(found: list[Row]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(found[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return text.getvalue().encode()


def _parquet(found: list[Row]) -> bytes:
    with needs("arena"):
        import pyarrow
        import pyarrow.parquet
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(found), sink, compression="zstd")
    return bytes(sink.getvalue())


def _write(folder: str, name: str, content: bytes) -> None:
    """Write a whole file or none of it."""
    path = os.path.join(folder, name)
    draft = f"{path}.draft"
    with open(draft, "wb") as file:
        file.write(content)
    os.replace(draft, path)
