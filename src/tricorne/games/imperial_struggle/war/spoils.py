"""Spoils that need no Conquest Points (7.2, R73, R81, R87): points, lost Squadrons, a flag taken off."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import LOSE, LOSE_NAVY_BOX, UNFLAG
from tricorne.games.imperial_struggle.board.constants import EMPTY, NAVAL_SPACES, NONE, SHIFTABLE, SIDE_NAMES
from tricorne.games.imperial_struggle.board.control import opposing, set_flag
from tricorne.games.imperial_struggle.board.position import (
    CONQUEST_POINTS,
    GONE,
    NAVY_BOX,
    NAVY_USED,
    TO_LOSE,
    UNBUILT,
    Position,
)
from tricorne.games.imperial_struggle.board.wars import REMOVES_SQUADRONS
from tricorne.games.imperial_struggle.military import squadrons
from tricorne.games.imperial_struggle.payment.debt import gain_treaty
from tricorne.games.imperial_struggle.refusals import refuse, space_name, who
from tricorne.games.imperial_struggle.step import Decision
from tricorne.games.imperial_struggle.war.theaters import spoils_row, theater_name, winner
from tricorne.kernel.engine import Prompt, Refusal
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


def _squadrons(p: Position, side: int, out: list[int]) -> None:
    for space in p.ruleset.naval_spaces:
        if p.flag[space] == side + 1:
            out.append(LOSE + p.ruleset.pieces.at_naval[space])
    if p.sides[NAVY_BOX + side] > 0:
        out.append(LOSE_NAVY_BOX)


def _lose(p: Position, side: int, action: int) -> None:
    p.war[TO_LOSE] -= 1
    field = GONE if spoils_row(p).special & REMOVES_SQUADRONS else UNBUILT
    if action != LOSE_NAVY_BOX:
        squadrons.lose(p, side, p.ruleset.pieces.naval[action - LOSE], field)
        return
    # Squadrons of the box are alike: one that has already taken a space in this war goes first.
    if p.sides[NAVY_USED + side] > 0:
        p.sides[NAVY_USED + side] -= 1
    squadrons.lose(p, side, NONE, field)


class LoseSquadron(Decision):
    """Which Squadron of map or Navy Box the loser gives up."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        _squadrons(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: int) -> None:
        p.stack.pop()
        _lose(p, actor_of(frame), action)

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
        name = SIDE_NAMES[actor_of(frame)]
        if action == LOSE_NAVY_BOX:
            return refuse(f"{name} has no Squadron in the Navy Box", "IS-R87")
        if LOSE <= action < LOSE + NAVAL_SPACES:
            where = space_name(p, p.ruleset.pieces.naval[action - LOSE])
            return refuse(f"{name} has no Squadron in {where}", "IS-R87")
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        fate = "out of the game" if spoils_row(p).special & REMOVES_SQUADRONS else "back to the unbuilt ones"
        left = p.war[TO_LOSE]
        count = f"{left} Squadron{'' if left == 1 else 's'}"
        words = f"{theater_name(p)}: {who(frame)} loses {count}, {fate}; which is next?"
        return Prompt("lose-squadron", words, ["IS-R73", "IS-R87"])


# -- a flag taken off --------------------------------------------------------------------------


def ask_unflag(p: Position) -> None:
    """The winner takes an opposing flag off, if the row says so and there is one (R81)."""
    targets = _flags(p, winner(p))
    if len(targets) == 1:
        set_flag(p, targets[0], EMPTY)
    elif targets:
        p.ask(step_numbers.SPOILS_UNFLAG, winner(p))


def _flags(p: Position, side: int) -> list[int]:
    found: list[int] = []
    for space in spoils_row(p).unflag:
        if opposing(p, space, side):
            found.append(space)
    return found


class SpoilsUnflag(Decision):
    """Which opposing flag of the kind and Region named comes off; markers and Isolation do not matter."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for space in _flags(p, actor_of(frame)):
            out.append(UNFLAG + p.ruleset.pieces.at_shiftable[space])

    def play(self, p: Position, frame: int, action: int) -> None:
        p.stack.pop()
        set_flag(p, p.ruleset.pieces.shiftable[action - UNFLAG], EMPTY)

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
        if UNFLAG <= action < UNFLAG + SHIFTABLE:
            space = p.ruleset.pieces.shiftable[action - UNFLAG]
            name = space_name(p, space)
            if space not in spoils_row(p).unflag:
                return refuse(f"the spoils of {theater_name(p)} do not reach {name}", "IS-7.2-1", "IS-R81")
            return refuse(f"no opposing flag stands in {name}", "IS-R81")
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        words = f"{theater_name(p)}: {who(frame)} takes an opposing flag off."
        return Prompt("spoils-unflag", words, ["IS-7.2-1", "IS-R81"])
