"""The letters that the dice of a table are made of (docs/fairness.md).

The house seals a letter when the table is made. Everybody who sits down may seal one of his own: the table is told the
seal alone. Once every seat is taken all seals are fixed. Powers that are to be chosen are chosen next (choosing.py).
Then the people open their letters, which their browsers do by themselves, and the game begins with the last one
(beginning.py). A letter that does not come in time is left out for good, and the record says so. A table without a
letter of the house is an older one: its dice come from its seed.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, delete

from tricorne.kernel.chance import commitment
from tricorne.kernel.engine import CHANCE
from tricorne.kernel.keyed import METHOD, KeyedChance, is_letter
from tricorne.kernel.message import say
from tricorne.kernel.outcomes import draw_keyed, resolve_chance
from tricorne.kernel.record import Letter as Written
from tricorne.kernel.record import Record
from tricorne.kernel.state import State
from tricorne.server import choosing, schema
from tricorne.server.problems import bad_value
from tricorne.server.wire import LetterInfo
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable

HOUSE = ""
"""Stands where the letter of a person has its seat."""
LETTER_BYTES = 32
PATIENCE_S = 600.0
"""How long a full table waits for letters; then the game begins without those that are missing."""


class Letter:
    """A letter of the house or of a seat, and when it was sealed and opened (0: not yet)."""

    def __init__(self, seat_id: str, seal: str, text: str, sealed: float, opened: float) -> None:
        self.seat_id = seat_id
        self.seal = seal
        self.text = text
        self.sealed = sealed
        self.opened = opened

    def insert(self, table: str) -> Write:
        row = {
            "table_id": table,
            "power": self.seat_id,
            "seal": self.seal,
            "text": self.text,
            "sealed": self.sealed,
            "opened": self.opened,
        }
        return schema.letters.insert().values(row), None


def read(rows: Sequence[Row[Any]]) -> dict[str, Letter]:
    """The letters of a table as they were written down, by seat."""
    return {row.power: Letter(row.power, row.seal, row.text, row.sealed, row.opened) for row in rows}


def of_the_house() -> Letter:
    """A new secret of the house."""
    text = secrets.token_hex(LETTER_BYTES)
    return Letter(HOUSE, commitment(text), text, time.time(), 0.0)


def sealed_by(seat_id: str, seal: str) -> Letter | None:
    """The letter that somebody seals as he sits down; None if he adds none."""
    if not seal:
        return None
    if not is_letter(seal):
        raise bad_value(say("why-no-seal"))
    return Letter(seat_id, seal, "", time.time(), 0.0)


def torn(table: str, seat_id: str) -> Write:
    """Forget the letter of a seat that was given up before the game."""
    where = (schema.letters.c.table_id == table) & (schema.letters.c.power == seat_id)
    return delete(schema.letters).where(where), None


# -- what they make --------------------------------------------------------------------------------


def of_the_people(table: GameTable) -> list[Letter]:
    """The letters of the people in the order of the seats, opened or not."""
    return [table.letters[seat.id] for seat in table.seats if seat.id in table.letters]


def draw(table: GameTable, state: State) -> None:
    """Let chance bring what a game of this table waits for. Nothing else at a table ever draws."""
    if state.engine.waits_for(state.position) != CHANCE:
        return
    if HOUSE not in table.letters:
        resolve_chance(state)
        return
    opened = [table.letters[HOUSE].text, *(letter.text for letter in of_the_people(table) if letter.text)]
    if table.dice is None or table.dice_of != opened:
        table.dice = KeyedChance(opened[0], opened[1:])
        table.dice_of = opened
    draw_keyed(state, table.dice)


def mark(table: GameTable, record: Record) -> Record:
    """Write onto a record what its dice are made of, as far as that is open."""
    if HOUSE in table.letters:
        record.dice = METHOD
        record.commitment = table.commitment()
        record.seed = table.secret() or ""
        record.letters = [Written(one.seat_id, one.seal, one.text) for one in of_the_people(table)]
    record.chosen = choosing.written(table)
    return record


def told(table: GameTable) -> list[LetterInfo]:
    """The letters as everybody may see them: what people have written only when the game has begun."""
    begun = table.number >= 0
    return [
        LetterInfo(one.seat_id, one.seal, one.text or None if begun else None, one.sealed, one.opened or None)
        for one in of_the_people(table)
    ]


# -- when the game begins --------------------------------------------------------------------------


def full(table: GameTable) -> bool:
    """Whether every seat is taken, and the game has not begun."""
    return table.status == "waiting" and not table.set_aside and all(seat.lead != "open" for seat in table.seats)


def awaits_seals(table: GameTable) -> bool:
    """Whether people for whom the house has kept seats may still add letters: at the later games of a series. Whoever
    leads several seats adds one."""
    if table.series is None or table.series.number == 0 or not full(table):
        return False
    people = {seat.guest for seat in table.seats if seat.lead == "person" and not seat.played_by()}
    return bool(people - {seat.guest for seat in table.seats if seat.id in table.letters})


def opening(table: GameTable) -> bool:
    """Whether only letters are awaited."""
    sealed = full(table) and not choosing.still_choosing(table) and not awaits_seals(table)
    return sealed and any(not letter.text for letter in of_the_people(table))
