"""Kinds of points, Minor actions, Debt and Treaty Points in purchases (5.2, 5.3, 6, 9, R19, R22 to R28)."""

import pytest

from tests.games.imperial_struggle.scene import BOARD, Scene
from tricorne.games.imperial_struggle.board.constants import DIPLOMATIC, ECONOMIC, MILITARY, NONE
from tricorne.games.imperial_struggle.board.registers import MAJOR, MINOR_TYPE
from tricorne.games.imperial_struggle.payment.funds import add_major, add_pool
from tricorne.kernel.testing import rule


@rule("IS-3.3-1", "IS-5.3.2-1", "IS-5.3-1", "IS-3.3-3")
def test_a_tile_gives_a_major_and_a_minor_action_in_any_order() -> None:
    scene = Scene()
    scene.round("france", "inv-01-e4-d2")
    assert scene.p.round[MAJOR + ECONOMIC] == 4
    scene.play("diplomacy europe", "shift savoy")
    scene.play("trade india", "shift tiruchirappalli", "trade india", "shift kanchipuram")
    assert (scene.flag_of("savoy"), scene.flag_of("tiruchirappalli")) == ("france", "france")
    assert scene.debt_of("france") == 0


@rule("IS-5.3.2-2", "IS-R27")
def test_a_minor_action_is_one_purchase() -> None:
    scene = Scene(start=False)
    scene.markers("savoy")
    scene.round("france", "inv-01-e4-d2")
    scene.play("diplomacy europe", "shift savoy")
    assert scene.p.round[MINOR_TYPE] == NONE
    assert not scene.legal("diplomacy")
    assert "no Diplomatic action" in scene.refusal("diplomacy europe")


@rule("IS-5.3.2-3", "IS-R28", "IS-3.8-9")
def test_a_minor_action_removes_no_flag_without_a_marker() -> None:
    scene = Scene()
    scene.round("france", "inv-01-e4-d2")
    scene.play("diplomacy europe")
    assert scene.offers("shift savoy")
    assert "remove that flag" in scene.refusal("shift austria-alliance-2")
    scene = Scene()
    scene.markers("austria-alliance-2")
    scene.round("france", "inv-01-e4-d2")
    scene.play("diplomacy europe", "shift austria-alliance-2")
    assert scene.flag_of("austria-alliance-2") == "none"


@rule("IS-MINISTRY-6-2", "IS-R145")
@pytest.mark.parametrize(("ireland", "open_now"), [("ireland-prestige", True), ("savoy", False)])
def test_swift_lets_minor_actions_remove_flags_in_europe(ireland: str, open_now: bool) -> None:
    scene = Scene()
    scene.flags(britain=ireland)
    scene.ministry("jonathan-swift")
    scene.round("britain", "inv-01-e4-d2")
    scene.play("diplomacy europe")
    assert scene.offers("shift bavaria") == open_now


@rule("IS-5.3-2", "IS-R19")
def test_an_action_is_finished_before_another_begins() -> None:
    scene = Scene()
    scene.limit(france=20)
    scene.round("france", "inv-01-e4-d2")
    scene.play("trade india", "shift tiruchirappalli", "diplomacy europe", "shift savoy")
    assert not scene.legal("trade")
    assert "no Economic action" in scene.refusal("trade india")


@rule("IS-6.1-1", "IS-9.1-1", "IS-R25", "IS-R26")
def test_debt_and_treaty_points_fill_what_is_missing() -> None:
    scene = Scene()
    scene.treaty(france=2)
    scene.round("france", "inv-07-e2-d2")
    scene.play("trade india", "shift tiruchirappalli", "trade india", "shift kanchipuram")
    assert scene.asked == "pay-extra"
    assert scene.legal() == ["treaty-points 0", "treaty-points 1", "treaty-points 2"]
    scene.play("treaty-points 1")
    assert (scene.debt_of("france"), scene.treaty_of("france")) == (1, 1)
    assert scene.flag_of("kanchipuram") == "none"


@rule("IS-6.3-1", "IS-R62", "IS-6.4-1")
def test_debt_is_never_taken_above_the_limit() -> None:
    """Limit 6, Debt 5: with 2 Economic points a Market of 3 can be paid for, and nothing after it."""
    scene = Scene()
    scene.flags(none="karaikal")
    scene.debt(france=5)
    scene.round("france", "inv-07-e2-d2")
    scene.play("trade india", "shift karaikal")
    assert scene.debt_of("france") == 6
    assert scene.legal("trade") == []
    scene = Scene()
    scene.flags(none="karaikal")
    scene.debt(france=6)
    scene.round("france", "inv-07-e2-d2")
    scene.play("trade india")
    assert "costs 3 Economic points (printed 3); France can bring together 2" in scene.refusal("shift karaikal")


@rule("IS-R25")
def test_debt_opens_no_type_without_an_action() -> None:
    scene = Scene()
    scene.treaty(france=9)
    scene.round("france", "inv-01-e4-d2")
    assert not scene.offers("fleet")
    assert "no Military action" in scene.refusal("fleet")


@rule("IS-R25")
def test_a_spent_major_action_can_go_on_with_debt() -> None:
    scene = Scene()
    scene.round("france", "inv-07-e2-d2")
    scene.play("trade india", "shift tiruchirappalli")
    assert scene.p.round[MAJOR + ECONOMIC] == 0
    scene.play("trade india", "shift kanchipuram")
    assert scene.debt_of("france") == 2


@rule("IS-R22", "IS-5.2-8", "IS-3.4.5-1")
def test_free_event_points_join_the_major_action_or_form_one() -> None:
    scene = Scene()
    scene.round("france", "inv-05-e3-d2")
    add_major(scene.p, ECONOMIC, 2)
    add_major(scene.p, MILITARY, 1)
    assert scene.p.round[MAJOR + ECONOMIC] == 5
    assert scene.offers("fleet")


@rule("IS-R24", "IS-5.2-11")
def test_restricted_points_open_only_what_they_name() -> None:
    """Economic points for India on a Diplomatic tile: Debt goes into Indian Markets only, even when they are spent."""
    scene = Scene()
    scene.round("france", "inv-11-d4-m2")
    add_pool(scene.p, ECONOMIC, BOARD.restriction("india"), 2, False)
    assert scene.legal("trade") == ["india"]
    scene.play("trade india", "shift tiruchirappalli")
    assert scene.debt_of("france") == 0
    scene.play("trade india", "shift kanchipuram")
    assert scene.debt_of("france") == 2
    assert scene.legal("trade") == ["india"]
    scene.debt(france=6)
    assert scene.legal("trade") == []


@rule("IS-R23", "IS-5.2-9")
def test_the_player_chooses_between_major_and_minor() -> None:
    scene = Scene()
    scene.round("france", "inv-13-d3-e2")
    add_major(scene.p, ECONOMIC, 2)
    scene.play("trade india", "shift tiruchirappalli")
    assert scene.legal() == ["by-major", "by-minor"]
    scene.play("by-minor")
    assert scene.p.round[MINOR_TYPE] == NONE
    assert scene.p.round[MAJOR + ECONOMIC] == 2


@rule("IS-R23", "IS-5.2-9")
def test_event_points_join_a_minor_purchase() -> None:
    """A Market of 3: 2 Minor points and 1 of the event, no Debt."""
    scene = Scene()
    scene.debt(france=6)
    scene.flags(none="karaikal")
    scene.round("france", "inv-13-d3-e2")
    add_major(scene.p, ECONOMIC, 1)
    scene.play("trade india", "shift karaikal")
    assert scene.flag_of("karaikal") == "france"
    assert scene.p.round[MAJOR + ECONOMIC] == 0


@rule("IS-R22", "IS-R153")
def test_attached_points_need_an_action_and_go_first() -> None:
    scene = Scene()
    scene.round("britain", "inv-17-m4-e2")
    add_pool(scene.p, DIPLOMATIC, BOARD.restriction("non-prestige-political"), 1, True)
    assert scene.legal("diplomacy") == []
    scene.round("britain", "inv-09-d4-e2")
    add_pool(scene.p, DIPLOMATIC, BOARD.restriction("non-prestige-political"), 1, True)
    scene.play("diplomacy europe", "shift savoy")
    assert scene.p.round[MAJOR + DIPLOMATIC] == 3


@rule("IS-MINISTRY-17-1", "IS-R155")
def test_merchant_banks_take_two_debts_a_turn_even_at_the_limit() -> None:
    scene = Scene("peace-3")
    scene.ministry("merchant-banks")
    scene.debt(britain=6)
    scene.round("britain", "inv-07-e2-d2")
    scene.play("trade caribbean", "shift antigua", "trade caribbean", "shift santiago")
    assert scene.debt_of("britain") == 6
    assert not scene.legal("trade")


@rule("IS-MINISTRY-23-1", "IS-R161")
@pytest.mark.parametrize(("britain", "debt"), [(0, 2), (4, 1)])
def test_turgots_first_debt_counts_double_with_more_available_debt(britain: int, debt: int) -> None:
    scene = Scene("peace-5")
    scene.ministry("turgot")
    scene.debt(britain=britain)
    scene.round("france", "inv-07-e2-d2")
    scene.play("trade india", "shift tiruchirappalli", "trade india", "shift kanchipuram")
    assert scene.debt_of("france") == debt


@rule("IS-MINISTRY-22-1", "IS-R160")
def test_burkes_points_stay_in_europe() -> None:
    scene = Scene("peace-5")
    scene.flags(britain="ireland-alliance ireland-prestige")
    scene.ministry("edmund-burke")
    scene.debt(britain=6)
    scene.limit(britain=6)
    scene.round("britain", "inv-15-d2-e2")
    scene.play("diplomacy europe", "shift savoy")
    assert scene.p.round[MAJOR + DIPLOMATIC] == 2
    assert scene.legal("diplomacy") == ["europe"]
    scene.round("britain", "inv-16-d2-m2")
    scene.play("diplomacy india", "shift mysore")
    assert scene.legal("diplomacy") == []


@rule("IS-5.0-2", "IS-6.2-1", "IS-R13", "IS-4.1.9-2", "IS-5.1-1")
def test_passing_lowers_debt_and_needs_an_untouched_tile() -> None:
    scene = Scene()
    scene.debt(france=3)
    scene.round("france", "inv-07-e2-d2")
    assert not scene.offers("end-round")
    scene.play("pass")
    assert scene.debt_of("france") == 1
    assert scene.over
    scene.round("france", "inv-08-e2-m2")
    scene.play("trade india", "shift tiruchirappalli")
    assert not scene.offers("pass")
    assert scene.offers("end-round")


@rule("IS-5.0-1")
def test_a_tile_must_be_taken_first() -> None:
    scene = Scene()
    scene.investments("inv-01-e4-d2 inv-22-m3-d2")
    scene.round("france")
    assert scene.legal("take") == ["inv-01-e4-d2", "inv-22-m3-d2"]
    assert "take an Investment tile" in scene.refusal("pass")


@rule("IS-5.6.1-6", "IS-5.6.1-7", "IS-R31", "IS-R168")
def test_points_are_exchanged_on_the_last_turn() -> None:
    scene = Scene("peace-6")
    scene.round("france", "inv-19-m4-d2")
    assert not scene.offers("buy-war-tile")
    scene.play("exchange economic")
    assert scene.p.round[MAJOR + ECONOMIC] == 1
    assert scene.legal("exchange") == ["economic"]
    scene.play("exchange economic", "trade india", "shift tiruchirappalli")
    assert scene.debt_of("france") == 0
    scene = Scene("peace-5")
    scene.round("france", "inv-19-m4-d2")
    assert "last turn" in scene.refusal("exchange economic")
