"""Colours of the two sides and of Spain, which owns flags here and there."""

from __future__ import annotations

from tricorne.kernel.text_board import SeatStyles

SEATS = SeatStyles(styles={"britain": "bold red", "france": "bold bright_blue", "spain": "bold yellow"})
style, short = SEATS.style, SEATS.short
