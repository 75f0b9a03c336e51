"""The views of several seats together: what does not depend on who looks is made once and shared, and what shows the
same numbers as last time is kept (``KeptParts``). Each part names the numbers that it is made of."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board import constants
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, ROUND, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.figures.price import menu_prices
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.view import attack as view_attack
from tricorne.games.struggle_of_empires.view import board as view_map
from tricorne.games.struggle_of_empires.view import powers as view_powers
from tricorne.games.struggle_of_empires.view import talk as view_talk
from tricorne.games.struggle_of_empires.view import view
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.kept_parts import KeptParts

Part = dict[str, object]

OPTIONS: Final = 0
ORDER: Final = 1
REGIONS: Final = 2
LOCAL_ALLIANCES: Final = 3
TOKENS: Final = 4
MARKERS: Final = 5
TILES: Final = 6
POWERS: Final = 7
BAG: Final = 8
DRAFT: Final = 9
PROPOSALS: Final = 10
REGION: Final = 11
"""REGION + number of the region: a row of the regions."""
POWER: Final = REGION + constants.REGIONS
"""The same of the powers."""


def views_apart(p: Position, seats: list[int], kept: KeptParts) -> tuple[Part, list[Part]]:
    """The views of several seats without the decision: what they share, and what each sees besides."""
    kept.belongs_to(p.ruleset)
    ids = p.ruleset.components.power_ids
    drafting = _drafting(p, kept)
    bidding = view.is_bidding(p)
    shared = _shared(p, kept)
    shared["auction"] = view.auction_with(p, SPECTATOR, _proposals(p, kept)) if bidding else None
    drawn = p.unrest_history.all()
    shared["powers"] = _powers(p, kept, drawn)
    found: list[Part] = []
    for seat in seats:
        one: Part = {
            "seat": None if seat < 0 else ids[seat],
            "markers": view_map.markers(p, seat) if drafting else _markers(p, kept),
            "draft": view.draft_view(p, seat) if drafting else None,
            "prices": menu_prices(p, seat),
        }
        if seat >= 0:
            one.update(_own_power(p, seat, kept, drawn))
            if bidding:
                one["auction/most"] = auction.highest_bid(p, seat)
        found.append(one)
    return shared, found


def _shared(p: Position, kept: KeptParts) -> Part:
    """What all seats see alike."""
    ruleset = p.ruleset
    return {
        "game": view.GAME_ID,
        "seats": _seats(p, kept),
        "preset": ruleset.preset,
        "options": _options(p, kept),
        "over": p.clock[PHASE] == GAME_OVER,
        "war": p.clock[WAR_NUMBER],
        "wars": ruleset.wars,
        "phase": view.PHASES[p.clock[PHASE]],
        "round": p.clock[ROUND],
        "rounds": ruleset.rounds,
        "order": _order(p, kept),
        "turn": view.turn_view(p),
        "regions": _regions(p, kept),
        "alliances": _local_alliances(p, kept),
        "tokens": _tokens(p, kept),
        "blockade": view_map.blockade(p),
        "bag": _bag(p, kept),
        "tiles": _tiles(p, kept),
        "attack": view_attack.attack(p),
        "move": view_attack.move(p),
        "offers": view_attack.offers(p),
        "talk": view_talk.talk(p),
        "result": view_powers.result(p),
    }


# -- what all see alike ------------------------------------------------------------------------


def _seats(p: Position, kept: KeptParts) -> object:
    part = kept.part(OPTIONS, 0)
    if part.is_same([]):
        return part.shown
    return part.keep([], [p.ruleset.components.power_ids[power] for power in p.ruleset.players])


def _options(p: Position, kept: KeptParts) -> object:
    part = kept.part(OPTIONS)
    return part.shown if part.is_same([]) else part.keep([], view.options_view(p))


def _order(p: Position, kept: KeptParts) -> object:
    part = kept.part(ORDER)
    watched = [p.order]
    if part.is_same(watched):
        return part.shown
    return part.keep(watched, [p.ruleset.components.power_ids[power] for power in p.order])


def _regions(p: Position, kept: KeptParts) -> object:
    part = kept.part(REGIONS)
    watched = [p.armies, p.navies, p.forts, p.control, p.markers, p.token_region, p.blockade, p.alliances]
    if part.is_same(watched):
        return part.shown
    found: list[object] = []
    for region, numbers in enumerate(view_map.regions_rest_on(p)):
        one = kept.part(REGION + region)
        found.append(one.shown if one.is_same(numbers) else one.keep(numbers, view_map.region_row(p, region)))
    return part.keep(watched, found)


def _local_alliances(p: Position, kept: KeptParts) -> object:
    part = kept.part(LOCAL_ALLIANCES)
    watched = [p.alliances]
    return part.shown if part.is_same(watched) else part.keep(watched, view_map.alliances(p))


def _tokens(p: Position, kept: KeptParts) -> object:
    part = kept.part(TOKENS)
    watched = [p.token_region, p.token_owner, p.token_bars]
    return part.shown if part.is_same(watched) else part.keep(watched, view_map.tokens(p))


def _markers(p: Position, kept: KeptParts) -> object:
    """Once the draft is over, all see them alike."""
    part = kept.part(MARKERS)
    watched = [p.markers]
    return part.shown if part.is_same(watched) else part.keep(watched, view_map.markers(p, -1))


def _drafting(p: Position, kept: KeptParts) -> bool:
    part = kept.part(DRAFT)
    watched = [p.markers]
    return bool(part.shown if part.is_same(watched) else part.keep(watched, draft.under_way(p)))


def _proposals(p: Position, kept: KeptParts) -> object:
    part = kept.part(PROPOSALS)
    watched = [p.side]
    return part.shown if part.is_same(watched) else part.keep(watched, view.proposals(p))


def _bag(p: Position, kept: KeptParts) -> object:
    part = kept.part(BAG)
    watched = [p.markers]
    return part.shown if part.is_same(watched) else part.keep(watched, view_map.bag(p))


def _tiles(p: Position, kept: KeptParts) -> object:
    part = kept.part(TILES)
    watched = [p.display, p.removed]
    return part.shown if part.is_same(watched) else part.keep(watched, view_powers.tiles(p))


def _powers(p: Position, kept: KeptParts, drawn: list[int]) -> object:
    """As nobody in particular sees them: what each seat knows of its own is laid over it."""
    part = kept.part(POWERS)
    numbers = [int(p.clock[PHASE] == GAME_OVER)]
    watched = [p.gold, p.unrest, p.unrest_gains, p.counters, drawn, numbers, p.victory_points]
    watched += [p.armies, p.navies, p.forts, p.control, p.population, p.side, p.box, p.ready, p.used, p.alliances]
    if part.is_same(watched):
        return part.shown
    found: list[object] = []
    for power, preview in enumerate(view_powers.previews(p)):
        if p.ruleset.in_game[power]:
            one = kept.part(POWER + power)
            numbers = view_powers.rests_on(p, power, preview)
            if not one.is_same(numbers):
                one.keep(numbers, view_powers.power_row(p, power, SPECTATOR, preview))
            found.append(one.shown)
    return part.keep(watched, found)


# -- what each seat sees -----------------------------------------------------------------------


def _own_power(p: Position, seat: int, kept: KeptParts, drawn: list[int]) -> Part:
    part = kept.part(POWERS, seat)
    watched = [p.gold, p.unrest, p.unrest_gains, p.counters, drawn]
    if not part.is_same(watched):
        at = view_powers.place_of(p, seat)
        part.keep(watched, {f"powers/{at}/{key}": own for key, own in view_powers.own_power(p, seat).items()})
    return cast(Part, part.shown)
