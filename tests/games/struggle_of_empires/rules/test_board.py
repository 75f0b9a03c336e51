"""The board: homes, regions, seas, values (BOARD-1 to BOARD-12)."""

from tests.games.struggle_of_empires.opening import SEVEN, Opening, ruleset, seats, shipped, table_of_actions
from tricorne.games.struggle_of_empires.board.constants import REGIONS
from tricorne.games.struggle_of_empires.step_numbers import PLACE_UNIT
from tricorne.kernel.testing import rule

EUROPE = ["german-states", "central-europe", "baltic-states", "mediterranean", "ottoman-empire"]
AMERICAS = ["north-america", "caribbean", "south-america"]
COLONIES = [*AMERICAS, "africa", "india", "east-indies"]
NO_SHIPS = ["german-states", "central-europe", "ottoman-empire"]
WITH_SHIPS = [*COLONIES, "baltic-states", "mediterranean"]


def places(opening: Opening, unit: str) -> set[str]:
    """Where the player to place may put a unit of a kind."""
    return {text.split()[2] for text in opening.legal() if text.startswith(f"place {unit} ")}


@rule("BOARD-1")
def test_seven_powers_have_homes_without_victory_points() -> None:
    """A unit can stand at home, but the board prints values for the eleven regions only."""
    assert shipped().power_ids == SEVEN
    opening = Opening(seats(7)).reach(PLACE_UNIT)
    for power in SEVEN:
        assert opening.power == power
        opening.play("place army home")
        assert opening.units(power) == {"home": {"army": 1}}
    assert len(opening.ruleset.values) == REGIONS


@rule("BOARD-2")
def test_five_regions_lie_in_europe_and_six_are_colonies() -> None:
    c = shipped()
    assert sorted(c.region_ids) == sorted(EUROPE + COLONIES)
    assert [c.region_ids[region] for region in ruleset(seats(4)).colonies] == COLONIES


@rule("BOARD-3")
def test_navies_are_at_home_or_by_a_ship_icon() -> None:
    opening = Opening(seats(4)).reach(PLACE_UNIT)
    assert places(opening, "navy") == {*WITH_SHIPS, "home"}


@rule("BOARD-4")
def test_three_regions_never_see_a_navy() -> None:
    opening = Opening(seats(4)).reach(PLACE_UNIT)
    for region in NO_SHIPS:
        assert "BOARD-4" in opening.refusal(f"place navy {region}").rules


@rule("BOARD-5")
def test_mediterranean_navies_serve_the_ottoman_empire_too() -> None:
    """Navies fight where the naval area of a region is; two regions share the Mediterranean."""
    c = shipped()
    area = ruleset(seats(4)).naval_area
    by_sea = c.region("mediterranean")
    served = [c.region_ids[region] for region in range(REGIONS) if area[region] == by_sea]
    assert served == ["mediterranean", "ottoman-empire"]
    assert area[c.region("german-states")] == -1
    assert area[c.region("central-europe")] == -1


@rule("BOARD-6")
def test_armies_and_forts_stand_in_every_region() -> None:
    opening = Opening(seats(4)).reach(PLACE_UNIT)
    assert places(opening, "army") == {*EUROPE, *COLONIES, "home"}
    assert places(opening, "fort") == {*EUROPE, *COLONIES, "home"}


@rule("BOARD-7")
def test_no_action_names_the_home_of_another_power() -> None:
    """Home is always one's own: what Spain places there stands before Spain alone."""
    words = {word for action in table_of_actions() for word in action.text.split()}
    assert not [word for word in words if word.startswith("home-")]
    opening = Opening(["spain", "france"]).reach(PLACE_UNIT).play("place fort home")
    assert opening.units("spain") == {"home": {"fort": 1}}
    assert opening.units("france") == {}


@rule("BOARD-8")
def test_the_map_has_five_sea_zones() -> None:
    """Homes and European regions are one zone, the three American regions another, the rest one each."""
    c = shipped()
    zone = ruleset(seats(4)).zone
    home = zone[REGIONS]
    assert {zone[c.region(region)] for region in EUROPE} == {home}
    americas = {zone[c.region(region)] for region in AMERICAS}
    assert len(americas) == 1
    others = [zone[c.region(region)] for region in ["africa", "india", "east-indies"]]
    assert len({home, *americas, *others}) == 5


@rule("BOARD-9")
def test_american_regions_are_separate_but_for_the_sea() -> None:
    """Control, units and naval areas of the Caribbean are not those of its neighbours."""
    c = shipped()
    area = ruleset(seats(7)).naval_area
    assert [area[c.region(region)] for region in AMERICAS] == [c.region(region) for region in AMERICAS]
    opening = Opening(seats(7), "original-2004").reach_draws()
    opening.draw("car-1", "car-2", "afr-1", "afr-2", "ind-1")
    assert opening.control("britain") == {"caribbean": 2, "africa": 2, "india": 1}
    opening.reach(PLACE_UNIT).play("place navy caribbean")
    assert opening.units("britain") == {"caribbean": {"navy": 1}}


@rule("BOARD-10")
def test_values_of_the_original_board() -> None:
    c = shipped()
    values = ruleset(seats(5), "original-2004").values
    printed = {
        "north-america": [4, 2, 0],
        "caribbean": [5, 3, 0],
        "south-america": [5, 3, 0],
        "africa": [3, 2, 0],
        "india": [5, 3, 0],
        "east-indies": [4, 2, 0],
        "german-states": [8, 5, 3],
        "central-europe": [6, 4, 2],
        "baltic-states": [5, 3, 2],
        "mediterranean": [6, 4, 2],
        "ottoman-empire": [4, 2, 1],
    }
    assert {c.region_ids[region]: values[region] for region in range(REGIONS)} == printed


@rule("BOARD-11")
def test_the_deluxe_ottoman_empire_has_no_third_value() -> None:
    c = shipped()
    values = ruleset(seats(5)).values
    assert values[c.region("german-states")] == [8, 5, 3]
    assert values[c.region("ottoman-empire")] == [4, 2, 0]


@rule("BOARD-12")
def test_nothing_is_attacked_controlled_or_incited_at_home() -> None:
    """Units may wait at home; attacks and covert acts can only name regions or what lies in one."""
    opening = Opening(["prussia", "russia", "spain"]).reach(PLACE_UNIT).play("place navy home")
    assert opening.units("prussia") == {"home": {"navy": 1}}
    assert len(opening.p.control) == REGIONS * len(SEVEN)
    hostile = [action.text for action in table_of_actions() if action.text.split()[0] in ("attack", "incite")]
    assert len(hostile) > REGIONS
    assert not [text for text in hostile if "home" in text.split()]
