"""Recorded cases of Struggle of Empires: which check judges which file, and which cases cannot be judged."""

from tests.recorded.struggle_of_empires import auctions, battles, losses, moves, phases, setup, taxation, turns
from tests.recorded.struggle_of_empires.readings import why_not_legal

CHECKS = {
    "battles": battles.check,
    "losses": losses.check,
    "auctions": auctions.check,
    "moves": moves.check,
    "setup": setup.check,
    "taxation": taxation.check,
    "turns": turns.check,
    "income": phases.check_income,
    "scoring": phases.check_scoring,
    "endgame": phases.check_endgame,
}
NOT_LEGAL = why_not_legal
"""Why a recorded position is none of the game; such a case is named and not compared."""
