"""Colours and short names of the powers."""

from __future__ import annotations

from tricorne.kernel.text_board import SeatStyles

SEATS = SeatStyles(
    styles={
        "britain": "bold red",
        "united-provinces": "bold dark_orange",
        "spain": "bold yellow",
        "france": "bold bright_blue",
        "austria": "bold white",
        "prussia": "bold bright_black",
        "russia": "bold green",
    },
    shorts={"united-provinces": "UP"},
)
style, short = SEATS.style, SEATS.short
