"""Refusing to give up a Territory (7.2.2, R79): the holder keeps it, the winner scores instead."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import CEDE, REFUSE
from tricorne.games.imperial_struggle.board.constants import Space, flag_of
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REFUSALS, TARGET
from tricorne.games.imperial_struggle.text import say, the_space, who
from tricorne.games.imperial_struggle.war.targets import take
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def may_refuse(p: Position, holder: int, space: Space) -> bool:
    """Can the side refuse: does its flag stand there, and has it a refusal left in this war?"""
    return p.flag[space] == flag_of(holder) and p.sides[REFUSALS + holder] < len(p.ruleset.components.refusal_vp)


def price(p: Position, holder: int) -> int:
    """VP the next refusal gives the opponent."""
    return p.ruleset.components.refusal_vp[p.sides[REFUSALS + holder]]


def ask(p: Position, holder: int, space: Space) -> None:
    p.war[TARGET] = space
    p.ask(step_numbers.REFUSE, holder)


class Refuse(Decision[Position]):
    """The holder of a Territory that is being taken gives it up or refuses; the Conquest Points are spent."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(REFUSE)
        out.append(CEDE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        holder = actor_of(frame)
        if action == REFUSE:
            p.score(1 - holder, price(p, holder))
            p.sides[REFUSALS + holder] += 1
            p.refused = p.refused + [p.war[TARGET]]
        else:
            take(p, 1 - holder, p.war[TARGET])

    def prompt(self, p: Position, frame: int) -> Prompt:
        cost = price(p, actor_of(frame))
        asked = say("prompt-refuse", side=who(frame), space=the_space(p, p.war[TARGET]), vp=cost)
        return Prompt("refuse", asked, ["IS-7.2.2-1", "IS-7.2.2-2", "IS-7.2.2-3", "IS-R79"])
