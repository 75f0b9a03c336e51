"""The players' draft of starting markers (VARIANT-DRAFT-1 to VARIANT-DRAFT-3, R-SETUP-4, R-SETUP-5).

Each player is dealt a secret hand of one marker more than he needs. In each round every player keeps one
marker face down and passes the rest to the left, that is to the next seat clockwise. They are asked seat by
seat, but nobody sees a pick before the draft is over: a marker in a hand is IN_DRAFT + power, a kept one
KEPT + power, and both are known to that power alone. The last marker of each hand returns to the bag; then
all kept markers are shown and duplicates are treated as after a draw.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import (
    IN_BAG,
    IN_DRAFT,
    IN_HAND,
    KEPT,
    MARKERS,
    POWERS,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import DRAFT_DEAL, DRAFT_PICK
from tricorne.games.struggle_of_empires.text import refuse, say, the_marker, the_place, the_power
from tricorne.games.struggle_of_empires.war.markers import FromBag, in_bag, lying
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of, first_of, replaced, second_of

ROUND: Final = 1
"""The register of ``scratch`` that counts the rounds of picks, from 1 on; 0 during the deal."""
PICKS: Final = 2
"""From here on ``scratch`` lists the markers kept, in the order of the picks: start player first, round by round."""


# -- who saw what ------------------------------------------------------------------------------
#
# A hand keeps the number of the seat it was dealt to while it goes round: in round r the seat s has before
# it the hand of seat s - (r - 1). Picks and hands together tell the whole story of the draft.


def under_way(p: Position) -> bool:
    """Are there hands that go round?"""
    for code in p.markers:
        if code >= IN_DRAFT:
            return True
    return False


def round_of(p: Position) -> int:
    return max(1, p.scratch[ROUND])


def rest_of(p: Position, hand: int) -> list[int]:
    """The markers still in a hand, in rising order."""
    players = p.ruleset.players
    return lying(p, IN_DRAFT + players[(hand + round_of(p) - 1) % len(players)])


def picks_from(p: Position, hand: int) -> list[int]:
    """The markers kept out of a hand so far, round by round."""
    count = p.ruleset.count
    found: list[int] = []
    for earlier in range(round_of(p)):
        pick = PICKS + earlier * count + (hand + earlier) % count
        if pick < len(p.scratch):
            found.append(p.scratch[pick])
    return found


def first_look(p: Position, seat: int, hand: int) -> int:
    """How many picks were made from a hand before this seat saw it for the first time."""
    return (p.ruleset.seat_of[seat] - hand) % p.ruleset.count


def passed_on(p: Position, power: Power) -> list[int]:
    """Markers a player saw in a hand and passed on, in rising order: they are with the others."""
    if power < 0:
        return []
    found: list[int] = []
    for hand in range(p.ruleset.count):
        look = first_look(p, power, hand)
        if look < round_of(p):
            for marker in picks_from(p, hand)[look:] + rest_of(p, hand):
                if p.markers[marker] != IN_DRAFT + power and p.markers[marker] != KEPT + power:
                    found.append(marker)
    found.sort()
    return found


# -- what happens ------------------------------------------------------------------------------


def hand_size(p: Position) -> int:
    """One marker more than a player needs; less if the bag cannot fill all hands alike."""
    return min(p.ruleset.draws + 1, in_bag(p) // p.ruleset.count)


def deal(p: Position) -> None:
    """A hand for each player, start player first."""
    size = hand_size(p)
    if size == 0:
        return
    for power in reversed(p.ruleset.players):
        p.then(DRAFT_DEAL, power, size)


def ask_round(p: Position) -> bool:
    """Ask every player for a pick; False when the hands are down to the marker that goes back."""
    if len(lying(p, IN_DRAFT + p.ruleset.players[0])) < 2:
        return False
    for power in reversed(p.ruleset.players):
        p.ask(DRAFT_PICK, power)
    return True


def pass_hands(p: Position) -> None:
    """What is left of each hand goes to the next seat clockwise (VARIANT-DRAFT-1)."""
    players = p.ruleset.players
    left_of = [0] * POWERS
    for seat in range(len(players)):
        left_of[players[seat]] = players[(seat + 1) % len(players)]
    markers = p.markers[:]
    for marker in range(MARKERS):
        code = markers[marker]
        if IN_DRAFT <= code < IN_DRAFT + POWERS:
            markers[marker] = IN_DRAFT + left_of[code - IN_DRAFT]
    p.markers = markers


def reveal(p: Position) -> None:
    """Left-over markers return to the bag, kept ones are shown (VARIANT-DRAFT-2, VARIANT-DRAFT-3)."""
    del p.scratch[PICKS:]
    markers = p.markers[:]
    for marker in range(MARKERS):
        code = markers[marker]
        if IN_DRAFT <= code < IN_DRAFT + POWERS:
            markers[marker] = IN_BAG
        elif KEPT <= code < KEPT + POWERS:
            markers[marker] = IN_HAND + code - KEPT
    p.markers = markers


class DraftDeal(FromBag):
    """The next marker of a hand, seen by its holder alone."""

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-hand-marker", power=the_power(p, first_of(frame)))

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        p.markers = replaced(p, p.markers, value, IN_DRAFT + power)
        if second_of(frame) > 1:
            p.then(DRAFT_DEAL, power, second_of(frame) - 1)

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)


class DraftPick(Decision[Position]):
    """A player keeps one marker of the hand before him. Refusals say nothing about other hands."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        held = IN_DRAFT + actor_of(frame)
        for marker in range(MARKERS):
            if p.markers[marker] == held:
                out.append(actions.KEEP + marker)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.markers = replaced(p, p.markers, action - actions.KEEP, KEPT + actor_of(frame))
        p.scratch.append(action - actions.KEEP)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        power = actor_of(frame)
        if actions.KEEP <= action < actions.KEEP + MARKERS:
            marker = action - actions.KEEP
            return refuse(
                "why-draft-not-there",
                ["VARIANT-DRAFT-1"],
                power=the_power(p, power),
                region=the_place(p, p.ruleset.marker_region[marker]),
                marker=the_marker(p, marker),
            )
        return refuse("why-draft-now", ["VARIANT-DRAFT-1"], power=the_power(p, power))

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-draft-pick", power=the_power(p, actor_of(frame)))
        return Prompt("draft-pick", asked, ["VARIANT-DRAFT-1"])
