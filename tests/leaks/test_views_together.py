"""Views made together are those made one by one but for the decision, byte for byte, whoever comes first."""

from __future__ import annotations

import json

import pytest

import tricorne
from tricorne.kernel.engine import SPECTATOR

CASES: list[tuple[str, dict[str, object]]] = [
    ("struggle-of-empires", {}),
    ("struggle-of-empires", {"setup-draft": True}),
    ("struggle-of-empires", {"gold-visibility": "hidden"}),
    ("struggle-of-empires", {"unrest-mode": "fixed-open"}),
    ("imperial-struggle", {}),
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_views_together_are_the_views_of_each(name: str, options: dict[str, object]) -> None:
    game = tricorne.game(name)
    state = game.new(game.seat_ids[:3], seed=5, options=options)
    numbers = [state.seat_number(seat) for seat in state.seats] + [SPECTATOR]
    turn = 0
    while not state.over:
        first = turn % len(numbers)
        order = numbers[first:] + numbers[:first]
        together = state.engine.views(state.position, order)
        for at in range(len(order)):
            alone = state.engine.view(state.position, order[at])
            assert alone.pop("decision") is not None
            assert json.dumps(together[at]) == json.dumps(alone)
        for _ in range(9):
            if not state.over:
                legal = state.legal()
                state.play(legal[(state.last.number * 5) % len(legal)])
        turn += 1
    assert turn > 10
