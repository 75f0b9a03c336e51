"""Final Scoring (11)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import Table


def score(p: Table) -> None:
    """Score Prestige, Available Debt, commodities and Territories once the last turn is over."""
