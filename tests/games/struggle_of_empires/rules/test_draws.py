"""The players' own draws for starting control (SETUP-18 to SETUP-25)."""

import pytest

from tests.games.struggle_of_empires.opening import Opening, seats, shipped
from tricorne.games.struggle_of_empires.board.constants import MARKERS, USED
from tricorne.games.struggle_of_empires.board.pieces import at_control_limit
from tricorne.games.struggle_of_empires.step_numbers import HAND_MARKER, PLACE_UNIT, PUT_BACK
from tricorne.kernel.testing import rule

FIVE_REGIONS = ["ind-6", "afr-4", "car-6", "bal-6", "med-7"]


@rule("SETUP-18", "R-SETUP-2")
def test_five_draws_and_one_control_marker_for_each() -> None:
    """The start player draws first, then the next seat clockwise."""
    opening = Opening(["france", "spain", "russia", "britain"]).reach_draws()
    assert opening.power == "france"
    opening.draw(*FIVE_REGIONS)
    one_each = {"india": 1, "africa": 1, "caribbean": 1, "baltic-states": 1, "mediterranean": 1}
    assert opening.control("france") == one_each
    assert opening.kind == HAND_MARKER
    assert opening.power == "spain"
    assert opening.control("spain") == {}


@rule("SETUP-19")
def test_six_draws_with_two_or_three_players() -> None:
    opening = Opening(["france", "spain", "russia"]).reach_draws()
    opening.draw(*FIVE_REGIONS)
    assert opening.power == "france"
    opening.draw("sam-6")
    assert sum(opening.control("france").values()) == 6
    assert opening.power == "spain"


@rule("SETUP-20")
@pytest.mark.parametrize("number", range(2, 8))
def test_five_draws_at_every_count_in_the_original(number: int) -> None:
    opening = Opening(seats(number), "original-2004").reach(PLACE_UNIT)
    for power in seats(number):
        assert sum(opening.control(power).values()) == 5


@rule("SETUP-21")
def test_strength_and_reward_of_a_drawn_marker_are_ignored() -> None:
    """A marker worth 3 gold and one worth a victory point give control and nothing else."""
    c = shipped()
    gold = next(m for m in range(MARKERS) if c.marker_gold[m])
    point = next(m for m in range(MARKERS) if c.marker_vp[m])
    opening = Opening(seats(7), "original-2004").reach_draws(
        [m for m in c.marker_ids if m[:3] in ("eas", "ott", "sam")]
    )
    opening.draw(c.marker_ids[gold], c.marker_ids[point], "afr-1", "ind-1", "car-1")
    assert sum(opening.control("britain").values()) == 5
    assert opening.p.gold[c.power("britain")] == 10
    assert opening.p.victory_points[c.power("britain")] == 0


@rule("SETUP-22", "R-SETUP-1", "R-SETUP-13")
def test_a_duplicate_may_go_back_and_be_drawn_again() -> None:
    """Britain has three Indian markers: two may go back, one at least stays; then two are drawn."""
    opening = Opening(seats(7)).reach_draws()
    opening.draw("ind-1", "ind-2", "ind-3", "afr-1", "car-1")
    assert opening.kind == PUT_BACK
    assert opening.power == "britain"
    assert opening.prompt().key == "may-put-back"
    assert opening.legal() == ["put-back ind-1", "put-back ind-2", "put-back ind-3", "content"]
    assert "this is Great Britain's only marker of Africa" in str(opening.refusal("put-back afr-1").reason)
    assert opening.refusal("put-back bal-1").rules == ["R-SETUP-1"]
    assert opening.refusal("redraw").rules == ["SETUP-22"]
    opening.play("put-back ind-1")
    assert "ind-1" in opening.bag()
    assert opening.legal() == ["put-back ind-2", "put-back ind-3", "redraw"]
    assert "put back 1 and must draw another" in str(opening.refusal("content").reason)
    opening.play("put-back ind-3")
    assert opening.kind == HAND_MARKER
    opening.draw("ind-3", "ind-1")
    assert opening.legal() == ["put-back ind-1", "put-back ind-2", "put-back ind-3", "content"]
    opening.play("put-back ind-2", "redraw").draw("bal-1").play("content")
    assert opening.control("britain") == {"india": 2, "africa": 1, "caribbean": 1, "baltic-states": 1}
    assert opening.power == "united-provinces"


@rule("SETUP-22")
def test_without_duplicates_nothing_is_asked() -> None:
    opening = Opening(seats(4)).reach_draws().draw(*FIVE_REGIONS)
    assert opening.kind == HAND_MARKER
    assert opening.power == "united-provinces"


@rule("SETUP-23", "R-SETTLED-16", "R-SETUP-13")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_duplicates_must_go_back_with_few_players(preset: str) -> None:
    """Only which of two markers goes back is open, and it goes on until six regions differ."""
    options: dict[str, object] = {"setup-duplicates": "may-redraw", "setup-draws": "by-count"}
    opening = Opening(["france", "spain", "russia"], preset, options).reach_draws()
    opening.draw("ind-5", "ind-6", "afr-4", "afr-3", "car-6", "bal-6")
    assert opening.prompt().key == "put-back-duplicates"
    assert opening.legal() == ["put-back afr-3", "put-back afr-4", "put-back ind-5", "put-back ind-6"]
    assert opening.refusal("content").rules == ["SETUP-23"]
    assert opening.refusal("redraw").rules == ["SETUP-23"]
    opening.play("put-back ind-5", "put-back afr-4")
    opening.draw("med-7", "bal-5")
    assert opening.legal() == ["put-back bal-5", "put-back bal-6"]
    opening.play("put-back bal-6").draw("sam-6")
    regions = ["india", "africa", "caribbean", "baltic-states", "mediterranean", "south-america"]
    assert opening.control("france") == dict.fromkeys(regions, 1)
    assert opening.power == "spain"


@rule("SETUP-23", "R-SETUP-12")
def test_duplicates_stay_when_the_bag_has_no_other_region() -> None:
    """With three regions left in the bag no redraw could ever bring a fourth: France keeps all."""
    opening = Opening(["france", "spain"]).reach_draws()
    for marker in opening.bag():
        if marker[:3] not in ("afr", "ind", "car"):
            opening.p.markers[shipped().marker(marker)] = USED
    opening.draw("ind-3", "ind-4", "ind-5", "afr-3", "car-3", "car-4")
    assert sorted(opening.bag()) == ["afr-4", "car-5", "car-6", "ind-6"]
    assert opening.control("france") == {"india": 3, "africa": 1, "caribbean": 2}
    assert opening.kind == HAND_MARKER
    assert opening.power == "spain"


@rule("SETUP-24", "VARIANT-DUPLICATES-1")
@pytest.mark.parametrize(
    ("number", "preset", "options"), [(7, "deluxe", {"setup-duplicates": "keep"}), (2, "original-2004", {})]
)
def test_duplicates_are_kept(number: int, preset: str, options: dict[str, object]) -> None:
    opening = Opening(seats(number), preset, options).reach_draws()
    opening.draw("ind-1", "ind-2", "ind-3", "afr-1", "afr-2")
    assert opening.control("britain") == {"india": 3, "africa": 2}
    assert opening.power == "united-provinces"


@rule("SETUP-25")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_markers_used_for_control_never_return(preset: str) -> None:
    opening = Opening(seats(7), preset).reach_draws().draw(*FIVE_REGIONS)
    assert sorted(opening.used()) == sorted(FIVE_REGIONS)
    assert not set(FIVE_REGIONS) & set(opening.outcomes())


@rule("R-SETUP-15")
def test_a_draw_takes_what_a_short_bag_has() -> None:
    """Two markers are left in the bag: Britain gets both, nobody else any, and units follow."""
    opening = Opening(seats(7), "original-2004").reach_draws()
    for marker in opening.bag():
        if marker not in ("ind-1", "afr-1"):
            opening.p.markers[shipped().marker(marker)] = USED
    opening.draw("ind-1", "afr-1")
    assert opening.control("britain") == {"india": 1, "africa": 1}
    assert opening.kind == PLACE_UNIT


@rule("R-PIECE-7")
def test_starting_control_knows_no_limit_of_markers() -> None:
    opening = Opening(seats(7), options={"control-marker-limit": 1}).reach_draws().draw(*FIVE_REGIONS)
    assert sum(opening.control("britain").values()) == 5
    assert at_control_limit(opening.p, shipped().power("britain"))
