"""Views made together are those made one by one, byte for byte, whoever comes first."""

from __future__ import annotations

import json

import pytest

import tricorne
from tricorne.kernel.engine import SPECTATOR


@pytest.mark.parametrize(
    "options", [{}, {"setup-draft": True}, {"gold-visibility": "hidden"}, {"unrest-mode": "fixed-open"}]
)
def test_views_together_are_the_views_of_each(options: dict[str, object]) -> None:
    game = tricorne.game("struggle-of-empires")
    state = game.new(["britain", "france", "russia"], seed=5, options=options)
    numbers = [state.seat_number(seat) for seat in state.seats] + [SPECTATOR]
    turn = 0
    while not state.over:
        order = numbers[turn % 4 :] + numbers[: turn % 4]
        together = state.engine.views(state.position, order)
        for at in range(len(order)):
            alone = state.engine.view(state.position, order[at])
            assert json.dumps(together[at]) == json.dumps(alone)
        for _ in range(9):
            if not state.over:
                legal = state.legal()
                state.play(legal[(state.last.number * 5) % len(legal)])
        turn += 1
    assert turn > 10
