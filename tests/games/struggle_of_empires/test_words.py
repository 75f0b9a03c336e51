"""Positions in words: what is laid out, what is refused, and that random play can be written and read again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tricorne
from tests.for_long import for_long
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.state import State

GAME = tricorne.game("struggle-of-empires")
SILESIA = ["red: prussia", "blue: austria", "turn: prussia"]


def laid(*statements: str, **more: Any) -> State:
    return GAME.from_words({"seats": ["prussia", "austria"], "lay": [*SILESIA, *statements], **more})


def test_what_the_words_say_lies_on_the_table() -> None:
    state = laid(
        "war: 2",
        "round: 3",
        "neutral: ger-3",
        "prussia: gold 6, population 4, points 12, unrest 1 2",
        "prussia: army german-states 3, fort home, control german-states 2",
        "austria: navy mediterranean, tile banking, used reserves, ally savoy",
    )
    view: Any = state.view("prussia")
    prussia = next(one for one in view["powers"] if one["id"] == "prussia")
    austria = next(one for one in view["powers"] if one["id"] == "austria")
    states = next(one for one in view["regions"] if one["id"] == "german-states")
    assert (view["war"], view["round"], state.actor) == (2, 3, "prussia")
    assert (prussia["gold"], prussia["population"], prussia["home"]["fort"]) == (6, 4, 1)
    assert (prussia["side"], austria["side"]) == ("red", "blue")
    assert states["units"]["prussia"]["army"] == 3 and states["control"]["prussia"] == 2
    assert sorted(tile["id"] for tile in austria["tiles"]) == ["banking", "reserves"]
    assert state.why_not("attack german-states ger-3") is None


def test_an_auction_can_be_laid_out() -> None:
    state = GAME.from_words({"seats": ["prussia", "austria"], "lay": ["war: 1", "auction: austria", "austria: gold 3"]})
    assert (state.actor, state.prompt.key) == ("austria", "bid")


def test_chance_comes_from_outside_where_a_script_is_given() -> None:
    state = laid("neutral: ger-3", "prussia: gold 4, army german-states 3", script=[])
    state.play("attack german-states ger-3")
    assert state.actor == "chance"
    state.feed(["6", "6", "1", "1"])
    assert state.actor != "chance"


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("prusia: gold 6", "'prusia' begins no statement; did you mean prussia?"),
        ("prussia: golf 6", "a power cannot have 'golf'; did you mean gold?"),
        ("prussia: army german-state 2", "there is no 'german-state'; did you mean german-states?"),
        ("prussia: gold six", "'six' is no number that can stand here"),
        ("prussia: gold", "'gold' has too few words or too many"),
        ("prussia: unrest 3", "'3' is no number that can stand here"),
        ("prussia: control german-states 30", "there are too few markers of German States for all that stands there"),
        ("prussia: population 99", "Prussia has 99 population; the most is"),
    ],
)
def test_what_cannot_be_read_is_refused_in_words(statement: str, words: str) -> None:
    with pytest.raises(BadRecord) as refused:
        laid(statement)
    assert words in str(refused.value)


def test_a_table_without_a_turn_or_a_side_is_refused() -> None:
    with pytest.raises(BadRecord, match="neither whose turn"):
        GAME.from_words({"seats": ["prussia", "austria"], "lay": ["war: 1"]})
    with pytest.raises(BadRecord, match="Austria is in no Grand Alliance"):
        GAME.from_words({"seats": ["prussia", "austria"], "lay": ["red: prussia", "turn: prussia"]})
    with pytest.raises(BadRecord, match="no field 'sets'"):
        GAME.from_words({"sets": ["prussia", "austria"]})


def _without_history(view: Any) -> Any:
    """Words do not tell how often unrest was drawn and given back, only what is left of it."""
    if isinstance(view, dict):
        return {key: _without_history(value) for key, value in view.items() if not key.startswith("unrest")}
    return [_without_history(one) for one in view] if isinstance(view, list) else view


@pytest.mark.long_play
@pytest.mark.parametrize("seed", [0, *map(for_long, (1, 2, 3))])
def test_random_play_is_written_and_read_again(seed: int) -> None:
    dice = random.Random(seed)
    seats = dice.sample(GAME.seat_ids, 2 + seed)
    state = GAME.new(seats, seed=seed)
    written = refused = 0
    while not state.over:
        try:
            words = GAME.to_words(state)
        except BadRecord:
            refused += 1
        else:
            twin = GAME.from_words(words)
            assert twin.legal() == state.legal()
            assert GAME.to_words(twin) == words
            for seat in seats:
                assert _without_history(twin.view(seat)) == _without_history(state.view(seat))
            written += 1
        state.play(dice.choice(state.legal()))
    assert written > 30 and refused > 30
