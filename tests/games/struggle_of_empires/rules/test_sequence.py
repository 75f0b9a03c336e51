"""The sequence of play: wars, phases, rounds and turns (SEQ, TURN-1, TURN-2, TURN-3, TURN-11, ENDWAR-7)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import SEVEN, PhaseTable, number
from tricorne.games.struggle_of_empires.board.constants import ON_MAP, RESERVES, TILES
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, ROUND, WAR_NUMBER
from tricorne.kernel.testing import rule


def idle_game(players: int, preset: str = "deluxe") -> PhaseTable:
    """A table without units at the first auction of War I."""
    table = PhaseTable(" ".join(SEVEN.split()[:players]), preset)
    table.begin_wars()
    return table


def play_rounds(table: PhaseTable) -> list[tuple[int, str]]:
    """Phase III of a war in which everybody passes: round and player of every turn."""
    war = table.p.clock[WAR_NUMBER]
    turns: list[tuple[int, str]] = []
    while not table.over and table.p.clock[WAR_NUMBER] == war and table.p.clock[PHASE] == 3:
        turns.append(table.pass_turn())
        table.draw_all()
    return turns


def play_war(table: PhaseTable) -> None:
    table.draw_all()
    table.auction_off()
    play_rounds(table)


def markers_on_map(table: PhaseTable) -> int:
    return sum(1 for where in table.p.markers if where == ON_MAP)


@rule("TURN-1", "TURN-2", "TURN-3", "TURN-11")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 5)])
def test_every_player_has_one_turn_a_round_in_turn_order(players: int, rounds: int, preset: str) -> None:
    table = idle_game(players, preset)
    table.auction_off()
    order = table.order
    assert len(order) == players
    assert play_rounds(table) == [(number_of, power) for number_of in range(1, rounds + 1) for power in order]


@rule("SEQ-2", "MARKER-12", "SEQ-1")
def test_war_one_begins_with_the_auctions() -> None:
    table = idle_game(4)
    assert (table.p.clock[WAR_NUMBER], table.p.clock[PHASE]) == (1, 2)
    assert markers_on_map(table) == 0
    table.auction_off()
    assert (table.p.clock[PHASE], table.p.clock[ROUND]) == (3, 1)


@rule("SEQ-2", "MARKER-11", "ENDWAR-5", "ENDWAR-7")
def test_phases_four_to_six_follow_the_rounds_and_war_two_begins_with_new_markers() -> None:
    """A German control marker scores 8, income and population rise, tiles are ready, eight markers come out."""
    table = idle_game(4)
    table.control("german-states", france=1)
    table.tile("france", "reserves", ready=0, used=1)
    table.auction_off()
    play_rounds(table)
    france = number("france")
    assert table.points_of("france") == 8
    assert table.gold_of("france") == 6
    assert table.p.population[france] == 9
    assert table.p.ready[france * TILES + RESERVES] == 1
    table.draw_all()
    assert (table.p.clock[WAR_NUMBER], table.p.clock[PHASE]) == (2, 2)
    assert markers_on_map(table) == 8


@rule("SEQ-1", "SEQ-3", "SEQ-4", "ENDWAR-7", "ENDGAME-1")
def test_three_wars_then_the_unrest_count() -> None:
    """War III pays income and scores like the others; then 7 and 4 points are lost and nothing is asked any more."""
    table = idle_game(4)
    table.control("india", britain=1)
    table.unrest(britain=3, france=9, russia=1)
    table.tile("britain", "reserves", ready=0, used=1)
    for war in (1, 2, 3):
        assert table.p.clock[WAR_NUMBER] == war
        assert not table.over
        table.p.used[number("britain") * TILES + RESERVES] = 1
        table.p.ready[number("britain") * TILES + RESERVES] = 0
        play_war(table)
    assert table.over
    assert (table.p.clock[WAR_NUMBER], table.p.clock[PHASE]) == (3, GAME_OVER)
    assert table.points_of("britain") == 3 * 5 - 4
    assert table.points_of("france") == -7
    assert table.gold_of("britain") == 6 + 10 + 10
    # ENDWAR-7: no phase VI in War III, so the tile lies as it was used.
    assert table.p.used[number("britain") * TILES + RESERVES] == 1
    assert table.p.order != []


@rule("AUCTION-5", "AUCTION-26", "SEQ-2")
def test_the_gavel_passes_from_war_to_war() -> None:
    table = idle_game(4)
    table.auction_off()
    last = table.order[-1]
    play_rounds(table)
    table.draw_all()
    assert table.actor == last
