"""Event cards 16 to 22 (Empire Era), for both sides, with and without bonus, and with nothing to strike."""

from tests.games.imperial_struggle.card_table import BOTH, EMPTY, CardTable, table
from tricorne.kernel.testing import rule

CARIBBEAN = (
    "georgia panzacola bahamas-run-west bahamas-run-north caicos port-de-paix puerto-principe puerto-rico antigua "
    "martinique st-lucia havana santiago cayman-passage cuba-passage-east st-james"
)

# -- 16 Caribbean Slave Unrest ---------------------------------------------------------------------


@rule("IS-EVENT-16-1", "IS-R52")
@BOTH
def test_slave_unrest_marks_a_caribbean_market(side: str, other: str) -> None:
    t = table(side, own="georgia", opposing="havana", turn=3)
    t.open_event("caribbean-slave-unrest").do("play caribbean-slave-unrest")
    assert t.legal("mark") == CARIBBEAN.split()
    t.do("mark georgia")
    assert t.facts()["marker georgia"] == 1
    assert table(side, marked=CARIBBEAN, turn=3).event("caribbean-slave-unrest") == {}


@rule("IS-EVENT-16-2", "IS-R114")
@BOTH
def test_slave_unrest_bonus_with_more_bonus_tiles_in_the_next_war(side: str, other: str) -> None:
    marks = ("mark georgia", "mark havana")
    assert table(side, turn=3).event("caribbean-slave-unrest", *marks, bonus=True) == {
        "marker georgia": 1,
        "marker havana": 1,
    }
    level = table(side, turn=3).tiles(side, "was-central-europe").tiles(other, "was-central-europe")
    assert level.event("caribbean-slave-unrest", "mark georgia") == {"marker georgia": 1}
    assert table(side, turn=6).event("caribbean-slave-unrest", "mark georgia") == {"marker georgia": 1}


# -- 17 Pacte de Famille ---------------------------------------------------------------------------


@rule("IS-EVENT-17-1", "IS-EVENT-17-2", "IS-R115")
def test_pacte_de_famille_makes_flags_in_spain_and_austria_cheaper_for_britain() -> None:
    t = CardTable("britain", france="spain-prestige-3 savoy", turn=3)
    assert t.event("pacte-de-famille", tile="d2-e2") == {"discounts": "pacte-de-famille"}
    t.do("diplomacy europe", "shift spain-prestige-3")
    assert t.facts()["major diplomatic"] == 0
    t = CardTable("britain", turn=3)
    assert t.event("pacte-de-famille", bonus=True, tile="m2-e2") == {
        "discounts": "pacte-de-famille",
        "major diplomatic": 1,
    }


@rule("IS-EVENT-17-3", "IS-R115")
def test_pacte_de_famille_refreshes_french_advantages_of_europe() -> None:
    spaces = "prussia-empire-prestige austria-alliance-3 sardinia austria-prestige-upper algonquin"
    t = CardTable("france", france=spaces, turn=3)
    t.exhausted("german-diplomacy italy-influence silesia-negotiations algonquin-raids naval-bastion")
    t.open_event("pacte-de-famille").do("play pacte-de-famille")
    assert t.legal() == [
        "refresh german-diplomacy",
        "refresh italy-influence",
        "refresh silesia-negotiations",
        "enough",
    ]
    assert t.refused("refresh naval-bastion") == ["IS-EVENT-17-3", "IS-R115"]
    t.do("refresh german-diplomacy", "refresh italy-influence")
    facts = t.facts()
    assert (facts["exhausted german-diplomacy"], facts["exhausted silesia-negotiations"]) == (0, 1)
    assert "pass" not in t.legal()

    t = CardTable("france", france="austria-prestige-upper", turn=3).exhausted("silesia-negotiations")
    assert t.event("pacte-de-famille", "enough") == {}
    assert CardTable("france", france="austria-prestige-upper", turn=3).event("pacte-de-famille") == {}


@rule("IS-EVENT-17-4")
def test_pacte_de_famille_bonus_gives_france_points_for_spain_and_austria() -> None:
    t = CardTable("france", turn=3)
    assert t.event("pacte-de-famille", bonus=True) == {"diplomatic only spain-austria": 2}


# -- 18 Byng's Trial -------------------------------------------------------------------------------


@rule("IS-EVENT-18-1", "IS-R116")
def test_byng_goes_to_a_theater_that_counts_squadrons() -> None:
    t = CardTable("britain", turn=4)
    t.open_event("byngs-trial").do("play byngs-trial")
    assert t.legal("theater") == ["7yw-atlantic-dominance", "7yw-third-carnatic-war", "7yw-french-and-indian-war"]
    assert t.refused("theater 7yw-prussias-wars") == ["IS-EVENT-18-1", "IS-R116"]
    t.do("theater 7yw-third-carnatic-war")
    assert t.facts()["byng"] == 2
    assert CardTable("britain", turn=3).event("byngs-trial", "theater was-king-georges-war") == {"byng": 2}
    assert CardTable("britain", turn=6).event("byngs-trial") == {}


@rule("IS-EVENT-18-2", "IS-R116")
def test_byngs_trial_sets_a_british_squadron_aside() -> None:
    t = CardTable("france", france="balearic", britain="biscay", turn=3).have("navy-box", 1, 1)
    t.open_event("byngs-trial").do("play byngs-trial")
    assert t.legal() == ["set-aside biscay", "set-aside navy-box"]
    assert t.refused("set-aside balearic") == ["IS-EVENT-18-2"]
    t.do("set-aside biscay")
    assert (t.facts()["flag biscay"], t.facts()["aside britain"]) == (EMPTY, 1)
    t = CardTable("france", turn=3).have("navy-box", 1, 2)
    assert t.event("byngs-trial") == {"navy-box britain": 1, "aside britain": 1}
    assert CardTable("france", turn=3).have("navy-box", 1, 0).event("byngs-trial") == {}


# -- 19 Le Beau Monde ------------------------------------------------------------------------------


@rule("IS-EVENT-19-1", "IS-R117")
def test_beau_monde_may_add_a_demand() -> None:
    t = CardTable("britain", turn=3).demand("spice fish tobacco")
    t.open_event("le-beau-monde").do("play le-beau-monde")
    assert t.legal() == ["demand furs", "demand cotton", "enough"]
    assert t.refused("demand sugar") == ["IS-EVENT-19-1"]
    t.do("demand cotton")
    assert t.facts()["demand cotton"] == 1
    t = CardTable("britain", turn=3).demand("furs spice fish")
    t.open_event("le-beau-monde").do("play le-beau-monde")
    assert t.refused("demand furs") == ["IS-EVENT-19-1", "IS-R117"]
    t.do("enough")
    assert t.facts()["demand cotton"] == 0
    assert CardTable("britain", turn=3).demand("furs cotton spice").event("le-beau-monde") == {}


@rule("IS-EVENT-19-2", "IS-EVENT-19-3", "IS-EVENT-19-4")
def test_beau_monde_gives_points() -> None:
    t = CardTable("britain", turn=3).demand("furs cotton spice")
    assert t.event("le-beau-monde", bonus=True, tile="m2-d2") == {"major economic": 1}
    assert CardTable("france", turn=3).event("le-beau-monde") == {"diplomatic only europe": 1}
    assert CardTable("france", turn=3).event("le-beau-monde", bonus=True) == {"diplomatic only europe": 3}


# -- 20 Hyder Ali ----------------------------------------------------------------------------------


@rule("IS-EVENT-20-1", "IS-R118")
@BOTH
def test_hyder_ali_takes_control_of_an_alliance(side: str, other: str) -> None:
    t = table(side, own="maratha", opposing="mysore", turn=3, marked="mysore")
    t.open_event("hyder-ali").do("play hyder-ali")
    assert t.legal() == ["either 1", "either 2"]
    t.do("either 1")
    assert t.legal() == ["control nizam", "control mysore"]
    assert t.refused("control maratha") == ["IS-EVENT-20-1", "IS-R118"]
    t.do("control mysore")
    facts = t.facts()
    assert (facts["flag mysore"], facts["marker mysore"], facts["advantage power-struggle"]) == (side, 0, side)


@rule("IS-EVENT-20-1", "IS-R118", "IS-R37")
@BOTH
def test_hyder_ali_marks_two_spaces_that_are_not_protected(side: str, other: str) -> None:
    t = table(side, own="maratha nizam mysore", opposing="arcot vellore", turn=3)
    t.open_event("hyder-ali").do("play hyder-ali")
    assert "vellore" not in t.legal("mark") and "kurpa" in t.legal("mark") and "mysore" in t.legal("mark")
    assert t.refused("mark vellore") == ["IS-EVENT-20-1", "IS-R37"]
    t.do("mark mysore", "mark kurpa")
    assert (t.facts()["marker mysore"], t.facts()["marker kurpa"]) == (1, 1)


@rule("IS-EVENT-20-1", "IS-R21")
@BOTH
def test_hyder_ali_finds_nothing(side: str, other: str) -> None:
    india = (
        "malacca-route plassey west-bengal midnapore kurpa vellore kanchipuram karaikal tiruchirappalli calicut "
        "mangalore maratha nizam mysore"
    )
    t = table(side, own="maratha nizam mysore", turn=3, marked=india)
    assert t.event("hyder-ali") == {}


@rule("IS-EVENT-20-2")
@BOTH
def test_hyder_ali_bonus_gives_points_for_india(side: str, other: str) -> None:
    t = table(side, turn=3)
    facts = t.event("hyder-ali", "either 1", "control nizam", bonus=True)
    assert facts == {"flag nizam": side, "advantage separatist-wars": side, "economic only india": 2}


# -- 21 Co-Hong System -----------------------------------------------------------------------------


@rule("IS-EVENT-21-1", "IS-R119")
@BOTH
def test_co_hong_system_puts_another_commodity_in_demand(side: str, other: str) -> None:
    t = table(side, turn=3).demand("furs spice fish").draws("cotton")
    t.open_event("co-hong-system").do("play co-hong-system")
    assert t.legal() == ["demand furs", "demand spice", "demand fish"]
    assert t.refused("demand sugar") == ["IS-EVENT-21-1", "IS-R119"]
    t.do("demand spice")
    facts = t.facts()
    assert (facts["demand spice"], facts["demand cotton"]) == (0, 1)


@rule("IS-EVENT-21-1", "IS-R119")
@BOTH
def test_co_hong_system_with_four_demands_and_with_none(side: str, other: str) -> None:
    t = table(side, turn=3).demand("furs spice fish cotton").draws("tobacco")
    assert t.event("co-hong-system", "demand furs") == {"demand furs": 0, "demand tobacco": 1}
    assert table(side, turn=3).event("co-hong-system") == {}


@rule("IS-EVENT-21-2")
@BOTH
def test_co_hong_system_bonus_gives_points_for_india(side: str, other: str) -> None:
    assert table(side, turn=3).event("co-hong-system", bonus=True) == {"economic only india": 2}


# -- 22 Corsican Crisis ----------------------------------------------------------------------------


@rule("IS-EVENT-22-1", "IS-EVENT-22-2", "IS-R120")
def test_corsican_crisis_for_britain() -> None:
    t = CardTable("britain", france="savoy", turn=3)
    t.open_event("corsican-crisis").do("play corsican-crisis")
    assert t.legal() == ["shift sardinia", "shift savoy"]
    assert CardTable("britain", britain="savoy sardinia", turn=3).event("corsican-crisis") == {}
    t = CardTable("britain", britain="savoy sardinia", france="cabot-strait", turn=3)
    assert t.event("corsican-crisis", bonus=True) == {"vp": 14}
    t = CardTable("britain", britain="savoy sardinia", france="biscay", turn=3)
    assert t.event("corsican-crisis", bonus=True) == {}


@rule("IS-EVENT-22-3", "IS-EVENT-22-4", "IS-R120")
def test_corsican_crisis_for_france() -> None:
    t = CardTable("france", britain="spain-prestige-2 savoy minorca", turn=3)
    t.open_event("corsican-crisis").do("play corsican-crisis")
    assert t.legal() == ["unflag savoy", "unflag spain-prestige-2"]
    assert CardTable("france", britain="minorca plassey", turn=3).event("corsican-crisis") == {}
    t = CardTable("france", britain="spain-prestige-2 savoy", turn=3)
    gone = {"flag spain-prestige-2": EMPTY, "vp": 16}
    assert t.event("corsican-crisis", "unflag spain-prestige-2", bonus=True) == gone
    t = CardTable("france", britain="spain-prestige-2 savoy", turn=3)
    assert t.event("corsican-crisis", "unflag savoy", bonus=True) == {"flag savoy": EMPTY}
