"""Deals in the log, where they are actions: what was offered and what became of it, and words kept and broken."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import (
    AGREED,
    ATTACK_GOES_ON,
    COUNTERED,
    GIVEN_FREELY,
    NAMED_ATTACK,
    OFFERED,
    REJECTED,
    SAID,
    WORD_BROKEN,
    WORD_KEPT,
    Position,
)
from tricorne.games.struggle_of_empires.log.choices import attack_line
from tricorne.games.struggle_of_empires.talk.terms import terms
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of

LINES: Final = {
    OFFERED: "log-deal-offered",
    COUNTERED: "log-deal-countered",
    AGREED: "log-deal-agreed",
    REJECTED: "log-deal-rejected",
    GIVEN_FREELY: "log-deal-given",
}


def tell(before: Position, p: Position, found: list[Message]) -> None:
    """What was said between two steps."""
    if p.talk is before.talk and p.word is before.word:
        return
    said = p.talk[SAID]
    if said != before.talk[SAID]:
        if said == ATTACK_GOES_ON:
            found.append(attack_line(before, actor_of(before.stack[-2]), before.talk[NAMED_ATTACK]))
        elif said in LINES:
            found.append(say(LINES[said], **terms(p)))
    for by in range(POWERS):
        for to in range(POWERS):
            pair = by * POWERS + to
            if p.word[WORD_BROKEN + pair] > before.word[WORD_BROKEN + pair]:
                found.append(say("log-word-broken", power=the_power(p, by), power2=the_power(p, to)))
            if p.word[WORD_KEPT + pair] > before.word[WORD_KEPT + pair]:
                found.append(say("log-word-kept", power=the_power(p, by), power2=the_power(p, to)))
