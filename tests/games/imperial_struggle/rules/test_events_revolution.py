"""Event cards 31 to 41 (Revolution Era), for both sides, with and without bonus, and with nothing to strike."""

from tests.games.imperial_struggle.card_table import BOTH, EMPTY, CardTable, owes, table, vp
from tricorne.kernel.testing import rule

NORTHERN = (
    "massachusetts-bay chesapeake hudson-valley albany cumberland allegheny niagara oswego iroquois sons-of-liberty"
)
SUGAR = "panzacola port-de-paix puerto-principe puerto-rico antigua martinique st-lucia havana santiago"

# -- 31 Nootka Incident ----------------------------------------------------------------------------


@rule("IS-EVENT-31-1", "IS-EVENT-31-2", "IS-R125", "IS-R50")
def test_nootka_incident_for_britain() -> None:
    t = CardTable("britain", turn=5)
    assert t.event("nootka-incident", "points economic", tile="m3-d2") == {"major economic": 2}
    spain = "spain-alliance-upper spain-alliance-lower spain-prestige-2"
    t = CardTable("britain", britain=spain, turn=5)
    assert t.event("nootka-incident", "points diplomatic", bonus=True, tile="m3-e2") == {
        "major diplomatic": 2,
        "flag spain-alliance-upper": EMPTY,
        "flag spain-alliance-lower": EMPTY,
        "vp": 11,
    }
    t = CardTable("britain", britain=spain, turn=5, marked="spain-alliance-upper")
    facts = t.event("nootka-incident", "points economic", bonus=True, tile="m3-d2")
    assert facts == {"major economic": 2, "flag spain-alliance-lower": EMPTY, "vp": 13}
    t = CardTable("britain", france=spain, turn=5)
    assert t.event("nootka-incident", "points economic", bonus=True, tile="m3-d2") == {"major economic": 2}


@rule("IS-EVENT-31-3", "IS-EVENT-31-4")
def test_nootka_incident_for_france() -> None:
    t = CardTable("france", britain="biscay", turn=5).have("navy-box", 0, 0)
    assert t.event("nootka-incident") == {"flag biscay": EMPTY, "navy-box britain": 1}
    t = CardTable("france", france="biscay", turn=5).have("navy-box", 0, 2).have("unbuilt", france=7)
    assert t.event("nootka-incident", bonus=True) == {"navy-box france": 1, "unbuilt france": 6}
    assert CardTable("france", turn=5).have("unbuilt", france=0).event("nootka-incident", bonus=True) == {}


# -- 32 Haitian Revolution -------------------------------------------------------------------------


@rule("IS-EVENT-32-1", "IS-R126")
@BOTH
def test_haitian_revolution_puts_a_dearer_marker_on_sugar(side: str, other: str) -> None:
    t = table(side, own="havana", opposing="antigua", turn=5)
    t.open_event("haitian-revolution").do("play haitian-revolution")
    assert t.legal("mark") == SUGAR.split()
    t.do("mark havana")
    assert t.facts()["marker havana"] == 2
    assert table(side, turn=5, marked=SUGAR).event("haitian-revolution") == {}


@rule("IS-EVENT-32-2", "IS-R114")
@BOTH
def test_haitian_revolution_bonus_puts_two_more(side: str, other: str) -> None:
    answers = ("mark havana", "mark antigua", "mark santiago")
    markers = {"marker havana": 2, "marker antigua": 2, "marker santiago": 2}
    assert table(side, turn=5).event("haitian-revolution", *answers, bonus=True) == markers
    two_left = SUGAR.replace(" havana", "").replace(" antigua", "")
    t = table(side, turn=5, marked=two_left)
    both = {"marker havana": 2, "marker antigua": 2}
    assert t.event("haitian-revolution", "mark havana", bonus=True) == both


# -- 33 Loge des Neuf Soeurs -----------------------------------------------------------------------


@rule("IS-EVENT-33-1", "IS-R127", "IS-R40", "IS-R41")
def test_neuf_soeurs_mark_a_space_of_the_northern_colonies() -> None:
    t = CardTable("britain", turn=6)
    t.open_event("loge-des-neuf-soeurs").do("play loge-des-neuf-soeurs")
    assert t.legal("mark") == NORTHERN.split()
    assert t.refused("mark usa-2") == ["IS-EVENT-33-1", "IS-R40"]
    t = CardTable("britain", turn=6, usa="northern-colonies")
    t.open_event("loge-des-neuf-soeurs").do("play loge-des-neuf-soeurs")
    assert t.legal("mark") == [*NORTHERN.split(), "usa-2", "usa-3"]
    assert CardTable("britain", turn=5, marked=NORTHERN).event("loge-des-neuf-soeurs") == {}


@rule("IS-EVENT-33-2", "IS-R127")
def test_neuf_soeurs_bonus_compares_north_america_after_the_marker() -> None:
    t = CardTable("britain", britain="hudson-bay halifax", france="acadia", turn=5)
    assert t.event("loge-des-neuf-soeurs", "mark albany", bonus=True) == {"marker albany": 1, "vp": 12}
    t = CardTable("britain", britain="hudson-bay gulf-of-maine", france="acadia albany", turn=5)
    assert t.event("loge-des-neuf-soeurs", "mark albany", bonus=True) == {"marker albany": 1, "vp": 12}
    t = CardTable("britain", britain="hudson-bay", france="acadia", turn=5)
    assert t.event("loge-des-neuf-soeurs", "mark albany", bonus=True) == {"marker albany": 1}


@rule("IS-EVENT-33-3", "IS-R127", "IS-R104", "IS-R157")
def test_neuf_soeurs_use_an_advantage_outside_europe() -> None:
    french = "iroquois mysore austria-prestige-upper"
    t = CardTable("france", france=french, turn=5).exhausted("iroquois-raids").up("james-watt")
    t.open_event("loge-des-neuf-soeurs").do("play loge-des-neuf-soeurs")
    assert t.legal() == ["use-advantage iroquois-raids", "use-advantage power-struggle", "enough"]
    assert t.refused("use-advantage silesia-negotiations") == ["IS-EVENT-33-3"]
    t.do("use-advantage power-struggle", "mark karaikal")
    facts = t.facts()
    assert (facts["marker karaikal"], facts["exhausted power-struggle"], facts["treaty britain"]) == (1, 0, 0)
    assert t.refused("use-advantage power-struggle") != []
    assert CardTable("france", turn=5).event("loge-des-neuf-soeurs") == {}


@rule("IS-EVENT-33-4")
def test_neuf_soeurs_bonus_gives_france_two_points() -> None:
    t = CardTable("france", turn=5)
    assert t.event("loge-des-neuf-soeurs", bonus=True, tile="m3-e2") == {"major diplomatic": 2}


# -- 34 La Gabelle ---------------------------------------------------------------------------------


@rule("IS-EVENT-34-1", "IS-R128")
def test_gabelle_exhausts_up_to_two_advantages_of_anyone() -> None:
    t = CardTable("britain", france="mysore austria-prestige-upper", turn=5).exhausted("rum")
    t.up("james-watt pompadour-du-barry")
    t.open_event("la-gabelle").do("play la-gabelle")
    assert len(t.legal("exhaust")) == 21
    assert t.refused("exhaust rum") == ["IS-EVENT-34-1", "IS-R128"]
    t.do("exhaust silesia-negotiations", "exhaust wheat")
    facts = t.facts()
    assert (facts["exhausted silesia-negotiations"], facts["exhausted wheat"]) == (1, 1)
    assert (facts["treaty france"], facts["treaty britain"]) == (0, 0)
    one = CardTable("britain", turn=5).event("la-gabelle", "exhaust silk", "enough")
    assert one == {"exhausted silk": 1}
    assert CardTable("britain", turn=5).event("la-gabelle", "enough") == {}


@rule("IS-EVENT-34-1")
def test_gabelle_finds_everything_exhausted() -> None:
    t = CardTable("britain", turn=5)
    t.p.advantage_used = [1] * 22
    assert t.event("la-gabelle") == {}


@rule("IS-EVENT-34-2", "IS-EVENT-34-3", "IS-EVENT-34-4", "IS-R128")
def test_gabelle_gives_points_and_scores() -> None:
    t = CardTable("britain", turn=5).have("debt", 1, 0)
    assert t.event("la-gabelle", "enough", bonus=True) == {"major economic": 2}
    assert CardTable("france", turn=5).event("la-gabelle") == {"major economic": 2}
    t = CardTable("france", turn=5).have("debt", 0, 1)
    assert t.event("la-gabelle", bonus=True) == {"major economic": 2, "vp": 17}
    t = CardTable("france", turn=5).have("debt", 0, 1).up("marquis-de-condorcet")
    assert t.event("la-gabelle", bonus=True) == {"major economic": 2, "vp": 18}


@rule("IS-EVENT-34-4", "IS-3.5.3-1")
def test_gabelle_keyword_may_be_turned_up_for_it() -> None:
    t = CardTable("france", turn=5).have("debt", 0, 1).down("marquis-de-condorcet")
    t.open_event("la-gabelle", bonus=True).do("reveal marquis-de-condorcet", "play la-gabelle")
    assert t.facts()["vp"] == 18
    t = CardTable("france", turn=5).have("debt", 0, 1).down("marquis-de-condorcet")
    assert t.event("la-gabelle", bonus=True)["vp"] == 17


# -- 35 to 39 --------------------------------------------------------------------------------------


@rule("IS-EVENT-35-1", "IS-EVENT-35-2")
def test_jesuit_abolition_for_britain() -> None:
    t = CardTable("britain", france="havana antigua georgia", turn=5)
    t.open_event("jesuit-abolition").do("play jesuit-abolition")
    assert t.legal() == ["unflag antigua", "unflag havana"]
    assert CardTable("britain", france="georgia", turn=5).event("jesuit-abolition") == {}
    assert CardTable("britain", turn=5).event("jesuit-abolition", bonus=True) == {"economic only caribbean": 3}


@rule("IS-EVENT-35-3", "IS-EVENT-35-4")
def test_jesuit_abolition_for_france() -> None:
    t = CardTable("france", turn=5).have("debt", 3, 3)
    assert t.event("jesuit-abolition") == {"debt france": 1}
    t = CardTable("france", turn=5).have("debt", 3, 3)
    assert t.event("jesuit-abolition", bonus=True) == {"debt france": 1, "vp": 17}
    assert CardTable("france", turn=5).event("jesuit-abolition") == {}


@rule("IS-EVENT-36-1", "IS-EVENT-36-2")
@BOTH
def test_wealth_of_nations_lowers_debt_and_gives_points(side: str, other: str) -> None:
    assert table(side, turn=5).have("debt", 3, 3).event("wealth-of-nations") == {f"debt {side}": 1}
    assert table(side, turn=5).event("wealth-of-nations") == {}
    assert table(side, turn=5).event("wealth-of-nations", bonus=True) == {"major economic": 3}


@rule("IS-EVENT-37-1", "IS-EVENT-37-2", "IS-R129")
@BOTH
def test_debt_crisis_needs_more_available_debt(side: str, other: str) -> None:
    points = {"economic only unflag-markets": 3}
    assert table(side, turn=5).event("debt-crisis") == {}
    assert table(side, turn=5).have("debt", **owes(side, 0, 2)).event("debt-crisis") == points
    assert table(side, turn=5).have("debt", **owes(side, 2, 0)).event("debt-crisis") == {}
    t = table(side, turn=5).have("debt", **owes(side, 0, 3))
    assert t.event("debt-crisis", bonus=True) == {**points, "vp": vp(side, 2)}


@rule("IS-EVENT-38-1", "IS-R130")
@BOTH
def test_east_asia_piracy_compares_strongholds_in_india(side: str, other: str) -> None:
    scored = {"vp": vp(side, 3)}
    assert table(side, own="mysore hooghly-river", opposing="arcot", turn=5).event("east-asia-piracy") == scored
    t = table(side, own="arcot", opposing="plassey calcutta", turn=5).damaged("arcot")
    assert t.event("east-asia-piracy") == scored
    t = table(side, own="mysore nizam", opposing="maratha", turn=5, marked="mysore")
    assert t.event("east-asia-piracy") == {}
    assert table(side, turn=5).event("east-asia-piracy") == {}


@rule("IS-EVENT-39-1", "IS-EVENT-39-2")
def test_stamp_act_for_britain() -> None:
    t = CardTable("britain", turn=5).have("debt", 3, 3)
    assert t.event("stamp-act") == {"debt britain": 1}
    t = CardTable("britain", turn=5)
    assert t.event("stamp-act", bonus=True, tile="m3-d2") == {"major economic": 2}
    assert CardTable("britain", turn=5).event("stamp-act") == {}


@rule("IS-EVENT-39-3", "IS-EVENT-39-4", "IS-R131")
def test_stamp_act_for_france() -> None:
    t = CardTable("france", turn=5)
    t.open_event("stamp-act").do("play stamp-act")
    assert t.legal("mark") == NORTHERN.split()
    assert CardTable("france", turn=5, marked=NORTHERN).event("stamp-act") == {}
    t = CardTable("france", turn=5)
    answers = ("mark albany", "mark oswego", "mark chesapeake")
    assert t.event("stamp-act", *answers, bonus=True) == {
        "marker albany": 1,
        "marker oswego": 1,
        "marker chesapeake": 1,
    }


# -- 40 Falklands Crisis ---------------------------------------------------------------------------


@rule("IS-EVENT-40-1", "IS-EVENT-40-2", "IS-R132", "IS-R50")
def test_falklands_crisis_for_britain() -> None:
    assert CardTable("britain", britain="spain-prestige-2", turn=5).event("falklands-crisis") == {"vp": 14}
    t = CardTable("britain", britain="spain-prestige-2", turn=5, marked="spain-prestige-2")
    assert t.event("falklands-crisis") == {}
    held = "savoy spain-prestige-3"
    t = CardTable("britain", britain=held, france="spain-prestige-2", turn=5)
    t.exhausted("mediterranean-intrigue")
    assert t.event("falklands-crisis", bonus=True) == {"vp": 14, "flag spain-prestige-2": EMPTY}
    t = CardTable("britain", britain=held, turn=5, marked="savoy")
    assert t.event("falklands-crisis", bonus=True) == {"vp": 14}


@rule("IS-EVENT-40-3", "IS-R132")
def test_falklands_crisis_gives_france_military_points_for_spain() -> None:
    t = CardTable("france", france="spain-prestige-2 spain-alliance-upper savoy", turn=5, marked="spain-alliance-upper")
    assert t.event("falklands-crisis", tile="d3-e2") == {"major military": 1}
    assert CardTable("france", france="savoy", turn=5).event("falklands-crisis", tile="d3-e2") == {}


@rule("IS-EVENT-40-4", "IS-R132")
def test_falklands_crisis_bonus_removes_a_british_squadron_for_good() -> None:
    held = "savoy spain-prestige-3"
    t = CardTable("france", france=held, britain="biscay", turn=5).have("navy-box", 1, 1)
    t.open_event("falklands-crisis", bonus=True).do("play falklands-crisis")
    assert t.legal() == ["lose biscay", "lose navy-box"]
    assert t.refused("lose balearic") == ["IS-EVENT-40-4"]
    t.do("lose navy-box")
    assert (t.facts()["navy-box britain"], t.facts()["gone britain"]) == (0, 1)
    t = CardTable("france", france=held, turn=5).have("navy-box", 1, 0)
    assert t.event("falklands-crisis", bonus=True, tile="d3-e2") == {"major military": 1}


# -- 41 Cook and Bougainville ----------------------------------------------------------------------


@rule("IS-EVENT-41-1", "IS-R133")
def test_cook_gives_britain_a_point_for_every_two_squadrons() -> None:
    def cook(box: int) -> dict[str, int | str]:
        t = CardTable("britain", britain="biscay", turn=5).have("navy-box", britain=box)
        return t.event("cook-and-bougainville", tile="m3-d2")

    assert cook(4) == {"major economic": 2}
    assert cook(1) == {"major economic": 1}
    assert cook(0) == {}


@rule("IS-EVENT-41-2", "IS-R133", "IS-R43")
def test_cook_bonus_draws_a_bonus_tile() -> None:
    t = CardTable("britain", turn=5).have("navy-box", britain=0)
    tile = next(id for id in t.facts() if id.startswith("tile bonus-awi-br")).removeprefix("tile ")
    t.draws(tile)
    assert t.event("cook-and-bougainville", "place awi-mysore-war", bonus=True) == {f"tile {tile}": 2}
    t = CardTable("britain", turn=6).have("navy-box", britain=0)
    assert t.event("cook-and-bougainville", bonus=True) == {}
    full = "awi-american-revolution awi-mysore-war awi-antilles-war " * 2
    t = CardTable("britain", turn=5).have("navy-box", britain=0).tiles("britain", full)
    assert t.event("cook-and-bougainville", bonus=True) == {}


@rule("IS-EVENT-41-3", "IS-EVENT-41-4")
def test_bougainville_builds_a_squadron_and_lowers_debt() -> None:
    built = {"navy-box france": 2, "unbuilt france": 6}
    t = CardTable("france", turn=5)
    assert t.event("cook-and-bougainville") == built
    t = CardTable("france", turn=5).have("debt", 3, 3)
    assert t.event("cook-and-bougainville", bonus=True) == {**built, "debt france": 1}
    assert CardTable("france", turn=5).have("unbuilt", france=0).event("cook-and-bougainville") == {}
