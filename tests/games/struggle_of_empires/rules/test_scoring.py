"""Phase V: victory points (SCORE, CONTROL-1)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import SEVEN, PhaseTable
from tricorne.games.struggle_of_empires.board.constants import REGIONS
from tricorne.games.struggle_of_empires.war import scoring
from tricorne.kernel.testing import rule


@rule("EXAMPLE-15", "SCORE-2", "SCORE-3", "SCORE-4")
def test_a_shared_first_place_leaves_the_second() -> None:
    table = PhaseTable(SEVEN)
    table.control("german-states", britain=3, france=3, austria=2, spain=1)
    assert table.region_points("german-states") == {"britain": 8, "france": 8, "austria": 5, "spain": 3}


@rule("EXAMPLE-16", "SCORE-3")
def test_a_shared_second_place() -> None:
    table = PhaseTable(SEVEN)
    table.control("german-states", britain=3, france=3, austria=2, spain=2)
    assert table.region_points("german-states") == {"britain": 8, "france": 8, "austria": 5, "spain": 5}


@rule("EXAMPLE-17", "SCORE-7", "SCORE-8")
def test_a_tie_with_a_nonplayer_power_for_first() -> None:
    table = PhaseTable("britain russia france")
    table.control("ottoman-empire", britain=1, prussia=1)
    assert table.region_points("ottoman-empire") == {"britain": 2}


@rule("EXAMPLE-18", "SCORE-8", "R-SCORE-2", "BOARD-11")
def test_a_tie_with_a_nonplayer_power_for_second() -> None:
    table = PhaseTable("britain russia france")
    table.control("ottoman-empire", britain=2, russia=1, prussia=1)
    assert table.region_points("ottoman-empire") == {"britain": 4}


@rule("SCORE-8", "SCORE-9", "R-SCORE-1")
def test_an_unfriendly_tie_moves_down_exactly_those_with_one_marker_and_only_once() -> None:
    """Two non-player markers in the German States: both players with one marker fall from second to third."""
    table = PhaseTable("britain russia france")
    table.control("german-states", britain=2, russia=1, france=1, prussia=1, spain=1)
    assert table.region_points("german-states") == {"britain": 8, "russia": 3, "france": 3}


@rule("SCORE-8")
def test_ties_with_nonplayer_powers_can_be_ignored() -> None:
    table = PhaseTable("britain russia", options={"nonplayer-ties": "ignored"})
    table.control("ottoman-empire", britain=1, prussia=1)
    assert table.region_points("ottoman-empire") == {"britain": 4}


@rule("EXAMPLE-22")
def test_capturing_from_a_co_leader_only_lowers_the_other() -> None:
    table = PhaseTable("britain france russia spain")
    table.control("india", britain=2, france=2, russia=1)
    before = table.region_points("india")
    table.control("india", britain=3, france=1)
    after = table.region_points("india")
    assert before["britain"] == after["britain"]
    assert after["france"] < before["france"]


@rule("SCORE-1", "SCORE-10")
def test_all_eleven_regions_are_scored_and_added_to_the_track() -> None:
    table = PhaseTable(SEVEN)
    table.points(britain=7, france=1)
    total = 0
    for region in range(REGIONS):
        table.p.control[region * 7] = 1
        total += table.ruleset.values[region][0]
    scoring.score(table.p)
    assert total == 55
    assert table.points_of("britain") == 7 + total
    assert table.points_of("france") == 1
    scoring.score(table.p)
    assert table.points_of("britain") == 7 + 2 * total


@rule("SCORE-5", "SCORE-6", "CONTROL-1")
def test_only_control_markers_in_the_region_count() -> None:
    """France has units and a marker under the Revolt, but no control marker in India: nothing."""
    table = PhaseTable("britain france russia spain")
    table.control("india", britain=1)
    table.units("france", "india", army=6, navy=3, fort=1)
    table.token("colony-revolt", "india", "france")
    table.p.markers[:] = [1] * len(table.p.markers)
    assert table.region_points("india") == {"britain": 5}
    assert table.region_points("africa") == {}


@rule("SCORE-2", "R-SCORE-3", "BOARD-10")
@pytest.mark.parametrize(("preset", "third"), [("deluxe", 0), ("original-2004", 1)])
def test_third_place_scores_only_where_the_region_has_a_third_value(preset: str, third: int) -> None:
    table = PhaseTable("britain france russia spain", preset)
    table.control("africa", britain=3, france=2, russia=1)
    assert table.region_points("africa") == {"britain": 3, "france": 2}
    table.control("ottoman-empire", britain=3, france=2, russia=1)
    assert table.region_points("ottoman-empire").get("russia", 0) == third


@rule("SCORE-7")
def test_nonplayer_powers_score_nothing() -> None:
    table = PhaseTable("britain france")
    table.control("caribbean", spain=1)
    scoring.score(table.p)
    assert table.p.victory_points == [0] * 7


@rule("R-SCORE-4")
def test_the_track_has_no_end() -> None:
    table = PhaseTable("britain france russia spain")
    table.points(britain=150)
    table.control("india", britain=1)
    scoring.score(table.p)
    assert table.points_of("britain") == 155
