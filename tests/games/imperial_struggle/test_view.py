"""What each side sees of a game of Imperial Struggle (R166); the schema is docs/views-imperial-struggle.md."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.games.imperial_struggle.card_table import ENGINE, CardTable
from tests.games.imperial_struggle.scene import PIECES, Scene
from tricorne.games.imperial_struggle.board.constants import FRANCE, FRENCH, MARKER
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.deck import NEEDS_ADVANTAGE, NEEDS_BONUS_TILES, NEEDS_MORE_OWN
from tricorne.games.imperial_struggle.board.places import IN_THEATER
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BYNG, DOMINANCE, FIGHTING, TARGET, TURN
from tricorne.games.imperial_struggle.military.tiles import first_bonus
from tricorne.games.imperial_struggle.step_numbers import REFUSE
from tricorne.games.imperial_struggle.view import prices
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.testing import rule

PAGE = Path(__file__).parents[3] / "docs" / "views-imperial-struggle.md"
SEATS = {"france": 0, "britain": 1, "": -1}
View = dict[str, Any]


def view(scene: Scene, seat: str = "") -> View:
    return scene.engine.view(scene.p, SEATS[seat])


def space(shown: View, id: str) -> View:
    return next(one for one in shown["spaces"] if one["id"] == id)


def test_flags_markers_and_damage_stand_on_their_spaces() -> None:
    scene = Scene("peace-3")
    scene.flags(britain="arcot")
    scene.markers("plassey")
    scene.damaged("arcot")
    scene.round("france", "inv-05-e3-d2")
    shown = view(scene)
    assert space(shown, "plassey")["flag"] == "france"
    assert space(shown, "plassey")["conflict"] == "normal"
    assert space(shown, "arcot")["flag"] == "britain"
    assert space(shown, "arcot")["damaged"]
    assert space(shown, "calcutta")["flag"] == "britain"
    assert space(shown, "vellore")["flag"] is None
    assert len(shown["spaces"]) == 112


@rule("IS-R35", "IS-R37")
def test_isolated_and_protected_markets() -> None:
    scene = Scene("peace-1", start=False)
    scene.flags(france="vellore", britain="madras kanchipuram arcot")
    scene.round("britain")
    shown = view(scene)
    assert space(shown, "vellore")["isolated"]
    assert space(shown, "vellore")["isolated_this_round"]
    assert not space(shown, "kanchipuram")["isolated"]
    assert space(shown, "kanchipuram")["protected"] == ("arcot" in space(shown, "kanchipuram")["connections"])


@rule("IS-R16", "IS-R34")
def test_what_was_taken_this_round_says_so_until_the_next_one() -> None:
    scene = Scene("peace-1")
    scene.limit(france=20)
    scene.round("france", "inv-01-e4-d2")
    assert not any(one["taken_this_round"] for one in view(scene)["spaces"])
    scene.play("trade india", "shift tiruchirappalli")
    assert [one["id"] for one in view(scene)["spaces"] if one["taken_this_round"]] == ["tiruchirappalli"]
    scene.flags(britain="vellore")
    assert not space(view(scene), "vellore")["taken_this_round"]  # nobody took it in a round of his own
    scene.round("britain")
    assert not any(one["taken_this_round"] for one in view(scene)["spaces"])


def test_only_the_actor_sees_what_is_open_with_its_price() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-05-e3-d2")
    scene.play("trade caribbean")
    mine = view(scene, "france")["decision"]
    row = next(action for action in mine["actions"] if action["text"] == "shift caicos")
    assert row["price"] == sum(item["amount"] for item in row["sum"]) == 2
    assert row["sum"][0]["key"] == "printed"
    assert "actions" not in view(scene, "britain")["decision"]
    assert "actions" not in view(scene)["decision"]


def test_the_menu_tells_what_can_be_bought_on_the_map() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-05-e3-d2")
    rows = view(scene, "france")["prices"]
    caicos = next(row for row in rows if row["space"] == "caicos")
    assert (caicos["verb"], caicos["type"], caicos["price"], caicos["short"]) == ("shift", "economic", 2, 0)
    assert all(row["price"] == sum(item["amount"] for item in row["sum"]) for row in rows if row["verb"] == "shift")
    assert any(row["short"] > 0 for row in rows)
    assert view(scene, "britain")["prices"] is None
    assert view(scene)["prices"] is None
    scene.play("trade caribbean")
    chosen = view(scene, "france")
    opened = {action["text"] for action in chosen["decision"]["actions"]}
    assert {f"shift {row['space']}" for row in chosen["prices"]} == opened


def test_the_menu_prices_forts_and_fleets_where_there_are_military_points() -> None:
    scene = Scene("peace-1")
    scene.round("britain", "inv-21-m3-e2")
    rows = view(scene, "britain")["prices"]
    for verb, action in (("build", "forts"), ("deploy", "fleet")):
        priced = {row["space"]: row["price"] for row in rows if row["verb"] == verb}
        assert priced
        asked = Scene("peace-1")
        asked.round("britain", "inv-21-m3-e2")
        asked.play(action)
        opened = {row["text"].split()[1] for row in view(asked, "britain")["decision"]["actions"]}
        assert set(priced) <= opened


def test_the_score_is_previewed_to_the_end_of_the_game() -> None:
    scene = Scene("peace-6")
    scene.round("france", "inv-05-e3-d2")
    points = view(scene)["victory_points"]
    assert points["final_preview"]["winner"] in ("france", "britain")
    assert points["final_preview"]["vp_before"] == points["total"]


@rule("IS-R166")
def test_a_hand_is_for_its_side_alone() -> None:
    scene = Scene("peace-1")
    scene.hand(france="carnatic-war tax-reform", britain="acts-of-union")
    scene.round("france")
    mine, theirs, open_ = view(scene, "france"), view(scene, "britain"), view(scene)
    assert mine["sides"][0]["hand"] == ["carnatic-war", "tax-reform"]
    assert [card["id"] for card in mine["events"]["hand"]] == ["carnatic-war", "tax-reform"]
    assert mine["sides"][1]["hand"] is None
    assert theirs["sides"][0]["hand"] is None
    assert theirs["sides"][0]["cards"] == 2
    assert open_["sides"][1]["hand"] is None
    assert open_["events"]["hand"] == []


@rule("IS-R166", "IS-R8")
def test_ministries_are_known_when_face_up() -> None:
    scene = Scene("peace-1")
    scene.ministry("john-law", "bank-of-england", up=False)
    scene.ministry("robert-walpole")
    scene.round("france")

    def places(seat: str) -> dict[str, str | None]:
        return {card["id"]: card["place"] for card in view(scene, seat)["ministries"]}

    assert places("france")["john-law"] == "face-down"
    assert places("britain")["john-law"] is None
    assert places("")["john-law"] is None
    assert places("")["robert-walpole"] == "face-up"
    assert view(scene, "france")["sides"][1]["face_down"] == 1


@rule("IS-R166", "IS-7.1.1-1")
def test_tiles_and_strengths_as_far_as_known() -> None:
    scene = Scene("peace-1")
    scene.tile("wss-spain", "basic-fr-01", "basic-br-01")
    scene.round("france")
    spain = view(scene, "france")["war"]["theaters"][1]
    assert [tile["id"] for tile in spain["tiles"]["france"]["shown"]] == ["basic-fr-01"]
    assert spain["tiles"]["britain"] == {"basic": 1, "bonus": 0, "shown": None}
    assert spain["strength"]["france"]["tiles_shown"]
    assert not spain["strength"]["britain"]["tiles_shown"]
    assert not any(item["key"] == "basic-tile" for item in spain["strength"]["britain"]["items"])


def test_the_round_and_a_purchase_under_way() -> None:
    scene = Scene("peace-1")
    scene.treaty(france=2)
    scene.round("france", "inv-05-e3-d2")
    assert view(scene)["round"]["major"] == {"economic": 3}
    assert view(scene)["round"]["minor"] == {"type": "diplomatic", "points": 2}
    scene.play("diplomacy europe", "shift prussia-prestige")
    assert view(scene)["purchase"]["price"] == 3
    assert view(scene)["purchase"]["missing"] == 1
    assert view(scene)["decision"]["key"] == "pay-extra"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_page_names_every_key(seed: int) -> None:
    """Each key of the view and of what lies in it stands on the page."""
    text = set(re.findall(r"`([^`]+)`", PAGE.read_text()))
    state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=seed)
    number = 0
    while not state.over:
        legal = state.legal()
        state.play(legal[(number * 7 + seed) % len(legal)])
        number += 1
        if number % 50 == 0:
            shown: View = state.view("france")
            parts: list[View | None] = [
                shown,
                shown["turn"],
                shown["round"],
                shown["purchase"],
                shown["victory_points"],
                shown["war"],
            ]
            parts += [*shown["sides"], *shown["spaces"][:2], *shown["advantages"][:1], *shown["investments"][:1]]
            parts += [*shown["ministries"][:1], shown["events"], shown["awards"], *shown["demand"][:1]]
            for part in parts:
                missing = [key for key in part or {} if key not in text]
                assert missing == []


def test_the_menu_prices_what_is_bought_for_no_space() -> None:
    """A Squadron, a Bonus War tile, an Event card: as the components say, where points of their type are there."""
    scene = Scene("peace-1")
    scene.round("britain", "inv-21-m3-e2")
    rows = {row["verb"]: row for row in view(scene, "britain")["prices"] if not row["space"]}
    c = scene.ruleset.components
    assert set(rows) == {"build-squadron", "buy-war-tile"}, "there are no Diplomatic points for a card"
    assert rows["build-squadron"]["price"] == c.price_build_squadron
    assert rows["buy-war-tile"]["price"] == c.price_bonus_war_tile
    assert all(row["short"] == max(0, row["price"] - 3) and row["type"] == "military" for row in rows.values())


@rule("IS-R146")
def test_purchases_that_look_alike_have_the_same_number_and_others_have_another() -> None:
    """So a row that was written once, at any table, is never taken for another one."""
    game = tricorne.game("imperial-struggle")
    numbers: dict[int, str] = {}
    rows: dict[str, int] = {}
    for seed in range(8):
        state = game.new(["france", "britain"], seed=seed)
        dice = random.Random(seed)
        for _ in range(300):
            if state.over:
                break
            position = state.position
            assert isinstance(position, Position)
            for seat in (0, 1):
                for tag in prices.tags(position, seat) or []:
                    row = json.dumps(tag.row(position))
                    assert numbers.setdefault(tag.number(), row) == row
                    assert rows.setdefault(row, tag.number()) == tag.number()
            state.play(dice.choice(state.legal()))
    assert sum('step-by"' in row for row in rows) > 10, "and cards and tiles lower prices here"


def test_points_are_counted_anew_when_an_advantage_is_used() -> None:
    """The East India Company scores what lies unused: a preview that was kept does not count it any longer."""
    t = CardTable("britain", britain="hudson-bay west-bengal").up("east-india-company").begin()
    kept = KeptParts()
    before = ENGINE.views(t.p, [-1], kept)[0]
    t.p = t.p.clone()
    t.p.advantage_used = t.p.advantage_used[:]
    t.exhausted("silk")
    after = ENGINE.views(t.p, [-1], kept)[0]
    assert after == ENGINE.views(t.p, [-1], KeptParts())[0]
    assert after["victory_points"] != before["victory_points"]


HANGS_ON_FLAGS = [at for at, event in enumerate(PIECES.events) if event.needs in (NEEDS_ADVANTAGE, NEEDS_MORE_OWN)]


def told_anew(scene: Scene, change: Callable[[Position], object]) -> tuple[View, View]:
    """What France sees before and after a change: of what was kept nothing speaks of what stood there before."""
    kept = KeptParts()
    before = scene.engine.views(scene.p, [FRANCE], kept)[0]
    changed = scene.p.clone()
    change(changed)
    after = scene.engine.views(changed, [FRANCE], kept)[0]
    assert after == scene.engine.views(changed, [FRANCE], KeptParts())[0]
    return before, after


@pytest.mark.parametrize("card", HANGS_ON_FLAGS, ids=PIECES.event_ids.__getitem__)
def test_a_bonus_is_told_anew_when_flags_change(card: int) -> None:
    """Flags on its spaces, or on those that give an Advantage; a Conflict marker takes one out of the count (R50)."""
    event = PIECES.events[card]
    scene = Scene("peace-2", start=False)
    scene.hand(france=PIECES.event_ids[card])
    gives = event.needs == NEEDS_ADVANTAGE
    spaces = PIECES.advantages[event.needs_what].spaces if gives else event.needs_spaces

    def fly(p: Position) -> None:
        for space in spaces:
            set_flag(p, space, FRENCH)

    before, after = told_anew(scene, fly)
    assert after["events"]["hand"] != before["events"]["hand"]
    if not gives:
        fly(scene.p)
        before, after = told_anew(scene, lambda p: set_marker(p, spaces[0], MARKER))
        assert after["events"]["hand"] != before["events"]["hand"]


def test_a_bonus_is_told_anew_when_its_war_tiles_are_those_of_the_last_war() -> None:
    """Bonus tiles count for the next war alone (R114)."""
    card = next(at for at, event in enumerate(PIECES.events) if event.needs == NEEDS_BONUS_TILES)
    scene = Scene("peace-2", start=False)
    scene.hand(france=PIECES.event_ids[card])
    scene.p.tile_place[first_bonus(scene.p, FRANCE)] = IN_THEATER
    before, after = told_anew(scene, go_on_to_the_next_war)
    assert after["events"]["hand"] != before["events"]["hand"]


def damage_louisbourg(p: Position) -> None:
    set_damage(p, PIECES.board.space("louisbourg"), 1)


def rule_the_atlantic(p: Position) -> None:
    p.clock[DOMINANCE] = FRANCE


def send_byng(p: Position) -> None:
    p.clock[BYNG] = 1


def go_on_to_the_next_war(p: Position) -> None:
    p.clock[TURN] = PIECES.turn_ids.index("peace-4")


@pytest.mark.parametrize("change", [damage_louisbourg, rule_the_atlantic, send_byng, go_on_to_the_next_war])
def test_the_war_is_told_anew(change: Callable[[Position], None]) -> None:
    scene = Scene("peace-2")
    scene.flags(france="louisbourg")
    before, after = told_anew(scene, change)
    assert after["war"] != before["war"]


def test_the_war_is_told_anew_when_a_space_is_asked_about() -> None:
    scene = Scene("was")
    target = PIECES.board.space("louisbourg")
    scene.p.war[FIGHTING], scene.p.war[TARGET] = 0, target
    before, after = told_anew(scene, lambda p: p.ask(REFUSE, FRANCE, target))
    assert before["war"]["fight"]["target"] is None and after["war"]["fight"]["target"] == "louisbourg"
