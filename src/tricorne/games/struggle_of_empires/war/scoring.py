"""Phase V: every region is scored by the number of control markers (SCORE-1 to SCORE-10, CONTROL-1)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import MARKERS, POWERS, REGIONS, Region
from tricorne.games.struggle_of_empires.board.position import Position


def tied_with_nonplayer(p: Position, region: Region, markers: int) -> bool:
    """Does a non-player power have as many markers here? Such ties are unfriendly with 2-3 players (SCORE-8)."""
    if p.ruleset.nonplayer_ties:
        for power in p.ruleset.nonplayers:
            if p.control[region * POWERS + power] == markers:
                return True
    return False


def region_points(p: Position, region: Region) -> list[int]:
    """Victory points of each of the seven powers in one region (SCORE-2 to SCORE-5)."""
    points = [0] * POWERS
    values = p.ruleset.values[region]
    here = region * POWERS
    place = 0
    above = MARKERS + 1
    while True:
        most = 0
        for power in p.ruleset.players:
            if most < p.control[here + power] < above:
                most = p.control[here + power]
        if most == 0:
            return points
        # R-SCORE-1: an unfriendly tie costs one place, and nobody else moves.
        counted = place + 1 if tied_with_nonplayer(p, region, most) else place
        if counted < len(values):
            for power in p.ruleset.players:
                if p.control[here + power] == most:
                    points[power] = values[counted]
        # SCORE-4: however many share a place, the next one follows.
        place += 1
        above = most


def score(p: Position) -> None:
    """Phase V: the points of all regions are added to the track (SCORE-10)."""
    total = p.victory_points[:]
    for region in range(REGIONS):
        points = region_points(p, region)
        for power in p.ruleset.players:
            total[power] += points[power]
    p.victory_points = total
