"""The log: what happened, in messages that everybody at the table may read (R-INFO-3).

``narrate`` plays an entry of the record again on a copy, step by step, and tells each step: the deed that was
chosen (``log_deeds``), then what came of it (``log_events``). Of an unrest draw it tells that it happened, to
its owner also what he drew; of a return only that it happened; of a draft pick what was kept only to its
player. Gains of unrest are gathered and told together at the end of a paragraph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.log import deeds, events
from tricorne.games.struggle_of_empires.step import CHANCE, DECISION
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.kernel.message import Message
from tricorne.kernel.position import kind_of
from tricorne.kernel.record import ASIDE, PLAY, UNDO, Entry

if TYPE_CHECKING:
    from tricorne.games.struggle_of_empires.rules import Rules


class Teller:
    """Gathers the lines of one entry for one seat."""

    def __init__(self, p: Position, seat: int) -> None:
        self.seat = seat
        self.lines: list[Message] = []
        self.told = p.unrest_history.length
        """Events of unrest that have been told."""

    def tell(self, line: Message | None) -> None:
        if line is not None:
            self.lines.append(line)

    def tell_unrest(self, p: Position) -> None:
        """Gains and returns since the last paragraph, power by power (R-INFO-2, R-INFO-3)."""
        drawn: list[list[int]] = [[] for _ in range(POWERS)]
        returned = [False] * POWERS
        for event in p.unrest_history.all()[self.told :]:
            power = event // unrest.EVENT
            if event % unrest.EVENT >= unrest.RETURNED:
                returned[power] = True
            else:
                drawn[power].append(event % unrest.EVENT)
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


def narrate(rules: Rules, before: Position, after: Position, entry: Entry, seat: int) -> list[Message]:
    """What an entry of the record that led from one position to another tells a seat (SPECTATOR: everybody)."""
    p = before.clone()
    teller = Teller(p, seat)
    ids = p.ruleset.components.power_ids
    if entry.kind == UNDO:
        return [say("log-undo", number=int(entry.text))]
    if entry.kind == ASIDE:
        teller.tell(rules.aside(p, ids.index(entry.seat), entry.text))
    elif entry.kind == PLAY:
        _tell_deed(rules, p, rules.actions().number(entry.text), teller)
    landed = 0
    while p.stack:
        packed = p.stack[-1]
        step = rules.steps[kind_of(packed)]
        if step.role == DECISION or (step.role == CHANCE and landed == len(entry.outcomes)):
            break
        earlier = p.clone()
        if step.role == CHANCE:
            value = _value(rules, p, entry.outcomes[landed].text)
            step.apply_outcome(p, packed, value)
            teller.tell(events.chance(p, packed, value, seat))
            landed += 1
        else:
            step.run(p, packed)
        if p.clock[PHASE] != earlier.clock[PHASE]:
            teller.tell_unrest(earlier)
        teller.lines += events.changes(earlier, p, packed)
    teller.tell_unrest(p)
    if p.clock[PHASE] == GAME_OVER:
        teller.lines += events.count(after)
    return teller.lines


def _tell_deed(rules: Rules, p: Position, action: int, teller: Teller) -> None:
    packed = p.stack[-1]
    teller.tell(deeds.deed(p, packed, action, teller.seat))
    earlier = p.clone()
    rules.steps[kind_of(packed)].play(p, packed, action)
    teller.lines += events.changes(earlier, p, packed)


def _value(rules: Rules, p: Position, text: str) -> int:
    """The outcome with this text; any other where the text has been blanked out: no line depends on it."""
    found = rules.outcomes(p)
    for at in range(0, len(found), 2):
        if rules.outcome_text(p, found[at]) == text:
            return found[at]
    return found[0]
