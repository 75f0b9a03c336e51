"""Final Scoring (11, R96): Prestige, Available Debt, commodities, Territories of the other side's set-up.

``lines`` is the score sheet and changes nothing; ``score`` carries it out. Who has won says victory.py (R97, R98).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    BRITISH,
    COMMODITIES,
    FRANCE,
    FRENCH,
    NONE,
    TERRITORY,
    USA,
    Space,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.scoring import score_sheet
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.games.imperial_struggle.scoring.scoring import demand_winner, prestige_winner


def territory_owner(p: Position, space: Space) -> int:
    """The side that scores for a Territory: it stands on what the other held at set-up; USA flags are French (R83)."""
    began = p.ruleset.board.starting_flag[space]
    flag = p.flag[space]
    if began == BRITISH and (flag == FRENCH or flag == USA):
        return FRANCE
    if began == FRENCH and flag == BRITISH:
        return BRITAIN
    return NONE


def lines(p: Position) -> list[int]:
    """What Final Scoring would give now, line by line."""
    sheet = Sheet()
    c = p.ruleset.components
    winner = prestige_winner(p)
    if winner != NONE:
        sheet.write(score_sheet.PRESTIGE, 0, winner, c.final_prestige_vp, 0, 0)
    lead = p.available_debt(FRANCE) - p.available_debt(BRITAIN)
    vp = min(abs(lead) // c.final_debt_points_per_vp, c.final_debt_vp_most)
    if vp > 0:
        sheet.write(score_sheet.AVAILABLE_DEBT, 0, FRANCE if lead > 0 else BRITAIN, vp, 0, 0)
    for commodity in range(COMMODITIES):
        winner = demand_winner(p, commodity)
        if winner != NONE:
            sheet.write(score_sheet.COMMODITY, commodity, winner, c.final_commodity_vp, 0, 0)
    for space in c.board.of_kind[TERRITORY]:
        winner = territory_owner(p, space)
        if winner != NONE:
            sheet.write(score_sheet.TERRITORY, space, winner, c.final_territory_vp, 0, 0)
    return sheet.lines


def score(p: Position) -> None:
    """The Final Scoring Phase."""
    score_sheet.carry_out(p, lines(p))
