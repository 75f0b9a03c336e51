"""Special rewards of theaters (7.3, R82 to R86): Jacobites, Atlantic Dominance, the United States, Canada.

USA: France puts USA flags on Territories (USA_TERRITORY), takes flags off Forts (USA_FORT), then Markets that became
Isolated by this lose their flags. Canada: the same for one Territory (CANADA). All of it is optional for France.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import ENOUGH, USA, USA_FORT
from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    FRANCE,
    JACOBITE_UPRISINGS,
    SIDES,
    USA_FORTS,
    USA_TERRITORIES,
)
from tricorne.games.imperial_struggle.board.constants import USA as USA_FLAG
from tricorne.games.imperial_struggle.board.control import fix_isolation, isolated_markets, set_flag
from tricorne.games.imperial_struggle.board.places import MINISTRY_OUT
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DOMINANCE, JACOBITE_THIRD, JACOBITE_VICTORIES, WAR_STAGE
from tricorne.games.imperial_struggle.board.wars import (
    ATLANTIC_DOMINANCE,
    JACOBITE_DEFEAT,
    JACOBITE_MINISTRY,
    JACOBITE_VICTORY,
)
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.games.imperial_struggle.war.theaters import spoils_row, winner
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision

# -- rewards without a choice ------------------------------------------------------------------


def give_specials(p: Position) -> None:
    """Jacobite markers and the Atlantic Dominance marker (R85, R86)."""
    special = spoils_row(p).special
    side = winner(p)
    if special & JACOBITE_VICTORY and side == FRANCE:
        p.clock[JACOBITE_VICTORIES] += 1
    if special & JACOBITE_MINISTRY:
        p.clock[JACOBITE_THIRD] = 1
    if special & JACOBITE_DEFEAT:
        p.move_ministry(JACOBITE_UPRISINGS, MINISTRY_OUT)
    if special & ATLANTIC_DOMINANCE:
        p.clock[DOMINANCE] = side


# -- USA and Canada ----------------------------------------------------------------------------


def next_territory(p: Position) -> bool:
    """Ask for a USA flag of the USA result; False when no Territory is left."""
    if not _without_usa_flag(p, p.ruleset.components.usa_territories):
        return False
    p.ask(step_numbers.USA_TERRITORY, FRANCE)
    return True


def next_fort(p: Position) -> bool:
    """Ask for a Fort that loses its flag; False when none has one."""
    for space in p.ruleset.components.usa_forts:
        if p.flag[space] != EMPTY:
            p.ask(step_numbers.USA_FORT, FRANCE)
            return True
    return False


def ask_canada(p: Position) -> None:
    if _without_usa_flag(p, p.ruleset.components.canada_territories):
        p.ask(step_numbers.CANADA, FRANCE)


def before(p: Position) -> None:
    """Remember which Markets are Isolated already: they are left alone (R82)."""
    fix_isolation(p)


def unflag_isolated(p: Position, markets: list[int]) -> None:
    """Markets that became Isolated since ``before`` lose their flags, of both sides."""
    lost: list[int] = []
    already = p.isolated
    for side in range(SIDES):
        for space in isolated_markets(p, side):
            if space in markets and not already[space]:
                lost.append(space)
    for space in lost:
        set_flag(p, space, EMPTY)


def _without_usa_flag(p: Position, territories: list[int]) -> list[int]:
    return [space for space in p.ruleset.pieces.usa if space in territories and p.flag[space] != USA_FLAG]


class UsaTerritory(Decision[Position]):
    """France puts a USA flag on a Territory, whoever holds it, or stops; it cannot be refused (R82, R83)."""

    def territories(self, p: Position) -> list[int]:
        return p.ruleset.components.usa_territories

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for space in _without_usa_flag(p, self.territories(p)):
            out.append(USA + p.ruleset.pieces.at_usa[space])
        out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == ENOUGH:
            p.war[WAR_STAGE] += 1
        else:
            set_flag(p, p.ruleset.pieces.usa[action - USA], USA_FLAG)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if USA <= action < USA + USA_TERRITORIES:
            space = p.ruleset.pieces.usa[action - USA]
            name = the_space(p, space)
            if space not in self.territories(p):
                return refuse("why-not-this-result", ["IS-7.3-2", "IS-7.3-5", "IS-R84"], space=name)
            return refuse("why-usa-already", ["IS-10-2"], space=name)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("usa-territory", say("prompt-usa-territory", side=who(frame)), ["IS-7.3-2", "IS-7.3-7", "IS-R82"])


class Canada(UsaTerritory):
    """The same for Quebec & Montreal (R84)."""

    def territories(self, p: Position) -> list[int]:
        return p.ruleset.components.canada_territories

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action != ENOUGH:
            set_flag(p, p.ruleset.pieces.usa[action - USA], USA_FLAG)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("canada", say("prompt-canada", side=who(frame)), ["IS-7.3-5", "IS-R84"])


class UsaFort(Decision[Position]):
    """France takes the flag of either side off a Fort of the Northern Colonies, or stops (R82)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        forts = p.ruleset.pieces.usa_forts
        for at in range(USA_FORTS):
            if p.flag[forts[at]] != EMPTY:
                out.append(USA_FORT + at)
        out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == ENOUGH:
            p.war[WAR_STAGE] += 1
        else:
            set_flag(p, p.ruleset.pieces.usa_forts[action - USA_FORT], EMPTY)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if USA_FORT <= action < USA_FORT + USA_FORTS:
            name = the_space(p, p.ruleset.pieces.usa_forts[action - USA_FORT])
            return refuse("why-no-flag", ["IS-7.3-3", "IS-R82"], space=name)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("usa-fort", say("prompt-usa-fort", side=who(frame)), ["IS-7.3-3", "IS-R82"])
