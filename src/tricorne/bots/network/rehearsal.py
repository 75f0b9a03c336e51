"""Rehearsals with a network beside them, for games of many.

What the network likes is rehearsed beside what the game's own knowledge likes, and liking counts to the end. At first
everybody answers quickly, as the game's knowledge does; what the network expects at the end of a rehearsal counts,
with the evaluation. What is not clearly behind after that is played on further with the network's answers for
everybody. To ask it about forty positions takes hardly longer than about five, so these rehearsals go on side by side:
each comes to its next question, then all are answered together. Small questions of the real game it answers at once.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tricorne.bots.network.guide import Guide
from tricorne.bots.search.rehearsal import LONGEST, NOW, Plan, Rehearsal
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Numbers
from tricorne.kernel.engine import CHANCE, OVER, Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition

LIKED: Final = 4
"""So many actions that the network likes best are rehearsed, with as many of the heuristic's, together as many as the
plan says."""
UNLIKELY: Final = -9.0
"""Actions that it would take less often than one time in 8,000, as a logarithm: not because of it."""
POINT: Final = 0.005
"""What a step of 1 in that logarithm is worth as a share of the win."""
LEAST: Final = -8.0
"""Further behind the best no action is thought to be, in such steps."""
QUICK: Final = 16
"""Sets with quick answers."""
FURTHER: Final = 2
"""Rounds that the network plays on beyond those."""
SIDE_BY_SIDE: Final = 8
"""Sets that it plays."""
PART: Final = 0.5
"""What these count beside the quick ones."""

Dice = dict[int, list[int]]
"""By turn: drawn for the first rehearsal of a set that comes so far, the same for the others."""


class GuidedRehearsal(Rehearsal):
    """Rehearsals whose actions and judgement are the network's as well as the game's own."""

    def __init__(
        self,
        engine: Engine,
        knowledge: Knowledge,
        worlds: list[AnyPosition],
        numbers: Numbers,
        plan: Plan,
        guide: Guide,
    ) -> None:
        super().__init__(engine, knowledge, worlds, numbers, plan)
        self.guide = guide
        self.ends: list[AnyPosition] = []
        """Where the quick rehearsals of this set led; they are judged together."""
        self.played: dict[int, float] = {}
        """What the actions that were left came to when the network played them on."""
        legal: list[int] = []
        engine.legal(worlds[0], legal)
        if guide.knows(legal):
            self._choose(legal, guide.likes(worlds[0], legal))

    def _choose(self, legal: list[int], likes: list[float]) -> None:
        """Rehearse what the network likes and what the game's own knowledge likes."""
        order = sorted(range(len(legal)), key=lambda at: -likes[at])
        found = [legal[at] for at in order[:LIKED] if likes[at] > UNLIKELY]
        found += [action for action in self.actions[:LIKED] if action not in found]
        self.actions = found[: self.plan.wide]
        self.found = {action: [] for action in self.actions}
        top = max(likes)
        self.lasting = {action: POINT * max(LEAST, liked - top) for action, liked in zip(legal, likes, strict=True)}
        self.promise = dict.fromkeys(legal, 0.0)

    # -- the answer ------------------------------------------------------------------------------------

    @property
    def decided(self) -> bool:
        return len(self.actions) == 1 or bool(self.played)

    def _standing(self, action: ActionId) -> float:
        quick = super()._standing(action)
        if action not in self.played:
            return quick
        lasting = self.lasting[action]
        return (quick - lasting + PART * self.played[action]) / (1 + PART) + lasting

    # -- quick rehearsals ------------------------------------------------------------------------------

    def go(self) -> None:
        if self.sets == QUICK:
            self._play()
            return
        self.ends.append(self.rehearsed(self.actions[self.turn]))
        self.turn += 1
        if self.turn == len(self.actions):
            for action, share in zip(self.actions, self._judged(), strict=True):
                self.found[action].append(share)
            self.ends = []
            self.set_is_over()

    def _judged(self) -> list[float]:
        """The chances of the seat at the ends of a set."""
        found = [self.knowledge.leaning(p)[self.me] for p in self.ends]
        going = [at for at, p in enumerate(self.ends) if p.stack]
        if going:
            expected = self.guide.expects([self.ends[at] for at in going], self.me)
            for at, value in zip(going, expected, strict=True):
                odds = self.guide.odds_with(value, found[at], self.knowledge.time_left(self.ends[at]))
                found[at] = 1 / (1 + exp(-odds))
        return found

    # -- rehearsals that the network plays -------------------------------------------------------------

    def _play(self) -> None:
        """Play the actions that are left on, in the same worlds and with the same dice."""
        self.until += FURTHER
        begun: list[tuple[AnyPosition, Dice]] = []
        for number in range(SIDE_BY_SIDE):
            dice: Dice = {}
            for action in self.actions:
                p = self.worlds[number % len(self.worlds)].clone()
                p.rng = self._dice_at(NOW, dice)
                self.engine.apply(p, action)
                begun.append((p, dice))
        self._play_on_together(begun)
        shares = self.guide.chances([p for p, _ in begun], self.me, self.knowledge)
        wide = len(self.actions)
        for at, action in enumerate(self.actions):
            self.played[action] = sum(shares[at::wide]) / SIDE_BY_SIDE

    def _play_on_together(self, begun: list[tuple[AnyPosition, Dice]]) -> None:
        going = [(p, dice, {self._turn(p)}) for p, dice in begun]
        for _ in range(LONGEST):
            asked = [(one, legal) for one in going if (legal := self._question(*one))]
            if not asked:
                break
            known = [(p, legal) for (p, _, _), legal in asked if self.guide.knows(legal)]
            for (p, _, _), legal in asked:
                if not self.guide.knows(legal):
                    self.engine.apply(p, self.knowledge.answer(p, legal))
            if known:
                seed = self.numbers.seed()
                answers = self.guide.answers([p for p, _ in known], [legal for _, legal in known], seed)
                for (p, _), action in zip(known, answers, strict=True):
                    self.engine.apply(p, action)
            going = [one for one, _ in asked]

    def _question(self, p: AnyPosition, dice: Dice, met: set[int]) -> list[int]:
        """The open actions where a rehearsal next has a choice; none if it is over."""
        engine = self.engine
        while (waits := engine.waits_for(p)) != OVER:
            if waits == CHANCE:
                engine.apply_outcome(p, engine.draw(p))
                continue
            if self.knowledge.quiet(p):
                if self.knowledge.moment(p) >= self.until:
                    break
                turn = self._turn(p)
                if turn not in met:
                    met.add(turn)
                    p.rng = self._dice_at(turn, dice)
            legal: list[int] = []
            engine.legal(p, legal)
            if len(legal) > 1:
                return legal
            engine.apply(p, legal[0])
        return []

    def _dice_at(self, turn: int, dice: Dice) -> list[int]:
        if turn not in dice:
            dice[turn] = [1 + self.numbers.below(2147483000) for _ in range(len(self.worlds[0].rng))]
        return dice[turn][:]
