"""What the British ministries do (cards 17 to 22)."""

from tests.games.imperial_struggle.card_table import C, CardTable
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import BRITAIN, NONE
from tricorne.games.imperial_struggle.board.places import MINISTRY_OUT
from tricorne.games.imperial_struggle.board.registers import JACOBITE_THIRD
from tricorne.games.imperial_struggle.payment.debt import force_debt
from tricorne.games.imperial_struggle.payment.price import price
from tricorne.kernel.testing import rule


def cost(t: CardTable, space: str) -> int:
    """What a shift costs Britain now."""
    return price(t.p, BRITAIN, C.board.space(space), NONE, False, None)


# -- 17 Merchant Banks, 18 Samuel Johnson, 19 James Watt -------------------------------------------


@rule("IS-MINISTRY-17-1", "IS-R155", "IS-R62")
def test_merchant_banks_take_the_first_two_economic_debts_of_a_turn() -> None:
    t = CardTable("britain", britain="madras calcutta", turn=3).have("debt", britain=6).up("merchant-banks")
    t.take("e2-d2").do("trade india", "shift midnapore")
    assert t.facts()["debt britain"] == 6
    # Kanchipuram costs 2, and only one more Debt is free.
    assert t.legal("trade") == []
    t.again("e3-d2").do("trade india", "shift kanchipuram", "trade india", "shift kurpa")
    assert (t.facts()["flag kurpa"], t.facts()["debt britain"]) == ("britain", 6)
    t.again("e2-m2").do("trade india")
    # Nothing is left of the banks: Karaikal costs 3.
    assert "vellore" in t.legal("shift") and "karaikal" not in t.legal("shift")


@rule("IS-MINISTRY-17-1", "IS-R155")
def test_merchant_banks_pay_nothing_but_economic_points() -> None:
    t = CardTable("britain", turn=3).have("debt", britain=6).up("merchant-banks").take("d2-e2")
    assert "bavaria" not in t.do("diplomacy europe").legal("shift")


@rule("IS-MINISTRY-18-1", "IS-R156")
def test_johnson_changes_the_europe_award() -> None:
    def award(tile: str, france: str = "", britain: str = "") -> int | str:
        t = CardTable("britain", france=france, britain=britain, turn=3).up("samuel-johnson")
        return t.score(f"europe {tile}").get("vp", 15)

    assert award("award-3", britain="savoy") == 13
    assert award("award-3", france="savoy") == 15
    assert award("award-7", france="savoy") == 15
    assert award("award-1", france="savoy sardinia") == 17
    # The Prestige bonus of 2 VP stays as it is.
    assert award("award-3", france="russia") == 17
    t = CardTable("britain", france="plassey", turn=3).up("samuel-johnson")
    assert t.score("india award-3") == {"vp": 16}


@rule("IS-MINISTRY-19-1", "IS-R157", "IS-R61")
def test_watt_denies_france_points_for_british_debt_over_the_limit() -> None:
    t = CardTable("britain", turn=5).have("debt", britain=5).up("james-watt")
    force_debt(t.p, BRITAIN, 3)
    assert (t.facts()["debt britain"], t.facts()["vp"]) == (6, 15)
    t = CardTable("britain", turn=5).have("debt", britain=5)
    force_debt(t.p, BRITAIN, 3)
    assert t.facts()["vp"] == 17


@rule("IS-MINISTRY-19-2", "IS-R157")
def test_watt_gains_a_treaty_point_for_the_first_advantage_france_exhausts_in_a_round() -> None:
    held = "denmark-norway prussia-alliance algonquin"
    t = CardTable("france", france=held, turn=5).have("debt", 3, 3).up("james-watt").take("d4-m2")
    t.do("use-advantage algonquin-raids", "mark albany", "use-advantage baltic-trade")
    assert t.facts()["treaty britain"] == 1
    t = CardTable("britain", britain=held, turn=5).have("debt", 3, 3).up("james-watt").take("d4-m2")
    assert t.do("use-advantage baltic-trade").facts()["treaty britain"] == 0


# -- 20 Papacy-Hanover Negotiations ----------------------------------------------------------------


@rule("IS-MINISTRY-20-1", "IS-R158", "IS-R10")
def test_papacy_hanover_takes_jacobite_uprisings_out_of_the_game() -> None:
    t = CardTable("britain", turn=5).down("papacy-hanover-negotiations jacobite-uprisings")
    t.p.clock[JACOBITE_THIRD] = 1
    t.begin().do("reveal papacy-hanover-negotiations")
    assert t.facts()["ministry jacobite-uprisings"] == MINISTRY_OUT
    assert t.p.clock[JACOBITE_THIRD] == 0
    t.p.stack.clear()
    t.p.ask(step_numbers.CHOOSE_MINISTRY, 0, 2)
    assert "jacobite-uprisings" not in t.legal("choose")


@rule("IS-MINISTRY-20-2", "IS-R158", "IS-R22")
def test_papacy_hanover_adds_two_points_for_the_isles() -> None:
    t = CardTable("britain", turn=5).up("papacy-hanover-negotiations").take("d2-e2")
    t.do("use papacy-hanover-negotiations 2", "diplomacy europe", "shift ireland-prestige")
    assert (t.facts()["major diplomatic"], t.facts()["debt britain"]) == (1, 0)
    t = CardTable("britain", turn=5).up("papacy-hanover-negotiations").take("e4-m2")
    assert t.refused("use papacy-hanover-negotiations 2") == ["IS-MINISTRY-20-2", "IS-R22"]


# -- 21 Townshend Acts -----------------------------------------------------------------------------


@rule("IS-MINISTRY-21-1", "IS-R159", "IS-R28")
def test_townshend_acts_open_a_commodity_to_minor_actions() -> None:
    t = CardTable("britain", britain="madras hooghly-river", france="kanchipuram plassey", turn=5)
    t.demand("spice furs").up("townshend-acts").begin().do("use townshend-acts 1")
    assert t.legal() == ["demand furs", "demand spice"]
    assert t.refused("demand cotton") == ["IS-R159"]
    t.do("demand spice", "take inv-09-d4-e2", "trade india")
    assert "kanchipuram" in t.legal("shift") and "plassey" not in t.legal("shift")


@rule("IS-MINISTRY-21-1", "IS-R159")
def test_townshend_acts_come_before_event_and_points() -> None:
    t = CardTable("britain", turn=5).demand("spice").up("townshend-acts").take("d4-m2")
    assert "townshend-acts 1" in t.legal("use")
    t.do("diplomacy europe", "shift savoy")
    assert t.refused("use townshend-acts 1") == ["IS-R159"]
    t = CardTable("britain", turn=5).up("townshend-acts").begin()
    assert t.refused("use townshend-acts 1") == ["IS-MINISTRY-21-1"]


# -- 22 Edmund Burke -------------------------------------------------------------------------------


@rule("IS-MINISTRY-22-1", "IS-R160", "IS-R50")
def test_burke_adds_points_to_a_major_action_in_europe() -> None:
    t = CardTable("britain", britain="ireland-alliance ireland-prestige", turn=5).up("edmund-burke").take("d2-m2")
    t.do("diplomacy europe", "shift bavaria")
    # 3 to pay: Burke's two points first, then one of the tile; from now on all stays in Europe.
    assert t.facts()["major diplomatic"] == 1
    assert t.legal("diplomacy") == ["europe"]
    t = CardTable("britain", britain="ireland-alliance", turn=5, marked="ireland-alliance").up("edmund-burke")
    t.take("d3-m2").do("diplomacy europe", "shift bavaria")
    assert t.facts()["major diplomatic"] == 0


@rule("IS-MINISTRY-22-1", "IS-R160")
def test_burke_gives_nothing_after_points_outside_europe_or_to_a_minor_action() -> None:
    t = CardTable("britain", britain="ireland-alliance", turn=5).up("edmund-burke").take("d4-m2")
    t.do("diplomacy india", "shift mysore", "diplomacy europe", "shift denmark-norway")
    assert (t.facts()["major diplomatic"], t.facts()["debt britain"]) == (0, 1)
    t = CardTable("britain", britain="ireland-alliance", turn=5).up("edmund-burke").take("e4-d2")
    t.do("diplomacy europe", "shift bavaria")
    assert t.facts()["debt britain"] == 1


@rule("IS-MINISTRY-22-1", "IS-R160")
def test_burke_counts_a_space_of_ireland_flagged_in_the_same_round() -> None:
    t = CardTable("britain", turn=5).up("edmund-burke").take("d3-m2")
    t.do("diplomacy europe", "shift ireland-alliance", "diplomacy europe", "shift savoy")
    assert (t.facts()["major diplomatic"], t.facts()["debt britain"]) == (0, 0)


@rule("IS-MINISTRY-22-2", "IS-R160")
def test_burke_makes_sons_of_liberty_and_the_united_states_cheaper() -> None:
    t = CardTable("britain", france="sons-of-liberty", usa="northern-colonies", turn=6).up("edmund-burke").take("d4-m2")
    assert [cost(t, space) for space in ("sons-of-liberty", "usa-2", "usa-3", "iroquois")] == [2, 1, 2, 2]
    t = CardTable("britain", turn=5).take("d4-m2")
    assert cost(t, "sons-of-liberty") == 3
