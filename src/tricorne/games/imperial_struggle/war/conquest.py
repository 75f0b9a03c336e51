"""Spending Conquest Points (7.2.1, R74 to R76), one purchase after the other (CONQUER).

A Fort or Squadron gained first may give the line for a Territory. A Naval space asks for the Squadron that takes it
(CONQUER_FROM), a Territory whether its holder refuses (REFUSE).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import CONQUER, ENOUGH, FROM, FROM_NAVY_BOX
from tricorne.games.imperial_struggle.board.constants import (
    CONQUERABLE,
    NAVAL,
    NAVAL_SPACES,
    NONE,
    TERRITORY,
    Side,
    flag_of,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import CONQUEST_POINTS, TARGET
from tricorne.games.imperial_struggle.military.squadrons import deploy
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space, who
from tricorne.games.imperial_struggle.war import refusal
from tricorne.games.imperial_struggle.war.targets import NOTHING, conquest_price, obstacle, sources, take, why_not
from tricorne.games.imperial_struggle.war.theaters import fighting, this_theater
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def next_conquest(p: Position, side: Side) -> bool:
    """Ask for the next conquest; False when the points are gone or nothing can be taken."""
    if p.war[CONQUEST_POINTS] == 0:
        return False
    theater = fighting(p)
    for space in theater.conquerable:
        if obstacle(p, side, theater, space) == NOTHING:
            p.ask(step_numbers.CONQUER, side)
            return True
    return False


class Conquer(Decision[Position]):
    """What the winner takes next; the rest of the points may be left (R74)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        at = p.ruleset.pieces.at_conquerable
        theater = fighting(p)
        for space in theater.conquerable:
            if obstacle(p, side, theater, space) == NOTHING:
                out.append(CONQUER + at[space])
        out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == ENOUGH:
            p.war[CONQUEST_POINTS] = 0
            return
        side = actor_of(frame)
        space = p.ruleset.pieces.conquerable[action - CONQUER]
        p.war[CONQUEST_POINTS] -= conquest_price(p, space)
        kind = p.ruleset.board.kind[space]
        if kind == NAVAL:
            found = sources(p, side)
            if len(found) == 1:
                deploy(p, side, space, found[0])
            else:
                p.war[TARGET] = space
                p.ask(step_numbers.CONQUER_FROM, side)
        elif kind == TERRITORY and refusal.may_refuse(p, 1 - side, space):
            refusal.ask(p, 1 - side, space)
        else:
            take(p, side, space)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if CONQUER <= action < CONQUER + CONQUERABLE:
            return why_not(p, actor_of(frame), p.ruleset.pieces.conquerable[action - CONQUER])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-conquer", side=who(frame), number=p.war[CONQUEST_POINTS], theater=this_theater(p))
        return Prompt("conquer", asked, ["IS-7.2.1-2", "IS-7.2.1-3", "IS-7.2.1-4", "IS-R74"])


class ConquerFrom(Decision[Position]):
    """Which Squadron takes the Naval space."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for space in sources(p, actor_of(frame)):
            out.append(FROM_NAVY_BOX if space == NONE else FROM + p.ruleset.pieces.at_naval[space])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        source = NONE if action == FROM_NAVY_BOX else p.ruleset.pieces.naval[action - FROM]
        deploy(p, actor_of(frame), p.war[TARGET], source)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        side = actor_of(frame)
        if action == FROM_NAVY_BOX:
            return refuse("why-box-squadron-used", ["IS-7.2.1.1-2", "IS-R76"], side=the_side(side))
        if FROM <= action < FROM + NAVAL_SPACES:
            space = p.ruleset.pieces.naval[action - FROM]
            name = the_space(p, space)
            if p.flag[space] != flag_of(side):
                return refuse("why-no-squadron-in", ["IS-7.2.1.1-2"], side=the_side(side), space=name)
            if p.ruleset.board.region[space] not in fighting(p).regions:
                return refuse("why-outside-theater", ["IS-7.2.1.1-2", "IS-R76"], space=name, theater=this_theater(p))
            return refuse("why-squadron-used", ["IS-7.2.1.1-3", "IS-R76"], space=name)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-conquer-from", side=who(frame), space=the_space(p, p.war[TARGET]))
        return Prompt("conquer-from", asked, ["IS-7.2.1.1-2", "IS-7.2.1.1-3", "IS-R76"])
