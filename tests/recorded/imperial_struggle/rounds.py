"""From the recorded Action Round to the ``at`` of our written form."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import add_cards, load, mark_used_this_round, restriction, written
from tricorne.games.imperial_struggle.board.constants import TYPE_IDS
from tricorne.games.imperial_struggle.board.position import Position

TRANSIENT = {
    "charles_hanbury_williams": "charles-hanbury-williams",
    "pacte_de_famille": "pacte-de-famille",
}
"""Recorded effects of the round that are discounts with us."""


def position_form(position: dict[str, Any]) -> dict[str, Any]:
    """The written form of a recorded position, with the round it is in."""
    form = written(position)
    add_cards(position, form)
    if position["action_round"]:
        form["at"] = round_form(position["action_round"])
        # A Squadron that came to its space in this round has been deployed.
        player = position["action_round"]["player"]
        since = position["action_round"]["controlled_since_round_start"]
        fleet = position["squadrons"]["map"]
        if "must_be_entirely_in_europe" in position["action_round"]["transient"][player]:
            if position["action_round"].get("investment"):
                # Burke's points are among the recorded Major points already.
                form["at"]["burke_used"] = irish_spaces(position)
        form["at"]["moved"] = [names.space(at) for at, side in fleet.items() if side == player and at not in since]
    else:
        form["at"] = {"phase": "end"}
    return form


def irish_spaces(position: dict[str, Any]) -> int:
    """Spaces of Ireland that give Britain a point of Burke's."""
    names_held = [name for name, side in position["flags"].items() if side == "Britain"]
    return len([name for name in names_held if name.startswith("Ireland") and name not in position["conflicts"]])


def round_form(recorded: dict[str, Any]) -> dict[str, Any]:
    """Where play stands in the round."""
    at: dict[str, Any] = {"side": names.side(recorded["player"]), "round": recorded["round"]}
    at["held_since"] = [names.space(name) for name in recorded["controlled_since_round_start"]]
    at["isolated"] = [names.space(name) for name in recorded["isolated_markets"]]
    effects = recorded["transient"][recorded["player"]]
    at["discounts"] = [TRANSIENT[effect] for effect in effects if effect in TRANSIENT]
    if "jacobites_scored_vp" in effects:
        at["jacobites"] = "rose"
    elif "jacobites_shifted" in effects:
        at["jacobites"] = "shifted"
    if "north_american_trade" in effects:
        at["trade_bonus"] = 1
    if recorded.get("investment"):
        _tile(recorded, effects, at)
    return at


def _tile(recorded: dict[str, Any], effects: list[str], at: dict[str, Any]) -> None:
    tile = names.PIECES.investments.ids.index(names.investment(recorded["investment"]))
    pools = recorded["contingent"]
    at["investment"] = names.PIECES.investments.ids[tile]
    at["major"] = {}
    for number, type in enumerate(TYPE_IDS):
        points = recorded["major"][type]
        pooled = [pool for pool in pools if pool["type"] == type and not pool["only_augments"]]
        # Restricted points open their type too; only free ones are a Major action for anything.
        own = number == names.PIECES.investments.major[tile]
        if own or points or (type in recorded["eligible_major"] and not pooled):
            at["major"][type] = points
    minor = max(recorded["minor"].values())
    at["minor"] = minor
    at["minor_used"] = minor == 0
    at["spent"] = recorded["subphase"] == "action_points_already_spent"
    if recorded["event"]:
        at["event"] = names.event(recorded["event"])
    at["upgrade"] = recorded["military_upgrade_pending"]
    at["advantages_used"] = recorded["advantages_used"]
    at["advantage_regions"] = [names.region(name) for name in recorded["advantage_regions_used"]]
    at["regions_paid"] = {
        type: [names.region(name) for name in spent] for type, spent in recorded["regions_spent"].items()
    }
    at["bought_tiles"] = recorded["bonus_war_tiles_bought"]
    at["pools"] = [
        {
            "type": pool["type"],
            "only": restriction(pool["rule"]) if recorded["event"] != "Calico Acts" else "unflag-one-market",
            "points": pool["amount"],
            "attached": pool["only_augments"],
        }
        for pool in pools
    ]
    at["squadron_less"] = 2 if "south_sea_squadron_discount" in effects else 0
    at["debt_taken"] = "first_debt_taken" in effects
    if recorded.get("bought_ap_type_turn6"):
        at["exchanged"] = recorded["bought_ap_type_turn6"]


def load_position(position: dict[str, Any]) -> Position:
    """The table of a recorded position inside or outside an Action Round, settled."""
    table = load(position_form(position))
    mark_used_this_round(position, table)
    return table
