"""The players' own draws for starting control (SETUP-18 to SETUP-25, R-SETUP-1, R-SETUP-2).

A player draws his markers one by one, openly. Where duplicates may or must go back he puts markers that
repeat a region into the bag, then draws as many again, and so on; the others stay and become control.
With 2 or 3 players no duplicate may stay - unless the bag has no region that he lacks: then nothing
could be gained by drawing and he keeps what he has.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import (
    IN_BAG,
    IN_HAND,
    MARKERS,
    POWERS,
    REGIONS,
    USED,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import KEEP_DUPLICATES, MUST_REDRAW
from tricorne.games.struggle_of_empires.step_numbers import HAND_MARKER, PUT_BACK
from tricorne.games.struggle_of_empires.text import refuse, say, the_marker, the_place, the_power
from tricorne.games.struggle_of_empires.war.markers import FromBag, in_bag
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of, added, first_of, replaced, second_of

# -- questions ---------------------------------------------------------------------------------


def hand_by_region(p: Position, power: Power) -> list[int]:
    """How many markers of each region a player has in hand."""
    counts = [0] * REGIONS
    for marker in range(MARKERS):
        if p.markers[marker] == IN_HAND + power:
            counts[p.ruleset.marker_region[marker]] += 1
    return counts


def repeats(counts: list[int]) -> bool:
    """Does a hand name some region more than once?"""
    return max(counts) > 1


def bag_has_another_region(p: Position, counts: list[int]) -> bool:
    """Is there a marker in the bag of a region that the hand lacks?"""
    for marker in range(MARKERS):
        if p.markers[marker] == IN_BAG and counts[p.ruleset.marker_region[marker]] == 0:
            return True
    return False


def may_change(p: Position, power: Power) -> bool:
    """Is a player asked about his duplicates (SETUP-22, SETUP-23), or does he simply keep them (SETUP-24)?"""
    if p.ruleset.duplicates == KEEP_DUPLICATES:
        return False
    counts = hand_by_region(p, power)
    if not repeats(counts):
        return False
    return p.ruleset.duplicates != MUST_REDRAW or bag_has_another_region(p, counts)


# -- acts --------------------------------------------------------------------------------------


def draw_hand(p: Position, power: Power, number: int) -> None:
    """A player draws so many markers, fewer if the bag runs out."""
    if number > 0 and in_bag(p) > 0:
        p.then(HAND_MARKER, power, number)
    else:
        look_at_hand(p, power)


def look_at_hand(p: Position, power: Power) -> None:
    """The draws are done: ask about duplicates, or turn the hand into control."""
    if may_change(p, power):
        p.ask(PUT_BACK, power)
    else:
        take_control(p, power)


def take_control(p: Position, power: Power) -> None:
    """One control marker for each marker in hand; the rest of the print is ignored (SETUP-21, SETUP-25)."""
    for marker in range(MARKERS):
        if p.markers[marker] == IN_HAND + power:
            p.markers = replaced(p, p.markers, marker, USED)
            p.control = added(p, p.control, p.ruleset.marker_region[marker] * POWERS + power, 1)


class HandMarker(FromBag):
    """The next marker of a player: the frame has the power and how many are still to come."""

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-hand-marker", power=the_power(p, first_of(frame)))

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        p.markers = replaced(p, p.markers, value, IN_HAND + power)
        draw_hand(p, power, second_of(frame) - 1)


class PutBack(Decision[Position]):
    """Duplicates go back one by one; the frame counts those that are in the bag again.

    When none is left, or the player says "redraw", as many are drawn. "content" ends the draws.
    """

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        power = actor_of(frame)
        counts = hand_by_region(p, power)
        for marker in range(MARKERS):
            if p.markers[marker] == IN_HAND + power and counts[p.ruleset.marker_region[marker]] > 1:
                out.append(actions.PUT_BACK + marker)
        if p.ruleset.duplicates != MUST_REDRAW:
            out.append(actions.REDRAW if first_of(frame) > 0 else actions.CONTENT)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        power = actor_of(frame)
        returned = first_of(frame)
        if action == actions.CONTENT:
            take_control(p, power)
        elif action == actions.REDRAW:
            draw_hand(p, power, returned)
        else:
            p.markers = replaced(p, p.markers, action - actions.PUT_BACK, IN_BAG)
            if repeats(hand_by_region(p, power)):
                p.ask(PUT_BACK, power, returned + 1)
            else:
                draw_hand(p, power, returned + 1)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        power = actor_of(frame)
        returned = first_of(frame)
        name = the_power(p, power)
        must = p.ruleset.duplicates == MUST_REDRAW
        if actions.PUT_BACK <= action < actions.PUT_BACK + MARKERS:
            marker = action - actions.PUT_BACK
            where = the_place(p, p.ruleset.marker_region[marker])
            if p.markers[marker] != IN_HAND + power:
                return refuse("why-not-in-hand", ["R-SETUP-1"], power=name, region=where, marker=the_marker(p, marker))
            rules = ["SETUP-22", "SETUP-23"]
            return refuse("why-only-marker", rules, power=name, region=where, marker=the_marker(p, marker))
        if action == actions.CONTENT or action == actions.REDRAW:
            if must:
                return refuse("why-must-put-back", ["SETUP-23"], power=name, number=p.ruleset.draws)
            if action == actions.CONTENT:
                return refuse("why-must-draw-again", ["SETUP-22"], power=name, number=returned)
            return refuse("why-none-put-back", ["SETUP-22"], power=name)
        return refuse("why-duplicates-now", ["R-SETUP-1"], power=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        if p.ruleset.duplicates == MUST_REDRAW:
            asked = say("prompt-put-back-duplicates", power=power)
            return Prompt("put-back-duplicates", asked, ["SETUP-23", "R-SETUP-1"])
        key = "prompt-may-put-back-more" if first_of(frame) > 0 else "prompt-may-put-back"
        return Prompt("may-put-back", say(key, power=power), ["SETUP-22", "R-SETUP-1"])
