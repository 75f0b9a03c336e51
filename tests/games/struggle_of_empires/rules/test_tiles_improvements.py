"""Improvements and immediate tiles (TILE-GOVERNMENT-REFORM, INDUSTRY, ARMY-TRAINING, BANKING, LOGISTICS,
MILITIA, NAVAL-TRAINING, NAVIGATION)."""

import pytest

from tests.games.struggle_of_empires.table import (
    austria,
    battle,
    britain,
    draws,
    france,
    gold,
    legal,
    on_display,
    play,
    points,
    population,
    refused,
    removed,
    spain,
    strengths,
    table,
    units,
    unrest,
)
from tricorne.kernel.testing import rule


@rule(
    "TILE-GOVERNMENT-REFORM-1",
    "TILE-INDUSTRY-1",
    "TILE-ARMY-TRAINING-1",
    "TILE-BANKING-1",
    "TILE-LOGISTICS-1",
    "TILE-MILITIA-1",
    "TILE-NAVAL-TRAINING-1",
)
@pytest.mark.parametrize(
    ("tile", "copies", "coins", "people"),
    [
        ("government-reform", 10, 0, 0),
        ("industry", 3, 0, 2),
        ("army-training", 6, 6, 0),
        ("banking", 2, 0, 0),
        ("logistics", 3, 0, 1),
        ("militia", 3, 4, 0),
        ("naval-training", 3, 5, 0),
    ],
)
def test_copies_and_prices(tile: str, copies: int, coins: int, people: int) -> None:
    state = table(france())
    assert on_display(state, tile) == copies
    play(state, f"claim {tile}")
    assert gold(state, "france") == 10 - coins
    assert population(state, "france") == 5 - people


@rule("TILE-GOVERNMENT-REFORM-1", "UNREST-8")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_reform_gives_back_two_points_at_once(preset: str) -> None:
    state = table(france(unrest=5), preset=preset)
    play(state, "claim government-reform")
    assert unrest(state, "france") == 3
    assert removed(state, "government-reform") == 1


@rule("R-UNREST-3", "TILE-GOVERNMENT-REFORM-1")
def test_reform_may_be_claimed_with_less_than_two_points() -> None:
    for points_before in (0, 1):
        state = table(france(unrest=points_before))
        play(state, "claim government-reform")
        assert unrest(state, "france") == 0


@rule("UNREST-8", "UNREST-9")
def test_nothing_else_lowers_unrest() -> None:
    """Every tile of the display but Government Reform leaves the five points, or adds to them."""
    tiles = [act for act in legal(table(france())) if act.startswith("claim ")]
    assert "claim government-reform" in tiles
    for act in tiles:
        if act != "claim government-reform":
            state = table(france(unrest=5, gold=50))
            play(state, act)
            assert unrest(state, "france") >= 5, act


@rule("TILE-INDUSTRY-1", "UNREST-3", "R-UNREST-4")
def test_industry_scores_three_for_two_population_and_two_unrest() -> None:
    state = table(france(population=2))
    play(state, "claim industry", unrest=[2, 0])
    assert points(state, "france") == 3
    assert population(state, "france") == 0
    assert draws(state, "france") == 2
    assert unrest(state, "france") == 2
    assert removed(state, "industry") == 1


@rule("TILE-INDUSTRY-1", "POP-2", "R-UNREST-4")
def test_industry_needs_two_population() -> None:
    assert "POP-2" in refused(table(france(population=1)), "claim industry")


@rule("UNREST-4", "TILE-INDUSTRY-3")
def test_in_2004_industry_costs_the_unrest_printed_on_it() -> None:
    state = table(france(), preset="original-2004")
    play(state, "claim industry-original")
    assert unrest(state, "france") == 2
    assert points(state, "france") == 3


@rule("TILE-INDUSTRY-2", "R-TILE-24")
def test_industry_scores_one_more_for_each_agriculture_used_or_not() -> None:
    state = table(france(tiles="improved-agriculture improved-agriculture", used="improved-agriculture"))
    play(state, "claim industry")
    assert points(state, "france") == 6


@rule("TILE-INDUSTRY-3", "VARIANT-INDUSTRY-1")
@pytest.mark.parametrize(
    ("preset", "options"), [("original-2004", {}), ("deluxe", {"industry-agriculture-bonus": False})]
)
def test_the_original_industry_scores_nothing_for_agriculture(preset: str, options: dict[str, object]) -> None:
    farm = "improved-agriculture-original" if preset == "original-2004" else "improved-agriculture"
    state = table(france(tiles=f"{farm} {farm}"), preset=preset, options=options)
    play(state, "claim industry-original")
    assert points(state, "france") == 3


@rule("TILE-ARMY-TRAINING-1")
@pytest.mark.parametrize(("attacker", "defender", "expected"), [(1, 0, (2, 1)), (1, 1, (1, 1)), (1, 2, (1, 2))])
def test_army_training_is_for_the_principal_with_more(attacker: int, defender: int, expected: tuple[int, int]) -> None:
    state = battle(
        "german-states",
        france(army=1, tiles="army-training " * attacker),
        britain(army=1, control=1, tiles="army-training " * defender),
    )
    play(state, "attack german-states britain")
    assert strengths(state) == expected


@rule("TILE-ARMY-TRAINING-2")
def test_army_training_needs_an_own_unit_in_the_combat() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1, tiles="army-training"),
        with_defender=[austria(army=1)],
    )
    play(state, "attack german-states britain", "armies 1", "accept-help")
    assert strengths(state) == (1, 1)
    state = battle("german-states", france(army=1), britain(fort=1, control=1, tiles="army-training"))
    play(state, "attack german-states britain")
    assert strengths(state) == (1, 3)


@rule("TILE-ARMY-TRAINING-3")
def test_army_training_is_worth_one_whatever_the_difference() -> None:
    state = battle("german-states", france(army=1, tiles="army-training " * 5), britain(army=1, control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (2, 1)


@rule("TILE-BANKING-1", "TAX-4")
@pytest.mark.parametrize(("tiles", "left"), [("", 1), ("banking", 0), ("banking banking", 0)])
def test_banking_taxes_three_gold_for_one_unrest(tiles: str, left: int) -> None:
    """Nothing on hand, 3 gold for Mercenaries: two taxations, or one with Banking."""
    state = table(france(gold=0, tiles=tiles))
    play(state, "claim mercenaries")
    assert draws(state, "france") == (1 if tiles else 2)
    assert gold(state, "france") == left


@rule("TILE-LOGISTICS-1")
def test_logistics_moves_one_more_unit_in_every_move_action() -> None:
    state = table(france(army=6, tiles="logistics"))
    for _ in range(2):
        play(state, "move army home", "to german-states", "move army home", "to german-states")
        assert state.prompt.key == "next-move"
        play(state, "move army home", "to german-states")
    assert units(state, "france", "german-states") == {"army": 6}
    assert state.actor != "france"


@rule("R-TILE-6")
@pytest.mark.parametrize(("stacking", "moved"), [(True, 4), (False, 3)])
def test_a_second_logistics_moves_another_unit_if_they_stack(stacking: bool, moved: int) -> None:
    state = table(france(army=6, tiles="logistics logistics"), options={"logistics-stacking": stacking})
    play(state, "move army home", "to german-states")
    while state.prompt.key == "next-move":
        play(state, "move army home", "to german-states")
    assert units(state, "france", "german-states") == {"army": moved}


@rule("TILE-MILITIA-1", "R-TILE-8")
@pytest.mark.parametrize("first", ["army", "navy", "fort"])
def test_militia_adds_an_army_at_the_end_of_a_build(first: str) -> None:
    """Any first unit; the extra one is an army with a free move of its own, for 1 population."""
    state = table(france(population=3, tiles="militia"))
    play(state, f"build {first}", "stay", "call-militia", "to german-states")
    assert units(state, "france", "home") == {first: 1}
    assert units(state, "france", "german-states") == {"army": 1}
    assert population(state, "france") == 1
    assert state.prompt.key == "turn"


@rule("TILE-MILITIA-1")
def test_militia_is_optional_and_serves_in_every_build() -> None:
    state = table(france(tiles="militia"))
    play(state, "build army", "stay", "no-militia", "build army", "stay", "call-militia", "stay")
    assert units(state, "france", "home") == {"army": 3}
    assert state.actor != "france"


@rule("R-TILE-8", "POP-2")
def test_militia_needs_population_after_the_first_unit_was_paid() -> None:
    state = table(france(population=1, tiles="militia"))
    play(state, "build army", "stay")
    assert state.prompt.key == "turn"
    assert units(state, "france", "home") == {"army": 1}


@rule("R-TILE-7")
@pytest.mark.parametrize(("stacking", "built"), [(True, 3), (False, 2)])
def test_a_second_militia_adds_another_army_if_they_stack(stacking: bool, built: int) -> None:
    state = table(france(tiles="militia militia"), options={"militia-stacking": stacking})
    play(state, "build army", "stay")
    while state.prompt.key == "militia":
        play(state, "call-militia", "stay")
    assert units(state, "france", "home") == {"army": built}
    assert population(state, "france") == 5 - built


@rule("R-TILE-9", "BUILD-8")
def test_militia_follows_a_rebuild_too() -> None:
    state = table(france(army=1, at="german-states", tiles="militia"))
    play(state, "rebuild army german-states", "stay", "call-militia", "stay")
    assert units(state, "france", "home") == {"army": 2}


@rule("TILE-MILITIA-2")
@pytest.mark.parametrize("tile", ["mercenaries", "pressgangs", "trained-native-militia"])
def test_militia_does_not_follow_the_levies(tile: str) -> None:
    state = table(france(control=1, at="africa", tiles=f"militia {tile}"))
    play(state, f"use {tile}", *(["in africa"] if tile == "trained-native-militia" else []), "stay")
    assert state.prompt.key == "turn"
    refused(state, "call-militia")


@rule("TILE-NAVAL-TRAINING-1")
def test_naval_training_is_for_the_principal_with_more() -> None:
    state = battle(
        "india", france(navy=1, tiles="naval-training naval-training"), britain(navy=1, tiles="naval-training")
    )
    play(state, "attack india britain", "fight", "fight")
    assert strengths(state) == (2, 1)


@rule("TILE-NAVAL-TRAINING-2")
def test_in_2004_there_are_two_naval_training_tiles_with_the_same_effect() -> None:
    state = battle("india", france(navy=1, tiles="naval-training"), britain(navy=1), preset="original-2004")
    assert on_display(state, "naval-training") == 1
    play(state, "attack india britain", "fight", "fight")
    assert strengths(state) == (2, 1)


@rule("TILE-NAVAL-TRAINING-3")
def test_naval_training_needs_an_own_navy_in_the_combat() -> None:
    state = battle(
        "india",
        france(navy=1),
        britain(control=1, tiles="naval-training"),
        with_defender=[spain(navy=1)],
    )
    play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 1)


@rule("TILE-NAVIGATION-1")
def test_navigation_has_two_copies_with_the_white_and_red_dice() -> None:
    assert on_display(table(france(), options={"distant-sea": "white-red"}), "navigation") == 2
    assert on_display(table(france(), preset="original-2004"), "navigation") == 2
    assert on_display(table(france()), "navigation") == 0
