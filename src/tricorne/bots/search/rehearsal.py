"""Rehearsal: the most promising actions are played on, again and again, with quick answers for everybody.

Each action meets the same sampled positions and the same dice as the others, turn by turn, so that only the action
itself makes the difference. An action that falls clearly behind is given up, and what is left of the thinking goes to
the others; when one alone is left the thinking ends. What an action promises at first counts like some rehearsals,
since dice mislead.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tricorne.bots.search.tree import finish
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Numbers
from tricorne.kernel.engine import CHANCE, OVER, Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of
from tricorne.kernel.subclassing import mypyc_attr

LONGEST: Final = 1500
"""Steps of a rehearsal at most."""
SEATS: Final = 16
"""More than a game has seats."""
NOW: Final = -1
"""The turn in which the action is taken."""


def _sum(found: list[float], number: int) -> float:
    """The sum of the first so many."""
    total = 0.0
    for at in range(number):
        total += found[at]
    return total


class Plan:
    """How a decision is rehearsed."""

    def __init__(
        self,
        wide: int = 5,
        far: int = 2,
        trust: float = 6.0,
        point: float = 0.02,
        behind: float = 2.0,
        fair: int = 4,
    ) -> None:
        self.wide = wide
        """Actions that are looked at."""
        self.far = far
        """Rounds that are played on, with the present one."""
        self.trust = trust
        """The first guess at what an action is worth counts as so many rehearsals."""
        self.point = point
        """What one point of that guess is worth as a share of the win."""
        self.behind = behind
        """Standard errors behind the best at which an action is given up."""
        self.fair = fair
        """Rehearsals that each action gets in any case, 2 or more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsal:
    """The rehearsals of one decision."""

    def __init__(
        self, engine: Engine, knowledge: Knowledge, worlds: list[AnyPosition], numbers: Numbers, plan: Plan
    ) -> None:
        self.engine = engine
        self.knowledge = knowledge
        self.worlds = worlds
        self.numbers = numbers
        self.plan = plan
        self.turn = 0
        """Which of the actions is next."""
        self.sets = 0
        """How often all actions had their turn."""
        self.me = actor_of(worlds[0].stack[-1])
        self.until = knowledge.moment(worlds[0]) + plan.far
        legal: list[int] = []
        engine.legal(worlds[0], legal)
        worths = knowledge.worths(worlds[0], legal)
        order = sorted(range(len(legal)), key=lambda at: -worths[at])
        top = worths[order[0]]
        self.actions = [legal[at] for at in order if worths[at] > top - knowledge.hopeless][: plan.wide]
        """Actions still looked at."""
        self.promise = {legal[at]: plan.point * (worths[at] - top) for at in order}
        self.lasting = dict.fromkeys(legal, 0.0)
        """What speaks for an action however often it is rehearsed, as a share of the win."""
        self.found: dict[int, list[float]] = {action: [] for action in self.actions}
        self.dice: dict[int, list[int]] = {}
        """The dice of this set by turn: drawn for the first action that comes so far, the same for all others."""

    # -- the answer ------------------------------------------------------------------------------------

    @property
    def decided(self) -> bool:
        """Whether only one action is left."""
        return len(self.actions) == 1

    def best(self, legal: list[int]) -> int:
        """The action that stands best; of equals the one that promised more."""
        return max(self.actions, key=self._standing)

    def share(self, action: ActionId, seat: int) -> float:
        """What the seat that is asked may expect after an action."""
        found = self.found.get(action)
        return _sum(found, len(found)) / len(found) if found and seat == self.me else 0.0

    def chances(self, legal: list[int], seat: int) -> list[tuple[int, float]]:
        """The actions that were rehearsed, the best first, each with what the seat may expect after it. What an action
        promised counts, as when one is chosen; those given up are compared as long as they were rehearsed."""
        best = self.best(legal)
        top = self.share(best, seat)
        found = [(best, top)]
        for action, theirs in self.found.items():
            number = min(len(theirs), len(self.found[best]))
            if action != best and number:
                behind = _sum(self.found[best], number) - _sum(theirs, number)
                behind += self.plan.trust * (self.promise[best] - self.promise[action])
                behind = behind / (number + self.plan.trust) + self.lasting[best] - self.lasting[action]
                found.append((action, min(top, max(0.0, top - behind))))
        return sorted(found, key=lambda one: (one[0] != best, -one[1]))

    def after(self, p: AnyPosition) -> list[float]:
        """What each seat may expect of a position, once nothing is half done."""
        q = p.clone()
        finish(self.engine, self.knowledge, q)
        return self.knowledge.shares(q)

    def look_at(self, action: ActionId) -> None:
        """Look at an action whatever it promises."""
        if action in self.promise and action not in self.found:
            self.actions.append(action)
            self.found[action] = []

    def _standing(self, action: ActionId) -> float:
        trust = self.plan.trust
        mean = (_sum(self.found[action], self.sets) + trust * self.promise[action]) / (self.sets + trust)
        return mean + self.lasting[action]

    # -- one rehearsal ---------------------------------------------------------------------------------

    def go(self) -> None:
        """One rehearsal of one action; each has its turn."""
        action = self.actions[self.turn]
        self.found[action].append(self.knowledge.leaning(self.rehearsed(action))[self.me])
        self.turn += 1
        if self.turn == len(self.actions):
            self.set_is_over()

    def rehearsed(self, action: ActionId) -> AnyPosition:
        """Where an action leads in the world and with the dice of this set."""
        if self.turn == 0:
            self.dice.clear()
        p = self.worlds[self.sets % len(self.worlds)].clone()
        p.rng = self._dice_of(NOW)
        self.engine.apply(p, action)
        self._play_on(p)
        return p

    def set_is_over(self) -> None:
        """All actions had their turn, and what each found is known."""
        self.turn = 0
        self.sets += 1
        if self.sets >= self.plan.fair:
            self._give_up()

    def _dice_of(self, turn: int) -> list[int]:
        if turn not in self.dice:
            below = self.numbers.below
            self.dice[turn] = [1 + below(2147483000) for _ in range(len(self.worlds[0].rng))]
        return self.dice[turn][:]

    def _play_on(self, p: AnyPosition) -> None:
        """Quick answers of everybody until the time is over; an attack more or less shifts nobody else's dice."""
        engine = self.engine
        knowledge = self.knowledge
        met = {self._turn(p)}
        for _ in range(LONGEST):
            waits = engine.waits_for(p)
            if waits == CHANCE:
                engine.apply_outcome(p, engine.draw(p))
                continue
            if waits == OVER:
                break
            if knowledge.quiet(p):
                if knowledge.moment(p) >= self.until:
                    break
                turn = self._turn(p)
                if turn not in met:
                    met.add(turn)
                    p.rng = self._dice_of(turn)
            legal: list[int] = []
            engine.legal(p, legal)
            engine.apply(p, legal[0] if len(legal) == 1 else knowledge.answer(p, legal))

    def _turn(self, p: AnyPosition) -> int:
        """A number for whose turn it is, and when."""
        return self.knowledge.moment(p) * SEATS + (actor_of(p.stack[-1]) if p.stack else 0)

    def _give_up(self) -> None:
        """Leave out the actions that are clearly behind the best: the same worlds and dice are compared."""
        best = self.best(self.actions)
        mine = self.found[best]
        number = self.sets
        kept: list[int] = []
        for action in self.actions:
            if action != best:
                theirs = self.found[action]
                mean = (_sum(mine, number) - _sum(theirs, number)) / number
                spread = 0.0
                for at in range(number):
                    off = mine[at] - theirs[at] - mean
                    spread += off * off
                error = sqrt(spread / (number - 1) / number)
                if self._standing(best) - self._standing(action) > self.plan.behind * error:
                    continue
            kept.append(action)
        self.actions = kept
