"""The log: what happened, in messages that everybody at the table may read (R-INFO-3).

``narrate`` plays an entry of the record again on a copy, step by step, and tells each step: the choice
that was made (choices.py), then what came of it (events.py). Of an unrest draw it tells that it happened, to
its owner also what he drew; of a return only that it happened; of a draft pick what was kept only to its
player. Gains of unrest are gathered and told together at the end of a paragraph.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.log import choices, events
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.kernel.action import ActionId
from tricorne.kernel.machine.retelling import Teller, retell, taken_back
from tricorne.kernel.message import Message
from tricorne.kernel.record import ASIDE, UNDO, Entry

if TYPE_CHECKING:
    from tricorne.games.struggle_of_empires.rules import Rules


class Log(Teller[Position]):
    """The lines of one entry for one seat."""

    def __init__(self, p: Position, seat: int) -> None:
        super().__init__(seat)
        self.lines: list[Message] = []
        self.told = p.unrest_history.length
        """Events of unrest that have been told."""

    def tell(self, line: Message | None) -> None:
        if line is not None:
            self.lines.append(line)

    def tell_unrest(self, p: Position) -> None:
        """Gains and returns since the last paragraph, power by power (R-INFO-2, R-INFO-3)."""
        if p.unrest_history.length == self.told:
            return
        drawn: list[list[int]] = [[] for _ in range(POWERS)]
        returned = [False] * POWERS
        for event in p.unrest_history.all()[self.told :]:
            power = unrest.power_of(event)
            if unrest.is_return(event):
                returned[power] = True
            else:
                drawn[power].append(unrest.value_of(event))
        self.told = p.unrest_history.length
        for power in range(POWERS):
            name = the_power(p, power)
            times = len(drawn[power])
            if returned[power]:
                self.lines.append(say("log-unrest-back", power=name))
            if times > 0 and power == self.seat and p.ruleset.unrest_mode == DRAWN_HIDDEN:
                self.lines.append(say("log-unrest-worth", power=name, times=times, worth=drawn[power]))
            elif times > 0:
                self.lines.append(say("log-unrest", power=name, times=times))

    def chosen(self, p: Position, frame: int, action: ActionId) -> None:
        self.tell(choices.line_of(p, frame, action, self.seat))

    def played(self, earlier: Position, p: Position, frame: int) -> None:
        self.lines += events.changes(earlier, p, frame)

    def applied(self, earlier: Position, p: Position, frame: int, value: int) -> None:
        self.tell(events.chance(p, frame, value, self.seat))
        self.passed(earlier, p, frame)

    def passed(self, earlier: Position, p: Position, frame: int) -> None:
        if p.clock[PHASE] != earlier.clock[PHASE]:
            self.tell_unrest(earlier)
        self.lines += events.changes(earlier, p, frame)


def _undone(rules: Rules, p: Position, entry: Entry) -> Message:
    """What was taken back, by the first act of it; the entry's number where everybody may not read that act."""
    found = taken_back(rules, entry)
    if found is None:
        return say("log-undo", number=int(entry.text))
    seat, action, more = found
    return say("log-undo-act", power=the_power(p, rules.seat_ids.index(seat)), action=action, more=more)


def narrate(rules: Rules, before: Position, after: Position, entry: Entry, seats: list[int]) -> list[Sequence[Message]]:
    """What an entry of the record that led from one position to another tells each of some seats (SPECTATOR:
    everybody)."""
    if entry.kind == UNDO:
        return [[_undone(rules, after, entry)] for _ in seats]
    p = before.clone()
    logs = [Log(p, seat) for seat in seats]
    at_hand: Position | None = before
    if entry.kind == ASIDE:
        words = rules.aside(p, rules.seat_ids.index(entry.seat), entry.text)
        at_hand = None  # the aside has changed the position that is played on
        for log in logs:
            log.tell(words)
    retell(rules, p, entry, logs, at_hand)
    over = p.clock[PHASE] == GAME_OVER
    for log in logs:
        log.tell_unrest(p)
        if over:
            log.lines += events.count(after)
    return [log.lines for log in logs]
