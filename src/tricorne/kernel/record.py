"""The game record: what was played, by whom, and what chance brought. Everything else is derived from it."""

from __future__ import annotations

from typing import Final

PLAY: Final = "play"
ASIDE: Final = "aside"
UNDO: Final = "undo"
START: Final = "start"


class Outcome:
    """One thing that chance brought: its text, and who alone may see it (EVERYBODY or a seat's number)."""

    def __init__(self, text: str, secret: int) -> None:
        self.text = text
        self.secret = secret


class Entry:
    """One line of the record. Entries hang on the entry before, so that a copy of a game shares its past."""

    def __init__(
        self,
        before: Entry | None,
        kind: str,
        seat: str,
        text: str,
        secret: bool,
        outcomes: list[Outcome],
        barrier: bool,
    ) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.kind = kind
        self.seat = seat
        self.text = text
        self.secret = secret
        """Whether only the seat itself may read the text."""
        self.outcomes = outcomes
        self.barrier = barrier
        """Whether something became known here that cannot be unknown: undo stops after it."""


def unroll(last: Entry) -> list[Entry]:
    """The entries from the first to this one."""
    entries: list[Entry] = []
    at: Entry | None = last
    while at is not None:
        entries.append(at)
        at = at.before
    entries.reverse()
    return entries
