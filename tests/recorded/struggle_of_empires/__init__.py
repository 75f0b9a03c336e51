"""Recorded cases of Struggle of Empires: which check judges which file."""

from tests.recorded.struggle_of_empires import auctions, battles, losses, moves, phases, setup, taxation, turns

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
