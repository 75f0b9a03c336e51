"""The naval step and naval combat (NAVAL-1 to NAVAL-17)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    britain,
    draws,
    france,
    legal,
    play,
    prussia,
    refused,
    roll,
    russia,
    spain,
    strengths,
    units,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
SHIP_REGIONS = [
    "north-america",
    "caribbean",
    "south-america",
    "africa",
    "india",
    "east-indies",
    "baltic-states",
    "mediterranean",
    "ottoman-empire",
]


@rule("NAVAL-1")
@pytest.mark.parametrize("region", SHIP_REGIONS)
def test_the_naval_step_applies_where_navies_serve(region: str) -> None:
    state = battle(region, france(army=1, navy=1), britain(army=1, navy=1, control=1))
    play(state, f"attack {region} britain")
    assert state.prompt.key == "fight-at-sea"


@rule("NAVAL-1", "LAND-9")
@pytest.mark.parametrize("region", ["german-states", "central-europe"])
def test_there_is_no_naval_step_inland(region: str) -> None:
    seas = {"mediterranean": Holding(navy=2), "baltic-states": Holding(navy=2)}
    state = battle(region, france(army=1, also=seas), britain(army=1, control=1))
    play(state, f"attack {region} britain")
    assert strengths(state) == (1, 1)


@rule("NAVAL-1", "BOARD-5")
def test_the_baltic_does_not_serve_the_ottoman_empire() -> None:
    state = battle("ottoman-empire", france(army=1, also={"baltic-states": Holding(navy=2)}), britain(control=1))
    play(state, "attack ottoman-empire britain")
    assert strengths(state) == (1, 0)


@rule("NAVAL-2", "NAVAL-10")
def test_navies_that_allies_commit_make_naval_combat() -> None:
    state = battle(
        "india",
        france(army=1),
        britain(control=1),
        with_attacker=[spain(navy=1)],
        with_defender=[austria(navy=2)],
    )
    play(state, "attack india britain", "navies 1", "accept-help", "navies 2", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 2)


@rule("NAVAL-2", "NAVAL-6")
def test_navies_that_are_not_committed_count_for_nobody() -> None:
    state = battle("india", france(army=1, navy=1), britain(control=1), with_defender=[austria(navy=5)])
    play(state, "attack india britain", "austria: navies 0")
    assert strengths(state) == (2, 0)


@rule("NAVAL-3")
def test_a_local_alliance_alone_is_no_navy() -> None:
    state = battle("baltic-states", france(army=1, navy=1), britain(army=1, control=1, alliances="denmark"))
    play(state, "attack baltic-states britain")
    assert strengths(state) == (2, 2)


@rule("NAVAL-4", "VARIANT-FLEET-1", "NAVAL-6")
def test_with_own_fleet_an_ally_is_not_enough_for_the_attacker() -> None:
    """The defender's navy then gives support without a fight; with no navies there is none."""
    own = {"naval-combat-fleet": "attacker-own"}
    helper = spain(navy=3)
    state = battle("india", france(army=1), britain(navy=1, control=1), with_attacker=[helper], options=own)
    play(state, "attack india britain", "navies 3", "accept-help")
    assert strengths(state) == (1, 1)
    state = battle("india", france(army=1), britain(control=1), with_attacker=[spain(navy=3)], options=own)
    play(state, "attack india britain", "navies 3", "accept-help")
    assert strengths(state) == (1, 0)


@rule("VARIANT-FLEET-1", "NAVAL-4", "NAVAL-10")
def test_with_own_fleet_the_attackers_own_navy_brings_his_allies() -> None:
    own = {"naval-combat-fleet": "attacker-own"}
    state = battle(
        "india", france(army=1, navy=1), britain(navy=1, control=1), with_attacker=[spain(navy=3)], options=own
    )
    play(state, "attack india britain", "navies 3", "accept-help", "fight", "fight")
    assert strengths(state) == (4, 1)


@rule("R-SETTLED-4")
def test_own_fleet_limits_the_attacker_only() -> None:
    own = {"naval-combat-fleet": "attacker-own"}
    state = battle("india", france(army=1, navy=1), britain(control=1), with_defender=[austria(navy=1)], options=own)
    play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 1)


@rule("NAVAL-5", "NAVAL-6", "R-NAVAL-2")
def test_in_2004_both_principals_need_an_own_navy() -> None:
    state = battle(
        "india",
        france(army=1, navy=1),
        britain(control=1),
        with_defender=[austria(navy=2)],
        preset="original-2004",
    )
    play(state, "attack india britain", "navies 2", "accept-help")
    assert strengths(state) == (2, 0)


@rule("NAVAL-5", "NAVAL-7")
def test_in_2004_allied_navies_alone_give_no_support() -> None:
    state = battle("india", france(army=1), britain(control=1), with_attacker=[spain(navy=2)], preset="original-2004")
    play(state, "attack india britain", "navies 2", "accept-help")
    assert strengths(state) == (1, 0)


@rule("NAVAL-6", "NAVAL-16", "R-NAVAL-2")
@pytest.mark.parametrize(("attacking", "defending", "expected"), [(1, 0, (2, 1)), (0, 1, (1, 2)), (0, 0, (1, 1))])
def test_navies_of_one_side_give_support_without_combat(
    attacking: int, defending: int, expected: tuple[int, int]
) -> None:
    state = battle("india", france(army=1, navy=attacking), britain(army=1, navy=defending, control=1))
    play(state, "attack india britain")
    assert strengths(state) == expected


@rule("NAVAL-7")
def test_without_navies_nobody_has_support() -> None:
    state = battle("india", france(army=2), britain(army=1, control=1))
    play(state, "attack india britain")
    assert strengths(state) == (2, 1)


@rule("NAVAL-8")
def test_an_attacker_who_declines_leaves_support_to_the_defender() -> None:
    state = battle("india", france(army=1, navy=4), britain(army=1, navy=1, control=1))
    play(state, "attack india britain", "france: decline")
    assert strengths(state) == (1, 2)


@rule("NAVAL-9", "R-LOSS-11")
def test_a_defender_who_declines_leaves_support_to_the_attacker() -> None:
    state = battle("india", france(army=1, navy=1), britain(army=1, navy=4, control=1), with_defender=[austria(navy=1)])
    play(state, "attack india britain", "navies 1", "accept-help", "france: fight", "britain: decline")
    assert strengths(state) == (2, 1)
    roll(state, 3, 4, 3, 4)
    assert units(state, "britain", "india") == {"navy": 4}
    assert units(state, "austria", "india") == {"navy": 1}


@rule("NAVAL-8", "R-NAVAL-3")
def test_the_principal_decides_for_the_whole_side() -> None:
    """France has no navy itself and still speaks for Spain's."""
    state = battle("india", france(army=1), britain(navy=1, control=1), with_attacker=[spain(navy=3)])
    play(state, "attack india britain", "navies 3", "accept-help")
    assert state.actor == "france"
    play(state, "decline")
    assert strengths(state) == (1, 1)


@rule("NAVAL-10", "NAVAL-11")
def test_all_navies_of_a_side_fight_for_one_each() -> None:
    state = battle(
        "mediterranean",
        france(navy=3),
        britain(navy=2),
        with_attacker=[spain(navy=2)],
        with_defender=[austria(navy=1)],
    )
    play(state, "attack mediterranean britain", "navies 1", "accept-help", "navies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (4, 3)


@rule("NAVAL-12", "TILE-NAVAL-TRAINING-1")
@pytest.mark.parametrize(
    ("attacker", "defender", "expected"), [(1, 0, (2, 1)), (2, 1, (2, 1)), (1, 1, (1, 1)), (0, 2, (1, 2))]
)
def test_more_naval_training_is_worth_one(attacker: int, defender: int, expected: tuple[int, int]) -> None:
    state = battle(
        "india",
        france(navy=1, tiles="naval-training " * attacker),
        britain(navy=1, tiles="naval-training " * defender),
    )
    play(state, "attack india britain", "fight", "fight")
    assert strengths(state) == expected


@rule("NAVAL-12", "TILE-NAVAL-TRAINING-3")
def test_naval_training_needs_an_own_navy_in_the_combat() -> None:
    state = battle(
        "india",
        france(army=1, tiles="naval-training"),
        britain(navy=1, control=1),
        with_attacker=[spain(navy=1)],
    )
    play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 1)


@rule("R-LAND-1", "NAVAL-12")
def test_training_that_cannot_be_applied_counts_as_none() -> None:
    """Deluxe compares what both sides can apply; 2004 compares what they own."""

    def fight(**options: object) -> tuple[int, int]:
        state = battle(
            "india",
            france(army=1, navy=1, tiles="naval-training"),
            britain(control=1, tiles="naval-training naval-training"),
            with_defender=[austria(navy=1)],
            options={key.replace("_", "-"): value for key, value in options.items()},
        )
        play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight")
        return strengths(state)

    assert fight() == (2, 1)
    assert fight(training_comparison="owned") == (1, 1)


@rule("NAVAL-13", "LOCAL-5", "LAND-6")
def test_an_alliance_used_at_sea_is_spent_for_the_land_combat() -> None:
    state = battle("baltic-states", france(army=1, navy=1, alliances="denmark"), britain(army=1, navy=1, control=1))
    play(state, "attack baltic-states britain", "fight", "fight", "france: spend denmark")
    assert strengths(state) == (2, 1)
    roll(state, 1, 1, 2, 1)
    assert strengths(state) == (1, 1)


@rule("NAVAL-13", "LAND-6")
def test_an_alliance_kept_back_at_sea_serves_on_land() -> None:
    state = battle("baltic-states", france(army=1, navy=1, alliances="denmark"), britain(army=1, navy=1, control=1))
    play(state, "attack baltic-states britain", "fight", "fight", "france: no-more")
    assert strengths(state) == (1, 1)
    roll(state, *EVEN)
    assert strengths(state) == (2, 1)


@rule("NAVAL-13", "R-LOCAL-3")
def test_an_alliance_without_the_naval_symbol_is_not_asked_at_sea() -> None:
    state = battle("india", france(army=1, navy=1, alliances="marathas portugal"), britain(navy=1, control=1))
    play(state, "attack india britain", "fight", "fight")
    assert legal(state) == ["spend portugal", "no-more"]
    assert "R-LOCAL-3" in refused(state, "spend marathas")


@rule("NAVAL-14")
@pytest.mark.parametrize(
    ("dice", "navies"), [([6, 4, 1, 1], 0), ([4, 6, 1, 1], 0), ([6, 4, 4, 1], 1), ([6, 4, 6, 4], 0)]
)
def test_each_side_adds_the_difference_of_its_dice(dice: list[int], navies: int) -> None:
    """One navy each: 3 against 1 wins, 3 against 4 loses, 3 against 3 ties."""
    state = battle("india", france(navy=1), britain(navy=1))
    play(state, "attack india britain", "fight", "fight", dice=dice)
    assert units(state, "britain", "india").get("navy", 0) == navies


@rule("NAVAL-15", "NAVAL-16")
@pytest.mark.parametrize(("dice", "expected"), [(WIN, (2, 1)), (DEFEAT, (1, 2)), (EVEN, (1, 1))])
def test_the_winner_at_sea_has_support_and_a_tie_gives_none(dice: list[int], expected: tuple[int, int]) -> None:
    state = battle("india", france(army=1, navy=1), britain(army=1, navy=1, control=1))
    play(state, "attack india britain", "fight", "fight", dice=dice)
    assert strengths(state) == expected


@rule("NAVAL-16")
def test_support_ends_with_the_attack() -> None:
    """Russia wins at sea, then attacks another power by land in Central Europe without any support."""
    attacker = russia(army=1, navy=2, also={"central-europe": Holding(army=1)})
    state = battle(
        "baltic-states", attacker, britain(navy=1, control=1), with_defender=[prussia(at="central-europe", control=1)]
    )
    play(state, "attack baltic-states britain", "fight", "fight", dice=[*WIN, *WIN])
    play(state, "attack central-europe prussia")
    assert strengths(state) == (1, 0)


@rule("NAVAL-17", "R-LOSS-4")
def test_naval_losses_fall_before_land_combat_and_on_navies_alone() -> None:
    state = battle("india", france(army=2, navy=1), britain(army=2, navy=1, control=1))
    play(state, "attack india britain", "fight", "fight", dice=EVEN)
    assert state.actor == "chance"
    assert units(state, "france", "india") == units(state, "britain", "india") == {"army": 2}
    assert draws(state, "france") == draws(state, "britain") == 1


@rule("R-NAVAL-4")
def test_at_sea_for_the_ottoman_empire_its_own_alliance_counts() -> None:
    state = battle(
        "ottoman-empire",
        russia(army=1, also={"mediterranean": Holding(navy=1)}, alliances="savoy ottoman"),
        britain(control=1, also={"mediterranean": Holding(navy=1)}),
    )
    play(state, "attack ottoman-empire britain", "fight", "fight")
    assert legal(state) == ["spend ottoman", "no-more"]
    assert "R-NAVAL-4" in refused(state, "spend savoy")
    play(state, "spend ottoman")
    assert strengths(state) == (2, 1)


@rule("R-NAVAL-5", "LOCAL-7")
def test_each_principal_declares_his_alliances_at_sea_before_the_dice() -> None:
    state = battle(
        "south-america",
        france(navy=1, army=1, alliances="portugal"),
        britain(navy=1, control=1, alliances="denmark"),
    )
    play(state, "attack south-america britain", "fight", "fight", "france: spend portugal")
    assert strengths(state) == (2, 1)
    state = battle("baltic-states", france(navy=1), britain(navy=1, control=1, alliances="denmark"))
    play(state, "attack baltic-states britain", "fight", "fight", "britain: spend denmark")
    assert strengths(state) == (1, 2)


@rule("R-NAVAL-6", "LOCAL-6", "R-SETTLED-7")
def test_an_alliance_needs_an_own_navy_at_sea() -> None:
    def fight(needs_unit: bool) -> str:
        state = battle(
            "india",
            france(army=1, alliances="portugal"),
            britain(navy=1, control=1),
            with_attacker=[spain(navy=1)],
            options={"local-alliance-needs-unit": needs_unit},
        )
        play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight")
        return state.prompt.key

    assert fight(True) == "chance"
    assert fight(False) == "alliances-at-sea"
