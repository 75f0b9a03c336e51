"""What our bots must know of a game to play it: what actions are worth, how long each level thinks.

A game that has none is played by bots that need no knowledge, such as `random`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    from pathlib import Path

    from tricorne.kernel.bot import Bot

USUAL_STYLE: Final = ""
"""The style of whoever takes what pays."""
USUAL_PASSES: Final = {"search": 200, "captain": 50, "general": 260, "marshal": 1300}


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook:
    """One game's knowledge for our bots."""

    def __init__(self) -> None:
        self.passes: dict[str, int] = dict(USUAL_PASSES)
        """By level: how often it goes through its thoughts before it decides."""
        self.network_passes: dict[str, int] = {}
        """By level: how many passes it makes guided by the game's network; levels that are not named do without."""
        self.network_everywhere = True
        """Whether those levels trust a network at every table; ``guide`` says at which."""
        self.by_eye: dict[str, int] = {}
        """By level: one decision of so many it takes without thinking ahead."""
        self.thinks_ahead = False
        """Whether there is ``knowledge`` for the levels that think ahead."""
        self.haste = 1.0
        """Points by which a beginner may misjudge an action."""
        self.fitted_to: list[int] = [2]
        """How many play in the games that the evaluation is fitted to, one after the other (``bench/fit.py``)."""
        self.styles: dict[str, Message] = {}
        """Other ways to weigh what things are worth: the name of each, and how it plays in one sentence."""
        self.bot_ratings: dict[str, int] = {}
        """By bot: its mark on the scale of ratings, as the arena has measured it (docs/ratings.md); it never moves."""
        self.talks: list[str] = []
        """The questions (keys of prompts) at which bots have something to offer each other."""

    @abstractmethod
    def worths(self, engine: Engine, p: AnyPosition, legal: list[int], style: str) -> list[float]:
        """What each open action is worth to whoever is asked, in points of the game. The position is a full one:
        for a bot it is sampled from what its seat knows."""

    def knowledge(self, engine: Engine, p: AnyPosition) -> Knowledge | None:
        """What the levels that think ahead ask about a position's options and seats."""
        return None

    def asides(self, p: AnyPosition, seat: int) -> list[str]:
        """Offers and answers of a seat outside the turns, best first."""
        return []

    def replies(self, seat: str, said: list[tuple[str, str]]) -> list[str]:
        """What a seat answers to the last of the asides of people (who said it, its text), best first."""
        return []

    def hears(self, p: AnyPosition, seat: int, action: ActionId) -> str:
        """The seat that might pay for another choice than this action; empty for none."""
        return ""

    def network(self, engine: Engine | None = None) -> Path | None:
        """The weights of a network that has learned this game, for the tables of an engine or for the usual ones
        (docs/learning.md); None if there are none."""
        return None

    def guide(self, engine: Engine | None = None) -> Path | None:
        """The weights that levels think with at the tables of an engine, or at the usual ones; None where they do
        better without."""
        return self.network(engine)

    def before(self) -> Playbook | None:
        """What the bots knew at version 0.1, for the levels that are kept from then (``captain-0.1``); None if there
        were none."""
        return None

    def own_bots(self) -> list[type[Bot]]:
        """Bots that play this game alone."""
        return []
