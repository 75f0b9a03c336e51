"""Playouts of a table of many that the network leads, side by side: to ask it about ten positions takes hardly longer
than about one.

It answers for all seats, each by what that seat sees, and judges by what every seat expects, together with the
evaluation. (Numpy is loaded with this file.)
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final

from tricorne.analysis.story import Story
from tricorne.bots.network.guide import EXPECTED, SURELY, Guide
from tricorne.bots.search.bot import knowledge
from tricorne.kernel.bot import Numbers
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, OVER
from tricorne.kernel.position import AnyPosition

LONGEST: Final = 600
"""Answers after which a playout is judged as it is."""
EVALUATION: Final = 0.5
"""How much the logarithm of the evaluation's chance counts beside what the network expects."""
AHEAD: Final = 40
"""Answers that are given at least: about one round. Twice as close to games that are played out as after four
(docs/report.md)."""


class Together:
    """A network at the table of a game."""

    def __init__(self, story: Story, path: Path) -> None:
        self.engine = story.engine
        self.streams = story.game.streams
        self.guide = Guide(story.final, path)
        self.knowledge = knowledge(story.game, story.engine, story.nodes[0])
        self.numbers = [story.game.seat_ids.index(seat) for seat in story.seats]

    def play_on(
        self, position: AnyPosition, count: int, seed: str, least: int = AHEAD, longest: int = LONGEST
    ) -> list[AnyPosition]:
        """Where a position leads, so many times: ``least`` questions on and then to the beginning of a turn, or to the
        end."""
        ends: list[AnyPosition] = []
        for number in range(count):
            copy = position.clone()
            copy.rng = seeded(f"{seed}/{number}", self.streams)
            ends.append(copy)
        chance = Numbers(seed)
        going = ends
        for answered in range(longest):
            asked = [(p, legal) for p in going if (legal := self._question(p, answered >= least))]
            if not asked:
                break
            known = [(p, legal) for p, legal in asked if self.guide.knows(legal)]
            for p, legal in asked:
                if not self.guide.knows(legal):
                    self.engine.apply(p, self.knowledge.answer(p, legal))
            if known:
                answers = self.guide.answers([p for p, _ in known], [legal for _, legal in known], chance.seed())
                for (p, _), action in zip(known, answers, strict=True):
                    self.engine.apply(p, action)
            going = [p for p, _ in asked]
        return ends

    def _question(self, p: AnyPosition, may_end: bool) -> list[int]:
        """The open actions where somebody next has a choice; none where the playout ends."""
        while (waits := self.engine.waits_for(p)) != OVER:
            if waits == CHANCE:
                self.engine.apply_outcome(p, self.engine.draw(p))
                continue
            if may_end and self.knowledge.turn_begins(p):
                break
            legal: list[int] = []
            self.engine.legal(p, legal)
            if len(legal) > 1:
                return legal
            self.engine.apply(p, legal[0])
        return []

    def shares(self, positions: list[AnyPosition]) -> list[list[float]]:
        """In each of some positions that are not over: the chance to win of every seat, in the order of the table."""
        if not positions:
            return []
        expected = [self.guide.expects(positions, seat) for seat in self.numbers]
        found: list[list[float]] = []
        for at, p in enumerate(positions):
            own = self.knowledge.shares(p)
            sums = [
                EXPECTED * column[at] + EVALUATION * log(max(SURELY, own[seat]))
                for seat, column in zip(self.numbers, expected, strict=True)
            ]
            parts = [exp(one - max(sums)) for one in sums]
            found.append([part / sum(parts) for part in parts])
        return found
