"""The cabinet: all 26 Ministry cards by number, and the acts that go through all face-up ones."""

from __future__ import annotations

from tricorne.games.imperial_struggle.components import Components
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.position import UP, Table
from tricorne.games.imperial_struggle.words import MINISTRIES

CARDS: dict[int, type[Ministry]] = {}
"""The class of each card, by its number; a card without one has only passive abilities."""


def cabinet(c: Components) -> list[Ministry]:
    """One object for each card."""
    return [CARDS.get(number, Ministry)(number, c) for number in range(MINISTRIES)]


def turn_up(p: Table, number: int) -> None:
    """A side turns a face-down ministry up (3.5)."""
    p.ministry_place[number] = UP
    p.charter.cabinet[number].on_reveal(p)


def round_begins(p: Table, side: int) -> None:
    for number in p.charter.components.ministries_of[side]:
        if p.ministry_place[number] == UP:
            p.charter.cabinet[number].round_begins(p)


def event_over(p: Table, side: int) -> None:
    for number in p.charter.components.ministries_of[side]:
        if p.ministry_place[number] == UP:
            p.charter.cabinet[number].event_over(p)


def end_of_turn(p: Table, side: int) -> None:
    """The Resolve Remaining Powers Phase for one side (4.1.11)."""
    for number in p.charter.components.ministries_of[side]:
        if p.ministry_place[number] == UP:
            p.charter.cabinet[number].end_of_turn(p)
