"""What a shift would change, and the figures of a game that is over."""

from __future__ import annotations

import random
from typing import Any

import tricorne
from tests.games.imperial_struggle.scene import Scene


def test_a_shift_tells_its_price_and_what_it_changes() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-05-e3-d2")
    assert scene.engine.odds(scene.p, 0, "shift caicos") is None
    scene.play("trade caribbean")
    found: Any = scene.engine.odds(scene.p, 0, "shift caicos")
    assert found is not None
    assert (found["kind"], found["price"], found["short"], found["removes"]) == ("shift", 2, 0, False)
    before, after = found["demand"]
    assert after["counts"]["france"] == before["counts"]["france"] + 1
    first, second = found["award"]
    assert second["counts"]["france"] == first["counts"]["france"] + 1
    assert scene.engine.odds(scene.p, 1, "shift caicos") is None
    assert scene.engine.odds(scene.p, 0, "pass") is None


def test_every_point_of_a_game_has_its_source() -> None:
    """Whatever the total moves by is told, phase by phase; both sides together give the lead."""
    for seed in (1, 2, 3):
        state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=seed)
        dice = random.Random(seed)
        told: dict[str, dict[str, int]] = {}
        while not state.over:
            before = state.position.clone()
            state.play(dice.choice(list(state.legal())))
            for source, won in state.engine.points(before, state.position).items():
                for seat, count in won.items():
                    told.setdefault(source, {}).setdefault(seat, 0)
                    told[source][seat] += count
        lead = sum(won.get("france", 0) - won.get("britain", 0) for won in told.values())
        assert lead == state.scores["france"]
        assert {"awards", "demand"} <= set(told)
        figures = state.engine.figures(state.position)
        assert figures["victory-points"] == state.scores
        assert set(figures["debt"]) == {"france", "britain"}
