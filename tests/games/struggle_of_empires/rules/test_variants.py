"""Variants on top of a preset: unrest and surrender (VARIANT-UNREST, VARIANT-SURRENDER).

The other variants stand with the rules they change: adjacency in test_movement, the sea dice in test_sea,
own fleets in test_naval, passing in test_pass, the original tiles in test_tiles_*.
"""

import pytest

from tests.games.struggle_of_empires.table import (
    austria,
    battle,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    on_display,
    play,
    ready,
    refused,
    spain,
    strengths,
    table,
    units,
    unrest,
)
from tricorne import State
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
SURRENDER = {"surrender": True}


def unrest_seen(state: State, seat: str, power: str) -> object:
    """The points of a power's unrest that a seat sees; None if it does not."""
    powers = state.view(seat)["powers"]
    assert isinstance(powers, list)
    return next(entry["unrest"]["points"] for entry in powers if entry["id"] == power)


# -- unrest ----------------------------------------------------------------------------------------


@rule("VARIANT-UNREST-1", "UNREST-6")
@pytest.mark.parametrize(("preset", "options"), [("original-2004", {}), ("deluxe", {"unrest-mode": "fixed-hidden"})])
def test_fixed_unrest_is_one_point_a_gain_and_hidden(preset: str, options: dict[str, object]) -> None:
    state = table(france(gold=0), preset=preset, options=options)
    play(state, "claim army-training")
    assert unrest(state, "france") == draws(state, "france") == 3
    assert unrest_seen(state, "france", "france") == 3
    assert unrest_seen(state, "britain", "france") is None


@rule("VARIANT-UNREST-2")
def test_open_unrest_is_seen_by_all() -> None:
    state = table(france(gold=0), options={"unrest-mode": "fixed-open"})
    play(state, "claim army-training")
    assert unrest(state, "france") == 3
    assert unrest_seen(state, "britain", "france") == 3


@rule("VARIANT-UNREST-3", "SETUP-11")
@pytest.mark.parametrize("mode", ["fixed-hidden", "fixed-open"])
def test_with_fixed_unrest_nothing_is_drawn_and_no_gain_is_worth_nothing(mode: str) -> None:
    """Ten losses and taxations in a row: with drawn counters some could be zeros, here none can."""
    state = table(france(gold=0), options={"unrest-mode": mode})
    play(state, "claim war-office")
    assert state.actor == "france"
    assert unrest(state, "france") == 4
    state = table(france(gold=0))
    play(state, "claim war-office", unrest=[0, 0, 0, 0])
    assert unrest(state, "france") == 0


@rule("R-PIECE-6", "R-GOLD-2")
def test_the_bank_never_runs_out() -> None:
    """The box has 100 gold in coins; France taxes for 120 to pay Britain."""
    state = table(france(gold=0), options={"unrest-mode": "fixed-hidden"})
    state.aside("france", "pay britain 120")
    assert gold(state, "britain") == 130
    assert unrest(state, "france") == 60


# -- surrender -------------------------------------------------------------------------------------


@rule("VARIANT-SURRENDER-1", "R-SUR-1")
def test_a_surrender_gives_up_the_marker_without_dice_losses_or_unrest() -> None:
    state = battle(
        "german-states",
        france(army=2),
        britain(army=3, fort=1, control=2),
        with_defender=[austria(army=1)],
        options=SURRENDER,
    )
    play(state, "attack german-states britain", "armies 1", "accept-help")
    assert (state.actor, state.prompt.key) == ("britain", "surrender")
    play(state, "surrender")
    assert state.prompt.key == "turn"
    assert control(state, "german-states") == {"france": 1, "britain": 1}
    assert units(state, "britain", "german-states") == {"army": 3, "fort": 1}
    assert units(state, "france", "german-states") == {"army": 2}
    assert draws(state, "britain") == draws(state, "france") == draws(state, "austria") == 0


@rule("VARIANT-SURRENDER-1")
def test_the_defender_may_stand_and_fight() -> None:
    state = battle("german-states", france(army=2), britain(army=1, control=1), options=SURRENDER)
    play(state, "attack german-states britain", "defend")
    assert strengths(state) == (2, 1)


@rule("VARIANT-SURRENDER-1")
def test_without_the_variant_nobody_surrenders() -> None:
    state = battle("german-states", france(army=2), britain(army=1, control=1))
    play(state, "attack german-states britain")
    assert strengths(state) == (2, 1)


@rule("VARIANT-SURRENDER-2", "R-SUR-1")
def test_the_gold_stays_paid_and_the_naval_combat_stands() -> None:
    state = battle("india", france(army=1, navy=1), britain(army=1, navy=1, control=1), options=SURRENDER)
    play(state, "attack india britain", "fight", "fight", dice=EVEN)
    assert state.prompt.key == "surrender"
    play(state, "surrender")
    assert gold(state, "france") == 8
    assert units(state, "france", "india") == units(state, "britain", "india") == {"army": 1}
    assert draws(state, "france") == draws(state, "britain") == 1
    assert control(state, "india") == {"france": 1}


@rule("R-SUR-2")
def test_without_a_marker_there_is_nothing_to_surrender() -> None:
    state = battle("german-states", france(army=2), britain(army=1), options=SURRENDER)
    play(state, "attack german-states britain")
    assert strengths(state) == (2, 1)


@rule("R-SUR-3")
def test_tiles_that_were_used_stay_used() -> None:
    state = battle(
        "german-states", france(army=2, tiles="surprise-attack"), britain(army=1, control=1), options=SURRENDER
    )
    play(state, "attack german-states britain", "surprise", "surrender")
    assert ready(state, "france") == []
    assert on_display(state, "surprise-attack") == 1


@rule("R-SUR-4")
def test_no_surrender_in_a_naval_attack_nor_to_tokens_nor_by_markers() -> None:
    state = battle("india", france(navy=2), britain(navy=1, control=1), options=SURRENDER)
    play(state, "attack india britain", "fight", "fight", dice=WIN)
    assert state.prompt.key == "turn"
    state = battle("india", france(army=2), markers="ind-1", options=SURRENDER)
    play(state, "attack india ind-1")
    assert strengths(state) == (2, 2)
    state = table(france(), britain(army=1, control=1, at="caribbean"), blue="britain", options=SURRENDER)
    play(state, "incite colony-revolt caribbean britain")
    assert strengths(state) == (3, 1)
    refused_now = battle("caribbean", france(army=2), revolt="caribbean spain", options=SURRENDER)
    play(refused_now, "attack colony-revolt")
    assert strengths(refused_now) == (2, 3)


@rule("R-SETTLED-13")
def test_before_the_land_dice_come_the_naval_step_surrender_and_blockade() -> None:
    state = battle("india", france(army=1, navy=1, tiles="blockade"), britain(navy=1, control=1), options=SURRENDER)
    play(state, "attack india britain")
    asked = []
    for act in ("fight", "decline", "defend", "no-blockade"):
        asked.append(state.prompt.key)
        play(state, act)
    assert asked == ["fight-at-sea", "fight-at-sea", "surrender", "blockade-support"]
    assert strengths(state) == (2, 0)


@rule("VARIANT-SURRENDER-1")
def test_only_the_defender_is_asked_and_nothing_else_is_open() -> None:
    state = battle(
        "german-states", france(army=2), britain(control=1), with_defender=[spain(army=1)], options=SURRENDER
    )
    play(state, "attack german-states britain", "armies 0")
    assert legal(state) == ["surrender", "defend"]
    assert "VARIANT-SURRENDER-1" in refused(state, "withdraw")
