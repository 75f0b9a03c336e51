"""Final Scoring and the result (4.1.14, 11)."""

import pytest

from tests.games.imperial_struggle.rules.test_scoring import end_of_turn, swept
from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.constants import SIDE_IDS
from tricorne.games.imperial_struggle.board.registers import ALL_OPEN, DEBT, LIMIT, OPENING, REASON, WINNER
from tricorne.games.imperial_struggle.scoring import final, score_sheet, victory
from tricorne.kernel.testing import rule

Lines = list[tuple[str, str, int]]


def lines(table: WarTable) -> Lines:
    """The score sheet: what, side, VP; carrying it out moves the total by their sum."""
    sheet = final.lines(table.p)
    found: Lines = []
    for at in range(0, len(sheet), score_sheet.LINE):
        found.append((score_sheet.WHAT_IDS[sheet[at]], SIDE_IDS[sheet[at + 2]], sheet[at + 3]))
    before = table.total()
    final.score(table.p)
    assert table.total() - before == sum(vp if side == "france" else -vp for _, side, vp in found)
    return found


@rule("IS-11-1", "IS-3.8-7", "IS-R93")
def test_more_prestige_spaces_give_two_vp() -> None:
    assert lines(WarTable("peace-6").flags(france="sweden minorca", britain="russia")) == [("prestige", "france", 2)]
    marked = WarTable("peace-6").flags(france="sweden minorca", britain="russia").markers("sweden")
    assert lines(marked) == []
    states = WarTable("peace-6").flags(usa="carolinas", britain="usa-2 usa-3", france="sweden")
    states.p.clock[OPENING] = ALL_OPEN
    assert ("prestige", "britain", 2) in lines(states)


@rule("IS-11-2", "IS-6.4-1", "IS-R63", "IS-R96")
@pytest.mark.parametrize(("lead", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4), (12, 4)])
def test_half_the_lead_in_available_debt_up_to_four(lead: int, vp: int) -> None:
    """Available Debt is limit minus Debt, so a higher limit counts as much as less Debt."""
    table = WarTable("peace-6").sides(LIMIT, france=14, britain=15).sides(DEBT, france=13, britain=14 - lead)
    assert lines(table) == ([("available-debt", "britain", vp)] if vp else [])


@rule("IS-11-3", "IS-3.8-7", "IS-R96", "IS-R38")
def test_each_commodity_gives_one_vp_in_demand_or_not() -> None:
    table = WarTable("peace-6").flags(france="albany caicos antigua chesapeake", britain="calicut georges-bank kurpa")
    table.flags(britain="st-james martinique st-lucia").markers("martinique")
    assert lines(table) == [
        ("commodity", "france", 1),
        ("commodity", "britain", 1),
        ("commodity", "britain", 1),
        ("commodity", "britain", 1),
    ]


@rule("IS-11-4", "IS-10-3", "IS-R83", "IS-R96")
def test_territories_of_the_other_sides_set_up() -> None:
    table = WarTable("peace-6", laid=True)
    board = PIECES.board
    table.flags(none=" ".join(board.space_ids[s] for s in range(112) if board.kind[s] != 2))
    assert lines(table) == []
    table.flags(france="barbados gibraltar", britain="acadia louisiana minorca")
    assert sorted(lines(table)) == [
        ("prestige", "britain", 2),
        ("territory", "britain", 2),
        ("territory", "britain", 2),
        ("territory", "france", 2),
    ]
    table.flags(none="minorca", usa="northern-colonies carolinas san-agustin quebec-and-montreal")
    assert [line for line in lines(table) if line[1] == "france"] == [("territory", "france", 2)] * 3


@rule("IS-12.1-5")
def test_spanish_flags_score_for_nobody() -> None:
    table = WarTable("peace-6", {"spanish-empire": True}).flags(spain="havana santiago puerto-principe")
    assert lines(table) == []


@rule("IS-4.1.14-1", "IS-R97", "IS-2.4-2")
@pytest.mark.parametrize(("vp", "winner"), [(16, "france"), (29, "france"), (14, "britain"), (1, "britain")])
def test_the_total_decides_after_final_scoring(vp: int, winner: str) -> None:
    table = end_of_turn(WarTable("peace-6").vp(vp))
    assert SIDE_IDS[table.p.clock[WINNER]] == winner
    assert table.p.clock[REASON] == victory.FINAL_SCORE
    assert not table.p.stack


@rule("IS-4.1.14-2", "IS-R97")
def test_at_fifteen_more_available_debt_wins_and_then_britain() -> None:
    """A lead of 1 gives no VP, but it breaks the tie."""
    for french, british, winner, reason in (
        (4, 5, "france", victory.FINAL_DEBT),
        (5, 4, "britain", victory.FINAL_DEBT),
        (5, 5, "britain", victory.FINAL_TIE),
    ):
        table = WarTable("peace-6").sides(LIMIT, france=14, britain=14).sides(DEBT, france=french, britain=british)
        end_of_turn(table.vp(15))
        assert (SIDE_IDS[table.p.clock[WINNER]], table.p.clock[REASON]) == (winner, reason)


@rule("IS-R98", "IS-4.1.14-1")
def test_no_automatic_victory_after_final_scoring() -> None:
    """29 VP pass the check; Final Scoring lifts them above 30 or a sweep does not matter: the total decides."""
    table = end_of_turn(WarTable("peace-6").vp(29).sides(DEBT, britain=6))
    assert table.total() == 32
    assert table.p.clock[REASON] == victory.FINAL_SCORE


@rule("IS-4.1.13-1", "IS-4.1.14-1")
def test_the_victory_check_of_turn_six_comes_before_final_scoring() -> None:
    table = swept()
    table.p.clock[0] = PIECES.turn_ids.index("peace-6")
    end_of_turn(table.vp(5))
    assert table.p.clock[REASON] == victory.PEACE_SWEEP
    bounds = end_of_turn(WarTable("peace-6").vp(30).flags(britain="albany"))
    assert (bounds.total(), bounds.p.clock[REASON]) == (30, victory.OUT_OF_BOUNDS)


@rule("IS-11-1", "IS-R96")
def test_only_the_last_turn_has_a_final_scoring() -> None:
    table = end_of_turn(WarTable("peace-5").vp(15).flags(britain="albany"))
    assert table.total() == 15
    assert table.p.clock[REASON] == victory.GOES_ON
