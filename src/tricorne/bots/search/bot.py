"""The bot that thinks ahead. Its budget is a number of passes, or a time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from tricorne.bots.heuristic import Knowing, known_by
from tricorne.bots.search.rehearsal import Plan, Rehearsal
from tricorne.bots.search.tree import Settings, Tree, finish
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Budget, Seat
from tricorne.kernel.engine import Engine
from tricorne.kernel.extras import installed
from tricorne.kernel.game import Game
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.message import Arg, Message, Thing, say
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.state import State

if TYPE_CHECKING:
    from tricorne.bots.network.guide import Guide

Thoughts = Tree | Rehearsal
"""What is thought about one decision."""
WORLDS = 16
"""Samples of what the seat cannot know, at most."""
PASSES_A_WORLD = 6
AT_ONCE = 20.0
"""Points of an action that needs no thought, such as a free one that only helps."""
FEWEST_TRIES = 4
RARELY = 40
"""What was tried so many times less often than the best is not known well enough to be told."""
NUMPY = ("numpy",)
WITH_NETWORK = Settings(curiosity=0.8, first=4.0, widening=1.0, doubt=0.02, even=0.03)
"""A network's promise is worth more than the heuristic's."""
CLEAR_GAIN = 0.03
"""How much something must gain by an action to be named as its reason."""


def knowledge(game: Game, engine: Engine, position: AnyPosition) -> Knowledge:
    """The knowledge of a game for a position's options and seats."""
    playbook = game.playbook()
    known = None if playbook is None else playbook.knowledge(engine, position)
    assert known is not None, f"nobody thinks ahead in {game.id}"
    return known


class Search(Knowing):
    name = "search"
    words: Message = say("bot-search")
    level = "search"
    """The level: each game says how many passes it takes there."""
    budget: Budget | None = None
    """How long to think, instead of what the game says."""
    settings = Settings()
    plan: Plan | None = None
    """How actions are rehearsed in games that know rehearsals; None for the tree in every game."""
    guided_plan: Plan | None = None
    """The same with a network beside them; None if that is all one."""
    learned = False
    """Whether a game's network guides it, where the game says how many passes it then makes."""

    def __init__(
        self, budget: Budget | None = None, settings: Settings | None = None, plan: Plan | None = None
    ) -> None:
        if budget is not None:
            self.budget = budget
        if settings is not None:
            self.settings = settings
        if plan is not None:
            self.plan = plan

    @classmethod
    def plays(cls, game: Game) -> bool:
        playbook = cls.book(game.playbook())
        return playbook is not None and playbook.thinks_ahead

    @classmethod
    def passes(cls, game: Game, engine: Engine | None = None) -> int:
        """How many passes it makes at the tables of an engine, or at the usual ones."""
        playbook = cls.book(game.playbook())
        if playbook is None:
            return 0
        guided = cls._network(game, engine) is not None
        passes = cls.guided_passes(playbook) if guided else playbook.passes[cls.level]
        return Budget(passes).times(cls.part).passes

    @classmethod
    def guided_passes(cls, playbook: Playbook) -> int:
        """How many passes it makes guided by a network; 0 if none guides it."""
        return playbook.network_passes.get(cls.level, 0) if cls.learned else 0

    @classmethod
    def _network(cls, game: Game, engine: Engine | None = None) -> Path | None:
        """The weights of the network that it thinks with at the tables of an engine, or at the usual ones; None if it
        thinks without one."""
        playbook = cls.book(game.playbook())
        if playbook is None or not cls.guided_passes(playbook) or not installed(NUMPY):
            return None
        return playbook.guide(engine)

    def known(self, state: State) -> Knowledge:
        """What it knows of the game."""
        known = known_by(self.book(state.game.playbook())).knowledge(state.engine, state.position)
        assert known is not None, f"nobody thinks ahead in {state.game.id}"
        path = self._network(state.game, state.engine)
        if path is None or known.rehearses:
            return known
        # Numpy is loaded where a network begins to think.
        from tricorne.bots.network.knowledge import NetworkKnowledge

        return NetworkKnowledge(known, state.game, path)

    def guide(self, state: State, known: Knowledge) -> Guide | None:
        """The network beside its rehearsals; None if it rehearses without one."""
        path = self._network(state.game, state.engine)
        if path is None or not known.rehearses or self.plan is None:
            return None
        from tricorne.bots.network.guide import Guide

        return Guide(state, path)

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.seed())
        known = self.known(sampled)
        found = known.worths(sampled.position, legal)
        if known.small(sampled.position):
            guide = self.guide(sampled, known)
            if guide is not None and guide.knows(legal):
                found = guide.likes(sampled.position, legal)
        best = max(found)
        if known.small(sampled.position) or best >= AT_ONCE or known.sure(found):
            return seat.rng.pick(legal) if min(found) == best else legal[found.index(best)]
        return self.think(seat, sampled, known).best(legal)

    def weigh(self, seat: Seat) -> list[tuple[int, float]]:
        """The actions that it looks at, each with what the seat may expect after it, its own choice first, then the
        others by that."""
        legal = seat.legal()
        sampled = seat.sample(seat.rng.seed())
        thoughts = self.think(seat, sampled, self.known(sampled))
        best = thoughts.best(legal)
        tries = {action: _tries(thoughts, action) for action in legal}
        least = max(FEWEST_TRIES, tries[best] // RARELY)
        found = [(action, thoughts.share(action, seat.number)) for action in legal if tries[action] >= least]
        return sorted(found, key=lambda one: (one[0] != best, -one[1])) or [(best, 0.0)]

    def reason(self, seat: Seat, looked: list[tuple[int, float]]) -> Message:
        """Why the first of these is best, with the figures that were found; it does not think again."""
        action, share = looked[0]
        args: dict[str, Arg] = {"action": seat.actions[action].words}
        if len(seat.legal()) == 1:
            return Message("reason-no-choice", args)
        sampled = seat.sample(seat.rng.seed())
        grounds = grounds_of(sampled, knowledge(sampled.game, sampled.engine, sampled.position), action, seat.number)
        if grounds:
            args["grounds"] = list(grounds)
        if share <= 0:
            return Message("reason-grounds" if grounds else "reason-glance", args)
        args["percent"] = round(100 * share)
        behind = [one for one in looked[1:] if one[1] <= share]
        if not behind:
            return Message("reason-grounds-chance" if grounds else "reason-chance", args)
        args["action2"] = seat.actions[behind[0][0]].words
        args["percent2"] = round(100 * behind[0][1])
        return Message("reason-grounds-than" if grounds else "reason-than", args)

    def explain(self, seat: Seat, action: ActionId) -> Message:
        """What the action does for the seat, and what it may expect of the game beside the best of the others."""
        legal = seat.legal()
        args: dict[str, Arg] = {"action": seat.actions[action].words}
        if len(legal) == 1:
            return Message("reason-no-choice", args)
        sampled = seat.sample(seat.rng.seed())
        known = self.known(sampled)
        tree = self.think(seat, sampled, known)
        mine = tree.share(action, seat.number)
        # What was tried too seldom may look better than what was chosen: it is no measure of it.
        others = [other for other in legal if other != action and 0 < tree.share(other, seat.number) <= mine]
        grounds = grounds_of(sampled, known, action, seat.number)
        if grounds:
            args["grounds"] = list(grounds)
        if mine <= 0:
            return Message("reason-grounds" if grounds else "reason-glance", args)
        args["percent"] = round(100 * mine)
        if not others:
            return Message("reason-grounds-chance" if grounds else "reason-chance", args)
        best = max(others, key=lambda other: tree.share(other, seat.number))
        args["action2"] = seat.actions[best].words
        args["percent2"] = round(100 * tree.share(best, seat.number))
        return Message("reason-grounds-than" if grounds else "reason-than", args)

    def think(self, seat: Seat, sampled: State, known: Knowledge, also: list[int] | None = None) -> Thoughts:
        """Think about the decision of a seat; ``also``: actions that are looked at whatever they promise."""
        budget = self.budget or Budget(passes=self.passes(sampled.game, sampled.engine))
        number = min(WORLDS, 1 + budget.passes // PASSES_A_WORLD) if budget.passes else WORLDS
        thoughts = self._begin(sampled, known, self.worlds(seat, sampled, number), seat)
        for action in also or []:
            thoughts.look_at(action)
        passes = budget.passes
        end = 0.0 if passes else time.monotonic() + budget.seconds
        while not thoughts.decided and (passes > 0 if end == 0.0 else time.monotonic() < end):
            thoughts.go()
            passes -= 1
        return thoughts

    def worlds(self, seat: Seat, sampled: State, number: int) -> list[AnyPosition]:
        """So many samples of what the seat cannot know, the one that is there already among them."""
        found = [sampled.position]
        while len(found) < number:
            found.append(seat.sample(seat.rng.seed()).position)
        return found

    def _begin(self, sampled: State, known: Knowledge, worlds: list[AnyPosition], seat: Seat) -> Thoughts:
        if known.rehearses and self.plan is not None:
            guide = self.guide(sampled, known)
            if guide is None:
                return Rehearsal(sampled.engine, known, worlds, seat.rng, self.plan)
            from tricorne.bots.network.rehearsal import GuidedRehearsal

            return GuidedRehearsal(sampled.engine, known, worlds, seat.rng, self.guided_plan or self.plan, guide)
        settings = self.settings if self._network(sampled.game, sampled.engine) is None else WITH_NETWORK
        return Tree(sampled.engine, known, worlds, seat.rng, settings)


def _tries(thoughts: Thoughts, action: ActionId) -> int:
    """How often an action was tried."""
    if isinstance(thoughts, Rehearsal):
        return len(thoughts.found.get(action, []))
    child = thoughts.root.children.get(action)
    return 0 if child is None else child.visits


def grounds_of(sampled: State, known: Knowledge, action: ActionId, seat: int) -> list[Thing]:
    """The one or two things that gain most by an action."""
    before = known.grounds(sampled.position, seat)
    after = sampled.position.clone()
    sampled.engine.apply(after, action)
    finish(sampled.engine, known, after)
    found = known.grounds(after, seat)
    gains = sorted(((found[ground] - before.get(ground, 0.0), ground) for ground in found), reverse=True)
    return [Thing("reason-for", ground, "", sampled.game.id) for gain, ground in gains[:2] if gain > CLEAR_GAIN]
