"""Deals as numbers, where they are actions: encoding version 2 is version 1 with these parts behind it. All public."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires.actions import THINGS, attack_parts
from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS, REGIONS
from tricorne.games.struggle_of_empires.board.position import (
    ASKER,
    GETS,
    GIVES,
    HELP_UNTIL,
    MOMENT,
    NAMED_ATTACK,
    PARTNER,
    PASS_IN,
    PEACE_UNTIL,
    SAID,
    SPOKEN,
    UNTIL,
    WORD_BROKEN,
    WORD_KEPT,
    Position,
)
from tricorne.games.struggle_of_empires.encoding import compact, look, sections
from tricorne.games.struggle_of_empires.encoding.encoding import EmpiresEncoder, order_for
from tricorne.games.struggle_of_empires.encoding.parts import PARTS
from tricorne.games.struggle_of_empires.step_numbers import DEALING
from tricorne.games.struggle_of_empires.talk import promises
from tricorne.kernel.encoding import Compact, RowWriter, Sum, sections_resting_on
from tricorne.kernel.position import AnyPosition, kind_of

VERSION: Final = 2
MOMENTS: Final = 5
EVENTS: Final = 7

DEAL_PARTS: Final = {
    "deal-question": "what is asked about a deal, one place for each kind of question",
    "deal-moment": "where the last deal was begun: in an auction, a turn, a call for allies, before an attack",
    "deal-powers": "who offers, and to whom",
    "deal-gives": "what is given, by the list of things: nothing, gold 1 to 10, peace, help, passing, armies, navies",
    "deal-gets": "what is wanted for it, by the same list",
    "deal-until": "1 if its promise ends with the round, 1 if with the war",
    "deal-said": "offered, countered, agreed, rejected, given, attack goes on",
    "deal-spoken": "1 for each power that has begun its deal in this auction or turn",
    "deal-attack": "region of an attack that waits while its victim may buy peace",
    "promises": "for each pair of powers: rounds that peace and help are promised for, and 1 for a pass promised",
    "word": "for each pair of powers: promises kept and broken",
}


def encode_deals(p: Position, seat: int, s: RowWriter) -> None:
    """Write the deal under way, open promises, and how words were kept."""
    order = order_for(p, seat)
    talk = p.talk
    made = talk[MOMENT] > 0
    s.part("deal-question")
    s.where_equal(DEALING, kind_of(p.stack[-1]) if p.stack else 0)
    s.part("deal-moment")
    s.one_hot(talk[MOMENT], MOMENTS)
    s.part("deal-powers")
    s.one_hot(order.index(talk[ASKER]) if made else NONE, POWERS)
    s.one_hot(order.index(talk[PARTNER]) if made else NONE, POWERS)
    s.part("deal-gives")
    s.one_hot(talk[GIVES], THINGS)
    s.part("deal-gets")
    s.one_hot(talk[GETS], THINGS)
    s.part("deal-until")
    lasting = talk[UNTIL] > 0
    s.number(1 if lasting and not promises.ends_with_war(talk[UNTIL]) else 0)
    s.number(1 if lasting and promises.ends_with_war(talk[UNTIL]) else 0)
    s.part("deal-said")
    s.one_hot(talk[SAID], EVENTS)
    s.part("deal-spoken")
    here = promises.moment(p)
    for power in order:
        s.number(1 if talk[SPOKEN + power] == here else 0)
    s.part("deal-attack")
    s.one_hot(attack_parts(talk[NAMED_ATTACK])[0] if talk[NAMED_ATTACK] > 0 else NONE, REGIONS)
    _promises(p, order, here, s)


def _promises(p: Position, order: list[int], here: int, s: RowWriter) -> None:
    time = promises.now(p)
    s.part("promises")
    for by in order:
        for to in order:
            pair = by * POWERS + to
            s.number(_rounds(p, p.word[PEACE_UNTIL + pair], time))
            s.number(_rounds(p, p.word[HELP_UNTIL + pair], time))
            s.number(1 if p.word[PASS_IN + pair] == here else 0)
    s.part("word")
    for by in order:
        for to in order:
            pair = by * POWERS + to
            s.number(p.word[WORD_KEPT + pair])
            s.number(p.word[WORD_BROKEN + pair])


def _rounds(p: Position, until: int, time: int) -> int:
    """How many rounds a promise still holds, this one among them; 0 if there is none."""
    if until < time or until == 0:
        return 0
    last = p.ruleset.rounds if promises.ends_with_war(until) else promises.round_of(until)
    return max(1, last - promises.round_of(time) + 1)


class DealsEncoder(EmpiresEncoder):
    """Version 2: for tables at which deals are actions."""

    def __init__(self) -> None:
        super().__init__()
        self.version = VERSION
        self.words = {name: words for name, words in PARTS.items() if not name.startswith("hidden-")}
        self.words.update(DEAL_PARTS)
        self.words.update(PARTS)

    def rests_on(self) -> list[int]:
        return sections_resting_on(look.WATCHED, {**sections.RESTS_ON, sections.DEALS: sections.DEALS_REST_ON})

    def compact(self) -> Compact | None:
        plain = compact.compact()
        return Compact(VERSION, [*plain.parts, *[Sum(name, [name], []) for name in DEAL_PARTS]])

    def encode(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        super().encode(p, seat, writer)
        if writer.wants(sections.DEALS):
            encode_deals(cast(Position, p), seat, writer)
