"""Whole positions as JSON: readable names, and one line for whatever could not be."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tricorne

GAME = tricorne.game("struggle-of-empires")
Form = dict[str, Any]


def form() -> Form:
    state = GAME.new(["britain", "france", "russia"], options={"setup-duplicates": "keep"}, seed=1756)
    written: Form = json.loads(state.to_json())
    return written


def test_positions_are_written_with_names() -> None:
    written = form()
    assert written["game"] == "struggle-of-empires"
    assert (written["format"], written["version"], written["seed"]) == (1, 2, 1756)
    assert written["options"] == {"setup-duplicates": "keep"}
    steps = written["position"]["stack"]
    assert [step["step"] for step in steps[:2]] == ["war", "setup"]
    assert {"step": "place-unit", "asks": "britain", "first": 1} in steps
    assert list(written["position"]["rng"]) == GAME.streams


def test_every_kind_of_step_has_a_name_of_its_own() -> None:
    words = [word for word in GAME.step_words if word]
    assert len(words) == len(set(words)) > 40


def _stack(top: Form) -> Callable[[Form], None]:
    def change(written: Form) -> None:
        written["position"]["stack"][-1] = top

    return change


def _put(value: object, *path: str) -> Callable[[Form], None]:
    def change(written: Form) -> None:
        at = written
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return change


WRONG: list[tuple[Callable[[Form], None], str]] = [
    (_put("chess", "game"), "it is one of chess, not of struggle-of-empires"),
    (_put(2, "format"), "its format is 2; this program reads format 1"),
    (_put(3, "version"), "its version is 3; this program reads version 2"),
    (_put("1", "version"), "'version' must be a whole number"),
    (_put(["britain"], "seats"), "1 seats: the game is for 2 to 7 players"),
    (_put(["britain", "atlantis"], "seats"), "there is no power 'atlantis'"),
    (_put("delux", "preset"), "unknown preset 'delux'; did you mean deluxe?"),
    (_put({"colour": 1}, "options"), "unknown option 'colour'"),
    (_put([], "options"), "'options' must be an object"),
    (_put(1.5, "seed"), "'seed' must be a number, a text or null"),
    (_put("abc", "components"), "it belongs to other component data"),
    (_put(5, "script"), "'script' must be a list of outcomes or null"),
    (_put([None], "script"), "'script' must be a list of outcomes or null"),
    (_put(1, "colour"), "there is no field 'colour'"),
    (_put([], "position"), "'position' must be an object"),
    (_put([0], "position", "colour"), "position: there is no field 'colour'"),
    (_put([1, 2], "position", "gold"), "position, gold: it has 2 numbers; it must have 7"),
    (_put([10**30] * 7, "position", "gold"), "must be a whole number"),
    (_put([-1] * 7, "position", "gold"), "gold has -1; nothing there is below 0"),
    (_put({"dice": [1, 1]}, "position", "rng"), "it must have the streams dice, sea"),
    (_put([0, 1], "position", "rng", "dice"), "a stream is two numbers from 1"),
    (_stack({"step": "place-units", "asks": "britain"}), "there is no step 'place-units'; did you mean place-unit?"),
    (_stack({"step": "place-unit", "asks": "spain"}), "'spain' sits nowhere in this game"),
    (_stack({"step": "place-unit", "asks": "britain", "first": 5000}), "its numbers are too large"),
    (_stack({"step": "place-unit", "asks": "britain", "first": -1}), "'first' must be a whole number"),
    (_stack({"step": "place-unit", "asks": "britain", "third": 1}), "there is no field 'third'"),
    (_stack({"asks": "britain"}), "'step' must be a text"),
    (_stack({"step": "war"}), "the open step must be a decision or a chance"),
    (_stack({"step": "war", "asks": "britain"}), "war, asks nobody"),
    (_stack({"step": "turn"}), "turn, must ask a player"),
    (_stack({"step": "battle-die", "asks": "britain"}), "battle-die, asks nobody"),
    (_stack({"step": "unrest-draw", "first": 4000}), "unrest-draw, is for a power of the game; 4000 is none"),
    (_stack({"step": "destination", "asks": "france", "first": 15}), "is for a unit in a place; 15 is none"),
    (_stack({"step": "lose-ally", "asks": "france", "first": 3}), "is for a side of the combat; 3 is none"),
    (_stack({"step": "use-trade", "asks": "france"}), "is for a trade tile; 0 is none"),
    (_put([], "position", "stack"), "the game is over exactly when no step is open"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[wrong[1] for wrong in WRONG])
def test_what_could_not_be_is_refused_in_one_line(change: Callable[[Form], None], reason: str) -> None:
    written = form()
    change(written)
    with pytest.raises(tricorne.BadRecord) as error:
        GAME.from_json(json.dumps(written))
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


def test_text_that_is_no_json_is_refused() -> None:
    for text in ("", "nothing", "[1]", "{", '{"a": NaN', '{"game": 1, "game": 2}', "[" * 100_000, "1" * 5000):
        with pytest.raises(tricorne.BadRecord) as error:
            GAME.from_json(text)
        assert "\n" not in str(error.value)


def test_scripts_and_seeds_travel_with_the_position() -> None:
    state = GAME.new(["britain", "france"], chance=tricorne.Scripted(["A"]))
    again = GAME.from_json(state.to_json())
    assert again.script == []
    assert again.actor == "chance"
    again.feed(["B"])
    state.feed(["B"])
    assert again == state
    seeded = GAME.new(["britain", "france"], seed="a long secret")
    assert GAME.from_json(seeded.to_json()).record.commitment == seeded.record.commitment


def test_states_differ_where_what_is_to_come_differs() -> None:
    state = GAME.new(["britain", "france"], seed=1)
    assert state == GAME.new(["britain", "france"], seed="1")
    assert state != GAME.new(["britain", "france"], seed=2)
    assert state != GAME.new(["france", "britain"], seed=1)
    assert state != GAME.new(["britain", "france"], seed=1, options={"surrender": True})
    assert state != GAME.new(["britain", "france"], seed=1, preset="original-2004")
    assert state != "a state"
    assert len({state, state.clone(), GAME.new(["britain", "france"], seed=2)}) == 2
