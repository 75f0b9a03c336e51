"""When an event can be played, and its bonus condition (3.4, 5.2, R17, R20, R114)."""

import pytest

from tests.games.imperial_struggle.scene import PIECES, Scene, side_of
from tricorne.games.imperial_struggle.board.constants import BANK_OF_ENGLAND, CONDORCET
from tricorne.games.imperial_struggle.board.places import PLAYED
from tricorne.games.imperial_struggle.board.registers import BONUS, EVENT
from tricorne.games.imperial_struggle.round.conditions import bonus_met
from tricorne.kernel.testing import rule


def met(scene: Scene, side: str, card: str) -> bool:
    return bonus_met(scene.p, side_of(side), PIECES.event(card))


@rule("IS-5.2-1", "IS-3.3-2", "IS-R20")
def test_an_event_needs_the_symbol() -> None:
    scene = Scene()
    scene.hand(france="carnatic-war")
    scene.round("france", "inv-01-e4-d2")
    assert "no Event symbol" in scene.refusal("play carnatic-war")
    scene.round("france", "inv-05-e3-d2")
    assert scene.offers("play carnatic-war")
    assert "not in hand" in scene.refusal("play acts-of-union")


@rule("IS-3.4.4-3", "IS-R20")
def test_a_typed_event_needs_the_major_type() -> None:
    scene = Scene()
    scene.hand(france="tax-reform war-of-jenkins-ear")
    scene.round("france", "inv-21-m3-e2")
    assert scene.legal("play") == ["war-of-jenkins-ear"]
    assert "Major Economic action" in scene.refusal("play tax-reform")


@rule("IS-5.2-13", "IS-R20", "IS-R13", "IS-3.4.4-1")
def test_a_played_card_is_gone_and_a_second_is_refused() -> None:
    scene = Scene()
    scene.hand(france="wealth-of-nations carnatic-war")
    scene.round("france", "inv-05-e3-d2")
    scene.play("play wealth-of-nations")
    assert scene.p.event_place[PIECES.event("wealth-of-nations")] == PLAYED
    assert scene.p.round[EVENT] == PIECES.event("wealth-of-nations")
    assert "an event has been played" in scene.refusal("play carnatic-war")
    assert not scene.offers("pass")


@rule("IS-5.2-4", "IS-3.3-3", "IS-R17")
def test_the_event_comes_before_the_actions() -> None:
    scene = Scene()
    scene.hand(france="wealth-of-nations")
    scene.round("france", "inv-05-e3-d2")
    scene.play("trade india", "shift tiruchirappalli")
    assert "before everything else" in scene.refusal("play wealth-of-nations")


@rule("IS-MINISTRY-8-2", "IS-R147")
def test_the_bank_plays_an_economic_event_on_another_tile() -> None:
    scene = Scene()
    scene.ministry("bank-of-england")
    scene.hand(britain="interest-payments")
    scene.round("britain", "inv-11-d4-m2")
    assert not scene.offers("play interest-payments")
    scene.round("britain", "inv-14-d3-m2")
    scene.play("play interest-payments")
    assert scene.p.ability[BANK_OF_ENGLAND * 2 + 1] == 1
    scene.hand(britain="tax-reform")
    scene.round("britain", "inv-16-d2-m2")
    assert not scene.offers("play tax-reform")


@rule("IS-MINISTRY-25-1", "IS-R163")
def test_condorcet_stands_in_for_the_symbol_once_a_turn() -> None:
    scene = Scene("peace-5")
    scene.ministry("marquis-de-condorcet")
    scene.hand(france="wealth-of-nations jesuit-abolition la-gabelle")
    scene.round("france", "inv-01-e4-d2")
    assert scene.legal("play") == ["jesuit-abolition", "wealth-of-nations"]
    scene.play("play wealth-of-nations")
    assert scene.p.ability[CONDORCET * 2] == 1
    scene.round("france", "inv-02-e4-d2")
    assert scene.legal("play") == []


@rule("IS-5.2-2", "IS-5.2-3", "IS-3.5.3-1")
def test_a_keyword_counts_only_face_up_and_can_be_shown_first() -> None:
    scene = Scene("peace-5")
    scene.ministry("lavoisier", up=False)
    scene.hand(france="wealth-of-nations")
    scene.round("france", "inv-05-e3-d2")
    assert not met(scene, "france", "wealth-of-nations")
    scene.play("reveal lavoisier")
    assert met(scene, "france", "wealth-of-nations")
    scene.play("play wealth-of-nations")
    assert scene.p.round[BONUS] == 1


@rule("IS-5.2-2", "IS-R63")
@pytest.mark.parametrize(("france", "britain", "lead"), [(0, 1, True), (1, 1, False), (2, 1, False)])
def test_a_lead_in_available_debt(france: int, britain: int, lead: bool) -> None:
    scene = Scene()
    scene.debt(france=france, britain=britain)
    assert met(scene, "france", "interest-payments") == lead
    scene.limit(britain=20)
    assert met(scene, "britain", "european-panic")


@rule("IS-R114", "IS-R168")
def test_a_lead_in_bonus_war_tiles_of_the_next_war() -> None:
    scene = Scene("peace-3")
    tiles = [id for id in PIECES.wars.tile_ids if "was" in id and "fr" in id]
    scene.tile("was-central-europe", tiles[0])
    assert met(scene, "france", "caribbean-slave-unrest")
    assert not met(scene, "britain", "caribbean-slave-unrest")
    assert not met(Scene("peace-6"), "france", "haitian-revolution")


@rule("IS-R132", "IS-R101")
def test_an_advantage_held_or_more_flags() -> None:
    scene = Scene()
    scene.flags(france="savoy spain-prestige-3")
    scene.markers("savoy")
    assert met(scene, "france", "falklands-crisis")
    assert not met(scene, "britain", "falklands-crisis")
    assert not met(scene, "britain", "acts-of-union")
    scene.flags(britain="ireland-prestige")
    assert met(scene, "britain", "acts-of-union")
    scene.markers("ireland-prestige")
    assert not met(scene, "britain", "acts-of-union")


@rule("IS-5.5.3-1", "IS-R4", "IS-R5")
def test_three_diplomatic_points_draw_a_card() -> None:
    scene = Scene()
    scene.round("france", "inv-09-d4-e2")
    scene.play("draw-card")
    assert scene.engine.outcome_secret(scene.p) == side_of("france")
    scene.chance("tax-reform")
    scene.pile("")
    assert not scene.offers("draw-card")


@rule("IS-3.5-1", "IS-3.5-2", "IS-R17")
def test_ministries_are_turned_up_in_an_own_round() -> None:
    scene = Scene()
    scene.ministry("john-law", "robert-walpole", up=False)
    scene.investments("inv-01-e4-d2")
    scene.round("france")
    assert scene.legal("reveal") == ["john-law"]
    assert "other side" in scene.refusal("reveal robert-walpole")
    scene.play("reveal john-law", "take inv-01-e4-d2")
    assert "face up already" in scene.refusal("reveal john-law")


@rule("IS-MINISTRY-4-1", "IS-R142")
def test_jacobite_shifts_are_paid_with_military_points() -> None:
    scene = Scene()
    scene.ministry("jacobite-uprisings")
    scene.flags(britain="scotland-alliance")
    scene.round("france", "inv-17-m4-e2")
    scene.play("use jacobite-uprisings 1", "shift scotland-alliance", "use jacobite-uprisings 1")
    scene.play("shift scotland-alliance")
    assert scene.flag_of("scotland-alliance") == "france"
    assert scene.debt_of("france") == 0
    assert not scene.offers("use jacobite-uprisings 2")
    scene.round("france", "inv-18-m4-e2")
    assert not scene.offers("use jacobite-uprisings 1")
    assert scene.offers("use jacobite-uprisings 2")


@rule("IS-MINISTRY-4-2", "IS-R143")
def test_a_rising_scores_for_scotland_and_ireland() -> None:
    scene = Scene()
    scene.ministry("jacobite-uprisings")
    scene.flags(france="scotland-alliance scotland-prestige")
    scene.markers("scotland-prestige")
    scene.round("france", "inv-03-e4-m2")
    scene.play("use jacobite-uprisings 2")
    assert scene.debt_of("france") == 1
    assert scene.total == 17
    assert not scene.offers("use jacobite-uprisings 1")
