"""The recorded display names and our ids, both ways."""

from __future__ import annotations

import re

import tricorne
from tricorne.games.imperial_struggle.board.constants import BASIC_TILES, SIDE_IDS, TYPE_IDS
from tricorne.games.imperial_struggle.game import ImperialStruggle
from tricorne.kernel.languages import name_of

_game = tricorne.game("imperial-struggle")
assert isinstance(_game, ImperialStruggle)
GAME = _game
PIECES = GAME.components
BOARD = PIECES.board
SIDE_NAMES = ["France", "Britain"]


def english(kind: str, id: str) -> str:
    """The name of a thing."""
    return name_of(kind, id, GAME.id)


# Display names that differ from ours.
SPACES = {
    "Austria - alliance (2)": "austria-alliance-2",
    "Austria - alliance (3)": "austria-alliance-3",
    "Austria - prestige #1": "austria-prestige-upper",
    "Austria - prestige #2": "austria-prestige-lower",
    "Denmark · Norway": "denmark-norway",
    "Dutch Republic (2)": "dutch-republic-alliance",
    "Dutch Republic (3)": "dutch-republic-prestige",
    "German States · Saxony #1": "german-states-alliance-2",
    "German States · Saxony #2": "german-states-alliance-3",
    "Ireland - alliance": "ireland-alliance",
    "Ireland - prestige": "ireland-prestige",
    "Prussia - alliance": "prussia-alliance",
    "Prussia - empire alliance": "prussia-empire-alliance",
    "Prussia - empire prestige": "prussia-empire-prestige",
    "Prussia - prestige": "prussia-prestige",
    "Québec & Montréal": "quebec-and-montreal",
    "Scotland - alliance": "scotland-alliance",
    "Scotland - prestige": "scotland-prestige",
    "Spain - alliance #1": "spain-alliance-upper",
    "Spain - alliance #2": "spain-alliance-lower",
    "Spain - prestige (2)": "spain-prestige-2",
    "Spain - prestige (3)": "spain-prestige-3",
    "USA #1": "usa-2",
    "USA #2": "usa-3",
    "Île aux Noix": "ile-aux-noix",
}
_DISPLAY = {id: name for name, id in SPACES.items()}
for _id in BOARD.space_ids:
    if _id not in _DISPLAY:
        _DISPLAY[_id] = english("space", _id)
        SPACES[_DISPLAY[_id]] = _id

TURNS = {"WSS": "wss", "WAS": "was", "7YW": "7yw", "AWI": "awi"} | {str(n): f"peace-{n}" for n in range(1, 7)}
WARS = {"WSS": "wss", "WAS": "was", "7YW": "7yw", "AWI": "awi"}
_EVENTS = {english("card", event.id): event.id for event in PIECES.events}
_MINISTRIES = {english("ministry", card.id): card.id for card in PIECES.ministries}
_ADVANTAGES = {english("advantage", tile.id): tile.id for tile in PIECES.advantages}
_COMMODITIES = {english("commodity", demand.id): demand.id for demand in PIECES.demands}
_REGIONS = {english("region", id): id for id in BOARD.region_ids}
DOMINANCE_TILES = ("FR-bonus-96", "BR-bonus-97")
"""The Atlantic Dominance marker is recorded as a Bonus tile."""


def space(name: str) -> str:
    return SPACES[name]


def display(id: str) -> str:
    """The recorded name of a space."""
    return _DISPLAY[id]


def side(name: str) -> str:
    """``France`` to ``france``; flags of the USA too."""
    return name.lower()


def side_number(name: str) -> int:
    return SIDE_NAMES.index(name)


def event(name: str) -> str:
    return _EVENTS[name]


def ministry(name: str) -> str:
    return _MINISTRIES[name]


def advantage(name: str) -> str:
    return _ADVANTAGES[name]


def commodity(name: str) -> str:
    return _COMMODITIES[name]


def region(name: str) -> str:
    return _REGIONS[name]


def investment(text: str) -> str:
    """``I06:E2d2+event+upgrade`` by its number; what it shows must be what ours shows."""
    number, shows = text.split(":")
    found = PIECES.investments
    at = int(number[1:])
    ours = f"{TYPE_IDS[found.major[at]][0].upper()}{found.points[at]}{TYPE_IDS[found.minor[at]][0]}2"
    ours += "+event" if found.event[at] else ""
    ours += "+upgrade" if found.upgrade[at] else ""
    if ours != shows:
        raise ValueError(f"tile {text} shows {ours} with us")
    return found.ids[at]


def tile_number(text: str) -> int:
    """``FR-basic-07:+0 debt`` by its number; its strength must be ours."""
    found = re.fullmatch(r"(FR|BR)-(basic|bonus)-(\d+):(.*)", text)
    if found is None:
        raise ValueError(f"{text} is no War tile")
    number = int(found[3]) + (BASIC_TILES if found[2] == "bonus" else 0)
    strength = re.search(r"([+-]\d)", found[4])
    if strength is None or int(strength[1]) != PIECES.wars.strength[number]:
        raise ValueError(f"tile {text} has strength {PIECES.wars.strength[number]} with us")
    if SIDE_IDS[PIECES.wars.tile_side[number]][0] != {"FR": "f", "BR": "b"}[found[1]]:
        raise ValueError(f"tile {text} belongs to the other side with us")
    return number


def tile(text: str) -> str:
    return PIECES.wars.tile_ids[tile_number(text)]


def is_dominance(text: str) -> bool:
    return text.split(":")[0] in DOMINANCE_TILES


def award(at: int) -> str:
    """What one of our Award tiles shows, as it is recorded."""
    found = PIECES.awards
    text = f"{found.vp[at]} VP"
    if found.margin[at] > 1:
        text += f" (if won by {found.margin[at]} flags)"
    return text + (f", {found.treaty_points[at]} TRP" if found.treaty_points[at] else "")


def theater(text: str) -> int:
    """``7YW theater 3: French & Indian War``: the number of the theater among all."""
    found = re.match(r"(\w+) theater (\d)", text)
    if found is None:
        raise ValueError(f"{text} is no theater")
    return PIECES.wars.theaters_of[PIECES.wars.ids.index(WARS[found[1]])][int(found[2]) - 1]


def theater_id(war: str, number: int) -> str:
    """The id of a theater by the recorded name of its war and its number there."""
    wars = PIECES.wars
    return wars.theaters[wars.theaters_of[wars.ids.index(WARS[war])][number - 1]].id
