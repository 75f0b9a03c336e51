"""War tiles at work (7.1.1, 7.1.2): who goes first, Debt, strikes, flags taken off."""

import pytest

from tests.games.imperial_struggle.war_table import WarTable
from tricorne.games.imperial_struggle.board.registers import DEBT, EFFECTS_OF, FIRST, LIMIT, NAVY_BOX
from tricorne.kernel.testing import rule

QUEEN_ANNE = "wss-queen-annes-war"
FRENCH_STRIKE = "basic-fr-12"
BRITISH_STRIKE = "basic-br-12"
FRENCH_UNFLAG = "basic-fr-14"
BRITISH_UNFLAG = "basic-br-14"


@rule("IS-7.1.2-1", "IS-R64", "IS-R12")
@pytest.mark.parametrize(
    ("vp", "went_first", "first"),
    [(16, 1, "france"), (14, 0, "britain"), (15, 0, "france"), (15, 1, "britain")],
)
def test_the_side_nearer_to_victory_goes_first(vp: int, went_first: int, first: str) -> None:
    table = WarTable("wss").vp(vp)
    table.flags(france="cabot-strait atlantic-passage", britain="gulf-of-maine louisbourg")
    table.tiles(QUEEN_ANNE, FRENCH_STRIKE, BRITISH_STRIKE)
    table.p.clock[FIRST] = went_first
    assert table.fight(QUEEN_ANNE).asked() == f"{first} tile-effect"
    table.play(table.legal()[0])
    other = "britain" if first == "france" else "france"
    assert table.p.war[EFFECTS_OF] == ("france", "britain").index(other)


@rule("IS-R64", "IS-R15")
def test_vp_are_looked_at_anew_for_each_theater() -> None:
    """Britain is ahead until France wins the first theater; in the next one France goes first."""
    table = WarTable("wss").vp(14).army("wss-central-europe", "france", 1)
    table.flags(france="biscay balearic", britain="albany niagara")
    table.tiles("wss-central-europe", BRITISH_STRIKE).tiles("wss-queen-annes-war", FRENCH_UNFLAG)
    assert table.fight("wss-central-europe").asked() == "britain tile-effect"
    table.play("send-home biscay")
    assert table.total() == 16
    assert table.fight_on(QUEEN_ANNE).asked() == "france tile-effect"


@rule("IS-7.1.2-2", "IS-6.3-2", "IS-R61", "IS-R64")
def test_debt_symbols_come_first_and_what_does_not_fit_scores() -> None:
    table = WarTable("wss").sides(LIMIT, france=6, britain=6).sides(DEBT, france=5)
    table.tiles(QUEEN_ANNE, "basic-br-08", "bonus-wss-br-prize-hunting", BRITISH_UNFLAG, "basic-fr-08")
    table.flags(france="albany niagara")
    table.fight(QUEEN_ANNE)
    assert table.asked() == "britain tile-effect"
    assert table.debt("france") == 6
    assert table.total() == 14
    assert table.debt("britain") == 1


@rule("IS-7.1.2-3", "IS-R66", "IS-R68")
def test_a_strike_damages_a_fort_or_sends_a_squadron_home_before_strength_is_counted() -> None:
    for choice in ("damage ohio-forks", "send-home cabot-strait"):
        table = WarTable("wss").flags(
            france="louisbourg ohio-forks champlain-valley cabot-strait biscay hooghly-river", britain="halifax"
        )
        table.damaged("champlain-valley").tiles(QUEEN_ANNE, BRITISH_STRIKE).fight(QUEEN_ANNE)
        assert table.legal() == ["send-home cabot-strait", "damage louisbourg", "damage ohio-forks", "enough"]
        assert table.why_not("damage champlain-valley") == ["IS-7.1.2-3", "IS-R68"]
        assert table.why_not("damage halifax") == ["IS-7.1.2-3", "IS-R68"]
        table.play(choice)
        assert table.strengths() == (2, 1)
        assert table.is_damaged("ohio-forks") == (choice == "damage ohio-forks")
        assert table.side(NAVY_BOX, "france") == (1 if choice == "send-home cabot-strait" else 0)


@rule("IS-R66")
def test_atlantic_dominance_strikes_in_europe_only() -> None:
    table = WarTable("7yw").flags(britain="biscay balearic cabot-strait bahamas-run")
    table.tiles("7yw-atlantic-dominance", FRENCH_STRIKE).fight("7yw-atlantic-dominance")
    assert table.legal() == ["send-home biscay", "send-home balearic", "enough"]
    assert table.why_not("send-home cabot-strait") == ["IS-7.1.2-3", "IS-R66"]
    assert table.play("send-home biscay").strengths() == (0, 3)


@rule("IS-R66")
def test_the_french_and_indian_war_strikes_in_two_regions() -> None:
    table = WarTable("7yw").flags(britain="biscay cabot-strait bahamas-run halifax vandavasi")
    table.tiles("7yw-french-and-indian-war", FRENCH_STRIKE).fight("7yw-french-and-indian-war")
    assert table.legal() == ["send-home cabot-strait", "send-home bahamas-run", "damage halifax", "enough"]


@rule("IS-7.1.2-3", "IS-7.1.2-4", "IS-R65")
def test_effects_without_a_target_are_lost() -> None:
    table = WarTable("wss").flags(britain="vellore biscay", france="albany")
    table.tiles(QUEEN_ANNE, FRENCH_STRIKE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    assert table.held("britain") == {"vellore", "biscay"}
    assert table.winner(QUEEN_ANNE) == "britain"
    assert table.flag("albany") == "france"


@rule("IS-R65")
def test_an_only_target_is_struck_or_spared() -> None:
    for choice, left, strengths in (("send-home gulf-of-maine", "none", (0, 0)), ("enough", "britain", (0, 1))):
        table = WarTable("wss").flags(britain="gulf-of-maine").tiles(QUEEN_ANNE, FRENCH_STRIKE).fight(QUEEN_ANNE)
        assert table.asked() == "france tile-effect"
        table.play(choice)
        assert table.flag("gulf-of-maine") == left
        assert table.strengths() == strengths


@rule("IS-R65")
def test_effects_are_compulsory_without_free_choices() -> None:
    """As version 1 played: an only target is struck without asking."""
    table = WarTable("wss", {"free-choices": False}).flags(britain="gulf-of-maine cabot-strait")
    table.tiles(QUEEN_ANNE, FRENCH_STRIKE).fight(QUEEN_ANNE)
    assert table.legal() == ["send-home cabot-strait", "send-home gulf-of-maine"]
    assert table.why_not("enough") == ["IS-R65"]
    only = WarTable("wss", {"free-choices": False}).flags(britain="gulf-of-maine")
    only.tiles(QUEEN_ANNE, FRENCH_STRIKE).fight(QUEEN_ANNE)
    assert only.flag("gulf-of-maine") == "none"
    assert only.strengths() == (0, 0)


@rule("IS-R65", "IS-7.1.2-3", "IS-7.1.2-4")
def test_one_effect_may_be_used_and_the_other_left() -> None:
    table = WarTable("wss").flags(britain="albany cabot-strait")
    table.tiles(QUEEN_ANNE, FRENCH_STRIKE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    table.play("unflag albany", "enough")
    assert (table.flag("albany"), table.flag("cabot-strait")) == ("none", "britain")


@rule("IS-7.1.2-4", "IS-R67")
def test_an_unflag_takes_an_unmarked_opposing_market_or_political_space_of_the_region() -> None:
    table = WarTable("wss").flags(
        britain="northern-colonies hudson-valley chesapeake iroquois georgia halifax", france="algonquin"
    )
    table.markers("chesapeake").tiles(QUEEN_ANNE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    assert table.legal() == ["unflag hudson-valley", "unflag iroquois", "enough"]
    assert table.why_not("unflag chesapeake") == ["IS-7.1.2-4", "IS-R67"]
    assert table.why_not("unflag georgia") == ["IS-7.1.2-4", "IS-R66"]
    assert table.why_not("unflag algonquin") == ["IS-7.1.2-4", "IS-R67"]
    assert table.why_not("damage halifax") == ["IS-7.1.2-3"]
    table.play("unflag iroquois")
    assert table.flag("iroquois") == "none"


@rule("IS-7.1.2-5", "IS-R67", "IS-R36")
def test_a_market_that_would_cut_off_another_is_spared_while_another_can_be_chosen() -> None:
    """Hudson Valley carries Albany; Chesapeake carries nothing."""
    chain = "northern-colonies hudson-valley albany chesapeake"
    table = WarTable("wss").flags(britain=chain + " iroquois").tiles(QUEEN_ANNE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    assert table.legal() == ["unflag chesapeake", "unflag albany", "unflag iroquois", "enough"]
    assert table.why_not("unflag hudson-valley") == ["IS-7.1.2-5", "IS-R67"]
    marked = WarTable("wss").flags(britain=chain + " iroquois").markers("chesapeake albany")
    marked.tiles(QUEEN_ANNE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    assert marked.legal() == ["unflag hudson-valley", "unflag iroquois", "enough"]


@rule("IS-12.1-2", "IS-12.1-3", "IS-12.1-6")
def test_a_spanish_flag_can_be_taken_off_by_a_tile() -> None:
    table = WarTable("awi", {"spanish-empire": True}, laid=True)
    table.flags(none="georgia st-lucia privateers buccaneers")
    table.tiles("awi-antilles-war", FRENCH_UNFLAG).fight("awi-antilles-war")
    assert table.legal() == ["unflag puerto-principe", "unflag havana", "unflag santiago", "enough"]
    table.play("unflag havana")
    assert table.held("spain") == {"puerto-principe", "santiago"}


@rule("IS-R64")
def test_strikes_and_unflags_come_in_the_order_their_owner_likes() -> None:
    table = WarTable("wss").flags(britain="albany niagara cabot-strait atlantic-passage")
    table.tiles(QUEEN_ANNE, FRENCH_STRIKE, FRENCH_UNFLAG).fight(QUEEN_ANNE)
    assert table.legal() == [
        "send-home cabot-strait",
        "send-home atlantic-passage",
        "unflag albany",
        "unflag niagara",
        "enough",
    ]
    table.play("unflag albany")
    assert table.legal() == ["send-home cabot-strait", "send-home atlantic-passage", "enough"]
    assert table.why_not("unflag niagara") == ["IS-7.1.2-4"]
    table.play("send-home cabot-strait")
    assert table.strengths() == (-1, 1)


@rule("IS-R157", "IS-6.3-2")
def test_james_watt_keeps_british_debt_from_scoring() -> None:
    table = WarTable("awi").sides(LIMIT, britain=14).sides(DEBT, britain=14).tiles("awi-mysore-war", "basic-fr-08")
    table.ministry("james-watt").fight("awi-mysore-war")
    assert (table.total(), table.debt("britain")) == (15, 14)
