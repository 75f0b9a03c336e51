"""All that decides how a network is taught."""

from __future__ import annotations

from typing import NamedTuple

from tricorne.learning.field import Options, Reward
from tricorne.learning.house_bots import HEURISTIC
from tricorne.learning.league import League


class Recipe(NamedTuple):
    """All that decides what is learned. What is not said here follows from the seed."""

    game: str
    players: tuple[int, ...] = (2,)
    """How many play: tables of all these numbers, as often as each is named."""
    options: tuple[Options, ...] = ({},)
    """Each table is played with all of these in turn."""
    seed: int = 1756
    width: int = 512
    depth: int = 4
    games: int = 1920
    """Games of one half; the two halves take turns, so that processes step while the network thinks."""
    processes: int = 1
    steps: int = 64
    """Steps of every game between two times of learning."""
    batch: int = 16384
    epochs: int = 2
    """How often the same decisions are learned from."""
    imitation_epochs: int = 8
    """The same while the teacher is followed and nothing else: advice does not grow old."""
    rate: float = 4e-4
    """Learning rate at the beginning; it falls towards a twentieth."""
    clip: float = 0.2
    trust: float = 0.97
    entropy: float = 0.02
    imitate: float = 0.2
    """Part of the time in which the teacher is followed and nothing else; with 0 there is no teacher."""
    wean: float = 0.25
    """Part of the time after that in which it counts less and less."""
    teacher: str = HEURISTIC
    """Who is imitated: the heuristic, or a level that thinks ahead and takes its time."""
    ask_every: int = 1
    """The teacher is asked about one of so many decisions."""
    scatter: int = 0
    """The first games begin in their middle, up to so many random decisions on, and nothing is learned from them: if
    all began together, a network would learn from one part of the game at a time and forget the others."""
    reward: Reward = Reward()
    league: League = League()
    checkpoints: int = 8
    """How often the network is kept, joins the past selves and plays the ladder."""
    ladder: tuple[str, ...] = ("ensign", "heuristic", "captain")
    ladder_games: int = 20

    def imitation(self, done: float) -> float:
        """How much the teacher counts when this part of the time is over.

        >>> recipe = Recipe("imperial-struggle", imitate=0.2, wean=0.2)
        >>> [recipe.imitation(done) for done in (0.0, 0.3, 0.5)]
        [1.0, 0.15, 0.0]
        >>> recipe._replace(imitate=0.0).imitation(0.0)
        0.0
        """
        if done < self.imitate:
            return 1.0
        if self.imitate <= 0 or self.wean <= 0:
            return 0.0
        return round(0.3 * max(0.0, 1 - (done - self.imitate) / self.wean), 6)
