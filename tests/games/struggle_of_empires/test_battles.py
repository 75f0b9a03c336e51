"""Battles stay readable after the last die: dice, sums, losses and winner, read from the record."""

from __future__ import annotations

import tricorne

GAME = tricorne.game("struggle-of-empires")
LAY = [
    "red: prussia",
    "blue: austria",
    "turn: prussia",
    "prussia: gold 9, population 9, army german-states 3, navy north-america, army north-america, tile reserves",
    "austria: gold 9, population 9, army german-states 2, fort german-states, control german-states 2",
    "neutral: nam-1",
]


def begun(*script: int) -> tricorne.State:
    return GAME.from_words({"seats": ["prussia", "austria"], "lay": LAY, "script": list(script)})


def test_what_reserves_throw_again_counts_and_a_chosen_loss_is_told() -> None:
    state = begun(1, 1, 2, 2)
    state.play("attack german-states austria")
    assert [one["winner"] for one in tricorne.battles(state)] == [None], "the dice lie, and nobody has won yet"
    state.play("reserves")
    state.feed([6, 2, 2, 2])
    assert state.actor == "austria"
    state.play("lose fort")
    (found,) = tricorne.battles(state)
    assert (found["number"], found["kind"], found["place"], found["winner"]) == (1, "land", "german-states", "prussia")
    assert found["sides"] == [
        {"side": "prussia", "dice": [6, 2], "difference": 4, "strength": 3, "total": 7},
        {"side": "austria", "dice": [2, 2], "difference": 0, "strength": 4, "total": 4},
    ]
    lost = {"power": "austria", "region": "german-states", "unit": "fort"}
    assert lost in found["losses"]  # type: ignore[operator]


def test_what_comes_later_is_no_part_of_a_battle() -> None:
    """A control marker that is won in peace does not belong to the battle before it."""
    state = begun(5, 1, 2, 2)
    state.play("attack german-states austria")
    state.play("no-reserves")
    state.play("lose army")
    before = tricorne.battles(state)
    while state.actor == "chance":  # unrest
        state.feed([state.outcomes()[0][0]])
    state.play("colonize nam-1")
    assert tricorne.battles(state) == before and len(before) == 1


def test_a_seat_reads_no_more_than_anybody() -> None:
    state = begun(5, 1, 2, 2)
    state.play("attack german-states austria")
    assert tricorne.battles(state, "austria") == tricorne.battles(state)
