"""The draft of starting markers (VARIANT-DRAFT-1 to VARIANT-DRAFT-3, R-SETUP-4, R-SETUP-5)."""

import pytest

from tests.games.struggle_of_empires.opening import Opening, seats, shipped
from tricorne.games.struggle_of_empires.board.constants import IN_DRAFT, KEPT, USED
from tricorne.games.struggle_of_empires.step_numbers import DRAFT_DEAL, DRAFT_PICK, HAND_MARKER, PLACE_UNIT, PUT_BACK
from tricorne.kernel.testing import rule

DRAFT: dict[str, object] = {"setup-draft": True}
FOUR = ["france", "spain", "russia", "britain"]
HANDS = {
    "france": ["ind-3", "ind-4", "ind-5", "ind-6", "bal-3", "bal-4"],
    "spain": ["car-3", "car-4", "car-5", "car-6", "bal-5", "bal-6"],
    "russia": ["sam-3", "sam-4", "sam-5", "sam-6", "eas-3", "eas-4"],
    "britain": ["med-4", "med-5", "med-6", "med-7", "afr-3", "afr-4"],
}


def dealt() -> Opening:
    """Four players with the hands above."""
    opening = Opening(FOUR, options=DRAFT).reach_draws()
    for power in FOUR:
        assert opening.power == power
        opening.draw(*HANDS[power])
    return opening


def in_hand(opening: Opening, power: str) -> list[str]:
    return opening.place_of(IN_DRAFT + shipped().power(power))


def kept(opening: Opening, power: str) -> list[str]:
    return opening.place_of(KEPT + shipped().power(power))


def play_rounds(opening: Opening, rounds: list[list[str]]) -> None:
    for picks in rounds:
        for marker in picks:
            opening.play(f"keep {marker}")


def drafted() -> Opening:
    """The same table after five rounds: France has five regions, Spain the Baltic twice."""
    opening = dealt()
    play_rounds(
        opening,
        [
            ["ind-3", "car-3", "sam-3", "med-4"],
            ["med-5", "bal-3", "car-4", "sam-4"],
            ["sam-5", "med-6", "ind-4", "car-5"],
            ["car-6", "eas-3", "afr-3", "ind-5"],
            ["bal-4", "bal-5", "eas-4", "med-7"],
        ],
    )
    return opening


@rule("VARIANT-DRAFT-1")
def test_keep_one_and_pass_the_rest_to_the_left() -> None:
    """Six markers for five: everybody keeps one of his own hand first, then one of his right neighbour's."""
    opening = dealt()
    assert opening.kind == DRAFT_PICK
    for power in FOUR:
        assert opening.power == power
        assert opening.legal() == [f"keep {marker}" for marker in in_hand(opening, power)]
        assert sorted(in_hand(opening, power)) == sorted(HANDS[power])
        opening.play(f"keep {HANDS[power][0]}")
    assert [kept(opening, power) for power in FOUR] == [["ind-3"], ["car-3"], ["sam-3"], ["med-4"]]
    assert opening.power == "france"
    for power, giver in zip(FOUR, ["britain", "france", "spain", "russia"], strict=True):
        assert sorted(in_hand(opening, power)) == sorted(HANDS[giver][1:])


@rule("VARIANT-DRAFT-1")
def test_nothing_passes_on_before_all_have_kept_one() -> None:
    opening = dealt().play("keep ind-3")
    assert opening.power == "spain"
    assert sorted(in_hand(opening, "france")) == sorted(HANDS["france"][1:])
    assert sorted(in_hand(opening, "spain")) == sorted(HANDS["spain"])


@rule("VARIANT-DRAFT-1")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    """The deal is secret to its holder, and refusals sound alike wherever a marker really is."""
    opening = Opening(FOUR, options=DRAFT).reach_draws()
    assert opening.kind == DRAFT_DEAL
    assert opening.secret_of() == shipped().power("france")
    opening = dealt()
    elsewhere = ["car-3", "bal-1", "ger-9"]
    places = {opening.p.markers[shipped().marker(marker)] for marker in elsewhere}
    assert len(places) == 3
    reasons = {str(opening.refusal(f"keep {marker}").reason).partition(":")[0] for marker in elsewhere}
    assert reasons == {"this marker is not in the hand before France"}
    assert str(opening.prompt().words) == "France keeps one marker and passes on the rest."
    assert opening.refusal("content").rules == ["VARIANT-DRAFT-1"]


@rule("VARIANT-DRAFT-2", "VARIANT-DRAFT-3")
def test_the_last_marker_returns_and_the_kept_ones_become_control() -> None:
    """Britain's hand is with Britain again in round five and its last marker goes to the bag."""
    opening = drafted()
    assert {"ind-6", "bal-6", "sam-6", "afr-4"} <= set(opening.bag())
    assert opening.control("france") == dict.fromkeys(
        ["india", "mediterranean", "south-america", "caribbean", "baltic-states"], 1
    )
    assert opening.kind == PUT_BACK
    assert opening.power == "spain"
    assert sorted(opening.hand("spain")) == ["bal-3", "bal-5", "car-3", "eas-3", "med-6"]
    opening.play("content")
    assert opening.control("spain") == {
        "caribbean": 1,
        "baltic-states": 2,
        "mediterranean": 1,
        "east-indies": 1,
    }
    assert {"ind-3", "med-6", "bal-3", "bal-5"} <= set(opening.used())
    opening.reach(PLACE_UNIT)
    assert [sum(opening.control(power).values()) for power in FOUR] == [5, 5, 5, 5]


@rule("R-SETUP-4")
def test_a_drafted_duplicate_may_go_back_at_the_end() -> None:
    """Spain, after France who has none, puts one of two Baltic markers back and draws openly."""
    opening = drafted()
    assert opening.power == "spain"
    assert opening.legal() == ["put-back bal-3", "put-back bal-5", "content"]
    opening.play("put-back bal-5")
    assert opening.kind == HAND_MARKER
    assert opening.power == "spain"
    assert opening.secret_of() == -1
    opening.draw("nam-5")
    assert opening.control("spain") == dict.fromkeys(
        ["north-america", "caribbean", "east-indies", "baltic-states", "mediterranean"], 1
    )


@rule("R-SETUP-4")
def test_a_drafted_duplicate_must_go_back_with_few_players() -> None:
    """France and Spain kept two Indian markers each: one of them must be drawn again."""
    opening = Opening(["france", "spain"], options=DRAFT).reach_draws()
    opening.draw("ind-3", "ind-4", "afr-3", "car-3", "eas-3", "bal-3", "med-4")
    opening.draw("ind-5", "ind-6", "afr-4", "car-4", "eas-4", "bal-4", "med-5")
    play_rounds(opening, [["ind-3", "ind-5"], ["ind-6", "ind-4"], ["afr-3", "afr-4"]])
    play_rounds(opening, [["car-4", "car-3"], ["eas-3", "eas-4"], ["bal-4", "bal-3"]])
    assert opening.power == "france"
    assert opening.legal() == ["put-back ind-3", "put-back ind-6"]
    opening.play("put-back ind-3").draw("sam-6")
    assert sorted(opening.control("france").values()) == [1] * 6
    assert opening.power == "spain"


@rule("R-SETUP-4")
def test_drafted_duplicates_are_kept_in_the_original() -> None:
    opening = Opening(seats(2), "original-2004", DRAFT).reach_draws()
    opening.draw("ind-1", "ind-2", "ind-3", "ind-4", "ind-5", "ind-6")
    opening.draw("afr-1", "afr-2", "afr-3", "afr-4", "car-1", "car-2")
    while opening.kind == DRAFT_PICK:
        opening.play(opening.legal()[0])
    assert opening.kind == PLACE_UNIT
    assert sum(opening.control("britain").values()) == 5
    assert opening.control("britain")["india"] > 1


@rule("R-SETUP-5")
def test_two_players_pass_seven_markers_back_and_forth() -> None:
    opening = Opening(["france", "spain"], options=DRAFT).reach_draws()
    opening.draw("ind-3", "ind-4", "afr-3", "car-3", "eas-3", "bal-3", "med-4")
    assert opening.power == "spain"
    opening.draw("ind-5", "ind-6", "afr-4", "car-4", "eas-4", "bal-4", "med-5")
    opening.play("keep ind-3", "keep ind-5")
    assert sorted(in_hand(opening, "france")) == ["afr-4", "bal-4", "car-4", "eas-4", "ind-6", "med-5"]
    opening.play("keep afr-4", "keep afr-3")
    assert sorted(in_hand(opening, "france")) == ["bal-3", "car-3", "eas-3", "ind-4", "med-4"]


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_every_draft_ends_with_all_hands_shown(number: int, preset: str) -> None:
    """Nothing stays secret, everyone has the number he needs, and the rest is in the bag."""
    opening = Opening(seats(number), preset, DRAFT, seed=number).reach(PLACE_UNIT)
    assert max(opening.p.markers) <= USED
    for power in seats(number):
        assert sum(opening.control(power).values()) == opening.ruleset.draws


@rule("R-SETUP-15")
def test_a_short_bag_deals_even_hands() -> None:
    """Nine markers for seven players: a hand of one, which goes back; nobody has starting control."""
    opening = Opening(seats(7), options=DRAFT)
    while len(opening.on_map()) < opening.ruleset.map_markers - 1:
        opening.advance()
    for marker in opening.bag()[10:]:
        opening.p.markers[shipped().marker(marker)] = USED
    opening.advance()
    for _ in range(7):
        assert opening.kind == DRAFT_DEAL
        opening.advance()
    assert opening.kind == PLACE_UNIT
    assert len(opening.bag()) == 9
    assert opening.control("britain") == {}
