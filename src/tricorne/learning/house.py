"""House bots among the opponents, and the teacher of the imitation: answers to full positions, without a record.

Here they look at the whole position. As opponents and teachers in training they may: at play every bot has its
seat's eyes (``tricorne.bots``).
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from tricorne.bots.levels import Captain
from tricorne.bots.search.bot import AT_ONCE
from tricorne.bots.search.rehearsal import Rehearsal
from tricorne.bots.search.tree import Settings, Tree
from tricorne.envs.match import MatchSetup
from tricorne.kernel.bot import Numbers
from tricorne.kernel.errors import UnknownGame
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.message import in_english
from tricorne.kernel.playbook import USUAL_STYLE
from tricorne.kernel.position import AnyPosition

ENSIGN: Final = "ensign"
HEURISTIC: Final = "heuristic"
CAPTAIN: Final = "captain"
BOTS: Final = [ENSIGN, HEURISTIC, CAPTAIN]
NO_ADVICE: Final = -1


class House:
    """Their answers in one kind of game."""

    def __init__(self, setup: MatchSetup, seed: str) -> None:
        playbook = setup.game.playbook()
        if playbook is None:
            raise UnknownGame(in_english(f"{setup.game.id} has no playbook: nobody can teach it"))
        self.setup = setup
        self.playbook = playbook
        self.rng = Random(seed)
        self.numbers = Numbers(seed)
        self.known: Knowledge | None = None

    def advice(self, p: AnyPosition, legal: list[int]) -> int:
        """What the heuristic would play; NO_ADVICE where all is the same to it."""
        worths = self._worths(p, legal)
        best = max(worths)
        return NO_ADVICE if min(worths) == best else legal[worths.index(best)]

    def answer(self, bot: str, p: AnyPosition, legal: list[int]) -> int:
        """What a bot plays."""
        if len(legal) == 1:
            return legal[0]
        if bot == ENSIGN:
            return self._hasty(p, legal)
        if bot == CAPTAIN and self.playbook.thinks_ahead:
            return self._thoughtful(p, legal)
        found = self.advice(p, legal)
        return self.rng.choice(legal) if found == NO_ADVICE else found

    def _worths(self, p: AnyPosition, legal: list[int]) -> list[float]:
        # Thoughts may leave traces in a position, so they get one of their own.
        return self.playbook.worths(self.setup.engine, p.clone(), legal, USUAL_STYLE)

    def _hasty(self, p: AnyPosition, legal: list[int]) -> int:
        worths = self._worths(p, legal)
        top = max(worths)
        parts = [exp(max(-30.0, (worth - top) / self.playbook.haste)) for worth in worths]
        return self.rng.choices(legal, parts)[0]

    def _thoughtful(self, p: AnyPosition, legal: list[int]) -> int:
        often = self.playbook.by_eye.get(CAPTAIN, 0)
        if often and self.rng.randrange(often) == 0:
            return self._hasty(p, legal)
        engine = self.setup.engine
        if self.known is None:
            self.known = self.playbook.knowledge(engine, p)
        known = self.known
        assert known is not None
        worths = known.worths(p.clone(), legal)
        best = max(worths)
        if known.small(p) or best >= AT_ONCE:
            return self.rng.choice(legal) if min(worths) == best else legal[worths.index(best)]
        thoughts: Tree | Rehearsal
        if known.rehearses:
            thoughts = Rehearsal(engine, known, [p.clone()], self.numbers, Captain.plan)
        else:
            thoughts = Tree(engine, known, [p.clone()], self.numbers, Settings())
        for _ in range(self.playbook.passes[CAPTAIN]):
            if thoughts.decided:
                break
            thoughts.go()
        return thoughts.best(legal)
