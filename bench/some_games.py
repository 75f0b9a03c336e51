"""Games of strong bots as records, for those who look into them: ``python -m bench.some_games GAME FOLDER``.

Mixed tables, powers drawn by the number of the game; what is there already is not played again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bench.side_by_side import played

import tricorne
from tricorne.arena.contest import Contest
from tricorne.bots import Seat, bot


def play(contest: Contest, number: int, names: list[str]) -> dict[str, Any]:
    """One game: its number and its record."""
    state = contest.begin(number)
    places = {
        seat: (bot(names[(at + number) % len(names)])(), Seat(state, seat, f"{contest.seed}/{number}"))
        for at, seat in enumerate(state.seats)
    }
    while (actor := state.actor) is not None:
        state.play(places[actor][0].decide(places[actor][1]))
    return {"number": number, "record": str(state.record)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", default="network,general", help="by turns round the table")
    parser.add_argument("--players", type=int, default=0, help="4, or all seats of a game that has fewer")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    players = asked.players or min(4, len(tricorne.game(asked.game).seat_ids))
    contest = Contest(asked.game, players, ["random"], asked.games, seed="some games")
    names = asked.bots.split(",")
    paths = [asked.folder / f"game-{number:02}.txt" for number in range(asked.games)]
    todo = [(contest, number, names) for number in range(asked.games) if not paths[number].exists()]
    for game in played(play, todo, asked.processes):
        paths[game["number"]].write_text(game["record"])


if __name__ == "__main__":
    main()
