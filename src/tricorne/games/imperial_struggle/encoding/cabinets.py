"""Ministries that lie face down, as numbers: own ones; of the other side's how many, and what is known all the same.
Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import FRANCE, JACOBITE_UPRISINGS, MINISTRIES, SIDES
from tricorne.games.imperial_struggle.board.places import CHOSEN, FRESH, GIVEN_BACK, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import JACOBITE_IS_THIRD
from tricorne.games.imperial_struggle.view.sight import choosing_ministries, third_is_open
from tricorne.kernel.encoding import BYTE, RowWriter, shows
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

OWN_MINISTRY: Final = [on | given for on, given in zip(shows(CHOSEN), shows(FRESH), strict=True)]
"""How a side sees its own cards, by their places."""
OWN_MINISTRY[GIVEN_BACK] = BYTE

THIRD: Final = 2 * SIDES
NOTHING_DOWN: Final = words([0] * (3 * SIDES))


def face_down(p: Position) -> Words:
    """By side how many of its cards lie face down; the same as the other side sees it; then by side whether it knows
    that France has its third card."""
    found = NOTHING_DOWN[:]
    side_of = p.ruleset.components.side_of_ministry
    for ministry, place in enumerate(p.ministry_place):
        if place == CHOSEN or place == FRESH:
            side = side_of[ministry]
            found[side] = found[side] + 1
    choosing = choosing_ministries(p)
    for side in range(SIDES):
        found[SIDES + side] = BYTE if choosing else found[side]
        known = third_is_open(p) or (side == FRANCE and p.clock[JACOBITE_IS_THIRD] == 1)
        found[THIRD + side] = 1 if known and p.ministry_place[JACOBITE_UPRISINGS] != UP else 0
    return found


def places_of_face_down(seat: int, nowhere: int, first: int) -> list[int]:
    """By number of ``face_down``: its place in the row of a side whose part ``ministries-face-down`` begins there."""
    found = [nowhere] * (3 * SIDES)
    found[seat] = first
    found[SIDES + 1 - seat] = first + 1
    found[THIRD + seat] = first + 2
    return found


def encode_cabinets(p: Position, seat: int, s: RowWriter) -> None:
    """The cabinets as a side sees them."""
    side_of = p.ruleset.components.side_of_ministry
    s.part("ministries-own")
    for ministry in range(MINISTRIES):
        s.out.append(OWN_MINISTRY[p.ministry_place[ministry]] if side_of[ministry] == seat else 0)
    numbers = face_down(p)
    s.part("ministries-face-down")
    s.out.append(numbers[seat])
    s.out.append(numbers[SIDES + 1 - seat])
    s.part("third-ministry-known")
    s.out.append(numbers[THIRD + seat])
