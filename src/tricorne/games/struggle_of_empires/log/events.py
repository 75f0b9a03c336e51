"""What came of a step, as sentences of the log: outcomes of chance, and every public change on the table."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.battle.combat import BATTLE_DICE, CAPTURE, total_of
from tricorne.games.struggle_of_empires.battle.strength import principal
from tricorne.games.struggle_of_empires.board.components import SETS
from tricorne.games.struggle_of_empires.board.constants import (
    BLUE,
    KEPT,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TOKENS,
    UNIT_KINDS,
    USED,
)
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKERS,
    BIDDER,
    BLUE_PROPOSED,
    COMBAT_KIND,
    COMBAT_STAGE,
    DEFENDERS,
    DICE,
    DICE_ROLLED,
    GAME_OVER,
    NO_SIDE,
    ON_MARKER,
    PHASE,
    RED_PROPOSED,
    REGION,
    ROUND,
    STANDING,
    SUPPORT,
    TARGET,
    WAR_NUMBER,
    WINNER,
    Position,
)
from tricorne.games.struggle_of_empires.log.deeds import UNITS, in_place, payment
from tricorne.games.struggle_of_empires.refusals import marker_name, power_name
from tricorne.games.struggle_of_empires.step_numbers import (
    BATTLE_DIE,
    COMBAT,
    DRAFT_DEAL,
    HAND_MARKER,
    LETTER,
    MAP_MARKER,
    NP_CONTROL,
    NP_DRAW,
    NP_NAVY,
    RED_DIE,
    SEA_DIE,
    WHITE_DIE,
)
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.turn.distant_sea import FACES
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.games.struggle_of_empires.war.income import income_of, maintenance_of
from tricorne.games.struggle_of_empires.war.war import INCOME, VICTORY_POINTS
from tricorne.kernel.position import first_of, kind_of, second_of

WARS = ["", "I", "II", "III"]


def war_name(number: int) -> str:
    return f"War {WARS[number] if number < len(WARS) else number}"


# -- chance ----------------------------------------------------------------------------------------


def chance(before: Position, p: Position, packed: int, value: int, seat: int) -> str:
    """What was drawn or rolled; a hand of a draft is told to its holder alone, unrest by the teller."""
    kind = kind_of(packed)
    who = first_of(packed)
    if kind == LETTER:
        return f"{power_name(p, who)} takes the lettered set {SETS[value]}."
    if kind in (NP_DRAW, HAND_MARKER) or (kind == DRAFT_DEAL and who == seat):
        verb = "is dealt" if kind == DRAFT_DEAL else "draws"
        where = in_place(p, p.ruleset.marker_region[value])
        return f"{power_name(p, who)} {verb} {marker_name(p, value)} ({where.removeprefix('in ')})."
    if kind == NP_CONTROL:
        return f"{power_name(p, who)} trades an army {in_place(p, value)} for a control marker."
    if kind == NP_NAVY:
        became = "it is a navy" if value <= p.ruleset.nonplayer_navy_to else "it stays an army"
        return f"A die for {power_name(p, who)} {in_place(p, second_of(packed))} shows {value}: {became}."
    if kind == MAP_MARKER:
        return f"The neutral marker {marker_name(p, value)} appears {in_place(p, p.ruleset.marker_region[value])}."
    if kind == SEA_DIE:
        return f"The sea die shows {FACES[value]}."
    if kind == WHITE_DIE or kind == RED_DIE:
        return f"The {'white' if kind == WHITE_DIE else 'red'} die shows {value}."
    if kind == BATTLE_DIE and p.battle[DICE_ROLLED] == BATTLE_DICE:
        return _dice(p)
    return ""


def _side_name(p: Position, side: int) -> str:
    power = principal(p, side)
    if power != NONE:
        return power_name(p, power)
    if side == DEFENDERS and p.battle[TARGET] == ON_MARKER:
        return "the neutral marker"
    return "the token"


def _dice(p: Position) -> str:
    b = p.battle
    place = "Naval combat" if b[COMBAT_KIND] == AT_SEA else "Land combat"
    sides: list[str] = []
    for side in (ATTACKERS, DEFENDERS):
        at = DICE if side == ATTACKERS else DICE + 2
        sides.append(f"{_side_name(p, side)} {total_of(p, side)} (dice {b[at]} and {b[at + 1]})")
    return f"{place} {in_place(p, b[REGION])}: {sides[0]}, {sides[1]}."


# -- changes on the table --------------------------------------------------------------------------


def changes(before: Position, p: Position, packed: int) -> list[str]:
    """Every public change between two steps that no deed has told."""
    found: list[str] = []
    if p.clock[PHASE] == GAME_OVER:
        return found
    _draft(before, p, found)
    _auction(before, p, found)
    _combat(before, p, packed, found)
    _map(before, p, found)
    _points(before, p, found)
    _time(before, p, found)
    return found


def _draft(before: Position, p: Position, found: list[str]) -> None:
    """The markers kept in a draft are shown when it is over (VARIANT-DRAFT-3)."""
    for power in p.ruleset.players:
        shown: list[str] = []
        for marker in range(MARKERS):
            if before.markers[marker] == KEPT + power and p.markers[marker] != KEPT + power:
                shown.append(marker_name(p, marker))
        if shown:
            found.append(f"{power_name(p, power)} shows {', '.join(shown)}.")


def _auction(before: Position, p: Position, found: list[str]) -> None:
    a = p.auction
    if a[BIDDER] != NONE and (a[BIDDER] != before.auction[BIDDER] or a[STANDING] != before.auction[STANDING]):
        named: list[str] = []
        for at, colour in ((RED_PROPOSED, "red"), (BLUE_PROPOSED, "blue")):
            if a[at] != NONE:
                named.append(f"{power_name(p, a[at])} {colour}")
        if a[STANDING] > NONE and named:
            found.append(f"{power_name(p, a[BIDDER])} bids {a[STANDING]}: {', '.join(named)}.")
    joined = False
    for side, colour in ((RED, "red"), (BLUE, "blue")):
        for power in range(POWERS):
            if p.side[power] == side and before.side[power] != side:
                found.append(f"{power_name(p, power)} joins the {colour} alliance.")
                joined = True
    if joined:
        paid = payment(before, a[BIDDER], a[STANDING])
        found.append(f"{power_name(p, a[BIDDER])} wins the auction{paid}.")


def _combat(before: Position, p: Position, packed: int, found: list[str]) -> None:
    b = p.battle
    decided = b[COMBAT_STAGE] == CAPTURE and before.battle[COMBAT_STAGE] != CAPTURE
    if kind_of(packed) == COMBAT and decided:
        where = "at sea" if b[COMBAT_KIND] == AT_SEA else "on land"
        if b[WINNER] == NO_SIDE:
            found.append(f"The combat {where} is a tie.")
        else:
            winner = _side_name(p, b[WINNER])
            found.append(f"{winner[0].upper()}{winner[1:]} wins {where}.")
    if b[SUPPORT] != NO_SIDE and b[SUPPORT] != before.battle[SUPPORT]:
        helped = _side_name(p, b[SUPPORT])
        found.append(f"{helped[0].upper()}{helped[1:]} has naval support.")


def _map(before: Position, p: Position, found: list[str]) -> None:
    for power in range(POWERS):
        for unit in range(UNIT_KINDS):
            _losses(before, p, power, unit, found)
    for region in range(REGIONS):
        if p.clock[WAR_NUMBER] > 0:
            _control(before, p, region, found)
    for token in range(TOKENS):
        name = p.ruleset.components.token_ids[token].replace("-", " ")
        if p.token_region[token] != before.token_region[token]:
            if p.token_region[token] == NONE:
                found.append(f"The {name} token returns to the supply.")
            else:
                holds = power_name(p, p.token_owner[token])
                found.append(f"The {name} token holds a marker of {holds} {in_place(p, p.token_region[token])}.")
    if before.blockade[0] != NONE and p.blockade[0] == NONE:
        found.append(f"The blockade {in_place(p, before.blockade[1])} is lifted.")


def _losses(before: Position, p: Position, power: int, unit: int, found: list[str]) -> None:
    """A unit that left the map; the markers of the set-up that turn armies into something else are no losses."""
    at = power * PLACES
    now = p.pieces(unit)
    then = before.pieces(unit)
    if p.clock[WAR_NUMBER] == 0 or sum(now[at : at + PLACES]) >= sum(then[at : at + PLACES]):
        return
    for place in range(PLACES):
        if now[at + place] < then[at + place]:
            found.append(f"{power_name(p, power)} loses {UNITS[unit]} {in_place(p, place)}.")


def _control(before: Position, p: Position, region: int, found: list[str]) -> None:
    at = region * POWERS
    where = in_place(p, region)
    for power in range(POWERS):
        if p.control[at + power] > before.control[at + power]:
            found.append(f"{power_name(p, power)} gains a control marker {where}.")
        elif p.control[at + power] < before.control[at + power]:
            found.append(f"{power_name(p, power)} loses a control marker {where}.")


def _points(before: Position, p: Position, found: list[str]) -> None:
    """Rewards of neutral markers, Industry, trade: what a power gains outside income and scoring."""
    if p.clock[PHASE] != before.clock[PHASE]:
        return
    for marker in range(MARKERS):
        if p.markers[marker] == USED and before.markers[marker] == ON_MAP and p.ruleset.marker_gold[marker] > 0:
            for power in p.ruleset.players:
                region = p.ruleset.marker_region[marker]
                if p.gold[power] > before.gold[power] and p.control[region * POWERS + power] > 0:
                    found.append(f"{power_name(p, power)} takes {p.ruleset.marker_gold[marker]} gold.")
    for power in p.ruleset.players:
        more = p.victory_points[power] - before.victory_points[power]
        if more > 0:
            found.append(f"{power_name(p, power)} gains {more} victory point{'s' if more > 1 else ''}.")


# -- the passage of time ---------------------------------------------------------------------------


def _time(before: Position, p: Position, found: list[str]) -> None:
    if p.clock[PHASE] == INCOME and before.clock[PHASE] != INCOME:
        for power in before.order:
            earned = income_of(before, power)
            spent = maintenance_of(before, power)
            rich = before.clone()
            rich.gold[power] += earned
            taxations = taxation.taxations_for(rich, power, spent)
            taxed = f" ({taxations} taxation{'s' if taxations > 1 else ''})" if taxations else ""
            found.append(f"{power_name(p, power)} earns {earned} and pays {spent} for its units{taxed}.")
    elif p.clock[PHASE] == VICTORY_POINTS and before.clock[PHASE] != VICTORY_POINTS:
        found.append(f"{war_name(p.clock[WAR_NUMBER])} is scored.")
        for power in p.ruleset.players:
            more = p.victory_points[power] - before.victory_points[power]
            found.append(f"{power_name(p, power)} scores {more} and has {p.victory_points[power]}.")
    if p.clock[WAR_NUMBER] > before.clock[WAR_NUMBER]:
        found.append(f"{war_name(p.clock[WAR_NUMBER])} begins.")
    if p.clock[ROUND] > before.clock[ROUND]:
        found.append(f"Round {p.clock[ROUND]} begins.")


def count(p: Position) -> list[str]:
    """The unrest count: everything is shown (ENDGAME-2 to ENDGAME-10)."""
    result = endgame.final(p)
    found = ["The game is over and unrest is counted."]
    for power in p.ruleset.players:
        name = power_name(p, power)
        shown = f"{name} has {p.unrest[power]} unrest"
        if result.revolution[power]:
            found.append(f"{shown}: revolution.")
        elif result.penalty[power] > 0:
            found.append(f"{shown}, loses {result.penalty[power]} points and ends with {result.points[power]}.")
        else:
            found.append(f"{shown} and ends with {result.points[power]} points.")
    names = [power_name(p, power) for power in result.winners]
    found.append(f"{' and '.join(names)} win{'s' if len(names) == 1 else ''}." if names else "Nobody wins.")
    return found
