r"""How far reports are from strong play: chances to win by each way to judge, against games played out by a strong bot.

    python -m bench.judging src/tricorne/games/struggle_of_empires/puzzles/game-*.txt --positions 8 --playouts 40 \
      --file bench/counts/soe4-judging.jsonl

takes positions spread over the last part of each game and plays each out so many times with that bot on all seats
(``network`` unless ``--by`` names another one). For each way to judge are printed: the mean distance of a seat's chance
from the share of games that it won, the mean of its square (what chance alone adds is taken off), and what these
would be for a judge who always gives everybody the same. ``--accounts`` judges whole games instead, in each way and by
the strong bot, and tells how far the luck and the decisions of each seat lie apart. Each position or game is a line of
the file, which goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from bench.side_by_side import played

from tricorne.analysis import playouts
from tricorne.analysis.judge import judge
from tricorne.analysis.story import Story
from tricorne.cli.puzzles import records_of

WAYS = {"now": playouts.GUIDED, playouts.EVALUATION: playouts.EVALUATION}
"""The ways to judge: as reports do, and by quick answers and the evaluation."""
EVEN = "even"
USUAL = 24
"""Playouts of a report."""


def position(text: str, number: int, node: int, by: str, count: int, until: float) -> dict[str, Any]:
    """One position, as a line of the file; nothing if time is up."""
    if time.time() > until:
        return {}
    story = Story(text)
    found = playouts.worth(story, story.nodes[node], count, f"true/{number}/{node}", by)
    row: dict[str, Any] = {"game": number, "node": node, "of": len(story.nodes) - 1, "by": by, "playouts": count}
    row["won"] = found.mean
    late = {name: playouts.turn_late(Story(text), way) for name, way in WAYS.items()}
    for name, way in WAYS.items():
        clock = time.process_time()
        seed = f"{number}/{node}"
        row[name] = playouts.worth(story, story.nodes[node], USUAL, seed, way, node >= late[name]).mean
        row[f"{name}_s"] = round(time.process_time() - clock, 3)
    return row


def accounts(
    text: str, number: int, by: str, count: int, until: float, usual: int = USUAL, strong: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The accounts of a whole game, in each way and by the strong bot; or beside what that one found before."""
    if time.time() > until:
        return {}
    row: dict[str, Any] = {"game": number, "by": by, "playouts": count}
    if usual != USUAL:
        row["report"] = usual
    ways = [] if strong else [("strong", by, count)]
    if strong:
        row["strong"] = strong["strong"]
    for name, way, times in [*ways, *((name, way, usual) for name, way in WAYS.items())]:
        found = judge(text, times, seed=f"{name}/{number}", name=way)  # no two ways share a playout
        row[name] = {one.seat: [one.luck, one.own, one.luck_error] for one in found.accounts}
        row["winners"] = found.winners
    return row


def tell(rows: list[dict[str, Any]]) -> list[str]:
    """How far each way to judge is from what was played out."""
    noise = [share * (1 - share) / (row["playouts"] - 1) for row in rows for share in row["won"]]
    lines = [f"{len(rows)} positions"]
    for name in [*WAYS, EVEN]:
        gaps = [
            told - share
            for row in rows
            for told, share in zip(row.get(name, [1 / len(row["won"])] * len(row["won"])), row["won"], strict=True)
        ]
        square = (sum(gap * gap for gap in gaps) - sum(noise)) / len(gaps)
        spent = sum(row.get(f"{name}_s", 0.0) for row in rows) / len(rows)
        distance = sum(map(abs, gaps)) / len(gaps)
        lines.append(f"{name}: {distance:.3f} off, square without noise {square:.4f}, {spent:.2f} s a position")
    return lines


def tell_accounts(rows: list[dict[str, Any]]) -> list[str]:
    """Luck and own decisions of each seat in each way, and how far they lie from the strong bot's on average."""
    lines: list[str] = []
    for row in rows:
        for seat, strong in row["strong"].items():
            told = ", ".join(f"{name} {row[name][seat][0]:+.2f} {row[name][seat][1]:+.2f}" for name in WAYS)
            won = " (won)" if seat in row["winners"] else ""
            lines.append(f"game {row['game']} {seat}{won}: luck, decisions {strong[0]:+.2f} {strong[1]:+.2f}; {told}")
    for name in WAYS:
        for at, what in enumerate(("luck", "decisions")):
            gaps = [abs(row[name][seat][at] - row["strong"][seat][at]) for row in rows for seat in row["strong"]]
            lines.append(f"{name}: {what} {sum(gaps) / len(gaps):.3f} off")
    return lines


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="+", help="Tournaments or records.")
    words.add_argument("--positions", type=int, default=8)
    words.add_argument("--playouts", type=int, default=40)
    words.add_argument("--part", type=float, default=0.5, help="The last part of each game that is looked at.")
    words.add_argument("--by", default=playouts.NETWORK, help="Who plays out.")
    words.add_argument("--accounts", action="store_true", help="Judge whole games.")
    words.add_argument("--report", type=int, default=USUAL, help="Playouts that a report of a whole game asks for.")
    words.add_argument("--strong", type=Path, help="A file of whole games by the strong bot: not played out again.")
    words.add_argument("--until", type=float, default=1e12, help="Begin no more after that time (date +%%s).")
    words.add_argument("--processes", type=int, default=1)
    words.add_argument("--file", type=Path, required=True)
    given = words.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in given.file.read_text().splitlines()] if given.file.exists() else []
    known = {(row["game"], row.get("node")) for row in rows}
    before = (
        {row["game"]: row for row in map(json.loads, given.strong.read_text().splitlines())} if given.strong else {}
    )
    todo: list[tuple[Any, ...]] = []
    for number, text in enumerate(records_of(given.games)):
        if given.accounts:
            order = (text, number, given.by, given.playouts, given.until, given.report, before.get(number))
            todo += [order] if (number, None) not in known else []
            continue
        last = len(Story(text).nodes) - 1
        for at in range(given.positions):
            node = round(last * (1 - given.part * (at + 0.5) / given.positions))
            if (number, node) not in known:
                todo.append((text, number, node, given.by, given.playouts, given.until))
    with given.file.open("a") as file:
        for row in played(accounts if given.accounts else position, todo, given.processes):
            rows.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
    print("\n".join((tell_accounts if given.accounts else tell)(rows) if rows else ["nothing was judged"]))


if __name__ == "__main__":
    main()
