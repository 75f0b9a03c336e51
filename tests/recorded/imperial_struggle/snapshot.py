"""A recorded board and a table of ours, both as one flat dictionary of ids, so that they can be compared."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import used_abilities
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    FLAG_IDS,
    JACOBITE_UPRISINGS,
    NONE,
    PLUS_ONE_MARKER,
    SIDE_IDS,
    SIDES,
    SPACES,
    WAR_TILES,
)
from tricorne.games.imperial_struggle.board.places import CHOSEN, IN_THEATER, MINISTRY_OUT, ON_REGION, SPENT_AWARD, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    BYNG,
    DEBT,
    DOMINANCE,
    GONE,
    JACOBITE_VICTORIES,
    LIMIT,
    NAVY_BOX,
    TOWNSHEND,
    TREATY,
    UNBUILT,
    USA_FLAGS,
    VP,
)

FIELDS = {"debt": DEBT, "debt_limit": LIMIT, "treaty_points": TREATY}
FLEETS = {"navy_box": NAVY_BOX, "unbuilt": UNBUILT, "removed_from_game": GONE}
SHARED_ABILITIES = ("james-watt", "pompadour-du-barry")
"""Used once a round: they stand in registers with us."""


def recorded(board: dict[str, Any]) -> dict[str, Any]:
    """A recorded board."""
    found: dict[str, Any] = {"vp": board["vp"]}
    for key in FIELDS:
        for side, value in board[key].items():
            found[f"{key} {names.side(side)}"] = value
    for name, flag in board["flags"].items():
        found[f"flag {names.space(name)}"] = names.side(flag)
    fleet = board["squadrons"]
    for name, side in fleet["map"].items():
        found[f"flag {names.space(name)}"] = names.side(side)
    for key in FLEETS:
        for side, value in fleet[key].items():
            found[f"{key} {names.side(side)}"] = value
    found["aside britain"] = fleet["british_on_turn_track"]
    for name, kind in board["conflicts"].items():
        found[f"conflict {names.space(name)}"] = kind
    for name in board["damaged_forts"]:
        if name in board["flags"]:
            found[f"damaged {names.space(name)}"] = True
    for text in board["huguenots"]:
        found[f"huguenots {names.space(text.removesuffix(' (spent)'))}"] = text.endswith(" (spent)")
    for name, state in board["advantages"].items():
        id = names.advantage(name)
        if state.get("owner"):
            found[f"advantage {id}"] = names.side(state["owner"])
            if state.get("changed_this_round"):
                found[f"new advantage {id}"] = True
        if state.get("exhausted"):
            found[f"used advantage {id}"] = True
    for held in board["ministries"].values():
        for card in held:
            id = names.ministry(card["name"])
            found[f"ministry {id}"] = "up" if card["revealed"] else "down"
            if card["revealed"] and used_abilities(card) and id not in SHARED_ABILITIES:
                found[f"used ministry {id}"] = _countable(id, used_abilities(card))
    found["jacobite victories"] = board["jacobites"]["victory_markers"]
    found["jacobites removed"] = board["jacobites"]["ministry_removed"]
    for name, text in board["awards"].items():
        found[f"award {names.region(name)}"] = text
    for name in board["global_demand"]:
        found[f"demand {names.commodity(name)}"] = True
    found["townshend"] = None if board["townshend_acts"] is None else names.commodity(board["townshend_acts"])
    found["usa flags"] = board["usa_flags"]
    if board["turn"] != "6":
        found["byng"] = board["byng_theater"]
        _recorded_tiles(board, found)
    return {key: value for key, value in found.items() if value != []}


def _recorded_tiles(board: dict[str, Any], found: dict[str, Any]) -> None:
    for side, theaters in board["war_tiles"].items():
        for number, tiles in theaters.items():
            if number == "unplaced":
                continue
            for text in tiles["basic"] + tiles["bonus"]:
                if names.is_dominance(text):
                    found["atlantic dominance"] = names.side(side)
                else:
                    found[f"tile {names.tile(text)}"] = int(number)


def _countable(id: str, used: list[int]) -> list[int]:
    """The shifts of Jacobite Uprisings are marked on the card only by us (R142)."""
    return sorted(ability for ability in used if id != "jacobite-uprisings" or ability != 1)


def ours(table: Position) -> dict[str, Any]:
    """The same of a table."""
    c = table.ruleset.components
    found: dict[str, Any] = {"vp": table.clock[VP]}
    for key, field in [*FIELDS.items(), *FLEETS.items()]:
        for side in range(SIDES):
            found[f"{key} {SIDE_IDS[side]}"] = table.sides[field + side]
    found["aside britain"] = table.sides[ASIDE + BRITAIN]
    for space in range(SPACES):
        id = c.board.space_ids[space]
        if table.flag[space]:
            found[f"flag {id}"] = FLAG_IDS[table.flag[space]]
        if table.marker[space]:
            found[f"conflict {id}"] = "+1" if table.marker[space] == PLUS_ONE_MARKER else "normal"
        if table.damaged[space]:
            found[f"damaged {id}"] = True
    for at in range(0, len(table.huguenots), 2):
        if table.huguenots[at] != NONE:
            found[f"huguenots {c.board.space_ids[table.huguenots[at]]}"] = table.huguenots[at + 1] == 1
    for tile, id in enumerate(c.advantage_ids):
        if table.advantage_owner[tile] != NONE:
            found[f"advantage {id}"] = SIDE_IDS[table.advantage_owner[tile]]
            if table.advantage_new[tile]:
                found[f"new advantage {id}"] = True
        if table.advantage_used[tile]:
            found[f"used advantage {id}"] = True
    for card, id in enumerate(c.ministry_ids):
        if table.ministry_place[card] in (CHOSEN, UP):
            found[f"ministry {id}"] = "up" if table.ministry_place[card] == UP else "down"
            used = [ability + 1 for ability in range(2) for _ in range(table.ability[card * 2 + ability])]
            if used and id not in SHARED_ABILITIES:
                found[f"used ministry {id}"] = _countable(id, used)
    found["jacobite victories"] = table.clock[JACOBITE_VICTORIES]
    found["jacobites removed"] = table.ministry_place[JACOBITE_UPRISINGS] == MINISTRY_OUT
    for tile in range(len(c.awards.ids)):
        if ON_REGION <= table.award_place[tile] < SPENT_AWARD:
            found[f"award {c.board.region_ids[table.award_place[tile] - ON_REGION]}"] = names.award(tile)
    for commodity, id in enumerate(c.commodity_ids):
        if table.demand[commodity]:
            found[f"demand {id}"] = True
    townshend = table.clock[TOWNSHEND]
    found["townshend"] = None if townshend == NONE else c.commodity_ids[townshend]
    found["usa flags"] = table.clock[USA_FLAGS]
    if table.next_war() != NONE:
        found["byng"] = None if table.clock[BYNG] == NONE else table.clock[BYNG] + 1
        if table.clock[DOMINANCE] != NONE:
            found["atlantic dominance"] = SIDE_IDS[table.clock[DOMINANCE]]
        for tile in range(WAR_TILES):
            place = table.tile_place[tile]
            if IN_THEATER <= place < IN_THEATER + 4:
                found[f"tile {c.wars.tile_ids[tile]}"] = place - IN_THEATER + 1
    return {key: value for key, value in found.items() if value != []}


def differences(expected: dict[str, Any], got: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Where two boards differ, with both values; None where one has nothing."""
    found: dict[str, tuple[Any, Any]] = {}
    for key in sorted(set(expected) | set(got)):
        if expected.get(key) != got.get(key):
            found[key] = (expected.get(key), got.get(key))
    return found


def patched(before: Any, delta: Any) -> Any:
    """A recorded position after a delta: objects merge, all else replaces, ``$removed`` deletes."""
    if not isinstance(before, dict) or not isinstance(delta, dict):
        return delta
    after = dict(before)
    for key, value in delta.items():
        if value == "$removed":
            after.pop(key, None)
        else:
            after[key] = patched(after.get(key), value)
    return after
