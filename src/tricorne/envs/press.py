"""Press: short words between the seats of one game, for agents that speak. They travel beside it: everybody hears
them, no rule knows them, and they are in no observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english

OPTION: Final = "negotiation"
VALUE: Final = "press"
LONGEST: Final = 300
"""Letters that can be said at once."""


class Press:
    """What was said in one game, and what each seat has heard of it.

    >>> press = Press(["france", "russia"], True)
    >>> press.speak("france", "peace in  India?")
    >>> press.heard("russia"), press.heard("russia")
    ([('france', 'peace in India?')], [])
    """

    def __init__(self, seats: Sequence[str], is_open: bool) -> None:
        self.is_open = is_open
        self.lines: list[tuple[str, str]] = []
        self.known = dict.fromkeys(seats, 0)

    def speak(self, seat: str, text: str) -> None:
        """Say something to everybody; BadOptions where the table has no press, or the words are too many."""
        if not self.is_open:
            raise BadOptions(in_english(f"nothing is said at this table: it is not played with {OPTION}={VALUE}"))
        if seat not in self.known:
            raise BadOptions(in_english(f"{seat!r} sits nowhere at this table"))
        words = " ".join(text.split())
        if not 0 < len(words) <= LONGEST:
            raise BadOptions(in_english(f"{len(words)} letters: say 1 to {LONGEST}"))
        self.lines.append((seat, words))

    def heard(self, seat: str) -> list[tuple[str, str]]:
        """What others said since the seat last listened: who, and the words."""
        found = [line for line in self.lines[self.known[seat] :] if line[0] != seat]
        self.known[seat] = len(self.lines)
        return found
