"""The views of several seats together: what does not depend on who looks is made once and shared, and what shows the
same numbers as last time is kept (``KeptParts``). Each part names the numbers that it is made of."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import SIDE_IDS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.view import board, view
from tricorne.games.imperial_struggle.view import prices as view_prices
from tricorne.games.imperial_struggle.view import round as view_round
from tricorne.games.imperial_struggle.view import sides as view_sides
from tricorne.games.imperial_struggle.view import war as view_war
from tricorne.kernel.kept_parts import KeptParts, seen_by
from tricorne.kernel.position import kind_of

OPTIONS: Final = 0
VICTORY_POINTS: Final = 1
SPACES: Final = 2
AWARDS: Final = 3
DEMAND: Final = 4
ADVANTAGES: Final = 5
INVESTMENTS: Final = 6
SIDES: Final = 7
EVENTS: Final = 8
MINISTRIES: Final = 9
WAR: Final = 10


def views(p: Position, seats: list[int], kept: KeptParts) -> list[dict[str, object]]:
    """The views of several seats without the decision."""
    kept.belongs_to(p.ruleset)
    shared = _shared(p, kept)
    found: list[dict[str, object]] = []
    for seat in seats:
        one = dict(shared)
        one["seat"] = None if seat < 0 else SIDE_IDS[seat]
        one["prices"] = view_prices.prices(p, seat)
        one["sides"] = _sides(p, seat, kept)
        one["events"] = _events(p, seat, kept)
        one["ministries"] = _ministries(p, seat, kept)
        one["war"] = _war(p, seat, kept)
        found.append(one)
    return found


def _shared(p: Position, kept: KeptParts) -> dict[str, object]:
    """What all seats see alike."""
    return {
        "game": view.GAME_ID,
        "seats": SIDE_IDS,
        "options": _options(p, kept),
        "over": not p.stack,
        "turn": view.turn(p),
        "victory_points": _victory_points(p, kept),
        "round": view_round.action_round(p),
        "purchase": view_round.purchase(p),
        "spaces": _spaces(p, kept),
        "awards": _awards(p, kept),
        "demand": _demand(p, kept),
        "advantages": _advantages(p, kept),
        "investments": _investments(p, kept),
        "result": view.result(p),
    }


# -- what all see alike ------------------------------------------------------------------------


def _options(p: Position, kept: KeptParts) -> object:
    part = seen_by(OPTIONS, -1)
    return kept.shown(part) if kept.is_same(part, []) else kept.keep(part, [], view.options(p))


def _victory_points(p: Position, kept: KeptParts) -> object:
    part = seen_by(VICTORY_POINTS, -1)
    watched = [p.clock, p.flag, p.marker, p.damaged, p.sides, p.award_place, p.demand, p.huguenots]
    watched += [p.advantage_owner, p.ministry_place, p.event_place, p.tile_place, p.war, [int(not p.stack)]]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view.victory_points(p))


def _spaces(p: Position, kept: KeptParts) -> object:
    part = seen_by(SPACES, -1)
    watched = [p.clock, p.flag, p.marker, p.damaged, p.huguenots, p.isolated, p.since, p.moved, p.refused]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, board.spaces(p, True))


def _awards(p: Position, kept: KeptParts) -> object:
    part = seen_by(AWARDS, -1)
    watched = [p.award_place, p.flag, p.marker]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, board.awards(p))


def _demand(p: Position, kept: KeptParts) -> object:
    part = seen_by(DEMAND, -1)
    watched = [p.clock, p.demand, p.flag, p.marker]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, queries.demand_standing(p))


def _advantages(p: Position, kept: KeptParts) -> object:
    part = seen_by(ADVANTAGES, -1)
    watched = [p.advantage_owner, p.advantage_used, p.advantage_new, p.marker]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_sides.advantages(p))


def _investments(p: Position, kept: KeptParts) -> object:
    part = seen_by(INVESTMENTS, -1)
    watched = [p.investment_place]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_sides.investments(p))


# -- what each seat sees -----------------------------------------------------------------------


def _sides(p: Position, seat: int, kept: KeptParts) -> object:
    part = seen_by(SIDES, seat)
    watched = [p.clock, p.sides, p.flag, p.event_place, p.ministry_place, p.tile_place, p.advantage_owner]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_sides.sides(p, seat))


def _events(p: Position, seat: int, kept: KeptParts) -> object:
    part = seen_by(EVENTS, seat)
    watched = [p.event_place]
    if seat >= 0:
        # Whether the bonus of a card in hand is met hangs on what stands on the table.
        watched += [p.clock, p.sides, p.flag, p.marker, p.damaged, p.ministry_place, p.tile_place]
        watched += [p.advantage_owner, p.award_place, p.demand, p.war]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_sides.events(p, seat))


def _ministries(p: Position, seat: int, kept: KeptParts) -> object:
    part = seen_by(MINISTRIES, seat)
    watched = [p.ability, p.clock, p.ministry_place]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_sides.ministries(p, seat))


def _war(p: Position, seat: int, kept: KeptParts) -> object:
    part = seen_by(WAR, seat)
    # Of what is asked only its kind shows, and only in a war.
    asked = kind_of(p.stack[-1]) if p.stack and p.war[FIGHTING] >= 0 else -1
    watched = [p.clock, p.war, p.tile_place, p.flag, p.marker, p.damaged, p.ministry_place, p.advantage_owner, [asked]]
    return kept.shown(part) if kept.is_same(part, watched) else kept.keep(part, watched, view_war.war(p, seat))
