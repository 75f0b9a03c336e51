"""Styles of play, as strategy guides describe them: where a power looks for its points.

A colonial power wants navies early and markers overseas, where few others compete; a continental one fights for the
rich regions of Europe with armies and training; a balanced one takes what pays.
"""

from __future__ import annotations

from typing import Final


class Style:
    """How much more, or less, than its points some things are worth to a power."""

    def __init__(self, overseas: float, europe: float, training: float, bids_as_before: bool = False) -> None:
        self.overseas = overseas
        """Control markers in the colonies."""
        self.europe = europe
        """Control markers in Europe."""
        self.training = training
        """Army Training."""
        self.bids_as_before = bids_as_before
        """Whether it bids as the bots of version 0.1 did."""


BALANCED: Final = Style(1.0, 1.0, 1.0)
COLONIAL: Final = Style(1.35, 0.8, 0.8)
CONTINENTAL: Final = Style(0.75, 1.25, 1.2)
AS_BEFORE: Final = "0.1"
STYLES: Final = {
    "": BALANCED,
    "colonial": COLONIAL,
    "continental": CONTINENTAL,
    AS_BEFORE: Style(1.0, 1.0, 1.0, bids_as_before=True),
}
"""By name; without one a power takes what pays."""
