"""How Struggle of Empires is played in the leak tests: with low bids, which leave unrest to hide, and with offers."""

from __future__ import annotations

from collections.abc import Sequence

from tests.conformance.seating import Seating
from tests.games.struggle_of_empires import random_play
from tests.leaks.habits import Habits
from tricorne.kernel.state import State

DEALS = ["pay france 3", "pay spain 500", "offer austria 2 for navies 1 armies 0", "accept 1", "counter 1 90"]


class GameHabits(Habits):
    """Bids stay low, allies are paid."""

    asides: Sequence[str] = tuple(DEALS)

    def choose(self, state: State, numbers: list[int]) -> int:
        return random_play.choose(state, numbers)

    def speak(self, state: State, numbers: list[int]) -> None:
        random_play.bargain(state, numbers)

    def is_strict(self, table: Seating) -> bool:
        """Where gold is hidden, a taxation is seen by all and tells that gold ran out (R-INFO-1)."""
        return table.options.get("gold-visibility") != "hidden"
