"""What Awards, demands and Prestige would give now, as numbers. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import COMMODITIES, FRANCE, NONE, REGIONS, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.scoring import scoring
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.kernel.encoding import BYTE, RowWriter
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import as_list, words

TOTALS: Final = 3
"""Numbers of what a side would get: VP, Treaty Points, Debt; the leads in Regions, commodities and Prestige follow."""
OF_AWARD: Final = 3
OF_DEMAND: Final = 4
"""What follows on the lead: numbers of each Award and of each demand."""
NOTHING_SCORED: Final = words([0] * (SIDES * TOTALS + REGIONS + COMMODITIES + 1))
NO_REWARDS: Final = words([0] * (REGIONS * OF_AWARD + COMMODITIES * OF_DEMAND))


def scored(p: Position) -> Words:
    """What both sides would get, and the leads of France, as bytes."""
    leads = scoring.leads(p, False)
    found = NOTHING_SCORED[:]
    if p.stack:
        sheet = Sheet(keeps_lines=False)
        scoring.fill(sheet, p, leads, scoring.awards_on(p))
        sheet.add_up(found)
    at = 0
    for at in range(SIDES * TOTALS):
        found[at] = found[at] & BYTE
    for lead in leads:
        at += 1
        found[at] = lead & BYTE
    return found


def rewards(p: Position) -> Words:
    """What the Awards and demands of the turn give, as bytes."""
    c = p.ruleset.components
    found = NO_REWARDS[:]
    at = 0
    for tile in scoring.awards_on(p):
        if tile != NONE:
            found[at] = c.awards.vp[tile]
            found[at + 1] = c.awards.treaty_points[tile]
            found[at + 2] = c.awards.margin[tile]
        at += OF_AWARD
    era = p.era()
    for commodity, wanted in enumerate(p.demand):
        if wanted:
            reward = c.demands[commodity]
            found[at] = wanted
            found[at + 1] = reward.vp[era]
            found[at + 2] = reward.treaty_points[era]
            found[at + 3] = reward.debt[era] & BYTE
        at += OF_DEMAND
    return found


def encode_scored(p: Position, seat: int, s: RowWriter) -> None:
    """The same as a side sees it: its own points come first, and Britain leads where France is behind."""
    numbers = as_list(scored(p))
    given = as_list(rewards(p))
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
