"""Who foresees the winner better, the evaluation of a game or its network: ``python -m bench.foresight GAME``.

Mixed tables of bots play; now and then, where nothing is half done, both judge the position. The network is asked by
every seat, and the more one expects beside the others, the larger its chance. Each game is a line of the file: the
moments with both judgements, and who won. Printed is the mean surprise in the results, in nats, by how much the
network and both together are less surprised, game by game, with the standard error, and the surprise of all three by
how much of the game was left.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

import tricorne
from tricorne.arena.contest import Contest
from tricorne.bots import Numbers, Seat, bot
from tricorne.bots.network.brain import brain_at
from tricorne.bots.search.bot import knowledge

TABLES = [
    ["network", "heuristic"],
    ["network", "captain", "captain", "heuristic"],
    ["captain"],
    ["heuristic"],
    ["network"],
]
"""Bots by turns, unless others are named; the seats that are left over have the first ones again."""
EVERY = 4
"""Of so many quiet moments one is looked at."""
EXPECTED = 4.75
"""A difference of 1 in what two seats expect, as a difference of the logarithms of their chances, unless another is
named."""
OWN = 1.4
"""Together: how much the logarithm of the own judgement counts at the end; at the beginning nothing."""


THIRDS = [(0.67, 1.01, "first"), (0.34, 0.67, "second"), (-0.01, 0.34, "last")]


def play(contest: Contest, number: int, tables: list[list[str]]) -> dict[str, Any]:
    """One game, as a line of the file."""
    state = contest.begin(number)
    game = state.game
    playbook = game.playbook()
    weights = None if playbook is None else playbook.network(state.engine)
    assert weights is not None, f"{game.id} has no network"
    brain, rows = brain_at(weights, game, state.engine, state.seat_number(state.seats[0]))
    known = knowledge(game, state.engine, state.position)
    numbers = [state.seat_number(seat) for seat in state.seats]
    chance = Numbers(f"{contest.seed}/{number}/moments")
    names = tables[number % len(tables)]
    places = {
        seat: (bot(names[at % len(names)])(), Seat(state, seat, f"{contest.seed}/{number}"))
        for at, seat in enumerate(state.seats)
    }
    moments: list[dict[str, Any]] = []
    while (actor := state.actor) is not None:
        p = state.position
        if known.quiet(p) and chance.below(EVERY) == 0:
            shares = known.shares(p)
            own = [round(shares[seat], 5) for seat in numbers]
            expected = [round(brain.look(rows.row(p, seat)).expects, 4) for seat in numbers]
            moments.append({"left": round(known.time_left(p), 3), "own": own, "expected": expected})
        state.play(places[actor][0].decide(places[actor][1]))
    won = [(seat in state.winners) / max(1, len(state.winners)) for seat in state.seats]
    return {"number": number, "won": won, "moments": moments}


def surprise(sums: list[float], won: list[float]) -> float:
    """How much less than certain the result was; the larger a sum, the likelier the win."""
    top = max(sums)
    whole = math.log(sum(math.exp(total - top) for total in sums))
    return -sum(part * (total - top - whole) for part, total in zip(won, sums, strict=True))


def judged(game: dict[str, Any], scale: float = EXPECTED, low: float = -0.01, high: float = 1.01) -> list[float]:
    """The mean surprise of the own evaluation, the network and both, in one game or a part of it."""
    found = [0.0, 0.0, 0.0]
    moments = [moment for moment in game["moments"] if low <= moment["left"] < high]
    for moment in moments:
        own = [math.log(max(share, 1e-6)) for share in moment["own"]]
        network = [scale * value for value in moment["expected"]]
        both = [OWN * (1 - moment["left"]) * one + other for one, other in zip(own, network, strict=True)]
        for at, sums in enumerate((own, network, both)):
            found[at] += surprise(sums, game["won"]) / len(moments)
    return found if moments else [math.nan] * 3


def tell(games: list[dict[str, Any]], scale: float = EXPECTED) -> list[str]:
    found = np.array([judged(game, scale) for game in games if sum(game["won"]) and game["moments"]])
    lines = [f"own evaluation: {found[:, 0].mean():.3f}"]
    for at, name in ((1, "network"), (2, "both")):
        less = found[:, at] - found[:, 0]
        error = less.std(ddof=1) / math.sqrt(len(less)) if len(less) > 1 else math.nan
        lines.append(f"{name}: {found[:, at].mean():.3f}, {less.mean():+.3f} ± {error:.3f} beside it")
    for low, high, name in THIRDS:
        parts = np.array([judged(game, scale, low, high) for game in games if sum(game["won"])])
        if not np.isnan(parts).all():
            own, network, both = np.nanmean(parts, axis=0)
            lines.append(f"{name} third of the game: {own:.3f}, network {network:.3f}, both {both:.3f}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, such as negotiation=offers")
    parser.add_argument("--games", type=int, default=20, help="games in the file at last")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--table", action="append", help="bots of a table, such as network,general; may be repeated")
    parser.add_argument("--expected", type=float, default=EXPECTED, help="how much the network's expectations count")
    parser.add_argument("--file", type=Path, required=True)
    asked = parser.parse_args()
    options = tricorne.game(asked.game).options.parse(asked.option)
    contest = Contest(asked.game, asked.players, ["random"], asked.games, seed="foresight", options=options)
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    games = [json.loads(line) for line in asked.file.read_text().splitlines()] if asked.file.exists() else []
    tables = [table.split(",") for table in asked.table or []] or TABLES
    until = time.monotonic() + asked.seconds
    with asked.file.open("a") as file:
        while len(games) < asked.games and time.monotonic() < until:
            games.append(play(contest, len(games), tables))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
    print(f"{len(games)} games of {asked.players}, {sum(len(game['moments']) for game in games)} moments")
    print("\n".join(tell(games, asked.expected)))


if __name__ == "__main__":
    main()
