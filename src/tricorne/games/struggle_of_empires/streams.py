"""The random streams of the game: each kind of chance has its own (see the kernel's chance.py)."""

from typing import Final

STREAMS: Final = ["dice", "sea", "bag", "unrest", "setup"]
DICE_STREAM: Final = 0
SEA_STREAM: Final = 1
BAG_STREAM: Final = 2
UNREST_STREAM: Final = 3
SETUP_STREAM: Final = 4
