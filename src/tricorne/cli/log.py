"""The log of a game for one pair of eyes: what happened in this session in sentences, earlier lines in words."""

from __future__ import annotations

from rich.text import Text

from tricorne.kernel.action import ActionTable
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import ASIDE, HIDDEN, START, UNDO, Entry, Line
from tricorne.kernel.state import State
from tricorne.kernel.text_board import SeatStyles


class Story:
    """What has happened at this terminal, entry by entry; told to a seat it says what that seat may know."""

    def __init__(self, state: State, seats: SeatStyles) -> None:
        self.state = state
        self.seats = seats
        self.begun = state.last.number
        """The entry at which this session began."""
        self.pages: list[tuple[Entry, AnyPosition, AnyPosition]] = []

    def note(self, before: AnyPosition) -> None:
        """Write down the last entry; ``before`` is a copy of the position that it was made in."""
        self.pages.append((self.state.last, before, self.state.position.clone()))

    def tell(self, since: int, eyes: str | None) -> list[Text]:
        """What happened after an entry, as a seat (None: anybody) may know it."""
        found: list[Text] = []
        if since < self.begun:
            for line in self.state.record_for(eyes).lines[since + 1 : self.begun + 1]:
                found.append(in_words(line, self.state.game.actions, self.seats))
        seat = SPECTATOR if eyes is None else self.state.seat_number(eyes)
        for entry, before, after in self.pages:
            if entry.number > since:
                sentences = self.state.engine.narrate(before, after, entry, seat)
                if not sentences:
                    continue
                page = Text(f"{entry.number:>4} ", "dim")
                colour = self.seats.style(entry.seat).replace("bold", "")
                page.append(" ".join([str(one) for one in sentences]), f"not dim {colour}".strip())
                found.append(page)
        return found


def in_words(line: Line, actions: ActionTable, seats: SeatStyles) -> Text:
    """A line of the record for people."""
    found = Text(f"{line.number:>4} ", "dim")
    if line.kind == START:
        found.append("The game is set up")
    elif line.kind == UNDO:
        found.append(f"Everything after {line.text} is taken back")
    else:
        found.append_text(seats.named(line.seat))
        if line.kind == ASIDE:
            found.append(f" says: {line.text}")
        elif line.text == HIDDEN:
            found.append(" makes a secret choice")
        else:
            found.append(f": {_said(line.text, actions)}")
    if line.outcomes and line.kind != START:
        found.append(f" [{' '.join(line.outcomes)}]", "dim")
    return found


def _said(text: str, actions: ActionTable) -> str:
    return str(actions[actions.by_text[text]].words) if text in actions else text
