"""The phases of a Peace turn up to the first round (4.1, R1 to R14)."""

import pytest

import tricorne
from tests.games.imperial_struggle.scene import PIECES, Scene, side_of
from tricorne.games.imperial_struggle.board.constants import EMPIRE, JACOBITE_UPRISINGS, REVOLUTION, SUCCESSION
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    CHOSEN,
    DISCARDED,
    HAND,
    ON_REGION,
    OPEN,
    OUT_OF_GAME,
    PILE,
    SECRET,
    STACK,
    TAKEN,
    UNUSED,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    FIRST,
    INITIATIVE,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    LIMIT,
    NAVY_BOX,
    ROUND_NUMBER,
    STAGE,
    TURN,
)
from tricorne.games.imperial_struggle.peace.initiative import holder
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS, cut_treaty_points, reset
from tricorne.kernel.testing import rule
from tricorne.kernel.word_rows import as_list


def cards(scene: Scene, place: int) -> list[int]:
    return [card for card in range(41) if scene.p.event_place[card] == place]


@rule("IS-4.0-1", "IS-2.1-1")
def test_the_phases_come_in_order() -> None:
    assert STAGE_IDS[:6] == ["deck", "debt-limits", "awards", "demand", "reset", "investments"]
    state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    assert state.prompt.key == "choose-ministry"
    keys = []
    for _ in range(5):
        keys.append((state.actor, state.prompt.key))
        state.play(state.legal()[0])
    assert keys == [
        ("france", "choose-ministry"),
        ("france", "choose-ministry"),
        ("britain", "choose-ministry"),
        ("britain", "choose-ministry"),
        ("france", "first-player"),
    ]
    assert state.prompt.key == "take"


@rule("IS-4.0-3", "IS-R1", "IS-2.1-2")
def test_the_turn_track() -> None:
    kinds = ["peace", "wss", "peace", "peace", "was", "peace", "7yw", "peace", "awi", "peace"]
    assert [id.split("-")[0] for id in PIECES.turn_ids] == kinds
    assert as_list(PIECES.turn_era) == [SUCCESSION] * 3 + [EMPIRE] * 4 + [REVOLUTION] * 3
    scene = Scene("peace-2")
    assert PIECES.wars.ids[scene.p.next_war()] == "was"


@rule("IS-3.4.1-1", "IS-4.1.1-1", "IS-R2")
def test_new_cards_join_the_pile_and_leave_the_discards_alone() -> None:
    scene = Scene("peace-2")
    assert [PIECES.events[c].era for c in cards(scene, PILE)] == [SUCCESSION] * 15
    scene.p.event_place[3] = DISCARDED
    scene.turn("peace-3")
    assert cards(scene, DISCARDED) == [3]
    assert len(cards(scene, PILE)) == 29


@rule("IS-4.1.1-2", "IS-4.1.1-3", "IS-R2")
def test_turn_five_takes_succession_cards_out_of_hands() -> None:
    scene = Scene("peace-4")
    scene.hand(france="carnatic-war hyder-ali", britain="acts-of-union")
    scene.turn("peace-5")
    assert cards(scene, OUT_OF_GAME) == [0, 1]
    assert cards(scene, HAND) == [PIECES.event("hyder-ali")]
    assert PIECES.event("stamp-act") in cards(scene, PILE)


@rule("IS-4.1.2-1")
@pytest.mark.parametrize(("turn", "limit"), [("peace-1", 6), ("peace-3", 10), ("peace-4", 6), ("peace-5", 10)])
def test_debt_limits_rise_on_turns_three_and_five(turn: str, limit: int) -> None:
    scene = Scene(turn)
    scene.phase("debt-limits")
    assert [scene.field(LIMIT, side) for side in ("france", "britain")] == [limit, limit]


@rule("IS-4.1.3-1", "IS-4.1.3-2", "IS-R6", "IS-3.9-1")
def test_awards_are_mixed_each_era_and_four_serve_each_turn() -> None:
    scene = Scene("peace-1")
    scene.phase("awards")
    scene.chance("award-3", "award-1", "award-8", "award-5")
    assert [scene.p.award_place.index(ON_REGION + r) for r in range(4)] == [2, 0, 7, 4]
    scene.turn("peace-2")
    scene.phase("awards")
    assert sorted(text for text in texts(scene)) == ["award-2", "award-4", "award-6", "award-7"]
    scene.chance("award-2", "award-4", "award-6", "award-7")
    scene.turn("peace-3")
    scene.phase("awards")
    assert scene.p.award_place == [AWARD_POOL] * 8


def texts(scene: Scene) -> list[str]:
    found = scene.engine.outcomes(scene.p)
    return [scene.engine.outcome_text(scene.p, found[at]) for at in range(0, len(found), 2)]


@rule("IS-4.1.4-1")
def test_three_of_six_commodities_are_in_demand() -> None:
    scene = Scene()
    scene.demand("furs fish")
    scene.phase("demand")
    assert len(texts(scene)) == 6
    scene.chance("spice", "furs", "cotton")
    assert [PIECES.commodity_ids[d] for d in range(6) if scene.p.demand[d]] == ["furs", "spice", "cotton"]


@rule("IS-4.1.5-1", "IS-4.1.5-2", "IS-R7", "IS-R116")
def test_the_reset_phase() -> None:
    scene = Scene()
    scene.p.advantage_used[3] = 1
    scene.p.ability[8] = 1
    scene.p.investment_place[:4] = [OPEN, TAKEN, TAKEN + 1, STACK]
    scene.p.sides[ASIDE + 1] = 1
    reset(scene.p)
    assert not any(scene.p.advantage_used)
    assert not any(scene.p.ability)
    assert scene.p.investment_place[:4] == [USED, USED, USED, STACK]
    assert (scene.field(NAVY_BOX, "britain"), scene.field(ASIDE, "britain")) == (3, 0)


@rule("IS-4.1.6-1", "IS-4.1.6-2", "IS-R7")
def test_nine_tiles_are_turned_up_and_an_empty_stack_is_renewed() -> None:
    scene = Scene()
    scene.p.investment_place = [STACK] * 6 + [USED] * 18
    scene.phase("investments")
    for _ in range(6):
        assert scene.chances
        scene.engine.apply_outcome(scene.p, scene.engine.draw(scene.p))
    assert len(texts(scene)) == 18
    for _ in range(3):
        scene.engine.apply_outcome(scene.p, scene.engine.draw(scene.p))
    assert scene.p.investment_place.count(OPEN) == 9
    assert scene.p.investment_place.count(STACK) == 15


@rule("IS-4.1.6-3", "IS-R3")
def test_cards_are_dealt_one_by_one_france_first() -> None:
    scene = Scene()
    scene.phase("deal")
    dealt = ["carnatic-war", "acts-of-union", "tropical-diseases", "south-sea-speculation", "tax-reform", "calico-acts"]
    for at in range(6):
        assert scene.engine.outcome_secret(scene.p) == at % 2
        scene.chance(dealt[at])
    assert [PIECES.event_ids[c] for c in cards(scene, HAND)] == dealt[0::2]
    assert scene.asked == "choose-ministry"


@rule("IS-4.1.6-8", "IS-R3")
def test_discards_renew_the_pile_in_mid_deal_and_empty_piles_stop_it() -> None:
    scene = Scene()
    scene.pile("tax-reform")
    scene.p.event_place = [DISCARDED if place == DISCARDED else place for place in scene.p.event_place]
    for card in cards(scene, DISCARDED)[2:]:
        scene.p.event_place[card] = OUT_OF_GAME
    scene.phase("deal")
    scene.chance("tax-reform")
    assert len(texts(scene)) == 2
    scene.draw()
    assert (len(cards(scene, HAND)), len(cards(scene, HAND + 1))) == (2, 1)


@rule("IS-4.1.6-7", "IS-R2")
def test_succession_cards_leave_the_game_in_the_revolution_era() -> None:
    scene = Scene("peace-6")
    scene.pile("carnatic-war stamp-act wealth-of-nations")
    scene.phase("deal")
    scene.chance("carnatic-war", "stamp-act")
    assert scene.p.event_place[0] == OUT_OF_GAME
    assert cards(scene, HAND) == [PIECES.event("stamp-act")]


@rule("IS-4.1.6-4", "IS-4.1.6-5", "IS-4.1.6-6", "IS-R5")
def test_discards_are_secret_and_shown_together() -> None:
    scene = Scene()
    scene.hand(france="carnatic-war acts-of-union tax-reform calico-acts", britain="interest-payments")
    scene.hand(britain="great-northern-war vatican-politics famine-in-ireland alberonis-ambition")
    scene.phase("discards")
    assert (scene.asked, scene.actor) == ("discard", "france")
    assert scene.engine.decision_secret(scene.p)
    assert scene.legal("discard") == ["carnatic-war", "acts-of-union", "tax-reform", "calico-acts"]
    scene.play("discard acts-of-union")
    assert scene.p.event_place[1] == SECRET
    assert scene.actor == "britain"
    scene.play("discard interest-payments", "discard vatican-politics")
    assert [PIECES.event_ids[c] for c in cards(scene, DISCARDED)] == [
        "acts-of-union",
        "vatican-politics",
        "interest-payments",
    ]


@rule("IS-4.1.7-1", "IS-3.5.1-1", "IS-3.5.1-2", "IS-R8")
def test_two_ministries_of_the_era_are_chosen_face_down() -> None:
    scene = Scene("peace-3")
    scene.ministry("john-law", "jonathan-swift")
    scene.phase("ministries")
    assert (scene.asked, scene.actor) == ("choose-ministry", "france")
    offered = scene.legal("choose")
    assert offered == ["jacobite-uprisings", "choiseul", "dupleix", "pompadour-du-barry", "voltaire"]
    assert "not for this era" in scene.refusal("choose john-law")
    scene.play("choose choiseul", "choose dupleix")
    assert "choose choiseul" not in scene.legal()
    scene.play("choose pitt-the-elder", "choose merchant-banks")
    places = scene.p.ministry_place
    assert [PIECES.ministry_ids[m] for m in range(26) if places[m] == CHOSEN] == [
        "choiseul",
        "dupleix",
        "pitt-the-elder",
        "merchant-banks",
    ]
    assert UP not in places


@rule("IS-4.1.7-2", "IS-3.5.1-3", "IS-R9")
def test_face_down_cards_may_be_exchanged_on_other_turns() -> None:
    scene = Scene("peace-2")
    scene.ministry("john-law", up=False)
    scene.ministry("new-world-huguenots", "robert-walpole", "jonathan-swift")
    scene.phase("ministries")
    assert scene.legal() == ["swap john-law", "keep-ministry"]
    scene.play("swap john-law")
    assert scene.legal("choose") == ["the-cardinal-ministers", "court-of-the-sun-king", "jacobite-uprisings"]
    scene.play("choose court-of-the-sun-king")
    assert scene.asked == "first-player"
    assert scene.p.ministry_place[PIECES.ministry("court-of-the-sun-king")] == CHOSEN
    assert scene.p.ministry_place[PIECES.ministry("john-law")] == UNUSED


@rule("IS-R85", "IS-R10")
def test_jacobites_as_a_third_ministry() -> None:
    scene = Scene("peace-4")
    scene.ministry("choiseul", "dupleix", "pitt-the-elder", "merchant-banks")
    scene.p.clock[JACOBITE_THIRD] = 1
    scene.phase("ministries")
    assert scene.legal() == ["third jacobite-uprisings", "no-third"]
    scene.play("third jacobite-uprisings")
    assert scene.p.ministry_place[JACOBITE_UPRISINGS] == CHOSEN
    assert scene.p.clock[JACOBITE_IS_THIRD] == 1
    scene.turn("peace-5")
    scene.phase("ministries")
    assert scene.p.clock[JACOBITE_IS_THIRD] == 0


@rule("IS-4.1.8-1", "IS-R11", "IS-4.1.8-3")
@pytest.mark.parametrize(("vp", "before", "side"), [(14, 1, 0), (16, 0, 1), (15, 0, 0), (15, 1, 1)])
def test_the_side_behind_holds_the_initiative(vp: int, before: int, side: int) -> None:
    scene = Scene("peace-2")
    scene.vp(vp)
    scene.p.clock[INITIATIVE] = before
    assert holder(scene.p) == side
    first = Scene("peace-1")
    first.vp(20)
    first.phase("initiative")
    assert first.actor == "france"


@rule("IS-4.1.8-2", "IS-4.1.9-1", "IS-R11", "IS-R12", "IS-5.0-3")
def test_the_named_side_goes_first_in_all_four_rounds() -> None:
    scene = Scene("peace-1")
    scene.investments(" ".join(PIECES.investments.ids[:9]))
    scene.phase("initiative")
    scene.play("first britain")
    order = []
    for number in range(8):
        assert scene.p.clock[ROUND_NUMBER] == number
        order.append(scene.actor)
        scene.play(scene.legal("")[0], "pass")
    assert order == ["britain", "france"] * 4
    assert scene.p.clock[FIRST] == side_of("britain")
    assert (scene.p.clock[TURN], scene.p.clock[STAGE]) != (0, STAGE_IDS.index("rounds"))


@rule("IS-4.1.10-1", "IS-9.2-1", "IS-R14")
def test_treaty_points_are_cut_to_four() -> None:
    scene = Scene()
    scene.treaty(france=7, britain=3)
    cut_treaty_points(scene.p)
    assert (scene.treaty_of("france"), scene.treaty_of("britain")) == (4, 3)
