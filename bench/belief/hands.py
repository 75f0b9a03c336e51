"""How well a seat knows the other's hand: drawn worlds against weighed ones, in games of the network with itself.

    python bench/belief/hands.py --games 4 --seconds 100

At decisions of Imperial Struggle the Event cards of the other side are guessed: the Brier score (mean square of chance
less truth over all cards that it might hold) of drawn and of weighed worlds, as many of both; less is better.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import cast

import tricorne
from tricorne.bots import Seat, bot, let_play
from tricorne.bots.belief import World, weighted
from tricorne.games.imperial_struggle.board.places import HAND
from tricorne.games.imperial_struggle.board.position import Position

SEATS = ["france", "britain"]


def hand(position: object, side: int) -> set[int]:
    places = cast(Position, position).event_place
    return {card for card in range(len(places)) if places[card] == HAND + side}


def guessed(worlds: list[World], side: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for world in worlds:
        for card in hand(world.state.position, side):
            found[card] = found.get(card, 0.0) + world.weight
    return found


def brier(chances: dict[int, float], true: set[int]) -> float:
    return sum((chances.get(card, 0.0) - (card in true)) ** 2 for card in {*chances, *true})


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--games", type=int, default=4)
    words.add_argument("--worlds", type=int, default=48)
    words.add_argument("--back", type=int, default=14)
    words.add_argument("--every", type=int, default=37, help="Decisions between two looks.")
    words.add_argument("--seconds", type=float, default=100.0)
    given = words.parse_args()
    begun = time.monotonic()
    gaps: list[float] = []
    plain: list[float] = []
    for number in range(given.games):
        state = tricorne.game("imperial-struggle").new(SEATS, seed=f"hands/{number}")
        players = {seat: (bot("network")(), Seat(state, seat, number)) for seat in SEATS}
        decisions = 0
        while (actor := state.actor) is not None and time.monotonic() - begun < given.seconds:
            decisions += 1
            if decisions % given.every == 0:
                other = 1 - state.seat_number(actor)
                true = hand(state.position, other)
                drawn = [World(state.sample(actor, at), 1 / given.worlds) for at in range(given.worlds)]
                plain.append(brier(guessed(drawn, other), true))
                gaps.append(plain[-1] - brier(guessed(weighted(state, actor, given.worlds, given.back), other), true))
            let_play(state, *players[actor], "network")
    count = len(gaps)
    mean = sum(gaps) / count
    error = (sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1) / count) ** 0.5
    told = {"looks": count, "back": given.back, "drawn": round(sum(plain) / count, 4), "better_by": round(mean, 4)}
    print(json.dumps({**told, "standard_error": round(error, 4)}))


if __name__ == "__main__":
    main()
