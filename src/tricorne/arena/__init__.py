"""The arena: many games between bots, and what they show.

>>> from tricorne.arena import Contest, simulate
>>> contest = Contest("struggle-of-empires", players=3, bots=["random"], games=2, seed=1756)
>>> results = simulate(contest)
>>> len(results), sorted(results[0].scores) == sorted(results[0].seats)
(2, True)
"""

from __future__ import annotations

from tricorne.arena.contest import Contest, Result, play_one
from tricorne.arena.journal import Journal, records_in
from tricorne.arena.played import Played
from tricorne.arena.run_tournament import run_tournament
from tricorne.arena.simulate import simulate
from tricorne.arena.statistics import Statistics
from tricorne.arena.stopping import Until
from tricorne.arena.summary import Summary
from tricorne.arena.tournament import Tournament

__all__ = [
    "Contest",
    "Journal",
    "Played",
    "Result",
    "Statistics",
    "Summary",
    "Tournament",
    "Until",
    "play_one",
    "records_in",
    "run_tournament",
    "simulate",
]
