"""What a power chose, as a line of the log; None where the choice is only the first half of an act."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    HOME,
    MARKERS,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    Power,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import REGION, Position
from tricorne.games.struggle_of_empires.step_numbers import (
    DESTINATION,
    DRAFT_PICK,
    SEA_CHOICE,
    TURN,
    USE_BLOCKADE,
    USE_NATIVE_MILITIA,
    USE_TRADE,
    USE_WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.talk.moments import may_parley
from tricorne.games.struggle_of_empires.text import (
    say,
    the_alliance,
    the_marker,
    the_place,
    the_power,
    the_tile,
    the_token,
    the_unit,
)
from tricorne.games.struggle_of_empires.turn import distant_sea, taxation
from tricorne.games.struggle_of_empires.turn.voyage import face_of, goal_of, origin_of, unit_of
from tricorne.kernel.action import ActionId
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import actor_of, kind_of

VERDICTS: Final = {
    actions.REDRAW: "log-redraw",
    actions.CONTENT: "log-content",
    actions.PASS_BID: "log-pass-bid",
    actions.PASS: "log-pass",
    actions.CALL_MILITIA: "log-militia",
    actions.SURPRISE: "log-surprise",
    actions.ACCEPT_HELP: "log-accept-help",
    actions.REFUSE_HELP: "log-refuse-help",
    actions.FIGHT: "log-fight",
    actions.DECLINE: "log-decline",
    actions.SURRENDER: "log-surrender",
    actions.DEFEND: "log-defend",
    actions.RAISE_SUPPORT: "log-support",
    actions.CALL_RESERVES: "log-reserves",
    actions.WITHDRAW: "log-withdraw",
    actions.END_TURN: "log-end-turn",
}
"""Choices without any object."""


def taxations_for(p: Position, power: Power, gold: int) -> int:
    """How often a payment makes a power tax, which everybody sees (TAX-3)."""
    return taxation.taxations_for(p, power, gold) if gold > 0 else 0


def line_of(p: Position, packed: int, action: ActionId, seat: int) -> Message | None:
    """The line for an action about to be played; only its player reads what he keeps in a draft."""
    power = actor_of(packed)
    name = the_power(p, power)
    kind = kind_of(packed)
    if kind == DRAFT_PICK:
        if seat != power:
            return say("log-draft-keep", power=name)
        return _about_marker(p, "log-draft-keep-own", name, action - actions.KEEP)
    if action in VERDICTS:
        return say(VERDICTS[action], power=name)
    if among(action, actions.USE, TILES):
        return say("log-use", power=name, tile=the_tile(p, action - actions.USE))
    if kind == DESTINATION:
        return _move(p, packed, action, name)
    if kind == SEA_CHOICE:
        return _at_sea(p, packed, action, name)
    if kind == USE_NATIVE_MILITIA and among(action, actions.PLACE, UNIT_KINDS * PLACES):
        unit, place = actions.place_parts(action)
        return say("log-raise-unit", power=name, unit=the_unit(unit), region=the_place(p, place))
    if among(action, actions.IN_REGION, REGIONS):
        return _in_region(p, kind, action - actions.IN_REGION, name)
    return _act(p, power, action, kind, name) or _special_act(p, power, action, name) or _part(p, action, name)


def among(action: ActionId, first: int, size: int) -> bool:
    """Whether an action belongs to a family of the table."""
    return first <= action < first + size


def _about_marker(p: Position, key: str, name: Thing, marker: int) -> Message:
    region = the_place(p, p.ruleset.marker_region[marker])
    return say(key, power=name, region=region, marker=the_marker(p, marker))


def _act(p: Position, power: Power, action: ActionId, kind: int, name: Thing) -> Message | None:
    """Build, attack, use a tile; a move is told with its destination."""
    if among(action, actions.BUILD, UNIT_KINDS):
        return say("log-build", power=name, unit=the_unit(action - actions.BUILD))
    if among(action, actions.REBUILD, UNIT_KINDS * PLACES):
        unit, place = actions.rebuild_parts(action)
        return say("log-rebuild", power=name, unit=the_unit(unit), region=the_place(p, place))
    if actions.is_attack(action):
        if kind == TURN and p.ruleset.deals_are_actions and may_parley(p, action):
            region, enemy = actions.attack_parts(action)
            return say("log-parley", power=name, enemy=the_power(p, enemy), region=the_place(p, region))
        return _attack(p, power, action, name, 0 if kind == USE_WAR_OFFICE else p.ruleset.attack_cost)
    return None


def attack_line(p: Position, power: Power, action: ActionId) -> Message:
    """An attack that its victim could not turn away."""
    return _attack(p, power, action, the_power(p, power), p.ruleset.attack_cost)


def _attack(p: Position, power: Power, action: ActionId, name: Thing, cost: int) -> Message:
    taxations = taxations_for(p, power, cost)
    if among(action, actions.ATTACK_TOKEN, TOKENS):
        token = action - actions.ATTACK_TOKEN
        return say(
            "log-attack-token",
            power=name,
            token=the_token(p, token),
            region=the_place(p, p.token_region[token]),
            paid=cost,
            taxations=taxations,
        )
    if among(action, actions.ATTACK_MARKER, MARKERS):
        marker = action - actions.ATTACK_MARKER
        return say(
            "log-attack-marker",
            power=name,
            marker=the_marker(p, marker),
            strength=p.ruleset.marker_strength[marker],
            region=the_place(p, p.ruleset.marker_region[marker]),
            paid=cost,
            taxations=taxations,
        )
    region, enemy = actions.attack_parts(action)
    return say(
        "log-attack-power",
        power=name,
        power2=the_power(p, enemy),
        region=the_place(p, region),
        paid=cost,
        taxations=taxations,
    )


def _special_act(p: Position, power: Power, action: ActionId, name: Thing) -> Message | None:
    """Colonize, trade, take an alliance or a tile, play a token."""
    ruleset = p.ruleset
    if among(action, actions.COLONIZE_MARKER, MARKERS):
        return _about_marker(p, "log-colonize", name, action - actions.COLONIZE_MARKER)
    if among(action, actions.COMMERCE_MARKER, MARKERS):
        return _about_marker(p, "log-commerce", name, action - actions.COMMERCE_MARKER)
    if among(action, actions.TAKE_ALLIANCE, ALLIANCES):
        alliance = action - actions.TAKE_ALLIANCE
        paid = ruleset.alliance_gold[alliance]
        taxations = taxations_for(p, power, paid)
        return say("log-ally", power=name, alliance=the_alliance(p, alliance), paid=paid, taxations=taxations)
    if among(action, actions.CLAIM, TILES):
        tile = action - actions.CLAIM
        paid = ruleset.tile_gold[tile]
        return say("log-claim", power=name, tile=the_tile(p, tile), paid=paid, taxations=taxations_for(p, power, paid))
    if actions.is_incite(action):
        token, region, enemy = actions.incite_parts(action)
        return say(
            "log-incite",
            power=name,
            token=the_token(p, token),
            power2=the_power(p, enemy),
            region=the_place(p, region),
        )
    return None


def _move(p: Position, packed: int, action: ActionId, name: Thing) -> Message | None:
    if action == actions.STAY:
        return None
    unit = the_unit(unit_of(packed))
    origin = origin_of(packed)
    place = action - actions.TO
    start = the_place(p, origin)
    far = p.ruleset.zone[origin] != p.ruleset.zone[place]
    if place == HOME:
        return say("log-send-home" if far else "log-move-home", power=name, unit=unit, region=start)
    return say("log-send" if far else "log-move", power=name, unit=unit, region=start, region2=the_place(p, place))


def _at_sea(p: Position, packed: int, action: ActionId, name: Thing) -> Message:
    unit = the_unit(unit_of(packed))
    if action == actions.LOST_AT_SEA:
        return say("log-sink", power=name, unit=unit)
    paid = distant_sea.price(p, face_of(packed), action)
    taxations = taxations_for(p, actor_of(packed), paid)
    if action == actions.REMAIN:
        return say("log-remain", power=name, unit=unit, paid=paid, taxations=taxations)
    where = the_place(p, goal_of(packed))
    return say("log-reach", power=name, unit=unit, region=where, paid=paid, taxations=taxations)


def _in_region(p: Position, kind: int, region: Region, name: Thing) -> Message | None:
    """Where a tile works."""
    where = the_place(p, region)
    if kind == USE_BLOCKADE:
        return say("log-blockade", power=name, region=where)
    if kind == USE_NATIVE_MILITIA:
        return say("log-raise-army", power=name, region=where)
    return say("log-collect", power=name, region=where) if kind == USE_TRADE else None


def _part(p: Position, action: ActionId, name: Thing) -> Message | None:
    """A choice inside the set-up or an attack."""
    if among(action, actions.PUT_BACK, MARKERS):
        return _about_marker(p, "log-put-back", name, action - actions.PUT_BACK)
    if among(action, actions.PLACE, UNIT_KINDS * PLACES):
        unit, place = actions.place_parts(action)
        return say("log-place", power=name, unit=the_unit(unit), region=the_place(p, place))
    if among(action, actions.COMMIT_NAVIES, actions.MOST_COMMITTED + 1):
        return say("log-commit-navies", power=name, navies=action - actions.COMMIT_NAVIES)
    if among(action, actions.COMMIT_ARMIES, actions.MOST_COMMITTED + 1):
        return say("log-commit-armies", power=name, armies=action - actions.COMMIT_ARMIES)
    if among(action, actions.SPEND_AT_SEA, ALLIANCES):
        return say("log-spend", power=name, alliance=the_alliance(p, action - actions.SPEND_AT_SEA))
    if among(action, actions.LOSE_OF_ALLY, POWERS):
        ally = the_power(p, action - actions.LOSE_OF_ALLY)
        return say("log-lose-ally", power=name, power2=ally, region=the_place(p, p.battle[REGION]))
    return None
