"""Non-player powers at set-up (NONPLAYER-1 to NONPLAYER-7, VARIANT-NP-*, VARIANT-SIMPLE-1 to -5)."""

import pytest

from tests.games.struggle_of_empires.opening import SEVEN, Opening, game_after, ruleset, seats, shipped
from tricorne.games.struggle_of_empires.board.check import problem
from tricorne.games.struggle_of_empires.board.components import SETS
from tricorne.games.struggle_of_empires.board.constants import BLUE, IN_BAG, MARKERS, RED, TILES
from tricorne.games.struggle_of_empires.board.position import BAG
from tricorne.games.struggle_of_empires.step_numbers import (
    HAND_MARKER,
    LETTER,
    MAP_MARKER,
    NP_CONTROL,
    NP_DRAW,
    NP_NAVY,
    PLACE_UNIT,
)
from tricorne.games.struggle_of_empires.war.markers import place_markers
from tricorne.kernel.position import first_of, second_of
from tricorne.kernel.testing import rule

SET_A = ["german-states", "mediterranean", "north-america", "caribbean", "india"]
SET_B = ["german-states", "central-europe", "baltic-states", "south-america", "east-indies"]
ROLLS: dict[str, object] = {"nonplayer-navy-roll": True}
MIXED: dict[str, object] = {"nonplayer-mixed-sets": True}
SIMPLE: dict[str, object] = {"nonplayer-mode": "wallace-simple"}


def armies(regions: list[str]) -> dict[str, dict[str, int]]:
    return {region: {"army": 1} for region in regions}


def lettered(letters: str) -> set[str]:
    """The markers of these sets."""
    c = shipped()
    sets = [SETS.index(letter) for letter in letters]
    return {c.marker_ids[marker] for marker in range(MARKERS) if c.marker_set[marker] in sets}


@rule("NONPLAYER-1")
@pytest.mark.parametrize("number", range(2, 8))
def test_every_power_without_a_player_is_a_nonplayer(number: int) -> None:
    opening = Opening(seats(number)).reach(MAP_MARKER)
    unled = SEVEN[number:]
    assert [SEVEN[power] for power in opening.ruleset.nonplayers] == unled
    assert [power for power in SEVEN if opening.units(power)] == unled


@rule("NONPLAYER-2", "R-SETUP-3")
@pytest.mark.parametrize(("number", "letters"), [(6, "A"), (5, "AB"), (4, "ABC"), (3, "ABCD"), (2, "ABCDE")])
def test_the_sets_in_use_go_out_at_random(number: int, letters: str) -> None:
    """Each power may get any set that is still free; all sets in use go out."""
    opening = Opening(seats(number))
    left = list(letters)
    for power in SEVEN[number:]:
        assert opening.kind == LETTER
        assert opening.power == power
        assert opening.outcomes() == left
        assert set(opening.step.outcomes(opening.p, opening.p.stack[-1])[1::2]) == {1}
        opening.draw(left.pop())
    assert opening.kind != LETTER
    assert set(opening.used()) == lettered(letters)


@rule("NONPLAYER-3")
def test_a_nonplayer_has_an_army_in_each_region_of_its_set() -> None:
    opening = Opening(["britain", "united-provinces", "spain", "france", "austria"])
    opening.draw("B", "A")
    assert opening.units("prussia") == armies(SET_B)
    assert opening.units("russia") == armies(SET_A)
    assert opening.control("prussia") == {}
    assert opening.kind == MAP_MARKER


@rule("NONPLAYER-4")
def test_few_players_one_army_becomes_a_control_marker() -> None:
    """Each of the five regions is equally likely."""
    opening = Opening(["britain", "united-provinces", "spain"]).draw("A", "B", "C", "D")
    assert opening.kind == NP_CONTROL
    assert opening.power == "france"
    assert sorted(opening.outcomes()) == sorted(SET_A)
    assert set(opening.step.outcomes(opening.p, opening.p.stack[-1])[1::2]) == {1}
    opening.draw("india")
    assert opening.control("france") == {"india": 1}
    assert opening.units("france") == armies(["german-states", "mediterranean", "north-america", "caribbean"])
    assert opening.power == "austria"
    opening.draw("german-states")
    assert opening.control("austria") == {"german-states": 1}


@rule("NONPLAYER-4")
def test_no_control_marker_where_the_option_is_off_or_with_four_players() -> None:
    opening = Opening(seats(3), options={"nonplayer-control-markers": False}).draw("A", "B", "C", "D")
    assert opening.kind == MAP_MARKER
    opening = Opening(seats(4)).draw("A", "B", "C")
    assert opening.kind == MAP_MARKER


@rule("NONPLAYER-5")
def test_used_sets_are_out_of_the_bag_and_the_others_in_it() -> None:
    opening = Opening(seats(5)).draw("A", "B")
    assert set(opening.used()) == lettered("AB")
    assert lettered("CDE") <= set(opening.outcomes())
    assert not lettered("AB") & set(opening.outcomes())


@rule("NONPLAYER-7")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_nonplayer_decides_and_owns_nothing(number: int) -> None:
    """It is never asked, and has neither gold nor population, unrest, points or tiles."""
    deciding: set[str] = set()
    opening = Opening(seats(number))
    opening.finish(lambda table: deciding.add(table.power) if table.kind == PLACE_UNIT else None)
    assert deciding == set(seats(number))
    for power in opening.ruleset.nonplayers:
        p = opening.p
        assert [p.gold[power], p.population[power], p.unrest[power], p.victory_points[power]] == [0] * 4
        assert sum(p.ready[power * TILES : (power + 1) * TILES]) == 0


@rule("NONPLAYER-15")
@pytest.mark.parametrize("number", range(2, 8))
def test_the_original_knows_no_nonplayers(number: int) -> None:
    opening = Opening(seats(number), "original-2004")
    assert opening.kind == MAP_MARKER
    opening.reach(PLACE_UNIT)
    assert opening.ruleset.nonplayers == []
    assert [power for power in SEVEN if opening.units(power) or opening.control(power)] == seats(number)


# -- mixed sets ----------------------------------------------------------------------------------


@rule("VARIANT-NP-MIX-1", "R-SETUP-14")
def test_mixed_sets_redraw_duplicates_until_five_regions_differ() -> None:
    """Two powers share sets A and B: the second German marker goes back, another is drawn for it."""
    opening = Opening(["britain", "united-provinces", "spain", "france", "austria"], options=MIXED)
    assert opening.kind == NP_DRAW
    assert set(opening.outcomes()) == lettered("AB")
    opening.draw("ger-1", "ger-2", "med-1", "ind-1")
    assert "ger-2" not in opening.outcomes()
    opening.draw("cen-1")
    assert opening.power == "prussia"
    assert "ger-2" in opening.outcomes()
    opening.draw("ger-2")
    assert opening.power == "prussia"
    opening.draw("bal-1")
    assert opening.power == "russia"
    opening.draw("ger-2", "nam-1", "car-1", "sam-1", "eas-1")
    assert opening.units("prussia") == armies(
        ["india", "german-states", "central-europe", "baltic-states", "mediterranean"]
    )
    assert opening.units("russia") == armies(
        ["north-america", "caribbean", "south-america", "east-indies", "german-states"]
    )
    assert set(opening.used()) == lettered("AB")
    assert opening.kind == MAP_MARKER


@rule("R-SETUP-10", "R-SETUP-14")
def test_a_deal_that_cannot_work_out_begins_anew() -> None:
    """Prussia leaves both German markers for Russia: all ten are mixed and dealt again."""
    opening = Opening(["britain", "united-provinces", "spain", "france", "austria"], options=MIXED)
    opening.draw("med-1", "nam-1", "car-1", "ind-1", "cen-1")
    assert opening.power == "russia"
    opening.draw("ger-1", "bal-1", "sam-1", "eas-1", "ger-2")
    assert opening.power == "prussia"
    assert set(opening.outcomes()) == lettered("AB")
    assert opening.used() == []
    assert opening.units("prussia") == {}


@rule("R-SETUP-10")
@pytest.mark.parametrize("number", range(2, 7))
def test_every_mixed_deal_ends_with_five_different_regions(number: int) -> None:
    for seed in range(20):
        options: dict[str, object] = {"nonplayer-mixed-sets": True, "nonplayer-control-markers": False}
        opening = Opening(seats(number), options=options, seed=seed).reach(MAP_MARKER)
        for power in SEVEN[number:]:
            assert len(opening.units(power)) == 5
        assert set(opening.used()) == lettered("ABCDE"[: 7 - number])


# -- navies --------------------------------------------------------------------------------------


@rule("VARIANT-NP-NAVY-1", "VARIANT-NP-NAVY-2")
def test_a_low_roll_makes_a_navy_where_ships_can_be() -> None:
    """Set B: no roll in the German States and Central Europe; 1 and 2 are navies, 3 is not."""
    opening = Opening(seats(6), options=ROLLS).draw("A")
    assert opening.kind == NP_NAVY
    assert opening.outcomes() == ["1", "2", "3", "4", "5", "6"]
    opening.draw("1", "3", "2", "6")
    assert opening.kind == MAP_MARKER
    assert opening.units("russia") == {
        "north-america": {"navy": 1},
        "caribbean": {"army": 1},
        "india": {"navy": 1},
        "german-states": {"army": 1},
        "mediterranean": {"army": 1},
    }


@rule("VARIANT-NP-NAVY-2")
def test_no_roll_without_a_ship_icon() -> None:
    """Even if every die shows a 1, what stands in the three landlocked regions stays an army."""
    opening = Opening(seats(2), options={**ROLLS, "nonplayer-control-markers": False}).draw(*"ABCDE")
    while opening.kind == NP_NAVY:
        opening.draw("1")
    for power in SEVEN[2:]:
        for region, units in opening.units(power).items():
            by_land = region in ("german-states", "central-europe", "ottoman-empire")
            assert units == ({"army": 1} if by_land else {"navy": 1})


@rule("R-SETUP-11")
def test_the_control_marker_is_picked_before_the_rolls() -> None:
    """The region that became a control marker has no army left to roll for."""
    opening = Opening(seats(3), options=ROLLS).draw("A", "B", "C", "D")
    opening.draw("india", "german-states", "africa", "north-america")
    assert opening.kind == NP_NAVY
    rolls = 0
    while opening.kind == NP_NAVY:
        opening.draw("2")
        rolls += 1
    assert rolls == 3 + 3 + 3 + 3
    assert opening.control("france") == {"india": 1}
    assert "india" not in opening.units("france")


@rule("R-SETUP-16")
def test_all_sets_then_all_control_markers_then_all_dice() -> None:
    opening = Opening(["spain", "france"], options=ROLLS)
    unled = ["britain", "united-provinces", "austria", "prussia", "russia"]
    drawn: list[tuple[int, str]] = []
    dice: list[tuple[int, int]] = []
    while opening.kind != MAP_MARKER:
        if (opening.kind, opening.power) not in drawn:
            drawn.append((opening.kind, opening.power))
        if opening.kind == NP_NAVY:
            dice.append((first_of(opening.p.stack[-1]), second_of(opening.p.stack[-1])))
        opening.draw(opening.outcomes()[-1])
    assert drawn == [(kind, power) for kind in (LETTER, NP_CONTROL, NP_NAVY) for power in unled]
    assert dice == sorted(set(dice))


@rule("R-PIECE-8")
def test_a_nonplayer_has_all_the_navies_that_its_dice_make() -> None:
    """Each player has one navy; Russia, unled, has four."""
    opening = Opening(seats(6), options={**ROLLS, "navies-per-player": 1}).draw("A", "1", "1", "1", "1")
    assert sum(units.get("navy", 0) for units in opening.units("russia").values()) == 4
    assert problem(opening.p) is None


# -- the Simple Variant --------------------------------------------------------------------------


@rule("VARIANT-SIMPLE-1")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_the_simple_variant_uses_the_tiles_of_seven_players(number: int) -> None:
    assert ruleset(seats(number), options=SIMPLE).tile_supply == ruleset(seats(7)).tile_supply


@rule("VARIANT-SIMPLE-2", "R-SETUP-9")
def test_unplayed_powers_draw_five_from_the_whole_bag() -> None:
    """Two Indian markers are two armies in India: duplicates stay."""
    opening = Opening(seats(6), options=SIMPLE)
    assert opening.kind == NP_DRAW
    assert len(opening.outcomes()) == MARKERS
    opening.draw("ind-3", "ind-4", "ger-9", "ott-4", "bal-6")
    assert opening.units("russia") == {
        "india": {"army": 2},
        "german-states": {"army": 1},
        "baltic-states": {"army": 1},
        "ottoman-empire": {"army": 1},
    }
    assert sorted(opening.used()) == ["bal-6", "ger-9", "ind-3", "ind-4", "ott-4"]
    assert opening.kind == MAP_MARKER


@rule("VARIANT-SIMPLE-3")
def test_unplayed_powers_may_roll_for_navies() -> None:
    """Each of two Indian armies has its own die; the German one has none."""
    opening = Opening(seats(6), options={**SIMPLE, **ROLLS}).draw("ind-3", "ind-4", "ger-9", "ger-8", "ger-7")
    opening.draw("2", "5")
    assert opening.kind == MAP_MARKER
    assert opening.units("russia") == {"india": {"army": 1, "navy": 1}, "german-states": {"army": 3}}


@rule("VARIANT-SIMPLE-4")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_ten_markers_for_each_war_in_the_simple_variant(number: int) -> None:
    """With 30 on the map, 5 for each power and every seat filled the bag is empty after three wars."""
    opening = Opening(seats(number), options=SIMPLE).reach(HAND_MARKER)
    assert len(opening.on_map()) == 10
    opening.finish()
    for _ in range(2):
        place_markers(opening.p, opening.ruleset.map_markers)
        while opening.kind == MAP_MARKER:
            opening.advance()
    assert len(opening.on_map()) == 30
    assert opening.p.markers.count(IN_BAG) == 0


@rule("VARIANT-SIMPLE-5", "NONPLAYER-6")
@pytest.mark.parametrize(("number", "options"), [(4, SIMPLE), (5, SIMPLE), (6, SIMPLE), (3, {}), (2, {})])
def test_unplayed_powers_are_auctioned_into_the_alliances(number: int, options: dict[str, object]) -> None:
    """After the auctions all seven powers stand in a box; those that players lead have the first ones."""
    opening = Opening(seats(number), options=options)
    for p in game_after(opening, seed=number):
        if p.order:
            break
    assert all(side in (RED, BLUE) for side in p.side)
    assert len(set(p.box)) == 7
    led = max(p.box[power] for power in opening.ruleset.players)
    unled = [p.box[power] for power in opening.ruleset.nonplayers]
    assert all(box > led - 2 for box in unled)
    assert sorted(p.order) == opening.ruleset.players


def test_nonplayers_leave_the_unrest_bag_alone() -> None:
    assert Opening(seats(2)).finish().p.unrest_supply[BAG : BAG + 3] == [9, 72, 9]
