"""Non-player powers in play (NONPLAYER-7 to NONPLAYER-15, VARIANT-SIMPLE-6, 7)."""

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
    play,
    population,
    prussia,
    refused,
    roll,
    russia,
    spain,
    strengths,
    table,
    units,
    unrest,
)
from tricorne.kernel.testing import rule

WIN = [6, 2, 1, 1]
FIVE = "france britain spain austria united-provinces"
SIMPLE = {"nonplayer-mode": "wallace-simple"}


@rule("NONPLAYER-7", "R-GOLD-6")
def test_nonplayers_take_no_turn_and_have_nothing() -> None:
    state = table(france(), prussia(army=1, at="india"), red="france", blue="prussia britain", seats="france britain")
    play(state, "pass", "pass")
    assert state.actor == "britain"
    assert gold(state, "prussia") == population(state, "prussia") == unrest(state, "prussia") == 0
    assert "prussia" not in state.scores


@rule("NONPLAYER-8", "R-NP-7")
def test_nonplayer_armies_join_their_alliance_by_themselves() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(army=1, control=1),
        with_attacker=[prussia(army=1)],
        with_defender=[russia(army=2)],
        seats=FIVE,
    )
    play(state, "attack german-states britain")
    assert strengths(state) == (2, 3)


@rule("NONPLAYER-8")
def test_nonplayer_navies_join_at_sea_and_armies_on_land() -> None:
    state = battle(
        "india",
        france(army=1, navy=1),
        britain(army=1, navy=1, control=1),
        with_attacker=[prussia(navy=1)],
        with_defender=[russia(army=1)],
        seats=FIVE,
    )
    play(state, "attack india britain", "fight", "fight")
    assert strengths(state) == (2, 1)
    roll(state, 1, 1, 2, 1)
    assert strengths(state) == (1, 2)


@rule("NONPLAYER-9", "R-NP-2", "NONPLAYER-12")
def test_nonplayer_armies_join_a_nonplayer_marker_too() -> None:
    """3 for the marker, 1 for the army of another non-player power of its alliance."""
    state = battle(
        "german-states",
        france(army=1),
        with_defender=[prussia(control=1), russia(army=1)],
        seats="france britain spain",
    )
    play(state, "attack german-states prussia")
    assert strengths(state) == (1, 4)


@rule("NONPLAYER-10")
def test_nonplayer_units_cannot_be_attacked() -> None:
    state = battle("german-states", france(army=2), with_defender=[prussia(army=1)], seats=FIVE)
    assert "NONPLAYER-10" in refused(state, "attack german-states prussia")


@rule("NONPLAYER-11", "NEUTRAL-5")
def test_nonplayers_never_join_against_a_neutral_marker() -> None:
    state = battle("german-states", france(army=1), with_attacker=[prussia(army=1)], markers="ger-1", seats=FIVE)
    play(state, "attack german-states ger-1")
    assert strengths(state) == (1, 2)


@rule("NONPLAYER-12", "ATTACK-15")
def test_a_nonplayer_marker_defends_with_three() -> None:
    state = battle("german-states", france(army=2), with_defender=[prussia(control=1)], seats="france britain")
    play(state, "attack german-states prussia")
    assert strengths(state) == (2, 3)


@rule("NONPLAYER-12", "R-ATTACK-7")
def test_a_nonplayer_marker_of_the_own_alliance_is_safe() -> None:
    state = battle("german-states", france(army=2), with_attacker=[prussia(control=1)], seats="france britain")
    assert "R-ATTACK-7" in refused(state, "attack german-states prussia")


@rule("NONPLAYER-13")
def test_a_nonplayer_marker_adds_nothing_as_an_ally() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1, army=1),
        with_attacker=[russia(control=1)],
        with_defender=[prussia(control=1)],
        seats="france britain",
    )
    play(state, "attack german-states britain")
    assert strengths(state) == (1, 1)


@rule("NONPLAYER-14", "R-NP-4")
def test_a_beaten_nonplayer_marker_is_replaced_and_units_stay() -> None:
    state = battle(
        "german-states",
        france(army=4),
        with_defender=[prussia(control=1), russia(army=1)],
        seats="france britain",
    )
    play(state, "attack german-states prussia", dice=[6, 2, 4, 3])
    assert control(state, "german-states") == {"france": 1}
    assert units(state, "russia", "german-states") == {"army": 1}


@rule("NONPLAYER-15")
def test_in_2004_unused_powers_stay_in_the_box() -> None:
    state = table(france(army=1, at="german-states"), seats="france britain", preset="original-2004")
    assert "NONPLAYER-15" in refused(state, "attack german-states prussia")
    assert not [act for act in legal(state) if "prussia" in act]


@rule("R-NAVAL-1")
def test_a_nonplayer_navy_alone_makes_no_naval_combat_and_no_support() -> None:
    """It only adds strength where a player of its side has a navy."""
    state = battle(
        "india", france(army=1, navy=1), britain(army=1, control=1), with_defender=[prussia(navy=1)], seats=FIVE
    )
    play(state, "attack india britain")
    assert strengths(state) == (2, 1)
    state = battle("india", france(army=1), britain(control=1), with_attacker=[prussia(navy=1)], seats=FIVE)
    play(state, "attack india britain")
    assert strengths(state) == (1, 0)


@rule("R-NAVAL-7", "R-SETTLED-20", "R-NAVAL-1")
def test_a_nonplayer_marker_with_its_own_navy_accepts_naval_combat() -> None:
    """The one place where it can have one: the Ottoman Empire, with its navy in the Mediterranean."""
    owner = prussia(control=1, also={"mediterranean": Holding(navy=1)})
    state = battle("ottoman-empire", france(army=1, navy=2), with_defender=[owner], seats="france britain")
    play(state, "attack ottoman-empire prussia", "france: fight")
    assert strengths(state) == (2, 1)
    play(state, dice=WIN)
    assert units(state, "prussia", "mediterranean") == {"navy": 1}
    assert strengths(state) == (2, 3)


@rule("R-NAVAL-8")
def test_against_a_nonplayer_marker_without_navies_the_attackers_navy_gives_support() -> None:
    state = battle("india", france(army=1, navy=1), with_defender=[prussia(control=1)], seats="france britain")
    play(state, "attack india prussia")
    assert strengths(state) == (2, 3)


@rule("R-SETTLED-1")
def test_a_nonplayer_marker_accepts_with_navies_of_players_too() -> None:
    state = battle(
        "india",
        france(army=1, navy=1),
        with_defender=[prussia(control=1), britain(navy=1)],
        seats="france britain spain",
    )
    play(state, "attack india prussia", "britain: navies 1", "france: fight")
    assert strengths(state) == (1, 1)


@rule("R-NP-1", "R-NP-2", "R-SETTLED-2")
def test_players_may_defend_a_nonplayer_marker_and_take_its_losses_in_turn_order() -> None:
    state = battle(
        "german-states",
        france(army=1),
        with_defender=[prussia(control=1), britain(army=1), spain(army=2)],
        seats="france britain spain",
    )
    play(state, "attack german-states prussia", "britain: armies 1", "spain: armies 2")
    assert strengths(state) == (1, 6)
    play(state, dice=[6, 1, 4, 3])
    assert units(state, "britain", "german-states") == {}
    assert units(state, "spain", "german-states") == {"army": 2}


@rule("R-SETTLED-2", "R-NP-3")
def test_each_loss_of_a_nonplayer_side_falls_on_the_first_player_with_a_unit_left() -> None:
    state = battle(
        "german-states",
        france(army=6),
        with_defender=[prussia(control=1), britain(army=1), spain(army=2)],
        seats="france britain spain",
    )
    play(state, "attack german-states prussia", "armies 1", "armies 2", dice=[6, 2, 4, 3])
    assert units(state, "britain", "german-states") == {}
    assert units(state, "spain", "german-states") == {"army": 1}
    assert (draws(state, "britain"), draws(state, "spain")) == (1, 1)


@rule("R-NP-3")
def test_a_seven_of_a_nonplayer_side_without_players_costs_nothing() -> None:
    state = battle("german-states", france(army=6), with_defender=[prussia(control=1)], seats="france britain")
    play(state, "attack german-states prussia", dice=[6, 2, 4, 3])
    assert draws(state, "france") == draws(state, "britain") == 0


@rule("R-NP-7", "ATTACK-5")
def test_nonplayer_armies_let_nobody_attack() -> None:
    state = battle("german-states", france(fort=1), britain(control=1), with_attacker=[prussia(army=1)], seats=FIVE)
    assert "ATTACK-5" in refused(state, "attack german-states britain")


@rule("R-NP-6", "MOVE-7")
def test_nonplayer_navies_help_nobody_to_move() -> None:
    state = table(france(army=1), prussia(navy=1, at="india"), red="france prussia", seats=FIVE)
    play(state, "move army home")
    assert "MOVE-7" in refused(state, "to india")


@rule("R-NP-8")
def test_a_nonplayer_marker_never_surrenders() -> None:
    state = battle(
        "german-states",
        france(army=2),
        with_defender=[prussia(control=1)],
        seats="france britain",
        options={"surrender": True},
    )
    play(state, "attack german-states prussia")
    assert strengths(state) == (2, 3)


@rule("LOSS-15")
def test_a_nonplayer_ally_of_the_attacker_is_never_lost() -> None:
    state = battle(
        "german-states", france(army=1), britain(army=5, control=1), with_attacker=[prussia(army=1)], seats=FIVE
    )
    play(state, "attack german-states britain", dice=[4, 3, 6, 2])
    assert units(state, "france", "german-states") == {}
    assert units(state, "prussia", "german-states") == {"army": 1}
    assert draws(state, "france") == 1


@rule("VARIANT-SIMPLE-6", "NONPLAYER-8")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_in_the_simple_variant_unplayed_units_add_one_each(side: str) -> None:
    unplayed = [prussia(army=2, navy=1)]
    state = battle(
        "india",
        france(army=1, navy=1),
        britain(army=1, navy=1, control=1),
        with_attacker=unplayed if side == "attacker" else [],
        with_defender=unplayed if side == "defender" else [],
        seats=FIVE,
        options=SIMPLE,
    )
    play(state, "attack india britain", "fight", "fight")
    assert strengths(state) == ((2, 1) if side == "attacker" else (1, 2))
    roll(state, *((1, 1, 2, 1) if side == "attacker" else (2, 1, 1, 1)))
    assert strengths(state) == ((3, 1) if side == "attacker" else (1, 3))


@rule("VARIANT-SIMPLE-6")
def test_in_the_simple_variant_they_do_not_fight_neutral_markers() -> None:
    state = battle(
        "india", france(army=1), with_attacker=[prussia(army=2)], markers="ind-1", seats=FIVE, options=SIMPLE
    )
    play(state, "attack india ind-1")
    assert strengths(state) == (1, 2)


@rule("VARIANT-SIMPLE-7")
def test_in_the_simple_variant_unplayed_units_are_neither_targets_nor_losses() -> None:
    state = battle(
        "india", france(army=5), britain(control=1), with_defender=[prussia(army=2)], seats=FIVE, options=SIMPLE
    )
    assert "NONPLAYER-10" in refused(state, "attack india prussia")
    play(state, "attack india britain", dice=[6, 2, 4, 3])
    assert units(state, "prussia", "india") == {"army": 2}
    assert control(state, "india") == {"france": 1}
    assert "prussia" not in state.scores


@rule("R-ALLY-2", "NONPLAYER-8")
def test_nonplayer_help_is_not_refused() -> None:
    """Nobody is asked: the armies are simply there."""
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1),
        with_attacker=[prussia(army=1), austria(army=1)],
        seats=FIVE,
    )
    play(state, "attack german-states britain", "austria: armies 1", "france: refuse-help")
    assert strengths(state) == (2, 0)
