"""House bots among the opponents, and the teacher of the imitation: answers to full positions, without a record.

Here they look at the whole position. As opponents and teachers in training they may: at play every bot has its
seat's eyes (``tricorne.bots``).
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from tricorne.bots.levels import Captain, General
from tricorne.bots.search.bot import AT_ONCE
from tricorne.bots.search.rehearsal import Plan, Rehearsal
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
GENERAL: Final = "general"
BOTS: Final = [ENSIGN, HEURISTIC, CAPTAIN, GENERAL]
PLANS: Final[dict[str, Plan | None]] = {CAPTAIN: Captain.plan, GENERAL: General.plan}
"""Of those that think ahead."""
TEACHERS: Final = [HEURISTIC, CAPTAIN, GENERAL]
NO_ADVICE: Final = -1


class HouseBots:
    """The answers of all house bots in one kind of game."""

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

    def taught(self, teacher: str, p: AnyPosition, legal: list[int]) -> int:
        """What a teacher would play, without slips; NO_ADVICE where all is the same to it."""
        if teacher in PLANS and self.playbook.thinks_ahead:
            return self._thoughtful(teacher, p, legal, NO_ADVICE)
        return self.advice(p, legal)

    def answer(self, bot: str, p: AnyPosition, legal: list[int]) -> int:
        """What a bot plays."""
        if len(legal) == 1:
            return legal[0]
        if bot == ENSIGN:
            return self._hasty(p, legal)
        if bot in PLANS and self.playbook.thinks_ahead:
            often = self.playbook.by_eye.get(bot, 0)
            if often and self.rng.randrange(often) == 0:
                return self._hasty(p, legal)
            return self._thoughtful(bot, p, legal, self.rng.choice(legal))
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

    def _thoughtful(self, bot: str, p: AnyPosition, legal: list[int], no_matter: int) -> int:
        """What a bot that thinks ahead plays; ``no_matter`` where a small question is all the same to it."""
        engine = self.setup.engine
        if self.known is None:
            self.known = self.playbook.knowledge(engine, p)
        known = self.known
        assert known is not None
        worths = known.worths(p.clone(), legal)
        best = max(worths)
        if known.small(p) or best >= AT_ONCE:
            return no_matter if min(worths) == best else legal[worths.index(best)]
        thoughts: Tree | Rehearsal
        plan = PLANS[bot]
        if known.rehearses and plan is not None:
            thoughts = Rehearsal(engine, known, [p.clone()], self.numbers, plan)
        else:
            thoughts = Tree(engine, known, [p.clone()], self.numbers, Settings())
        for _ in range(self.playbook.passes[bot]):
            if thoughts.decided:
                break
            thoughts.go()
        return thoughts.best(legal)
