"""What became of something that was handed to a machine of others: a letter, a notice for a device or a webhook."""

from __future__ import annotations

from enum import Enum


class Fate(Enum):
    """Whether it was taken, as far as we know."""

    TAKEN = "taken"
    REFUSED = "refused"
    """It was not taken, for sure: it may be tried again."""
    UNKNOWN = "unknown"
    """All of it was sent, and no answer came in time: it may have been taken. Sent again, it could come twice."""
