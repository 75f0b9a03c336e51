"""Scoring of a Peace turn (4.1.12)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import Table
from tricorne.games.imperial_struggle.words import NONE


def score_turn(p: Table) -> int:
    """Score Regions, Prestige and demands; the side that won all of them, or NONE."""
    return NONE
