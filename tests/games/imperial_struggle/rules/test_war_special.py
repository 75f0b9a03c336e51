"""Special rewards and other spoils (7.2, 7.3, 10): lost Squadrons, flags, Jacobites, the United States, Canada."""

from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.constants import NONE, NORTH_AMERICA
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.places import MINISTRY_OUT, UP
from tricorne.games.imperial_struggle.board.registers import (
    DOMINANCE,
    GONE,
    JACOBITE_VICTORIES,
    NAVY_BOX,
    OPENING,
    UNBUILT,
    USA_FLAGS,
)
from tricorne.kernel.testing import rule

REVOLUTION = "awi-american-revolution"
ANTILLES = "awi-antilles-war"
DOMINANCE_THEATER = "7yw-atlantic-dominance"


@rule("IS-R87", "IS-R73")
def test_the_loser_chooses_the_squadrons_it_loses_before_conquest_points_are_spent() -> None:
    table = WarTable("awi").flags(britain="biscay cabot-strait").navy_box(britain=1)
    table.army(ANTILLES, "france", 2).flags(britain="havana santiago").fight(ANTILLES)
    assert table.asked() == "britain lose-squadron"
    assert table.legal() == ["lose biscay", "lose cabot-strait", "lose navy-box"]
    assert table.why_not("lose balearic") == ["IS-R87"]
    table.play("lose biscay", "lose navy-box")
    assert (table.side(GONE, "britain"), table.side(NAVY_BOX, "britain")) == (2, 0)
    assert table.flag("cabot-strait") == "britain"
    assert table.asked() == "france conquer"
    table.play("enough")
    assert table.asked() == "france spoils-unflag"


@rule("IS-R87")
def test_squadrons_of_the_seven_years_war_go_back_to_unbuilt_as_many_as_there_are() -> None:
    table = WarTable("7yw").flags(france="malabar-coast").army(DOMINANCE_THEATER, "britain", 5).fight(DOMINANCE_THEATER)
    assert table.asked() == ""
    assert (table.side(UNBUILT, "france"), table.side(GONE, "france")) == (8, 0)
    assert table.flag("malabar-coast") == "none"


@rule("IS-R81")
def test_unflag_spoils_do_not_look_at_markers_or_isolation() -> None:
    chain = "northern-colonies hudson-valley albany"
    table = WarTable("wss").flags(britain=chain + " georgia").markers("albany")
    table.army("wss-queen-annes-war", "france", 3).fight("wss-queen-annes-war").play("enough")
    assert table.legal() == ["unflag hudson-valley", "unflag albany", "enough"]
    assert table.why_not("unflag georgia") == ["IS-7.2-1", "IS-R81"]
    assert table.why_not("unflag cumberland") == ["IS-R81"]
    table.play("unflag hudson-valley")
    assert table.flag("hudson-valley") == "none"


@rule("IS-R81")
def test_unflag_spoils_without_a_target_are_lost_and_others_may_be_left() -> None:
    for options, held, asked in (
        ({}, "", ""),
        ({}, "albany", "france spoils-unflag"),
        ({"free-choices": False}, "albany", ""),
    ):
        table = WarTable("wss", options).flags(britain=held).army("wss-queen-annes-war", "france", 4)
        assert table.fight("wss-queen-annes-war").play("enough").asked() == asked
        if asked:
            assert table.legal() == ["unflag albany", "enough"]
            table.play("enough")
        assert table.held("britain") == ({"albany"} if asked else set())


@rule("IS-R81")
def test_unflag_spoils_are_compulsory_without_free_choices() -> None:
    table = WarTable("wss", {"free-choices": False}).flags(britain="albany hudson-valley")
    table.army("wss-queen-annes-war", "france", 4).fight("wss-queen-annes-war").play("enough")
    assert table.legal() == ["unflag hudson-valley", "unflag albany"]
    assert table.why_not("enough") == ["IS-R81"]


@rule("IS-7.3-1", "IS-R85", "IS-R10")
def test_jacobite_defeat_takes_the_card_out_even_face_up() -> None:
    table = WarTable("was").ministry("jacobite-uprisings").army("was-jacobite-rebellion", "britain", 2)
    table.fight("was-jacobite-rebellion")
    assert table.p.ministry_place[PIECES.ministry("jacobite-uprisings")] == MINISTRY_OUT
    below = WarTable("was").ministry("jacobite-uprisings").army("was-jacobite-rebellion", "britain", 1)
    below.fight("was-jacobite-rebellion")
    assert below.p.ministry_place[PIECES.ministry("jacobite-uprisings")] == UP


@rule("IS-R85")
def test_jacobite_victories_of_both_wars_add_up() -> None:
    table = WarTable("was").army("was-jacobite-rebellion", "france", 1)
    table.p.clock[JACOBITE_VICTORIES] = 1
    assert table.fight("was-jacobite-rebellion").p.clock[JACOBITE_VICTORIES] == 2


@rule("IS-R86", "IS-7YW-1-3")
def test_atlantic_dominance_helps_its_winner_two_theaters_later() -> None:
    table = WarTable("7yw").army(DOMINANCE_THEATER, "britain", 2).fight(DOMINANCE_THEATER)
    table.fight_on("7yw-french-and-indian-war")
    assert table.strengths() == (0, 2)


def american_board() -> WarTable:
    """Britain holds its colonies; Hudson Valley and Cumberland hang on them, Niagara was cut off before."""
    return WarTable("awi").flags(
        britain="northern-colonies carolinas halifax hudson-valley cumberland niagara georgia chesapeake",
        france="quebec-and-montreal cataraqui ohio-forks allegheny san-agustin panzacola",
    )


@rule("IS-7.3-2", "IS-7.3-3", "IS-7.3-4", "IS-7.3-7", "IS-10-2", "IS-R82", "IS-R83", "IS-R39", "IS-8.1-2")
def test_the_usa_result_takes_territories_forts_and_the_markets_cut_off_by_it() -> None:
    table = american_board().army(REVOLUTION, "france", 1).fight(REVOLUTION)
    assert table.asked() == "france usa-territory"
    assert table.legal() == ["usa northern-colonies", "usa carolinas", "usa san-agustin", "enough"]
    assert table.why_not("usa quebec-and-montreal") == ["IS-7.3-2", "IS-7.3-5", "IS-R84"]
    table.play("usa northern-colonies", "usa carolinas")
    assert table.why_not("usa carolinas") == ["IS-10-2"]
    table.play("enough")
    assert table.asked() == "france usa-fort"
    assert table.legal() == ["usa-fort halifax", "usa-fort ohio-forks", "enough"]
    assert table.why_not("usa-fort champlain-valley") == ["IS-7.3-3", "IS-R82"]
    table.play("usa-fort ohio-forks", "enough")
    assert table.held("usa") == {"northern-colonies", "carolinas"}
    assert table.flag("ohio-forks") == "none"
    assert table.held("britain") == {"halifax", "niagara"}, "Niagara was Isolated before and is left alone"
    assert table.held("france") == {"quebec-and-montreal", "cataraqui", "san-agustin", "panzacola"}
    assert table.p.advantage_owner[PIECES.advantage("wheat")] == NONE


@rule("IS-7.3-2", "IS-7.3-3", "IS-R82")
def test_all_of_the_usa_result_is_optional() -> None:
    table = american_board().army(REVOLUTION, "france", 1)
    before = table.p.flag[:]
    table.fight(REVOLUTION).play("enough", "enough")
    assert table.p.flag == before
    assert table.asked() == ""


@rule("IS-R82", "IS-7.3-3")
def test_forts_can_go_without_a_usa_flag() -> None:
    table = american_board().army(REVOLUTION, "france", 1).fight(REVOLUTION).play("enough", "usa-fort ohio-forks")
    table.play("enough")
    assert table.flag("allegheny") == "none", "it hung on the Fort"
    assert table.p.clock[USA_FLAGS] == 0


@rule("IS-7.3-5", "IS-R84")
def test_the_canada_result_adds_quebec_and_cuts_off_markets_of_north_america() -> None:
    table = american_board().army(REVOLUTION, "france", 5).fight(REVOLUTION).play("enough", "enough")
    assert table.asked() == "france canada"
    assert table.legal() == ["usa quebec-and-montreal", "enough"]
    table.play("usa quebec-and-montreal")
    assert table.flag("quebec-and-montreal") == "usa"
    assert table.flag("cataraqui") == "none"
    assert table.flag("niagara") == "britain"


@rule("IS-7.3-6", "IS-10-2", "IS-R75", "IS-R83")
def test_a_usa_flag_cannot_be_taken() -> None:
    table = american_board().flags(britain="havana", usa="san-agustin northern-colonies")
    table.army(ANTILLES, "france", 1).fight(ANTILLES)
    assert table.why_not("conquer san-agustin") == ["IS-7.3-6", "IS-R75"]
    assert "conquer jamaica" not in table.legal()


@rule("IS-R83", "IS-10-1", "IS-3.2.1-5")
def test_usa_flags_count_for_nobody_in_a_region_and_open_the_united_states() -> None:
    table = american_board().army(REVOLUTION, "france", 1).awards(north_america=3)
    closed = table.ruleset.in_play[table.p.clock[OPENING]]
    assert not closed[PIECES.board.space("usa-2")]
    table.fight(REVOLUTION)
    held = PIECES.board.in_region[NORTH_AMERICA]
    before = counted(table.p, held, 1)
    table.play("usa northern-colonies")
    assert counted(table.p, held, 1) == before - 1
    assert counted(table.p, held, 0) == 4
    assert table.ruleset.in_play[table.p.clock[OPENING]][PIECES.board.space("usa-2")]


@rule("IS-R72")
def test_a_margin_of_one_wins_atlantic_dominance_without_reward() -> None:
    table = WarTable("7yw").army(DOMINANCE_THEATER, "france", 1).fight(DOMINANCE_THEATER)
    assert table.winner(DOMINANCE_THEATER) == "france"
    assert table.row(DOMINANCE_THEATER) == 0
    assert table.p.clock[DOMINANCE] == NONE
