"""Building units (BUILD-1 to BUILD-9, POP-2, POP-3, UNREST-1)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    draws,
    france,
    gold,
    legal,
    play,
    population,
    refused,
    table,
    units,
)
from tricorne.kernel.testing import rule

ALL_ARMIES = {"german-states": Holding(army=7), "central-europe": Holding(army=7)}


@rule("BUILD-1")
@pytest.mark.parametrize("unit", ["army", "navy", "fort"])
def test_a_build_puts_a_unit_at_home_for_one_population(unit: str) -> None:
    state = table(france(population=3))
    play(state, f"build {unit}", "stay")
    assert units(state, "france", "home") == {unit: 1}
    assert population(state, "france") == 2
    assert gold(state, "france") == 10
    assert draws(state, "france") == 0


@rule("BUILD-2", "R-BUILD-3")
def test_a_new_unit_may_move_at_once_and_only_at_once() -> None:
    """The free move is asked before anything else can be done."""
    state = table(france())
    play(state, "build army")
    assert "stay" in legal(state)
    assert "BUILD-1" not in refused(state, "build army")
    play(state, "to german-states")
    assert units(state, "france", "german-states") == {"army": 1}
    assert units(state, "france", "home") == {}
    assert "to german-states" not in legal(state)


@rule("BUILD-2", "MOVE-1")
def test_the_free_move_uses_no_action() -> None:
    state = table(france())
    play(state, "build army", "to german-states", "build army", "to central-europe")
    assert state.actor != "france"


@rule("BUILD-3", "R-BUILD-1")
def test_a_new_fort_needs_an_own_navy_to_enter_a_colony() -> None:
    state = table(france(navy=1, at="africa"))
    play(state, "build fort")
    assert "MOVE-7" in refused(state, "to india")
    play(state, "to africa", sea=["success"])
    assert units(state, "france", "africa") == {"navy": 1, "fort": 1}


@rule("BUILD-3", "MOVE-9")
def test_a_new_fort_goes_to_europe_like_an_army() -> None:
    state = table(france())
    play(state, "build fort", "to ottoman-empire")
    assert units(state, "france", "ottoman-empire") == {"fort": 1}


@rule("BUILD-4", "SEA-1", "UNREST-1", "POP-3")
def test_a_free_move_that_sinks_costs_unit_population_and_unrest() -> None:
    state = table(france(navy=1, at="india", population=2))
    play(state, "build army", "to india", "lost", sea=["sink"])
    assert units(state, "france", "home") == {}
    assert units(state, "france", "india") == {"navy": 1}
    assert population(state, "france") == 1
    assert draws(state, "france") == 1


@rule("BUILD-5", "MOVE-15", "R-BUILD-1")
def test_a_fort_that_had_to_stay_may_be_moved_later() -> None:
    state = table(france(navy=1, at="india"))
    play(state, "build fort", "to india", "remain", sea=["stay"])
    assert units(state, "france", "home") == {"fort": 1}
    play(state, "move fort home")
    assert "MOVE-7" in refused(state, "to africa")
    play(state, "to india", sea=["success"])
    assert units(state, "france", "india") == {"navy": 1, "fort": 1}


@rule("BUILD-5", "R-BUILD-2")
def test_a_fort_left_at_home_by_choice_may_be_moved_later() -> None:
    state = table(france())
    play(state, "build fort", "stay", "move fort home", "to baltic-states")
    assert units(state, "france", "baltic-states") == {"fort": 1}


@rule("R-SETUP-8", "BUILD-5")
def test_a_fort_placed_at_home_in_the_set_up_may_move() -> None:
    state = table(france(fort=1, at="home"))
    play(state, "move fort home", "to mediterranean")
    assert units(state, "france", "mediterranean") == {"fort": 1}


@rule("BUILD-6", "MOVE-15")
def test_a_fort_in_a_region_never_moves_again() -> None:
    state = table(france(fort=1, army=1, at="german-states"))
    assert {"BUILD-6", "MOVE-15"} <= set(refused(state, "move fort german-states"))


@rule("BUILD-6", "MOVE-15")
def test_not_even_home() -> None:
    """A fort in a colony, with a navy beside it, is as fixed as any other."""
    state = table(france(fort=1, navy=1, at="africa"))
    assert "move navy africa" in legal(state)
    assert "BUILD-6" in refused(state, "move fort africa")


@rule("BUILD-7")
def test_nothing_is_built_without_a_piece_in_the_supply() -> None:
    state = table(france(also=ALL_ARMIES))
    assert "BUILD-7" in refused(state, "build army")
    assert "build navy" in legal(state)


@rule("BUILD-7", "SETUP-31")
def test_a_power_has_two_forts() -> None:
    state = table(france(fort=2, at="home"))
    assert "BUILD-7" in refused(state, "build fort")


@rule("BUILD-8", "UNREST-1", "R-PIECE-4")
def test_a_unit_may_be_destroyed_and_built_anew() -> None:
    """All armies are out: one in Central Europe is broken up, rebuilt at home and moves on."""
    state = table(france(also=ALL_ARMIES, population=4))
    play(state, "rebuild army central-europe")
    assert draws(state, "france") == 1
    assert population(state, "france") == 3
    assert units(state, "france", "home") == {"army": 1}
    play(state, "to german-states")
    assert units(state, "france", "central-europe") == {"army": 6}
    assert units(state, "france", "german-states") == {"army": 8}


@rule("BUILD-8", "R-PIECE-4")
def test_rebuilding_needs_no_empty_supply() -> None:
    state = table(france(fort=1, at="india"))
    play(state, "rebuild fort india", "to german-states")
    assert units(state, "france", "india") == {}
    assert units(state, "france", "german-states") == {"fort": 1}
    assert draws(state, "france") == 1


@rule("BUILD-8")
def test_only_a_unit_on_the_map_can_be_destroyed() -> None:
    state = table(france(army=1, at="german-states"))
    assert "BUILD-8" in refused(state, "rebuild navy home")
    assert "BUILD-8" in refused(state, "rebuild army india")


@rule("BUILD-9", "POP-2")
@pytest.mark.parametrize("act", ["build army", "build navy", "build fort", "rebuild army home"])
def test_a_build_needs_population(act: str) -> None:
    state = table(france(army=1, at="home", population=0))
    assert {"BUILD-9", "POP-2"} <= set(refused(state, act))


@rule("R-PIECE-3", "BUILD-7")
def test_tiles_build_nothing_without_a_piece() -> None:
    """Mercenaries, Pressgangs and Trained Native Militia cannot destroy and rebuild."""
    also = {**ALL_ARMIES, "africa": Holding(navy=8, control=1)}
    state = table(france(also=also, tiles="mercenaries pressgangs trained-native-militia"))
    for tile in ("mercenaries", "pressgangs", "trained-native-militia"):
        assert "R-PIECE-3" in refused(state, f"use {tile}")


@rule("R-PIECE-3", "TILE-MILITIA-1")
def test_militia_builds_nothing_without_an_army_in_the_supply() -> None:
    state = table(france(also=ALL_ARMIES, tiles="militia"))
    play(state, "build navy", "stay")
    assert "call-militia" not in legal(state)
    assert state.prompt.key == "turn"
