"""What the French ministries do (cards 1 to 4, 9, 11 and 12)."""

from tests.games.imperial_struggle.card_table import C, CardTable
from tricorne.games.imperial_struggle.board.constants import FRANCE
from tricorne.games.imperial_struggle.board.control import set_flag
from tricorne.games.imperial_struggle.board.registers import JACOBITE_VICTORIES
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.kernel.testing import rule

# -- 1 The Cardinal Ministers ----------------------------------------------------------------------


@rule("IS-MINISTRY-1-1", "IS-R140")
def test_cardinals_add_points_to_the_diplomatic_action_of_the_tile() -> None:
    def cardinals(tile: str, held: str, marked: str = "") -> CardTable:
        t = CardTable("france", france=held, marked=marked).up("the-cardinal-ministers").take(tile)
        return t.do("use the-cardinal-ministers 1")

    assert cardinals("d3-m2", "savoy spain-prestige-2 spain-alliance-upper").facts()["major diplomatic"] == 5
    assert cardinals("d3-m2", "savoy sardinia", "savoy").facts()["major diplomatic"] == 4
    most = "savoy sardinia spain-prestige-2 spain-prestige-3 austria-prestige-upper austria-prestige-lower"
    assert cardinals("d4-e2", most).facts()["major diplomatic"] == 7
    t = cardinals("e4-d2", most)
    assert t.facts()["minor diplomatic"] == 5
    assert t.refused("use the-cardinal-ministers 1") == ["IS-3.5.2-1"]


@rule("IS-MINISTRY-1-1", "IS-R140", "IS-R17")
def test_cardinals_are_decided_on_right_after_the_tile() -> None:
    t = CardTable("france", france="savoy").up("the-cardinal-ministers").take("e4-m2")
    assert t.refused("use the-cardinal-ministers 1") == ["IS-MINISTRY-1-1"]
    t = CardTable("france", france="savoy").up("the-cardinal-ministers").take("d4-m2")
    assert "use the-cardinal-ministers 1" in t.legal()
    t.do("diplomacy europe", "shift bavaria")
    assert t.refused("use the-cardinal-ministers 1") == ["IS-R140"]
    t = CardTable("france", france="savoy").up("the-cardinal-ministers").hand("france", "acts-of-union").take("d3-m2")
    t.do("play acts-of-union")
    assert t.refused("use the-cardinal-ministers 1") == ["IS-R140"]


# -- 2 John Law, 3 Court of the Sun King -----------------------------------------------------------


@rule("IS-MINISTRY-2-1", "IS-R141", "IS-R50")
def test_john_law_lowers_debt_at_the_end_of_the_turn() -> None:
    def debt_after(t: CardTable) -> int | str:
        t.have("debt", 4, 4)
        cabinet.end_of_turn(t.p, FRANCE)
        return t.facts()["debt france"]

    assert debt_after(CardTable("france", france="ireland-alliance").up("john-law")) == 3
    assert debt_after(CardTable("france", france="scotland-alliance").up("john-law")) == 2
    assert debt_after(CardTable("france", france="scotland-prestige").up("john-law")) == 2
    assert debt_after(CardTable("france", france="scotland-prestige", marked="scotland-prestige").up("john-law")) == 3
    assert debt_after(CardTable("france", france="scotland-prestige").down("john-law")) == 4


@rule("IS-MINISTRY-3-1")
def test_sun_king_makes_the_europe_award_worth_more_to_france() -> None:
    assert CardTable("france", france="savoy").up("court-of-the-sun-king").score("europe award-3") == {"vp": 17}
    assert CardTable("france", britain="savoy").up("court-of-the-sun-king").score("europe award-3") == {"vp": 14}
    assert CardTable("france", france="plassey").up("court-of-the-sun-king").score("india award-3") == {"vp": 16}


# -- 4 Jacobite Uprisings --------------------------------------------------------------------------


@rule("IS-MINISTRY-4-1", "IS-R142")
def test_jacobites_shift_scotland_and_ireland_with_military_points() -> None:
    t = CardTable("france", britain="scotland-alliance").up("jacobite-uprisings").take("m4-e2")
    t.do("use jacobite-uprisings 1")
    isles = ["ireland-alliance", "ireland-prestige", "scotland-alliance", "scotland-prestige"]
    assert t.legal("shift") == isles
    assert t.refused("shift savoy") == ["IS-R142"]
    t.do("shift scotland-alliance", "use jacobite-uprisings 1", "shift scotland-alliance")
    facts = t.facts()
    assert (facts["flag scotland-alliance"], facts["major military"], facts["major diplomatic"]) == (
        "france",
        0,
        "none",
    )
    t.again("m4-d2")
    assert t.refused("use jacobite-uprisings 1") == ["IS-3.5.2-1"]


@rule("IS-MINISTRY-4-1", "IS-R142", "IS-R28", "IS-R29")
def test_jacobite_shifts_by_marker_by_minor_action_and_without_region_price() -> None:
    t = CardTable("france", britain="ireland-prestige scotland-prestige", marked="ireland-prestige")
    t.up("jacobite-uprisings").take("e4-m2").do("use jacobite-uprisings 1")
    # A Minor action removes a flag only with a marker; the marker makes it 1.
    assert t.legal("shift") == ["ireland-alliance", "ireland-prestige", "scotland-alliance"]
    t.do("shift ireland-prestige")
    assert (t.facts()["flag ireland-prestige"], t.facts()["debt france"]) == ("none", 0)
    t = CardTable("france").up("jacobite-uprisings").take("m4-d2").do("diplomacy india", "shift mysore")
    t.do("use jacobite-uprisings 1", "shift ireland-alliance")
    assert t.facts()["major military"] == 2


@rule("IS-MINISTRY-4-1", "IS-MINISTRY-4-2", "IS-R25")
def test_jacobites_need_a_military_action() -> None:
    t = CardTable("france").up("jacobite-uprisings").take("e4-d2")
    assert t.refused("use jacobite-uprisings 1") == ["IS-R142", "IS-R143"]
    assert t.refused("use jacobite-uprisings 2") == ["IS-R142", "IS-R143"]


@rule("IS-MINISTRY-4-2", "IS-R143", "IS-R50")
def test_jacobite_rising_scores_for_the_isles_and_victories() -> None:
    def rising(held: str, victories: int, marked: str = "") -> CardTable:
        t = CardTable("france", france=held, marked=marked).up("jacobite-uprisings")
        t.p.clock[JACOBITE_VICTORIES] = victories
        return t.take("m3-d2").do("use jacobite-uprisings 2")

    t = rising("scotland-alliance ireland-alliance", 1)
    assert (t.facts()["vp"], t.facts()["major military"]) == (18, 0)
    assert rising("scotland-alliance ireland-alliance", 1, "ireland-alliance").facts()["vp"] == 17
    isles = "ireland-alliance ireland-prestige scotland-alliance scotland-prestige"
    assert rising(isles, 2).facts()["vp"] == 19
    t.again("m4-d2")
    assert t.legal("use") == ["jacobite-uprisings 1"]


@rule("IS-MINISTRY-4-2", "IS-R143")
def test_jacobite_rising_by_minor_action_with_debt_and_never_in_the_round_of_a_shift() -> None:
    t = CardTable("france", france="scotland-alliance").up("jacobite-uprisings").take("e4-m2")
    t.do("use jacobite-uprisings 2")
    assert (t.facts()["vp"], t.facts()["debt france"]) == (16, 1)
    t = CardTable("france").up("jacobite-uprisings").take("m4-d2")
    t.do("use jacobite-uprisings 1", "shift scotland-alliance")
    assert t.refused("use jacobite-uprisings 2") == ["IS-3.5.2-1"]
    t.again("m3-d2")
    assert t.legal("use") == ["jacobite-uprisings 2"]
    t.do("use jacobite-uprisings 2")
    assert t.refused("use jacobite-uprisings 1") == ["IS-3.5.2-1"]


# -- 9 New World Huguenots -------------------------------------------------------------------------


@rule("IS-MINISTRY-9-1", "IS-R148")
def test_huguenots_settle_on_french_territories_of_the_new_world() -> None:
    t = CardTable("france", france="louisiana acadia pondicherry minorca", britain="jamaica")
    t.up("new-world-huguenots").begin().do("use new-world-huguenots 1")
    assert t.legal() == ["settle acadia", "settle louisiana"]
    assert t.refused("settle jamaica") == ["IS-MINISTRY-9-1"]
    t.do("settle acadia")
    assert t.facts()["huguenots"] == "acadia:0"
    t.p.ability = [0] * 52
    t.p.stack.clear()
    t.begin().do("use new-world-huguenots 1")
    assert t.refused("settle acadia") == ["IS-MINISTRY-9-1"]
    t.do("settle louisiana")
    t.p.ability = [0] * 52
    assert t.refused("use new-world-huguenots 1") == ["IS-MINISTRY-9-1"]
    t = CardTable("france", france="pondicherry").up("new-world-huguenots").begin()
    assert t.refused("use new-world-huguenots 1") == ["IS-MINISTRY-9-1"]


@rule("IS-MINISTRY-9-1", "IS-R148", "IS-R30")
def test_a_huguenots_marker_is_flipped_for_one_cheaper_market_of_its_region() -> None:
    t = CardTable("france", france="louisiana").up("new-world-huguenots").begin()
    t.do("use new-world-huguenots 1", "settle louisiana", "take inv-07-e2-d2", "trade caribbean", "shift st-james")
    assert t.legal() == ["flip louisiana", "no-flip"]
    t.do("flip louisiana")
    assert (t.facts()["huguenots"], t.facts()["major economic"]) == ("louisiana:1", 1)


@rule("IS-MINISTRY-9-1", "IS-R80")
def test_a_huguenots_marker_leaves_when_its_territory_becomes_british() -> None:
    t = CardTable("france", france="louisiana").up("new-world-huguenots").begin()
    t.do("use new-world-huguenots 1", "settle louisiana")
    set_flag(t.p, C.board.space("louisiana"), 2)
    assert t.facts()["huguenots"] == ""


# -- 11 Choiseul, 12 Dupleix -----------------------------------------------------------------------


@rule("IS-MINISTRY-11-1", "IS-R150", "IS-R22")
def test_choiseul_adds_a_point_for_deploying_or_for_a_tile() -> None:
    t = CardTable("france", britain="biscay", turn=3).have("navy-box", 1, 0).up("choiseul").take("m2-e2")
    t.do("use choiseul 1")
    assert t.facts()["military attached deploy-or-bonus-tile"] == 1
    # 3 points to displace from the Navy Box: the attached one, then the two of the tile.
    t.do("fleet", "deploy-to biscay")
    facts = t.facts()
    assert (facts["flag biscay"], facts["major military"], facts["debt france"]) == ("france", 0, 0)
    t = CardTable("france", turn=3).up("choiseul").take("e4-m2").do("use choiseul 1", "buy-war-tile")
    t.do("place was-central-europe")
    assert (t.facts()["military attached deploy-or-bonus-tile"], t.facts()["minor military"]) == (0, "none")
    t = CardTable("france", turn=3).up("choiseul").take("e4-d2")
    assert t.refused("use choiseul 1") == ["IS-MINISTRY-11-1", "IS-R22"]


@rule("IS-MINISTRY-11-2", "IS-R150", "IS-R47")
def test_choiseul_builds_a_cheap_squadron_with_one_in_north_america() -> None:
    t = CardTable("france", france="cabot-strait", turn=3).up("choiseul").take("m3-d2").do("use choiseul 2")
    assert (t.facts()["major military"], t.facts()["navy-box france"]) == (1, 2)
    t = CardTable("france", france="biscay", turn=3).up("choiseul").take("m3-d2")
    assert t.refused("use choiseul 2") == ["IS-MINISTRY-11-2", "IS-R150"]
    t = CardTable("france", france="cabot-strait", turn=3).have("unbuilt", france=0).up("choiseul").take("m3-d2")
    assert t.refused("use choiseul 2") == ["IS-MINISTRY-11-2", "IS-R47"]
    t = CardTable("france", france="cabot-strait", turn=3).up("choiseul").take("e4-d2")
    assert t.refused("use choiseul 2") == ["IS-MINISTRY-11-2", "IS-R25"]


@rule("IS-MINISTRY-12-1", "IS-R165")
def test_dupleix_gains_treaty_points_for_india_cotton_and_spice() -> None:
    t = CardTable("france", france="plassey calicut", turn=3).up("dupleix")
    facts = t.score("india award-3", demand="cotton spice")
    assert facts == {"vp": 15 + 1 + 2 + 2, "treaty france": 1 + 1 + 1 + 1}
    t = CardTable("france", britain="plassey calicut", turn=3).up("dupleix")
    assert "treaty france" not in t.score("india award-3", demand="cotton spice")
    t = CardTable("france", france="havana", turn=3).up("dupleix")
    assert t.score("caribbean award-3", demand="sugar") == {"vp": 19, "treaty france": 1}
