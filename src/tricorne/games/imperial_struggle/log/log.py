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
from tricorne.kernel.machine.retelling import Teller, retell
from tricorne.kernel.record import UNDO, Entry

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules


class Log(Teller[Position]):
    """The sentences of one entry for one seat; draws of one kind are told together."""

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__(seat)
        self.rules = rules
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

    def chosen(self, p: Position, frame: int, action: int) -> None:
        self.tell(deeds.deed(self.rules, p, frame, action, self.seat))

    def played(self, earlier: Position, p: Position, frame: int) -> None:
        self.tell(events.changes(earlier, p, frame))

    def landed(self, earlier: Position, p: Position, frame: int, value: int) -> None:
        told = events.chance(p, frame, value, self.seat)
        self.draw(told[0], told[1])
        self.tell(events.changes(earlier, p, frame))

    def passed(self, earlier: Position, p: Position, frame: int) -> None:
        self.tell(log_war.stage(earlier, p, frame))
        self.tell(events.changes(earlier, p, frame))


def narrate(rules: Rules, before: Position, after: Position, entry: Entry, seat: int) -> list[str]:
    """What an entry of the record that led from one position to another tells a seat (SPECTATOR: everybody)."""
    if entry.kind == UNDO:
        return [f"Everything after {entry.text} is taken back."]
    log = Log(rules, seat)
    retell(rules, before.clone(), entry, log)
    log.flush()
    return log.lines
