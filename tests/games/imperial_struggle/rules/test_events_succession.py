"""Event cards 1 to 8 (Succession Era), for both sides, with and without bonus, and with nothing to strike."""

from tests.games.imperial_struggle.card_table import BOTH, EMPTY, CardTable, table
from tricorne.kernel.testing import rule

# -- 1 Carnatic War --------------------------------------------------------------------------------


@rule("IS-EVENT-1-1", "IS-R100", "IS-R52")
@BOTH
def test_carnatic_war_marks_a_space_for_each_own_alliance(side: str, other: str) -> None:
    t = table(side, own="mysore nizam", opposing="maratha", marked="kurpa")
    t.open_event("carnatic-war").do("play carnatic-war")
    assert "kurpa" not in t.legal("mark") and "maratha" in t.legal("mark") and "enough" not in t.legal()
    assert t.refused("mark kurpa") == ["IS-EVENT-1-1", "IS-R52"]
    assert t.refused("mark savoy") == ["IS-EVENT-1-1"]
    t.do("mark mysore")
    assert "mysore" not in t.legal("mark")
    t.do("mark vellore")
    assert t.p.marker.count(1) == 3


@rule("IS-EVENT-1-1", "IS-R50")
@BOTH
def test_carnatic_war_counts_no_alliance_with_a_marker_and_may_do_nothing(side: str, other: str) -> None:
    assert table(side, own="mysore", opposing="nizam", marked="mysore").event("carnatic-war") == {}


@rule("IS-EVENT-1-2", "IS-R100", "IS-R39")
@BOTH
def test_carnatic_war_bonus_damages_a_fort_or_shifts_a_cotton_market(side: str, other: str) -> None:
    t = table(side, opposing="arcot vandavasi plassey")
    t.open_event("carnatic-war", bonus=True).do("play carnatic-war")
    assert t.legal() == ["either 1", "either 2"]
    t.do("either 1")
    assert t.legal("damage") == ["arcot", "vandavasi"]
    assert t.refused("damage louisbourg") == ["IS-EVENT-1-2"]

    t = table(side, opposing="arcot plassey")
    assert t.event("carnatic-war", "either 2", "shift plassey", bonus=True) == {"flag plassey": EMPTY}
    assert table(side).event("carnatic-war", "shift kurpa", bonus=True) == {"flag kurpa": side}


@rule("IS-EVENT-1-2")
@BOTH
def test_carnatic_war_bonus_finds_nothing(side: str, other: str) -> None:
    own = "plassey west-bengal midnapore kurpa vellore karaikal arcot"
    t = table(side, own=own, opposing="vandavasi").damaged("vandavasi")
    assert t.event("carnatic-war", bonus=True) == {}


# -- 2 Acts of Union -------------------------------------------------------------------------------


@rule("IS-EVENT-2-1", "IS-R101")
def test_acts_of_union_gives_britain_a_point_against_french_flags() -> None:
    t = CardTable("britain", france="savoy", britain="ireland-prestige", marked="ireland-prestige")
    assert t.event("acts-of-union", tile="m3-e2") == {"diplomatic only unflag-political-europe": 1}
    assert t.legal("diplomacy") == ["europe"]
    t.do("diplomacy europe")
    assert t.legal("shift") == ["savoy"]


@rule("IS-EVENT-2-2", "IS-R101")
def test_acts_of_union_scores_for_britain_with_more_prestige_in_the_isles() -> None:
    t = CardTable("britain", britain="ireland-prestige")
    assert t.event("acts-of-union", bonus=True) == {"diplomatic only unflag-political-europe": 1, "vp": 13}


@rule("IS-EVENT-2-3", "IS-R50")
def test_acts_of_union_gives_france_two_free_points() -> None:
    level = CardTable("france", france="ireland-prestige", britain="scotland-prestige savoy")
    assert level.event("acts-of-union") == {"major diplomatic": 2}
    marked = CardTable("france", france="ireland-prestige", marked="ireland-prestige")
    assert marked.event("acts-of-union") == {"major diplomatic": 2}


@rule("IS-EVENT-2-4", "IS-R101", "IS-R21")
def test_acts_of_union_takes_a_british_flag_off_outside_spain_and_austria() -> None:
    british = "savoy russia spain-prestige-2 austria-alliance-2"
    t = CardTable("france", france="ireland-prestige bavaria", britain=british)
    t.open_event("acts-of-union", bonus=True).do("play acts-of-union")
    assert t.legal("unflag") == ["russia", "savoy"]
    assert t.refused("unflag spain-prestige-2") == ["IS-EVENT-2-4"]
    assert t.refused("unflag bavaria") == ["IS-EVENT-2-4", "IS-R21"]
    t = CardTable("france", france="ireland-prestige", britain="spain-prestige-2")
    assert t.event("acts-of-union", bonus=True) == {"major diplomatic": 2}


# -- 3 Tropical Diseases ---------------------------------------------------------------------------


@rule("IS-EVENT-3-1", "IS-R102", "IS-5.2-7")
@BOTH
def test_tropical_diseases_takes_a_flag_of_each_side(side: str, other: str) -> None:
    t = table(side, own="georgia caicos", opposing="antigua havana plassey")
    t.open_event("tropical-diseases").do("play tropical-diseases")
    assert t.legal() == ["unflag antigua", "unflag havana"]
    t.do("unflag antigua")
    assert t.legal() == ["give-up georgia", "give-up caicos"]
    assert t.refused("give-up havana") == ["IS-EVENT-3-1", "IS-R102"]


@rule("IS-EVENT-3-1", "IS-R102")
@BOTH
def test_tropical_diseases_takes_the_own_flag_without_an_opposing_one(side: str, other: str) -> None:
    assert table(side, own="georgia", opposing="plassey").event("tropical-diseases") == {"flag georgia": EMPTY}
    assert table(side, opposing="georgia").event("tropical-diseases") == {"flag georgia": EMPTY}
    assert table(side).event("tropical-diseases") == {}


@rule("IS-EVENT-3-2")
@BOTH
def test_tropical_diseases_bonus_takes_a_second_opposing_flag(side: str, other: str) -> None:
    t = table(side, own="georgia", opposing="antigua st-lucia")
    gone = {"flag antigua": EMPTY, "flag st-lucia": EMPTY, "flag georgia": EMPTY}
    assert t.event("tropical-diseases", "unflag antigua", bonus=True) == gone
    assert table(side, own="georgia").event("tropical-diseases", bonus=True) == {"flag georgia": EMPTY}


# -- 4 South Sea Speculation -----------------------------------------------------------------------


@rule("IS-EVENT-4-1", "IS-R103")
@BOTH
def test_south_sea_speculation_isolates_no_other_market(side: str, other: str) -> None:
    # Kanchipuram joins Vellore to Madras; Georgia hangs on Carolinas alone.
    t = table(side, own="plassey", opposing="madras kanchipuram vellore carolinas georgia")
    t.open_event("south-sea-speculation").do("play south-sea-speculation")
    assert t.legal() == ["unflag georgia", "unflag vellore"]
    assert t.refused("unflag kanchipuram") == ["IS-EVENT-4-1", "IS-R103"]
    assert t.refused("unflag plassey") == ["IS-EVENT-4-1", "IS-R21"]


@rule("IS-EVENT-4-2", "IS-R103", "IS-R47")
@BOTH
def test_south_sea_speculation_bonus_makes_one_squadron_cheaper(side: str, other: str) -> None:
    t = table(side)
    assert t.event("south-sea-speculation", bonus=True, tile="m2-d2") == {"squadron less": 2}
    t.do("build-squadron")
    assert (t.facts()["major military"], t.facts()["squadron less"]) == (0, 0)


@rule("IS-EVENT-4-1", "IS-R103")
@BOTH
def test_south_sea_speculation_finds_no_market(side: str, other: str) -> None:
    assert table(side, own="georgia", opposing="savoy").event("south-sea-speculation") == {}


# -- 5 War of Jenkins' Ear -------------------------------------------------------------------------


@rule("IS-EVENT-5-1", "IS-3.4.4-3")
def test_jenkins_ear_lowers_british_debt() -> None:
    t = CardTable("britain").have("debt", britain=3)
    assert t.event("war-of-jenkins-ear") == {"debt britain": 1}
    assert CardTable("britain").have("debt", britain=1).event("war-of-jenkins-ear") == {"debt britain": 0}
    assert CardTable("britain").event("war-of-jenkins-ear") == {}


@rule("IS-EVENT-5-2", "IS-R61")
def test_jenkins_ear_bonus_forces_debt_on_france() -> None:
    assert CardTable("britain").event("war-of-jenkins-ear", bonus=True) == {"debt france": 1}
    full = CardTable("britain").have("debt", france=6)
    assert full.event("war-of-jenkins-ear", bonus=True) == {"vp": 14}


@rule("IS-EVENT-5-3")
def test_jenkins_ear_marks_a_british_market_of_the_caribbean() -> None:
    t = CardTable("france", france="havana", britain="georgia caicos plassey", marked="caicos")
    assert t.event("war-of-jenkins-ear") == {"marker georgia": 1}
    t = CardTable("france", france="havana", britain="georgia caicos")
    t.open_event("war-of-jenkins-ear").do("play war-of-jenkins-ear")
    assert t.legal() == ["mark georgia", "mark caicos"]
    assert t.refused("mark havana") == ["IS-EVENT-5-3"]
    assert CardTable("france", france="havana").event("war-of-jenkins-ear") == {}


@rule("IS-EVENT-5-4")
def test_jenkins_ear_bonus_gives_france_a_diplomatic_point() -> None:
    assert CardTable("france").event("war-of-jenkins-ear", bonus=True, tile="m2-e2") == {"major diplomatic": 1}


# -- 6 Native American Alliances -------------------------------------------------------------------


@rule("IS-EVENT-6-1", "IS-5.2-12")
def test_native_alliances_shift_one_for_britain() -> None:
    t = CardTable("britain", france="algonquin")
    t.open_event("native-american-alliances").do("play native-american-alliances")
    assert t.legal() == ["shift algonquin", "shift iroquois"]
    t.do("shift iroquois")
    assert t.facts()["flag iroquois"] == "britain"
    both = CardTable("britain", britain="algonquin iroquois")
    assert both.event("native-american-alliances") == {}


@rule("IS-EVENT-6-2", "IS-R104", "IS-R54")
def test_native_alliances_bonus_uses_an_advantage_just_gained_without_exhausting_it() -> None:
    t = CardTable("britain", britain="algonquin", france="albany")
    gained = t.event("native-american-alliances", "use-advantage iroquois-raids", "mark albany", bonus=True)
    assert gained == {"flag iroquois": "britain", "advantage iroquois-raids": "britain", "marker albany": 1}
    assert t.legal("use-advantage") == []


@rule("IS-EVENT-6-2", "IS-R104", "IS-R56", "IS-R55")
def test_native_alliances_bonus_needs_a_held_and_unblocked_advantage_and_can_be_declined() -> None:
    t = CardTable("britain", britain="algonquin iroquois", marked="iroquois").exhausted("algonquin-raids")
    t.open_event("native-american-alliances", bonus=True).do("play native-american-alliances")
    assert t.legal() == ["use-advantage algonquin-raids", "enough"]
    assert t.refused("use-advantage iroquois-raids") == ["IS-EVENT-6-2", "IS-R55", "IS-R56"]
    assert t.refused("use-advantage fur-trade") == ["IS-EVENT-6-2", "IS-R104"]
    assert t.refused("use-advantage rum") == ["IS-EVENT-6-2"]
    t.do("enough")
    assert t.facts()["exhausted algonquin-raids"] == 1


@rule("IS-EVENT-6-2", "IS-R104")
def test_native_alliances_bonus_is_passed_over_without_an_advantage() -> None:
    t = CardTable("britain", france="algonquin iroquois")
    assert t.event("native-american-alliances", "shift iroquois", bonus=True) == {
        "flag iroquois": EMPTY,
        "advantage iroquois-raids": EMPTY,
    }


@rule("IS-EVENT-6-3")
def test_native_alliances_give_france_points_for_north_america() -> None:
    t = CardTable("france", britain="iroquois")
    assert t.event("native-american-alliances") == {"economic only north-america": 2}


@rule("IS-EVENT-6-4")
def test_native_alliances_bonus_takes_a_british_flag_off() -> None:
    t = CardTable("france", britain="iroquois savoy")
    assert t.event("native-american-alliances", bonus=True) == {
        "economic only north-america": 2,
        "flag iroquois": EMPTY,
        "advantage iroquois-raids": EMPTY,
    }
    t = CardTable("france", france="iroquois")
    assert t.event("native-american-alliances", bonus=True) == {"economic only north-america": 2}


# -- 7 Austro-Spanish Rivalry ----------------------------------------------------------------------


@rule("IS-EVENT-7-1")
def test_austro_spanish_rivalry_marks_a_space_of_spain() -> None:
    t = CardTable("britain", france="spain-prestige-2", marked="spain-prestige-3")
    t.open_event("austro-spanish-rivalry").do("play austro-spanish-rivalry")
    assert t.legal("mark") == ["spain-alliance-upper", "spain-prestige-2", "spain-alliance-lower"]
    all_marked = "spain-alliance-upper spain-prestige-2 spain-alliance-lower spain-prestige-3"
    assert CardTable("britain", marked=all_marked).event("austro-spanish-rivalry") == {}


@rule("IS-EVENT-7-2", "IS-R105", "IS-R166")
def test_austro_spanish_rivalry_bonus_returns_a_random_french_tile() -> None:
    t = CardTable("britain").tiles("france", "wss-spain wss-spain wss-jacobite-rebellion")
    t.draws("bonus-wss-fr-de-villars")
    t.open_event("austro-spanish-rivalry", bonus=True).do("play austro-spanish-rivalry", "mark spain-prestige-2")
    assert t.legal("theater") == ["wss-spain", "wss-jacobite-rebellion"]
    assert t.refused("theater wss-central-europe") == ["IS-EVENT-7-2", "IS-R105"]
    assert t.refused("theater was-central-europe") == ["IS-EVENT-7-2"]
    t.do("theater wss-spain")
    assert t.facts()["tile bonus-wss-fr-de-villars"] == 0
    assert t.facts()["tile bonus-wss-fr-vendome"] == 2


@rule("IS-EVENT-7-2")
def test_austro_spanish_rivalry_bonus_without_french_tiles() -> None:
    marked = {"marker spain-prestige-2": 1}
    t = CardTable("britain").tiles("britain", "wss-spain")
    assert t.event("austro-spanish-rivalry", "mark spain-prestige-2", bonus=True) == marked


@rule("IS-EVENT-7-3", "IS-EVENT-7-4", "IS-R105")
def test_austro_spanish_rivalry_for_france() -> None:
    dutch = "dutch-republic-alliance dutch-republic-prestige"
    t = CardTable("france", britain=dutch)
    assert t.event("austro-spanish-rivalry", "unflag dutch-republic-alliance") == {
        "flag dutch-republic-alliance": EMPTY
    }
    assert CardTable("france").event("austro-spanish-rivalry") == {}
    t = CardTable("france")
    t.open_event("austro-spanish-rivalry", bonus=True).do("play austro-spanish-rivalry")
    assert t.legal() == ["points economic", "points diplomatic"]
    assert t.refused("points military") == ["IS-EVENT-7-4"]
    t.do("points diplomatic")
    assert t.facts()["diplomatic only india"] == 2
    t = CardTable("france")
    assert t.event("austro-spanish-rivalry", "points economic", bonus=True) == {"economic only india": 2}


# -- 8 Tax Reform ----------------------------------------------------------------------------------


@rule("IS-EVENT-8-1", "IS-R106")
@BOTH
def test_tax_reform_lowers_debt_or_gives_points(side: str, other: str) -> None:
    def reform(debt: int, bonus: bool) -> dict[str, int | str]:
        return table(side).have("debt", debt, debt).event("tax-reform", bonus=bonus)

    assert reform(5, False) == {f"debt {side}": 3}
    assert reform(1, False) == {f"debt {side}": 0, "major economic": 4}
    assert reform(0, False) == {"major economic": 5}


@rule("IS-EVENT-8-2", "IS-R106")
@BOTH
def test_tax_reform_bonus_makes_it_three(side: str, other: str) -> None:
    assert table(side).have("debt", 4, 4).event("tax-reform", bonus=True) == {f"debt {side}": 1}
    assert table(side).have("debt", 2, 2).event("tax-reform", bonus=True) == {f"debt {side}": 0, "major economic": 4}
