"""What a power chose, as a sentence of the log; empty where the choice is only the first half of a deed."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    ARMY,
    BALTIC_STATES,
    CARIBBEAN,
    EAST_INDIES,
    GERMAN_STATES,
    HOME,
    MARKERS,
    MEDITERRANEAN,
    NAVY,
    OTTOMAN_EMPIRE,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    UNIT_WORDS,
)
from tricorne.games.struggle_of_empires.board.position import REGION, Position
from tricorne.games.struggle_of_empires.refusals import (
    alliance_name,
    marker_name,
    power_name,
    region_name,
    tile_name,
    unit_name,
)
from tricorne.games.struggle_of_empires.step_numbers import (
    DESTINATION,
    DRAFT_PICK,
    SEA_CHOICE,
    USE_BLOCKADE,
    USE_NATIVE_MILITIA,
    USE_TRADE,
    USE_WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.turn import distant_sea, taxation
from tricorne.games.struggle_of_empires.turn.voyage import face_of, goal_of, origin_of, unit_of
from tricorne.kernel.position import actor_of, kind_of

WITH_ARTICLE: Final = [CARIBBEAN, EAST_INDIES, GERMAN_STATES, BALTIC_STATES, MEDITERRANEAN, OTTOMAN_EMPIRE]
UNITS: Final = ["an army", "a navy", "a fort"]
PLURALS: Final = ["armies", "navies", "forts"]
VERDICTS: Final = {
    actions.REDRAW: "draws as many markers again",
    actions.CONTENT: "is content with its markers",
    actions.PASS_BID: "passes in the auction",
    actions.PASS: "passes an action",
    actions.CALL_MILITIA: "calls up Militia",
    actions.SURPRISE: "plays Surprise Attack",
    actions.ACCEPT_HELP: "accepts the help",
    actions.REFUSE_HELP: "refuses the help",
    actions.FIGHT: "fights at sea",
    actions.DECLINE: "declines to fight at sea",
    actions.SURRENDER: "surrenders",
    actions.DEFEND: "stands and fights",
    actions.RAISE_SUPPORT: "plays Blockade: naval support counts double",
    actions.CALL_RESERVES: "calls in Reserves: the dice are rolled again",
    actions.WITHDRAW: "plays Fighting Withdrawal",
}
"""Choices without any object."""


def the_region(p: Position, region: int) -> str:
    return f"the {region_name(p, region)}" if region in WITH_ARTICLE else region_name(p, region)


def in_place(p: Position, place: int) -> str:
    return "at home" if place == HOME else f"in {the_region(p, place)}"


def from_to(p: Position, origin: int, place: int) -> str:
    start = "home" if origin == HOME else the_region(p, origin)
    end = "home" if place == HOME else the_region(p, place)
    return f"from {start} to {end}" if place != HOME else f"home from {start}"


def how_many(number: int, unit: int) -> str:
    return f"1 {UNIT_WORDS[unit]}" if number == 1 else f"{number or 'no'} {PLURALS[unit]}"


def payment(p: Position, power: int, gold: int) -> str:
    """ " (pays 2)", with the taxations it takes, which everybody sees (TAX-3); empty if nothing is paid."""
    if gold == 0:
        return ""
    taxations = taxation.taxations_for(p, power, gold)
    if taxations == 0:
        return f" (pays {gold})"
    return f" (pays {gold} after {taxations} taxation{'s' if taxations > 1 else ''})"


def deed(p: Position, packed: int, action: int, seat: int) -> str:
    """The sentence for an action about to be played; only its player reads what he keeps in a draft."""
    power = actor_of(packed)
    name = power_name(p, power)
    kind = kind_of(packed)
    if kind == DRAFT_PICK:
        if seat == power:
            return f"{name} keeps {marker_name(p, action - actions.KEEP)} face down."
        return f"{name} keeps a marker face down."
    if action in VERDICTS:
        return f"{name} {VERDICTS[action]}."
    if kind == DESTINATION:
        return _move(p, packed, action, name)
    if kind == SEA_CHOICE:
        return _at_sea(p, packed, action, name)
    if among(action, actions.IN_REGION, REGIONS):
        return _in_region(p, kind, action - actions.IN_REGION, name)
    return _act(p, power, action, kind, name) or _special_act(p, power, action, name) or _part(p, action, name)


def among(action: int, first: int, size: int) -> bool:
    """Whether an action belongs to a family of the table."""
    return first <= action < first + size


def _act(p: Position, power: int, action: int, kind: int, name: str) -> str:
    """Build, attack, use a tile, end the turn; a move is told with its destination."""
    if among(action, actions.BUILD, UNIT_KINDS):
        return f"{name} builds {UNITS[action - actions.BUILD]}."
    if among(action, actions.REBUILD, UNIT_KINDS * PLACES):
        unit, place = divmod(action - actions.REBUILD, PLACES)
        return f"{name} destroys {UNITS[unit]} {in_place(p, place)} and builds it anew."
    if actions.is_attack(action):
        cost = 0 if kind == USE_WAR_OFFICE else p.ruleset.attack_cost
        return f"{name} attacks {_target(p, action)}{payment(p, power, cost)}."
    if among(action, actions.USE, TILES):
        return f"{name} uses {tile_name(p, action - actions.USE)}."
    return f"{name} ends the turn." if action == actions.END_TURN else ""


def _special_act(p: Position, power: int, action: int, name: str) -> str:
    """Colonize, trade, take an alliance or a tile, play a token."""
    ruleset = p.ruleset
    if among(action, actions.COLONIZE_MARKER, MARKERS):
        return f"{name} colonizes {in_place(p, ruleset.marker_region[action - actions.COLONIZE_MARKER])}."
    if among(action, actions.COMMERCE_MARKER, MARKERS):
        return f"{name} trades on the Gold Coast."
    if among(action, actions.TAKE_ALLIANCE, ALLIANCES):
        alliance = action - actions.TAKE_ALLIANCE
        paid = payment(p, power, ruleset.alliance_gold[alliance])
        return f"{name} forms the local alliance {alliance_name(p, alliance)}{paid}."
    if among(action, actions.CLAIM, TILES):
        tile = action - actions.CLAIM
        return f"{name} claims {tile_name(p, tile)}{payment(p, power, ruleset.tile_gold[tile])}."
    if among(action, actions.INCITE, TOKENS * REGIONS * POWERS):
        token, rest = divmod(action - actions.INCITE, REGIONS * POWERS)
        victim = power_name(p, rest % POWERS)
        what = ruleset.components.token_ids[token].replace("-", " ")
        return f"{name} incites {what} against {victim} {in_place(p, rest // POWERS)}."
    return ""


def _target(p: Position, action: int) -> str:
    c = p.ruleset.components
    if among(action, actions.ATTACK_TOKEN, TOKENS):
        token = action - actions.ATTACK_TOKEN
        return f"the {c.token_ids[token].replace('-', ' ')} {in_place(p, p.token_region[token])}"
    if among(action, actions.ATTACK_MARKER, MARKERS):
        marker = action - actions.ATTACK_MARKER
        where = in_place(p, p.ruleset.marker_region[marker])
        return f"the neutral marker of strength {p.ruleset.marker_strength[marker]} {where}"
    region, power = divmod(action - actions.ATTACK_POWER, POWERS)
    return f"{power_name(p, power)} {in_place(p, region)}"


def _move(p: Position, packed: int, action: int, name: str) -> str:
    if action == actions.STAY:
        return ""
    unit = unit_of(packed)
    origin = origin_of(packed)
    place = action - actions.TO
    far = p.ruleset.zone[origin] != p.ruleset.zone[place]
    return f"{name} {'sends' if far else 'moves'} {UNITS[unit]} {from_to(p, origin, place)}."


def _at_sea(p: Position, packed: int, action: int, name: str) -> str:
    unit = unit_name(unit_of(packed))
    if action == actions.LOST_AT_SEA:
        return f"{name} lets the {unit} sink."
    paid = payment(p, actor_of(packed), distant_sea.price(p, face_of(packed), action))
    if action == actions.REMAIN:
        return f"The {unit} of {name} remains where it was{paid}."
    place = goal_of(packed)
    where = "home" if place == HOME else the_region(p, place)
    return f"The {unit} of {name} reaches {where} all the same{paid}."


def _in_region(p: Position, kind: int, region: int, name: str) -> str:
    """Where a tile works."""
    if kind == USE_BLOCKADE:
        return f"{name} blockades {the_region(p, region)}."
    if kind == USE_NATIVE_MILITIA:
        return f"{name} raises an army {in_place(p, region)}."
    return f"{name} collects {in_place(p, region)}." if kind == USE_TRADE else ""


def _part(p: Position, action: int, name: str) -> str:
    """A choice inside the set-up or an attack."""
    if among(action, actions.PUT_BACK, MARKERS):
        return f"{name} puts {marker_name(p, action - actions.PUT_BACK)} back into the bag."
    if among(action, actions.PLACE, UNIT_KINDS * PLACES):
        unit, place = divmod(action - actions.PLACE, PLACES)
        return f"{name} places {UNITS[unit]} {in_place(p, place)}."
    if among(action, actions.COMMIT_NAVIES, actions.MOST_COMMITTED + 1):
        return f"{name} commits {how_many(action - actions.COMMIT_NAVIES, NAVY)}."
    if among(action, actions.COMMIT_ARMIES, actions.MOST_COMMITTED + 1):
        return f"{name} commits {how_many(action - actions.COMMIT_ARMIES, ARMY)}."
    if among(action, actions.SPEND_AT_SEA, ALLIANCES):
        return f"{name} uses {alliance_name(p, action - actions.SPEND_AT_SEA)} at sea."
    if among(action, actions.LOSE_OF_ALLY, POWERS):
        where = in_place(p, p.battle[REGION])
        return f"{name} lets {power_name(p, action - actions.LOSE_OF_ALLY)} take the loss {where}."
    return ""
