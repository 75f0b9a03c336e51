"""Reserves: the dice of a combat are thrown again (TILE-RESERVES-1 to 3)."""

import pytest

from tests.games.struggle_of_empires.table import (
    austria,
    battle,
    britain,
    control,
    france,
    play,
    ready,
    spain,
    table,
    used,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
ATTACK = "attack german-states britain"


@rule("TILE-RESERVES-1")
@pytest.mark.parametrize("owner", ["france", "britain"])
def test_reserves_cancel_the_dice_of_both_sides(owner: str) -> None:
    tiles = {"france": "", "britain": "", owner: "reserves"}
    state = battle("german-states", france(army=1, tiles=tiles["france"]), britain(control=1, tiles=tiles["britain"]))
    play(state, ATTACK, f"{owner}: reserves", dice=[*WIN, *DEFEAT])
    assert control(state, "german-states") == {"britain": 1}
    assert used(state, owner) == ["reserves"]


@rule("TILE-RESERVES-1", "CLAIM-7")
def test_used_reserves_are_not_asked_for_again() -> None:
    state = battle("german-states", france(army=3, tiles="reserves"), britain(control=2))
    play(state, ATTACK, "reserves", ATTACK, dice=[*DEFEAT, *WIN, *WIN])
    assert control(state, "german-states") == {"france": 2}


@rule("TILE-RESERVES-2", "R-TILE-3", "R-SETTLED-14")
def test_several_reserves_may_be_used_and_the_last_roll_counts() -> None:
    """After each roll the attacker is asked first, then the defender; both decline and the dice stand."""
    state = battle(
        "german-states", france(army=1, tiles="reserves reserves"), britain(control=1, tiles="reserves reserves")
    )
    play(state, ATTACK, "france: reserves", "france: no-reserves", "britain: reserves", dice=[*DEFEAT, *WIN, *DEFEAT])
    assert state.actor == "france"
    play(state, "france: no-reserves", "britain: no-reserves")
    assert control(state, "german-states") == {"britain": 1}
    assert ready(state, "france") == ready(state, "britain") == ["reserves"]


@rule("TILE-RESERVES-3", "ALLY-6")
def test_allies_cannot_use_reserves() -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1),
        with_attacker=[spain(army=1, tiles="reserves")],
        with_defender=[austria(army=1, tiles="reserves")],
    )
    play(state, ATTACK, "armies 1", "accept-help", "armies 1", "accept-help", dice=WIN)
    assert state.prompt.key == "turn"
    assert ready(state, "spain") == ready(state, "austria") == ["reserves"]


@rule("R-TILE-4")
def test_reserves_serve_at_sea_and_against_markers_and_tokens() -> None:
    state = battle("india", france(navy=1, tiles="reserves"), britain(navy=1))
    play(state, "attack india britain", "fight", "fight", dice=EVEN)
    assert state.prompt.key == "reserves"
    state = battle("german-states", france(army=1, tiles="reserves"), markers="ger-1")
    play(state, "attack german-states ger-1", dice=EVEN)
    assert state.prompt.key == "reserves"
    state = battle("india", france(navy=1, tiles="reserves"), pirates="india britain")
    play(state, "attack pirates", dice=EVEN)
    assert state.prompt.key == "reserves"


@rule("R-TILE-4", "COVERT-8")
def test_against_a_token_only_the_owner_of_the_marker_has_reserves() -> None:
    state = table(france(tiles="reserves"), britain(control=1, at="india", tiles="reserves"), blue="britain")
    play(state, "incite pirates india britain", dice=EVEN)
    assert (state.actor, state.prompt.key) == ("britain", "reserves")
    play(state, "no-reserves")
    assert ready(state, "france") == ["reserves"]
    assert state.prompt.key == "turn"


@rule("R-TILE-5")
def test_the_withdrawal_is_asked_after_the_reserves() -> None:
    state = battle(
        "german-states",
        france(army=2),
        britain(army=1, control=1, tiles="reserves fighting-withdrawal"),
    )
    play(state, ATTACK, dice=WIN)
    assert state.prompt.key == "reserves"
    play(state, "no-reserves")
    assert state.prompt.key == "fighting-withdrawal"
