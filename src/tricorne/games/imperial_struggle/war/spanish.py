"""The Spanish Empire in war (12.1): who loses an uncontrolled Spanish Territory to the winner may shift in Spain."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import ENOUGH, SHIFT
from tricorne.games.imperial_struggle.board.constants import EMPTY, SHIFTABLE, Side, flag_of
from tricorne.games.imperial_struggle.board.control import opposing, set_flag
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import SPANISH_OWED
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def next_shift(p: Position, side: Side) -> bool:
    """Ask for a free shift that is owed to a side; False when none is owed or possible."""
    if p.war[SPANISH_OWED] == 0:
        return False
    p.war[SPANISH_OWED] -= 1
    for space in p.ruleset.spain:
        if p.flag[space] != flag_of(side):
            p.ask(step_numbers.SPANISH_SHIFT, side)
            return True
    return False


class SpanishShift(Decision[Position]):
    """The opponent of the side that took a Spanish Territory shifts a space of Spain for nothing, or does not."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        for space in p.ruleset.spain:
            if p.flag[space] != flag_of(side):
                out.append(SHIFT + p.ruleset.pieces.at_shiftable[space])
        out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == ENOUGH:
            return
        side = actor_of(frame)
        space = p.ruleset.pieces.shiftable[action - SHIFT]
        set_flag(p, space, EMPTY if opposing(p, space, side) else flag_of(side))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if SHIFT <= action < SHIFT + SHIFTABLE:
            space = p.ruleset.pieces.shiftable[action - SHIFT]
            name = the_space(p, space)
            if space not in p.ruleset.spain:
                return refuse("why-not-spain", ["IS-12.1-4"], space=name)
            return refuse("why-holds-already", ["IS-12.1-4"], side=the_side(actor_of(frame)), space=name)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("spanish-shift", say("prompt-spanish-shift", side=who(frame)), ["IS-12.1-4"])
