"""The bot that thinks ahead. Its budget is a number of passes through the tree, or a time."""

from __future__ import annotations

import time

from tricorne.bots.bot import Bot, Budget, Seat
from tricorne.bots.search.games import knowledge
from tricorne.bots.search.knowledge import Knowledge
from tricorne.bots.search.tree import Settings, Tree
from tricorne.kernel.state import State

SEEDS = 1 << 30
WORLDS = 16
"""Samples of what the seat cannot know, at most."""
PASSES_A_WORLD = 6


class Search(Bot):
    name = "search"
    words = "Thinks ahead over what it cannot see: so many passes for each decision."
    games = ("struggle-of-empires", "imperial-struggle")
    budgets = {"struggle-of-empires": Budget(passes=200), "imperial-struggle": Budget(passes=200)}  # noqa: RUF012
    settings = Settings()

    def __init__(self, budget: Budget | None = None, settings: Settings | None = None) -> None:
        if budget is not None:
            self.budgets = dict.fromkeys(self.games, budget)
        if settings is not None:
            self.settings = settings

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.below(SEEDS))
        known = knowledge(seat.game, sampled.engine, sampled.position)
        if known.small(sampled.position):
            found = known.worths(sampled.position, legal)
            best = max(found)
            return seat.rng.pick(legal) if min(found) == best else legal[found.index(best)]
        return self._think(seat, sampled, known).best(legal)

    def _think(self, seat: Seat, sampled: State, known: Knowledge) -> Tree:
        budget = self.budgets[seat.game]
        number = min(WORLDS, 1 + budget.passes // PASSES_A_WORLD) if budget.passes else WORLDS
        worlds = [sampled.position]
        while len(worlds) < number:
            worlds.append(seat.sample(seat.rng.below(SEEDS)).position)
        tree = Tree(sampled.engine, known, worlds, seat.rng, self.settings)
        if budget.passes:
            for _ in range(budget.passes):
                tree.go()
        else:
            end = time.monotonic() + budget.seconds
            while time.monotonic() < end:
                tree.go()
        return tree
