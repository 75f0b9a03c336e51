"""The Initiative (4.1.8, R11): the side that is behind names who takes the first round."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import FIRST_SIDE
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIRST, INITIATIVE, TURN, VP
from tricorne.games.imperial_struggle.step_numbers import FIRST_PLAYER
from tricorne.games.imperial_struggle.text import say, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt
from tricorne.kernel.machine.step import Decision


def holder(p: Position) -> int:
    """Who holds the Initiative by the VP total; at 15 it stays where it is."""
    level = p.ruleset.components.level_vp
    if p.clock[VP] < level:
        return FRANCE
    return BRITAIN if p.clock[VP] > level else p.clock[INITIATIVE]


def assign(p: Position) -> None:
    """Work the holder out, except on the first turn, and ask for the first player."""
    if p.clock[TURN] > 0:
        p.clock[INITIATIVE] = holder(p)
    p.ask(FIRST_PLAYER, p.clock[INITIATIVE])


class FirstPlayer(Decision[Position]):
    """Which side takes the first of each pair of rounds."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(FIRST_SIDE + FRANCE)
        out.append(FIRST_SIDE + BRITAIN)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.clock[FIRST] = action - FIRST_SIDE

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("first-player", say("prompt-first-player", side=who(frame)), ["IS-4.1.8-1", "IS-4.1.8-2"])
