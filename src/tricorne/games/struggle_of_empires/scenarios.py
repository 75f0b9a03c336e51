"""Small games inside the large one: how each begins and how it ends.

*One war* ends with the first war, by the rules. *One auction* begins when the set-up is done, and its war has one
round. *One attack* begins in the midst of a war, when an attack has been announced; as soon as it is over, the regions
are scored, and whoever gained by it is ahead: at its beginning all would have the same points. Play up to the beginning
is random; it follows from the seed as all chance does.
"""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires.board.position import PHASE, Position
from tricorne.games.struggle_of_empires.board.ruleset import ONE_ATTACK, ONE_AUCTION, RuleSet
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.setup.setup import new_position
from tricorne.games.struggle_of_empires.step_numbers import ATTACK
from tricorne.games.struggle_of_empires.war import endgame, scoring
from tricorne.games.struggle_of_empires.war.scoring import region_points
from tricorne.games.struggle_of_empires.war.war import ALLIANCES
from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.position import AnyPosition, added, kind_of, replaced

LEVEL: Final = 40
"""The points that everybody would have if the attack changed nothing."""


class AttackRules(Rules):
    """The rules, up to the end of one attack."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        super().__init__(ruleset, table)
        self.leads_up = Rules(ruleset, table)
        """The same without an end after the attack."""

    def apply(self, position: AnyPosition, action: ActionId) -> None:
        super().apply(position, action)
        self._end(cast(Position, position))

    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        super().apply_outcome(position, value)
        self._end(cast(Position, position))

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        return Engine.playout(self, position, seed, limit)

    def _end(self, p: Position) -> None:
        if p.stack and not _under_attack(p):
            p.stack.clear()
            scoring.score(p)
            endgame.close(p)


def rules(ruleset: RuleSet, table: ActionTable) -> Rules:
    """The engine of a rule set, whole game or small one."""
    return AttackRules(ruleset, table) if ruleset.scenario == ONE_ATTACK else Rules(ruleset, table)


def begins_laid(engine: Rules) -> bool:
    """Whether something has been played before the small game begins."""
    return engine.ruleset.scenario == ONE_AUCTION or engine.ruleset.scenario == ONE_ATTACK


def start(engine: Rules, seed: int | str) -> Position:
    """The position in which a game begins."""
    if not begins_laid(engine):
        return new_position(engine.ruleset, seed)
    leads_up = engine.leads_up if isinstance(engine, AttackRules) else engine
    again = 0
    while True:
        drawn = f"{seed}/{again}"
        p = new_position(engine.ruleset, drawn)
        if _played_up_to(leads_up, p, drawn):
            if engine.ruleset.scenario == ONE_ATTACK:
                _level(p)
            return p
        again += 1


def _played_up_to(engine: Rules, p: Position, seed: str) -> bool:
    """Play at random until the small game begins; False if it never does."""
    chooses = Stream(seed, "scenario")
    legal: list[int] = []
    engine.run_passages(p)
    while p.stack:
        if engine.waits_for(p) == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
            continue
        legal.clear()
        engine.legal(p, legal)
        if len(legal) > 1 and _begins(engine, p):
            return True
        engine.apply(p, legal[chooses.below(len(legal))])
    return False


def _begins(engine: Rules, p: Position) -> bool:
    if engine.waits_for(p) != DECISION:
        return False
    if engine.ruleset.scenario == ONE_AUCTION:
        return p.clock[PHASE] == ALLIANCES
    return _under_attack(p)


def _under_attack(p: Position) -> bool:
    """Is an attack under way?"""
    for frame in p.stack:
        if kind_of(frame) == ATTACK:
            return True
    return False


def _level(p: Position) -> None:
    """Give everybody points so that all would be level if the regions were scored now."""
    for power in p.ruleset.players:
        p.victory_points = replaced(p, p.victory_points, power, LEVEL)
    for region in range(len(p.ruleset.values)):
        points = region_points(p, region)
        for power in p.ruleset.players:
            p.victory_points = added(p, p.victory_points, power, -points[power])
