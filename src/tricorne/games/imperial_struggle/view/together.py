"""The views of several seats together: what does not depend on who looks is made once and shared, and what shows the
same numbers as last time is kept (``KeptParts``). Each part names the numbers that it is made of."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, MOST_THEATERS, REGIONS, SIDE_IDS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    DOMINANCE,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    OPENING,
    REASON,
    SIDE,
    TOWNSHEND,
    TURN,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.military.squadrons import deployed
from tricorne.games.imperial_struggle.view import board, view
from tricorne.games.imperial_struggle.view import prices as view_prices
from tricorne.games.imperial_struggle.view import round as view_round
from tricorne.games.imperial_struggle.view import sides as view_sides
from tricorne.games.imperial_struggle.view import war as view_war
from tricorne.games.imperial_struggle.view.sight import choosing_ministries
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.kept_parts import KeptParts

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
TURNS: Final = 11
ROUND: Final = 12
PRICES: Final = 13
THEATERS: Final = 14
"""THEATERS + place of the theater in its war."""
FRONTS: Final = THEATERS + MOST_THEATERS
BONUSES: Final = FRONTS + 1
SHEETS: Final = BONUSES + 1
"""Numbers that the war, the hands and the points are made of, which are numbers worked out themselves."""
CARDS: Final = SHEETS + 1
"""CARDS + number of the card in a hand."""


def views_apart(p: Position, seats: list[int], kept: KeptParts) -> tuple[dict[str, object], list[dict[str, object]]]:
    """The views of several seats without the decision: what they share, and what each sees besides."""
    kept.belongs_to(p.ruleset)
    fronts = _fronts(p, kept)
    found: list[dict[str, object]] = []
    for seat in seats:
        one: dict[str, object] = {
            "seat": None if seat < 0 else SIDE_IDS[seat],
            "prices": view_prices.kept_prices(p, seat, kept.part(PRICES)),
            "ministries": _ministries(p, seat, kept),
            "war": _war(p, seat, kept, fronts),
        }
        if seat >= 0:
            one.update(_own_side(p, seat, kept))
            one["events/hand"] = _hand(p, seat, kept)
        found.append(one)
    return _shared(p, kept), found


def _shared(p: Position, kept: KeptParts) -> dict[str, object]:
    """What all seats see alike."""
    return {
        "game": view.GAME_ID,
        "seats": SIDE_IDS,
        "options": _options(p, kept),
        "over": not p.stack,
        "turn": _turn(p, kept),
        "victory_points": _victory_points(p, kept),
        "round": _round(p, kept),
        "purchase": view_round.purchase(p),
        "spaces": _spaces(p, kept),
        "awards": _awards(p, kept),
        "demand": _demand(p, kept),
        "advantages": _advantages(p, kept),
        "investments": _investments(p, kept),
        "sides": _sides(p, kept),
        "events": _events(p, kept),
        "result": view.result(p),
    }


# -- what all see alike ------------------------------------------------------------------------


def _options(p: Position, kept: KeptParts) -> object:
    part = kept.part(OPTIONS)
    return part.shown if part.is_same([]) else part.keep([], view.options(p))


def _turn(p: Position, kept: KeptParts) -> object:
    part = kept.part(TURNS)
    watched = [p.clock, [p.round[SIDE], int(view_round.under_way(p)), int(not p.stack)]]
    return part.shown if part.is_same(watched) else part.keep(watched, view.turn(p))


def _victory_points(p: Position, kept: KeptParts) -> object:
    part = kept.part(VICTORY_POINTS)
    of_turn, of_game = _score_sheets(p, kept)
    clock = p.clock
    numbers = [clock[VP], clock[WINNER], clock[REASON], int(not p.stack)]
    # What a side owes and holds says how much more it can take, and what it would win with.
    watched = [of_turn, of_game, p.sides, p.award_place, p.demand, numbers]
    if part.is_same(watched):
        return part.shown
    return part.keep(watched, view.points_by(p, of_turn, of_game))


def _score_sheets(p: Position, kept: KeptParts) -> tuple[list[int], list[int]]:
    """What would be scored now: many acts on the board change nothing of that."""
    part = kept.part(SHEETS)
    # Of the clock scoring looks at the era; no card in hand and no War tile scores, but unused Advantages do (R146).
    watched = [p.flag, p.marker, p.damaged, p.sides, p.award_place, p.demand, p.huguenots]
    watched += [p.advantage_owner, p.advantage_used, p.ministry_place, [p.clock[TURN], int(not p.stack)]]
    if not part.is_same(watched):
        part.keep(watched, view.score_sheets(p))
    return cast(tuple[list[int], list[int]], part.shown)


def _round(p: Position, kept: KeptParts) -> object:
    part = kept.part(ROUND)
    watched = [p.round, p.pools, p.discounts, view_round.rests_on(p)]
    return part.shown if part.is_same(watched) else part.keep(watched, view_round.action_round(p))


def _spaces(p: Position, kept: KeptParts) -> object:
    part = kept.part(SPACES)
    # What was Isolated when the round began, and what was taken in it: as sets, not written out for all spaces.
    numbers = [p.clock[OPENING], p.isolated_markets, *board.taken_this_round(p)]
    watched = [p.flag, p.marker, p.damaged, p.huguenots, p.moved, p.refused, numbers]
    if part.is_same(watched):
        return part.shown
    keys = board.space_keys(p)
    for space in part.other_rows(keys):
        part.keep_row(space, board.space_row(p, space, keys[space]))
    return part.keep_rows(watched)


def _awards(p: Position, kept: KeptParts) -> object:
    part = kept.part(AWARDS)
    watched = [p.award_place, p.flag, p.marker]
    if part.is_same(watched):
        return part.shown
    known = part.ever_made()
    regions: list[object] = []
    for region in range(REGIONS):
        number = board.award_number(p, region)
        row = known.get(number)
        if row is None:
            row = known[number] = part.piece(queries.award_standing(p, p.ruleset.board.region_ids[region]))
        regions.append(row)
    return part.keep(watched, board.awards_with(p, regions))


def _demand(p: Position, kept: KeptParts) -> object:
    part = kept.part(DEMAND)
    watched = [p.demand, p.flag, p.marker, [p.clock[TURN]]]
    if part.is_same(watched):
        return part.shown
    for commodity in part.other_rows(board.demand_keys(p)):
        part.keep_row(commodity, queries.demand_of(p, commodity))
    return part.keep_rows(watched)


def _advantages(p: Position, kept: KeptParts) -> object:
    part = kept.part(ADVANTAGES)
    watched = [p.advantage_owner, p.advantage_used, p.advantage_new, p.marker]
    if part.is_same(watched):
        return part.shown
    for at in part.other_rows(view_sides.advantage_keys(p)):
        part.keep_row(at, view_sides.advantage_row(p, at))
    return part.keep_rows(watched)


def _investments(p: Position, kept: KeptParts) -> object:
    part = kept.part(INVESTMENTS)
    watched = [p.investment_place]
    if part.is_same(watched):
        return part.shown
    for tile in part.other_rows(p.investment_place[:]):
        part.keep_row(tile, view_sides.investment_row(p, tile))
    return part.keep_rows(watched)


def _sides(p: Position, kept: KeptParts) -> object:
    """As nobody in particular sees them: what a side sees of its own besides is laid over it."""
    part = kept.part(SIDES)
    clock = p.clock
    numbers = [clock[TURN], clock[JACOBITE_VICTORIES], clock[JACOBITE_THIRD], clock[TOWNSHEND]]
    numbers += [deployed(p, side) for side in range(len(SIDE_IDS))]
    numbers.append(int(choosing_ministries(p)))
    watched = [p.sides, p.event_place, p.ministry_place, p.tile_place, p.advantage_owner, numbers]
    if part.is_same(watched):
        return part.shown
    return part.keep(watched, view_sides.sides(p, SPECTATOR))


def _events(p: Position, kept: KeptParts) -> object:
    """As nobody in particular sees them: each seat's hand is laid over it."""
    part = kept.part(EVENTS)
    watched = [p.event_place]
    return part.shown if part.is_same(watched) else part.keep(watched, view_sides.events(p, SPECTATOR))


# -- what each seat sees -----------------------------------------------------------------------


def _own_side(p: Position, seat: int, kept: KeptParts) -> dict[str, object]:
    part = kept.part(SIDES, seat)
    watched = [p.event_place, p.ministry_place]
    if not part.is_same(watched):
        part.keep(watched, {f"sides/{seat}/{key}": own for key, own in view_sides.own_side(p, seat).items()})
    return cast(dict[str, object], part.shown)


def _hand(p: Position, seat: int, kept: KeptParts) -> object:
    part = kept.part(EVENTS, seat)
    # Whether the bonus of a card in hand is met hangs on what stands on the table.
    watched = _bonuses(p, seat, kept)
    if part.is_same(watched):
        return part.shown
    found: list[object] = []
    for numbers in watched:
        one = kept.part(CARDS + numbers[0], seat)
        if not one.is_same(numbers):
            one.keep(numbers, view_sides.card_row(p, numbers[0], seat))
        found.append(one.shown)
    return part.keep(watched, found)


def _bonuses(p: Position, seat: int, kept: KeptParts) -> list[list[int]]:
    """By card in hand, what the words about its bonus are made of."""
    part = kept.part(BONUSES, seat)
    watched = [p.event_place, p.flag, p.marker, p.tile_place, p.ministry_place, p.advantage_owner]
    watched.append([p.clock[TURN], p.available_debt(FRANCE), p.available_debt(BRITAIN)])
    if not part.is_same(watched):
        part.keep(watched, view_sides.hand_rests_on(p, seat))
    return cast(list[list[int]], part.shown)


def _ministries(p: Position, seat: int, kept: KeptParts) -> object:
    part = kept.part(MINISTRIES, seat)
    watched = [p.ability, p.ministry_place, [p.clock[JACOBITE_IS_THIRD]]]
    if part.is_same(watched):
        return part.shown
    for one in part.other_rows(view_sides.ministry_keys(p, seat)):
        part.keep_row(one, view_sides.ministry_row(p, one, seat))
    return part.keep_rows(watched)


def _fronts(p: Position, kept: KeptParts) -> list[list[int]]:
    """What the war display is made of, for all who look."""
    part = kept.part(FRONTS)
    clock = p.clock
    numbers = [clock[TURN], clock[BYNG], clock[DOMINANCE], int(view_war.asks_about_space(p))]
    watched = [p.flag, p.marker, p.damaged, p.tile_place, p.ministry_place, p.war, numbers]
    if not part.is_same(watched):
        part.keep(watched, view_war.rests_on(p))
    return cast(list[list[int]], part.shown)


def _war(p: Position, seat: int, kept: KeptParts, fronts: list[list[int]]) -> object:
    part = kept.part(WAR, seat)
    watched = [p.war, p.tile_place, *fronts]
    if part.is_same(watched):
        return part.shown
    return part.keep(watched, view_war.display(p, seat, _theaters(p, seat, kept, fronts)))


def _theaters(p: Position, seat: int, kept: KeptParts, fronts: list[list[int]]) -> list[dict[str, object]]:
    """Each theater for itself: mostly a flag counts in one of them alone."""
    found: list[dict[str, object]] = []
    for at in range(view_war.theaters_shown(p)):
        part = kept.part(THEATERS + at, seat)
        watched = [fronts[at + 1]]
        if not part.is_same(watched):
            one = view_war.theater(p, seat, at)
            for key in ("tiles", "strength"):  # a flag or a tile more changes several figures of a sum
                one[key] = part.piece(one[key])
            part.keep(watched, one)
        found.append(cast(dict[str, object], part.shown))
    return found
