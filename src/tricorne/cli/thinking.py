"""Measures how fast bots think, by CPU time in one process. `tricorne bench` runs this file with each Python.

The positions come out of games that the heuristic bot plays against itself: decisions with a choice, evenly spread
from the first to the last. On them are measured random playouts to the end, passes of the search tree (each adds a
node), rehearsals where a game has them, and the levels of the ladder as people meet them.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable

import tricorne
from tricorne.bots import Numbers, Seat, bot
from tricorne.bots.levels import Marshal
from tricorne.bots.search.bot import knowledge
from tricorne.bots.search.rehearsal import Rehearsal
from tricorne.bots.search.tree import Settings, Tree
from tricorne.cli.measure import is_compiled

PLACES = 8
PASSES = 20
"""Passes of one tree, and rehearsals of one decision, between two looks at the clock."""


def choices(name: str, players: int, preset: str, seed: int, number: int) -> list[tricorne.State]:
    """So many decisions with a choice out of one game of the heuristic bot."""
    game = tricorne.game(name)
    state = game.new(seats=list(game.seat_ids)[:players], preset=preset, seed=seed)
    eyes = {seat: Seat(state, seat, seed) for seat in state.seats}
    player = bot("heuristic")()
    found: list[tricorne.State] = []
    while state.actor is not None:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.play(player.decide(eyes[state.actor]))
    return [found[at * len(found) // number] for at in range(min(number, len(found)))]


def rate(act: Callable[[int], int], seconds: float) -> float:
    """How often a second something is done: ``act`` does it with numbers from 0 on and says how often it did."""
    done = turn = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not done:
        done += act(turn)
        turn += 1
    return done / spent


def searched(name: str, players: int, preset: str, seconds: float, seed: int) -> dict[str, float | bool]:
    """Playouts, nodes of the tree and rehearsals a second."""
    states = choices(name, players, preset, seed, PLACES)

    def playout(turn: int) -> int:
        states[turn % PLACES].clone().playout(seed=seed + turn)
        return 1

    def think(turn: int, rehearses: bool) -> int:
        state = states[turn % PLACES]
        known = knowledge(state.game, state.engine, state.position)
        worlds = [state.position.clone()]
        numbers = Numbers(seed + turn)
        thoughts: Tree | Rehearsal = (
            Rehearsal(state.engine, known, worlds, numbers, Marshal.plan)
            if rehearses
            else Tree(state.engine, known, worlds, numbers, Settings())
        )
        for _ in range(PASSES):
            thoughts.go()
        return PASSES

    figures: dict[str, float | bool] = {
        "compiled": is_compiled(),
        "playouts_per_s": rate(playout, seconds),
        "nodes_per_s": rate(lambda turn: think(turn, False), seconds),
    }
    if knowledge(states[0].game, states[0].engine, states[0].position).rehearses:
        figures["rehearsals_per_s"] = rate(lambda turn: think(turn, True), seconds)
    return figures


def levels(name: str, players: int, preset: str, number: int, seed: int, names: list[str]) -> dict[str, float | bool]:
    """How long each level thinks about the same decisions: the median and the longest, in milliseconds."""
    states = choices(name, players, preset, seed, number)
    figures: dict[str, float | bool] = {"compiled": is_compiled(), "decisions": len(states)}
    for level in names:
        spent: list[float] = []
        for state in states:
            assert state.actor is not None
            seat = Seat(state, state.actor, seed)
            start = time.process_time()
            bot(level)().decide(seat)
            spent.append(1000 * (time.process_time() - start))
        figures[f"{level}_median_ms"] = statistics.median(spent)
        figures[f"{level}_most_ms"] = max(spent)
    return figures


if __name__ == "__main__":
    what, name, players, preset, amount, seed, *names = sys.argv[1:]
    if what == "levels":
        print(json.dumps(levels(name, int(players), preset, int(amount), int(seed), names)))
    else:
        print(json.dumps(searched(name, int(players), preset, float(amount), int(seed))))
