"""Colours and short names of the powers. Every colour has a short name beside it: nothing is said by colour alone."""

from __future__ import annotations

from rich.text import Text

STYLES = {
    "britain": "bold red",
    "united-provinces": "bold dark_orange",
    "spain": "bold yellow",
    "france": "bold bright_blue",
    "austria": "bold white",
    "prussia": "bold bright_black",
    "russia": "bold green",
}
SHORT = {
    "britain": "Br",
    "united-provinces": "UP",
    "spain": "Sp",
    "france": "Fr",
    "austria": "Au",
    "prussia": "Pr",
    "russia": "Ru",
}


def style(seat: str) -> str:
    """The colour of a seat; plain for one that has none."""
    return STYLES.get(seat, "bold")


def short(seat: str) -> str:
    return SHORT.get(seat, seat[:2].title())


def title(seat: str) -> str:
    """A seat's id as a name: ``united-provinces`` becomes ``United Provinces``."""
    return seat.replace("-", " ").title()


def named(seat: str) -> Text:
    """A seat's name in its colour."""
    return Text(title(seat), style(seat))
