"""The end of the game: unrest, revolution, penalties, victory (ENDGAME)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import SEVEN, PhaseTable, name, number
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.kernel.testing import rule


def count(
    unrest: list[int], points: list[int], preset: str = "deluxe", options: dict[str, object] | None = None
) -> tuple[PhaseTable, list[int], list[str]]:
    """The table of so many players, their final points in the order of seats, and the winners."""
    table = PhaseTable(" ".join(SEVEN.split()[: len(unrest)]), preset, options)
    for at, power in enumerate(table.ruleset.players):
        table.p.unrest[power] = unrest[at]
        table.p.victory_points[power] = points[at]
    result = table.final()
    return table, [result.points[power] for power in table.ruleset.players], [name(power) for power in result.winners]


@rule("EXAMPLE-30", "ENDGAME-2", "ENDGAME-3", "ENDGAME-4", "ENDGAME-5", "R-END-2", "R-END-6")
def test_end_of_game_example_with_four_players() -> None:
    """Unrest 21, 15, 15, 9: revolution, twice minus 7, minus 4."""
    _, points, winners = count([21, 15, 15, 9], [90, 50, 40, 30])
    assert points == [0, 43, 33, 26]
    assert winners == ["france"]


@rule("EXAMPLE-31", "ENDGAME-6")
def test_two_players_compare_their_unrest() -> None:
    assert count([8, 8], [30, 20])[1] == [30, 20]
    assert count([9, 8], [30, 20])[1] == [23, 20]


@rule("ENDGAME-1", "ENDGAME-7", "R-END-9")
def test_the_count_closes_the_game_with_final_points() -> None:
    """Gold is worth nothing; the points before the count can still be told."""
    table, points, _ = count([5, 3, 1], [30, 30, 28])
    table.gold(britain=99)
    endgame.close(table.p)
    assert table.p.clock[PHASE] == GAME_OVER
    assert endgame.scores(table.p) == points == [23, 26, 28]
    assert endgame.ranking(table.p) == [[number("prussia")], [number("france")], [number("britain")]]
    again = table.final()
    assert [again.before[power] for power in table.ruleset.players] == [30, 30, 28]
    assert [again.points[power] for power in table.ruleset.players] == points


@rule("ENDGAME-2", "R-END-2")
@pytest.mark.parametrize(("unrest", "points"), [(19, 43), (20, 0), (21, 0)])
def test_revolution_begins_at_twenty(unrest: int, points: int) -> None:
    assert count([unrest, 2, 1], [50, 10, 10])[1][0] == points


@rule("R-END-2", "R-END-1")
def test_a_power_in_revolution_cannot_win_even_against_nothing() -> None:
    """All others end below 0 points; the one in revolution has 0 and is still last."""
    table, points, winners = count([25, 3, 2], [60, 2, 1])
    assert points == [0, -5, -3]
    assert winners == ["prussia"]
    assert table.final().place[number("britain")] == 3


@rule("R-END-3", "R-END-10")
def test_nobody_wins_when_all_are_in_revolution() -> None:
    table, points, winners = count([20, 22, 30], [60, 2, 1])
    assert points == [0, 0, 0]
    assert winners == []
    assert [table.final().place[power] for power in table.ruleset.players] == [1, 1, 1]
    endgame.close(table.p)
    table.p.stack.clear()
    assert table.engine.ranking(table.p) == [["britain", "france", "prussia"]]
    assert table.engine.winners(table.p) == []


@rule("R-END-4", "ENDGAME-3")
def test_the_only_one_left_of_three_loses_seven_and_wins() -> None:
    _, points, winners = count([20, 22, 3], [60, 50, 10])
    assert points == [0, 0, 3]
    assert winners == ["prussia"]


@rule("R-END-4", "R-SETTLED-9")
@pytest.mark.parametrize(("mode", "points"), [("higher-only", 10), ("general", 3)])
def test_the_only_one_left_of_two(mode: str, points: int) -> None:
    found = count([20, 3], [60, 10], options={"two-player-unrest": mode})
    assert found[1] == [0, points]
    assert found[2] == ["france"]


@rule("R-END-5", "ENDGAME-5")
@pytest.mark.parametrize("unrest", [0, 6])
def test_all_lose_seven_when_all_have_the_same(unrest: int) -> None:
    assert count([unrest] * 4, [20, 21, 22, 23])[1] == [13, 14, 15, 16]


@rule("ENDGAME-3", "ENDGAME-4", "ENDGAME-5")
def test_penalties_of_most_and_second_most() -> None:
    assert count([9, 12, 11, 12, 11, 3, 0], [50] * 7)[1] == [50, 43, 46, 43, 46, 50, 50]


@rule("ENDGAME-9")
@pytest.mark.parametrize(("unrest", "points"), [([9, 8], [23, 16]), ([8, 8], [23, 13])])
def test_two_players_of_the_original_take_the_general_penalties(unrest: list[int], points: list[int]) -> None:
    assert count(unrest, [30, 20], "original-2004")[1] == points


@rule("ENDGAME-8", "ENDGAME-10", "R-END-8")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_least_unrest_breaks_a_tie_after_the_penalties(preset: str) -> None:
    """Britain leads before the count; after it both have 43, and France has less unrest."""
    _, points, winners = count([9, 7, 2], [50, 47, 10], preset)
    assert points == [43, 43, 10]
    assert winners == ["france"]


@rule("R-END-7", "R-END-10", "ENDGAME-8")
def test_a_tie_in_points_and_unrest_is_a_shared_victory() -> None:
    table, points, winners = count([9, 5, 5], [20, 47, 47])
    assert points == [13, 43, 43]
    assert winners == ["france", "prussia"]
    assert table.engine.winners(table.p) == [], "nobody has won before the end"
    endgame.close(table.p)
    assert endgame.ranking(table.p) == [[number("france"), number("prussia")], [number("britain")]]
    assert table.engine.winners(table.p) == ["france", "prussia"]
    assert [table.final().place[power] for power in table.ruleset.players] == [3, 1, 1]


@rule("ENDGAME-8")
def test_ties_may_be_left_shared() -> None:
    assert count([9, 7, 2], [50, 47, 10], options={"victory-tie-break": "shared"})[2] == ["britain", "france"]


@rule("R-SETTLED-17")
def test_places_below_the_winner() -> None:
    """The same order for all; two powers in revolution share the last place."""
    table, points, _ = count([20, 8, 6, 6, 21], [70, 40, 37, 35, 80])
    assert points == [0, 33, 33, 31, 0]
    endgame.close(table.p)
    assert endgame.ranking(table.p) == [
        [number("prussia")],
        [number("france")],
        [number("russia")],
        [number("britain"), number("spain")],
    ]
    assert table.final().place[number("spain")] == 4


@rule("ENDGAME-1", "UNREST-7", "R-INFO-8")
def test_during_the_game_the_ranking_tells_nothing_about_unrest() -> None:
    table, _, _ = count([25, 0, 3], [50, 50, 10])
    assert endgame.ranking(table.p) == [[number("britain"), number("france")], [number("prussia")]]
    assert endgame.scores(table.p) == [50, 50, 10]
