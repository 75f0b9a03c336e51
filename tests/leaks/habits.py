"""How a game is played and looked at in the leak tests: at random, and strictly.

A game with other habits has a class ``GameHabits`` in ``tests/games/<game>/habits.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.conformance.seating import Seating
from tests.every_game import own_module
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.state import State


class Habits:
    """Those of a game that says nothing else."""

    asides: Sequence[str] = ()
    """What somebody may wish to say out of turn; whether he may is looked at too."""

    def choose(self, state: State, numbers: list[int]) -> int:
        """Any open action."""
        legal = state.legal()
        return legal[below(numbers, 0, len(legal))]

    def speak(self, state: State, numbers: list[int]) -> None:
        """Say something out of turn, now and then."""

    def shows_on_the_way(self, before: State, after: State) -> bool:
        """Whether what was hidden lay open for a moment: then the course of play may tell it."""
        return False

    def is_strict(self, table: Seating) -> bool:
        """Whether nothing hidden may change the course of play at this table."""
        return True

    def play(self, state: State, seed: int) -> Iterator[tuple[State, State]]:
        """Play to the end; each action as the state before it and the state after it."""
        numbers = seeded(seed, ["leak-tests"])
        while not state.over:
            self.speak(state, numbers)
            before = state.clone()
            state.play(self.choose(state, numbers))
            yield before, state


def habits_of(game: str) -> Habits:
    own = own_module(game, "habits")
    found: Habits = Habits() if own is None else own.GameHabits()
    return found
