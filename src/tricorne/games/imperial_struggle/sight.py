"""Who may know what (R166): hands, discards not yet shown, face-down ministries, War tiles; and drawing them anew."""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import CHOSEN, HAND, IN_THEATER, SECRET, UNPLACED, Table
from tricorne.games.imperial_struggle.words import EVENTS, MINISTRIES, MOST_THEATERS, SIDES, WAR_TILES


def secrets(p: Table) -> list[int]:
    """Hidden facts with those who know them as bits: cards of hands, face-down ministries, laid War tiles.

    Event cards are numbered first, then ministries, then War tiles.
    """
    found: list[int] = []
    for card in range(EVENTS):
        place = p.event_place[card]
        if HAND <= place < HAND + SIDES:
            found += [card, 1 << (place - HAND)]
        elif SECRET <= place < SECRET + SIDES:
            found += [card, 1 << (place - SECRET)]
    for ministry in range(MINISTRIES):
        if p.ministry_place[ministry] == CHOSEN:
            found += [EVENTS + ministry, 1 << p.charter.components.ministries[ministry].side]
    for tile in range(WAR_TILES):
        place = p.tile_place[tile]
        if IN_THEATER <= place < IN_THEATER + MOST_THEATERS or place == UNPLACED:
            found += [EVENTS + MINISTRIES + tile, 1 << p.charter.components.wars.tile_side[tile]]
    return found


def conceal(p: Table, seat: int, seed: int) -> None:
    """Draw anew what a seat cannot know."""
