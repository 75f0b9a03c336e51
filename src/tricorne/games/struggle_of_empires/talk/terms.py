"""What changes hands in a deal, as the table writes it and in words."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    AMOUNTS,
    HELP,
    NOTHING,
    PASSING,
    PEACE,
    SOME_ARMIES,
    SOME_GOLD,
    SOME_NAVIES,
)
from tricorne.games.struggle_of_empires.board.position import ASKER, GETS, GIVES, PARTNER, UNTIL, Position
from tricorne.games.struggle_of_empires.speech import say
from tricorne.games.struggle_of_empires.talk.promises import ends_with_war
from tricorne.games.struggle_of_empires.text import the_power
from tricorne.kernel.message import Arg, Message


def gold_in(thing: int) -> int:
    """The gold that a thing is; 0 if it is something else.

    >>> [gold_in(thing) for thing in (NOTHING, SOME_GOLD + 7, PEACE)]
    [0, 10, 0]
    """
    return AMOUNTS[thing - SOME_GOLD] if SOME_GOLD <= thing < PEACE else 0


def thing_text(thing: int) -> str:
    """How the notation writes a thing.

    >>> thing_text(SOME_GOLD + 7), thing_text(PEACE), thing_text(SOME_NAVIES)
    ('gold 10', 'peace', 'navies 1')
    """
    if thing == NOTHING:
        return "nothing"
    if thing < PEACE:
        return f"gold {gold_in(thing)}"
    if thing >= SOME_NAVIES:
        return f"navies {thing - SOME_NAVIES + 1}"
    if thing >= SOME_ARMIES:
        return f"armies {thing - SOME_ARMIES + 1}"
    return "peace" if thing == PEACE else "help" if thing == HELP else "passing"


def thing_words(thing: int) -> Message:
    """A thing in words, without its time."""
    if thing == NOTHING:
        return say("thing-nothing")
    if thing < PEACE:
        return say("thing-gold", gold=gold_in(thing))
    if thing >= SOME_NAVIES:
        return say("thing-navies", number=thing - SOME_NAVIES + 1)
    if thing >= SOME_ARMIES:
        return say("thing-armies", number=thing - SOME_ARMIES + 1)
    return say("thing-peace" if thing == PEACE else "thing-help" if thing == HELP else "thing-passing")


def thing_until(thing: int, until: int) -> Message:
    """A thing in words; a promise with its time."""
    if until == 0 or thing not in (PEACE, HELP):
        return thing_words(thing)
    if ends_with_war(until):
        return say("thing-peace-war" if thing == PEACE else "thing-help-war")
    return say("thing-peace-round" if thing == PEACE else "thing-help-round")


def terms(p: Position) -> dict[str, Arg]:
    """What the deal is about, as facts for a message."""
    talk = p.talk
    return {
        "power": the_power(p, talk[ASKER]),
        "power2": the_power(p, talk[PARTNER]),
        "gives": thing_until(talk[GIVES], talk[UNTIL]),
        "gets": thing_until(talk[GETS], talk[UNTIL]),
    }


def is_promise(thing: int) -> bool:
    """Whether a thing is a word given and not a thing handed over."""
    return PEACE <= thing <= PASSING
