"""One bot against another on all other seats: ``python -m bench.match GAME --hero BOT --rival BOT --file FILE``.

Every deal is played from each seat, by so many processes at once. Each game is a line of the file, as in
``bench/networks``: the seats, the hero's share of the win, points, and milliseconds of CPU time for a decision with a
choice, the hero's and the others'. The file goes on where it ended. What is not over at the deadline does not count.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bench.side_by_side import played

import tricorne
from tricorne.arena.summary import interval
from tricorne.bots import Seat, bot


@dataclass(frozen=True)
class Match:
    """The first line of the file."""

    game: str
    players: int
    hero: str
    against: str
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def written(self) -> dict[str, Any]:
        """As the file has it; options are named where there are some."""
        return {key: value for key, value in asdict(self).items() if key != "options" or value}


def play(match: Match, number: int, until: float) -> dict[str, Any] | None:
    """One game, as a line of the file; None if time was up before its end."""
    game = tricorne.game(match.game)
    deal, place = divmod(number, match.players)
    seed = f"{match.seed}/{deal}"
    seats = Random(seed).sample(game.seat_ids, match.players) if match.players < len(game.seat_ids) else game.seat_ids
    state = game.new(seats=list(seats), seed=seed, options=match.options)
    hero = state.seats[place]
    bots = {seat: bot(match.hero if seat == hero else match.against)() for seat in state.seats}
    eyes = {seat: Seat(state, seat, number) for seat in state.seats}
    spent = {True: 0.0, False: 0.0}
    choices = {True: 0, False: 0}
    while (actor := state.actor) is not None:
        if time.time() > until:
            return None
        begun = time.process_time()
        action = bots[actor].decide(eyes[actor])
        if len(state.legal()) > 1:
            spent[actor == hero] += time.process_time() - begun
            choices[actor == hero] += 1
        state.play(action)
    mine, theirs = (round(1000 * spent[whose] / max(1, choices[whose]), 2) for whose in (True, False))
    won = (hero in state.winners) / max(1, len(state.winners))
    kept = {"deal": deal, "seat": hero, "seats": state.seats, "won": won, "ranking": state.ranking}
    return kept | {"scores": state.scores, "ms": mine, "ms_others": theirs}


def read(match: Match, path: Path) -> list[dict[str, Any]]:
    """The games of a file, which is begun where there is none."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(match.written()) + "\n")
    first, *games = (json.loads(line) for line in path.read_text().splitlines())
    assert first == match.written(), f"{path} holds another match: {first}"
    return games


def tell(match: Match, games: list[dict[str, Any]]) -> list[str]:
    """How often the hero won, and how long both thought."""
    low, high = interval([(game["deal"], game["won"]) for game in games])
    won = sum(game["won"] for game in games)
    mine, theirs = (sum(game[name] for game in games) / len(games) for name in ("ms", "ms_others"))
    share = f"{won / len(games):.1%} ({low:.0%} to {high:.0%}; fair {1 / match.players:.0%})"
    return [
        f"{match.hero} against {match.against}, {match.game} with {match.players}:",
        f"{won:g} of {len(games)} games, {share}",
        f"{mine:.1f} ms for a choice beside {theirs:.1f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("--hero", required=True, help="the bot on one seat")
    parser.add_argument("--rival", required=True, help="the bot on all other seats")
    parser.add_argument("--players", type=int, default=0, help="4, or all seats of a game that has fewer")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, such as negotiation=offers")
    parser.add_argument("--games", type=int, default=120, help="games in the file at last")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--until", type=float, default=1e12, help="the time at which games are broken off (date +%%s)")
    parser.add_argument("--seed", default="match", help="what the deals are made of")
    parser.add_argument("--file", type=Path, required=True)
    asked = parser.parse_args()
    players = asked.players or min(4, len(tricorne.game(asked.game).seat_ids))
    options = tricorne.game(asked.game).options.parse(asked.option)
    match = Match(asked.game, players, asked.hero, asked.rival, asked.seed, options)
    games = read(match, asked.file)
    known = {(game["deal"], game["seats"].index(game["seat"])) for game in games}
    open_now = [number for number in range(asked.games) if divmod(number, players) not in known]
    with asked.file.open("a") as file:
        for game in played(play, [(match, number, asked.until) for number in open_now], asked.processes):
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    print("\n".join(tell(match, games) if games else ["no game is over"]))


if __name__ == "__main__":
    main()
