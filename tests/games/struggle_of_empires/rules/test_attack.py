"""Declaring and carrying out an attack (ATTACK-1 to ATTACK-15, CONTROL-2, CONTROL-4, CONTROL-5)."""

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
)
from tricorne.kernel.testing import rule

WIN = [6, 2, 1, 1]
EVEN = [1, 1, 1, 1]
DEFEAT = [1, 1, 6, 2]


@rule("ATTACK-1")
def test_an_attack_costs_two_gold_before_the_dice() -> None:
    state = battle("german-states", france(army=1, gold=5), britain(control=1))
    play(state, "attack german-states britain")
    assert state.actor == "chance"
    assert gold(state, "france") == 3


@rule("ATTACK-1", "R-GOLD-3", "GOLD-3")
def test_the_two_gold_may_be_taxed() -> None:
    state = battle("german-states", france(army=1, gold=1), britain(control=1))
    play(state, "attack german-states britain", dice=WIN)
    assert draws(state, "france") == 1
    assert gold(state, "france") == 1


@rule("ATTACK-2", "R-ATTACK-5")
def test_an_attack_names_a_region_and_a_power_or_a_marker() -> None:
    state = battle("german-states", france(army=1), britain(control=2), markers="ger-1 ger-5")
    attacks = [act for act in legal(state) if act.startswith("attack ")]
    assert attacks == ["attack german-states britain", "attack german-states ger-1", "attack german-states ger-5"]


@rule("ATTACK-2")
def test_a_marker_that_is_not_on_the_map_is_no_target() -> None:
    state = battle("german-states", france(army=1), markers="ger-1")
    assert "ATTACK-2" in refused(state, "attack german-states ger-2")


@rule("ATTACK-3")
def test_members_of_the_own_alliance_cannot_be_attacked() -> None:
    state = battle("india", france(army=1), britain(control=1), with_attacker=[spain(control=1, army=1)])
    assert "ATTACK-3" in refused(state, "attack india spain")
    assert "ATTACK-3" in refused(state, "attack india france")


@rule("ATTACK-4")
@pytest.mark.parametrize("unit", ["army", "navy", "fort"])
def test_units_alone_may_be_attacked_but_yield_no_control(unit: str) -> None:
    one = {word: int(word == unit) for word in ("army", "navy", "fort")}
    state = battle("india", france(army=2), britain(one["army"], one["navy"], one["fort"]))
    play(state, "attack india britain", dice=WIN)
    assert control(state, "india") == {}
    assert units(state, "britain", "india") == ({"navy": 1} if unit == "navy" else {})


@rule("ATTACK-5")
def test_land_combat_needs_an_own_army() -> None:
    """A fort of his own and an ally's armies let nobody attack."""
    state = battle("german-states", france(fort=2), britain(control=1), with_attacker=[spain(army=3)])
    assert "ATTACK-5" in refused(state, "attack german-states britain")


@rule("ATTACK-5", "R-ATTACK-1")
def test_an_army_elsewhere_is_no_army_here() -> None:
    state = battle("german-states", france(army=3, at="central-europe"), britain(control=1))
    assert "R-ATTACK-1" in refused(state, "attack german-states britain")


@rule("R-ATTACK-1", "NEUTRAL-1")
def test_a_neutral_marker_is_attacked_with_an_army_not_with_a_navy() -> None:
    state = battle("india", france(navy=3), markers="ind-1")
    assert "R-ATTACK-1" in refused(state, "attack india ind-1")


@rule("ATTACK-6")
def test_with_navies_alone_the_attack_is_naval_and_gains_no_control() -> None:
    state = battle("india", france(navy=3), britain(navy=1, army=1, control=1))
    play(state, "attack india britain", "france: fight", "britain: fight", dice=WIN)
    assert state.prompt.key == "turn"
    assert control(state, "india") == {"britain": 1}
    assert units(state, "britain", "india") == {"army": 1}
    assert gold(state, "france") == 8


@rule("ATTACK-7", "ATTACK-8")
def test_one_naval_combat_then_one_land_combat() -> None:
    state = battle("india", france(army=3, navy=3), britain(army=3, navy=3, control=1))
    play(state, "attack india britain", "fight", "fight", dice=[*EVEN, *EVEN])
    assert state.prompt.key == "turn"
    assert units(state, "france", "india") == units(state, "britain", "india") == {"army": 2, "navy": 2}


@rule("ATTACK-8")
def test_the_steps_of_an_attack_follow_in_order() -> None:
    """Declaration and payment, call for allies on both sides, the naval step, land combat."""
    state = battle(
        "india",
        france(army=1, navy=1, tiles="surprise-attack"),
        britain(army=1, navy=1, control=1),
        with_attacker=[spain(army=1)],
        with_defender=[austria(navy=1)],
    )
    acts = [
        "attack india britain",
        "no-surprise",
        "armies 1",
        "accept-help",
        "navies 1",
        "accept-help",
        "fight",
        "fight",
    ]
    asked = []
    for act in acts:
        asked.append((state.actor, state.prompt.key))
        play(state, act)
    assert asked == [
        ("france", "turn"),
        ("france", "surprise-attack"),
        ("spain", "commit-armies"),
        ("france", "accept-help"),
        ("austria", "commit-navies"),
        ("britain", "accept-help"),
        ("france", "fight-at-sea"),
        ("britain", "fight-at-sea"),
    ]
    assert strengths(state) == (1, 2)
    roll(state, 2, 1, 1, 1)
    assert strengths(state) == (2, 1)


@rule("ATTACK-9", "NEGOTIATION-3")
def test_talks_before_the_declaration_bind_nobody() -> None:
    """Spain promised help and was paid; it commits nothing all the same."""
    state = battle("german-states", france(army=1), britain(control=1), with_attacker=[spain(army=2)])
    state.aside("spain", "promise france two armies in the German States")
    state.aside("france", "pay spain 3")
    play(state, "attack german-states britain", "spain: armies 0")
    assert strengths(state) == (1, 0)
    assert gold(state, "spain") == 13


@rule("ATTACK-10", "CONTROL-2", "R-LAND-6")
def test_a_won_land_combat_replaces_one_control_marker() -> None:
    state = battle("german-states", france(army=2, control=1), britain(army=1, control=3))
    play(state, "attack german-states britain", dice=WIN)
    assert control(state, "german-states") == {"france": 2, "britain": 2}


@rule("CONTROL-5", "R-PIECE-1")
def test_a_captured_marker_is_back_in_its_owners_supply() -> None:
    """With a limit of 2 Britain has all markers out; the captured one can be used again."""
    state = battle(
        "german-states",
        france(army=2),
        britain(control=2, gold=10),
        options={"control-marker-limit": 2},
        markers="nam-1",
    )
    play(state, "attack german-states britain", "pass", dice=WIN)
    assert state.actor == "britain"
    play(state, "colonize nam-1")
    assert control(state, "north-america") == {"britain": 1}


@rule("ATTACK-11", "NEUTRAL-7", "CONTROL-2")
def test_a_beaten_neutral_marker_is_replaced() -> None:
    state = battle("german-states", france(army=2), markers="ger-1")
    play(state, "attack german-states ger-1", dice=WIN)
    assert control(state, "german-states") == {"france": 1}
    assert "ATTACK-2" in refused(state, "attack german-states ger-1")


@rule("ATTACK-12")
@pytest.mark.parametrize("dice", [EVEN, DEFEAT])
def test_a_tie_or_a_defeat_changes_no_control(dice: list[int]) -> None:
    state = battle("german-states", france(army=1), britain(army=1, control=1))
    play(state, "attack german-states britain", dice=dice)
    assert control(state, "german-states") == {"britain": 1}


@rule("CONTROL-4", "ATTACK-12")
def test_a_defender_who_wins_gains_no_control() -> None:
    state = battle("german-states", france(army=1, control=2), britain(army=3, control=1))
    play(state, "attack german-states britain", dice=DEFEAT)
    assert control(state, "german-states") == {"france": 2, "britain": 1}


@rule("ATTACK-13")
def test_a_winner_needs_no_survivors_for_the_marker() -> None:
    """The only French army is lost to a 7, and the marker is French."""
    state = battle("german-states", france(army=1), britain(control=1))
    play(state, "attack german-states britain", dice=[6, 1, 1, 1])
    assert units(state, "france", "german-states") == {}
    assert control(state, "german-states") == {"france": 1}


@rule("ATTACK-13", "NAVAL-16")
def test_a_winner_needs_no_survivors_for_naval_support() -> None:
    """The only French navy is lost to a 7, and still supports the army."""
    state = battle("india", france(army=1, navy=1), britain(navy=1, control=1))
    play(state, "attack india britain", "fight", "fight", dice=[6, 1, 1, 1])
    assert units(state, "france", "india") == {"army": 1}
    assert strengths(state) == (2, 0)


@rule("ATTACK-14")
def test_a_defender_without_units_defends_with_his_dice() -> None:
    state = battle("german-states", france(army=1), britain(control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (1, 0)
    roll(state, 1, 1, 4, 2)
    assert control(state, "german-states") == {"britain": 1}
    assert units(state, "france", "german-states") == {}


@rule("ATTACK-15", "NONPLAYER-12", "R-ATTACK-7")
def test_control_markers_of_nonplayers_in_the_other_alliance_may_be_attacked() -> None:
    state = battle(
        "india",
        france(army=2),
        with_attacker=[spain(control=1)],
        with_defender=[prussia(control=1)],
        seats="france britain russia",
    )
    assert "attack india prussia" in legal(state)
    assert "R-ATTACK-7" in refused(state, "attack india spain")


@rule("R-ATTACK-2", "R-SETTLED-8", "ATTACK-6")
def test_a_naval_attack_needs_somebody_to_meet_at_sea() -> None:
    state = battle("india", france(navy=2), britain(army=2, control=1))
    assert "R-ATTACK-2" in refused(state, "attack india britain")
    state = battle("india", france(navy=2), britain(army=2, control=1), with_defender=[austria(navy=1)])
    assert "attack india britain" in legal(state)


@rule("R-SETTLED-8")
def test_no_naval_attack_where_no_naval_combat_could_follow() -> None:
    """Own fleets are asked for, or the only navy there has no player."""
    own = {"naval-combat-fleet": "both-own"}
    state = battle("india", france(navy=2), britain(control=1), with_defender=[austria(navy=1)], options=own)
    assert "R-SETTLED-8" in refused(state, "attack india britain")
    five = "france britain spain austria russia"
    state = battle("india", france(navy=2), britain(control=1), with_defender=[prussia(navy=1)], seats=five)
    assert "R-SETTLED-8" in refused(state, "attack india britain")


@rule("R-ATTACK-3", "NAVAL-9")
def test_a_declined_naval_attack_ends_without_effect() -> None:
    state = battle("india", france(navy=2), britain(navy=1, control=1))
    play(state, "attack india britain", "france: fight", "britain: decline")
    assert state.prompt.key == "turn"
    assert gold(state, "france") == 8
    assert units(state, "britain", "india") == {"navy": 1}
    assert control(state, "india") == {"britain": 1}


@rule("R-ATTACK-4")
def test_a_power_that_has_nothing_in_the_region_is_no_target() -> None:
    state = battle("india", france(army=2), britain(army=1, control=1, at="africa"))
    assert "R-ATTACK-4" in refused(state, "attack india britain")


@rule("R-ATTACK-6")
def test_a_declared_attack_cannot_be_taken_back() -> None:
    state = battle("india", france(army=1, navy=1), britain(navy=1, control=1))
    play(state, "attack india britain")
    assert gold(state, "france") == 8
    assert legal(state) == ["fight", "decline"]
    refused(state, "pass")


@rule("R-ATTACK-8", "LOCAL-7", "TURN-5")
def test_the_same_region_may_be_attacked_twice_and_alliances_are_fresh() -> None:
    state = battle("india", france(army=2, alliances="marathas"), britain(control=2))
    play(state, "attack india britain")
    assert strengths(state) == (3, 0)
    play(state, dice=WIN)
    play(state, "attack india britain")
    assert strengths(state) == (3, 0)
    play(state, dice=WIN)
    assert control(state, "india") == {"france": 2}
    assert gold(state, "france") == 6


@rule("CONTROL-1")
def test_units_give_no_control() -> None:
    state = table(france(army=5, navy=3, fort=2, at="india"))
    assert control(state, "india") == {}
    play(state, "pass", "pass")
    assert control(state, "india") == {}


@rule("POP-3", "LOSS-17")
def test_a_lost_unit_gives_no_population_back() -> None:
    state = battle("german-states", france(army=2, population=3), russia(army=5, control=1, population=4))
    play(state, "attack german-states russia", dice=EVEN)
    assert units(state, "france", "german-states") == {"army": 1}
    assert population(state, "france") == 3
    assert population(state, "russia") == 4


@rule("R-PIECE-1")
def test_with_a_marker_limit_a_won_attack_leaves_the_marker() -> None:
    attacker = france(army=3, also={"africa": Holding(control=2)})
    state = battle("german-states", attacker, britain(control=1), options={"control-marker-limit": 2})
    play(state, "attack german-states britain", dice=WIN)
    assert control(state, "german-states") == {"britain": 1}


@rule("R-PIECE-1")
def test_control_markers_never_run_out() -> None:
    attacker = france(army=3, also={"africa": Holding(control=20)})
    state = battle("german-states", attacker, britain(control=1))
    play(state, "attack german-states britain", dice=WIN)
    assert control(state, "german-states") == {"france": 1}
