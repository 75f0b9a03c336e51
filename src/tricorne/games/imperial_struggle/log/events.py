"""What came of a step, as lines of the log: what was drawn, and every public change on the table."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BASIC_TILES,
    EMPTY,
    EVENTS,
    FORT,
    MINISTRIES,
    NAVAL,
    NONE,
    PLUS_ONE_MARKER,
    SIDES,
    SPACES,
    Space,
)
from tricorne.games.imperial_struggle.board.places import DISCARDED, HAND, MINISTRY_OUT, OUT_OF_GAME, REMOVED, SECRET
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    BUY_PRICE,
    BYNG,
    DEBT,
    GONE,
    LIMIT,
    NAVY_BOX,
    PART,
    REASON,
    ROUND_NUMBER,
    STAGE,
    TREATY,
    TURN,
    UNBUILT,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.log import counts
from tricorne.games.imperial_struggle.military.tiles import next_theater
from tricorne.games.imperial_struggle.peace.turn import SCORING
from tricorne.games.imperial_struggle.round.rounds import BEFORE_TILE
from tricorne.games.imperial_struggle.text import (
    say,
    the_advantage,
    the_card,
    the_commodity,
    the_flag,
    the_investment,
    the_ministry,
    the_region,
    the_side,
    the_space,
    tile_with_strength,
)
from tricorne.kernel.message import Arg, Message, Thing
from tricorne.kernel.position import first_of, kind_of
from tricorne.kernel.word_rows import same

PAYING: Final = [
    step_numbers.SHIFT,
    step_numbers.HUGUENOTS,
    step_numbers.PAY_BY,
    step_numbers.PAY_EXTRA,
    step_numbers.JACOBITE_SHIFT,
]
WINS: Final = [
    "",
    "log-wins-peace-sweep",
    "log-wins-war-sweep",
    "log-wins-total",
    "log-wins-final",
    "log-wins-debt",
    "log-wins-tie",
]
"""How the game ended, in the order of victory.py."""

# -- chance ------------------------------------------------------------------------------------


def chance(p: Position, packed: int, value: int, seat: int) -> tuple[str, Arg]:
    """The heading of a line and the piece drawn; a piece that only its side sees is nameless to others."""
    c = p.ruleset.components
    kind = kind_of(packed)
    if kind == step_numbers.AWARD:
        region = the_region(p, first_of(packed))
        return "awards", say("award-item", region=region, vp=c.awards.vp[value], treaty=c.awards.treaty_points[value])
    if kind in (step_numbers.DEMAND, step_numbers.OTHER_DEMAND):
        return "demand", the_commodity(p, value)
    if kind == step_numbers.REVEAL:
        return "investments", the_investment(c, value, False)
    side = the_side(first_of(packed))
    own = seat == first_of(packed)
    if kind in (step_numbers.DEAL_CARD, step_numbers.DRAW_CARD):
        if own or p.event_place[value] == OUT_OF_GAME:
            return "cards-drawn", say("drawn", side=side, piece=the_card(p, value))
        return "cards-drawn", say("drawn-card", side=side)
    heading = "tiles-back" if kind == step_numbers.LOSE_BONUS_TILE else "tiles-drawn"
    if own:
        return heading, say("drawn", side=side, piece=tile_with_strength(c.wars, value))
    return heading, say("drawn-tile", side=side)


# -- changes -----------------------------------------------------------------------------------


def changes(before: Position, p: Position, packed: int) -> list[Message]:
    """Every public change between two positions."""
    found: list[Message] = []
    _time(before, p, packed, found)
    if kind_of(packed) == step_numbers.PEACE and before.clock[STAGE] == SCORING:
        found += counts.peace(before, p)
    _cards(before, p, found)
    _board(before, p, packed, found)
    _advantages(before, p, found)
    _treasuries(before, p, found)
    if p.clock[VP] != before.clock[VP]:
        found.append(say("log-total", before=before.clock[VP], after=p.clock[VP]))
    if not p.stack and before.stack:
        found.append(say(WINS[p.clock[REASON]], side=the_side(p.clock[WINNER])))
    return found


def _time(before: Position, p: Position, packed: int, found: list[Message]) -> None:
    c = p.ruleset.components
    if p.clock[TURN] != before.clock[TURN]:
        at = p.clock[TURN]
        turn = Thing("turn", c.turn_ids[at])
        if c.turn_war[at] != NONE:
            found.append(say("log-war", turn=turn, war=Thing("war", c.wars.ids[c.turn_war[at]])))
        else:
            found.append(say("log-peace", turn=turn, number=c.turn_number[at]))
    if kind_of(packed) == step_numbers.ROUND and before.round[PART] < BEFORE_TILE <= p.round[PART]:
        found.append(say("log-round", number=p.clock[ROUND_NUMBER] + 1, side=the_side(first_of(packed))))


def _cards(before: Position, p: Position, found: list[Message]) -> None:
    """Discards that are shown, cards and tiles that leave the game."""
    if p.event_place is not before.event_place:
        _events(before, p, found)
    if p.ministry_place is not before.ministry_place:
        for ministry in range(MINISTRIES):
            if p.ministry_place[ministry] == MINISTRY_OUT != before.ministry_place[ministry]:
                found.append(say("log-card-gone", card=the_ministry(p, ministry)))
    if p.tile_place is not before.tile_place:
        for tile in range(BASIC_TILES):
            if p.tile_place[tile] == REMOVED != before.tile_place[tile]:
                found.append(say("log-tile-gone", tile=tile_with_strength(p.ruleset.components.wars, tile)))
    if p.clock[BYNG] != before.clock[BYNG] and p.clock[BYNG] != NONE:
        found.append(say("log-byng", theater=next_theater(p, p.clock[BYNG])))


def _events(before: Position, p: Position, found: list[Message]) -> None:
    """Event cards that were discarded or left the game."""
    for side in range(SIDES):
        shown: list[Thing] = []
        for card in range(EVENTS):
            if before.event_place[card] == SECRET + side and p.event_place[card] == DISCARDED:
                shown.append(the_card(p, card))
        if shown:
            found.append(say("log-discard", side=the_side(side), cards=shown))
    for card in range(EVENTS):
        if p.event_place[card] == OUT_OF_GAME and HAND <= before.event_place[card] < HAND + SIDES:
            found.append(say("log-card-gone", card=the_card(p, card)))


def _board(before: Position, p: Position, packed: int, found: list[Message]) -> None:
    """Flags, Squadrons, Conflict markers, damage."""
    # What lies on the table is replaced where it changes.
    if p.flag is before.flag and p.marker is before.marker and p.damaged is before.damaged:
        return
    for space in range(SPACES):
        kind = p.ruleset.board.kind[space]
        if before.flag[space] != p.flag[space]:
            found.append(_flag(before, p, packed, space))
        elif p.marker[space] != before.marker[space]:
            key = "log-conflict-strong" if p.marker[space] == PLUS_ONE_MARKER else "log-conflict-on"
            found.append(say(key if p.marker[space] else "log-conflict-off", space=the_space(p, space)))
        elif kind == FORT and p.damaged[space] != before.damaged[space]:
            found.append(say("log-damaged" if p.damaged[space] else "log-repaired", space=the_space(p, space)))


def _flag(before: Position, p: Position, packed: int, space: Space) -> Message:
    """A flag or Squadron that came, went, or took the place of another; with its price, 0 if it had none."""
    old = the_flag(before.flag[space])
    new = the_flag(p.flag[space])
    name = the_space(p, space)
    naval = p.ruleset.board.kind[space] == NAVAL
    price = p.buy[BUY_PRICE] if kind_of(packed) in PAYING else 0
    if p.flag[space] == EMPTY:
        return say("log-squadron-off" if naval else "log-flag-off", space=name, flag=old, price=price)
    if before.flag[space] == EMPTY:
        return say("log-squadron-on" if naval else "log-flag-on", space=name, flag=new, price=price)
    return say("log-squadron-instead" if naval else "log-flag-instead", space=name, flag=new, flag2=old)


def _advantages(before: Position, p: Position, found: list[Message]) -> None:
    if p.advantage_owner is before.advantage_owner:
        return
    for at in range(ADVANTAGES):
        owner = p.advantage_owner[at]
        if owner != before.advantage_owner[at]:
            name = the_advantage(p, at)
            if owner == NONE:
                found.append(say("log-advantage-free", advantage=name))
            else:
                found.append(say("log-advantage-held", advantage=name, side=the_side(owner)))


def _treasuries(before: Position, p: Position, found: list[Message]) -> None:
    """Debt, limits, Treaty Points and Squadrons off the map."""
    if same(p.sides, before.sides):
        return
    for side in range(SIDES):
        s = p.sides
        b = before.sides
        name = the_side(side)
        if s[DEBT + side] != b[DEBT + side] or s[LIMIT + side] != b[LIMIT + side]:
            found.append(say("log-debt", side=name, debt=s[DEBT + side], limit=s[LIMIT + side]))
        if s[TREATY + side] != b[TREATY + side]:
            found.append(say("log-treaty", side=name, number=s[TREATY + side]))
        if s[UNBUILT + side] < b[UNBUILT + side]:
            found.append(say("log-navy-box", side=name, number=s[NAVY_BOX + side]))
        if (
            s[GONE + side] > b[GONE + side]
            or s[ASIDE + side] > b[ASIDE + side]
            or s[UNBUILT + side] > b[UNBUILT + side]
        ):
            found.append(
                say("log-squadron-lost" if s[GONE + side] > b[GONE + side] else "log-squadron-away", side=name)
            )
