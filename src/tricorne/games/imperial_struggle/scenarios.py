"""Small games inside the large one: how each begins and how it ends.

*One peace turn* is the first turn, with its scoring and then Final Scoring. *One theater* begins in the first war, in
its first theater, when somebody has a choice there, with the Victory points level, and ends with that theater: whoever
has gained Victory points wins. Play up to its beginning is random; it follows from the seed as all chance does.
"""

from __future__ import annotations

from typing import cast

from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING, TURN, VP
from tricorne.games.imperial_struggle.board.ruleset import ONE_THEATER, RuleSet
from tricorne.games.imperial_struggle.rules import Rules
from tricorne.games.imperial_struggle.scoring import victory
from tricorne.games.imperial_struggle.setup import begun
from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE, Engine
from tricorne.kernel.position import AnyPosition


class TheaterRules(Rules):
    """The rules, up to the end of one theater."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        super().__init__(ruleset, table)
        self.leads_up = Rules(ruleset, table)
        """The same without an end after the theater."""

    def apply(self, position: AnyPosition, action: ActionId) -> None:
        super().apply(position, action)
        self._end(cast(Position, position))

    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        super().apply_outcome(position, value)
        self._end(cast(Position, position))

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        return Engine.playout(self, position, seed, limit)

    def _end(self, p: Position) -> None:
        if p.stack and not _in_first_theater(p):
            victory.decide(p)


def rules(ruleset: RuleSet, table: ActionTable) -> Rules:
    """The engine of a rule set, whole game or small one."""
    return TheaterRules(ruleset, table) if ruleset.scenario == ONE_THEATER else Rules(ruleset, table)


def begins_laid(engine: Rules) -> bool:
    """Whether something has been played before the small game begins."""
    return isinstance(engine, TheaterRules)


def start(engine: Rules, seed: int | str) -> Position:
    """The position in which a game begins."""
    if not isinstance(engine, TheaterRules):
        return begun(engine.laid, seed)
    again = 0
    while True:
        drawn = f"{seed}/{again}"
        p = begun(engine.laid, drawn)
        if _played_up_to(engine.leads_up, p, drawn):
            p.clock[VP] = p.ruleset.components.level_vp
            return p
        again += 1


def _in_first_theater(p: Position) -> bool:
    at_war = p.ruleset.components.turn_war[p.clock[TURN]] != NONE
    return at_war and p.war[FIGHTING] == 0


def _played_up_to(engine: Rules, p: Position, seed: str) -> bool:
    """Play at random until the small game begins; False if it never does."""
    chooses = Stream(seed, "scenario")
    legal: list[int] = []
    engine.run_passages(p)
    while p.stack and p.war[FIGHTING] <= 0:
        if engine.waits_for(p) == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
            continue
        legal.clear()
        engine.legal(p, legal)
        if len(legal) > 1 and _in_first_theater(p):
            return True
        engine.apply(p, legal[chooses.below(len(legal))])
    return False
