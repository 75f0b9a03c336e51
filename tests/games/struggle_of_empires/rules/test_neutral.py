"""Attacks on neutral markers (NEUTRAL-1 to NEUTRAL-10, MARKER-2, 3, 13, 14)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    marker,
    pass_on,
    play,
    points,
    prussia,
    refused,
    spain,
    strengths,
    table,
    units,
    war,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]


@rule("NEUTRAL-1", "MARKER-2")
def test_only_markers_with_a_strength_can_be_attacked() -> None:
    """Of three markers in the Caribbean one is fought, one colonized, one won by commerce."""
    attacker = france(army=1, navy=1, also={"africa": Holding(navy=1)})
    state = battle("caribbean", attacker, markers="car-2 car-5 car-1")
    assert "attack caribbean car-2" in legal(state)
    for peaceful in ("car-1", "car-5"):
        assert "NEUTRAL-1" in refused(state, f"attack caribbean {peaceful}")
    assert "colonize car-5" in legal(state)
    assert "commerce car-1" in legal(state)
    assert "MARKER-2" in refused(state, "colonize car-1")
    assert "MARKER-2" in refused(state, "commerce car-5")


@rule("NEUTRAL-2")
@pytest.mark.parametrize(("id", "strength"), [("cen-1", 1), ("cen-2", 2), ("cen-4", 3), ("cen-7", 4)])
def test_a_marker_has_its_printed_strength_plus_dice(id: str, strength: int) -> None:
    state = battle("central-europe", france(army=1), markers=id)
    play(state, f"attack central-europe {id}")
    assert strengths(state) == (1, strength)
    play(state, dice=[1, 1, 5, 3])
    assert marker(state, id) == "map"


@rule("NEUTRAL-3")
def test_a_navy_gives_support_without_naval_combat() -> None:
    """Britain's fleet there does not interfere."""
    state = battle("india", france(army=1, navy=1), britain(navy=5, control=1), markers="ind-1")
    play(state, "attack india ind-1")
    assert strengths(state) == (2, 2)


@rule("NEUTRAL-3", "R-NEUTRAL-1")
def test_an_allied_navy_supports_in_the_deluxe_rules_only() -> None:
    def fight(preset: str) -> tuple[int, int]:
        state = battle("india", france(army=1), with_attacker=[spain(navy=1)], markers="ind-1", preset=preset)
        play(state, "attack india ind-1", "navies 1", "accept-help")
        return strengths(state)

    assert fight("deluxe") == (2, 2)
    assert fight("original-2004") == (1, 2)


@rule("R-NEUTRAL-2", "BOARD-5")
def test_a_mediterranean_navy_supports_in_the_ottoman_empire() -> None:
    state = battle("ottoman-empire", france(army=1, also={"mediterranean": Holding(navy=1)}), markers="ott-1")
    play(state, "attack ottoman-empire ott-1")
    assert strengths(state) == (2, 2)


@rule("NEUTRAL-4", "ALLY-7")
def test_a_marker_has_no_allies() -> None:
    state = battle("india", france(army=1), britain(army=3, navy=3), with_defender=[austria(army=2)], markers="ind-1")
    play(state, "attack india ind-1")
    assert strengths(state) == (1, 2)


@rule("NEUTRAL-5", "NONPLAYER-11")
def test_nonplayers_do_not_join_against_a_marker() -> None:
    state = battle(
        "india",
        france(army=1),
        with_attacker=[prussia(army=1)],
        with_defender=[austria(army=1)],
        markers="ind-1",
        seats="france britain spain russia",
    )
    play(state, "attack india ind-1")
    assert strengths(state) == (1, 2)


@rule("NEUTRAL-6")
def test_any_army_training_beats_the_marker() -> None:
    state = battle("india", france(army=1, tiles="army-training"), markers="ind-1")
    play(state, "attack india ind-1")
    assert strengths(state) == (2, 2)


@rule("NEUTRAL-7", "MARKER-3", "MARKER-14")
@pytest.mark.parametrize(("id", "coins", "score"), [("ger-1", 0, 0), ("ger-3", 3, 0), ("ger-8", 0, 1)])
def test_a_win_replaces_the_marker_and_pays_its_reward_at_once(id: str, coins: int, score: int) -> None:
    state = battle("german-states", france(army=5), markers=id)
    play(state, f"attack german-states {id}", dice=WIN)
    assert control(state, "german-states") == {"france": 1}
    assert marker(state, id) == "display"
    assert gold(state, "france") == 8 + coins
    assert points(state, "france") == score


@rule("NEUTRAL-8")
@pytest.mark.parametrize("dice", [EVEN, [1, 1, 3, 1]])
def test_a_tie_or_a_defeat_costs_one_unit_and_the_marker_stays(dice: list[int]) -> None:
    state = battle("german-states", france(army=2), markers="ger-3")
    play(state, "attack german-states ger-3", dice=dice)
    assert units(state, "france", "german-states") == {"army": 1}
    assert draws(state, "france") == 1
    assert marker(state, "ger-3") == "map"
    assert control(state, "german-states") == {}
    assert gold(state, "france") == 8


@rule("NEUTRAL-9")
def test_the_attackers_seven_costs_a_unit() -> None:
    state = battle("german-states", france(army=2), markers="ger-1")
    play(state, "attack german-states ger-1", dice=[6, 1, 1, 1])
    assert units(state, "france", "german-states") == {"army": 1}
    assert control(state, "german-states") == {"france": 1}


@rule("NEUTRAL-9")
def test_a_seven_of_the_marker_has_no_effect() -> None:
    state = battle("german-states", france(army=2), markers="ger-1")
    play(state, "attack german-states ger-1", dice=[2, 1, 4, 3])
    assert units(state, "france", "german-states") == {"army": 1}
    assert sum(draws(state, power) for power in state.seats) == 1


@rule("NEUTRAL-10")
def test_capturing_from_a_power_pays_no_reward() -> None:
    """The region's markers once carried rewards; taking a control marker there pays none."""
    state = battle("german-states", france(army=2), britain(control=1))
    play(state, "attack german-states britain", dice=WIN)
    assert gold(state, "france") == 8
    assert points(state, "france") == 0


@rule("NEUTRAL-10", "COLONIZE-1")
def test_settling_pays_no_reward() -> None:
    state = table(france(), markers="nam-1")
    play(state, "colonize nam-1")
    assert gold(state, "france") == 10
    assert points(state, "france") == 0


@rule("MARKER-13", "ENDWAR-6")
def test_a_marker_of_an_earlier_war_stays_on_the_map() -> None:
    """War I ends without anybody fighting for it; before the new markers of War II are drawn it is still there."""
    state = table(france(army=1, at="german-states"), markers="ger-1", round=5)
    pass_on(state)
    assert war(state) == 2
    assert state.actor == "chance"
    assert marker(state, "ger-1") == "map"
