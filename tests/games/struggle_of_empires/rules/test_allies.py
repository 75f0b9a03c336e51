"""The call for allies (ALLY-1 to ALLY-10)."""

from tests.games.struggle_of_empires.table import (
    Holding,
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
    roll,
    russia,
    spain,
    strengths,
    united_provinces,
    units,
)
from tricorne.kernel.testing import rule

WIN = [6, 2, 1, 1]


@rule("ALLY-1")
def test_only_the_own_alliance_can_join() -> None:
    """Spain stands with France, Austria with Britain; neither is asked by the other side."""
    state = battle(
        "german-states",
        france(army=1),
        britain(army=1, control=1),
        with_attacker=[spain(army=2)],
        with_defender=[austria(army=3)],
    )
    play(state, "attack german-states britain", "spain: armies 2", "france: accept-help")
    play(state, "austria: armies 3", "britain: accept-help")
    assert strengths(state) == (3, 4)


@rule("ALLY-2", "R-ALLY-1")
def test_the_attackers_side_is_complete_before_the_defender_calls() -> None:
    """On each side in turn order after the principal, whatever the order on the display."""
    state = battle(
        "german-states",
        france(army=1),
        britain(army=1, control=1),
        with_attacker=[spain(army=1), prussia(army=1)],
        with_defender=[austria(army=1), russia(army=1)],
    )
    play(state, "attack german-states britain")
    asked = []
    while state.actor != "chance":
        asked.append(state.actor)
        play(state, "armies 0")
    assert asked == ["spain", "prussia", "austria", "russia"]


@rule("R-ALLY-1")
def test_turn_order_goes_round_the_corner() -> None:
    """The defender is last on the display: his allies are asked from the first box on."""
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1, at="india"),
        with_defender=[austria(army=1), russia(army=1, control=1)],
    )
    play(state, "attack german-states russia")
    assert state.actor == "austria"


@rule("ALLY-3")
def test_an_ally_commits_from_none_to_all() -> None:
    state = battle("india", france(army=1), britain(control=1), with_attacker=[spain(army=2, navy=1)])
    play(state, "attack india britain")
    assert legal(state) == ["navies 0", "navies 1"]
    assert "ALLY-3" in refused(state, "navies 2")
    play(state, "spain: navies 0")
    assert legal(state) == ["armies 0", "armies 1", "armies 2"]
    play(state, "spain: armies 1", "accept-help")
    assert strengths(state) == (2, 0)


@rule("ALLY-4", "R-ALLY-6")
def test_a_commitment_binds_through_both_combats() -> None:
    """The naval combat is lost; Spain's army fights on land all the same and is not asked again."""
    state = battle(
        "india",
        france(army=1, navy=1),
        britain(army=1, navy=3, control=1),
        with_attacker=[spain(army=2, navy=1)],
    )
    play(state, "attack india britain", "navies 1", "armies 2", "accept-help", "fight", "fight", dice=[1, 1, 6, 2])
    assert strengths(state) == (3, 2)


@rule("ALLY-5")
def test_forts_never_help_another_power() -> None:
    state = battle("german-states", france(army=1), britain(control=1), with_defender=[austria(fort=2)])
    play(state, "attack german-states britain")
    assert strengths(state) == (1, 0)
    state = battle("german-states", france(army=1), britain(control=1), with_defender=[austria(fort=2, army=1)])
    play(state, "attack german-states britain", "armies 1", "accept-help")
    assert strengths(state) == (1, 1)


@rule("ALLY-6")
def test_tiles_and_alliances_of_allies_never_count() -> None:
    state = battle(
        "south-america",
        france(army=1, navy=1),
        britain(army=1, navy=1, control=1),
        with_attacker=[
            spain(army=1, navy=1, tiles="army-training naval-training reserves", alliances="gaucho portugal")
        ],
    )
    play(state, "attack south-america britain", "navies 1", "armies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (2, 1)
    roll(state, 1, 1, 2, 1)
    assert strengths(state) == (2, 1)


@rule("ALLY-7", "NEUTRAL-4")
def test_nobody_can_help_a_neutral_marker() -> None:
    state = battle("german-states", france(army=1), britain(army=4, control=1), markers="ger-1")
    play(state, "attack german-states ger-1")
    assert strengths(state) == (1, 2)


@rule("ALLY-8", "R-ALLY-3")
def test_player_allies_may_help_against_a_neutral_marker() -> None:
    state = battle("german-states", france(army=1), with_attacker=[spain(army=2)], markers="ger-1")
    play(state, "attack german-states ger-1", "spain: armies 2", "accept-help")
    assert strengths(state) == (3, 2)


@rule("ALLY-9")
def test_an_ally_gains_nothing() -> None:
    state = battle("german-states", france(army=1), with_attacker=[spain(army=2)], markers="ger-3")
    play(state, "attack german-states ger-3", "armies 2", "accept-help", dice=WIN)
    assert control(state, "german-states") == {"france": 1}
    assert units(state, "spain", "german-states") == {"army": 2}


@rule("ALLY-10", "BOARD-5")
def test_mediterranean_navies_are_committed_for_the_ottoman_empire() -> None:
    state = battle(
        "ottoman-empire",
        france(army=1),
        britain(control=1),
        with_attacker=[spain(also={"mediterranean": Holding(navy=2)})],
    )
    play(state, "attack ottoman-empire britain", "spain: navies 2", "accept-help")
    assert strengths(state) == (2, 0)


@rule("R-ALLY-2")
def test_the_principal_may_refuse_help_before_the_next_ally_speaks() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1),
        with_attacker=[spain(army=2), prussia(army=1)],
    )
    play(state, "attack german-states britain", "spain: armies 2", "france: refuse-help")
    play(state, "prussia: armies 1", "france: accept-help")
    assert strengths(state) == (2, 0)


@rule("R-ALLY-2", "LOSS-16")
def test_refused_units_take_no_part() -> None:
    state = battle("german-states", france(army=1), britain(army=3, control=1), with_attacker=[spain(army=2)])
    play(state, "attack german-states britain", "armies 2", "refuse-help", dice=[3, 4, 6, 2])
    assert units(state, "spain", "german-states") == {"army": 2}
    assert draws(state, "spain") == 0


@rule("R-ALLY-4", "NAVAL-1")
def test_inland_only_armies_are_asked_for() -> None:
    for region in ("german-states", "central-europe"):
        helper = united_provinces(army=1, also={"baltic-states": Holding(navy=2), "mediterranean": Holding(navy=2)})
        state = battle(region, france(army=1), britain(control=1), with_attacker=[helper])
        play(state, f"attack {region} britain")
        assert state.prompt.key == "commit-armies"


@rule("R-ALLY-5", "LOSS-7")
def test_allies_may_defend_a_power_without_units_and_take_its_losses() -> None:
    state = battle("german-states", france(army=1), britain(control=1), with_defender=[austria(army=2)])
    play(state, "attack german-states britain", "austria: armies 2", "accept-help", dice=[6, 2, 3, 4])
    assert units(state, "austria", "german-states") == {}
    assert draws(state, "austria") == 2
    assert draws(state, "britain") == 0
    assert control(state, "german-states") == {"france": 1}


@rule("R-SETTLED-18", "ATTACK-6")
def test_in_a_naval_attack_only_navies_are_asked_for() -> None:
    state = battle(
        "india",
        france(navy=1),
        britain(navy=1, army=1),
        with_attacker=[spain(navy=1, army=2), prussia(army=1)],
        with_defender=[austria(army=3)],
    )
    play(state, "attack india britain", "spain: navies 1", "france: accept-help")
    assert state.prompt.key == "fight-at-sea"
