"""What can be bought with Action Points: the verbs of a purchase."""

from typing import Final

SHIFT_SPACE: Final = 0
"""A Market with Economic or a Political space with Diplomatic points."""
JACOBITE: Final = 1
"""A space of Scotland or Ireland with Military points."""
BUILD_FORT: Final = 2
REPAIR_FORT: Final = 3
SEIZE_FORT: Final = 4
DEPLOY: Final = 5
CLEAR_MARKER: Final = 6
NEW_SQUADRON: Final = 7
WAR_TILE: Final = 8
EVENT_CARD: Final = 9
EXCHANGE_POINTS: Final = 10
"""Military points for one point of the type in BUY_FROM."""
BASTION: Final = 11
"""Naval Bastion sends a Squadron home."""
RISING: Final = 12
"""Victory points of Jacobite Uprisings."""
