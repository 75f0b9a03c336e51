"""What is counted while random games are played; a game without anything to count has the plain ``Watch``."""

from __future__ import annotations

from collections import Counter

from tricorne.kernel.position import AnyPosition


class Watch:
    """Sees every decision of a game before and after it is carried out."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """How often each thing occurred."""

    def expected(self) -> list[str]:
        """Everything that should occur at least once in many games."""
        return []

    def before(self, position: AnyPosition, action: int) -> None:
        """An action is about to be carried out."""

    def after(self, position: AnyPosition, action: int) -> None:
        """It has been, and chance has brought what it brings."""
