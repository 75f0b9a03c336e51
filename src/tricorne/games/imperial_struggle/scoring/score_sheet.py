"""The score sheet: what a scoring gives, line by line, before it is given (4.1.12, 11).

A sheet is a flat list of numbers, LINE of them for each line: what is scored, its number, the side, VP, Treaty Points
and Debt. The same sheet is the preview and, carried out line by line, the scoring itself.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.payment.debt import force_debt, gain_treaty, lower_debt

# Places within a line
WHAT: Final = 0
NUMBER: Final = 1
"""Of the Region, commodity, ministry or space; 0 where there is but one."""
WHO: Final = 2
VICTORY_POINTS: Final = 3
TREATY_POINTS: Final = 4
DEBT: Final = 5
"""Forced on the side if above 0, lowered if below."""
LINE: Final = 6

# What is scored
PRESTIGE: Final = 0
AWARD: Final = 1
DEMAND: Final = 2
MINISTRY: Final = 3
AVAILABLE_DEBT: Final = 4
COMMODITY: Final = 5
TERRITORY: Final = 6
WHAT_IDS: Final = ["prestige", "award", "demand", "ministry", "available-debt", "commodity", "territory"]


def write(sheet: list[int], what: int, number: int, who: int, vp: int, treaty_points: int, debt: int) -> None:
    """Add a line."""
    sheet.append(what)
    sheet.append(number)
    sheet.append(who)
    sheet.append(vp)
    sheet.append(treaty_points)
    sheet.append(debt)


def carry_out(p: Position, sheet: list[int]) -> None:
    """Give what the sheet says, from the first line to the last."""
    for at in range(0, len(sheet), LINE):
        carry_out_line(p, sheet, at)


def carry_out_line(p: Position, sheet: list[int], at: int) -> None:
    """Give what one line says; forced Debt over the limit scores for the opponent (R61)."""
    side = sheet[at + WHO]
    p.score(side, sheet[at + VICTORY_POINTS])
    gain_treaty(p, side, sheet[at + TREATY_POINTS])
    debt = sheet[at + DEBT]
    if debt > 0:
        force_debt(p, side, debt)
    elif debt < 0:
        lower_debt(p, side, -debt)
