"""The heuristic bot's knowledge of Imperial Struggle: what positions are worth, and how it spends its rounds.

``worths`` says what each open action is worth to the side that is asked, in Victory points. It looks at a full
position: for a bot one that was sampled from what its seat knows, so that it cannot peek.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import actions, step_numbers
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.bots import weights
from tricorne.games.imperial_struggle.bots.rounds import Rounds
from tricorne.games.imperial_struggle.bots.think import Thinker
from tricorne.kernel.engine import Engine
from tricorne.kernel.position import actor_of, kind_of


def worths(engine: Engine, p: Position, legal: list[int]) -> list[float]:
    """What each open action is worth to whoever is asked; the heuristic takes the first of the best."""
    frame = p.stack[-1]
    kind = kind_of(frame)
    me = actor_of(frame)
    if kind == step_numbers.DISCARD:
        return [0.0] * len(legal)
    if kind == step_numbers.CHOOSE_MINISTRY:
        ids = p.ruleset.components.ministry_ids
        return [0.3 * weights.MINISTRIES[ids[action - actions.CHOOSE]] for action in legal]
    if kind == step_numbers.SWAP_MINISTRY:
        return _favour(legal, actions.KEEP_MINISTRY)
    if kind == step_numbers.THIRD_MINISTRY:
        return _favour(legal, actions.THIRD)
    if kind == step_numbers.FIRST_PLAYER:
        return _favour(legal, actions.FIRST_SIDE + me)
    thinker = Thinker(engine, p, me)
    if kind == step_numbers.TAKE:
        return Rounds(thinker).tiles(legal)
    if kind == step_numbers.MENU:
        return Rounds(thinker).menu(legal)
    if kind == step_numbers.SHIFT:
        return Rounds(thinker).shifts(legal)
    return thinker.worths(p, legal)


def _favour(legal: list[int], best: int) -> list[float]:
    """One answer before all others."""
    return [1.0 if action == best else 0.0 for action in legal]
