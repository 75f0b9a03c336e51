"""A row that is kept and brought up to date must be the row that is written anew: a change that the encoder does not
see would show here."""

from __future__ import annotations

from typing import Final

from tricorne import Game, State
from tricorne.kernel.encoding import Layout
from tricorne.kernel.kept_rows import GameRows, RowPlan
from tricorne.kernel.position import AnyPosition

COMPARED_EVERY: Final = 5
"""What was overlooked stays so until the same part of the row changes again: not every step need be looked at."""


class StaleRow(AssertionError):
    """Something changed on the table and not in the row."""


class KeptRow:
    """The rows of one game."""

    def __init__(self, game: Game, state: State) -> None:
        self.rows: GameRows | None = None
        self.looks = 0
        encoder = game.encoder_at(state.engine)
        if encoder is not None:
            seats = [state.seat_number(seat) for seat in state.seats]
            self.layout = Layout(encoder, False, state.position, seats[0])
            self.rows = GameRows(RowPlan(encoder, self.layout, seats, state.position))
            self.seats = seats

    def look(self, position: AnyPosition, actor: int) -> None:
        """Bring the row of whoever is asked up to date, and sometimes hold it against a new one."""
        if self.rows is None:
            return
        self.rows.note(position)
        told = bytes(self.rows.bring_up(position, self.seats.index(actor)))
        self.looks += 1
        if self.looks % COMPARED_EVERY:
            return
        right = self.layout.bytes(position, actor)
        if told != right:
            wrong = [name for name, part in self.layout.slices.items() if told[part] != right[part]]
            raise StaleRow(f"the row of seat {actor} was not brought up to date: {', '.join(wrong)}")
