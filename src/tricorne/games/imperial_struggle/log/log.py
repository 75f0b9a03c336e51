"""The log: what happened, in sentences that a seat may read (R166).

``narrate`` plays an entry of the record again on a copy, step by step, and tells each step: the deed that was chosen
(``log_deeds``), then what came of it (``log_events``, in a war ``log_war``). Of hidden draws and choices it tells that
they happened, and what they were to their own side alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.log import deeds, events
from tricorne.games.imperial_struggle.log import war as log_war
from tricorne.games.imperial_struggle.step import CHANCE, DECISION
from tricorne.kernel.position import kind_of
from tricorne.kernel.record import PLAY, UNDO, Entry

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules


class Teller:
    """Gathers the sentences of one entry for one seat; draws of one kind are told together."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []
        self.heading = ""
        self.drawn: list[str] = []

    def tell(self, sentences: list[str]) -> None:
        if sentences:
            self.flush()
            self.lines += sentences

    def draw(self, heading: str, name: str) -> None:
        """One more piece under a heading, as in "In demand: Sugar, Tobacco, Cotton."."""
        if heading != self.heading:
            self.flush()
            self.heading = heading
        self.drawn.append(name)

    def flush(self) -> None:
        if self.heading:
            self.lines.append(f"{self.heading}: {', '.join(self.drawn)}.")
        self.heading = ""
        self.drawn = []


def narrate(rules: Rules, before: Position, after: Position, entry: Entry, seat: int) -> list[str]:
    """What an entry of the record that led from one position to another tells a seat (SPECTATOR: everybody)."""
    if entry.kind == UNDO:
        return [f"Everything after {entry.text} is taken back."]
    p = before.clone()
    teller = Teller(seat)
    if entry.kind == PLAY:
        packed = p.stack[-1]
        action = rules.actions().number(entry.text)
        teller.tell(deeds.deed(rules, p, packed, action, seat))
        earlier = p.clone()
        rules.steps[kind_of(packed)].play(p, packed, action)
        teller.tell(events.changes(earlier, p, packed))
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
            told = events.chance(p, packed, value, seat)
            teller.draw(told[0], told[1])
            landed += 1
        else:
            step.run(p, packed)
            teller.tell(log_war.stage(earlier, p, packed))
        teller.tell(events.changes(earlier, p, packed))
    teller.flush()
    return teller.lines


def _value(rules: Rules, p: Position, text: str) -> int:
    """The outcome with this text; any other where the text has been blanked out: no sentence depends on it."""
    found = rules.outcomes(p)
    for at in range(0, len(found), 2):
        if rules.outcome_text(p, found[at]) == text:
            return found[at]
    return found[0]
