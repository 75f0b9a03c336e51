"""The log of a game for one pair of eyes: what happened in this session in sentences, earlier lines in words."""

from __future__ import annotations

from rich.text import Text

from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, say
from tricorne.kernel.message import Text as Words
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import ASIDE, HIDDEN, START, UNDO, Entry, Line
from tricorne.kernel.spoken import spoken, spoken_arg
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
                found.append(in_words(line, self.state.game, self.seats))
        seat = SPECTATOR if eyes is None else self.state.seat_number(eyes)
        for entry, before, after in self.pages:
            if entry.number > since:
                sentences = self.state.engine.narrate(before, after, entry, seat)
                if not sentences:
                    continue
                page = Text(f"{entry.number:>4} ", "dim")
                colour = self.seats.style(entry.seat).replace("bold", "")
                page.append(" ".join([spoken(one) for one in sentences]), f"not dim {colour}".strip())
                found.append(page)
        return found


def in_words(line: Line, game: Game, seats: SeatStyles) -> Text:
    """A line of the record for people."""
    found = Text(f"{line.number:>4} ", "dim")
    if line.kind == START:
        found.append(spoken(say("log-set-up")))
    elif line.kind == UNDO:
        found.append(spoken(say("log-undo", number=int(line.text))))
    else:
        found.append_text(with_seat(_said(line, game), line.seat, game, seats))
    if line.outcomes and line.kind != START:
        found.append(f" [{' '.join(line.outcomes)}]", "dim")
    return found


def _said(line: Line, game: Game) -> Message:
    seat = game.seat_thing(line.seat)
    if line.kind == ASIDE:
        return say("cli-log-says", seat=seat, words=Words(line.text))
    if line.text == HIDDEN:
        return say("prompt-secret", seat=seat)
    actions = game.actions
    action = actions[actions.by_text[line.text]].words if line.text in actions else line.text
    return say("cli-log-played", seat=seat, action=action)


def seat_name(game: Game, seat: str) -> str:
    """The name of a seat in the language of the terminal."""
    return spoken_arg(game.seat_thing(seat))


def with_seat(said: Message, seat: str, game: Game, seats: SeatStyles, style: str = "") -> Text:
    """A message that names a seat, with the name in the seat's colour."""
    found = Text(spoken(said), style)
    found.highlight_words([seat_name(game, seat)], seats.style(seat))
    return found
