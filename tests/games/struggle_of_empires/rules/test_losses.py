"""Losses (LOSS-1 to LOSS-18)."""

import pytest

from tests.games.struggle_of_empires.table import (
    alliances,
    austria,
    battle,
    britain,
    control,
    draws,
    france,
    legal,
    play,
    prussia,
    refused,
    russia,
    spain,
    strengths,
    units,
    unrest,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
ATTACK = "attack german-states britain"


@rule("LOSS-1", "LOSS-12")
@pytest.mark.parametrize(("dice", "french", "british"), [(WIN, 3, 2), (DEFEAT, 2, 3)])
def test_the_losing_side_loses_one_unit(dice: list[int], french: int, british: int) -> None:
    state = battle("german-states", france(army=3), britain(army=3, control=1))
    play(state, ATTACK, dice=dice)
    assert units(state, "france", "german-states") == {"army": french}
    assert units(state, "britain", "german-states") == {"army": british}
    assert (draws(state, "france"), draws(state, "britain")) == (3 - french, 3 - british)


@rule("LOSS-2")
def test_in_a_tie_each_side_loses_one_unit() -> None:
    state = battle("german-states", france(army=2), britain(army=2, control=1))
    play(state, ATTACK, dice=EVEN)
    assert units(state, "france", "german-states") == units(state, "britain", "german-states") == {"army": 1}


@rule("LOSS-3", "R-LOSS-3")
@pytest.mark.parametrize("dice", [[6, 1, 1, 1], [1, 6, 1, 1]])
def test_a_winner_who_rolls_seven_loses_a_unit(dice: list[int]) -> None:
    state = battle("german-states", france(army=2), britain(army=1, control=1))
    play(state, ATTACK, dice=dice)
    assert units(state, "france", "german-states") == {"army": 1}
    assert control(state, "german-states") == {"france": 1}


@rule("LOSS-3", "R-LOSS-2")
def test_a_loser_and_a_tied_side_who_roll_seven_lose_two() -> None:
    state = battle("german-states", france(army=3), britain(army=5, control=1))
    play(state, ATTACK, dice=[4, 3, 1, 1])
    assert units(state, "france", "german-states") == {"army": 1}
    state = battle("german-states", france(army=3), britain(army=3, control=1))
    play(state, ATTACK, dice=[4, 3, 4, 3])
    assert units(state, "france", "german-states") == units(state, "britain", "german-states") == {"army": 1}


@rule("LOSS-4")
def test_an_attack_costs_at_most_eight_units() -> None:
    """Both combats are tied and all four rolls are sevens: two units for each side and combat."""
    state = battle("india", france(army=4, navy=4), britain(army=4, navy=4, control=1))
    play(state, "attack india britain", "fight", "fight", dice=[4, 3, 4, 3, 5, 2, 2, 5])
    assert units(state, "france", "india") == units(state, "britain", "india") == {"army": 2, "navy": 2}
    assert draws(state, "france") + draws(state, "britain") == 8


@rule("LOSS-5")
def test_the_first_loss_is_the_principals() -> None:
    state = battle("german-states", france(army=1), britain(army=9, control=1), with_attacker=[spain(army=3)])
    play(state, ATTACK, "armies 3", "accept-help", dice=DEFEAT)
    assert units(state, "france", "german-states") == {}
    assert units(state, "spain", "german-states") == {"army": 3}
    assert (draws(state, "france"), draws(state, "spain")) == (1, 0)


@rule("LOSS-6", "R-LOSS-2")
def test_the_second_loss_falls_on_an_ally() -> None:
    """France has armies left; Spain pays for the seven all the same."""
    state = battle("german-states", france(army=3), britain(army=9, control=1), with_attacker=[spain(army=1)])
    play(state, ATTACK, "armies 1", "accept-help", dice=[3, 4, 1, 1])
    assert units(state, "france", "german-states") == {"army": 2}
    assert units(state, "spain", "german-states") == {}


@rule("LOSS-6")
def test_the_second_loss_falls_on_the_principal_if_an_ally_took_the_first() -> None:
    """A fort is safe from the tie, so Austria pays for it; the seven costs the fort, not Austria."""
    state = battle("german-states", france(army=4), britain(fort=1, control=1), with_defender=[austria(army=2)])
    play(state, ATTACK, "armies 2", "accept-help", dice=[2, 1, 4, 3])
    assert units(state, "austria", "german-states") == {"army": 1}
    assert units(state, "britain", "german-states") == {}
    assert (draws(state, "britain"), draws(state, "austria")) == (1, 1)


@rule("LOSS-6")
def test_the_second_loss_falls_on_the_other_group_if_one_has_nothing_left() -> None:
    state = battle("german-states", france(army=3), britain(army=9, control=1))
    play(state, ATTACK, dice=[3, 4, 1, 1])
    assert units(state, "france", "german-states") == {"army": 1}


@rule("LOSS-7", "R-LOSS-8")
def test_without_own_units_all_losses_fall_on_allies() -> None:
    """The principal may name the same ally twice."""
    state = battle(
        "german-states",
        france(army=2),
        britain(control=1),
        with_defender=[austria(army=2), russia(army=2)],
    )
    play(state, ATTACK, "armies 2", "accept-help", "armies 1", "accept-help")
    play(state, "britain: lose-ally austria", "britain: lose-ally austria", dice=[6, 2, 4, 3])
    assert units(state, "austria", "german-states") == {}
    assert units(state, "russia", "german-states") == {"army": 2}
    assert draws(state, "austria") == 2


@rule("LOSS-8")
def test_the_principal_chooses_which_ally_loses() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(army=9, control=1),
        with_attacker=[spain(army=1), prussia(army=1), austria(army=1)],
    )
    play(state, ATTACK, "armies 1", "accept-help", "armies 1", "accept-help", "armies 0", dice=[3, 4, 1, 1])
    assert state.actor == "france"
    assert legal(state) == ["lose-ally spain", "lose-ally prussia"]
    assert "LOSS-8" in refused(state, "lose-ally austria")
    play(state, "lose-ally prussia")
    assert units(state, "prussia", "german-states") == {}
    assert units(state, "spain", "german-states") == {"army": 1}


@rule("LOSS-8")
def test_an_option_lets_the_active_player_choose_for_both_sides() -> None:
    state = battle(
        "german-states",
        france(army=2),
        britain(control=1),
        with_defender=[austria(army=1), russia(army=1)],
        options={"ally-loss-choice": "active-player"},
    )
    play(state, ATTACK, "armies 1", "accept-help", "armies 1", "accept-help", "france: lose-ally russia", dice=WIN)
    assert units(state, "russia", "german-states") == {}


@rule("LOSS-9", "R-LOSS-6")
def test_in_a_tie_the_army_goes_and_never_the_fort() -> None:
    state = battle("german-states", france(army=3), britain(army=1, fort=1, control=1))
    play(state, ATTACK, dice=EVEN)
    assert units(state, "britain", "german-states") == {"fort": 1}


@rule("LOSS-9", "LOSS-10", "R-LOSS-7", "UNREST-12")
def test_a_fort_alone_loses_nothing_in_a_tie() -> None:
    state = battle("german-states", france(army=2), britain(fort=1, control=1))
    play(state, ATTACK, dice=EVEN)
    assert units(state, "britain", "german-states") == {"fort": 1}
    assert draws(state, "britain") == 0
    assert draws(state, "france") == 1


@rule("LOSS-10")
def test_an_ally_takes_the_tie_loss_of_a_fort() -> None:
    state = battle("german-states", france(army=3), britain(fort=1, control=1), with_defender=[austria(army=1)])
    play(state, ATTACK, "armies 1", "accept-help", dice=EVEN)
    assert units(state, "britain", "german-states") == {"fort": 1}
    assert units(state, "austria", "german-states") == {}


@rule("LOSS-11")
def test_a_fort_falls_to_a_defeat() -> None:
    state = battle("german-states", france(army=2), britain(fort=1, control=1))
    play(state, ATTACK, dice=WIN)
    assert units(state, "britain", "german-states") == {}
    assert draws(state, "britain") == 1


@rule("LOSS-11", "R-LOSS-7")
def test_a_fort_falls_to_a_seven_even_in_a_tie() -> None:
    state = battle("german-states", france(army=3), britain(fort=1, control=1))
    play(state, ATTACK, dice=[1, 1, 4, 3])
    assert units(state, "britain", "german-states") == {}
    assert draws(state, "britain") == 1


@rule("LOSS-12", "UNREST-1")
def test_the_owner_of_each_lost_unit_gains_the_unrest() -> None:
    state = battle("german-states", france(army=2), britain(army=1, control=1), with_defender=[austria(army=1)])
    play(state, ATTACK, "armies 1", "accept-help", dice=[6, 2, 4, 3], unrest=[2, 0])
    assert (unrest(state, "britain"), unrest(state, "austria")) == (2, 0)
    assert (draws(state, "britain"), draws(state, "austria")) == (1, 1)


@rule("LOSS-13", "UNREST-12")
def test_nothing_to_lose_is_no_loss_and_no_unrest() -> None:
    state = battle("german-states", france(army=1), britain(control=1))
    play(state, ATTACK, dice=[6, 2, 4, 3])
    assert draws(state, "britain") == 0
    assert control(state, "german-states") == {"france": 1}


@rule("LOSS-14")
def test_local_alliances_are_never_lost() -> None:
    state = battle("german-states", france(army=3), britain(army=1, control=1, alliances="bavaria saxony"))
    play(state, ATTACK, dice=[6, 2, 4, 3])
    assert alliances(state, "britain") == ["bavaria", "saxony"]
    assert draws(state, "britain") == 1


@rule("LOSS-15", "NONPLAYER-10", "R-LOSS-10")
def test_units_of_nonplayers_are_never_lost() -> None:
    """Prussia's armies fight for Britain, who has nothing itself: two losses are void."""
    state = battle(
        "german-states",
        france(army=5),
        britain(control=1),
        with_defender=[prussia(army=2)],
        seats="britain united-provinces spain france austria russia",
    )
    play(state, ATTACK)
    assert strengths(state) == (5, 2)
    play(state, dice=[6, 2, 4, 3])
    assert units(state, "prussia", "german-states") == {"army": 2}
    assert draws(state, "britain") == 0


@rule("LOSS-16", "R-LOSS-4")
def test_on_land_no_navy_is_lost() -> None:
    state = battle("india", france(army=1, navy=3), britain(army=9, control=1))
    play(state, "attack india britain", dice=[4, 3, 6, 2])
    assert units(state, "france", "india") == {"navy": 3}
    assert draws(state, "france") == 1


@rule("LOSS-16")
def test_forts_of_the_attacker_take_no_part() -> None:
    state = battle("german-states", france(army=1, fort=1), britain(army=9, control=1))
    play(state, ATTACK, dice=[4, 3, 6, 2])
    assert units(state, "france", "german-states") == {"fort": 1}
    assert draws(state, "france") == 1


@rule("LOSS-16", "R-LOSS-9")
def test_only_committed_units_of_an_ally_can_be_lost() -> None:
    state = battle("german-states", france(army=1), britain(control=1), with_defender=[austria(army=3)])
    play(state, ATTACK, "armies 1", "accept-help", dice=[6, 2, 4, 3])
    assert units(state, "austria", "german-states") == {"army": 2}
    assert draws(state, "austria") == 1


@rule("LOSS-16", "LOSS-13", "R-LOSS-9")
def test_at_sea_too_only_committed_navies_can_be_lost() -> None:
    """Defeat and a seven would cost two navies; Austria has two there and committed one."""
    state = battle("india", france(army=1, navy=3), britain(control=1), with_defender=[austria(navy=2)])
    play(state, "attack india britain", "navies 1", "accept-help", "fight", "fight", dice=[6, 2, 4, 3])
    assert units(state, "austria", "india") == {"navy": 1}
    assert draws(state, "austria") == 1


@rule("LOSS-17", "BUILD-7")
def test_a_lost_unit_is_back_in_the_supply() -> None:
    state = battle("german-states", france(army=14), britain(army=14, control=1))
    assert "BUILD-7" in refused(state, "build army")
    play(state, ATTACK, dice=EVEN)
    assert "build army" in legal(state)


@rule("LOSS-18", "TILE-RESERVES-1")
def test_a_seven_cancelled_by_reserves_costs_nothing() -> None:
    state = battle("german-states", france(army=2, tiles="reserves"), britain(army=1, control=1))
    play(state, ATTACK, "france: reserves", dice=[4, 3, 1, 1, *WIN])
    assert units(state, "france", "german-states") == {"army": 2}
    assert draws(state, "france") == 0


@rule("R-LOSS-1")
def test_both_sides_choose_the_attacker_first() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(army=1, fort=1, control=1),
        with_attacker=[spain(army=2), prussia(army=2)],
    )
    play(state, ATTACK, "armies 1", "accept-help", "armies 1", "accept-help", dice=[5, 2, 6, 1])
    assert state.actor == "france"
    play(state, "lose-ally spain")
    assert state.actor == "britain"
    assert legal(state) == ["lose army", "lose fort"]


@rule("R-LOSS-5")
@pytest.mark.parametrize(("unit", "left"), [("army", "fort"), ("fort", "army")])
def test_after_a_defeat_the_owner_chooses_between_army_and_fort(unit: str, left: str) -> None:
    state = battle("german-states", france(army=3), britain(army=1, fort=1, control=1))
    play(state, ATTACK, dice=WIN)
    assert "LOSS-16" in refused(state, "lose navy")
    play(state, f"britain: lose {unit}")
    assert units(state, "britain", "german-states") == {left: 1}


@rule("R-LOSS-11")
def test_navies_that_declined_are_safe() -> None:
    state = battle("india", france(army=1, navy=1), britain(navy=2, army=1, control=1))
    play(state, "attack india britain", "fight", "decline", dice=[6, 2, 4, 3])
    assert units(state, "britain", "india") == {"navy": 2}


@rule("R-LOSS-12", "NEUTRAL-8")
def test_against_a_marker_the_attacker_and_his_allies_lose_as_usual() -> None:
    state = battle("german-states", france(army=1), with_attacker=[spain(army=1)], markers="ger-8")
    play(state, "attack german-states ger-8", "armies 1", "accept-help", dice=[4, 3, 6, 2])
    assert units(state, "france", "german-states") == units(state, "spain", "german-states") == {}
    assert (draws(state, "france"), draws(state, "spain")) == (1, 1)
