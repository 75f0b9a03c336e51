"""Moving units (MOVE-1 to MOVE-17, BOARD-3 to BOARD-7)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    britain,
    draws,
    france,
    legal,
    play,
    prussia,
    refused,
    russia,
    spain,
    table,
    united_provinces,
    units,
)
from tricorne import State
from tricorne.kernel.testing import rule

EUROPE = ["german-states", "central-europe", "baltic-states", "mediterranean", "ottoman-empire"]
COLONIES = ["north-america", "caribbean", "south-america", "africa", "india", "east-indies"]
ADJACENCY = {"army-movement": "adjacency"}


def destinations(state: State) -> list[str]:
    return [act.removeprefix("to ") for act in legal(state) if act.startswith("to ")]


@rule("MOVE-1")
def test_a_move_action_moves_two_units_of_any_mix() -> None:
    state = table(france(army=1, navy=1))
    play(state, "move army home", "to german-states", "move navy home", "to baltic-states")
    assert units(state, "france", "german-states") == {"army": 1}
    assert units(state, "france", "baltic-states") == {"navy": 1}
    assert state.prompt.key == "turn"


@rule("MOVE-1")
def test_a_third_unit_needs_another_action() -> None:
    state = table(france(army=3))
    play(state, "move army home", "to german-states", "move army home", "to german-states")
    assert state.prompt.key == "turn"
    play(state, "move army home", "to german-states", "done")
    assert state.actor != "france"
    assert units(state, "france", "german-states") == {"army": 3}


@rule("MOVE-1", "R-SETTLED-19")
def test_the_second_move_may_be_declined() -> None:
    state = table(france(army=2))
    play(state, "move army home", "to german-states", "done")
    assert units(state, "france", "home") == {"army": 1}
    assert state.prompt.key == "turn"


@rule("R-SETTLED-19", "MOVE-1")
def test_the_move_action_is_open_only_with_a_unit_that_can_move() -> None:
    state = table(france(fort=1, at="german-states"))
    assert not [act for act in legal(state) if act.startswith("move ")]
    assert "MOVE-1" in refused(state, "move army home")


@rule("MOVE-1", "R-MOVE-2")
def test_no_unit_moves_twice_in_one_action() -> None:
    state = table(france(army=1, navy=1))
    play(state, "move army home", "to german-states")
    assert "R-MOVE-2" in refused(state, "move army german-states")
    play(state, "move navy home", "to mediterranean")
    play(state, "move army german-states", "to central-europe")
    assert units(state, "france", "central-europe") == {"army": 1}


@rule("R-MOVE-2")
def test_of_two_armies_in_a_place_only_the_fresh_one_moves() -> None:
    """One army joins another; the second move can only be the one that was there before."""
    state = table(france(army=1, also={"german-states": Holding(army=1)}))
    play(state, "move army home", "to german-states", "move army german-states", "to baltic-states")
    assert units(state, "france", "german-states") == {"army": 1}
    assert units(state, "france", "baltic-states") == {"army": 1}


@rule("MOVE-2")
def test_a_navy_that_arrives_first_lets_an_army_follow() -> None:
    state = table(france(army=1, navy=1))
    play(state, "move army home")
    assert "MOVE-7" in refused(state, "to africa")
    state = table(france(army=1, navy=1))
    play(state, "move navy home", "to africa", "move army home", "to africa", sea=["success", "success"])
    assert units(state, "france", "africa") == {"army": 1, "navy": 1}


@rule("MOVE-3", "R-MOVE-1")
def test_a_unit_that_failed_at_sea_has_used_its_move() -> None:
    state = table(france(navy=1, army=1))
    play(state, "move navy home", "to india", "remain", sea=["stay"])
    assert "MOVE-3" in refused(state, "move navy home")
    assert "move army home" in legal(state)


@rule("MOVE-4")
def test_a_unit_that_failed_may_try_again_by_another_move_action() -> None:
    state = table(france(navy=1))
    play(state, "move navy home", "to india", "remain", sea=["stay"])
    assert state.prompt.key == "turn"
    play(state, "move navy home", "to india", sea=["success"])
    assert units(state, "france", "india") == {"navy": 1}


@rule("MOVE-5")
def test_units_pass_through_nothing() -> None:
    """From Russia's home straight to the Caribbean, over every border in between, with one roll."""
    state = table(russia(army=1, also={"caribbean": Holding(navy=1)}), britain(navy=8, at="baltic-states"))
    play(state, "move army home", "to caribbean", sea=["success"])
    assert units(state, "russia", "caribbean") == {"army": 1, "navy": 1}


@rule("MOVE-6", "BOARD-3", "BOARD-4")
def test_navies_go_to_ship_icons_and_home() -> None:
    state = table(france(navy=1, at="baltic-states"))
    play(state, "move navy baltic-states")
    assert destinations(state) == [*COLONIES, "mediterranean", "home"]
    for region in ("german-states", "central-europe", "ottoman-empire"):
        assert "BOARD-4" in refused(state, f"to {region}")


@rule("MOVE-7")
@pytest.mark.parametrize("colony", COLONIES)
def test_an_army_enters_a_colony_only_to_an_own_navy(colony: str) -> None:
    state = table(france(army=1))
    play(state, "move army home")
    assert "MOVE-7" in refused(state, f"to {colony}")
    state = table(france(army=1, also={colony: Holding(navy=1)}))
    play(state, "move army home", f"to {colony}", sea=["success"])
    assert units(state, "france", colony) == {"army": 1, "navy": 1}


@rule("MOVE-8", "MOVE-7")
def test_an_allied_navy_does_not_help() -> None:
    state = table(france(army=1), spain(navy=3, at="africa"), red="france spain", blue="britain")
    play(state, "move army home")
    assert "MOVE-8" in refused(state, "to africa")


@rule("MOVE-9")
def test_an_army_goes_anywhere_in_europe() -> None:
    state = table(britain(army=1))
    play(state, "move army home")
    assert destinations(state) == EUROPE


@rule("MOVE-10", "VARIANT-ADJACENCY-1")
def test_by_adjacency_an_army_needs_a_reason() -> None:
    """Britain borders on the German States only."""
    state = table(britain(army=1), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["german-states"]
    assert "MOVE-10" in refused(state, "to central-europe")


@rule("MOVE-10", "R-MOVE-6")
def test_an_own_control_marker_opens_its_region_and_the_neighbours() -> None:
    """Central Europe touches the German States, the Baltic States and the Ottoman Empire."""
    state = table(britain(army=1, also={"central-europe": Holding(control=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["german-states", "central-europe", "baltic-states", "ottoman-empire"]


@rule("MOVE-10")
def test_a_control_marker_two_regions_away_opens_nothing() -> None:
    state = table(spain(army=1, also={"baltic-states": Holding(control=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["central-europe", "baltic-states", "mediterranean"]


@rule("MOVE-10", "BOARD-5")
def test_a_navy_opens_the_regions_it_serves() -> None:
    state = table(britain(army=1, also={"mediterranean": Holding(navy=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["german-states", "mediterranean", "ottoman-empire"]
    state = table(britain(army=1, also={"baltic-states": Holding(navy=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["german-states", "baltic-states"]


@rule("MOVE-10", "R-NP-6", "MOVE-8")
def test_other_peoples_pieces_open_nothing() -> None:
    state = table(
        britain(army=1), france(navy=1, control=1, at="baltic-states"), red="britain france", options=ADJACENCY
    )
    play(state, "move army home")
    assert destinations(state) == ["german-states"]


@rule("MOVE-10")
def test_adjacency_is_the_rule_of_2004() -> None:
    state = table(spain(army=1), preset="original-2004")
    play(state, "move army home")
    assert destinations(state) == ["mediterranean"]


@rule("MOVE-11")
def test_britain_spain_and_the_gap_between_german_and_baltic_states() -> None:
    for power, region in ((britain, "german-states"), (spain, "mediterranean")):
        state = table(power(army=1), options=ADJACENCY)
        play(state, "move army home")
        assert destinations(state) == [region]
    state = table(spain(army=1, also={"german-states": Holding(control=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert "MOVE-11" in refused(state, "to baltic-states")


@rule("MOVE-12")
def test_austria_borders_on_four_regions_and_the_sea_powers_on_one() -> None:
    for power, number in ((austria, 4), (britain, 1), (united_provinces, 1), (spain, 1)):
        state = table(power(army=1), options=ADJACENCY)
        play(state, "move army home")
        assert len(destinations(state)) == number


@rule("MOVE-13", "R-MOVE-5")
def test_the_other_borders_are_those_of_the_board() -> None:
    borders = {
        prussia: ["german-states", "central-europe", "baltic-states"],
        russia: ["central-europe", "baltic-states", "ottoman-empire"],
        france: ["german-states", "mediterranean"],
        austria: ["german-states", "central-europe", "mediterranean", "ottoman-empire"],
    }
    for power, regions in borders.items():
        state = table(power(army=1), options=ADJACENCY)
        play(state, "move army home")
        assert destinations(state) == regions


@rule("MOVE-13", "R-MOVE-5")
def test_russia_may_be_cut_off_from_the_ottoman_empire() -> None:
    state = table(russia(army=1), options={**ADJACENCY, "russia-ottoman-adjacent": False})
    play(state, "move army home")
    assert "MOVE-13" in refused(state, "to ottoman-empire")


@rule("R-MOVE-5")
def test_mediterranean_and_ottoman_empire_do_not_touch() -> None:
    state = table(spain(army=1, also={"mediterranean": Holding(control=1)}), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["german-states", "mediterranean"]


@rule("R-MOVE-7", "BUILD-3")
def test_a_new_fort_obeys_adjacency_too() -> None:
    state = table(britain(), options=ADJACENCY)
    play(state, "build fort")
    assert "MOVE-10" in refused(state, "to mediterranean")
    play(state, "to german-states")
    assert units(state, "britain", "german-states") == {"fort": 1}


@rule("MOVE-14", "BOARD-7")
def test_every_unit_may_go_home_and_to_no_other_home() -> None:
    """There is one home to go to, and it is the unit's own."""
    for unit in ("army", "navy"):
        state = table(france(army=1, navy=1, at="mediterranean"), options=ADJACENCY)
        play(state, f"move {unit} mediterranean", "to home")
        assert units(state, "france", "home") == {unit: 1}
        assert all(units(state, other, "home") == {} for other in ("britain", "spain", "austria"))


@rule("MOVE-14", "MOVE-16", "R-MOVE-4")
def test_an_army_without_a_navy_may_leave_a_colony() -> None:
    """The last navy leaves first; the army stays behind and goes home by itself."""
    state = table(france(army=1, navy=1, at="india"))
    play(state, "move navy india", "to home", "move army india", "to home", sea=["success", "success"])
    assert units(state, "france", "india") == {}
    assert units(state, "france", "home") == {"army": 1, "navy": 1}


@rule("MOVE-15")
def test_forts_do_not_move() -> None:
    state = table(france(fort=1, army=1, at="mediterranean"))
    play(state, "move army mediterranean", "to home")
    assert "move fort mediterranean" not in legal(state)
    assert "MOVE-15" in refused(state, "move fort mediterranean")


@rule("MOVE-16")
def test_enemies_hold_nobody_back() -> None:
    state = table(france(army=1, at="german-states"), britain(army=5, fort=2, at="german-states"), blue="britain")
    play(state, "move army german-states", "to baltic-states")
    assert units(state, "france", "baltic-states") == {"army": 1}


@rule("MOVE-17", "SEA-2", "BOARD-9")
def test_between_american_regions_a_navy_is_needed_but_no_roll() -> None:
    state = table(france(army=1, at="north-america", also={"caribbean": Holding(navy=1)}))
    play(state, "move army north-america")
    assert "MOVE-17" in refused(state, "to south-america")
    play(state, "to caribbean")
    assert units(state, "france", "caribbean") == {"army": 1, "navy": 1}


@rule("R-MOVE-3")
def test_a_move_goes_somewhere_else() -> None:
    state = table(france(army=1, at="german-states"))
    play(state, "move army german-states")
    assert "R-MOVE-3" in refused(state, "to german-states")
    assert "R-MOVE-3" in refused(state, "stay")


@rule("R-MOVE-8", "NAVAL-7")
def test_a_navy_at_home_serves_no_region() -> None:
    state = table(spain(army=1, navy=2, at="home"), options=ADJACENCY)
    play(state, "move army home")
    assert destinations(state) == ["mediterranean"]
    state = table(spain(navy=2, at="home"), britain(navy=1, control=1, at="mediterranean"), blue="britain")
    assert "R-ATTACK-1" in refused(state, "attack mediterranean britain")


@rule("MOVE-5", "UNREST-12")
def test_a_move_in_europe_costs_nothing() -> None:
    state = table(france(army=2))
    play(state, "move army home", "to ottoman-empire", "done")
    assert draws(state, "france") == 0
