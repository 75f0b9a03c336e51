"""From a recorded board or position to the written form of ours (docs: positions), and to a table."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board import check, read_position
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import POMPADOUR_USED, WATT_USED
from tricorne.games.imperial_struggle.options import settings
from tricorne.games.imperial_struggle.rules import Rules, ruleset_of
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.kernel.chance import seeded

ENGINE = Rules(ruleset_of(names.PIECES, settings("standard", {}).values), names.GAME.actions)

POOLS = {
    "Shifting non-Prestige political spaces": "non-prestige-political",
    "North America only": "north-america",
    "India only": "india",
    "Caribbean only": "caribbean",
    "Europe only": "europe",
    "Spain and/or Austria": "spain-austria",
    "Unflagging markets only": "unflag-markets",
    "Unflagging in Europe only": "unflag-political-europe",
    "German States, Prussia, or the Dutch Republic": "german-states-prussia-dutch-republic",
    "Flag markets next to a BR-flagged market": "flag-market-next-to-british-market",
}
"""Recorded restrictions of points, and ours."""


def restriction(rule: str) -> str:
    """Our restriction for a recorded one; those of ministries are told by what they name."""
    if rule in POOLS:
        return POOLS[rule]
    if "Ireland" in rule or "Scotland" in rule:
        return "ireland-scotland"
    if "deploy" in rule.lower() or "bonus war" in rule.lower() or "naval" in rule.lower():
        return "deploy-or-bonus-tile"
    raise ValueError(f"no restriction of ours is {rule!r}")


def sides(form: dict[str, Any]) -> dict[str, Any]:
    return {names.side(name): value for name, value in form.items()}


def written(board: dict[str, Any]) -> dict[str, Any]:
    """The written form of a recorded board; where play stands is not in it."""
    squadrons = board["squadrons"]
    form: dict[str, Any] = {
        "game": "imperial-struggle",
        "turn": names.TURNS[board["turn"]],
        "vp": board["vp"],
        "initiative": names.side(board["initiative"]),
        "debt": sides(board["debt"]),
        "debt_limit": sides(board["debt_limit"]),
        "treaty_points": sides(board["treaty_points"]),
        "flags": {names.space(name): names.side(flag) for name, flag in board["flags"].items()},
        "squadrons": {
            "map": {names.space(name): names.side(who) for name, who in squadrons["map"].items()},
            "navy_box": sides(squadrons["navy_box"]),
            "unbuilt": sides(squadrons["unbuilt"]),
            "aside": {"britain": squadrons["british_on_turn_track"]},
            "gone": sides(squadrons["removed_from_game"]),
        },
        "conflicts": {names.space(name): kind for name, kind in board["conflicts"].items()},
        # Without a flag there is no Fort and no damage (R45).
        "damaged": [names.space(name) for name in board["damaged_forts"] if name in board["flags"]],
        "huguenots": {
            names.space(text.removesuffix(" (spent)")): "flipped" if text.endswith(" (spent)") else "fresh"
            for text in board["huguenots"]
        },
        "advantages": {},
        "awards": _awards(board["awards"]),
        "demand": [names.commodity(name) for name in board["global_demand"]],
        "investments": {},
        "war_tiles": {},
    }
    if board["first_player"]:
        form["first_player"] = names.side(board["first_player"])
    if board["townshend_acts"]:
        form["townshend"] = names.commodity(board["townshend_acts"])
    for name, state in board["advantages"].items():
        new = bool(state.get("changed_this_round")) and state.get("owner") is not None
        form["advantages"][names.advantage(name)] = {"used": bool(state.get("exhausted")), "new": new}
    _ministries(board, form)
    _war_tiles(board, form)
    return form


def _awards(recorded: dict[str, str]) -> dict[str, str]:
    """Award tiles that look alike are all the same."""
    free = list(range(len(names.PIECES.awards.ids)))
    found: dict[str, str] = {}
    for name, text in recorded.items():
        at = next(at for at in free if names.award(at) == text)
        free.remove(at)
        found[names.region(name)] = names.PIECES.awards.ids[at]
    return found


def _ministries(board: dict[str, Any], form: dict[str, Any]) -> None:
    cards: dict[str, list[dict[str, Any]]] = {}
    for side, held in board["ministries"].items():
        cards[names.side(side)] = [
            {"id": names.ministry(card["name"]), "face_up": card["revealed"], "used": used_abilities(card)}
            for card in held
        ]
    form["ministries"] = cards
    jacobites = board["jacobites"]
    third = jacobites["always_extra_ministry"] and not jacobites["ministry_removed"]
    held_too = "jacobite-uprisings" in [card["id"] for card in cards["france"]] and len(cards["france"]) > 2
    form["jacobites"] = {
        "victories": jacobites["victory_markers"],
        "third_ministry": third,
        "is_third": third and held_too,
    }
    if jacobites["ministry_removed"]:
        form["removed_ministries"] = ["jacobite-uprisings"]


def used_abilities(card: dict[str, Any]) -> list[int]:
    """Abilities used this turn, by our numbers."""
    recorded = card.get("exhausted_abilities", [])
    if card["name"] == "Merchant Banks":
        return [1] * len(recorded)
    if card["name"] == "Papacy-Hanover Negotiations":
        return [2] if recorded else []
    if card["name"] in ("James Watt", "Pompadour & Du Barry"):
        return []
    return [ability + 1 for ability in recorded]


def _war_tiles(board: dict[str, Any], form: dict[str, Any]) -> None:
    """War tiles of the next war; drawn ones that lie nowhere yet stay in the pool."""
    war = board["next_war"]
    free = {"france": 0, "britain": 0}
    for side, theaters in board["war_tiles"].items():
        laid: dict[str, list[str]] = {}
        for number, tiles in theaters.items():
            if number == "unplaced":
                free[names.side(side)] = len(tiles["bonus"])
                continue
            for text in tiles["basic"] + tiles["bonus"]:
                if names.is_dominance(text):
                    form["atlantic_dominance"] = names.side(side)
                elif names.TURNS[board["turn"]] != "peace-6":
                    laid.setdefault(names.theater_id(war, int(number)), []).append(names.tile(text))
        form["war_tiles"][names.side(side)] = laid
    form["free_tiles"] = free
    if board["byng_theater"] and war and names.TURNS[board["turn"]] != "peace-6":
        form["byng"] = names.theater_id(war, int(board["byng_theater"]))


def add_cards(position: dict[str, Any], form: dict[str, Any]) -> None:
    """Hands, piles and pools of a recorded position."""
    form["hands"] = {
        names.side(side): [names.event(name) for name in cards] for side, cards in position["hands"].items()
    }
    form["draw_pile"] = [names.event(name) for name in position["event_deck"]]
    form["discards"] = [names.event(name) for name in position["discard_pile"]]
    form["played"] = [names.event(name) for name in position["played_events"]]
    form["removed"] = [names.event(name) for name in position["removed_events"]]
    tiles = position["investments"]
    form["investments"] = {
        "open": [names.investment(text) for text in tiles["available"]],
        "taken": {
            names.side(side): [names.investment(text) for text in taken] for side, taken in tiles["taken"].items()
        },
        "used": [names.investment(text) for text in tiles["used"]],
    }
    form["award_pool"] = _pool(position["award_pool"], form["awards"])
    form["removed_tiles"] = [names.tile(text) for gone in position["basic_removed"].values() for text in gone]


def _pool(recorded: list[str], laid: dict[str, str]) -> list[str]:
    ids = names.PIECES.awards.ids
    free = [at for at in range(len(ids)) if ids[at] not in laid.values()]
    found: list[str] = []
    for text in recorded:
        at = next(at for at in free if names.award(at) == text)
        free.remove(at)
        found.append(ids[at])
    return found


def load(form: dict[str, Any]) -> Position:
    """The table of a written form; ValueError if it could not be so."""
    table = read_position.read(ENGINE.ruleset, form)
    table.rng = seeded(0, STREAMS)
    wrong = check.problem(table)
    if wrong:
        raise ValueError(f"the recorded position is refused: {wrong}")
    return table


def mark_used_this_round(board: dict[str, Any], table: Position) -> None:
    """Abilities that are used once a round stand in registers with us."""
    for held in board["ministries"].values():
        for card in held:
            if card.get("exhausted_abilities"):
                if card["name"] == "James Watt":
                    table.round[WATT_USED] = 1
                elif card["name"] == "Pompadour & Du Barry":
                    table.round[POMPADOUR_USED] = 1


def both(values: list[Any]) -> dict[str, Any]:
    """A value of each side under its recorded name."""
    return dict(zip(SIDE_NAMES, values, strict=True))
