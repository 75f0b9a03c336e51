"""Games among equals: ``python -m bench.equals GAME --bot general --players 4 --games 40 --file FILE``.

All seats have the same bot, powers are drawn for every game. Each game is a line of the file: who won, and what
``--tally`` counts (``bench.bids``: auctions; ``bench.debts``: Debt). The file goes on where it ended; at last its
tables are printed: wins by power with 95% intervals, then those of the tally.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import time
from pathlib import Path
from typing import Any

from bench.side_by_side import played

import tricorne
from tricorne.arena.contest import Contest
from tricorne.arena.summary import interval
from tricorne.bots import Bot, Seat, bot
from tricorne.kernel.action import ActionId
from tricorne.kernel.state import State

SEED = "equals"


# -- what is written down ----------------------------------------------------------------------------


class Tally:
    """What is counted of one game beyond who won. A module that ``--tally`` names has a class ``Counted`` of this kind,
    and ``told``, which makes lines for people of all games of a file."""

    def watch(self, state: State, action: ActionId) -> None:
        """Before an action is played."""

    def kept(self) -> dict[str, Any]:
        """What goes into the line of the game."""
        return {}


def counting(tally: str) -> Any:
    """The module that counts more; None where none is named."""
    return importlib.import_module(tally) if tally else None


def play(contest: Contest, number: int, tally: str, until: float = math.inf) -> dict[str, Any]:
    """One game, as a line of the file; nothing if time was up before its end."""
    counted: Tally = counting(tally).Counted() if tally else Tally()
    state = contest.begin(number)
    name = contest.bots[0]
    places: dict[str, tuple[Bot, Seat]] = {
        seat: (bot(name)(), Seat(state, seat, f"{contest.seed}/{number}")) for seat in state.seats
    }
    begun = time.process_time()
    while (actor := state.actor) is not None:
        if time.time() > until:
            return {}
        action = places[actor][0].decide(places[actor][1])
        counted.watch(state, action)
        state.play(action)
    spent = round(time.process_time() - begun, 1)
    kept = {"number": number, "seats": state.seats, "winners": state.winners, "scores": state.scores}
    return kept | counted.kept() | {"seconds": spent}


# -- what is told --------------------------------------------------------------------------------------


def wins(games: list[dict[str, Any]]) -> list[str]:
    """Wins by power, and by place round the table."""
    found: dict[str, list[tuple[int, float]]] = {}
    for game in games:
        for at, seat in enumerate(game["seats"]):
            won = (seat in game["winners"]) / max(1, len(game["winners"]))
            found.setdefault(seat, []).append((game["number"], won))
            found.setdefault(f"place {at + 1}", []).append((game["number"], won))
    lines: list[str] = []
    for name in sorted(found, key=lambda name: (name.startswith("place "), name)):
        shares = found[name]
        low, high = interval(shares)
        mean = sum(won for _, won in shares) / len(shares)
        lines.append(f"{name}: {100 * mean:.0f}% of {len(shares)} ({100 * low:.0f} to {100 * high:.0f})")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("--bot", default="general")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="games in the file at last")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, such as negotiation=offers")
    parser.add_argument("--until", type=float, default=1e12, help="the time at which games are broken off (date +%%s)")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--tally", default="", help="a module that counts more: bench.bids, bench.debts")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    options = tricorne.game(asked.game).options.parse(asked.option)
    contest = Contest(
        asked.game, asked.players, [asked.bot], asked.games, seed=f"{SEED}/{asked.players}", options=options
    )
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    games = [json.loads(line) for line in asked.file.read_text().splitlines()] if asked.file.exists() else []
    known = {game["number"] for game in games}
    open_now = [number for number in range(asked.games) if number not in known]
    with asked.file.open("a") as file:
        todo = [(contest, number, asked.tally, asked.until) for number in open_now]
        for game in played(play, todo, asked.processes):
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    print(f"{len(games)} games of {asked.players} of {asked.bot}")
    print("\n".join(wins(games) + (counting(asked.tally).told(games) if asked.tally else [])))


if __name__ == "__main__":
    main()
