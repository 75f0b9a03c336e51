"""Who may know what (R166): hands, discards not yet shown, face-down ministries, War tiles; and drawing them anew.

Hidden are Event cards in hands and chosen to be discarded, ministries that lie face down, and War tiles in theaters
that have not been fought. Numbers of cards and tiles are open, except that during the Ministry Phase nobody sees
whether France takes a third ministry. What is put in the place of the unknown depends on what the seat knows and on
the seed, on nothing else.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    BASIC_PER_SIDE,
    BONUS_PER_SET,
    EVENTS,
    FRANCE,
    JACOBITE_UPRISINGS,
    MINISTRIES,
    MOST_THEATERS,
    NONE,
    REVOLUTION,
    SIDES,
    SUCCESSION,
    WARS,
    Side,
)
from tricorne.games.imperial_struggle.board.places import (
    CHOSEN,
    FRESH,
    GIVEN_BACK,
    HAND,
    IN_THEATER,
    MINISTRY_OUT,
    PILE,
    POOL,
    REMOVED,
    SECRET,
    UNPLACED,
    UNUSED,
    UP,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING, JACOBITE_IS_THIRD, JACOBITE_THIRD, STAGE, TURN
from tricorne.games.imperial_struggle.peace.turn import INITIATIVE_HELD, MINISTRY
from tricorne.games.imperial_struggle.step_numbers import CHOOSE_MINISTRY, THIRD_MINISTRY
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.games.imperial_struggle.view.card_belief import card_belief
from tricorne.games.imperial_struggle.view.reveals import (
    NO_SECRET,
    know_card,
    know_ministry,
    know_tile,
    shows_third,
)
from tricorne.games.imperial_struggle.war.theaters import fought_up_to, revealed
from tricorne.kernel.chance import below, seeded, shuffle
from tricorne.kernel.position import Chronicle, actor_of, first_of, kind_of, replaced

HIDDEN_MINISTRY: Final = [UNUSED, CHOSEN, FRESH, GIVEN_BACK]
"""Places that look alike to the other side."""

# -- questions ---------------------------------------------------------------------------------


def sees_tile(p: Position, seat: int, tile: int) -> bool:
    """May a seat know which tile this is: its own, one taken out of the game, or one of a fought theater?"""
    place = p.tile_place[tile]
    if seat == p.ruleset.components.wars.tile_side[tile] or place == REMOVED:
        return True
    return IN_THEATER <= place < IN_THEATER + MOST_THEATERS and revealed(p, place - IN_THEATER)


def choosing_ministries(p: Position) -> bool:
    """Is the Ministry Phase under way, in which each side chooses without seeing what the other does (R8)?"""
    at_peace = p.ruleset.components.turn_war[p.clock[TURN]] == NONE
    return at_peace and p.clock[STAGE] == INITIATIVE_HELD


def cabinet_era(p: Position) -> int:
    """The era whose ministries are in force: until its first Ministry Phase a new era has the cards of the old one."""
    c = p.ruleset.components
    era = p.era()
    at = p.clock[TURN]
    if c.turn_war[at] == NONE and c.turn_first_of_era[at] and p.clock[STAGE] <= MINISTRY:
        return max(0, era - 1)
    return era


def third_is_open(p: Position) -> bool:
    """Does everybody know that France holds Jacobite Uprisings: as a third card nothing else fits its place (R85)?"""
    return shows_third(p.clock[JACOBITE_IS_THIRD], p.ministry_place)


def secrets(p: Position) -> list[int]:
    """Every fact that can be hidden, with the sides that know it as bits.

    Event cards are numbered first, then ministries, then War tiles.
    """
    c = p.ruleset.components
    found: list[int] = []
    for card, place in enumerate(p.event_place):
        _note(found, card, know_card(place))
    shown = third_is_open(p)
    for ministry, place in enumerate(p.ministry_place):
        _note(found, EVENTS + ministry, know_ministry(c, ministry, place, shown))
    fought = fought_up_to(c, p.clock[TURN], p.war[FIGHTING])
    for tile, place in enumerate(p.tile_place):
        _note(found, EVENTS + MINISTRIES + tile, know_tile(c, tile, place, fought))
    return found


def _note(found: list[int], fact: int, known: int) -> None:
    """Add a fact, if it is one that can be hidden, and who knows it."""
    if known != NO_SECRET:
        found.append(fact)
        found.append(known)


# -- drawing the unknown anew ------------------------------------------------------------------


def resample_hidden(p: Position, seat: int, seed: int) -> None:
    """Draw anew what a seat cannot know: the streams of chance, hands, face-down ministries, War tiles."""
    p.rng = seeded(f"conceal/{seed}", STREAMS)
    numbers = seeded(seed, ["conceal"])
    belief = card_belief(p, seat)
    if belief.fits(p):
        belief.deal(p, numbers)
    else:
        # A table laid by hand has no history of its cards.
        p.card_history = Chronicle([], 0)
        _redeal_cards(p, seat, numbers)
    for side in range(SIDES):
        if side != seat:
            _rechoose_ministries(p, side, numbers)
            _redraw_tiles(p, side * BASIC_PER_SIDE, BASIC_PER_SIDE, numbers)
            for war in range(WARS):
                _redraw_tiles(p, p.ruleset.components.wars.bonus_set(war, side), BONUS_PER_SET, numbers)


def _redeal_cards(p: Position, seat: int, numbers: list[int]) -> None:
    """Cards of hidden hands and of the pile change places; no Succession card is in a hand in the last era (R2)."""
    places: list[int] = []
    for side in range(SIDES):
        if side != seat:
            places += [HAND + side] * p.event_place.count(HAND + side)
            places += [SECRET + side] * p.event_place.count(SECRET + side)
    last = p.era() == REVOLUTION
    held: list[int] = []
    drawn_only: list[int] = []
    for card in range(EVENTS):
        place = p.event_place[card]
        if place == PILE or place in places:
            if last and p.ruleset.components.events[card].era == SUCCESSION:
                drawn_only.append(card)
            else:
                held.append(card)
    if len(held) < len(places):
        held += drawn_only
        drawn_only = []
    shuffle(numbers, 0, held)
    for card in drawn_only:
        p.event_place = replaced(p, p.event_place, card, PILE)
    for at in range(len(held)):
        p.event_place = replaced(p, p.event_place, held[at], places[at] if at < len(places) else PILE)


def _rechoose_ministries(p: Position, side: Side, numbers: list[int]) -> None:
    """Face-down cards are any of the era that are neither up nor out; so are those exchanged in this phase."""
    c = p.ruleset.components
    era = cabinet_era(p)
    if side == FRANCE and _third_is_hidden(p):
        if p.clock[JACOBITE_IS_THIRD]:
            p.move_ministry(JACOBITE_UPRISINGS, UNUSED)
            p.clock[JACOBITE_IS_THIRD] = 0
        undecided = True
    else:
        undecided = False
    hidden: list[int] = []
    counts = [0] * (GIVEN_BACK + 1)
    for ministry in c.ministries_of[side]:
        place = p.ministry_place[ministry]
        if place in HIDDEN_MINISTRY and c.ministries[ministry].in_era[era]:
            if ministry != JACOBITE_UPRISINGS or not third_is_open(p):
                hidden.append(ministry)
                counts[place] += 1
    counts[GIVEN_BACK] = counts[FRESH] + (1 if _is_exchanging(p, side) else 0)
    shuffle(numbers, 0, hidden)
    places = [CHOSEN] * counts[CHOSEN] + [FRESH] * counts[FRESH] + [GIVEN_BACK] * counts[GIVEN_BACK]
    for at in range(len(hidden)):
        p.move_ministry(hidden[at], places[at] if at < len(places) else UNUSED)
    if undecided and p.ministry_place[JACOBITE_UPRISINGS] in (UNUSED, GIVEN_BACK) and below(numbers, 0, 2) == 1:
        p.move_ministry(JACOBITE_UPRISINGS, FRESH)
        p.clock[JACOBITE_IS_THIRD] = 1


def _third_is_hidden(p: Position) -> bool:
    """Has France answered in this phase whether it takes a third ministry, unseen as yet?"""
    if not choosing_ministries(p) or p.clock[JACOBITE_THIRD] == 0:
        return False
    if p.ministry_place[JACOBITE_UPRISINGS] in (UP, MINISTRY_OUT) or third_is_open(p):
        return False
    for frame in p.stack:
        if kind_of(frame) == THIRD_MINISTRY:
            return False
    return True


def _is_exchanging(p: Position, side: Side) -> bool:
    """Has a side given a ministry back and not yet chosen the new one?"""
    frame = p.stack[-1] if p.stack else 0
    return kind_of(frame) == CHOOSE_MINISTRY and actor_of(frame) == side and first_of(frame) == 0


def _redraw_tiles(p: Position, first: int, count: int, numbers: list[int]) -> None:
    """Tiles of one set that the other side has not seen change places with each other and with the pool."""
    unseen: list[int] = []
    places: list[int] = []
    for tile in range(first, first + count):
        place = p.tile_place[tile]
        laid = IN_THEATER <= place < IN_THEATER + MOST_THEATERS and not revealed(p, place - IN_THEATER)
        if laid or place == POOL or place == UNPLACED:
            unseen.append(tile)
            places.append(place)
    places.sort()
    shuffle(numbers, 0, unseen)
    for at in range(len(unseen)):
        p.tile_place = replaced(p, p.tile_place, unseen[at], places[at])
