"""Phase VI: the end of a war (ENDWAR)."""

from tests.games.struggle_of_empires.rules.phase_table import PIECES, PhaseTable, number
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    BLOCKADE,
    INDIA,
    NONE,
    RESERVES,
    TILES,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.board.position import PHASE, ROUND, WAR_NUMBER
from tricorne.games.struggle_of_empires.war.endwar import end_war
from tricorne.kernel.testing import rule


def after_a_war() -> PhaseTable:
    table = PhaseTable("britain france russia spain")
    table.alliances("russia britain austria", "france spain prussia united-provinces")
    table.p.clock[WAR_NUMBER] = 1
    table.p.clock[PHASE] = 6
    table.p.clock[ROUND] = 6
    return table


@rule("ENDWAR-1")
def test_local_alliances_are_given_up() -> None:
    table = after_a_war()
    table.p.alliances[PIECES.alliance("portugal")] = number("britain")
    end_war(table.p)
    assert table.p.alliances == [NONE] * ALLIANCES


@rule("ENDWAR-2")
def test_the_alliance_display_is_cleared() -> None:
    table = after_a_war()
    end_war(table.p)
    assert table.p.side == [0] * 7
    assert table.p.box == [0] * 7
    assert table.p.order == []


@rule("ENDWAR-3", "R-FREE-3")
def test_used_tiles_are_ready_again() -> None:
    """One of two Reserves is used, War Office unused: all are ready, and nothing has been saved up."""
    table = after_a_war()
    table.tile("france", "reserves", ready=1, used=1)
    table.tile("france", "war-office", ready=1, used=0)
    end_war(table.p)
    france = number("france") * TILES
    assert (table.p.ready[france + RESERVES], table.p.used[france + RESERVES]) == (2, 0)
    assert (table.p.ready[france + WAR_OFFICE], table.p.used[france + WAR_OFFICE]) == (1, 0)


@rule("ENDWAR-4", "TILE-BLOCKADE-4")
def test_a_blockade_on_the_map_returns_to_the_display() -> None:
    table = after_a_war()
    table.p.blockade[:] = [number("spain"), INDIA]
    end_war(table.p)
    assert table.p.blockade == [NONE, NONE]
    assert table.p.display[BLOCKADE] == 1


@rule("ENDWAR-5")
def test_the_war_marker_advances_and_rounds_begin_anew() -> None:
    table = after_a_war()
    end_war(table.p)
    assert (table.p.clock[WAR_NUMBER], table.p.clock[PHASE], table.p.clock[ROUND]) == (2, 0, 0)


@rule("ENDWAR-6", "MARKER-13")
def test_everything_else_stays() -> None:
    table = after_a_war()
    table.units("spain", "india", army=2, navy=1, fort=1)
    table.control("india", spain=2, britain=1)
    table.token("pirates", "caribbean", "france")
    table.gold(spain=4)
    table.population(spain=3)
    table.unrest(spain=6)
    table.points(spain=31)
    table.tile("spain", "banking")
    table.p.markers[3] = 1
    before = table.p.clone().fields()
    end_war(table.p)
    after = table.p.fields()
    changed = [field for field in after if after[field] != before[field]]
    assert changed == ["side", "box", "order", "clock"]
