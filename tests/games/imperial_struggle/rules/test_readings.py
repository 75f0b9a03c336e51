"""Readings of the rules that earlier versions had otherwise: what the rules say, and the option that brings it back."""

from __future__ import annotations

import pytest

from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene
from tests.games.imperial_struggle.war_table import WarTable
from tricorne.games.imperial_struggle.board.constants import DIPLOMATIC
from tricorne.games.imperial_struggle.board.places import DISCARDED, HAND, PILE
from tricorne.games.imperial_struggle.board.registers import MAJOR, POMPADOUR_USED
from tricorne.kernel.testing import rule

BEFORE: dict[str, object] = {"living-rules": False}
COMPULSORY: dict[str, object] = {"free-choices": False}


def pile_after_the_deal(options: dict[str, object], cards: str) -> tuple[list[str], list[str]]:
    """Deal on turn 2 from a pile of these cards; what lies in the pile and on the discards then."""
    scene = Scene("peace-2", options)
    scene.pile(cards)
    scene.phase("deal")
    scene.draw()
    ids = PIECES.event_ids
    places = scene.p.event_place
    assert sum(HAND <= place < HAND + 2 for place in places) == 6
    return [ids[c] for c in range(41) if places[c] == PILE], [ids[c] for c in range(41) if places[c] == DISCARDED]


@rule("IS-4.1.6-8", "IS-R3")
def test_the_discards_are_shuffled_only_when_the_pile_cannot_serve_a_draw() -> None:
    exact = " ".join(PIECES.event_ids[:6])
    pile, discards = pile_after_the_deal({}, exact)
    assert (len(pile), len(discards)) == (0, 9)
    pile, discards = pile_after_the_deal(BEFORE, exact)
    assert (len(pile), len(discards)) == (9, 0)
    pile, discards = pile_after_the_deal({}, " ".join(PIECES.event_ids[:5]))
    assert (len(pile), len(discards)) == (9, 0)


@rule("IS-4.1.1-1", "IS-4.1.6-8", "IS-R2")
def test_turn_3_ignores_discards_after_a_deal_that_came_out_even() -> None:
    scene = Scene("peace-2")
    scene.pile(" ".join(PIECES.event_ids[:6]))
    scene.phase("deal")
    scene.draw()
    scene.turn("peace-3")
    pile = [c for c in range(41) if scene.p.event_place[c] == PILE]
    assert pile == list(range(15, 30))


@rule("IS-5.5.3-1", "IS-R4")
def test_no_card_is_bought_from_an_empty_pile() -> None:
    scene = Scene()
    scene.pile("")
    scene.round("france", "inv-09-d4-e2")
    assert not scene.offers("draw-card")
    scene.pile("carnatic-war")
    assert scene.offers("draw-card")


@rule("IS-MINISTRY-24-1", "IS-R162", "IS-5.1-2")
@pytest.mark.parametrize(("options", "major", "minor"), [({}, 5, 3), (BEFORE, 4, 2)])
def test_north_american_trade_works_in_the_round_in_which_it_is_turned_up(
    options: dict[str, object], major: int, minor: int
) -> None:
    for tile, key, points in (("inv-03-e4-m2", "major", major), ("inv-09-d4-e2", "minor", minor)):
        scene = Scene("peace-5", options, start=False)
        scene.flags(france="albany")
        scene.ministry("north-american-trade", up=False)
        scene.investments(tile)
        scene.round("france")
        scene.play("reveal north-american-trade", f"take {tile}")
        shown = scene.engine.view(scene.p, 0)["round"]
        assert isinstance(shown, dict)
        found = shown["major"]["economic"] if key == "major" else shown["minor"]["points"]
        assert found == points


@rule("IS-MINISTRY-24-1", "IS-R162")
def test_north_american_trade_counts_the_markets_of_the_start_of_the_round() -> None:
    """A marker laid before the tile takes Britain's Market out of the count, but too late for this round."""
    scene = Scene("peace-5", start=False)
    scene.flags(france="albany algonquin", britain="niagara")
    scene.ministry("north-american-trade", up=False)
    scene.investments("inv-03-e4-m2")
    scene.round("france")
    scene.play("use-advantage algonquin-raids", "mark niagara", "reveal north-american-trade", "take inv-03-e4-m2")
    shown = scene.engine.view(scene.p, 0)["round"]
    assert isinstance(shown, dict)
    assert shown["major"] == {"economic": 4}


@rule("IS-EVENT-11-1", "IS-R109", "IS-R24", "IS-5.2-11")
def test_calico_acts_unflag_one_market_and_debt_goes_to_the_same() -> None:
    """A Military tile would do for the card only by the Bank of England: then Debt has no other Economic action."""
    for options, second in (({}, False), (BEFORE, True)):
        scene = Scene("peace-1", options, start=False)
        scene.flags(britain="arcot", france="kurpa vellore")
        scene.limit(britain=20)
        scene.ministry("bank-of-england")
        scene.hand(britain="calico-acts")
        scene.round("britain", "inv-14-d3-m2")
        scene.play("play calico-acts")
        first, other = scene_markets(scene)
        scene.play("trade india", f"shift {first}")
        assert scene.flag_of(first) == "none"
        assert scene.offers("trade india") == second, other


def scene_markets(scene: Scene) -> tuple[str, str]:
    scene_copy = scene.p.clone()
    scene.play("trade india")
    found = scene.legal("shift")
    scene.p = scene_copy
    assert len(found) == 2
    return found[0], found[1]


@rule("IS-8.2-1", "IS-R151", "IS-9.1-1")
@pytest.mark.parametrize(("options", "offered"), [({}, True), (BEFORE, False)])
def test_an_advantage_may_be_paid_with_what_its_own_use_brings(options: dict[str, object], offered: bool) -> None:
    """France has an action but no point left: Pompadour's Treaty Point pays for Italy Influence."""
    scene = Scene("peace-3", options, start=False)
    scene.flags(france="austria-alliance-3 sardinia", britain="austria-prestige-lower savoy")
    scene.ministry("pompadour-du-barry")
    scene.debt(france=6)
    scene.limit(france=6)
    scene.round("france", "inv-09-d4-e2")
    scene.flags(none="savoy")
    scene.p.round[MAJOR + DIPLOMATIC] = 0
    assert scene.offers("use-advantage italy-influence") == offered
    if offered:
        scene.play("use-advantage italy-influence", "shift austria-prestige-lower")
        assert scene.flag_of("austria-prestige-lower") == "none"
        assert scene.treaty_of("france") == 0


@rule("IS-8.2-1", "IS-R151")
def test_a_point_that_pompadour_gave_already_pays_for_nothing() -> None:
    scene = Scene("peace-3", start=False)
    scene.flags(france="austria-alliance-3 sardinia", britain="austria-prestige-lower")
    scene.ministry("pompadour-du-barry")
    scene.debt(france=6)
    scene.limit(france=6)
    scene.round("france", "inv-09-d4-e2")
    scene.p.round[MAJOR + DIPLOMATIC] = 0
    scene.p.round[POMPADOUR_USED] = 1
    assert not scene.offers("use-advantage italy-influence")


@rule("IS-10-2", "IS-R80", "IS-R148")
@pytest.mark.parametrize(("options", "left"), [({}, -1), (BEFORE, BOARD.space("quebec-and-montreal"))])
def test_usa_flags_take_a_huguenots_marker_away(options: dict[str, object], left: int) -> None:
    table = WarTable("awi", options).flags(france="quebec-and-montreal")
    table.p.huguenots[0] = BOARD.space("quebec-and-montreal")
    table.army("awi-american-revolution", "france", 5).fight("awi-american-revolution")
    while table.asked() and table.asked() != "france canada":
        table.play("enough")
    table.play("usa quebec-and-montreal")
    assert table.p.huguenots[0] == left


@rule("IS-12.1-6", "IS-5.4.1-3", "IS-R170")
@pytest.mark.parametrize(("options", "price"), [({}, 1), ({"spanish-isolation": False}, 2)])
def test_spanish_markets_are_isolated_and_cost_1(options: dict[str, object], price: int) -> None:
    scene = Scene(options={"spanish-empire": True, **options})
    scene.round("britain", "inv-01-e4-d2")
    scene.play("trade caribbean")
    rows = scene.engine.view(scene.p, 1)["prices"]
    assert isinstance(rows, list)
    assert [row["price"] for row in rows if row["space"] == "santiago"] == [price]


@rule("IS-6.2-1", "IS-4.1.9-2")
def test_whoever_passes_may_lower_debt_by_less() -> None:
    for debt, offered in ((0, []), (1, ["0"]), (5, ["0", "1"])):
        scene = Scene()
        scene.debt(france=debt)
        scene.round("france", "inv-01-e4-d2")
        assert scene.offers("pass")
        assert scene.legal("pass-lowering") == offered
    scene.play("pass-lowering 1")
    assert scene.debt_of("france") == 4
    whole = Scene(options=COMPULSORY)
    whole.debt(france=5)
    whole.round("france", "inv-01-e4-d2")
    assert whole.legal("pass-lowering") == []
    assert "at this table" in whole.refusal("pass-lowering 1")


@rule("IS-6.2-1", "IS-R13")
def test_a_smaller_pass_is_refused_with_its_reason() -> None:
    scene = Scene()
    scene.debt(france=1)
    scene.round("france", "inv-01-e4-d2")
    assert "France has 1 Debt" in scene.refusal("pass-lowering 1")
    scene.play("trade india", "shift kanchipuram")
    assert "a part of the tile has been used" in scene.refusal("pass-lowering 0")


@rule("IS-8.2-2", "IS-R17")
def test_advantages_that_need_no_points_come_before_the_tile_too() -> None:
    scene = Scene()
    scene.hand(france="carnatic-war")
    scene.investments("inv-05-e3-d2")
    scene.round("france")
    assert scene.offers("use-advantage algonquin-raids")
    scene.play("use-advantage algonquin-raids", "mark albany", "take inv-05-e3-d2")
    assert scene.marked() == ["albany"]
    assert not scene.offers("play carnatic-war")
    assert "before" in scene.refusal("play carnatic-war") or "first" in scene.refusal("play carnatic-war")
    bound = Scene(options=COMPULSORY)
    bound.investments("inv-05-e3-d2")
    bound.round("france")
    assert bound.legal("use-advantage") == []
    assert "must take an Investment tile first" in bound.refusal("use-advantage algonquin-raids")


@rule("IS-8.2-2", "IS-R17")
def test_an_advantage_that_needs_points_waits_for_the_tile() -> None:
    scene = Scene(start=False)
    scene.flags(france="austria-alliance-3 sardinia", britain="austria-prestige-lower")
    scene.investments("inv-09-d4-e2")
    scene.round("france")
    assert scene.legal("use-advantage") == []
    assert "needs Action Points" in scene.refusal("use-advantage italy-influence")
    scene.play("take inv-09-d4-e2")
    assert scene.offers("use-advantage italy-influence")


@rule("IS-R13", "IS-6.2-1", "IS-8.2-2")
@pytest.mark.parametrize(("options", "offered"), [({}, True), (BEFORE, False)])
def test_a_free_advantage_does_not_bar_a_pass(options: dict[str, object], offered: bool) -> None:
    scene = Scene(options=options)
    scene.debt(france=3)
    scene.round("france", "inv-05-e3-d2")
    scene.play("use-advantage algonquin-raids", "mark albany")
    assert scene.offers("pass") == offered
    assert scene.offers("end-round") != offered
    if offered:
        scene.play("pass")
        assert scene.debt_of("france") == 1


@rule("IS-R13", "IS-5.1-2")
def test_a_ministry_ability_does_not_bar_a_pass() -> None:
    for before in (True, False):
        scene = Scene()
        scene.ministry("bank-of-england")
        scene.debt(britain=3)
        scene.investments("inv-05-e3-d2")
        scene.round("britain")
        steps = ["use bank-of-england 1", "take inv-05-e3-d2"]
        scene.play(*(steps if before else reversed(steps)))
        scene.play("pass")
        assert scene.debt_of("britain") == 1


@rule("IS-R13")
def test_an_advantage_with_points_bars_a_pass() -> None:
    scene = Scene(start=False)
    scene.flags(france="austria-alliance-3 sardinia", britain="austria-prestige-lower")
    scene.round("france", "inv-09-d4-e2")
    scene.play("use-advantage italy-influence", "shift austria-prestige-lower")
    assert not scene.offers("pass")
    assert scene.offers("end-round")
