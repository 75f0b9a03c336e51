"""Positions written by hand: what is read, what is drawn, what is refused; and the exact form beside it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tricorne.games.imperial_struggle.board import read_position, read_round
from tricorne.games.imperial_struggle.board.constants import BRITAIN, DUPLEIX, ECONOMIC, FRANCE, INDIA
from tricorne.games.imperial_struggle.board.places import AWARD_POOL, HAND, OPEN, OUT_OF_GAME, PILE, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import LIMIT, MAJOR, NAVY_BOX, REGIONS_PAID, UNBUILT
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.state import State

GAME = tricorne.game("imperial-struggle")
PAGE = Path(__file__).parents[3] / "docs" / "imperial-struggle-positions.md"
TURNS = ["peace-1", "wss", "peace-2", "peace-3", "was", "peace-4", "7yw", "peace-5", "awi", "peace-6"]


def laid(**fields: Any) -> State:
    return GAME.from_json(json.dumps({"game": "imperial-struggle", **fields}))


def table(state: State) -> Position:
    assert isinstance(state.position, Position)
    return state.position


def texts(state: State) -> list[str]:
    return [GAME.actions[number].text for number in state.legal()]


@pytest.mark.parametrize("turn", TURNS)
def test_every_place_of_the_track_can_be_played_to_the_end(turn: str) -> None:
    state = laid(turn=turn, seed=4)
    assert not state.over
    assert sum(state.playout(seed=2).values()) == 0


@pytest.mark.parametrize("turn", TURNS)
def test_the_exact_form_of_a_study_reads_back(turn: str) -> None:
    state = laid(turn=turn, seed="study")
    assert GAME.from_json(state.to_json()) == state
    assert tricorne.replay(str(state.record)) == state


@pytest.mark.parametrize("phase", ["deck", "awards", "deal", "discards", "ministries", "initiative", "scoring", "end"])
def test_play_can_begin_with_a_phase(phase: str) -> None:
    assert sum(laid(turn="peace-3", at={"phase": phase}).playout(seed=1).values()) == 0


def test_what_is_left_out_is_as_in_the_set_up_or_drawn() -> None:
    p = table(laid())
    new = table(GAME.new(["france", "britain"], seed=1))
    assert p.flag == new.flag
    assert p.sides[LIMIT] == new.sides[LIMIT]
    assert p.sides[NAVY_BOX + BRITAIN] == new.sides[NAVY_BOX + BRITAIN]
    assert p.investment_place.count(OPEN) == 9
    assert p.award_place.count(AWARD_POOL) == 4
    assert sum(p.demand) == 3


def test_limits_and_cards_follow_the_turn() -> None:
    p = table(laid(turn="peace-5"))
    assert p.sides[LIMIT + FRANCE] == 14
    assert p.event_place.count(PILE) == 41
    p = table(laid(turn="peace-2", draw_pile=["carnatic-war"], hands={"france": ["tax-reform"]}))
    assert p.event_place.count(PILE) == 1
    assert p.event_place.count(OUT_OF_GAME) == 13
    assert p.event_place.count(HAND + FRANCE) == 1


def test_the_middle_of_a_round() -> None:
    at = {"side": "britain", "round": 2, "investment": "inv-03-e4-m2", "major": {"economic": 2}}
    state = laid(at={**at, "regions_paid": {"economic": ["india"]}})
    p = table(state)
    assert state.actor == "britain"
    assert p.round[MAJOR + ECONOMIC] == 2
    assert p.round[REGIONS_PAID + ECONOMIC] == 1 << INDIA
    assert "pass" not in texts(state)
    assert queries.cost_to_shift(state, "st-lucia", "france")["price"] == 2
    assert queries.cost_to_shift(state, "martinique", "britain")["price"] == 3


def test_squadrons_are_eight_a_side() -> None:
    p = table(laid(squadrons={"map": {"biscay": "france"}, "navy_box": {"france": 2}}))
    assert [p.sides[UNBUILT + side] for side in (FRANCE, BRITAIN)] == [5, 8]


def test_given_chance_comes_from_the_script() -> None:
    nine = ["inv-01-e4-d2", "inv-02-e4-d2", "inv-03-e4-m2", "inv-04-e4-m2", "inv-05-e3-d2"]
    nine += ["inv-06-e3-m2", "inv-07-e2-d2", "inv-08-e2-m2", "inv-09-d4-e2"]
    written: dict[str, Any] = {"war_tiles": {}, "demand": [], "awards": {}}
    assert laid(**written, script=nine[:8]).actor == "chance"
    assert texts(laid(**written, script=nine))[:9] == [f"take {id}" for id in nine]


def test_the_examples_of_the_page() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(examples) == 2
    first = GAME.from_json(examples[0])
    assert table(first).ministry_place[DUPLEIX] == UP
    assert "trade india" in texts(first)
    second = queries.theater_strength(GAME.from_json(examples[1]), "awi", 1)
    french = second["france"]
    assert isinstance(french, dict)
    assert french["total"] == 4  # Lafayette 3 and the Alliance in Spain


def test_the_page_names_every_field() -> None:
    page = PAGE.read_text()
    fields = read_position.FIELDS + read_position.HEADER + read_round.WAR_FIELDS + read_round.ROUND_FIELDS
    registers = read_round.REGISTERS + read_round.REGISTERS_TOO + read_round.REGISTERS_LAST
    for field in fields + registers + read_round.SNAPSHOT + STAGE_IDS:
        assert f"`{field}`" in page or f'"{field}"' in page, field


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"flags": {"plasey": "france"}}, "flags: there is no space 'plasey'; did you mean plassey?"),
        ({"flags": {"plassey": "frence"}}, "flags, plassey: there is no flag 'frence'; did you mean france?"),
        ({"flags": {"biscay": "france"}}, "flags, biscay: this is a Naval space"),
        ({"flags": {"plassey": "usa"}}, "flag: Plassey cannot have a USA flag"),
        ({"flags": []}, "flags: it must be an object"),
        ({"vp": "many"}, "vp: 'many' must be a whole number"),
        ({"turn": "peace3"}, "turn: there is no turn 'peace3'; did you mean peace-3?"),
        ({"debt": {"france": 9}}, "debt: the Debt of France is 9, over its limit 6"),
        ({"debt": {"spain": 1}}, "debt: there is no field 'spain'"),
        (
            {"squadrons": {"navy_box": {"france": 8}, "map": {"biscay": "france"}}},
            "map: France has 9 Squadrons; it must have 8",
        ),
        ({"squadrons": {"unbuilt": {"france": 2}}}, "unbuilt: France has 2 Squadrons; it must have 8"),
        ({"conflicts": {"northern-colonies": "normal"}}, "a Conflict marker lies on Markets and Political spaces only"),
        ({"damaged": ["arcot"]}, "damaged: there is no Fort in Arcot"),
        ({"huguenots": {"madras": "fresh"}}, "there is no Territory of the New World 'madras'"),
        ({"hands": {"france": ["tax-reform"], "britain": ["tax-reform"]}}, "britain: tax-reform stands in two places"),
        ({"discards": ["tax-reform", "tax-reform"]}, "discards: tax-reform stands twice"),
        ({"ministries": {"france": ["pitt-the-elder"]}}, "Pitt the Elder is a ministry of the other side"),
        ({"ministries": {"france": ["dupleix", "choiseul", "turgot"]}}, "france: 3 ministries; a side has 2"),
        ({"ministries": {"france": [{"id": "dupleix", "used": [1, 1]}]}}, "ability 1 of Dupleix is used too often"),
        ({"awards": {"europe": "award-1", "india": "award-1"}}, "award-1 stands in two places"),
        ({"demand": ["rum"]}, "demand: there is no commodity 'rum'"),
        ({"investments": {"open": ["inv-01-e4-d2"]}}, "investments: 1 open tiles for 8 rounds to come"),
        ({"war_tiles": {"france": {"wss-spain": ["basic-br-01"]}}}, "basic-br-01 cannot lie there"),
        ({"war_tiles": {"france": {"awi-mysore-war": []}}}, "there is no theater of the next war 'awi-mysore-war'"),
        ({"at": {"phase": "round"}}, "at, phase: there is no phase 'round'; did you mean rounds?"),
        ({"at": {"spent": True}}, "at, spent: what was done with an Investment tile needs 'investment'"),
        ({"at": {"investment": "inv-01-e4-d2", "pools": [{"only": "asia"}]}}, "there is no restriction 'asia'"),
        ({"turn": "wss", "at": {"round": 1}}, "at: there is no field 'round'"),
        ({"seed": [1]}, "'seed' must be a number, a text or null"),
        ({"script": [1.5]}, "'script' must be a list of outcomes or null"),
        ({"options": {"spanish": True}}, "unknown option 'spanish'; did you mean spanish-empire?"),
        ({"seats": ["france", "france"]}, "France is taken twice"),
        ({"weather": "fine"}, "there is no field 'weather'"),
        ({"game": "chess"}, "it is one of chess, not of imperial-struggle"),
    ],
)
def test_bad_positions_are_refused_in_one_line(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(tricorne.BadRecord) as caught:
        laid(**fields)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_words_name_only_the_flags_that_changed() -> None:
    """``changes`` leave all other flags of the set-up where they are."""
    game = tricorne.game("imperial-struggle")
    plain: Any = game.from_words({"script": []}).view()
    changed: Any = game.from_words({"changes": {"savoy": "britain"}, "script": []}).view()
    flags = {one["id"]: one["flag"] for one in plain["spaces"]}
    after = {one["id"]: one["flag"] for one in changed["spaces"]}
    assert after == {**flags, "savoy": "britain"} != flags
    with pytest.raises(BadRecord, match="did you mean savoy"):
        game.from_words({"changes": {"savoi": "britain"}})
