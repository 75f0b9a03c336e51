"""Spoils that need no Conquest Points (7.2, R73, R81, R87): points, lost Squadrons, a flag taken off."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import ENOUGH, LOSE, LOSE_NAVY_BOX, UNFLAG
from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    NAVAL_SPACES,
    NONE,
    SHIFTABLE,
    Side,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import opposing, set_flag
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    CONQUEST_POINTS,
    GONE,
    NAVY_BOX,
    NAVY_USED,
    TO_LOSE,
    UNBUILT,
)
from tricorne.games.imperial_struggle.board.wars import REMOVES_SQUADRONS
from tricorne.games.imperial_struggle.military import squadrons
from tricorne.games.imperial_struggle.payment.debt import gain_treaty
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space, who
from tricorne.games.imperial_struggle.war.theaters import spoils_row, this_theater, winner
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of

# -- points ------------------------------------------------------------------------------------


def give_points(p: Position) -> None:
    """VP for the winner, Treaty Points for the loser; Conquest Points and losses are to follow."""
    row = spoils_row(p)
    side = winner(p)
    p.score(side, row.vp)
    gain_treaty(p, 1 - side, row.treaty_points)
    p.war[TO_LOSE] = row.losses
    p.war[CONQUEST_POINTS] = row.conquest_points


# -- Squadrons the loser gives up --------------------------------------------------------------


def next_loss(p: Position) -> bool:
    """Ask which Squadron the loser gives up, or take the only one; False when none is due or left (R87)."""
    side = 1 - winner(p)
    if p.war[TO_LOSE] == 0:
        return False
    choices: list[int] = []
    _squadrons(p, side, choices)
    if not choices:
        return False
    if len(choices) == 1:
        _lose(p, side, choices[0])
    else:
        p.ask(step_numbers.LOSE_SQUADRON, side)
    return True


def _squadrons(p: Position, side: Side, out: list[int]) -> None:
    for space in p.ruleset.naval_spaces:
        if p.flag[space] == flag_of(side):
            out.append(LOSE + p.ruleset.pieces.at_naval[space])
    if p.sides[NAVY_BOX + side] > 0:
        out.append(LOSE_NAVY_BOX)


def _lose(p: Position, side: Side, action: ActionId) -> None:
    p.war[TO_LOSE] -= 1
    field = GONE if spoils_row(p).special & REMOVES_SQUADRONS else UNBUILT
    if action != LOSE_NAVY_BOX:
        squadrons.lose(p, side, p.ruleset.pieces.naval[action - LOSE], field)
        return
    # Squadrons of the box are alike: one that has already taken a space in this war goes first.
    if p.sides[NAVY_USED + side] > 0:
        p.sides[NAVY_USED + side] -= 1
    squadrons.lose(p, side, NONE, field)


class LoseSquadron(Decision[Position]):
    """Which Squadron of map or Navy Box the loser gives up."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        _squadrons(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        _lose(p, actor_of(frame), action)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        name = the_side(actor_of(frame))
        if action == LOSE_NAVY_BOX:
            return refuse("why-no-squadron-box", ["IS-R87"], side=name)
        if LOSE <= action < LOSE + NAVAL_SPACES:
            where = the_space(p, p.ruleset.pieces.naval[action - LOSE])
            return refuse("why-no-squadron-in", ["IS-R87"], side=name, space=where)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        gone = spoils_row(p).special & REMOVES_SQUADRONS
        key = "prompt-lose-squadrons-out" if gone else "prompt-lose-squadrons"
        asked = say(key, theater=this_theater(p), side=who(frame), number=p.war[TO_LOSE])
        return Prompt("lose-squadron", asked, ["IS-R73", "IS-R87"])


# -- a flag taken off --------------------------------------------------------------------------


def ask_unflag(p: Position) -> None:
    """The winner takes an opposing flag off, if the row says so and there is one (R81)."""
    targets = _flags(p, winner(p))
    if len(targets) == 1 and not p.ruleset.free_choices:
        set_flag(p, targets[0], EMPTY)
    elif targets:
        p.ask(step_numbers.SPOILS_UNFLAG, winner(p))


def _flags(p: Position, side: Side) -> list[int]:
    found: list[int] = []
    for space in spoils_row(p).unflag:
        if opposing(p, space, side):
            found.append(space)
    return found


class SpoilsUnflag(Decision[Position]):
    """Which opposing flag of the kind and Region named comes off, if any; markers and Isolation do not matter (R81)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for space in _flags(p, actor_of(frame)):
            out.append(UNFLAG + p.ruleset.pieces.at_shiftable[space])
        if p.ruleset.free_choices:
            out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action != ENOUGH:
            set_flag(p, p.ruleset.pieces.shiftable[action - UNFLAG], EMPTY)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if UNFLAG <= action < UNFLAG + SHIFTABLE:
            space = p.ruleset.pieces.shiftable[action - UNFLAG]
            name = the_space(p, space)
            if space not in spoils_row(p).unflag:
                return refuse("why-spoils-reach", ["IS-7.2-1", "IS-R81"], theater=this_theater(p), space=name)
            return refuse("why-no-opposing-flag", ["IS-R81"], space=name)
        if action == ENOUGH:
            return refuse("why-effect-compulsory", ["IS-R81"])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-spoils-unflag", theater=this_theater(p), side=who(frame))
        return Prompt("spoils-unflag", asked, ["IS-7.2-1", "IS-R81"])
