"""The war display as a seat may know it: the war being prepared or fought, its theaters, tiles, strengths, results."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    BASIC_TILES,
    EFFECT_IDS,
    NONE,
    SIDE_IDS,
    SIDES,
    Side,
    enemy_flag,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import IN_THEATER, REMOVED, UNPLACED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    CONQUEST_POINTS,
    DOMINANCE,
    EFFECTS_OF,
    FIGHTING,
    PENDING_STRIKES,
    PENDING_UNFLAGS,
    SPANISH_OWED,
    STRENGTH,
    TARGET,
    TO_LOSE,
    TURN,
    WAR_STAGE,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.board.wars import SPECIALS, Spoils
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.military.tiles import prepared_war
from tricorne.games.imperial_struggle.ministries.ministry import has_keyword
from tricorne.games.imperial_struggle.view.sight import sees_tile
from tricorne.games.imperial_struggle.war import theater as stages
from tricorne.games.imperial_struggle.war.strength import place_in_war
from tricorne.kernel.bits import numbers_in
from tricorne.kernel.position import kind_of

STAGES: Final = {
    stages.FIRST_EFFECTS: "tile-effects",
    stages.SECOND_EFFECTS: "tile-effects",
    stages.LOSSES: "losses",
    stages.CONQUEST: "conquest",
    stages.SPAIN: "spanish-shift",
}
"""Stages of a theater at which somebody can be asked; the rest are rewards."""


def war(p: Position, seat: int) -> dict[str, object] | None:
    """The display; None once the last war is over."""
    return display(p, seat, [theater(p, seat, at) for at in range(theaters_shown(p))])


def theaters_shown(p: Position) -> int:
    """How many theaters lie on the display."""
    number = _shown(p)
    return 0 if number == NONE else len(p.ruleset.components.wars.theaters_of[number])


def display(p: Position, seat: int, theaters: list[dict[str, object]]) -> dict[str, object] | None:
    """The display with its theaters; None once the last war is over."""
    number = _shown(p)
    if number == NONE:
        return None
    wars = p.ruleset.components.wars
    at_war = number == p.ruleset.components.turn_war[p.clock[TURN]]
    drawn = _lying(p, UNPLACED)
    return {
        "id": wars.ids[number],
        "dates": wars.dates[number],
        "fought_now": at_war,
        "theaters": theaters,
        "fight": _fight(p) if at_war and p.war[FIGHTING] != NONE else None,
        "in_hand": [_in_hand(p, seat, side, drawn) for side in range(SIDES)],
        "out_of_game": [wars.tile_ids[tile] for tile in _lying(p, REMOVED)],
        "atlantic_dominance": None if p.clock[DOMINANCE] == NONE else SIDE_IDS[p.clock[DOMINANCE]],
    }


def _shown(p: Position) -> int:
    """The war on the display: the one that is fought, else the next one."""
    fought = p.ruleset.components.turn_war[p.clock[TURN]]
    if fought == NONE:
        return p.next_war()
    if p.war[FIGHTING] == NONE and prepared_war(p) != NONE:
        return prepared_war(p)  # the war is over and the next one is being laid out
    return fought


def rests_on(p: Position) -> list[list[int]]:
    """All numbers that the display is made of: of the whole, beside the registers of the war and the places of the
    tiles, then of each theater."""
    found = [[p.clock[TURN], p.clock[DOMINANCE], int(p.war[FIGHTING] != NONE and asks_about_space(p))]]
    number = _shown(p)
    if number != NONE:
        theaters = p.ruleset.components.wars.theaters_of[number]
        tiles = _laid_out(p, len(theaters))
        for at, theater in enumerate(theaters):
            found.append(_standing(p, at) + _fronts(p, theater) + tiles[at])
    return found


def _standing(p: Position, at: int) -> list[int]:
    """How far the war has come in a theater, and the markers that may lie there."""
    clock, war = p.clock, p.war
    found = [clock[TURN], clock[BYNG], clock[DOMINANCE], war[FIGHTING], int(war[WAR_STAGE] > stages.COUNTED)]
    found.append(war[WON_BY + at])
    found.append(war[WON_ROW + at])
    return found


def _laid_out(p: Position, theaters: int) -> list[list[int]]:
    """The tiles in each theater, of both sides."""
    found: list[list[int]] = [[] for _ in range(theaters)]
    for tile, lies in enumerate(p.tile_place):
        if IN_THEATER <= lies < IN_THEATER + theaters:
            found[lies - IN_THEATER].append(tile)
    return found


def _fronts(p: Position, theater: int) -> list[int]:
    """What counts for each side in a theater (war/strength.py): Alliances, Squadrons and intact Forts, Conflicts on
    spaces of the other side, its keyword."""
    found = [theater]
    front = p.ruleset.fronts[theater]
    disputed = p.ruleset.disputed[theater]
    keyword = p.ruleset.components.wars.theaters[theater].keyword
    for side in range(SIDES):
        own, other = p.held[flag_of(side)], p.held[enemy_flag(side)]
        found.append(own.political & front.political & ~p.marked_political)
        found.append(own.bases & front.bases & ~p.damaged_forts)
        found.append(other.political & disputed.political & p.marked_political)
        found.append(other.markets & disputed.markets & p.marked_markets)
        found.append(int(keyword != NONE and has_keyword(p, side, keyword)))
    return found


def theater(p: Position, seat: int, at: int) -> dict[str, object]:
    """A theater of the display, counted from 0."""
    c = p.ruleset.components
    war = _shown(p)
    number = c.wars.theaters_of[war][at]
    at_war = war == c.turn_war[p.clock[TURN]]
    fought = at_war and at <= p.war[FIGHTING]
    counted = at_war and (at < p.war[FIGHTING] or (at == p.war[FIGHTING] and p.war[WAR_STAGE] > stages.COUNTED))
    won = p.war[WON_BY + at] if counted else NONE
    row = p.war[WON_ROW + at] if counted else NONE
    printed = p.ruleset.printed_theaters
    if not printed:
        printed.extend([_printed(p, one) for one in range(len(c.wars.theaters))])
    one = dict(printed[number])
    tiles = _lying(p, IN_THEATER + at)
    one["tiles"] = {SIDE_IDS[side]: _tiles(p, seat, side, tiles) for side in range(SIDES)}
    one["byng"] = p.clock[BYNG] == at
    one["strength"] = queries.theater_strength(p, c.wars.ids[war], at + 1, seat)
    one["revealed"] = fought
    one["counted"] = counted
    one["winner"] = None if won == NONE else SIDE_IDS[won]
    one["row"] = None if row == NONE else row
    return one


def _printed(p: Position, number: int) -> dict[str, object]:
    """What is printed of a theater: shared by all who only look."""
    c = p.ruleset.components
    t = c.wars.theaters[number]
    return {
        "id": t.id,
        "number": place_in_war(p, number) + 1,
        "regions": [c.board.region_ids[region] for region in t.regions],
        "territories": [c.board.space_ids[space] for space in t.territories],
        "keyword": None if t.keyword == NONE else c.keyword_ids[t.keyword],
        "spoils": [_spoils(row) for row in t.spoils],
    }


def _spoils(row: Spoils) -> dict[str, object]:
    """One row of the spoils table, as printed."""
    return {
        "side": None if row.side == NONE else SIDE_IDS[row.side],
        "margin": row.margin,
        "most": None if row.best else row.most,
        "vp": row.vp,
        "conquest_points": row.conquest_points,
        "treaty_points": row.treaty_points,
        "unflag": len(row.unflag) > 0,
        "special": [SPECIALS[at] for at in numbers_in(row.special, len(SPECIALS))],
        "squadrons_lost": row.losses,
    }


def _lying(p: Position, place: int) -> list[int]:
    """The tiles at a place, of both sides."""
    return [tile for tile, lies in enumerate(p.tile_place) if lies == place]


def _tiles(p: Position, seat: int, side: Side, tiles: list[int]) -> dict[str, object]:
    """Those of some tiles that are a side's: how many, and which where the seat may know."""
    wars = p.ruleset.components.wars
    basic = 0
    bonus = 0
    shown: list[dict[str, object]] = []
    for tile in tiles:
        if wars.tile_side[tile] == side:
            if tile < BASIC_TILES:
                basic += 1
            else:
                bonus += 1
            if sees_tile(p, seat, tile):
                shown.append(_tile(p, tile))
    return {"basic": basic, "bonus": bonus, "shown": shown if len(shown) == basic + bonus else None}


def _tile(p: Position, tile: int) -> dict[str, object]:
    wars = p.ruleset.components.wars
    return {
        "id": wars.tile_ids[tile],
        "strength": wars.strength[tile],
        "effect": EFFECT_IDS[wars.effect[tile]],
    }


def _in_hand(p: Position, seat: int, side: Side, drawn: list[int]) -> dict[str, object]:
    """Tiles drawn and not yet put anywhere."""
    found = _tiles(p, seat, side, drawn)
    found["side"] = SIDE_IDS[side]
    return found


def _fight(p: Position) -> dict[str, object]:
    """The theater being fought: what is still to be done."""
    stage = p.war[WAR_STAGE]
    counted = stage > stages.COUNTED
    target = p.war[TARGET] if asks_about_space(p) else NONE
    return {
        "theater": p.war[FIGHTING] + 1,
        "stage": STAGES.get(stage, "rewards"),
        "effects_of": None if counted else SIDE_IDS[p.war[EFFECTS_OF]],
        "strikes": 0 if counted else p.war[PENDING_STRIKES],
        "unflags": 0 if counted else p.war[PENDING_UNFLAGS],
        "strength": [p.war[STRENGTH + side] for side in range(SIDES)] if counted else None,
        "conquest_points": p.war[CONQUEST_POINTS] if stage == stages.CONQUEST else 0,
        "squadrons_to_lose": p.war[TO_LOSE] if stage == stages.LOSSES else 0,
        "target": None if target == NONE else p.ruleset.board.space_ids[target],
        "spanish_shifts_owed": p.war[SPANISH_OWED],
    }


def asks_about_space(p: Position) -> bool:
    """Is somebody asked about one space that is to be conquered?"""
    return bool(p.stack) and kind_of(p.stack[-1]) in (step_numbers.REFUSE, step_numbers.CONQUER_FROM)
