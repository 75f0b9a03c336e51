"""What the French ministries do (cards 13, 14 and 23 to 26)."""

from tests.games.imperial_struggle.card_table import C, CardTable
from tricorne.kernel.testing import rule

# -- 13 Pompadour & Du Barry, 14 Voltaire ----------------------------------------------------------


@rule("IS-MINISTRY-13-1", "IS-R151")
def test_pompadour_gains_a_treaty_point_for_the_first_european_advantage_of_a_round() -> None:
    held = "denmark-norway prussia-alliance algonquin"
    t = CardTable("france", france=held, turn=3).have("debt", 3, 3).up("pompadour-du-barry").take("d4-m2")
    t.do("use-advantage algonquin-raids", "mark albany")
    assert t.facts()["treaty france"] == 0
    t.do("use-advantage baltic-trade")
    assert (t.facts()["treaty france"], t.facts()["debt france"]) == (1, 1)
    t = CardTable("britain", britain=held, turn=3).have("debt", 3, 3).up("pompadour-du-barry").take("d4-m2")
    assert t.do("use-advantage baltic-trade").facts()["treaty france"] == 0


@rule("IS-MINISTRY-14-1", "IS-R152", "IS-R50")
def test_voltaire_gains_treaty_points_with_the_europe_award() -> None:
    def treaty(french: str, british: str = "", marked: str = "") -> int | str:
        t = CardTable("france", france=french, britain=british, turn=3, marked=marked).up("voltaire")
        return t.score("europe award-3").get("treaty france", 0)

    assert treaty("spain-prestige-2 spain-prestige-3 ireland-prestige") == 2
    assert treaty("ireland-prestige scotland-prestige prussia-prestige dutch-republic-prestige") == 3
    assert treaty("russia sweden minorca biscay savoy") == 0
    assert treaty("ireland-prestige savoy", marked="ireland-prestige") == 0
    assert treaty("ireland-prestige", "savoy sardinia") == 1
    assert treaty("ireland-prestige", "savoy") == 0


# -- 23 Turgot, 24 North American Trade, 25 Condorcet, 26 Lavoisier --------------------------------


@rule("IS-MINISTRY-23-1", "IS-R161")
def test_turgots_first_debt_of_a_round_counts_double() -> None:
    t = CardTable("france", turn=5).have("debt", 2, 5).up("turgot").take("d2-e2")
    t.do("diplomacy europe", "shift bavaria")
    # 3 to pay with 2: one Debt gives two points, one of them is left over.
    assert (t.facts()["debt france"], t.facts()["major diplomatic"]) == (3, 1)
    t.do("diplomacy europe", "shift ireland-alliance")
    assert t.facts()["debt france"] == 4
    for french, british in ((2, 3), (4, 4)):
        t = CardTable("france", turn=5).have("debt", french, british).up("turgot").take("d2-e2")
        t.do("diplomacy europe", "shift bavaria")
        assert t.facts()["major diplomatic"] == 0


@rule("IS-MINISTRY-24-1", "IS-R162", "IS-R50")
def test_north_american_trade_adds_to_economic_actions_of_the_round() -> None:
    def trade(tile: str, french: str = "albany georges-bank", marked: str = "") -> CardTable:
        t = CardTable("france", france=french, britain="oswego", turn=5, marked=marked)
        return t.up("north-american-trade").hand("france", "wealth-of-nations la-gabelle").take(tile)

    assert trade("e4-m2").facts()["major economic"] == 5
    assert trade("m4-e2").facts()["minor economic"] == 3
    assert trade("e4-m2", marked="albany").facts()["major economic"] == 4
    assert trade("e4-m2", "albany").facts()["major economic"] == 4
    t = trade("d3-m2").do("play la-gabelle")
    assert t.facts()["major economic"] == 3
    t = trade("d3-e2").do("play la-gabelle")
    assert (t.facts()["major economic"], t.facts()["minor economic"]) == (3, 3)


@rule("IS-MINISTRY-24-1", "IS-R162")
def test_north_american_trade_must_be_up_before_the_tile_is_taken() -> None:
    t = CardTable("france", france="albany", turn=5).down("north-american-trade").begin()
    t.do("reveal north-american-trade", "take inv-03-e4-m2")
    assert t.facts()["major economic"] == 5
    late = CardTable("france", france="albany", turn=5).down("north-american-trade").begin()
    late.do("take inv-03-e4-m2", "reveal north-american-trade")
    assert late.facts()["major economic"] == 4


@rule("IS-MINISTRY-24-2", "IS-R162")
def test_north_american_trade_refreshes_huguenots_when_turned_up() -> None:
    t = CardTable("france", france="louisiana", turn=5).down("north-american-trade")
    t.p.huguenots = [C.board.space("louisiana"), 1, -1, 0]
    t.begin().do("reveal north-american-trade")
    assert t.facts()["huguenots"] == "louisiana:0"


@rule("IS-MINISTRY-25-1", "IS-R163", "IS-R20")
def test_condorcet_stands_in_for_the_event_symbol_once_a_turn() -> None:
    t = CardTable("france", turn=5).up("marquis-de-condorcet").hand("france", "la-gabelle debt-crisis stamp-act")
    t.take("d4-e2")
    # Debt Crisis is Economic: the type must still fit.
    assert t.legal("play") == ["la-gabelle", "stamp-act"]
    t.do("play la-gabelle")
    assert t.legal("play") == []
    t.again("e4-d2")
    assert t.refused("play debt-crisis") == ["IS-5.2-1"]


@rule("IS-MINISTRY-25-1")
def test_condorcet_is_not_used_up_on_a_tile_with_the_symbol() -> None:
    t = CardTable("france", turn=5).up("marquis-de-condorcet").hand("france", "la-gabelle debt-crisis")
    t.take("d3-e2").do("play la-gabelle")
    t.again("e4-d2")
    assert t.legal("play") == ["debt-crisis"]


@rule("IS-MINISTRY-26-1", "IS-R164")
def test_lavoisier_adds_to_major_and_minor_action_after_an_event_with_bonus() -> None:
    t = CardTable("france", turn=5).up("lavoisier").hand("france", "wealth-of-nations").take("d3-m2")
    t.do("play wealth-of-nations")
    facts = t.facts()
    assert (facts["major diplomatic"], facts["minor military"], facts["major economic"]) == (4, 3, 3)
    t = CardTable("france", turn=5).up("lavoisier").hand("france", "stamp-act").take("d3-m2")
    t.do("play stamp-act", "mark albany")
    assert (t.facts()["major diplomatic"], t.facts()["minor military"]) == (3, 2)


@rule("IS-MINISTRY-26-1", "IS-R164", "IS-R17")
def test_lavoisier_turned_up_after_the_event_still_helps() -> None:
    t = CardTable("france", turn=5).up("voltaire").down("lavoisier").hand("france", "wealth-of-nations")
    t.take("d3-m2").do("play wealth-of-nations", "reveal lavoisier")
    assert (t.facts()["major diplomatic"], t.facts()["minor military"]) == (4, 3)
    t = CardTable("france", turn=5).down("lavoisier").take("d3-m2").do("reveal lavoisier")
    assert (t.facts()["major diplomatic"], t.facts()["minor military"]) == (3, 2)
