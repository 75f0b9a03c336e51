"""What lies before the two sides, and all cards and tiles: of hidden ones a seat sees its own and how many (R166)."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    ERA_IDS,
    EVENTS,
    FRANCE,
    INVESTMENTS,
    JACOBITE_UPRISINGS,
    MINISTRIES,
    NONE,
    SIDE_IDS,
    SIDES,
    TYPE_IDS,
    Side,
)
from tricorne.games.imperial_struggle.board.deck import ABILITY_TIMES
from tricorne.games.imperial_struggle.board.places import (
    CHOSEN,
    DISCARDED,
    FRESH,
    HAND,
    MINISTRY_OUT,
    OUT_OF_GAME,
    PILE,
    PLAYED,
    SECRET,
    TAKEN,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    DEBT,
    FREE_TILES,
    GONE,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    LIMIT,
    NAVY_BOX,
    REFUSALS,
    TOWNSHEND,
    TREATY,
    UNBUILT,
)
from tricorne.games.imperial_struggle.military.squadrons import deployed
from tricorne.games.imperial_struggle.military.tiles import all_bonus_tiles
from tricorne.games.imperial_struggle.round.advantages import blocked
from tricorne.games.imperial_struggle.round.conditions import bonus_condition, bonus_met, bonus_needs, rests_on
from tricorne.games.imperial_struggle.view.sight import choosing_ministries, third_is_open

MINISTRY_PLACES: Final = ["unused", "face-down", "face-up", "out-of-game", "face-down", "given-back"]
"""By place; a card taken in exchange lies face down like the others."""
USES: Final = 1024
"""An ability is never used so often."""
INVESTMENT_PLACES: Final = ["stack", "open", "taken", "taken", "used"]


# -- sides -------------------------------------------------------------------------------------


def sides(p: Position, seat: int) -> list[dict[str, object]]:
    return [_side(p, side, seat) for side in range(SIDES)]


def _side(p: Position, side: Side, seat: int) -> dict[str, object]:
    c = p.ruleset.components
    s = p.sides
    found: dict[str, object] = {
        "id": SIDE_IDS[side],
        "debt": s[DEBT + side],
        "debt_limit": s[LIMIT + side],
        "available_debt": p.available_debt(side),
        "treaty_points": s[TREATY + side],
        "squadrons": {
            "map": deployed(p, side),
            "navy_box": s[NAVY_BOX + side],
            "unbuilt": s[UNBUILT + side],
            "aside": s[ASIDE + side],
            "out_of_game": s[GONE + side],
        },
        "cards": p.event_place.count(HAND + side),
        "hand": None,
        "discarding": None,
        "face_down": _face_down(p, side, False),
        "bonus_tiles": all_bonus_tiles(p, side),
        "free_tiles": s[FREE_TILES + side],
        "refusals": s[REFUSALS + side],
        "advantages": [c.advantage_ids[at] for at in range(ADVANTAGES) if p.advantage_owner[at] == side],
    }
    if side == FRANCE:
        found["jacobite_victories"] = p.clock[JACOBITE_VICTORIES]
        found["third_ministry_allowed"] = p.clock[JACOBITE_THIRD] == 1
    else:
        found["townshend_acts"] = None if p.clock[TOWNSHEND] == NONE else c.commodity_ids[p.clock[TOWNSHEND]]
    if seat == side:
        found.update(own_side(p, side))
    return found


def own_side(p: Position, side: Side) -> dict[str, object]:
    """What a side sees of its own in the place of what others see."""
    return {
        "hand": _cards(p, HAND + side),
        "discarding": _cards(p, SECRET + side),
        "face_down": _face_down(p, side, True),
    }


def _cards(p: Position, place: int) -> list[str]:
    ids = p.ruleset.components.event_ids
    return [ids[card] for card in range(EVENTS) if p.event_place[card] == place]


def _face_down(p: Position, side: Side, owner: bool) -> int | None:
    """How many ministries lie face down; nobody else is told before both sides have chosen (R8)."""
    if choosing_ministries(p) and not owner:
        return None
    count = 0
    for ministry in p.ruleset.components.ministries_of[side]:
        if p.ministry_place[ministry] in (CHOSEN, FRESH):
            count += 1
    return count


# -- cards -------------------------------------------------------------------------------------


def events(p: Position, seat: int) -> dict[str, object]:
    """The piles, and the cards in the seat's own hand."""
    return {
        "pile": p.event_place.count(PILE),
        "discards": _cards(p, DISCARDED),
        "played": _cards(p, PLAYED),
        "out_of_game": _cards(p, OUT_OF_GAME),
        "hand": hand(p, seat),
    }


def hand(p: Position, seat: int) -> list[dict[str, object]]:
    """The cards in the seat's own hand."""
    return [card_row(p, card, seat) for card in _in_hand(p, seat)]


def card_row(p: Position, card: int, seat: int) -> dict[str, object]:
    """A card in the seat's own hand."""
    event = p.ruleset.components.events[card]
    version = event.versions[seat]
    condition = bonus_condition(p, seat, card)
    needs = bonus_needs(p, seat, card)
    return {
        "id": event.id,
        "era": ERA_IDS[event.era],
        "type": None if event.type == NONE else TYPE_IDS[event.type],
        "version": version.id,
        "bonus": len(version.bonus) > 0,
        "bonus_met": bonus_met(p, seat, card),
        "bonus_needs": None if needs is None else needs.to_data(),
        "bonus_condition": None if condition is None else condition.to_data(),
    }


def hand_rests_on(p: Position, seat: int) -> list[list[int]]:
    """By card in the seat's own hand: its number, and those that the words about its bonus are made of."""
    return [rests_on(p, seat, card) for card in _in_hand(p, seat)]


def _in_hand(p: Position, seat: int) -> list[int]:
    """The cards in the seat's own hand."""
    if seat < 0:
        return []
    return [card for card in range(EVENTS) if p.event_place[card] in (HAND + seat, SECRET + seat)]


def ministries(p: Position, seat: int) -> list[dict[str, object]]:
    """All Ministry cards; of the other side's it is open which are up or out of the game."""
    return [ministry_row(p, ministry, seat) for ministry in range(MINISTRIES)]


def ministry_keys(p: Position, seat: int) -> list[int]:
    """What changes of each Ministry card as a seat sees it, as one number."""
    found: list[int] = []
    for ministry in range(MINISTRIES):
        key = p.ministry_place[ministry] + 1 if _sees_place(p, ministry, seat) else 0
        for at in range(len(p.ruleset.components.ministries[ministry].times)):
            key = key * USES + p.ability[ministry * 2 + at]
        found.append(key)
    return found


def ministry_row(p: Position, ministry: int, seat: int) -> dict[str, object]:
    c = p.ruleset.components
    card = c.ministries[ministry]
    abilities: list[dict[str, object]] = []
    for at in range(len(card.times)):
        abilities.append({"when": ABILITY_TIMES[card.times[at]], "used": p.ability[ministry * 2 + at]})
    return {
        "id": card.id,
        "side": SIDE_IDS[card.side],
        "eras": [ERA_IDS[era] for era in range(len(ERA_IDS)) if card.in_era[era]],
        "keywords": [c.keyword_ids[at] for at in range(len(c.keyword_ids)) if card.has_keyword[at]],
        "place": _ministry_place(p, ministry, seat),
        "abilities": abilities,
    }


def _ministry_place(p: Position, ministry: int, seat: int) -> str | None:
    """Where a card is; None where this seat may not know."""
    return MINISTRY_PLACES[p.ministry_place[ministry]] if _sees_place(p, ministry, seat) else None


def _sees_place(p: Position, ministry: int, seat: int) -> bool:
    place = p.ministry_place[ministry]
    if place == UP or place == MINISTRY_OUT or seat == p.ruleset.components.ministries[ministry].side:
        return True
    return ministry == JACOBITE_UPRISINGS and third_is_open(p)


# -- tiles -------------------------------------------------------------------------------------


def advantages(p: Position) -> list[dict[str, object]]:
    return [advantage_row(p, at) for at in range(ADVANTAGES)]


def advantage_keys(p: Position) -> list[int]:
    """What changes of each Advantage tile, as one number."""
    found: list[int] = []
    for at in range(ADVANTAGES):
        key = (p.advantage_owner[at] + 1) * 8 + p.advantage_used[at] * 4 + p.advantage_new[at] * 2
        found.append(key + 1 if blocked(p, at) else key)
    return found


def advantage_row(p: Position, at: int) -> dict[str, object]:
    c = p.ruleset.components
    tile = c.advantages[at]
    owner = p.advantage_owner[at]
    return {
        "id": tile.id,
        "region": c.board.region_ids[tile.region],
        "spaces": [c.board.space_ids[space] for space in tile.spaces],
        "owner": None if owner == NONE else SIDE_IDS[owner],
        "exhausted": p.advantage_used[at] == 1,
        "new": p.advantage_new[at] == 1,
        "blocked": blocked(p, at),
    }


def investments(p: Position) -> list[dict[str, object]]:
    """All Investment tiles; the stack holds those that are nowhere else, in no order."""
    return [investment_row(p, tile) for tile in range(INVESTMENTS)]


def investment_row(p: Position, tile: int) -> dict[str, object]:
    """A tile with where it lies, which is all that changes of it."""
    tiles = p.ruleset.components.investments
    place = p.investment_place[tile]
    return {
        "id": tiles.ids[tile],
        "major": TYPE_IDS[tiles.major[tile]],
        "points": tiles.points[tile],
        "minor": TYPE_IDS[tiles.minor[tile]],
        "minor_points": tiles.minor_points,
        "event": tiles.event[tile],
        "upgrade": tiles.upgrade[tile],
        "place": INVESTMENT_PLACES[place],
        "taken_by": SIDE_IDS[place - TAKEN] if TAKEN <= place < USED else None,
    }
