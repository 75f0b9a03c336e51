"""What the words of control mean (3.2, 3.2.3, 3.2.7, 3.2.8): flag, unflag, shift, take control."""

import json

import pytest

import tricorne
from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene
from tests.games.imperial_struggle.war_table import WarTable
from tricorne.games.imperial_struggle.board.constants import (
    FORT,
    KIND_IDS,
    MARKET,
    NAVAL,
    POLITICAL,
    SIDE_IDS,
    SIDES,
    SPACES,
    TERRITORY,
)
from tricorne.games.imperial_struggle.board.registers import TURN
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.figures.queries_board import position_of
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.engine import DECISION
from tricorne.kernel.testing import rule

FIXED = BOARD.of_kind[TERRITORY] + BOARD.of_kind[FORT]


@rule("IS-3.2-2")
def test_two_regions_are_divided() -> None:
    inside = [(BOARD.sub_region[space], BOARD.region[space]) for space in range(SPACES) if BOARD.sub_region[space] >= 0]
    assert {BOARD.sub_region_ids[sub]: BOARD.region_ids[region] for sub, region in inside} == {
        "canada": "north-america",
        "northern-colonies": "north-america",
        "hooghly-river": "india",
        "carnatic-coast": "india",
    }
    for space in range(SPACES):
        divided = BOARD.region_ids[BOARD.region[space]] in ("north-america", "india")
        assert (BOARD.sub_region[space] >= 0) == divided, BOARD.space_ids[space]


@rule("IS-3.2-3", "IS-5.3.4-2", "IS-ADVANTAGE-18")
def test_a_sub_region_is_no_region_of_its_own_but_where_a_tile_names_one() -> None:
    scene = Scene()
    scene.flags(france="plassey mysore")
    scene.limit(france=9)
    scene.round("france", "inv-01-e4-d2")
    scene.play("trade india", "shift tiruchirappalli")
    keys = queries.cost_to_shift(scene.p, "malacca-route", "france")["items"]
    assert isinstance(keys, list)
    assert [item["key"] for item in keys] == ["printed"]
    scene.play("use-advantage power-struggle")
    assert {BOARD.sub_region_ids[BOARD.sub_region[BOARD.space(id)]] for id in scene.legal("mark")} == {"carnatic-coast"}


@rule("IS-3.2-4")
def test_black_lines_connect_both_ways() -> None:
    assert len(BOARD.connections) == 107
    assert len({frozenset(line) for line in BOARD.connections}) == 107
    touched = {frozenset((one, two)) for one in range(SPACES) for two in BOARD.neighbours[one]}
    assert touched == {frozenset(line) for line in BOARD.connections}
    assert BOARD.space("karaikal") in BOARD.neighbours[BOARD.space("tiruchirappalli")]
    assert BOARD.space("karaikal") not in BOARD.neighbours[BOARD.space("vellore")]


@rule("IS-3.2.3-1", "IS-3.2.5-3")
@pytest.mark.parametrize("seed", range(6))
def test_territories_never_change_hands_in_a_peace_turn(seed: int) -> None:
    """A whole Peace turn at random, with Forts of both sides on the board; only a damaged Fort may be seized."""
    study = {
        "game": "imperial-struggle",
        "turn": "peace-5",
        "seed": seed,
        "debt_limit": {"france": 20, "britain": 20},
        "flags": {BOARD.space_ids[s]: SIDE_IDS[(s + seed) % SIDES] for s in FIXED},
    }
    state = tricorne.game("imperial-struggle").from_json(json.dumps(study))
    p, engine = position_of(state), state.engine
    draws = seeded(seed, ["choices"])
    changed = 0
    while p.clock[TURN] == PIECES.turn_ids.index("peace-5"):
        if engine.waits_for(p) != DECISION:
            engine.apply_outcome(p, engine.draw(p))
            continue
        found: list[int] = []
        engine.legal(p, found)
        before, intact = p.flag[:], [s for s in FIXED if not p.damaged[s]]
        engine.apply(p, found[below(draws, 0, len(found))])
        changed += p.flag != before
        assert [p.flag[s] for s in intact] == [before[s] for s in intact]
    assert changed > 5


@rule("IS-3.2.7-2")
def test_every_kind_of_space_can_be_controlled_and_nothing_else() -> None:
    assert KIND_IDS == ["political", "market", "territory", "naval", "fort"]
    one_of_each = [BOARD.of_kind[kind][0] for kind in (POLITICAL, MARKET, TERRITORY, NAVAL, FORT)]
    table = WarTable("peace-1")
    table.flags(france=" ".join(BOARD.space_ids[s] for s in one_of_each))
    assert table.held("france") == {BOARD.space_ids[s] for s in one_of_each}
    with pytest.raises(ValueError, match="unknown space"):
        BOARD.space("navy-box")


@rule("IS-3.2.8-1", "IS-3.2.8-2", "IS-3.2.8-3")
def test_a_shift_flags_or_unflags_and_never_both() -> None:
    scene = Scene()
    scene.flags(britain="denmark-norway")
    scene.round("france", "inv-09-d4-e2")
    scene.play("diplomacy europe", "shift denmark-norway")
    assert scene.flag_of("denmark-norway") == "none"
    scene.play("diplomacy europe", "shift denmark-norway")
    assert scene.flag_of("denmark-norway") == "france"


@rule("IS-3.2.8-3")
def test_an_own_space_is_not_shifted() -> None:
    scene = Scene()
    scene.round("france", "inv-01-e4-d2")
    scene.play("trade india")
    refusal = scene.why("shift karaikal")
    assert refusal is not None
    assert (str(refusal.reason), refusal.rules) == ("France holds Karaikal already", ["IS-3.2.8-3"])


@rule("IS-3.2.8-4", "IS-7.2.1-1")
def test_taking_control_replaces_the_flag_at_once() -> None:
    table = WarTable("7yw").flags(britain="vandavasi", france="karaikal")
    table.army("7yw-third-carnatic-war", "britain", 1).fight("7yw-third-carnatic-war")
    table.play("conquer karaikal")
    assert table.flag("karaikal") == "britain"


@rule("IS-3.8-6", "IS-R50")
def test_a_marked_space_triggers_no_condition_and_no_effect_of_cards() -> None:
    """John Law counts Scotland, Acts of Union needs more flags in the Isles: a marked space is neither."""
    for marked, debt in (("", 3), ("scotland-prestige", 4)):
        scene = Scene()
        scene.ministry("john-law")
        scene.flags(france="scotland-prestige")
        scene.markers(marked)
        scene.debt(france=5)
        scene.phase("remaining-powers")
        assert scene.debt_of("france") == debt


@rule("IS-4.1.11-1", "IS-MINISTRY-2-1")
@pytest.mark.parametrize("first", ["france", "britain"])
def test_powers_of_the_end_of_the_turn_work_before_scoring_whoever_went_first(first: str) -> None:
    """John Law's is the only power of that kind, so that the order of the sides cannot be seen."""
    scene = Scene()
    scene.ministry("john-law")
    scene.debt(france=2)
    scene.demand("tobacco")
    scene.phase("remaining-powers", first)
    scene.draw()
    assert scene.debt_of("france") == 1
    ends = [
        card.id for card in PIECES.ministries for ability in card.abilities if ability.text("when") == "end-of-turn"
    ]
    assert ends == ["john-law"]


@rule("IS-5.5.1-1")
def test_diplomatic_points_need_no_connection() -> None:
    scene = Scene(start=False)
    scene.limit(france=9)
    scene.round("france", "inv-09-d4-e2")
    for region in ("europe", "north-america", "caribbean", "india"):
        scene.play(f"diplomacy {region}")
        open_here = scene.legal("shift")
        here = BOARD.in_region[BOARD.region_of(region)]
        in_play = scene.ruleset.in_play[0]
        assert open_here == [BOARD.space_ids[s] for s in here if BOARD.kind[s] == POLITICAL and in_play[s]]
        scene.round("france", "inv-09-d4-e2")
