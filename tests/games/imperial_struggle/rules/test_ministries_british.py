"""What the British ministries do (cards 5 to 8, 10, 15 and 16)."""

from tests.games.imperial_struggle.card_table import C, CardTable
from tricorne.games.imperial_struggle.board.constants import BRITAIN, NONE
from tricorne.games.imperial_struggle.board.places import OUT_OF_GAME
from tricorne.games.imperial_struggle.payment.price import price
from tricorne.kernel.testing import rule


def cost(t: CardTable, space: str) -> int:
    """What a shift costs Britain now."""
    return price(t.p, BRITAIN, C.board.space(space), NONE, False, None)


# -- 5 Robert Walpole ------------------------------------------------------------------------------


@rule("IS-MINISTRY-5-1", "IS-R144")
def test_walpole_draws_a_card_and_discards_one() -> None:
    t = CardTable("britain").hand("britain", "tax-reform").up("robert-walpole").draws("calico-acts").begin()
    t.do("use robert-walpole 1")
    assert t.legal() == ["discard tax-reform", "discard calico-acts"]
    assert t.refused("discard acts-of-union") == ["IS-MINISTRY-5-1"]
    t.do("discard calico-acts")
    assert (t.facts()["card calico-acts"], t.facts()["card tax-reform"]) == (1, 0)
    t.do("take inv-05-e3-d2")
    assert t.legal("play") == ["tax-reform"]
    assert "pass" in t.legal()


@rule("IS-MINISTRY-5-1", "IS-R4")
def test_walpole_needs_a_draw_pile() -> None:
    t = CardTable("britain").up("robert-walpole")
    t.p.event_place = [OUT_OF_GAME] * 41
    assert t.begin().refused("use robert-walpole 1") == ["IS-MINISTRY-5-1", "IS-R4"]


# -- 6 Jonathan Swift ------------------------------------------------------------------------------


@rule("IS-MINISTRY-6-1", "IS-R145")
def test_swift_makes_flagging_in_the_isles_cheaper() -> None:
    t = CardTable("britain", france="scotland-prestige").up("jonathan-swift").take("d4-m2")
    assert (cost(t, "ireland-prestige"), cost(t, "scotland-alliance")) == (2, 1)
    assert (cost(t, "scotland-prestige"), cost(t, "bavaria")) == (3, 3)
    t = CardTable("britain", marked="ireland-alliance").down("jonathan-swift").take("d4-m2")
    assert cost(t, "ireland-prestige") == 3
    t.do("reveal jonathan-swift")
    assert (cost(t, "ireland-prestige"), cost(t, "ireland-alliance")) == (2, 1)


@rule("IS-MINISTRY-6-2", "IS-R145", "IS-R28", "IS-R50")
def test_swift_lets_minor_actions_remove_flags_in_europe() -> None:
    def removable(t: CardTable) -> bool:
        return "savoy" in t.take("e4-d2").do("diplomacy europe").legal("shift")

    assert removable(CardTable("britain", britain="ireland-alliance", france="savoy").up("jonathan-swift"))
    assert not removable(CardTable("britain", britain="scotland-alliance", france="savoy").up("jonathan-swift"))
    assert not removable(CardTable("britain", britain="ireland-alliance", france="savoy"))
    marked = CardTable("britain", britain="ireland-alliance", france="savoy", marked="ireland-alliance")
    assert not removable(marked.up("jonathan-swift"))
    t = CardTable("britain", britain="ireland-alliance", france="mysore").up("jonathan-swift").take("e4-d2")
    assert "mysore" not in t.do("diplomacy india").legal("shift")


# -- 7 East India Company, 8 Bank of England -------------------------------------------------------


@rule("IS-MINISTRY-7-1", "IS-R146", "IS-R92")
def test_east_india_company_scores_unused_trading_advantages() -> None:
    def company(held: str, exhausted: str = "", marked: str = "") -> int | str:
        t = CardTable("britain", britain=held, marked=marked).exhausted(exhausted).up("east-india-company")
        return 15 - int(t.score().get("vp", 15))

    two = "hudson-bay west-bengal"
    assert company(two) == 2
    assert company(two, exhausted="silk") == 1
    assert company(two, marked="west-bengal") == 1
    assert company("chesapeake algonquin") == 0
    assert company(two + " tiruchirappalli puerto-rico") == 3
    counted = [a.id for a in C.advantages if a.east_india_company]
    assert sorted(counted) == ["fruit", "fur-trade", "rum", "silk", "textiles"]


@rule("IS-MINISTRY-8-1", "IS-R147")
def test_bank_of_england_raises_the_limit_once_a_turn() -> None:
    t = CardTable("britain").up("bank-of-england").begin().do("use bank-of-england 1")
    assert t.facts()["limit britain"] == 7
    assert t.refused("use bank-of-england 1") == ["IS-3.5.2-1"]
    t.do("take inv-11-d4-m2")
    assert "pass" in t.legal()


@rule("IS-MINISTRY-8-2", "IS-R147", "IS-R20")
def test_bank_of_england_plays_an_economic_event_on_another_tile() -> None:
    cards = "tax-reform calico-acts war-of-jenkins-ear"
    t = CardTable("britain").hand("britain", cards).up("bank-of-england").take("d3-m2")
    assert t.legal("play") == ["tax-reform", "calico-acts"]
    assert t.refused("play war-of-jenkins-ear") == ["IS-3.4.4-3"]
    t.do("play tax-reform")
    assert t.facts()["major economic"] == 3
    t.again("m3-d2")
    assert t.legal("play") == ["war-of-jenkins-ear"]
    t = CardTable("britain").hand("britain", "tax-reform").up("bank-of-england").take("d4-m2")
    assert t.refused("play tax-reform") == ["IS-5.2-1"]


# -- 10 Edmond Halley ------------------------------------------------------------------------------


@rule("IS-MINISTRY-10-1", "IS-R47", "IS-R28")
def test_halley_builds_a_cheap_squadron() -> None:
    t = CardTable("britain").up("edmond-halley").take("e4-m2").do("use edmond-halley 1")
    facts = t.facts()
    assert (facts["navy-box britain"], facts["unbuilt britain"], facts["minor military"]) == (3, 5, "none")
    t = CardTable("britain").up("edmond-halley").take("e4-d2")
    assert t.refused("use edmond-halley 1") == ["IS-MINISTRY-10-1", "IS-R25"]


@rule("IS-MINISTRY-10-1", "IS-R47", "IS-EVENT-4-2")
def test_halley_and_south_sea_speculation_make_a_squadron_free() -> None:
    t = CardTable("britain").up("edmond-halley")
    assert t.event("south-sea-speculation", bonus=True, tile="m2-d2") == {"squadron less": 2}
    t.do("use edmond-halley 1")
    assert (t.facts()["navy-box britain"], t.facts()["major military"]) == (3, 2)


@rule("IS-MINISTRY-10-2", "IS-R149")
def test_halley_discards_a_card_for_a_treaty_point_with_a_squadron_in_europe() -> None:
    t = CardTable("britain", britain="balearic").hand("britain", "tax-reform calico-acts").up("edmond-halley").begin()
    t.do("use edmond-halley 2")
    assert t.legal() == ["discard tax-reform", "discard calico-acts"]
    t.do("discard tax-reform")
    assert (t.facts()["treaty britain"], t.facts()["card tax-reform"]) == (1, 1)
    t = CardTable("britain", britain="cabot-strait").hand("britain", "tax-reform").up("edmond-halley").begin()
    assert t.refused("use edmond-halley 2") == ["IS-MINISTRY-10-2", "IS-R149"]
    t = CardTable("britain", britain="biscay").up("edmond-halley").begin()
    assert t.refused("use edmond-halley 2") == ["IS-MINISTRY-10-2"]


# -- 15 Pitt, 16 Hanbury Williams ------------------------------------------------------------------


@rule("IS-MINISTRY-15-1", "IS-R153", "IS-R22", "IS-R23")
def test_pitt_adds_a_point_for_spaces_without_prestige() -> None:
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("d2-m2").do("use pitt-the-elder 1")
    t.do("diplomacy europe", "shift bavaria")
    assert (t.facts()["major diplomatic"], t.facts()["debt britain"]) == (0, 0)
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("d2-m2").do("use pitt-the-elder 1")
    t.do("diplomacy europe", "shift russia")
    assert (t.facts()["diplomatic attached non-prestige-political"], t.facts()["debt britain"]) == (1, 1)
    # With a Minor action the point is part of its one purchase.
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("e4-d2").do("use pitt-the-elder 1")
    t.do("diplomacy europe", "shift bavaria")
    assert (t.facts()["debt britain"], t.facts()["minor diplomatic"]) == (0, "none")
    assert t.legal("diplomacy") == []
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("e4-m2")
    assert t.refused("use pitt-the-elder 1") == ["IS-MINISTRY-15-1", "IS-R22"]


@rule("IS-MINISTRY-15-2", "IS-R47")
def test_pitt_builds_a_cheap_squadron() -> None:
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("m3-d2").do("use pitt-the-elder 2")
    assert (t.facts()["navy-box britain"], t.facts()["major military"]) == (3, 1)
    t = CardTable("britain", turn=3).have("unbuilt", britain=0).up("pitt-the-elder").take("m3-d2")
    assert t.refused("use pitt-the-elder 2") == ["IS-MINISTRY-15-2", "IS-R47"]
    t = CardTable("britain", turn=3).have("debt", britain=6).up("pitt-the-elder").take("m2-d2")
    t.do("buy-war-tile", "place was-central-europe")
    assert t.refused("use pitt-the-elder 2") == ["IS-MINISTRY-15-2"]


@rule("IS-MINISTRY-16-1", "IS-R154")
def test_hanbury_williams_makes_french_flags_in_the_north_cheaper_for_one_round() -> None:
    french = "prussia-prestige german-states-alliance-3 russia savoy"
    t = CardTable("britain", france=french, turn=3).up("charles-hanbury-williams").begin()
    t.do("use charles-hanbury-williams 1", "take inv-12-d4-m2")
    assert [cost(t, space) for space in french.split()] == [2, 2, 2, 2]
    assert cost(t, "prussia-alliance") == 2
    t.again("d3-m2")
    assert [cost(t, space) for space in french.split()] == [3, 3, 3, 2]
    assert t.refused("use charles-hanbury-williams 1") == ["IS-3.5.2-1"]
