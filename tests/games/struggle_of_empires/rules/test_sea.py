"""Distant sea moves (SEA-1 to SEA-12, BOARD-8)."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    draws,
    france,
    gold,
    legal,
    play,
    refused,
    russia,
    table,
    units,
)
from tricorne import State
from tricorne.kernel.testing import rule

ZONES = {
    "europe": ["home", "baltic-states", "mediterranean"],
    "americas": ["north-america", "caribbean", "south-america"],
    "africa": ["africa"],
    "india": ["india"],
    "east-indies": ["east-indies"],
}
WHITE_RED = {"distant-sea": "white-red"}


def at_sea(options: Mapping[str, object] | None = None, navigation: int = 0) -> State:
    """A navy of France has left home for India and waits for its roll."""
    state = table(france(navy=1, tiles="navigation " * navigation), options=options)
    play(state, "move navy home", "to india")
    return state


@rule("SEA-1", "SEA-2", "BOARD-8", "R-SEA-1")
def test_a_change_of_zone_is_a_distant_sea_move_and_nothing_else() -> None:
    zone_of = {place: zone for zone, places in ZONES.items() for place in places}
    for origin, zone in zone_of.items():
        for place, other in zone_of.items():
            if place != origin:
                state = table(france(navy=1, at=origin))
                play(state, f"move navy {origin}", f"to {place}")
                assert (state.actor == "chance") == (zone != other), f"{origin} to {place}"


@rule("SEA-1", "R-SEA-1")
def test_the_landlocked_homes_lie_in_europe_too() -> None:
    state = table(russia(army=1, also={"africa": Holding(navy=1)}))
    play(state, "move army home", "to africa")
    assert [text for text, _ in state.outcomes()] == ["success", "stay", "sink"]


@rule("SEA-1")
def test_armies_and_forts_roll_like_navies() -> None:
    state = table(france(navy=1, at="africa"))
    play(state, "build fort", "to africa")
    assert state.actor == "chance"
    state = table(france(army=1, navy=1, at="africa"))
    play(state, "move army africa", "to german-states")
    assert state.actor == "chance"


@rule("SEA-3")
def test_one_roll_however_far() -> None:
    state = table(france(navy=1, at="caribbean"))
    play(state, "move navy caribbean", "to east-indies", sea=["success"])
    assert state.prompt.key == "turn"
    assert units(state, "france", "east-indies") == {"navy": 1}


@rule("SEA-4")
def test_success_and_the_unit_arrives() -> None:
    state = at_sea()
    play(state, sea=["success"])
    assert units(state, "france", "india") == {"navy": 1}
    assert gold(state, "france") == 10


@rule("SEA-5")
@pytest.mark.parametrize(("act", "place", "price"), [("remain", "home", 0), ("arrive", "india", 1)])
def test_stay_and_the_unit_remains_or_arrives_for_one_gold(act: str, place: str, price: int) -> None:
    state = at_sea()
    play(state, act, sea=["stay"])
    assert units(state, "france", place) == {"navy": 1}
    assert gold(state, "france") == 10 - price
    assert draws(state, "france") == 0


@rule("SEA-5")
def test_stay_never_loses_the_unit() -> None:
    state = at_sea()
    play(state, sea=["stay"])
    assert "SEA-5" in refused(state, "lost")


@rule("SEA-6", "UNREST-1")
def test_sink_and_the_unit_is_lost_with_one_unrest() -> None:
    state = at_sea()
    play(state, "lost", sea=["sink"])
    assert units(state, "france", "home") == units(state, "france", "india") == {}
    assert gold(state, "france") == 10
    assert draws(state, "france") == 1


@rule("SEA-6")
@pytest.mark.parametrize(("act", "place", "price"), [("remain", "home", 2), ("arrive", "india", 3)])
def test_sink_and_the_unit_is_saved_for_gold(act: str, place: str, price: int) -> None:
    state = at_sea()
    play(state, act, sea=["sink"])
    assert units(state, "france", place) == {"navy": 1}
    assert gold(state, "france") == 10 - price
    assert draws(state, "france") == 0


@rule("SEA-7", "R-SEA-3", "R-GOLD-3")
def test_the_gold_may_be_taxed() -> None:
    state = table(france(navy=1, gold=0))
    play(state, "move navy home", "to india", "arrive", sea=["sink"])
    assert units(state, "france", "india") == {"navy": 1}
    assert draws(state, "france") == 2
    assert gold(state, "france") == 1


@rule("R-SEA-4")
def test_the_owner_decides_directly_after_the_roll() -> None:
    state = at_sea()
    play(state, sea=["sink"])
    assert state.actor == "france"
    assert legal(state) == ["lost", "remain", "arrive"]
    assert "R-SEA-4" in refused(state, "pass")


@rule("R-SEA-2", "SEA-4", "SEA-5", "SEA-6")
def test_the_faces_of_the_die_are_an_option() -> None:
    assert at_sea().outcomes() == [("success", 4), ("stay", 1), ("sink", 1)]
    assert at_sea({"sea-die-faces": [2, 2, 2]}).outcomes() == [("success", 2), ("stay", 2), ("sink", 2)]


@rule("SEA-8", "VARIANT-SEA-1")
@pytest.mark.parametrize("white", [2, 3, 4, 5, 6])
def test_a_white_two_or_more_arrives(white: int) -> None:
    state = at_sea(WHITE_RED)
    play(state, sea=[white])
    assert units(state, "france", "india") == {"navy": 1}


@rule("SEA-9", "VARIANT-SEA-1")
@pytest.mark.parametrize(("red", "place"), [(1, ""), (2, ""), (3, "home"), (4, "home"), (5, "india"), (6, "india")])
def test_after_a_white_one_the_red_die_decides(red: int, place: str) -> None:
    state = at_sea(WHITE_RED)
    play(state, sea=[1, red])
    assert draws(state, "france") == (0 if place else 1)
    for where in ("home", "india"):
        assert units(state, "france", where) == ({"navy": 1} if where == place else {})


@rule("SEA-10", "TILE-NAVIGATION-1", "R-SEA-6")
@pytest.mark.parametrize(("tiles", "red", "place"), [(1, 1, "home"), (1, 2, "home"), (1, 3, "india"), (2, 1, "india")])
def test_each_navigation_adds_two_to_the_red_die(tiles: int, red: int, place: str) -> None:
    state = at_sea(WHITE_RED, tiles)
    play(state, sea=[1, red])
    assert units(state, "france", place) == {"navy": 1}
    assert draws(state, "france") == 0


@rule("R-SEA-6", "SEA-8")
def test_navigation_leaves_the_white_die_alone() -> None:
    """A white 1 stays a 1: the red die is still thrown."""
    state = at_sea(WHITE_RED, 2)
    play(state, sea=[1])
    assert state.actor == "chance"
    play(state, sea=[6])
    assert units(state, "france", "india") == {"navy": 1}


@rule("SEA-11")
def test_the_red_die_cannot_be_bought_off() -> None:
    state = at_sea(WHITE_RED)
    play(state, sea=[1, 3])
    assert state.prompt.key == "turn"
    assert units(state, "france", "home") == {"navy": 1}
    assert gold(state, "france") == 10
    refused(state, "arrive")


@rule("SEA-12")
@pytest.mark.parametrize(("tiles", "chances"), [(0, (16, 1, 1)), (1, (17, 1, 0)), (2, (18, 0, 0))])
def test_the_chances_of_the_white_and_red_dice(tiles: int, chances: tuple[int, int, int]) -> None:
    found = {"india": Fraction(0), "home": Fraction(0), "": Fraction(0)}
    for white in range(1, 7):
        for red in range(1, 7):
            state = at_sea(WHITE_RED, tiles)
            play(state, sea=[white])
            if state.actor == "chance":
                play(state, sea=[red])
            place = next((where for where in ("india", "home") if units(state, "france", where)), "")
            found[place] += Fraction(1, 36)
    assert tuple(found.values()) == tuple(Fraction(chance, 18) for chance in chances)


@rule("VARIANT-SEA-1", "TILE-NAVIGATION-1", "R-SEA-5")
def test_navigation_comes_with_the_white_and_red_dice_only() -> None:
    assert "claim navigation" in legal(table(france(), options=WHITE_RED))
    assert "claim navigation" in legal(table(france(), preset="original-2004"))
    assert "CLAIM-1" in refused(table(france()), "claim navigation")
