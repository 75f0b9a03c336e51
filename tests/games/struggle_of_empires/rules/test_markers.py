"""Neutral region markers: the mix, the map, the bag (MARKER-1 to MARKER-17)."""

import pytest

from tests.games.struggle_of_empires.opening import SEVEN, Opening, game_after, seats, shipped
from tricorne.games.struggle_of_empires.board.components import MARKER_KINDS
from tricorne.games.struggle_of_empires.board.constants import IN_BAG, MARKERS, POWERS, REGIONS, USED
from tricorne.games.struggle_of_empires.step_numbers import HAND_MARKER, MAP_MARKER, PLACE_UNIT
from tricorne.games.struggle_of_empires.war import markers
from tricorne.kernel.testing import rule


def laid_before_war_one(number: int, preset: str = "deluxe") -> int:
    """How many markers are face up on the map when the first player draws."""
    return len(Opening(seats(number), preset).reach(HAND_MARKER).on_map())


def new_war(opening: Opening) -> list[str]:
    """Lay the markers of the next war as they come; which ones."""
    drawn: list[str] = []
    markers.place_markers(opening.p, opening.ruleset.map_markers)
    while opening.kind == MAP_MARKER:
        before = opening.on_map()
        opening.advance()
        drawn += [marker for marker in opening.on_map() if marker not in before]
    return drawn


@rule("MARKER-1")
def test_sixty_five_markers_name_one_region_each() -> None:
    c = shipped()
    assert len(c.marker_ids) == len(set(c.marker_ids)) == MARKERS == 65
    assert all(0 <= region < REGIONS for region in c.marker_region)


@rule("MARKER-2")
def test_a_marker_is_attackable_or_colonize_or_commerce() -> None:
    """Only attackable markers have a strength; the two peaceful kinds lie in colonies."""
    c = shipped()
    for marker in range(MARKERS):
        kind = MARKER_KINDS[c.marker_kind[marker]]
        assert (kind == "attack") == (c.marker_strength[marker] > 0)
        if kind != "attack":
            assert c.colony[c.marker_region[marker]]
    assert {MARKER_KINDS[kind] for kind in c.marker_kind} == {"attack", "colonize", "commerce"}


@rule("MARKER-3")
def test_rewards_are_three_gold_or_one_victory_point() -> None:
    c = shipped()
    rewards = set()
    for marker in range(MARKERS):
        reward = (c.marker_gold[marker], c.marker_vp[marker])
        if reward != (0, 0):
            assert MARKER_KINDS[c.marker_kind[marker]] == "attack"
            rewards.add(reward)
    assert rewards == {(3, 0), (0, 1)}


@rule("MARKER-4")
def test_four_markers_name_the_ottoman_empire() -> None:
    c = shipped()
    assert c.marker_region.count(c.region("ottoman-empire")) == 4


@rule("MARKER-5")
def test_ten_markers_with_seven_players() -> None:
    assert laid_before_war_one(7) == 10


@rule("MARKER-6")
def test_nine_markers_with_five_or_six_players() -> None:
    assert laid_before_war_one(6) == 9
    assert laid_before_war_one(5) == 9


@rule("MARKER-7")
def test_eight_markers_with_four_players() -> None:
    assert laid_before_war_one(4) == 8


@rule("MARKER-8")
def test_six_markers_with_three_players() -> None:
    assert laid_before_war_one(3) == 6


@rule("MARKER-9")
def test_four_markers_with_two_players() -> None:
    assert laid_before_war_one(2) == 4


@rule("MARKER-10")
@pytest.mark.parametrize("number", range(2, 8))
def test_ten_markers_at_every_count_in_the_original(number: int) -> None:
    assert laid_before_war_one(number, "original-2004") == 10


@rule("MARKER-11", "MARKER-13")
@pytest.mark.parametrize(
    ("number", "preset", "each"),
    [(7, "deluxe", 10), (4, "deluxe", 8), (2, "deluxe", 4), (3, "original-2004", 10)],
)
def test_a_new_war_adds_as_many_and_leaves_the_old_ones(number: int, preset: str, each: int) -> None:
    """Markers of the war before stay face up beside the new ones."""
    opening = Opening(seats(number), preset).finish()
    old = opening.on_map()
    drawn = new_war(opening)
    assert len(drawn) == each
    assert sorted(opening.on_map()) == sorted(old + drawn)


@rule("MARKER-14", "MARKER-15", "MARKER-16", "EXAMPLE-21")
@pytest.mark.parametrize(("number", "preset"), [(3, "deluxe"), (6, "deluxe"), (5, "original-2004")])
def test_a_replaced_marker_never_comes_back(number: int, preset: str) -> None:
    """In a whole game of random play the used markers only grow, and every region stays in balance."""
    c = shipped()
    ottoman = c.region("ottoman-empire")
    opening = Opening(seats(number), preset)
    used: set[int] = set()
    at_first = -1
    for p in game_after(opening, seed=number):
        now = set(markers.lying(p, USED))
        assert used <= now
        if used != now:
            for region in range(REGIONS):
                assert markers.taken(p, region) == markers.accounted(p, region) <= c.region_markers[region]
        assert sum(p.control[ottoman * POWERS : (ottoman + 1) * POWERS]) <= 4
        at_first = len(now) if at_first < 0 else at_first
        used = now
    assert len(used) > at_first, "no marker was ever replaced"


@pytest.mark.long_play
@rule("MARKER-15")
@pytest.mark.parametrize("number", range(2, 8))
def test_control_never_outnumbers_the_markers_of_a_region(number: int) -> None:
    """Four Ottoman markers: four control markers at most, whoever drew them."""
    c = shipped()
    for seed in range(10):
        opening = Opening(seats(number), seed=seed).reach(PLACE_UNIT)
        for region in range(REGIONS):
            control = sum(opening.p.control[region * POWERS : (region + 1) * POWERS])
            assert control <= c.marker_region.count(region)


@rule("MARKER-16")
@pytest.mark.parametrize("number", range(2, 8))
def test_every_marker_taken_from_the_bag_is_accounted_for(number: int) -> None:
    """Neutral, control and non-player pieces of a region are together its markers out of the bag."""
    options: dict[str, object] = {"nonplayer-navy-roll": True} if number < 7 else {}
    opening = Opening(seats(number), options=options, seed=number).reach(PLACE_UNIT)
    named = opening.ruleset.marker_region
    for region in range(REGIONS):
        out = [m for m in range(MARKERS) if named[m] == region and opening.p.markers[m] != IN_BAG]
        assert markers.taken(opening.p, region) == markers.accounted(opening.p, region) == len(out)


@rule("MARKER-16")
def test_a_control_marker_on_a_token_counts_where_it_lies() -> None:
    opening = Opening(seats(4)).finish()
    p = opening.p
    spain = shipped().power("spain")
    region = next(r for r in range(REGIONS) if p.control[r * POWERS + spain])
    p.control[region * POWERS + spain] -= 1
    assert markers.accounted(p, region) == markers.taken(p, region) - 1
    p.token_region[0] = region
    p.token_owner[0] = spain
    assert markers.accounted(p, region) == markers.taken(p, region)


@rule("MARKER-17", "EXAMPLE-32")
@pytest.mark.parametrize(("number", "needed"), [(7, 65), (6, 62), (5, 62), (4, 59), (3, 56), (2, 49)])
def test_the_bag_lasts_for_three_wars(number: int, needed: int) -> None:
    """Set-up and two more wars take what the table says; with seven players the bag is empty then."""
    opening = Opening(seats(number)).finish()
    for _ in range(opening.ruleset.wars - 1):
        assert len(new_war(opening)) == opening.ruleset.map_markers
    assert MARKERS - markers.in_bag(opening.p) == needed


@rule("R-MARK-1")
def test_a_short_bag_gives_what_it_has() -> None:
    opening = Opening(seats(7)).finish()
    left = opening.bag()
    markers.place_markers(opening.p, len(left) + 5)
    while opening.kind == MAP_MARKER:
        opening.advance()
    assert opening.over
    assert opening.bag() == []
    assert set(left) <= set(opening.on_map())
    markers.place_markers(opening.p, 1)
    assert opening.over


@rule("R-MARK-2")
def test_a_region_may_hold_any_number_of_markers() -> None:
    """Four German markers in a row all go to the German States."""
    opening = Opening(seats(7)).draw("ger-1", "ger-2", "ger-3", "ger-4")
    c = shipped()
    german = markers.on_map(opening.p, c.region("german-states"))
    assert [c.marker_ids[marker] for marker in german] == ["ger-1", "ger-2", "ger-3", "ger-4"]


@rule("R-INFO-4")
def test_every_marker_in_the_bag_is_equally_likely() -> None:
    """The mix is known, no order is kept: what is out of the bag cannot be drawn, the rest all alike."""
    opening = Opening(SEVEN).draw("ind-1", "ott-4")
    found = opening.step.outcomes(opening.p, opening.p.stack[-1])
    assert set(found[1::2]) == {1}
    assert sorted(opening.outcomes()) == sorted(set(shipped().marker_ids) - {"ind-1", "ott-4"})
