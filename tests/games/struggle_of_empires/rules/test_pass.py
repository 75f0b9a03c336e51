"""Passing (PASS-1 to PASS-4)."""

import pytest

from tests.games.struggle_of_empires.table import (
    battle,
    britain,
    france,
    legal,
    pass_on,
    play,
    spain,
    table,
    unrest,
)
from tricorne.kernel.testing import rule

DEFEAT = [1, 1, 6, 2]


@rule("PASS-1")
def test_who_passed_acts_normally_in_later_rounds() -> None:
    state = table(france())
    play(state, "pass", "pass")
    pass_on(state, until="france")
    assert state.actor == "france"
    assert "build army" in legal(state)


@rule("PASS-2", "UNREST-8")
@pytest.mark.parametrize("other", ["build army", "ally poland", "pass"])
def test_a_pass_without_attack_may_give_back_one_point(other: str) -> None:
    state = table(france(unrest=3))
    play(state, "pass", other, *(["stay"] if other == "build army" else []))
    assert state.prompt.key == "relief"
    play(state, "france: return-unrest")
    assert unrest(state, "france") == 2
    assert state.actor != "france"


@rule("PASS-2")
def test_a_pass_after_an_attack_gives_nothing_back() -> None:
    for order in (["pass", "attack german-states britain"], ["attack german-states britain", "pass"]):
        state = battle("german-states", france(army=3, unrest=3), britain(control=1))
        play(state, *order, dice=[6, 2, 1, 1])
        assert state.actor != "france"
        assert unrest(state, "france") == 3


@rule("PASS-2")
def test_without_a_pass_nothing_is_given_back() -> None:
    state = table(france(unrest=3))
    play(state, "build army", "stay", "build army", "stay")
    assert state.actor != "france"
    assert unrest(state, "france") == 3


@rule("PASS-3")
def test_two_passes_give_back_one_point() -> None:
    state = table(france(unrest=3))
    play(state, "pass", "pass", "return-unrest")
    assert unrest(state, "france") == 2
    assert state.actor != "france"


@rule("PASS-4", "VARIANT-PASS-1")
@pytest.mark.parametrize(("preset", "options"), [("original-2004", {}), ("deluxe", {"pass-relief": False})])
def test_passing_may_have_no_benefit(preset: str, options: dict[str, object]) -> None:
    state = table(france(unrest=3), preset=preset, options=options)
    play(state, "pass", "pass")
    assert state.actor != "france"
    assert unrest(state, "france") == 3


@rule("R-PASS-1", "PASS-2", "R-TILE-10")
def test_an_attack_by_war_office_blocks_the_relief() -> None:
    state = battle("german-states", france(army=3, unrest=3, tiles="war-office"), britain(control=1))
    play(state, "pass", "use war-office", "attack german-states britain", "pass", dice=[6, 2, 1, 1])
    assert state.actor != "france"
    assert unrest(state, "france") == 3


@rule("R-PASS-2")
def test_a_covert_token_is_no_attack_by_the_player() -> None:
    state = table(france(unrest=3), spain(control=1, at="india"))
    play(state, "incite pirates india spain", "pass", dice=DEFEAT)
    assert state.prompt.key == "relief"


@rule("R-PASS-3")
def test_the_point_is_returned_at_the_end_of_the_turn_and_may_be_kept() -> None:
    """A free action still comes between the pass and the relief."""
    state = table(france(unrest=3, tiles="gold-mines"))
    play(state, "pass", "pass")
    assert state.prompt.key == "free-actions"
    play(state, "use gold-mines")
    assert state.prompt.key == "relief"
    play(state, "keep-unrest")
    assert unrest(state, "france") == 3
