"""Luck at the end of a game: what chance brought each seat, against what it brings on average."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tricorne
from tricorne.kernel.course import counting
from tricorne.kernel.state import State
from tricorne.server.game_luck import luck_of
from tricorne.server.wire import Luck

SEATS = ["britain", "france", "russia"]
GAME = tricorne.game("struggle-of-empires")


def finished(seed: int, **options: object) -> State:
    state = GAME.new(SEATS, seed=seed, options=dict(options))
    dice = random.Random(seed)
    while not state.over:
        state.play(dice.choice(state.legal()))
    return state


def luck(state: State, seed: int, **options: object) -> dict[tuple[str, str], Luck]:
    opened = GAME.opened(SEATS, "", dict(options), seed)
    return {(one.what, one.seat): one for one in luck_of(opened, counting(state.last))}


def test_battle_dice_are_those_of_the_record() -> None:
    """Every roll of four dice counts once for each side that a player leads."""
    state = finished(7)
    found = luck(state, 7)
    thrown = sum(one.times for (what, _), one in found.items() if what == "battle-dice")
    assert thrown > 10
    for (what, _), one in found.items():
        if what == "battle-dice":
            assert one.expected == pytest.approx(one.times * 35 / 18)
            assert 0 <= one.brought <= 5 * one.times


def test_unrest_drawn_is_what_the_powers_have_and_gave_back() -> None:
    state = finished(8)
    found = luck(state, 8)
    view: Any = state.view(None)
    for power in view["powers"]:
        if power["player"]:
            one = found["unrest", power["id"]]
            assert one.times == power["unrest"]["gains"]
            assert one.brought >= power["unrest"]["points"]
            assert 0.5 * one.times < one.expected < 2 * one.times


@pytest.mark.parametrize(
    ("options", "chance"), [({}, 4 / 6), ({"distant-sea": "white-red", "navigation-tiles": 2}, 5 / 6)]
)
def test_voyages_are_counted_under_both_rules(options: dict[str, object], chance: float) -> None:
    state = finished(9, **options)
    found = [one for (what, _), one in luck(state, 9, **options).items() if what == "voyages"]
    assert found
    for one in found:
        assert 0 <= one.brought <= one.times
        assert one.expected == pytest.approx(chance * one.times)


def test_what_was_taken_back_does_not_count() -> None:
    state = GAME.new(SEATS, seed=3, options={"setup-duplicates": "keep"})
    state.play(state.legal()[0])
    state.undo()
    state.play(state.legal()[0])
    kinds = [entry.kind for entry in counting(state.last)]
    assert kinds.count("play") == 1 and "undo" not in kinds


def test_war_tiles_of_imperial_struggle_are_held_against_their_pool() -> None:
    """Strengths printed on the tiles; over several games what was drawn comes near what could be expected."""
    game = tricorne.game("imperial-struggle")
    brought = expected = 0.0
    times = 0
    for seed in (5, 6, 7):
        state = game.new(["britain", "france"], seed=seed)
        dice = random.Random(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
        found = luck_of(game.opened(["britain", "france"], "", {}, seed), counting(state.last))
        assert [(one.what, one.seat) for one in found] == [("war-tiles", "france"), ("war-tiles", "britain")]
        for one in found:
            assert -one.times <= one.brought <= 3 * one.times
            times, brought, expected = times + one.times, brought + one.brought, expected + one.expected
    assert times > 60
    assert abs(brought - expected) < 0.3 * times
