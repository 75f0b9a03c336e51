"""Playing an Event card (3.4, 5.2): when it may be played, its bonus, the order of its effects, its points."""

from tests.games.imperial_struggle.card_table import BOTH, C, CardTable, table
from tricorne.games.imperial_struggle.board.places import PLAYED
from tricorne.kernel.testing import rule


@rule("IS-5.2-1", "IS-3.4.4-3", "IS-R20")
def test_an_event_needs_the_symbol_and_its_type() -> None:
    cards = "acts-of-union tax-reform war-of-jenkins-ear"
    t = CardTable("france").hand("france", cards).take("e3-m2")
    assert t.legal("play") == ["acts-of-union", "tax-reform"]
    assert t.refused("play war-of-jenkins-ear") == ["IS-3.4.4-3"]
    assert t.refused("play calico-acts") == ["IS-5.2-1"]
    t = CardTable("france").hand("france", cards).take("e4-m2")
    assert t.legal("play") == []
    assert t.refused("play acts-of-union") == ["IS-5.2-1"]


@rule("IS-R20", "IS-5.2-13")
def test_one_event_a_round_and_it_leaves_the_game() -> None:
    t = CardTable("france").hand("france", "acts-of-union tax-reform").take("e3-m2").do("play acts-of-union")
    assert t.refused("play tax-reform") == ["IS-R20"]
    assert t.p.event_place[C.event("acts-of-union")] == PLAYED


@rule("IS-R57", "IS-R17")
def test_an_advantage_is_used_after_the_event_or_instead_of_it() -> None:
    t = CardTable("france", france="algonquin").hand("france", "acts-of-union").take("d3-m2")
    t.do("use-advantage algonquin-raids", "mark albany")
    assert t.refused("play acts-of-union") == ["IS-3.3-3", "IS-R17"]
    t = CardTable("france", france="algonquin").hand("france", "acts-of-union").take("d3-m2")
    t.do("play acts-of-union")
    assert t.legal("use-advantage") == ["algonquin-raids"]


@rule("IS-3.4.4-1", "IS-3.4.4-2")
def test_each_side_plays_its_own_version_and_shared_ones_are_the_same() -> None:
    assert CardTable("france", turn=3).event("salon-dhercule") == {"diplomatic only europe": 2}
    assert CardTable("britain", turn=3).event("salon-dhercule") == {"debt france": 1}
    for side in ("france", "britain"):
        assert table(side, turn=3).event("jonathans-coffee-house") == {"major economic": 5}


@rule("IS-5.2-2", "IS-5.2-3", "IS-5.2-4")
def test_the_bonus_is_judged_first_and_comes_after_the_standard_effect() -> None:
    # The shift removes the only British flag in Europe; the bonus looks at the board after it.
    t = CardTable("france", britain="spain-prestige-2")
    assert t.event("vatican-politics", "shift spain-prestige-2", bonus=True)["vp"] == 17
    # Britain's lead in Prestige is judged before the card does anything.
    t = CardTable("britain", britain="ireland-prestige", france="scotland-alliance")
    assert t.event("acts-of-union", bonus=True)["vp"] == 13
    # Debt is lowered by the standard effect; that comes too late for a lead in Available Debt.
    t = CardTable("britain", turn=5).have("debt", britain=3, france=3)
    assert "vp" not in t.event("debt-crisis")


@rule("IS-5.2-5", "IS-5.2-8", "IS-3.4.5-1", "IS-5.2-10")
def test_event_points_join_the_tile_and_obey_the_usual_rules() -> None:
    t = CardTable("france").have("treaty", france=1)
    assert t.event("acts-of-union", tile="d3-m2") == {"major diplomatic": 5}
    t.do("diplomacy europe", "shift bavaria", "diplomacy india", "shift mysore")
    # 3 for Bavaria, 2 and 1 more for a further Region: one point from the Treaty Point or from Debt.
    assert t.legal("treaty-points") == ["0", "1"]
    t.do("treaty-points 1")
    assert (t.facts()["major diplomatic"], t.facts()["treaty france"], t.facts()["debt france"]) == (0, 0, 0)


@rule("IS-5.2-6", "IS-R21")
@BOTH
def test_effects_are_compulsory_unless_the_card_says_may(side: str, other: str) -> None:
    t = table(side, own="georgia", opposing="antigua havana")
    t.open_event("tropical-diseases").do("play tropical-diseases")
    assert "enough" not in t.legal()
    t = table(side, turn=3)
    t.open_event("bengal-famine").do("play bengal-famine")
    assert "enough" in t.legal()


@rule("IS-5.2-11", "IS-R24")
def test_debt_added_to_restricted_points_is_bound_by_the_restriction() -> None:
    t = CardTable("britain", france="savoy russia")
    assert t.event("acts-of-union", tile="m3-e2") == {"diplomatic only unflag-political-europe": 1}
    t.do("diplomacy europe", "shift russia")
    assert t.facts()["debt britain"] == 2
    assert t.do("diplomacy europe").legal("shift") == ["savoy"]
