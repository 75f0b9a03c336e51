"""Cards, tiles and the registers of an Action Round, recorded and ours, in one shape."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names, points
from tricorne.games.imperial_struggle.board.constants import BASIC_TILES, SIDE_IDS, SIDES
from tricorne.games.imperial_struggle.board.places import DISCARDED, HAND, OPEN, PLAYED, REMOVED, TAKEN
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import ADVANTAGES_USED, BOUGHT_TILES, REGIONS_PAID, SIDE, TILE
from tricorne.games.imperial_struggle.figures import queries


def recorded(position: dict[str, Any]) -> dict[str, Any]:
    """Of a recorded position in an Action Round."""
    return {**_cards(position), **_round(position)}


def ours(table: Position) -> dict[str, Any]:
    return {**_our_cards(table), **_our_round(table)}


def _cards(position: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for side, cards in position["hands"].items():
        found[f"hand {names.side(side)}"] = sorted(names.event(name) for name in cards)
    found["discards"] = sorted(names.event(name) for name in position["discard_pile"])
    found["played"] = sorted(names.event(name) for name in position["played_events"])
    found["open tiles"] = sorted(names.investment(text) for text in position["investments"]["available"])
    for side, taken in position["investments"]["taken"].items():
        found[f"taken {names.side(side)}"] = sorted(names.investment(text) for text in taken)
    found["removed tiles"] = sorted(names.tile(text) for gone in position["basic_removed"].values() for text in gone)
    return found


def _our_cards(table: Position) -> dict[str, Any]:
    ids = names.PIECES.event_ids
    tiles = names.PIECES.investments.ids

    def at(place: int) -> list[str]:
        return sorted(ids[card] for card in range(len(ids)) if table.event_place[card] == place)

    def lying(place: int) -> list[str]:
        return sorted(tiles[tile] for tile in range(len(tiles)) if table.investment_place[tile] == place)

    found: dict[str, Any] = {f"hand {SIDE_IDS[side]}": at(HAND + side) for side in range(SIDES)}
    found["discards"] = at(DISCARDED)
    found["played"] = at(PLAYED)
    found["open tiles"] = lying(OPEN)
    for side in range(SIDES):
        found[f"taken {SIDE_IDS[side]}"] = lying(TAKEN + side)
    wars = names.PIECES.wars
    removed = [tile for tile in range(BASIC_TILES) if table.tile_place[tile] == REMOVED]
    found["removed tiles"] = sorted(wars.tile_ids[tile] for tile in removed)
    return found


def _round(position: dict[str, Any]) -> dict[str, Any]:
    round = position["action_round"]
    found: dict[str, Any] = {"player": names.side(round["player"])}
    found["isolated"] = sorted(names.space(name) for name in round["isolated_markets"])
    found["bought tiles"] = round["bonus_war_tiles_bought"]
    found["advantages used"] = round["advantages_used"]
    if round.get("investment"):
        found |= {f"{key} points": value for key, value in points.recorded(round).items()}
        for type, regions in round["regions_spent"].items():
            found[f"regions {type}"] = sorted(names.region(name) for name in regions)
    return found


def _our_round(table: Position) -> dict[str, Any]:
    found: dict[str, Any] = {"player": SIDE_IDS[table.round[SIDE]]}
    found["isolated"] = sorted(queries.isolated(table))
    found["bought tiles"] = table.round[BOUGHT_TILES]
    found["advantages used"] = table.round[ADVANTAGES_USED]
    if table.round[TILE] >= 0:
        found |= {f"{key} points": value for key, value in points.ours(table).items()}
        for type, id in enumerate(["economic", "diplomatic"]):
            bits = table.round[REGIONS_PAID + type]
            ids = names.BOARD.region_ids
            found[f"regions {id}"] = sorted(ids[at] for at in range(len(ids)) if bits >> at & 1)
    return found
