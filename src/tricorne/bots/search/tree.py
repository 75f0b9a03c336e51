"""The tree: information-set Monte Carlo search over sampled positions.

Each pass takes one sampled position (what the seat cannot know is drawn), goes down the tree by actions and outcomes of
chance, adds one node, judges the position there, and tells every node on the way what each player may expect. Whoever
is asked takes what is best for itself; what the tree has seen little of is tried by its promise (PUCT). Few actions are
looked at first, more as a node is visited more often (progressive widening).
"""

from __future__ import annotations

from math import exp, sqrt

from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Numbers
from tricorne.kernel.engine import CHANCE, DECISION, OVER, Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of

LONGEST_TAIL = 24
"""Small questions that are answered at most before a position is judged."""

ASKED_ABOUT = 0.3
"""The promise of an action that somebody asks about, at least: it is tried a few times."""


class Settings:
    """How the search weighs curiosity against what it knows."""

    def __init__(
        self,
        curiosity: float = 0.25,
        first: float = 3.0,
        widening: float = 1.0,
        doubt: float = 0.03,
        even: float = 0.1,
    ) -> None:
        self.curiosity = curiosity
        """How much the guess at an untried action counts beside what is known of others."""
        self.first = first
        self.widening = widening
        """Actions looked at: first + widening * sqrt(visits)."""
        self.doubt = doubt
        """How much worse than its node an untried action is thought to be."""
        self.even = even
        """Part of the promise that all actions share alike."""


class Node:
    """What is known after some actions and outcomes."""

    __slots__ = ("actions", "children", "promise", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.sums = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.actions: list[ActionId] | None = None
        """Actions by promise, the best first; None before anybody chose here."""
        self.promise: dict[int, float] = {}


class Tree:
    """One search of one decision."""

    def __init__(
        self, engine: Engine, knowledge: Knowledge, worlds: list[AnyPosition], numbers: Numbers, settings: Settings
    ) -> None:
        self.engine = engine
        self.knowledge = knowledge
        self.worlds = worlds
        self.numbers = numbers
        self.settings = settings
        self.root = Node(knowledge.seats)
        self.root.visits = 1
        self.passes = 0
        self.decided = False

    # -- the answer ------------------------------------------------------------------------------------

    def best(self, legal: list[int]) -> int:
        """The action that was tried most; of equals the one that promised more."""
        children = self.root.children
        found = legal[0]
        most = (-1.0, 0.0)
        for action in legal:
            child = children.get(action)
            if child is not None:
                standing = (float(child.visits), self.root.promise.get(action, 0.0))
                if standing > most:
                    most = standing
                    found = action
        return found

    def share(self, action: ActionId, seat: int) -> float:
        """What a seat may expect after an action."""
        child = self.root.children.get(action)
        return child.sums[seat] / child.visits if child is not None and child.visits else 0.0

    def chances(self, legal: list[int], seat: int) -> list[tuple[int, float]]:
        """The actions that were tried, the best first, each with what the seat may expect after it. What was tried less
        is not thought better."""
        children = self.root.children
        tried = [action for action in legal if action in children and children[action].visits]
        first = self.best(legal)
        tried.sort(key=lambda action: (action != first, -children[action].visits, -self.share(action, seat)))
        found: list[tuple[int, float]] = []
        for action in tried:
            share = self.share(action, seat)
            found.append((action, share if not found else min(share, found[-1][1])))
        return found

    def after(self, p: AnyPosition) -> list[float]:
        """What each seat may expect of a position, once nothing is half done."""
        return self._judge(p.clone())

    def look_at(self, action: ActionId) -> None:
        """Look at an action whatever it promises."""
        if self.root.actions is None:
            legal: list[int] = []
            self.engine.legal(self.worlds[0], legal)
            self._promise(self.root, self.worlds[0], legal)
        promise = self.root.promise
        assert self.root.actions is not None
        if action in promise:
            promise[action] = max(promise[action], ASKED_ABOUT)
            self.root.actions.remove(action)
            self.root.actions.insert(0, action)

    # -- one pass --------------------------------------------------------------------------------------

    def go(self) -> None:
        """One pass through the tree."""
        engine = self.engine
        knowledge = self.knowledge
        p = self.worlds[self.passes % len(self.worlds)].clone()
        self._new_chance(p)
        self.passes += 1
        node = self.root
        path = [node]
        fallen = 0
        while True:
            waits = engine.waits_for(p)
            if waits == CHANCE:
                value = engine.draw(p)
                engine.apply_outcome(p, value)
                # Outcomes that follow each other make one branch.
                fallen = fallen * 131 + value + 7
                continue
            if fallen:
                node = self._child(node, -fallen)
                path.append(node)
                fallen = 0
            if waits == OVER:
                break
            legal: list[int] = []
            engine.legal(p, legal)
            if len(legal) == 1:
                engine.apply(p, legal[0])
                continue
            if node is not self.root and knowledge.small(p):
                engine.apply(p, knowledge.answer(p, legal))
                continue
            if node.visits == 0:
                break
            action = self._choose(node, p, legal)
            engine.apply(p, action)
            node = self._child(node, action)
            path.append(node)
        shares = self._judge(p)
        for node in path:
            node.visits += 1
            sums = node.sums
            for seat in range(len(shares)):
                sums[seat] += shares[seat]

    def _new_chance(self, p: AnyPosition) -> None:
        """Chance of its own for each pass."""
        below = self.numbers.below
        p.rng = [1 + below(2147483000) for _ in range(len(p.rng))]

    def _child(self, node: Node, key: int) -> Node:
        child = node.children.get(key)
        if child is None:
            child = Node(self.knowledge.seats)
            node.children[key] = child
        return child

    def _choose(self, node: Node, p: AnyPosition, legal: list[int]) -> int:
        """The action with the best sum of what is known and what is promised, for whoever is asked."""
        if node.actions is None:
            self._promise(node, p, legal)
        assert node.actions is not None
        settings = self.settings
        seat = actor_of(p.stack[-1])
        promise = node.promise
        open_now = set(legal)
        limit = settings.first + settings.widening * sqrt(node.visits)
        base = node.sums[seat] / node.visits if node.sums[seat] else 0.0
        untried = base - settings.doubt
        push = settings.curiosity * sqrt(node.visits)
        best = -1e9
        found = -1
        looked_at = 0
        for action in node.actions:
            if action not in open_now:
                continue
            child = node.children.get(action)
            if child is None or not child.visits:
                value = untried + push * promise[action]
            else:
                value = child.sums[seat] / child.visits + push * promise[action] / (1 + child.visits)
            if value > best:
                best = value
                found = action
            looked_at += 1
            if looked_at >= limit:
                break
        if found < 0:
            # Another sample lets this seat do what the first one did not.
            found = self.knowledge.answer(p, legal)
            node.actions.append(found)
            promise[found] = 1.0 / (1 + len(node.actions))
        return found

    def _promise(self, node: Node, p: AnyPosition, legal: list[int]) -> None:
        """Turn worths into shares of attention."""
        found = self.knowledge.worths(p, legal)
        top = max(found)
        scale = self.knowledge.scale
        parts = [exp(max(-30.0, (value - top) / scale)) for value in found]
        whole = sum(parts)
        even = self.settings.even / len(legal)
        for at in range(len(legal)):
            node.promise[legal[at]] = even + (1.0 - self.settings.even) * parts[at] / whole
        node.actions = sorted(legal, key=lambda action: -node.promise[action])

    def _judge(self, p: AnyPosition) -> list[float]:
        """Answer small questions until nothing is half done, then judge."""
        finish(self.engine, self.knowledge, p)
        return self.knowledge.shares(p)


def finish(engine: Engine, knowledge: Knowledge, p: AnyPosition) -> None:
    """Answer small questions until nothing is half done."""
    for _ in range(LONGEST_TAIL):
        waits = engine.waits_for(p)
        if waits == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
        elif waits == DECISION and not knowledge.quiet(p):
            legal: list[int] = []
            engine.legal(p, legal)
            engine.apply(p, legal[0] if len(legal) == 1 else knowledge.answer(p, legal))
        else:
            break
