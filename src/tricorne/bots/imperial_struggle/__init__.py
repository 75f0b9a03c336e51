"""The heuristic bot's knowledge of Imperial Struggle: what positions are worth, and how it spends its rounds.

It thinks about a sampled position, one that fits all its seat knows, and so cannot peek.
"""

from __future__ import annotations

from typing import cast

from tricorne.bots.bot import Seat
from tricorne.bots.imperial_struggle import weights
from tricorne.bots.imperial_struggle.rounds import Rounds
from tricorne.bots.imperial_struggle.think import Thinker
from tricorne.games.imperial_struggle import actions, kinds
from tricorne.games.imperial_struggle.position import Table
from tricorne.kernel.position import kind_of

SEEDS = 1 << 30


def decide(seat: Seat) -> int:
    """The heuristic answer to whatever the seat is asked."""
    legal = seat.legal()
    if len(legal) == 1:
        return legal[0]
    sampled = seat.sample(seat.rng.below(SEEDS))
    p = cast(Table, sampled.position)
    kind = kind_of(p.stack[-1])
    if kind == kinds.DISCARD:
        return seat.rng.pick(legal)
    if kind == kinds.CHOOSE_MINISTRY:
        return _favourite(p, legal)
    if kind == kinds.SWAP_MINISTRY:
        return actions.KEEP_MINISTRY
    if kind == kinds.THIRD_MINISTRY:
        return actions.THIRD
    if kind == kinds.FIRST_PLAYER:
        return actions.FIRST_SIDE + seat.number
    thinker = Thinker(sampled.engine, p, seat.number)
    if kind == kinds.TAKE:
        return Rounds(thinker).take(legal)
    if kind == kinds.MENU:
        return Rounds(thinker).choose(legal)
    if kind == kinds.SHIFT:
        return Rounds(thinker).shift(legal)
    return thinker.best(p, legal)


def _favourite(p: Table, legal: list[int]) -> int:
    """The ministry that is liked best."""
    ids = p.charter.components.ministry_ids
    best = legal[0]
    for action in legal:
        if weights.MINISTRIES[ids[action - actions.CHOOSE]] > weights.MINISTRIES[ids[best - actions.CHOOSE]]:
            best = action
    return best
