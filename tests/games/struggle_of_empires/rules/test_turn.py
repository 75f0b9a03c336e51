"""The structure of a turn (TURN-1 to TURN-11)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    alliances,
    battle,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    pass_on,
    play,
    population,
    prussia,
    ready,
    refused,
    spain,
    table,
    units,
    used,
    war,
)
from tricorne import State
from tricorne.kernel.testing import rule

SPECIALS = ["colonize nam-1", "commerce car-1", "ally poland", "claim logistics", "incite pirates india britain"]
REGULARS = ["build army", "move army home", "attack german-states ger-1", "pass"]
SIX_ROUNDS = ["britain france", "britain france spain", "britain france spain russia"]
FIVE_ROUNDS = [
    "britain france spain russia prussia",
    "britain france spain russia prussia austria",
    "britain france spain russia prussia austria united-provinces",
]


def everything_open(preset: str = "deluxe") -> State:
    """France could take every kind of action."""
    also = {"africa": Holding(navy=1), "german-states": Holding(army=1)}
    return table(
        france(army=1, also=also),
        britain(control=2, at="india"),
        blue="britain",
        markers="nam-1 car-1 ger-1",
        preset=preset,
    )


def act(state: State, action: str) -> None:
    """Carry an action out to its end."""
    play(state, action, dice=[1, 1, 1, 1] if action.startswith(("attack", "incite")) else [])
    while state.actor == "france" and state.prompt.key not in ("turn", "free-actions"):
        play(state, {"free-move": "stay", "destination": "to baltic-states", "next-move": "done"}[state.prompt.key])


@rule("TURN-1")
@pytest.mark.parametrize("seats", SIX_ROUNDS)
def test_up_to_four_players_have_six_rounds(seats: str) -> None:
    assert count_turns(seats) == 6


@rule("TURN-2")
@pytest.mark.parametrize("seats", FIVE_ROUNDS)
def test_five_to_seven_players_have_five_rounds(seats: str) -> None:
    assert count_turns(seats) == 5


def count_turns(seats: str) -> int:
    """How many turns of France a war has."""
    state = table(france(), seats=seats)
    turns = 0
    while state.prompt.key == "turn":
        turns += state.actor == "france"
        play(state, "pass", "pass")
    return turns


@rule("TURN-3", "NONPLAYER-7")
def test_each_player_has_one_turn_a_round_in_turn_order() -> None:
    """France, Britain, Spain and Russia play; the three others are passed over."""
    state = table(france(), red="france spain", blue="britain russia", seats="britain france spain russia")
    order = []
    for _ in range(5):
        order.append(state.actor)
        play(state, "pass", "pass")
    assert order == ["france", "britain", "spain", "russia", "france"]


@rule("TURN-4", "TURN-5")
@pytest.mark.parametrize("first", REGULARS)
@pytest.mark.parametrize("second", ["build navy", "move army home", "pass"])
def test_a_turn_may_be_two_regular_actions(first: str, second: str) -> None:
    state = everything_open()
    if first == second == "move army home":
        second = "move army german-states"
    act(state, first)
    assert state.actor == "france"
    act(state, second)
    assert state.actor != "france"


@rule("TURN-4")
@pytest.mark.parametrize("special", SPECIALS)
def test_one_of_the_two_actions_may_be_special_in_either_order(special: str) -> None:
    for order in (("pass", special), (special, "pass")):
        state = everything_open()
        for action in order:
            assert state.actor == "france"
            act(state, action)
        assert state.actor != "france"


@rule("TURN-5")
@pytest.mark.parametrize("regular", ["build army", "attack german-states ger-8", "pass"])
def test_the_same_regular_action_may_be_taken_twice(regular: str) -> None:
    state = battle("german-states", france(army=3), markers="ger-8")
    act(state, regular)
    act(state, regular)
    assert state.actor != "france"


@rule("TURN-6", "COLONIZE-3", "COMMERCE-3", "LOCAL-1", "CLAIM-1", "COVERT-1")
@pytest.mark.parametrize("first", SPECIALS)
@pytest.mark.parametrize("second", [*SPECIALS, "ally savoy", "claim banking"])
def test_at_most_one_special_action_a_turn(first: str, second: str) -> None:
    state = everything_open()
    assert second in legal(state)
    act(state, first)
    assert {"TURN-4", "TURN-6"} <= set(refused(state, second))


@rule("TURN-4")
def test_after_two_actions_only_free_actions_are_left() -> None:
    state = table(france(army=1, tiles="gold-mines"))
    play(state, "pass", "pass")
    assert legal(state) == ["use gold-mines", "end-turn"]
    assert "TURN-4" in refused(state, "pass")


@rule("TURN-7", "CLAIM-2")
def test_in_2004_one_claim_and_one_settling_a_turn() -> None:
    state = everything_open("original-2004")
    act(state, "claim logistics")
    for claim in ("claim banking", "ally poland", "incite pirates india britain"):
        assert "TURN-7" in refused(state, claim)
    state = everything_open("original-2004")
    act(state, "colonize nam-1")
    assert "TURN-7" in refused(state, "commerce car-1")


@rule("TURN-7")
@pytest.mark.parametrize(
    "first", ["claim logistics", "build army", "attack german-states ger-1", "colonize nam-1", "pass"]
)
def test_in_2004_any_two_actions_make_a_turn(first: str) -> None:
    state = everything_open("original-2004")
    act(state, first)
    act(state, "build army")
    assert state.actor != "france"


@rule("TURN-8", "R-TURN-4")
def test_in_2004_a_claim_and_a_settling_go_together() -> None:
    state = everything_open("original-2004")
    play(state, "claim logistics", "colonize nam-1")
    assert ready(state, "france") == ["logistics"]
    assert control(state, "north-america") == {"france": 1}
    assert state.actor != "france"


@rule("TURN-9")
def test_free_actions_come_before_between_and_after_the_actions() -> None:
    state = table(france(population=1, tiles="improved-agriculture improved-agriculture improved-agriculture"))
    play(state, "use improved-agriculture", "pass", "use improved-agriculture", "pass")
    assert state.actor == "france"
    play(state, "use improved-agriculture")
    assert population(state, "france") == 4
    assert state.actor != "france"


@rule("TURN-10")
def test_free_actions_are_taxation_and_the_use_of_tiles() -> None:
    """An unpaid claim is taxed for within the action; a tile is used beside it."""
    state = table(france(gold=0, tiles="gold-mines", also={"south-america": Holding(control=2)}))
    play(state, "use gold-mines", "claim militia")
    assert used(state, "france") == ["gold-mines"]
    assert draws(state, "france") == 1
    assert gold(state, "france") == 0
    assert state.prompt.key == "turn"


@rule("TURN-10", "R-FREE-1")
def test_only_owned_tiles_can_be_used() -> None:
    state = table(france(), britain(tiles="gold-mines"))
    assert "TURN-10" in refused(state, "use gold-mines")


@rule("R-FREE-1", "R-TILE-11")
def test_no_free_action_inside_another_action() -> None:
    """Neither in the middle of an attack nor between two moves."""
    state = battle("india", france(army=2, navy=1, tiles="gold-mines diplomatic-service"), britain(navy=1, control=1))
    play(state, "attack india britain")
    assert "use gold-mines" not in legal(state)
    refused(state, "use diplomatic-service")
    state = table(france(army=2, tiles="gold-mines"))
    play(state, "move army home", "to german-states")
    refused(state, "use gold-mines")


@rule("R-FREE-2")
def test_no_tile_is_used_in_the_income_phase() -> None:
    """The war ends and nobody was asked between the last turn and the next war."""
    state = table(france(gold=0, population=0, tiles="gold-mines", also={"south-america": Holding(control=3)}), round=5)
    pass_on(state)
    assert war(state) == 2
    assert gold(state, "france") == 3


@rule("R-FREE-3", "CLAIM-7")
def test_a_tile_left_unused_does_not_add_up() -> None:
    state = table(france(tiles="gold-mines"), round=5)
    pass_on(state)
    assert ready(state, "france") == ["gold-mines"]


@rule("TURN-11")
def test_after_the_last_round_income_follows() -> None:
    state = table(france(gold=0, population=4), round=5)
    pass_on(state)
    assert war(state) == 2
    assert gold(state, "france") == 4
    assert population(state, "france") == 9


@rule("R-TURN-1", "PASS-1")
def test_a_turn_ends_only_when_its_actions_are_taken_or_passed() -> None:
    state = table(france(tiles="gold-mines"))
    assert "R-TURN-1" in refused(state, "end-turn")
    play(state, "pass")
    assert "R-TURN-1" in refused(state, "end-turn")
    play(state, "pass", "end-turn")
    assert state.actor != "france"


@rule("R-TURN-2", "TILE-DIPLOMATIC-SERVICE-2")
def test_diplomatic_service_is_no_special_action() -> None:
    state = table(france(tiles="diplomatic-service"))
    play(state, "ally poland", "use diplomatic-service", "ally savoy", "build army", "stay")
    assert alliances(state, "france") == ["poland", "savoy"]
    assert state.actor != "france"


@rule("R-TURN-3", "LOCAL-2", "TILE-DIPLOMATIC-SERVICE-3")
def test_in_2004_an_alliance_is_the_claim_of_the_turn_and_the_service_is_not() -> None:
    state = table(france(tiles="diplomatic-service"), preset="original-2004")
    play(state, "use diplomatic-service", "ally savoy", "ally poland")
    assert {"CLAIM-2", "R-TURN-3"} <= set(refused(state, "claim banking"))
    assert alliances(state, "france") == ["poland", "savoy"]


@rule("R-SETTLED-15", "TURN-7")
def test_the_structure_decides_whatever_the_form() -> None:
    """Markers and tokens with any two actions are the claim; tiles with the Deluxe structure are Special."""
    state = table(france(), spain(control=1, at="india"), options={"action-structure": "any-two"}, markers="nam-1")
    play(state, "ally poland")
    assert "R-SETTLED-15" in refused(state, "incite pirates india spain")
    assert "colonize nam-1" in legal(state)
    forms = {"local-alliance-form": "tile", "covert-form": "tile"}
    state = table(france(), prussia(control=1, at="india"), options=forms, markers="nam-1")
    play(state, "ally poland")
    assert "TURN-6" in refused(state, "colonize nam-1")
    assert "TURN-6" in refused(state, "incite pirates india prussia")


@rule("TURN-5")
def test_a_regular_action_does_what_it_says() -> None:
    state = table(france(army=1))
    act(state, "move army home")
    assert units(state, "france", "baltic-states") == {"army": 1}
