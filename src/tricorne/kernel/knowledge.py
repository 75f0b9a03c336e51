"""What the search must know of a game: which questions deserve thought, what actions promise, who is winning."""

from __future__ import annotations

from abc import abstractmethod

from tricorne.kernel.position import AnyPosition
from tricorne.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """One game's knowledge, about one set of options and seats. Everything is asked of full positions."""

    seats = 0
    """How long the lists of shares are: one more than the highest number of a seat."""
    scale = 1.0
    """How many points make an action clearly better than another."""
    rehearses = False
    """Whether actions can be played on with quick answers, beside the tree: ``moment`` tells how far."""
    hopeless = 30.0
    """Points behind the best at which an action is not rehearsed."""

    @abstractmethod
    def worths(self, p: AnyPosition, legal: list[int]) -> list[float]:
        """What each open action is worth to whoever is asked, in points of the game."""

    @abstractmethod
    def small(self, p: AnyPosition) -> bool:
        """Whether the question is too small to be searched: the best worth is taken."""

    def sure(self, worths: list[float]) -> bool:
        """Whether these worths leave nothing to think about."""
        return False

    @abstractmethod
    def quiet(self, p: AnyPosition) -> bool:
        """Whether the position can be judged as it is, nothing being half done."""

    def turn_begins(self, p: AnyPosition) -> bool:
        """Whether somebody's turn begins: the best moments to compare positions, all being equally quiet."""
        return self.quiet(p)

    @abstractmethod
    def shares(self, p: AnyPosition) -> list[float]:
        """By number of the seat: its chance to win, from 0 to 1."""

    def leaning(self, p: AnyPosition) -> list[float]:
        """Like ``shares``, but a narrow win counts less than a clear one where the game is over."""
        return self.shares(p)

    def moment(self, p: AnyPosition) -> int:
        """A clock that goes on by one with every round, and never back."""
        return 0

    def grounds(self, p: AnyPosition, seat: int) -> dict[str, float]:
        """What speaks for a seat in a position, and how much each ground weighs. Its name is the game's text
        ``reason-for-GROUND``."""
        return {}

    def answer(self, p: AnyPosition, legal: list[int]) -> int:
        """The quick answer: the first of the best."""
        found = self.worths(p, legal)
        return legal[found.index(max(found))]

    # -- what the fit of the evaluation asks ----------------------------------------------------------

    @abstractmethod
    def rows(self, p: AnyPosition) -> list[list[float]]:
        """For each player what the evaluation counts."""

    @abstractmethod
    def time_left(self, p: AnyPosition) -> float:
        """How much of the game is still to come, from 1 to 0."""

    @abstractmethod
    def winners(self, p: AnyPosition) -> list[float]:
        """In the order of ``rows``: each player's share of the win; the game is over."""
