"""What Awards, demands and Prestige would give now, as numbers. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import COMMODITIES, FRANCE, NONE, REGIONS, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.scoring import score_sheet, scoring
from tricorne.kernel.encoding import BYTE, RowWriter

TOTALS: Final = 3
"""Numbers of what a side would get: VP, Treaty Points, Debt; then those of each Award and of each demand."""
OF_AWARD: Final = 4
OF_DEMAND: Final = 5
NO_AWARD: Final = [0] * (OF_AWARD - 1)
NO_REWARD: Final = [0] * (OF_DEMAND - 1)
"""What follows on the lead where there is no Award, or no demand."""


def scored(p: Position) -> list[int]:
    """All of it as France sees it, as bytes."""
    c = p.ruleset.components
    leads = scoring.leads(p, False)
    tiles = scoring.awards_on(p)
    found = _totals(p, leads, tiles)
    for region, tile in enumerate(tiles):
        found.append(leads[region] & BYTE)
        if tile == NONE:
            found.extend(NO_AWARD)
        else:
            found.append(c.awards.vp[tile])
            found.append(c.awards.treaty_points[tile])
            found.append(c.awards.margin[tile])
    era = p.era()
    for commodity, wanted in enumerate(p.demand):
        found.append(leads[REGIONS + commodity] & BYTE)
        if wanted:
            reward = c.demands[commodity]
            found.append(wanted)
            found.append(reward.vp[era])
            found.append(reward.treaty_points[era])
            found.append(reward.debt[era] & BYTE)
        else:
            found.extend(NO_REWARD)
    found.append(leads[scoring.PRESTIGE_LEAD] & BYTE)
    return found


def _totals(p: Position, leads: list[int], tiles: list[int]) -> list[int]:
    """What the sides would get together."""
    totals = [0] * (SIDES * TOTALS)
    if p.stack:
        sheet: list[int] = []
        scoring.items_for(p, leads, tiles, sheet)
        for at in range(0, len(sheet), score_sheet.LINE):
            first = TOTALS * sheet[at + score_sheet.WHO]
            totals[first] = totals[first] + sheet[at + score_sheet.VICTORY_POINTS]
            totals[first + 1] = totals[first + 1] + sheet[at + score_sheet.TREATY_POINTS]
            totals[first + 2] = totals[first + 2] + sheet[at + score_sheet.DEBT]
    return [total & BYTE for total in totals]


def encode_scored(p: Position, seat: int, s: RowWriter) -> None:
    """The same as a side sees it: its own points come first, and Britain leads where France is behind."""
    numbers = scored(p)
    sign = 1 if seat == FRANCE else -1
    s.part("scoring-now")
    s.row(numbers, TOTALS * seat, TOTALS)
    s.row(numbers, TOTALS * (1 - seat), TOTALS)
    at = SIDES * TOTALS
    s.part("awards")
    for _ in range(REGIONS):
        s.out.append(sign * numbers[at] & BYTE)
        s.row(numbers, at + 1, OF_AWARD - 1)
        at += OF_AWARD
    s.part("demands")
    for _ in range(COMMODITIES):
        s.out.append(sign * numbers[at] & BYTE)
        s.row(numbers, at + 1, OF_DEMAND - 1)
        at += OF_DEMAND
    s.part("prestige")
    s.out.append(sign * numbers[at] & BYTE)
