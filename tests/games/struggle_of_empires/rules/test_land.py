"""Land combat (LAND-1 to LAND-9)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    britain,
    control,
    france,
    play,
    points,
    roll,
    spain,
    strengths,
    units,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]


@rule("LAND-1")
def test_every_army_of_a_side_is_worth_one() -> None:
    state = battle(
        "german-states",
        france(army=2),
        britain(army=3, control=1),
        with_attacker=[spain(army=4)],
        with_defender=[austria(army=2)],
    )
    play(state, "attack german-states britain", "armies 3", "accept-help", "armies 1", "accept-help")
    assert strengths(state) == (5, 4)


@rule("LAND-2", "LAND-3")
def test_all_armies_of_the_principals_and_all_forts_of_the_defender_take_part() -> None:
    """Nobody asks a principal how many of his units fight."""
    state = battle("german-states", france(army=4), britain(army=2, fort=2, control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (4, 6)


@rule("LAND-3")
def test_a_fort_defends_for_two_and_never_attacks() -> None:
    state = battle("german-states", france(army=1, fort=2), britain(fort=1, control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (1, 2)


@rule("LAND-4")
def test_naval_support_is_worth_one() -> None:
    state = battle("india", france(army=1, navy=5), britain(army=1, control=1))
    play(state, "attack india britain")
    assert strengths(state) == (2, 1)


@rule("LAND-5", "TILE-ARMY-TRAINING-1", "TILE-ARMY-TRAINING-3")
@pytest.mark.parametrize(
    ("attacker", "defender", "expected"), [(1, 0, (2, 1)), (3, 1, (2, 1)), (2, 2, (1, 1)), (0, 1, (1, 2))]
)
def test_more_army_training_is_worth_one(attacker: int, defender: int, expected: tuple[int, int]) -> None:
    state = battle(
        "german-states",
        france(army=1, tiles="army-training " * attacker),
        britain(army=1, control=1, tiles="army-training " * defender),
    )
    play(state, "attack german-states britain")
    assert strengths(state) == expected


@rule("LAND-5", "TILE-ARMY-TRAINING-2", "R-LAND-1")
def test_a_defender_needs_an_army_or_a_fort_for_his_training() -> None:
    """A lone attacking tile beats an absent defender's two; a fort is presence enough."""

    def fight(fort: int, **options: object) -> tuple[int, int]:
        state = battle(
            "german-states",
            france(army=1, tiles="army-training"),
            britain(fort=fort, control=1, tiles="army-training army-training"),
            options={key.replace("_", "-"): value for key, value in options.items()},
        )
        play(state, "attack german-states britain")
        return strengths(state)

    assert fight(fort=0) == (2, 0)
    assert fight(fort=1) == (1, 3)
    assert fight(fort=0, training_comparison="owned") == (1, 0)


@rule("LAND-6", "LOCAL-14")
def test_every_local_alliance_of_the_region_is_worth_one() -> None:
    state = battle("german-states", france(army=1, alliances="bavaria saxony poland"), britain(army=1, control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (3, 1)


@rule("LAND-7")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [([4, 6, 1, 1], "france"), ([6, 4, 1, 1], "france"), ([6, 4, 5, 2], "britain"), ([3, 3, 3, 3], "britain")],
)
def test_each_side_adds_the_difference_of_its_dice(dice: list[int], winner: str) -> None:
    state = battle("german-states", france(army=1), britain(army=1, control=1))
    play(state, "attack german-states britain", dice=dice)
    assert control(state, "german-states") == {winner: 1}


@rule("LAND-8")
@pytest.mark.parametrize(("dice", "armies"), [(WIN, (2, 1)), (EVEN, (1, 1)), ([1, 1, 6, 2], (1, 2))])
def test_the_higher_total_wins_and_equal_totals_are_a_tie(dice: list[int], armies: tuple[int, int]) -> None:
    state = battle("german-states", france(army=2), britain(army=2, control=1))
    play(state, "attack german-states britain", dice=dice)
    assert (units(state, "france", "german-states")["army"], units(state, "britain", "german-states")["army"]) == armies


@rule("LAND-9")
@pytest.mark.parametrize("region", ["german-states", "central-europe"])
def test_there_is_no_naval_support_inland(region: str) -> None:
    seas = {"mediterranean": Holding(navy=1), "baltic-states": Holding(navy=1)}
    state = battle(region, france(army=1, also=seas), britain(army=1, control=1))
    play(state, f"attack {region} britain")
    assert strengths(state) == (1, 1)


@rule("R-LAND-2", "LOCAL-6")
def test_a_defender_without_units_has_no_use_of_his_alliance() -> None:
    def fight(preset: str) -> tuple[int, int]:
        state = battle("german-states", france(army=1), britain(control=1, alliances="bavaria"), preset=preset)
        play(state, "attack german-states britain")
        return strengths(state)

    assert fight("deluxe") == (1, 0)
    assert fight("original-2004") == (1, 1)


@rule("R-LAND-3", "LOCAL-6")
def test_allied_armies_are_no_units_of_the_holder() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1, alliances="bavaria"),
        with_defender=[austria(army=1)],
    )
    play(state, "attack german-states britain", "armies 1", "accept-help")
    assert strengths(state) == (1, 1)


@rule("R-LAND-4", "NEUTRAL-2")
def test_dice_are_thrown_for_a_marker_without_anybody_being_asked() -> None:
    state = battle("german-states", france(army=1), markers="ger-1")
    play(state, "attack german-states ger-1")
    assert state.actor == "chance"
    roll(state, 6, 2, 1, 1)
    assert control(state, "german-states") == {"france": 1}


@rule("R-LAND-5", "NEUTRAL-7")
def test_a_reward_is_paid_even_when_the_last_army_falls() -> None:
    state = battle("german-states", france(army=1), markers="ger-8")
    play(state, "attack german-states ger-8", dice=[6, 1, 1, 1])
    assert units(state, "france", "german-states") == {}
    assert points(state, "france") == 1
