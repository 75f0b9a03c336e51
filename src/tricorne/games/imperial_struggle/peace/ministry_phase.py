"""The Ministry Phase (4.1.7, R8 to R10, R85): two cards a side on the first turn of an era, exchanges on the second.

Each side answers in secret, France first. While the phase lasts a card given in exchange is GIVEN_BACK and one taken in
exchange (or as a third) FRESH, so that each of the old cards is exchanged at most once and Britain cannot see the third
one before the phase is over; ``close`` clears that up.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    FRANCE,
    JACOBITE_UPRISINGS,
    MINISTRIES,
    Side,
)
from tricorne.games.imperial_struggle.board.places import CHOSEN, FRESH, GIVEN_BACK, MINISTRY_OUT, UNUSED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import JACOBITE_IS_THIRD, JACOBITE_THIRD, TURN
from tricorne.games.imperial_struggle.step_numbers import CHOOSE_MINISTRY, SWAP_MINISTRY, THIRD_MINISTRY
from tricorne.games.imperial_struggle.text import refuse, say, the_ministry, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of

# -- questions ---------------------------------------------------------------------------------


def choices(p: Position, side: Side) -> list[int]:
    """Unused cards of a side for this era."""
    c = p.ruleset.components
    era = p.era()
    return [m for m in c.ministries_of[side] if p.ministry_place[m] == UNUSED and c.ministries[m].in_era[era]]


def exchangeable(p: Position, side: Side) -> list[int]:
    """Face-down cards that may still be exchanged; a third ministry has its place for itself (R85)."""
    found: list[int] = []
    for ministry in p.ruleset.components.ministries_of[side]:
        if p.ministry_place[ministry] == CHOSEN:
            if ministry != JACOBITE_UPRISINGS or not p.clock[JACOBITE_IS_THIRD]:
                found.append(ministry)
    return found


# -- acts --------------------------------------------------------------------------------------


def ask(p: Position) -> None:
    """Open the phase: everything anew on the first turn of an era, else exchanges."""
    first = p.ruleset.components.turn_first_of_era[p.clock[TURN]]
    if first:
        p.clock[JACOBITE_IS_THIRD] = 0
        places = p.ministry_place[:]
        for ministry in range(MINISTRIES):
            if places[ministry] != MINISTRY_OUT:
                places[ministry] = UNUSED
        p.ministry_place = places
        p.survey_ministries()
    for side in (BRITAIN, FRANCE):
        if side == FRANCE and p.clock[JACOBITE_THIRD]:
            p.ask(THIRD_MINISTRY, side)
        if first:
            p.ask(CHOOSE_MINISTRY, side, p.ruleset.components.ministries_chosen)
        elif exchangeable(p, side):
            p.ask(SWAP_MINISTRY, side)


def close(p: Position) -> None:
    """Both sides have answered."""
    places = p.ministry_place[:]
    for ministry in range(MINISTRIES):
        if places[ministry] == FRESH:
            places[ministry] = CHOSEN
        elif places[ministry] == GIVEN_BACK:
            places[ministry] = UNUSED
    p.ministry_place = places
    p.survey_ministries()


class ChooseMinistry(Decision[Position]):
    """A card is chosen; the frame carries how many are still to come, 0 for one taken in exchange."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for ministry in choices(p, actor_of(frame)):
            out.append(actions.CHOOSE + ministry)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        count = first_of(frame)
        if count == 0:
            p.move_ministry(action - actions.CHOOSE, FRESH)
            if exchangeable(p, side) and choices(p, side):
                p.ask(SWAP_MINISTRY, side)
        else:
            p.move_ministry(action - actions.CHOOSE, CHOSEN)
            if count > 1 and choices(p, side):
                p.ask(CHOOSE_MINISTRY, side, count - 1)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not actions.CHOOSE <= action < actions.CHOOSE + MINISTRIES:
            return Decision.reason(self, p, frame, action)
        card = p.ruleset.components.ministries[action - actions.CHOOSE]
        name = the_ministry(p, action - actions.CHOOSE)
        if card.side != actor_of(frame):
            return refuse("why-ministry-other-side", ["IS-3.5.1-1"], ministry=name)
        if not card.in_era[p.era()]:
            return refuse("why-ministry-era", ["IS-3.5.1-1", "IS-3.5.1-2"], ministry=name)
        return refuse("why-ministry-in-use", ["IS-R9"], ministry=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-choose-ministry", side=who(frame), number=max(1, first_of(frame)))
        return Prompt("choose-ministry", asked, ["IS-4.1.7-1", "IS-R8"])


class SwapMinistry(Decision[Position]):
    """Whether a face-down card is exchanged."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        if choices(p, side):
            for ministry in exchangeable(p, side):
                out.append(actions.SWAP + ministry)
        out.append(actions.KEEP_MINISTRY)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action != actions.KEEP_MINISTRY:
            p.move_ministry(action - actions.SWAP, GIVEN_BACK)
            p.ask(CHOOSE_MINISTRY, actor_of(frame))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if actions.SWAP <= action < actions.SWAP + MINISTRIES:
            name = the_ministry(p, action - actions.SWAP)
            return refuse("why-ministry-no-exchange", ["IS-R9"], ministry=name, side=who(frame))
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("swap-ministry", say("prompt-swap-ministry", side=who(frame)), ["IS-4.1.7-2", "IS-R9"])


class ThirdMinistry(Decision[Position]):
    """Whether France holds Jacobite Uprisings besides its two cards (R85)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        if p.ministry_place[JACOBITE_UPRISINGS] in (UNUSED, GIVEN_BACK):
            out.append(actions.THIRD)
        out.append(actions.NO_THIRD)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == actions.THIRD:
            p.move_ministry(JACOBITE_UPRISINGS, FRESH)
            p.clock[JACOBITE_IS_THIRD] = 1

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if action == actions.THIRD:
            return refuse("why-jacobites-held", ["IS-R85"])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("third-ministry", say("prompt-third-ministry", side=who(frame)), ["IS-R85"])
