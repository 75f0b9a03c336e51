"""What came of a step, as lines of the log: outcomes of chance, and every public change on the table."""

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
    Power,
    Region,
    Side,
    Unit,
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
    TARGET_ID,
    TOKEN,
    WAR_NUMBER,
    WINNER,
    Position,
)
from tricorne.games.struggle_of_empires.log import counts, talk
from tricorne.games.struggle_of_empires.log.choices import taxations_for
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
from tricorne.games.struggle_of_empires.text import say, the_marker, the_place, the_power, the_token, the_unit
from tricorne.games.struggle_of_empires.turn.distant_sea import FACES
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.games.struggle_of_empires.war.war import INCOME, VICTORY_POINTS
from tricorne.kernel.message import Arg, Message, Text, Thing
from tricorne.kernel.position import first_of, kind_of, second_of

# -- chance ----------------------------------------------------------------------------------------


def chance(p: Position, packed: int, value: int, seat: int) -> Message | None:
    """What was drawn or rolled; a hand of a draft is told to its holder alone, unrest by the teller."""
    kind = kind_of(packed)
    if kind == BATTLE_DIE:
        return _dice(p) if p.battle[DICE_ROLLED] == BATTLE_DICE else None
    if kind == SEA_DIE:
        return say("log-sea-die", face=Thing("sea", FACES[value]))
    if kind == WHITE_DIE or kind == RED_DIE:
        return say("log-white-die" if kind == WHITE_DIE else "log-red-die", die=value)
    if kind == MAP_MARKER:
        return say("log-marker", region=_region_of(p, value), marker=the_marker(p, value))
    return _set_up(p, packed, value, seat)


def _set_up(p: Position, packed: int, value: int, seat: int) -> Message | None:
    """What was drawn or rolled while the table was set up."""
    kind = kind_of(packed)
    who = first_of(packed)
    if kind == LETTER:
        return say("log-letter", power=the_power(p, who), letter=Text(SETS[value]))
    if kind in (NP_DRAW, HAND_MARKER) or (kind == DRAFT_DEAL and who == seat):
        key = "log-deal" if kind == DRAFT_DEAL else "log-draw"
        return say(key, power=the_power(p, who), region=_region_of(p, value), marker=the_marker(p, value))
    if kind == NP_CONTROL:
        return say("log-trade-control", power=the_power(p, who), region=the_place(p, value))
    if kind == NP_NAVY:
        key = "log-navy-die" if value <= p.ruleset.nonplayer_navy_to else "log-army-die"
        return say(key, power=the_power(p, who), region=the_place(p, second_of(packed)), die=value)
    return None


def _region_of(p: Position, marker: int) -> Thing:
    return the_place(p, p.ruleset.marker_region[marker])


def _side(p: Position, side: Side) -> Thing:
    """Who leads a side of a combat: a power, a token or a neutral marker."""
    power = principal(p, side)
    if power != NONE:
        return the_power(p, power)
    if side == DEFENDERS and p.battle[TARGET] == ON_MARKER:
        return Thing("side", "neutral")
    return the_token(p, p.battle[TOKEN] if side == ATTACKERS else p.battle[TARGET_ID])


def _dice(p: Position) -> Message:
    b = p.battle
    return say(
        "log-dice-sea" if b[COMBAT_KIND] == AT_SEA else "log-dice-land",
        region=the_place(p, b[REGION]),
        side=_side(p, ATTACKERS),
        total=total_of(p, ATTACKERS),
        dice=[b[DICE], b[DICE + 1]],
        side2=_side(p, DEFENDERS),
        total2=total_of(p, DEFENDERS),
        dice2=[b[DICE + 2], b[DICE + 3]],
    )


# -- changes on the table --------------------------------------------------------------------------


def changes(before: Position, p: Position, packed: int) -> list[Message]:
    """Every public change between two steps that no choice has told."""
    found: list[Message] = []
    if p.clock[PHASE] == GAME_OVER:
        return found
    talk.tell(before, p, found)
    _draft(before, p, found)
    _auction(before, p, found)
    _combat(before, p, packed, found)
    _map(before, p, found)
    _points(before, p, found)
    _time(before, p, found)
    return found


def _draft(before: Position, p: Position, found: list[Message]) -> None:
    """The markers kept in a draft are shown when it is over (VARIANT-DRAFT-3)."""
    if p.markers is before.markers:  # what lies on the table is replaced where it changes
        return
    for power in p.ruleset.players:
        shown: list[Arg] = []
        regions: list[Arg] = []
        for marker in range(MARKERS):
            if before.markers[marker] == KEPT + power and p.markers[marker] != KEPT + power:
                shown.append(the_marker(p, marker))
                regions.append(_region_of(p, marker))
        if shown:
            found.append(say("log-shows", power=the_power(p, power), regions=regions, markers=shown))


def _auction(before: Position, p: Position, found: list[Message]) -> None:
    a = p.auction
    if a[BIDDER] != NONE and (a[BIDDER] != before.auction[BIDDER] or a[STANDING] != before.auction[STANDING]):
        if a[STANDING] > NONE and (a[RED_PROPOSED] != NONE or a[BLUE_PROPOSED] != NONE):
            found.append(_bid(p))
    if p.side is before.side:
        return
    joined = False
    for side in (RED, BLUE):
        for power in range(POWERS):
            if p.side[power] == side and before.side[power] != side:
                found.append(say("log-join-red" if side == RED else "log-join-blue", power=the_power(p, power)))
                joined = True
    if joined:
        taxations = taxations_for(before, a[BIDDER], a[STANDING])
        found.append(say("log-auction", power=the_power(p, a[BIDDER]), paid=a[STANDING], taxations=taxations))


def _bid(p: Position) -> Message:
    a = p.auction
    power = the_power(p, a[BIDDER])
    if a[BLUE_PROPOSED] == NONE:
        return say("log-bid-red", power=power, bid=a[STANDING], red=the_power(p, a[RED_PROPOSED]))
    blue = the_power(p, a[BLUE_PROPOSED])
    if a[RED_PROPOSED] == NONE:
        return say("log-bid-blue", power=power, bid=a[STANDING], blue=blue)
    return say("log-bid", power=power, bid=a[STANDING], red=the_power(p, a[RED_PROPOSED]), blue=blue)


def _combat(before: Position, p: Position, packed: int, found: list[Message]) -> None:
    b = p.battle
    decided = b[COMBAT_STAGE] == CAPTURE and before.battle[COMBAT_STAGE] != CAPTURE
    if kind_of(packed) == COMBAT and decided:
        at_sea = b[COMBAT_KIND] == AT_SEA
        if b[WINNER] == NO_SIDE:
            found.append(say("log-tie-sea" if at_sea else "log-tie-land"))
        else:
            found.append(say("log-win-sea" if at_sea else "log-win-land", side=_side(p, b[WINNER])))
    if b[SUPPORT] != NO_SIDE and b[SUPPORT] != before.battle[SUPPORT]:
        found.append(say("log-naval-support", side=_side(p, b[SUPPORT])))


def _map(before: Position, p: Position, found: list[Message]) -> None:
    """Losses, control, tokens and blockades; the set-up (war 0) turns armies into something else without a loss."""
    if p.clock[WAR_NUMBER] > 0:
        if p.armies is not before.armies or p.navies is not before.navies or p.forts is not before.forts:
            for power in range(POWERS):
                for unit in range(UNIT_KINDS):
                    _losses(before, p, power, unit, found)
        if p.control is not before.control:
            for region in range(REGIONS):
                _control(before, p, region, found)
    for token in range(0 if p.token_region is before.token_region else TOKENS):
        if p.token_region[token] != before.token_region[token]:
            if p.token_region[token] == NONE:
                found.append(say("log-token-returns", token=the_token(p, token)))
            else:
                holds = the_power(p, p.token_owner[token])
                where = the_place(p, p.token_region[token])
                found.append(say("log-token-holds", token=the_token(p, token), power=holds, region=where))
    if before.blockade[0] != NONE and p.blockade[0] == NONE:
        found.append(say("log-blockade-lifted", region=the_place(p, before.blockade[1])))


def _losses(before: Position, p: Position, power: Power, unit: Unit, found: list[Message]) -> None:
    """A unit that left the map."""
    now = p.pieces(unit)
    then = before.pieces(unit)
    if now is then:
        return
    at = power * PLACES
    more = 0
    for place in range(PLACES):
        more += now[at + place] - then[at + place]
    if more >= 0:
        return
    for place in range(PLACES):
        if now[at + place] < then[at + place]:
            found.append(say("log-loss", power=the_power(p, power), unit=the_unit(unit), region=the_place(p, place)))


def _control(before: Position, p: Position, region: Region, found: list[Message]) -> None:
    at = region * POWERS
    for power in range(POWERS):
        more = p.control[at + power] - before.control[at + power]
        if more != 0:
            key = "log-control-gained" if more > 0 else "log-control-lost"
            found.append(say(key, power=the_power(p, power), region=the_place(p, region)))


def _marker_gold(before: Position, p: Position, found: list[Message]) -> None:
    """Gold that a captured neutral marker brings."""
    for marker in range(MARKERS):
        gold = p.ruleset.marker_gold[marker]
        if p.markers[marker] == USED and before.markers[marker] == ON_MAP and gold > 0:
            for power in p.ruleset.players:
                region = p.ruleset.marker_region[marker]
                if p.gold[power] > before.gold[power] and p.control[region * POWERS + power] > 0:
                    found.append(say("log-gold", power=the_power(p, power), gold=gold))


def _points(before: Position, p: Position, found: list[Message]) -> None:
    """Rewards of neutral markers, Industry, trade: what a power gains outside income and scoring."""
    if p.clock[PHASE] != before.clock[PHASE]:
        return
    if p.markers is not before.markers:
        _marker_gold(before, p, found)
    if p.victory_points is before.victory_points:
        return
    for power in p.ruleset.players:
        more = p.victory_points[power] - before.victory_points[power]
        if more > 0:
            found.append(say("log-points", power=the_power(p, power), points=more))


# -- the passage of time ---------------------------------------------------------------------------


def _time(before: Position, p: Position, found: list[Message]) -> None:
    war = p.clock[WAR_NUMBER]
    if p.clock[PHASE] == INCOME and before.clock[PHASE] != INCOME:
        found += counts.incomes(before, p)
    elif p.clock[PHASE] == VICTORY_POINTS and before.clock[PHASE] != VICTORY_POINTS:
        found += counts.scores(before, p)
    if war > before.clock[WAR_NUMBER]:
        found.append(say("log-war", war=war))
    if p.clock[ROUND] > before.clock[ROUND]:
        found.append(say("log-round", round=p.clock[ROUND]))


def count(p: Position) -> list[Message]:
    """The unrest count: everything is shown (ENDGAME-2 to ENDGAME-10)."""
    result = endgame.final(p)
    found = [say("log-over")]
    for power in p.ruleset.players:
        name = the_power(p, power)
        unrest = p.unrest[power]
        points = result.points[power]
        if result.revolution[power]:
            found.append(say("log-revolution", power=name, unrest=unrest))
        elif result.penalty[power] > 0:
            penalty = result.penalty[power]
            found.append(say("log-ends-less", power=name, unrest=unrest, penalty=penalty, points=points))
        else:
            found.append(say("log-ends", power=name, unrest=unrest, points=points))
    winners: list[Arg] = [the_power(p, power) for power in result.winners]
    found.append(say("log-wins", powers=winners) if winners else say("log-nobody"))
    return found
