"""Colonizing and Gold Coast Commerce (COLONIZE-1 to 4, COMMERCE-1 to 5)."""

from tests.games.struggle_of_empires.table import (
    Holding,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    marker,
    pass_on,
    play,
    population,
    prussia,
    refused,
    spain,
    table,
    units,
)
from tricorne.kernel.testing import rule


@rule("COLONIZE-1", "CONTROL-2", "MARKER-14")
def test_colonizing_replaces_the_marker_for_one_population() -> None:
    state = table(france(population=3), markers="nam-1 nam-3")
    play(state, "colonize nam-1")
    assert control(state, "north-america") == {"france": 1}
    assert marker(state, "nam-1") == "display"
    assert marker(state, "nam-3") == "map"
    assert population(state, "france") == 2
    assert gold(state, "france") == 10


@rule("COLONIZE-1", "POP-2")
def test_colonizing_needs_population() -> None:
    state = table(france(population=0), markers="nam-1")
    assert {"COLONIZE-1", "POP-2"} <= set(refused(state, "colonize nam-1"))


@rule("COLONIZE-1")
def test_only_a_colonize_marker_on_the_map_can_be_colonized() -> None:
    state = table(france(), markers="nam-1 nam-2")
    assert "COLONIZE-1" in refused(state, "colonize nam-3")
    assert "COLONIZE-1" in refused(state, "colonize nam-2")


@rule("COLONIZE-2", "R-COL-1")
def test_no_presence_is_needed() -> None:
    """Prussia has nothing overseas and colonizes the East Indies, in both editions."""
    for preset in ("deluxe", "original-2004"):
        state = table(prussia(), britain(army=3, navy=3, at="east-indies"), markers="eas-5", preset=preset)
        play(state, "colonize eas-5")
        assert control(state, "east-indies") == {"prussia": 1}


@rule("COLONIZE-3", "R-COL-2")
def test_one_marker_an_action_and_one_special_action_a_turn() -> None:
    state = table(france(), markers="nam-1 nam-3")
    play(state, "colonize nam-1")
    assert control(state, "north-america") == {"france": 1}
    assert "COLONIZE-3" in refused(state, "colonize nam-3")


@rule("COLONIZE-4", "COMMERCE-4")
def test_in_2004_settling_is_open_once_a_turn() -> None:
    african = {"africa": Holding(navy=1)}
    state = table(france(also=african), markers="nam-1 nam-3 car-1 car-3", preset="original-2004")
    play(state, "colonize nam-1")
    assert "COLONIZE-4" in refused(state, "colonize nam-3")
    assert "COMMERCE-4" in refused(state, "commerce car-1")
    state = table(france(also=african), markers="nam-1 car-1 car-3", preset="original-2004")
    play(state, "commerce car-1")
    assert "COMMERCE-4" in refused(state, "commerce car-3")
    assert "COLONIZE-4" in refused(state, "colonize nam-1")


@rule("COMMERCE-1", "R-COL-3")
def test_commerce_needs_a_navy_in_africa_and_costs_nothing() -> None:
    state = table(france(navy=1, at="africa", population=0), markers="car-1 car-3")
    play(state, "commerce car-1")
    assert control(state, "caribbean") == {"france": 1}
    assert marker(state, "car-1") == "display"
    assert gold(state, "france") == 10
    assert draws(state, "france") == 0
    assert units(state, "france", "africa") == {"navy": 1}


@rule("R-COL-3")
def test_the_navy_in_africa_serves_every_turn() -> None:
    state = table(france(navy=1, at="africa"), markers="car-1 car-3")
    play(state, "commerce car-1", "pass")
    pass_on(state, until="france")
    play(state, "commerce car-3")
    assert control(state, "caribbean") == {"france": 2}


@rule("COMMERCE-1")
def test_without_a_navy_in_africa_there_is_no_commerce() -> None:
    state = table(france(army=2, control=2, at="africa", also={"caribbean": Holding(navy=2)}), markers="car-1")
    assert "COMMERCE-1" in refused(state, "commerce car-1")


@rule("COMMERCE-2")
def test_no_presence_in_the_markers_region_is_needed() -> None:
    state = table(france(navy=1, at="africa"), britain(navy=4, army=4, at="south-america"), markers="sam-4")
    play(state, "commerce sam-4")
    assert control(state, "south-america") == {"france": 1}


@rule("COMMERCE-3")
def test_commerce_is_a_special_action() -> None:
    state = table(france(navy=1, at="africa"), markers="car-1 car-3")
    play(state, "commerce car-1")
    assert "COMMERCE-3" in refused(state, "commerce car-3")


@rule("COMMERCE-5")
def test_an_allied_navy_in_africa_does_not_serve() -> None:
    state = table(france(), spain(navy=3, at="africa"), red="france spain", markers="car-1")
    assert "COMMERCE-5" in refused(state, "commerce car-1")


@rule("R-NP-6", "COMMERCE-5")
def test_a_nonplayer_navy_in_africa_serves_nobody() -> None:
    state = table(france(), prussia(navy=1, at="africa"), red="france prussia", seats="france britain", markers="car-1")
    assert "COMMERCE-5" in refused(state, "commerce car-1")


@rule("R-PIECE-1")
def test_with_a_marker_limit_nothing_can_be_settled_beyond_it() -> None:
    state = table(france(navy=1, control=1, at="africa"), markers="nam-1 car-1", options={"control-marker-limit": 1})
    assert "R-PIECE-1" in refused(state, "colonize nam-1")
    assert "R-PIECE-1" in refused(state, "commerce car-1")
    assert "colonize nam-1" not in legal(state)
