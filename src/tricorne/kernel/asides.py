"""What people say and do outside the turns, at every door: all that the game allows, but not the answers of bots.

A game names the first words of those answers (``Game.bot_asides``). They tell of gold and promises as facts, and are
written by bots alone; a record that holds them is replayed like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import IllegalAction
from tricorne.kernel.message import Message, Text, say

if TYPE_CHECKING:
    from tricorne.kernel.state import State


def left_to_bots(answers: Sequence[str], text: str) -> Refusal | None:
    """Why an aside is no person's to say, where bots answer with these verbs; None if only the rules may refuse it.

    >>> str(left_to_bots(["thank"], "Thank britain 50").reason)
    "only bots answer with 'thank'"
    """
    verb = " ".join(text.split()[:1]).lower()
    return Refusal(say("why-bots-answer", text=Text(verb)), []) if verb in answers else None


def why_not_by_person(state: State, seat: str, text: str) -> Refusal | None:
    """Why a person may not say or do this for a seat now; None if he may. BadAction if it cannot be read."""
    refusal = left_to_bots(state.game.bot_asides, text)
    return refusal or state.engine.why_not_aside(state.position, state.seat_number(seat), text)


def by_person(state: State, seat: str, text: str) -> Message:
    """Carry out what a person says or does outside the turns; what everybody may read about it."""
    refusal = left_to_bots(state.game.bot_asides, text)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    return state.aside(seat, text)
