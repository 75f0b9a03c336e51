"""The Scoring Phase and its Victory Check (4.1.12, 4.1.13)."""

import random
from typing import cast

import pytest

import tricorne
from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.constants import NONE, SIDE_IDS
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ALL_OPEN,
    DEBT,
    LIMIT,
    OPENING,
    REASON,
    STAGE,
    TREATY,
    WINNER,
)
from tricorne.games.imperial_struggle.peace.turn import SCORING
from tricorne.games.imperial_struggle.scoring import score_sheet, scoring, victory
from tricorne.games.imperial_struggle.step_numbers import PEACE
from tricorne.kernel.testing import rule
from tricorne.kernel.word_rows import as_list, words

INDIA_THREE = "vellore kurpa karaikal"


def score(table: WarTable) -> tuple[int, int, int]:
    """Score the turn: VP from France's side, Treaty Points of France and of Britain."""
    before = table.total()
    scoring.score_turn(table.p)
    return table.total() - before, table.treaty_points("france"), table.treaty_points("britain")


def award(tile: int, lead: int) -> tuple[int, int, int]:
    """What France gets for a lead in India with an Award tile."""
    spaces = INDIA_THREE.split()[:lead]
    return score(WarTable("peace-1").awards(india=tile).flags(france=" ".join(spaces)))


@rule("IS-AWARD-1", "IS-AWARD-2", "IS-4.1.12-4", "IS-R91")
def test_the_two_big_awards_need_a_lead_of_two() -> None:
    assert [award(1, lead) for lead in (1, 2, 3)] == [(0, 0, 0), (3, 0, 0), (3, 0, 0)]
    assert [award(2, lead) for lead in (1, 2, 3)] == [(0, 0, 0), (2, 0, 0), (2, 0, 0)]


@rule("IS-AWARD-3", "IS-AWARD-4", "IS-AWARD-5", "IS-AWARD-6", "IS-AWARD-7", "IS-AWARD-8", "IS-4.1.12-2")
def test_the_other_awards_need_any_lead() -> None:
    wanted = {3: (1, 0, 0), 4: (1, 0, 0), 5: (1, 1, 0), 6: (1, 1, 0), 7: (0, 1, 0), 8: (0, 1, 0)}
    for tile, reward in wanted.items():
        assert award(tile, 0) == (0, 0, 0)
        assert award(tile, 1) == reward


@rule("IS-4.1.12-1", "IS-R91", "IS-R49", "IS-3.6-3", "IS-R38")
def test_a_region_counts_every_kind_of_space_damaged_forts_and_squadrons() -> None:
    table = WarTable("peace-1").awards(north_america=3).damaged("halifax")
    table.flags(france="chesapeake algonquin acadia cabot-strait halifax", britain="albany iroquois hudson-bay oswego")
    table.damaged("halifax")
    assert score(table) == (1, 0, 0)
    assert score(table.flags(none="cabot-strait").flags(britain="gulf-of-maine")) == (-1, 0, 0)


@rule("IS-4.1.12-3", "IS-3.2-5")
def test_a_tie_gives_nothing_to_anybody() -> None:
    table = WarTable("peace-1").awards(india=5, europe=6).demand("cotton spice")
    table.flags(france="vellore calicut minorca", britain="kurpa mangalore sweden")
    assert score(table) == (0, 0, 0)


@rule("IS-3.8-5", "IS-R50", "IS-R91")
def test_marked_spaces_count_for_nothing() -> None:
    table = WarTable("peace-1").awards(india=3, europe=4).demand("cotton")
    table.flags(france="vellore kurpa sweden", britain="karaikal russia").markers("vellore kurpa sweden")
    assert score(table) == (-1 - 1 - 2 - 2, 0, 1)


@rule("IS-4.1.12-5", "IS-R93")
def test_prestige_gives_two_vp_every_peace_turn() -> None:
    assert score(WarTable("peace-1").flags(france="minorca biscay", britain="russia")) == (2, 0, 0)
    assert score(WarTable("peace-4").flags(france="minorca biscay", britain="russia balearic")) == (0, 0, 0)
    assert score(WarTable("peace-5").flags(france="gibraltar", britain="balearic")) == (-2, 0, 0)


@rule("IS-R93", "IS-4.1.12-6", "IS-R41")
def test_there_are_fourteen_prestige_spaces_in_europe_and_two_of_the_united_states() -> None:
    board = PIECES.board
    overseas = [board.space_ids[s] for s in board.prestige_spaces if board.region[s] != 0]
    assert len(board.prestige_spaces) == 16
    assert overseas == ["usa-2", "usa-3"]
    table = WarTable("peace-6").flags(usa="northern-colonies", france="usa-2 usa-3 sweden", britain="russia biscay")
    table.p.clock[OPENING] = ALL_OPEN
    assert score(table) == (2, 0, 0)


DEMANDS = {
    "furs": "albany",
    "spice": "calicut",
    "fish": "georges-bank",
    "tobacco": "caicos",
    "sugar": "antigua",
    "cotton": "kurpa",
}


def demand(commodity: str, turn: str) -> tuple[int, int, int]:
    """VP, Treaty Points and change of Debt for Britain when it leads in a demand."""
    table = WarTable(turn).demand(commodity).flags(britain=DEMANDS[commodity]).sides(DEBT, britain=3)
    vp, french, british = score(table)
    assert french == 0
    return -vp, british, table.debt("britain") - 3


@rule("IS-DEMAND-1", "IS-DEMAND-2", "IS-DEMAND-3", "IS-4.1.12-7", "IS-4.1.12-9", "IS-3.2.2-2")
def test_rewards_of_furs_spice_and_fish() -> None:
    assert [demand("furs", f"peace-{turn}") for turn in (1, 3, 5)] == [(2, 1, 0), (2, 1, 0), (1, 0, 0)]
    assert [demand("spice", f"peace-{turn}") for turn in (2, 4, 6)] == [(1, 0, -1), (2, 0, -1), (3, 0, -1)]
    assert [demand("fish", f"peace-{turn}") for turn in (1, 3, 5)] == [(2, 0, 1), (2, 0, 0), (2, 0, 0)]


@rule("IS-DEMAND-4", "IS-DEMAND-5", "IS-DEMAND-6", "IS-4.1.12-7", "IS-4.1.12-9")
def test_rewards_of_tobacco_sugar_and_cotton() -> None:
    assert [demand("tobacco", f"peace-{turn}") for turn in (2, 4, 6)] == [(3, 0, 1), (2, 0, 1), (1, 0, 1)]
    assert [demand("sugar", f"peace-{turn}") for turn in (1, 3, 5)] == [(2, 0, 0), (3, 1, 0), (3, 0, 0)]
    assert [demand("cotton", f"peace-{turn}") for turn in (2, 4, 6)] == [(2, 1, 0), (2, 1, 0), (3, 0, 0)]


@rule("IS-4.1.12-7")
def test_only_commodities_in_demand_are_scored() -> None:
    table = WarTable("peace-1").demand("furs").flags(france="albany calicut antigua")
    assert score(table) == (2, 1, 0)


@rule("IS-R92", "IS-R61", "IS-6.3-2", "IS-4.1.12-7")
def test_demands_are_scored_in_table_order() -> None:
    """At the limit Spice makes room for Tobacco's Debt; Fish before Tobacco leaves no room for it."""
    table = WarTable("peace-1").demand("spice tobacco").flags(france="calicut caicos").sides(DEBT, france=6)
    assert score(table) == (4, 0, 0)
    assert table.debt("france") == 6
    full = WarTable("peace-1").demand("fish tobacco").flags(france="georges-bank caicos").sides(DEBT, france=5)
    assert score(full) == (2 + 3 - 1, 0, 0)
    assert full.debt("france") == full.limit("france") == 6


@rule("IS-R14", "IS-9.2-1")
def test_treaty_points_of_scoring_are_not_cut() -> None:
    table = WarTable("peace-1").demand("furs cotton").flags(france="albany kurpa").sides(TREATY, france=4)
    assert score(table) == (4, 6, 0)


@rule("IS-12.1-5")
def test_spanish_flags_count_for_neither_side() -> None:
    table = WarTable("peace-1", {"spanish-empire": True}).awards(caribbean=3).demand("sugar")
    table.flags(spain="havana santiago puerto-principe", britain="antigua")
    assert score(table) == (-3, 0, 0)


# -- Victory Check -----------------------------------------------------------------------------

FRENCH_SWEEP = "sweden albany calicut georges-bank kurpa antigua"
"""More spaces than Britain in each Region, more Markets of each of these commodities."""


def swept() -> WarTable:
    table = WarTable("peace-1").awards(europe=3, north_america=4, caribbean=7, india=8)
    return table.demand("furs spice sugar").flags(france=FRENCH_SWEEP)


@rule("IS-4.1.13-1", "IS-R94", "IS-2.4-1")
def test_all_awards_and_demands_win_the_game_even_at_no_vp() -> None:
    assert scoring.score_turn(swept().p) == 0
    assert scoring.score_turn(swept().flags(none="antigua").p) == NONE
    assert scoring.score_turn(swept().flags(none="calicut", france="vellore").p) == NONE
    assert scoring.score_turn(swept().awards(caribbean=1).p) == NONE, "the tile needs a lead of two"


@rule("IS-R95")
def test_the_sweep_needs_a_fourth_demand_too_but_no_prestige() -> None:
    table = swept().flags(none="sweden", france="bavaria savoy", britain="russia")
    assert counted(table.p, PIECES.board.prestige_spaces, 1) == 1
    assert scoring.score_turn(table.p) == 0
    assert scoring.score_turn(swept().demand("tobacco").p) == NONE
    assert scoring.score_turn(swept().demand("fish").p) == 0


def end_of_turn(table: WarTable) -> WarTable:
    """Run the Scoring Phase and what follows it in a Peace turn, up to the next."""
    table.p.then(PEACE)
    table.p.clock[STAGE] = SCORING
    table.engine.steps[PEACE].run(table.p, table.p.stack[-1])
    return table


@rule("IS-4.1.13-1", "IS-4.1.13-3")
def test_the_sweep_is_looked_at_before_the_total() -> None:
    table = end_of_turn(swept().vp(-10))
    assert (table.p.clock[WINNER], table.p.clock[REASON]) == (0, victory.PEACE_SWEEP)


@rule("IS-4.1.13-2", "IS-R15", "IS-4.1.12-8")
@pytest.mark.parametrize(("vp", "winner"), [(30, "france"), (32, "france"), (0, "britain"), (-2, "britain")])
def test_the_total_is_checked_after_scoring(vp: int, winner: str) -> None:
    """Prestige for neither, a 3 VP Award for France and Furs for Britain move it up by 1 all told."""
    table = WarTable("peace-1").demand("furs").awards(india=1).flags(britain="albany", france=INDIA_THREE)
    end_of_turn(table.vp(vp - 1))
    assert table.total() == vp
    assert SIDE_IDS[table.p.clock[WINNER]] == winner
    assert table.p.clock[REASON] == victory.OUT_OF_BOUNDS


@rule("IS-4.1.13-2", "IS-4.0-1")
@pytest.mark.parametrize("vp", [1, 15, 29])
def test_within_bounds_the_game_goes_on(vp: int) -> None:
    table = end_of_turn(WarTable("peace-1").vp(vp))
    assert table.p.clock[REASON] == victory.GOES_ON
    assert table.p.stack


@rule("IS-EXAMPLE-11", "IS-SETUP-2")
def test_the_standing_at_the_start_of_the_game() -> None:
    p = WarTable("peace-1", laid=True).p
    board = PIECES.board
    assert [(counted(p, s, 0), counted(p, s, 1)) for s in board.in_region] == [(4, 3), (4, 4), (5, 5), (4, 4)]
    assert (counted(p, board.prestige_spaces, 0), counted(p, board.prestige_spaces, 1)) == (1, 1)
    markets = [(counted(p, s, 0), counted(p, s, 1)) for s in board.markets_of]
    assert markets == [(1, 1), (0, 1), (0, 1), (0, 1), (2, 1), (2, 1)]
    assert (p.sides[LIMIT], p.sides[LIMIT + 1]) == (6, 6)


def test_a_sheet_without_lines_adds_up_to_the_same() -> None:
    """All along a random game, with whatever ministries are up: VP, Treaty Points and Debt of both sides."""
    told = 0
    for seed in range(3):
        dice = random.Random(seed)
        state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=seed)
        for _ in range(150):
            p = cast(Position, state.position)
            lines = scoring.lines(p)
            sums = [0] * (2 * 3)
            for at in range(0, len(lines), score_sheet.LINE):
                for number in range(3):
                    sums[3 * lines[at + score_sheet.WHO] + number] += lines[at + score_sheet.VICTORY_POINTS + number]
                told += lines[at] == score_sheet.MINISTRY
            sheet = score_sheet.Sheet(keeps_lines=False)
            scoring.fill(sheet, p, scoring.leads(p, True), scoring.awards_on(p))
            added = words([0] * len(sums))
            sheet.add_up(added)
            assert (as_list(added), sheet.lines) == (sums, [])
            if state.over:
                break
            state.play(dice.choice(state.legal()))
    assert told > 0
