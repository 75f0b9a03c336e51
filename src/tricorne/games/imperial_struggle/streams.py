"""The random streams of the game: each kind of chance has its own (see the kernel's chance.py)."""

from typing import Final

STREAMS: Final = ["tiles", "awards", "demand", "investments", "cards"]
TILES_STREAM: Final = 0
AWARDS_STREAM: Final = 1
DEMAND_STREAM: Final = 2
INVESTMENTS_STREAM: Final = 3
CARDS_STREAM: Final = 4
