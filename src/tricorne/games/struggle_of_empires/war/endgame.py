"""The end of the game: unrest is shown, revolution and penalties, most points win (ENDGAME-1 to ENDGAME-10).

``final`` answers from any position what the count would be and changes nothing. ``close`` writes the
final points into ``victory_points``, keeps the points before the count in ``scratch`` and sets the clock to
GAME_OVER; ``final`` gives the same answer afterwards.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.kernel.position import replaced


class FinalCount:
    """The unrest count, by power: points before it, who is in revolution, penalties, final points, places."""

    def __init__(self, before: list[int]) -> None:
        self.before = before
        self.revolution = [False] * POWERS
        self.penalty = [0] * POWERS
        self.points = [0] * POWERS
        self.place = [0] * POWERS
        """1 for the best; 0 for a power without a player."""
        self.winners: list[int] = []


def _penalties(p: Position, standing: list[int], penalty: list[int]) -> None:
    """What unrest costs those who are not in revolution."""
    ruleset = p.ruleset
    most = -1
    for power in standing:
        most = max(most, p.unrest[power])
    second = -1
    for power in standing:
        if p.unrest[power] < most:
            second = max(second, p.unrest[power])
    if ruleset.higher_only:
        # ENDGAME-6: two players compare; equal unrest, or nobody to compare with, costs nothing (R-END-4).
        if second < 0:
            return
        second = -1
    for power in standing:
        if p.unrest[power] == most:
            penalty[power] = ruleset.penalty_first
        elif p.unrest[power] == second:
            penalty[power] = ruleset.penalty_second


def final(p: Position) -> FinalCount:
    """The unrest count (ENDGAME-2 to ENDGAME-10)."""
    ruleset = p.ruleset
    result = FinalCount(p.scratch[:] if p.clock[PHASE] == GAME_OVER else p.victory_points[:])
    standing: list[int] = []
    for power in ruleset.players:
        if p.unrest[power] >= ruleset.revolution_unrest:
            result.revolution[power] = True
        else:
            standing.append(power)
    _penalties(p, standing, result.penalty)
    for power in standing:
        # R-END-1: penalties are deducted in full, also below 0.
        result.points[power] = result.before[power] - result.penalty[power]
    for power in ruleset.players:
        # R-SETTLED-17: whoever is in revolution stands behind all others.
        place = 1
        for other in standing:
            if result.revolution[power] or _ahead(p, result, other, power):
                place += 1
        result.place[power] = place
        if place == 1 and not result.revolution[power]:
            result.winners.append(power)
    return result


def _ahead(p: Position, result: FinalCount, one: int, other: int) -> bool:
    """Does one power stand before the other: more points, then less unrest (ENDGAME-7, ENDGAME-8)?"""
    if result.points[one] != result.points[other]:
        return result.points[one] > result.points[other]
    return p.ruleset.least_unrest_breaks_ties and p.unrest[one] < p.unrest[other]


def close(p: Position) -> None:
    """The game ends here: the final points are written down."""
    result = final(p)
    p.scratch = result.before
    for power in p.ruleset.players:
        p.victory_points = replaced(p, p.victory_points, power, result.points[power])
    p.clock[PHASE] = GAME_OVER


def scores(p: Position) -> list[int]:
    """Victory points of the players in the order of their seats: final ones once the game is over."""
    points: list[int] = []
    for power in p.ruleset.players:
        points.append(p.victory_points[power])
    return points


def ranking(p: Position) -> list[list[int]]:
    """The powers led by players from first to last place, those who share a place together.

    During the game it goes by victory points alone, since unrest is hidden until the end (UNREST-7).
    """
    place = [0] * POWERS
    if p.clock[PHASE] == GAME_OVER:
        place = final(p).place
    else:
        for power in p.ruleset.players:
            place[power] = 1
            for other in p.ruleset.players:
                if p.victory_points[other] > p.victory_points[power]:
                    place[power] += 1
    groups: list[list[int]] = []
    for number in range(1, p.ruleset.count + 1):
        group: list[int] = []
        for power in p.ruleset.players:
            if place[power] == number:
                group.append(power)
        if group:
            groups.append(group)
    return groups
