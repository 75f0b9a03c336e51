"""Event cards 23 to 30 (Empire Era), for both sides, with and without bonus, and with nothing to strike."""

from tests.games.imperial_struggle.card_table import BOTH, EMPTY, CardTable, owes, table, vp
from tricorne.kernel.testing import rule

# -- 23 European Panic -----------------------------------------------------------------------------


@rule("IS-EVENT-23-1", "IS-R121", "IS-R63")
@BOTH
def test_european_panic_scores_the_lead_in_debt(side: str, other: str) -> None:
    t = table(side, turn=3).have("debt", **owes(side, 1, 3))
    assert t.event("european-panic") == {"vp": vp(side, 2)}
    t = table(side, turn=3).have("debt", **owes(side, 1, 6)).have("limit", **owes(side, 6, 12))
    assert t.event("european-panic") == {"vp": vp(side, 4)}
    assert table(side, turn=3).have("debt", **owes(side, 3, 1)).event("european-panic") == {}


@rule("IS-EVENT-23-2")
@BOTH
def test_european_panic_bonus_takes_a_flag_off(side: str, other: str) -> None:
    t = table(side, opposing="savoy", turn=3).have("limit", **owes(side, 9, 6))
    assert t.event("european-panic", bonus=True) == {"flag savoy": EMPTY}
    t = table(side, opposing="savoy", turn=3).have("limit", **owes(side, 8, 6))
    assert t.event("european-panic") == {}
    assert table(side, own="savoy", turn=3).have("limit", **owes(side, 9, 6)).event("european-panic", bonus=True) == {}


# -- 24 West African Gold Mining -------------------------------------------------------------------


@rule("IS-EVENT-24-1", "IS-EVENT-24-2")
@BOTH
def test_gold_mining_gives_economic_points(side: str, other: str) -> None:
    assert table(side, turn=3).event("west-african-gold-mining") == {"major economic": 1}
    t = table(side, turn=3).have("debt", **owes(side, 0, 1))
    assert t.event("west-african-gold-mining", bonus=True, tile="e3-m2") == {
        "major economic": 4,
        "economic only caribbean": 2,
    }


# -- 25 War of the Quadruple Alliance --------------------------------------------------------------


@rule("IS-EVENT-25-1", "IS-R122")
def test_quadruple_alliance_sets_an_own_squadron_aside_for_points() -> None:
    t = CardTable("britain", france="balearic", britain="biscay", turn=3).have("navy-box", 1, 0)
    facts = t.event("war-of-the-quadruple-alliance")
    assert facts == {"flag biscay": EMPTY, "aside britain": 1, "vp": 13}
    t = CardTable("britain", britain="biscay", turn=3)
    t.open_event("war-of-the-quadruple-alliance").do("play war-of-the-quadruple-alliance")
    assert t.legal() == ["set-aside biscay", "set-aside navy-box"]
    assert CardTable("britain", turn=3).have("navy-box", 1, 0).event("war-of-the-quadruple-alliance") == {}


@rule("IS-EVENT-25-2", "IS-R122", "IS-R61")
def test_quadruple_alliance_bonus_builds_for_debt_or_a_treaty_point() -> None:
    def war(*answers: str, treaty: int, debt: int, unbuilt: int = 3) -> dict[str, int | str]:
        t = CardTable("britain", turn=3).have("navy-box", 1, 0).have("unbuilt", britain=unbuilt)
        t.have("treaty", britain=treaty).have("debt", britain=debt)
        return t.event("war-of-the-quadruple-alliance", *answers, bonus=True)

    built: dict[str, int | str] = {"navy-box britain": 1, "unbuilt britain": 2}
    assert war("take-debt", treaty=1, debt=0) == {**built, "debt britain": 1}
    assert war("pay-treaty-point", treaty=1, debt=0) == {**built, "treaty britain": 0}
    assert war(treaty=0, debt=0) == {**built, "debt britain": 1}
    assert war(treaty=1, debt=6) == {**built, "treaty britain": 0}
    assert war(treaty=0, debt=6) == {**built, "vp": 16}
    assert war(treaty=1, debt=0, unbuilt=0) == {}


@rule("IS-EVENT-25-3", "IS-EVENT-25-4")
def test_quadruple_alliance_shifts_a_space_of_spain_for_france() -> None:
    spain = "spain-alliance-upper spain-prestige-2 spain-alliance-lower"
    t = CardTable("france", france=spain, turn=3)
    assert t.event("war-of-the-quadruple-alliance")["flag spain-prestige-3"] == "france"
    t = CardTable("france", france=spain + " spain-prestige-3", turn=3)
    assert t.event("war-of-the-quadruple-alliance") == {}
    t = CardTable("france", france=spain + " spain-prestige-3", turn=3)
    assert t.event("war-of-the-quadruple-alliance", bonus=True) == {"major diplomatic": 4}


# -- 26 to 30 --------------------------------------------------------------------------------------


@rule("IS-EVENT-26-1", "IS-EVENT-26-2", "IS-R61")
def test_salon_dhercule_forces_debt_on_france() -> None:
    assert CardTable("britain", turn=3).event("salon-dhercule") == {"debt france": 1}
    assert CardTable("britain", turn=3).event("salon-dhercule", bonus=True) == {"debt france": 3}
    t = CardTable("britain", turn=3).have("debt", france=5)
    assert t.event("salon-dhercule", bonus=True) == {"debt france": 6, "vp": 13}


@rule("IS-EVENT-26-3", "IS-EVENT-26-4")
def test_salon_dhercule_gives_france_points_for_europe() -> None:
    assert CardTable("france", turn=3).event("salon-dhercule") == {"diplomatic only europe": 2}
    assert CardTable("france", turn=3).event("salon-dhercule", bonus=True) == {"diplomatic only europe": 4}


@rule("IS-EVENT-27-1")
@BOTH
def test_bengal_famine_puts_up_to_two_markers(side: str, other: str) -> None:
    two = {"marker plassey": 1, "marker mysore": 1}
    assert table(side, own="plassey", turn=3).event("bengal-famine", "mark plassey", "mark mysore") == two
    assert table(side, turn=3).event("bengal-famine", "mark plassey", "enough") == {"marker plassey": 1}
    assert table(side, turn=3).event("bengal-famine", "enough") == {}
    india = (
        "malacca-route plassey west-bengal midnapore kurpa vellore kanchipuram karaikal tiruchirappalli calicut "
        "mangalore maratha nizam mysore"
    )
    assert table(side, turn=3, marked=india).event("bengal-famine") == {}


@rule("IS-EVENT-28-1", "IS-EVENT-28-2", "IS-R123")
def test_father_le_loutre_for_britain() -> None:
    fish = "gulf-of-st-lawrence northeast-channel georges-bank massachusetts-bay"
    t = CardTable("britain", turn=3)
    t.open_event("father-le-loutre").do("play father-le-loutre")
    assert t.legal("mark") == fish.split()
    assert CardTable("britain", turn=3, marked=fish).event("father-le-loutre") == {}
    t = CardTable("britain", turn=3, marked=fish)
    assert t.event("father-le-loutre", bonus=True) == {"military only north-america": 2}


@rule("IS-EVENT-28-3", "IS-EVENT-28-4")
def test_father_le_loutre_for_france() -> None:
    t = CardTable("france", france="havana", britain="plassey georgia savoy", turn=3)
    t.open_event("father-le-loutre").do("play father-le-loutre")
    assert t.legal() == ["mark georgia", "mark plassey"]
    assert t.refused("mark havana") == ["IS-EVENT-28-3"]
    assert CardTable("france", britain="savoy", turn=3).event("father-le-loutre") == {}
    t = CardTable("france", turn=3)
    assert t.event("father-le-loutre", bonus=True) == {"economic only north-america": 2}


@rule("IS-EVENT-29-1", "IS-EVENT-29-2", "IS-R124")
def test_polish_succession_for_britain() -> None:
    assert CardTable("britain", turn=3).event("war-of-the-polish-succession") == {"treaty britain": 2}
    t = CardTable("britain", turn=3)
    assert t.event("war-of-the-polish-succession", bonus=True) == {"treaty britain": 2, "flag russia": "britain"}
    t = CardTable("britain", britain="russia", turn=3)
    assert t.event("war-of-the-polish-succession", bonus=True) == {"treaty britain": 2}


@rule("IS-EVENT-29-3", "IS-EVENT-29-4")
def test_polish_succession_for_france() -> None:
    assert CardTable("france", turn=3).event("war-of-the-polish-succession") == {"vp": 17}
    t = CardTable("france", britain="sweden", turn=3)
    t.open_event("war-of-the-polish-succession", bonus=True).do("play war-of-the-polish-succession")
    assert t.legal() == ["shift sweden", "shift russia"]
    t = CardTable("france", france="sweden russia", turn=3)
    assert t.event("war-of-the-polish-succession", bonus=True) == {"vp": 17}


@rule("IS-EVENT-30-1", "IS-EVENT-30-2", "IS-5.2-8")
@BOTH
def test_jonathans_coffee_house_gives_points_and_lowers_debt(side: str, other: str) -> None:
    assert table(side, turn=3).have("debt", 2, 2).event("jonathans-coffee-house") == {"major economic": 5}
    t = table(side, turn=3).have("debt", 2, 2)
    assert t.event("jonathans-coffee-house", bonus=True) == {"major economic": 6, f"debt {side}": 1}
    assert table(side, turn=3).event("jonathans-coffee-house", bonus=True) == {"major economic": 6}
