"""The log: what happened, in messages that a seat may read (R166).

``narrate`` plays an entry of the record again on a copy, step by step, and tells each step: the choice that was made
(choices.py), then what came of it (events.py, in a war ``log_war``). Of hidden draws and choices it tells that
they happened, and what they were to their own side alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.log import choices, events
from tricorne.games.imperial_struggle.log import war as log_war
from tricorne.games.imperial_struggle.text import say, the_side
from tricorne.kernel.action import ActionId
from tricorne.kernel.machine.retelling import Teller, retell, taken_back
from tricorne.kernel.message import Arg, Message
from tricorne.kernel.record import UNDO, Entry

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules


class Log(Teller[Position]):
    """The lines of one entry for one seat; draws of one kind are told together."""

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__(seat)
        self.rules = rules
        self.lines: list[Message] = []
        self.heading = ""
        self.drawn: list[Arg] = []

    def tell(self, lines: list[Message]) -> None:
        if lines:
            self.flush()
            self.lines += lines

    def draw(self, heading: str, piece: Arg) -> None:
        """One more piece under a heading, as in "In demand: Sugar, Tobacco, Cotton."."""
        if heading != self.heading:
            self.flush()
            self.heading = heading
        self.drawn.append(piece)

    def flush(self) -> None:
        if self.heading:
            self.lines.append(say(f"log-{self.heading}", drawn=_counted(self.drawn)))
        self.heading = ""
        self.drawn = []

    def chosen(self, p: Position, frame: int, action: ActionId) -> None:
        self.tell(choices.lines_of(self.rules, p, frame, action, self.seat))

    def played(self, earlier: Position, p: Position, frame: int) -> None:
        self.tell(events.changes(earlier, p, frame))

    def applied(self, earlier: Position, p: Position, frame: int, value: int) -> None:
        told = events.chance(p, frame, value, self.seat)
        self.draw(told[0], told[1])
        self.tell(events.changes(earlier, p, frame))

    def passed(self, earlier: Position, p: Position, frame: int) -> None:
        self.tell(log_war.stage(earlier, p, frame))
        self.tell(events.changes(earlier, p, frame))


def _counted(drawn: list[Arg]) -> list[Arg]:
    """The pieces, equal ones together: nobody may see which they are, or they would not be equal."""
    found: list[Arg] = []
    counts: list[int] = []
    for piece in drawn:
        at = 0
        while at < len(found) and piece != found[at]:
            at += 1
        if at == len(found):
            found.append(piece)
            counts.append(0)
        counts[at] += 1
    return [_several(found[at], counts[at]) for at in range(len(found))]


def _several(piece: Arg, count: int) -> Arg:
    """So many pieces that look alike: whose they are, and how many."""
    if count == 1 or not isinstance(piece, Message):
        return piece
    return say("drawn-times", drawn=piece.args["side"], count=count)


def _undone(rules: Rules, entry: Entry) -> Message:
    """What was taken back, by the first act of it; the entry's number where everybody may not read that act."""
    found = taken_back(rules, entry)
    if found is None:
        return say("log-undo", number=int(entry.text))
    seat, action, more = found
    return say("log-undo-act", side=the_side(rules.seat_ids.index(seat)), action=action, more=more)


def narrate(rules: Rules, before: Position, after: Position, entry: Entry, seats: list[int]) -> list[Sequence[Message]]:
    """What an entry of the record that led from one position to another tells each of some seats (SPECTATOR:
    everybody)."""
    if entry.kind == UNDO:
        return [[_undone(rules, entry)] for _ in seats]
    logs = [Log(rules, seat) for seat in seats]
    retell(rules, before.clone(), entry, logs, before)
    for log in logs:
        log.flush()
    return [log.lines for log in logs]
