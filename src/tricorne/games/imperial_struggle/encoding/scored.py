"""What Awards, demands and Prestige would give now, as numbers. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import COMMODITIES, FRANCE, NONE, REGIONS, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.scoring import scoring
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.kernel.encoding import BYTE, RowWriter

TOTALS: Final = 3
"""Numbers of what a side would get: VP, Treaty Points, Debt; the leads in Regions, commodities and Prestige follow."""
OF_AWARD: Final = 3
OF_DEMAND: Final = 4
NO_AWARD: Final = [0] * OF_AWARD
NO_REWARD: Final = [0] * OF_DEMAND
"""What follows on the lead: numbers of each Award and of each demand, or where there is none."""


def scored(p: Position) -> list[int]:
    """What both sides would get, and the leads of France, as bytes."""
    leads = scoring.leads(p, False)
    found = _totals(p, leads)
    for lead in leads:
        found.append(lead & BYTE)
    return found


def rewards(p: Position) -> list[int]:
    """What the Awards and demands of the turn give, as bytes."""
    c = p.ruleset.components
    found: list[int] = []
    for tile in scoring.awards_on(p):
        if tile == NONE:
            found.extend(NO_AWARD)
        else:
            found.append(c.awards.vp[tile])
            found.append(c.awards.treaty_points[tile])
            found.append(c.awards.margin[tile])
    era = p.era()
    for commodity, wanted in enumerate(p.demand):
        if wanted:
            reward = c.demands[commodity]
            found.append(wanted)
            found.append(reward.vp[era])
            found.append(reward.treaty_points[era])
            found.append(reward.debt[era] & BYTE)
        else:
            found.extend(NO_REWARD)
    return found


def _totals(p: Position, leads: list[int]) -> list[int]:
    """What the sides would get together."""
    sheet = Sheet(keeps_lines=False)
    if p.stack:
        scoring.fill(sheet, p, leads, scoring.awards_on(p))
    return [total & BYTE for total in sheet.sums()]


def encode_scored(p: Position, seat: int, s: RowWriter) -> None:
    """The same as a side sees it: its own points come first, and Britain leads where France is behind."""
    numbers = scored(p)
    given = rewards(p)
    sign = 1 if seat == FRANCE else -1
    s.part("scoring-now")
    s.row(numbers, TOTALS * seat, TOTALS)
    s.row(numbers, TOTALS * (1 - seat), TOTALS)
    lead = SIDES * TOTALS
    at = 0
    s.part("awards")
    for _ in range(REGIONS):
        s.out.append(sign * numbers[lead] & BYTE)
        s.row(given, at, OF_AWARD)
        lead += 1
        at += OF_AWARD
    s.part("demands")
    for _ in range(COMMODITIES):
        s.out.append(sign * numbers[lead] & BYTE)
        s.row(given, at, OF_DEMAND)
        lead += 1
        at += OF_DEMAND
    s.part("prestige")
    s.out.append(sign * numbers[lead] & BYTE)
