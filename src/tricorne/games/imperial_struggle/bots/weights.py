"""What things are worth to the bot, in Victory points."""

from __future__ import annotations

from typing import Final

AVAILABLE_DEBT: Final = 0.35
"""A point of Available Debt."""
TREATY_POINT: Final = 0.4
KEPT_TREATY_POINTS: Final = 4
"""More than these are lost at the end of a turn."""
POINT: Final = 0.25
"""An Action Point that is still to be spent in this round."""
SQUADRON: Final = 1.0
"""A built Squadron, wherever it is."""
ADVANTAGE: Final = 0.5
USED_ADVANTAGE: Final = 0.25
CARD: Final = 0.4
FORT: Final = 0.3
"""Besides its space; a damaged one has lost it."""
TERRITORY: Final = 2.5
FUTURE_AWARD: Final = 0.5
"""Of an Award of each turn to come."""
FUTURE_DEMAND: Final = 0.45
FUTURE_PRESTIGE: Final = 0.8
HIDDEN_BASIC: Final = 0.5
"""Strength to be expected of a tile that is not seen."""
HIDDEN_BONUS: Final = 1.4
CONQUEST_POINT: Final = 1.6
UNFLAG: Final = 1.0
LOST_SQUADRON: Final = 1.2
UPGRADE: Final = 0.2
EVENT_SYMBOL: Final = 0.3
MARKER_LOST: Final = 0.3
"""A flag that bears a Conflict marker is cheap to take."""

MINISTRIES: Final = {
    "john-law": 3,
    "court-of-the-sun-king": 4,
    "the-cardinal-ministers": 5,
    "new-world-huguenots": 2,
    "jacobite-uprisings": 1,
    "east-india-company": 5,
    "bank-of-england": 4,
    "edmond-halley": 3,
    "robert-walpole": 2,
    "jonathan-swift": 2,
    "choiseul": 5,
    "dupleix": 2,
    "pompadour-du-barry": 3,
    "voltaire": 4,
    "pitt-the-elder": 5,
    "charles-hanbury-williams": 3,
    "merchant-banks": 5,
    "samuel-johnson": 4,
    "james-watt": 2,
    "papacy-hanover-negotiations": 3,
    "townshend-acts": 2,
    "edmund-burke": 4,
    "turgot": 5,
    "north-american-trade": 4,
    "marquis-de-condorcet": 2,
    "lavoisier": 3,
}
"""How gladly each ministry is chosen."""
