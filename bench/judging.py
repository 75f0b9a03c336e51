"""How far reports are from strong play: chances to win by each way to judge, against games played out by a strong bot.

    python bench/judging.py src/tricorne/games/imperial_struggle/puzzles/game-*.txt --positions 4 --playouts 16

takes games of Imperial Struggle, positions spread over the last part of each, and plays each position out so many
times with the network's answers on both seats. Printed are, for each way: the mean distance from the share of games
won, the mean of its square (what chance alone adds is taken off), and what it would be for a judge who always says
one half.
"""

from __future__ import annotations

import argparse
import json
import time

from tricorne.analysis import playouts
from tricorne.analysis.story import Story
from tricorne.bots.search.bot import knowledge
from tricorne.cli.puzzles import records_of
from tricorne.kernel.chance import seeded
from tricorne.kernel.position import AnyPosition


def won(story: Story, position: AnyPosition, count: int, seed: str) -> float:
    """The share of games that the first seat wins if the network plays them out for both."""
    known = playouts.judge_of(story.game, story.engine, position)
    total = 0.0
    for number in range(count):
        copy = position.clone()
        copy.rng = seeded(f"{seed}/{number}", story.game.streams)
        total += playouts.play_by(story, copy, known, playouts.LONGEST)[0]
    return total / count


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("games", nargs="+", help="Tournaments or records.")
    words.add_argument("--positions", type=int, default=8)
    words.add_argument("--playouts", type=int, default=40)
    words.add_argument("--part", type=float, default=0.5, help="The last part of each game that is looked at.")
    words.add_argument("--seconds", type=float, default=200.0, help="Begin no more positions after so long.")
    given = words.parse_args()
    begun = time.monotonic()
    rows: list[dict[str, float]] = []
    took = {"network": 0.0, "evaluation": 0.0}
    for number, text in enumerate(records_of(given.games)):
        story = Story(text)
        last = len(story.nodes) - 1
        for at in range(given.positions):
            node = round(last * (1 - given.part * (at + 0.5) / given.positions))
            if time.monotonic() - begun > given.seconds:
                break
            position = story.nodes[node]
            true = won(story, position, given.playouts, f"true/{number}/{node}")
            row = {"game": number, "node": node, "of": last, "won": true}
            for way, judge in (("network", playouts.judge_of), ("evaluation", knowledge)):
                kept, playouts.judge_of = playouts.judge_of, judge
                clock = time.process_time()
                row[way] = playouts.worth(story, position, 24, f"{number}/{node}").mean[0]
                took[way] += time.process_time() - clock
                playouts.judge_of = kept
            rows.append(row)
            print(json.dumps(row), flush=True)
    noise = sum(row["won"] * (1 - row["won"]) / (given.playouts - 1) for row in rows) / len(rows)
    for way in ("network", "evaluation", "half"):
        gaps = [row.get(way, 0.5) - row["won"] for row in rows]
        told = {
            "judge": way,
            "positions": len(rows),
            "mean_distance": round(sum(abs(gap) for gap in gaps) / len(gaps), 3),
            "mean_square_without_noise": round(sum(gap * gap for gap in gaps) / len(gaps) - noise, 4),
            "cpu_s_a_position": round(took.get(way, 0.0) / len(rows), 3),
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
