"""What a shift would change, and the figures of a game that is over."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import tricorne
from tests.games.imperial_struggle.card_table import ENGINE, CardTable
from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene
from tricorne.games.imperial_struggle.board.constants import MILITARY, NONE, SIDE_IDS
from tricorne.games.imperial_struggle.board.places import ON_REGION
from tricorne.games.imperial_struggle.board.registers import DEBT, MAJOR, SQUADRON_LESS
from tricorne.games.imperial_struggle.figures.queries import award_standing
from tricorne.games.imperial_struggle.scoring.scoring import award_winner
from tricorne.kernel.testing import rule


def test_a_shift_tells_its_price_and_what_it_changes() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-05-e3-d2")
    assert scene.engine.odds(scene.p, 0, "shift caicos") is None
    scene.play("trade caribbean")
    found: Any = scene.engine.odds(scene.p, 0, "shift caicos")
    assert found is not None
    assert (found["kind"], found["price"], found["short"], found["removes"]) == ("shift", 2, 0, False)
    before, after = found["demand"]
    assert after["counts"]["france"] == before["counts"]["france"] + 1
    first, second = found["award"]
    assert second["counts"]["france"] == first["counts"]["france"] + 1
    assert scene.engine.odds(scene.p, 1, "shift caicos") is None
    assert scene.engine.odds(scene.p, 0, "pass") is None


def test_a_purchase_tells_what_it_takes_and_leaves() -> None:
    """Of 3 Military points: a War tile leaves 1, a Squadron takes 1 Debt; the price on the menu is the same."""
    scene = Scene("peace-1")
    scene.debt(britain=1)
    scene.limit(britain=5)
    scene.treaty(britain=0)
    scene.round("britain", "inv-21-m3-e2")
    rows = cast(list[dict[str, Any]], scene.engine.view(scene.p, 1)["prices"])
    menu = {row["verb"]: (row["price"], row["short"]) for row in rows if not row["space"]}
    told: dict[str, Any] = {}
    for verb in ("buy-war-tile", "build-squadron"):
        told[verb] = scene.engine.odds(scene.p, 1, verb)
    assert menu == {verb: (odds["price"], odds["short"]) for verb, odds in told.items()}
    assert {odds["kind"] for odds in told.values()} == {"price"}
    unpaid = {"treaty_points": 0, "treaty_left": 0}
    assert told["buy-war-tile"]["paid"] == {"points_left": 1, "debt": 0, "debt_left": 4, **unpaid}
    assert told["build-squadron"]["paid"] == {"points_left": 0, "debt": 1, "debt_left": 3, **unpaid}
    assert scene.engine.odds(scene.p, 0, "build-squadron") is None
    scene.play("build-squadron")
    assert (scene.field(DEBT, "britain"), scene.p.round[MAJOR + MILITARY]) == (2, 0)


@rule("IS-R25", "IS-R47")
def test_a_purchase_tells_treaty_points_where_no_choice_is_left() -> None:
    """Debt or Treaty Points: asked first, so not told yet; with no Debt to take it can only be Treaty Points."""
    scene = Scene("peace-1")
    scene.treaty(britain=2)
    scene.round("britain", "inv-21-m3-e2")
    open_choice: Any = scene.engine.odds(scene.p, 1, "build-squadron")
    assert (open_choice["price"], open_choice["short"], open_choice["paid"]) == (4, 1, None)
    scene.debt(britain=5)
    scene.limit(britain=5)
    forced: Any = scene.engine.odds(scene.p, 1, "build-squadron")
    assert (forced["paid"]["treaty_points"], forced["paid"]["treaty_left"], forced["paid"]["debt"]) == (1, 1, 0)
    scene.p.round[SQUADRON_LESS] = 2
    cheaper: Any = scene.engine.odds(scene.p, 1, "build-squadron")
    assert (cheaper["price"], cheaper["short"], cheaper["paid"]["points_left"]) == (2, 0, 1)


@rule("IS-R23", "IS-R31")
def test_an_exchange_and_each_way_to_pay_tell_the_whole_price() -> None:
    """On the last turn Military points become another point; Major or Minor points, Treaty Points or Debt: each answer
    tells what it takes."""
    scene = Scene("peace-6")
    scene.treaty(britain=2)
    scene.debt(britain=0)
    scene.limit(britain=5)
    scene.round("britain", "inv-21-m3-e2")
    found: Any = scene.engine.odds(scene.p, 1, "exchange diplomatic")
    assert (found["kind"], found["verb"], found["type"]) == ("price", "exchange", "military")
    assert found["price"] + found["paid"]["points_left"] == 3 and found["short"] == 0
    scene.play("build-squadron")
    answers = [(text, scene.engine.odds(scene.p, 1, text)) for text in scene.legal()]
    assert [text for text, _ in answers] == ["treaty-points 0", "treaty-points 1"]
    for number, (_, each) in enumerate(answers):
        told: Any = each
        assert (told["verb"], told["price"], told["short"]) == ("build-squadron", 4, 1)
        assert (told["paid"]["treaty_points"], told["paid"]["debt"]) == (number, 1 - number)


@pytest.mark.parametrize("verb", ["forts", "fleet", "clear-markers"])
def test_what_is_bought_on_a_space_tells_what_is_left(verb: str) -> None:
    """Whatever is told, the points that are gone, the Debt and the Treaty Points make up the price."""
    scene = Scene("peace-1")
    scene.markers("karaikal savoy")
    scene.navy_box(britain=1)
    scene.treaty(britain=0)
    scene.round("britain", "inv-21-m3-e2")
    scene.play(verb)
    assert scene.legal()
    for text in scene.legal():
        after = scene.p.clone()
        found: Any = scene.engine.odds(scene.p, 1, text)
        assert found["kind"] == "price" and found["price"] > 0
        if found["paid"] is not None:
            scene.engine.apply(after, scene.engine.actions.number(text))
            gone = 3 - found["paid"]["points_left"]
            assert gone + found["paid"]["debt"] + found["paid"]["treaty_points"] == found["price"]
            assert after.round[MAJOR + MILITARY] == found["paid"]["points_left"]


@rule("IS-ADVANTAGE-6", "IS-R28")
def test_a_squadron_sent_home_by_a_naval_bastion_tells_its_price() -> None:
    scene = Scene()
    scene.flags(france="gibraltar")
    scene.squadrons(britain="hooghly-river")
    scene.round("france", "inv-17-m4-e2")
    scene.play("use-advantage naval-bastion")
    found: Any = scene.engine.odds(scene.p, 0, "send-home hooghly-river")
    assert (found["kind"], found["verb"], found["type"]) == ("price", "naval-bastion", "military")
    assert (found["price"], found["short"], found["paid"]["points_left"]) == (1, 0, 3)


@rule("IS-MINISTRY-4-1", "IS-MINISTRY-4-2", "IS-R142", "IS-R143")
def test_jacobites_tell_their_price() -> None:
    """A rising takes 3 Military points, with a Minor action of 2 and 1 Debt; a shift is paid with Military points."""
    table = CardTable("france", france="scotland-alliance").up("jacobite-uprisings").take("e4-m2")
    rising: Any = ENGINE.odds(table.p, 0, "use jacobite-uprisings 2")
    assert (rising["kind"], rising["verb"], rising["type"]) == ("price", "jacobite-rising", "military")
    assert (rising["price"], rising["short"], rising["paid"]["debt"], rising["paid"]["points_left"]) == (3, 1, 1, 0)
    table = CardTable("france", britain="scotland-alliance").up("jacobite-uprisings").take("m4-e2")
    table.do("use jacobite-uprisings 1")
    shift: Any = ENGINE.odds(table.p, 0, "shift scotland-alliance")
    assert (shift["verb"], shift["type"], shift["removes"]) == ("shift", "military", True)
    assert (shift["price"], shift["short"], shift["paid"]["points_left"]) == (2, 0, 2)


def test_every_point_of_a_game_has_its_source() -> None:
    """Whatever the total moves by is told, phase by phase; both sides together give the lead."""
    for seed in (1, 2, 3):
        state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=seed)
        dice = random.Random(seed)
        told: dict[str, dict[str, int]] = {}
        while not state.over:
            before = state.position.clone()
            state.play(dice.choice(list(state.legal())))
            for source, won in state.engine.points(before, state.position).items():
                for seat, count in won.items():
                    told.setdefault(source, {}).setdefault(seat, 0)
                    told[source][seat] += count
        lead = sum(won.get("france", 0) - won.get("britain", 0) for won in told.values())
        assert lead == state.scores["france"]
        assert {"awards", "demand"} <= set(told)
        figures = state.engine.figures(state.position)
        assert figures["victory-points"] == state.scores
        assert set(figures["debt"]) == {"france", "britain"}


@rule("IS-4.1.12-1")
@pytest.mark.parametrize(("award", "winner"), [("award-3", "britain"), ("award-1", None)])
def test_the_preview_of_a_shift_names_whom_scoring_would_name(award: str, winner: str | None) -> None:
    """The price ticket asks the function that scores: 5 to 4 is a lead of 1, and the tile may need 2."""
    scene = Scene(start=False)
    scene.flags(britain="northern-colonies albany hudson-valley chesapeake", france="quebec-and-montreal")
    scene.flags(france="ile-aux-noix cataraqui algonquin")
    region = BOARD.region_of("north-america")
    scene.p.award_place[PIECES.awards.ids.index(award)] = ON_REGION + region
    scene.round("britain", "inv-01-e4-d2")
    assert award_winner(scene.p, region) == NONE
    scene.play("trade north-america")
    shown = scene.engine.odds(scene.p, 1, "shift cumberland")
    assert shown is not None
    before, after = cast(list[dict[str, object]], shown["award"])
    assert before["counts"] == {"france": 4, "britain": 4}
    assert after["counts"] == {"france": 4, "britain": 5}
    assert after["winner"] == winner
    scene.play("shift cumberland")
    if scene.asked != "menu":
        scene.play(scene.legal()[0])
    assert after["winner"] == (None if winner is None else SIDE_IDS[award_winner(scene.p, region)])
    assert award_standing(scene.p, "north-america") == after
