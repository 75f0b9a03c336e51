"""Studies written by hand, asked at the public face: refusals with the price worked out, and the shared questions."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import tricorne
from tricorne.kernel.state import State
from tricorne.kernel.testing import rule

GAME = tricorne.game("imperial-struggle")
ASK: Any = GAME.queries
LIMITS = {"france": 0, "britain": 0}
CARNATIC = {"pondicherry": "france", "karaikal": "france", "madras": "britain", "tiruchirappalli": "britain"}
GUARDED = {**CARNATIC, "vandavasi": "britain"}
MARKED = {"tiruchirappalli": "normal"}
ELSEWHERE = {"economic": ["caribbean"], "diplomatic": ["caribbean"]}


def study(side: str, at: dict[str, object], **fields: Any) -> State:
    """A round of a side that has no Debt to take and no Minor action."""
    here = {"side": side, "investment": "inv-03-e4-m2", "minor_used": True, "isolated": [], **at}
    return GAME.from_json(json.dumps({"game": "imperial-struggle", "debt_limit": LIMITS, **fields, "at": here}))


def why(state: State, action: str) -> str:
    refusal = state.why_not(action)
    assert refusal is not None, f"{action} is open"
    assert refusal.rules
    return str(refusal.reason)


@rule("IS-R30", "IS-5.4.2-1", "IS-5.4.2-2", "IS-5.4.2-3", "IS-5.3.4-1")
@pytest.mark.parametrize(
    ("flags", "conflicts", "at", "price"),
    [
        (CARNATIC, {}, {}, "2 Economic points (printed 2)"),
        (GUARDED, {}, {}, "3 Economic points (printed 2, Protected +1)"),
        (GUARDED, MARKED, {}, "2 Economic points (printed 2, Conflict marker -1, Protected +1)"),
        (CARNATIC, {}, {"regions_paid": ELSEWHERE}, "3 Economic points (printed 2, a further Region +1)"),
        (
            GUARDED,
            {},
            {"regions_paid": ELSEWHERE, "isolated": ["tiruchirappalli"]},
            "3 Economic points (printed 2, Isolated -1, Protected +1, a further Region +1)",
        ),
    ],
    ids=["printed", "protected", "conflict", "region", "isolated"],
)
def test_a_refusal_works_the_price_of_a_market_out(
    flags: dict[str, str], conflicts: dict[str, str], at: dict[str, object], price: str
) -> None:
    state = study("france", {"major": {"economic": 1}, **at}, flags=flags, conflicts=conflicts)
    reason = why(state, "shift tiruchirappalli")
    assert reason == (
        f"Tiruchirappalli costs {price}; France can bring together 1: 1 and 0 from Treaty Points and Debt"
    )


@rule("IS-R30", "IS-5.4.2-4", "IS-5.4.2-5", "IS-3.2.8-6", "IS-MINISTRY-6-1")
def test_reductions_and_the_minimum_are_part_of_the_sum() -> None:
    swift = {"britain": [{"id": "jonathan-swift", "face_up": True}]}
    at: dict[str, object] = {"investment": "inv-09-d4-e2", "major": {"diplomatic": 0}}
    state = study("britain", at, flags={}, ministries=swift, conflicts={"scotland-alliance": "normal"})
    assert "costs 2 Diplomatic points (printed 3, Jonathan Swift -1);" in why(state, "shift ireland-prestige")
    least = "(printed 2, Conflict marker -1, Jonathan Swift -1, at least 1: +1)"
    assert f"costs 1 Diplomatic point {least};" in why(state, "shift scotland-alliance")


@rule("IS-5.3-1", "IS-R25", "IS-R34")
def test_what_else_stands_in_the_way_of_a_shift_is_told_at_the_menu() -> None:
    state = study("france", {"major": {"economic": 4}}, flags=CARNATIC)
    assert why(state, "shift tiruchirappalli") == "choose the Region first: India"
    assert why(state, "shift calicut") == "Calicut is not connected to a space of France that carries a shift"
    assert why(state, "shift karaikal") == "France holds Karaikal already"
    assert why(state, "shift savoy") == "there is no Diplomatic action left in this round"


def test_the_shared_questions_are_at_the_public_face() -> None:
    state = study("france", {"major": {"economic": 2}}, flags={**GUARDED, "algonquin": "france"}, conflicts=MARKED)
    before = state.to_json()
    cost = ASK.cost_to_shift(state, "tiruchirappalli", "france")
    assert [(item["key"], item["amount"]) for item in cost["items"]] == [
        ("printed", 2),
        ("conflict", -1),
        ("protected", 1),
    ]
    assert "tiruchirappalli" in ASK.protected(state)
    assert ASK.isolated(state) == []
    assert [tile["advantage"] for tile in ASK.advantages_of(state, "france")] == ["algonquin-raids"]
    assert ASK.award_standing(state, "india")["counts"] == {"france": 2, "britain": 2}
    assert len(ASK.demand_standing(state)) == 6
    assert ASK.theater_strength(state, "wss", 3)["theater"] == "wss-queen-annes-war"
    assert ASK.final_score_preview(state)["vp_before"] == 15
    assert state.to_json() == before


def new(**given: Any) -> State:
    return GAME.new(**{"seats": ["france", "britain"], "seed": 1, **given})


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: ASK.cost_to_shift(new(), "tiruchirapali", "france"), "did you mean tiruchirappalli"),
        (lambda: ASK.cost_to_shift(new(), "biscay", "france"), "biscay is neither a Market nor a Political space"),
        (lambda: ASK.advantages_of(new(), "spain"), "unknown side 'spain'"),
        (lambda: ASK.theater_strength(new(), "wsss", 1), "did you mean wss"),
        (lambda: new(seats=["france"]), "1 seats: the game is for France and Britain"),
        (lambda: new(seats=["france", "france"]), "France is taken twice"),
        (lambda: new(seats=["france", "russia"]), "there is no side 'russia'"),
        (lambda: new(preset="deluxe"), "unknown preset 'deluxe'"),
        (lambda: new(options={"tougher-fort": True}), "did you mean tougher-forts"),
        (lambda: new(options={"tougher-forts": 1}), "it must be true or false"),
        (lambda: new().play("tke inv-01-e4-d2"), "is not an action of this game"),
        (lambda: new().play("conquer gibraltar"), "IS-"),
        (lambda: new().play(10**6), "the table has the numbers 0 to"),
        (lambda: new().view("spain"), "'spain' is no seat of this game"),
        (lambda: new().aside("france", "say hello"), "is no act outside the turns"),
        (lambda: new(chance=tricorne.Scripted(["nonsense"])), "chance cannot bring 'nonsense' here"),
        (lambda: GAME.from_json("[]"), "position"),
        (lambda: GAME.from_json('{"game": "imperial-struggle", "flags": {"pari": "france"}}'), "pari"),
    ],
)
def test_bad_input_is_refused_in_one_line(ask: Callable[[], object], words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)) as refused:
        ask()
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, tricorne.TricorneError)


@rule("IS-3.2.3-1")
def test_what_can_never_be_done_with_a_space_is_answered() -> None:
    """A Territory in peace, a Fort that is shifted: an answer with its rule, and no error."""
    state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    while state.prompt.key != "menu":
        state.play(state.legal()[0])
    refusal = state.why_not("shift gibraltar")
    assert refusal is not None and refusal.rules == ["IS-3.2.3-1"]
    assert str(refusal.reason).startswith("Gibraltar is a Territory")
    refusal = state.why_not("shift louisbourg")
    assert refusal is not None and "is a Fort" in str(refusal.reason)
    with pytest.raises(tricorne.BadAction):
        state.why_not("shift atlantis")
