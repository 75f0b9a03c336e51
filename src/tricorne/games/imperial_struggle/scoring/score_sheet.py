"""The score sheet: what a scoring gives, line by line, before it is given (4.1.12, 11).

The lines of a sheet are a flat list of numbers, LINE of them for each line: what is scored, its number, the side, VP,
Treaty Points and Debt. The same sheet is the preview and, carried out line by line, the scoring itself. Who only wants
to know what both sides get altogether has a sheet without lines.
"""

from __future__ import annotations

from typing import Final, final

from tricorne.games.imperial_struggle.board.constants import FRANCE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.payment.debt import force_debt, gain_treaty, lower_debt
from tricorne.kernel.machine_words import Word, Words

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


@final
class Sheet:
    """What a scoring gives."""

    def __init__(self, keeps_lines: bool = True) -> None:
        """Without lines only the sums are kept."""
        self.keeps_lines = keeps_lines
        self.lines: list[int] = []
        self.french_vp: Word = 0
        self.french_treaty_points: Word = 0
        self.french_debt: Word = 0
        self.british_vp: Word = 0
        self.british_treaty_points: Word = 0
        self.british_debt: Word = 0

    def write(self, what: Word, number: Word, who: Word, vp: Word, treaty_points: Word, debt: Word) -> None:
        """Add a line, or what it says to the sums."""
        if self.keeps_lines:
            lines = self.lines
            lines.append(what)
            lines.append(number)
            lines.append(who)
            lines.append(vp)
            lines.append(treaty_points)
            lines.append(debt)
        elif who == FRANCE:
            self.french_vp += vp
            self.french_treaty_points += treaty_points
            self.french_debt += debt
        else:
            self.british_vp += vp
            self.british_treaty_points += treaty_points
            self.british_debt += debt

    def add_up(self, found: Words) -> None:
        """Write VP, Treaty Points and Debt of France, then those of Britain, to the beginning of a row, where no lines
        are kept."""
        found[0] = self.french_vp
        found[1] = self.french_treaty_points
        found[2] = self.french_debt
        found[3] = self.british_vp
        found[4] = self.british_treaty_points
        found[5] = self.british_debt


def carry_out(p: Position, lines: list[int]) -> None:
    """Give what the lines of a sheet say, from the first to the last."""
    for at in range(0, len(lines), LINE):
        carry_out_line(p, lines, at)


def carry_out_line(p: Position, lines: list[int], at: int) -> None:
    """Give what one line says; forced Debt over the limit scores for the opponent (R61)."""
    side = lines[at + WHO]
    p.score(side, lines[at + VICTORY_POINTS])
    gain_treaty(p, side, lines[at + TREATY_POINTS])
    debt = lines[at + DEBT]
    if debt > 0:
        force_debt(p, side, debt)
    elif debt < 0:
        lower_debt(p, side, -debt)
