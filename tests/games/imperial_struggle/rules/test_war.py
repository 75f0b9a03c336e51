"""A whole war (4.0, 7.1, 7.4 to 7.6): theaters in order, Victory Check, sweep, reset, layout."""

import pytest

from tests.games.imperial_struggle.war_table import PIECES, THEATERS, WarTable
from tricorne.games.imperial_struggle.board.constants import NONE, SIDE_IDS
from tricorne.games.imperial_struggle.board.places import AWAY, IN_THEATER, POOL, REMOVED
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    DOMINANCE,
    FIGHTING,
    FREE_TILES,
    REASON,
    REFUSALS,
    TURN,
    WINNER,
)
from tricorne.games.imperial_struggle.scoring import victory
from tricorne.games.imperial_struggle.war.theaters import revealed
from tricorne.kernel.engine import OVER
from tricorne.kernel.testing import rule

BEST = {"wss": (5, 4, 4, 5), "was": (3, 3, 4, 4), "7yw": (5, 5, 3, 5), "awi": (5, 3, 4)}
"""Tiles that bring France the best rows; in the third theater of the Seven Years' War Atlantic Dominance adds 2."""


def theaters(war: str) -> list[str]:
    return [id for id in THEATERS if id.startswith(f"{war}-")]


def win(table: WarTable, war: str, margins: tuple[int, ...], side: str) -> None:
    """Win every theater by its margin, with tiles whose strength is made to fit."""
    bonus = [t for t in range(len(PIECES.wars.tile_ids)) if PIECES.wars.tile_ids[t].startswith(f"bonus-{war}")]
    own = [t for t in bonus if PIECES.wars.tile_side[t] == SIDE_IDS.index(side) and PIECES.wars.effect[t] == 0]
    own += [t for t in range(32) if PIECES.wars.tile_side[t] == SIDE_IDS.index(side) and PIECES.wars.effect[t] == 0]
    own.sort(key=lambda t: -PIECES.wars.strength[t])
    for at, margin in enumerate(margins):
        left = margin
        for tile in own[:]:
            if 0 < PIECES.wars.strength[tile] <= left:
                table.p.tile_place[tile] = IN_THEATER + at
                own.remove(tile)
                left -= PIECES.wars.strength[tile]
        assert left == 0


def finish(table: WarTable) -> None:
    """Answer every question of the war with its last option: enough, cede, the last flag."""
    while table.asked():
        table.play(table.legal()[-1])


@rule("IS-7.1-1", "IS-4.0-2", "IS-2.1-1")
def test_theaters_are_fought_in_their_order() -> None:
    """A flag tile in every theater asks its owner."""
    for war in PIECES.wars.ids:
        table = WarTable(war).flags(
            france="sweden russia savoy sardinia vellore kurpa albany niagara havana santiago",
            britain="ireland-prestige spain-prestige-2 bavaria",
        )
        for id, tile in zip(theaters(war), ("basic-br-14", "basic-br-15", "basic-br-16", "basic-fr-14"), strict=False):
            table.tiles(id, tile)
        table.wage_war()
        order: list[int] = []
        while table.asked():
            if table.asked().endswith("tile-effect"):
                order.append(table.p.war[FIGHTING])
            table.play(table.legal()[0])
        assert order == list(range(len(theaters(war))))


@rule("IS-7.1.1-1", "IS-R166")
def test_tiles_lie_open_from_the_moment_their_theater_is_fought() -> None:
    table = WarTable("wss").flags(britain="albany niagara").tiles("wss-queen-annes-war", "basic-fr-14")
    table.wage_war()
    assert table.p.war[FIGHTING] == 2
    assert [revealed(table.p, at) for at in range(4)] == [True, True, True, False]
    assert not revealed(WarTable("peace-1").p, 0)


@rule("IS-7.4-1", "IS-R90", "IS-2.4-1")
@pytest.mark.parametrize("war", ["wss", "was", "7yw", "awi"])
def test_a_war_sweep_needs_the_best_row_of_every_theater(war: str) -> None:
    table = WarTable(war)
    win(table, war, BEST[war], "france")
    finish(table.wage_war())
    assert table.engine.waits_for(table.p) == OVER
    assert (table.p.clock[WINNER], table.p.clock[REASON]) == (0, victory.WAR_SWEEP)
    for short in range(len(BEST[war])):
        margins = tuple(m - (at == short) for at, m in enumerate(BEST[war]))
        table = WarTable(war)
        win(table, war, margins, "france")
        finish(table.wage_war())
        assert table.p.clock[REASON] != victory.WAR_SWEEP


@rule("IS-7.4-1", "IS-R90")
@pytest.mark.parametrize(("war", "margins"), [("was", (3, 3, 4, 3)), ("awi", (4, 3, 4))])
def test_the_best_row_of_britain_has_other_margins_where_sides_have_rows_of_their_own(
    war: str, margins: tuple[int, ...]
) -> None:
    for side, sweeps in (("britain", True), ("france", False)):
        table = WarTable(war)
        win(table, war, margins, side)
        finish(table.wage_war())
        assert (table.p.clock[REASON] == victory.WAR_SWEEP) == sweeps


@rule("IS-7.4-1")
def test_best_rows_of_both_sides_are_no_sweep() -> None:
    table = WarTable("wss").vp(15)
    win(table, "wss", (5, 4, 4, 0), "france")
    table.army("wss-jacobite-rebellion", "britain", 5)
    finish(table.wage_war())
    assert table.p.clock[REASON] == victory.GOES_ON


@rule("IS-7.4-2", "IS-4.1.13-2", "IS-2.4-1", "IS-R15")
@pytest.mark.parametrize(
    ("vp", "winner"), [(30, "france"), (31, "france"), (29, ""), (0, "britain"), (-2, "britain"), (1, "")]
)
def test_the_vp_total_is_checked_after_the_last_theater(vp: int, winner: str) -> None:
    table = WarTable("wss").vp(vp).wage_war()
    if winner:
        assert table.engine.waits_for(table.p) == OVER
        assert SIDE_IDS[table.p.clock[WINNER]] == winner
        assert table.p.clock[REASON] == victory.OUT_OF_BOUNDS
    else:
        assert table.draws()


@rule("IS-R15", "IS-4.1.12-8")
def test_the_total_may_pass_its_end_in_the_war_and_come_back() -> None:
    table = WarTable("wss").vp(28).army("wss-central-europe", "france", 1).army("wss-jacobite-rebellion", "britain", 3)
    table.wage_war()
    assert table.total() == 28
    assert table.p.clock[REASON] == victory.GOES_ON


@rule("IS-7.4-1", "IS-4.1.13-3")
def test_a_sweep_counts_before_the_total() -> None:
    table = WarTable("wss").vp(-20)
    win(table, "wss", BEST["wss"], "france")
    finish(table.wage_war())
    assert (table.p.clock[WINNER], table.p.clock[REASON]) == (0, victory.WAR_SWEEP)


@rule("IS-7.5-2", "IS-3.8.2-2", "IS-R89", "IS-R51")
@pytest.mark.parametrize(
    ("war", "stay"),
    [
        ("wss", {"havana", "vellore"}),
        ("was", {"havana"}),
        ("7yw", {"sweden"}),
        ("awi", {"sweden"}),
    ],
)
def test_markers_come_off_flagged_spaces_where_the_war_counts_them(war: str, stay: set[str]) -> None:
    table = WarTable(war).flags(france="sweden albany vellore", britain="havana")
    table.markers("sweden albany vellore havana niagara russia kurpa santiago").flags(france="ohio-forks")
    table.damaged("ohio-forks")
    finish(table.wage_war())
    assert table.marked() == stay | {"niagara", "russia", "kurpa", "santiago"}, "markers on empty spaces stay"
    assert table.is_damaged("ohio-forks")


@rule("IS-12.1-6", "IS-R89")
def test_a_marker_on_a_spanish_market_stays() -> None:
    table = WarTable("awi", {"spanish-empire": True}).flags(spain="havana").markers("havana").wage_war()
    assert table.marked() == {"havana"}


@rule("IS-7.5-1", "IS-3.7-2", "IS-R89", "IS-7.6-1")
def test_tiles_come_back_and_the_next_war_is_laid_out() -> None:
    table = WarTable("wss").tiles("wss-spain", "basic-fr-01", "bonus-wss-fr-vendome")
    table.p.tile_place[20] = REMOVED
    finish(table.wage_war())
    assert table.draws()
    place = table.p.tile_place
    assert place[PIECES.wars.tile_ids.index("basic-fr-01")] == POOL
    assert place[PIECES.wars.tile_ids.index("bonus-wss-fr-vendome")] == AWAY
    assert place[PIECES.wars.tile_ids.index("bonus-wss-br-church")] == AWAY
    assert place[PIECES.wars.tile_ids.index("bonus-was-br-clive")] == POOL
    assert place[PIECES.wars.tile_ids.index("bonus-7yw-br-clive")] == AWAY
    assert place[20] == REMOVED
    while table.p.clock[TURN] == 1:
        table.engine.apply_outcome(table.p, table.engine.draw(table.p))
    place = table.p.tile_place
    for theater in range(4):
        assert sum(place[tile] == IN_THEATER + theater for tile in range(16)) == 1
        assert sum(place[tile] == IN_THEATER + theater for tile in range(16, 32)) == 1


@rule("IS-7.6-3")
def test_there_is_no_layout_after_the_last_war() -> None:
    table = WarTable("awi").tiles("awi-mysore-war", "basic-fr-01", "bonus-awi-br-coote")
    finish(table.wage_war())
    assert PIECES.turn_ids[table.p.clock[TURN]] == "peace-6"
    assert all(place in (POOL, AWAY) for place in table.p.tile_place)


@rule("IS-7.6-4", "IS-R88")
@pytest.mark.parametrize(("war", "free"), [("wss", (0, 0)), ("was", (3, 1)), ("7yw", (0, 0))])
def test_bonus_tiles_of_the_austrian_war_earn_free_ones_for_the_next(war: str, free: tuple[int, int]) -> None:
    """France had four, Britain one and Byng."""
    table = WarTable(war)
    for side, count in ((0, 4), (1, 1)):
        first = PIECES.wars.bonus_set(PIECES.wars.ids.index(war), side)
        for at in range(count):
            table.p.tile_place[first + at] = IN_THEATER + at // 2
    table.p.clock[BYNG] = 3
    finish(table.wage_war())
    assert (table.side(FREE_TILES, "france"), table.side(FREE_TILES, "britain")) == free
    assert table.p.clock[BYNG] == NONE


@rule("IS-7.2.2-1", "IS-R79", "IS-R76", "IS-R86")
def test_refusals_used_squadrons_and_markers_end_with_the_war() -> None:
    table = WarTable("7yw").flags(france="minorca").army("7yw-french-and-indian-war", "britain", 5)
    table.army("7yw-atlantic-dominance", "france", 2).wage_war().play("conquer minorca", "refuse")
    assert table.side(REFUSALS, "france") == 1
    finish(table)
    assert table.side(REFUSALS, "france") == 0
    assert table.p.refused == []
    assert table.p.clock[DOMINANCE] == NONE
    assert table.p.war[FIGHTING] == NONE


@rule("IS-R1", "IS-2.1-2", "IS-4.0-3")
def test_a_war_belongs_to_the_era_of_the_turn_before() -> None:
    assert [WarTable(war).p.era() for war in ("wss", "was", "7yw", "awi")] == [0, 1, 1, 2]


@rule("IS-R14")
def test_treaty_points_of_a_war_are_not_cut_after_it() -> None:
    table = WarTable("7yw").army("7yw-third-carnatic-war", "france", 5)
    table.p.sides[5] = 4
    table.wage_war()
    while table.asked():
        table.play("enough")
    assert table.treaty_points("britain") == 7
