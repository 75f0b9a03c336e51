"""Finished games for tests: short ones, played at random."""

from __future__ import annotations

from functools import cache

import tricorne
from tricorne.bots import Numbers

NOBODY_WON = 9
"""The seed of a game of Struggle of Empires that all lost."""
SEATS = {"struggle-of-empires": ["britain", "france", "russia", "spain"], "imperial-struggle": ["france", "britain"]}


@cache
def finished(game: str, seed: int = 22, players: int = 3) -> str:
    """The record of a game in which every action was drawn by lot; a few were taken back and played otherwise."""
    state = tricorne.game(game).new(SEATS[game][:players], seed=seed)
    chance = Numbers(seed)
    while not state.over:
        state.play(chance.pick(state.legal()))
        if chance.below(12) == 0 and not state.over and not state.last.secret and state.undo_limit(shared=True).actions:
            state.undo(shared=True)
    return str(state.record)
