"""What came of a step, as sentences of the log: what was drawn, and every public change on the table."""

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
    SIDE_NAMES,
    SIDES,
    SPACES,
)
from tricorne.games.imperial_struggle.board.position import (
    ASIDE,
    BUY_PRICE,
    BYNG,
    DEBT,
    DISCARDED,
    GONE,
    HAND,
    LIMIT,
    MINISTRY_OUT,
    NAVY_BOX,
    OUT_OF_GAME,
    PART,
    REASON,
    REMOVED,
    ROUND_NUMBER,
    SECRET,
    STAGE,
    TREATY,
    TURN,
    UNBUILT,
    VP,
    WINNER,
    Position,
)
from tricorne.games.imperial_struggle.log.war import tile_words
from tricorne.games.imperial_struggle.military.tiles import theater_name
from tricorne.games.imperial_struggle.peace.turn import SCORING
from tricorne.games.imperial_struggle.refusals import event_name, ministry_name, space_name
from tricorne.games.imperial_struggle.round.rounds import BEFORE_TILE
from tricorne.games.imperial_struggle.scoring import final, score_sheet, scoring
from tricorne.games.imperial_struggle.scoring.victory import FINAL_SCORE
from tricorne.kernel.position import first_of, kind_of

FLAGS: Final = ["", "French", "British", "Spanish", "American"]
PAYING: Final = [
    step_numbers.SHIFT,
    step_numbers.HUGUENOTS,
    step_numbers.PAY_BY,
    step_numbers.PAY_EXTRA,
    step_numbers.JACOBITE_SHIFT,
]
REASONS: Final = [
    "",
    "it won every Award and every demand",
    "it swept the war",
    "by the Victory point total",
    "by the Victory points after Final Scoring",
    "by Available Debt after a tie",
    "because a full tie goes to Britain",
]
"""How the game ended, in the order of victory.py."""

# -- chance ------------------------------------------------------------------------------------


def chance(p: Position, packed: int, value: int, seat: int) -> tuple[str, str]:
    """A heading and the piece drawn; a piece that only its side sees is nameless to others."""
    c = p.ruleset.components
    kind = kind_of(packed)
    if kind == step_numbers.AWARD:
        vp = c.awards.vp[value]
        name = f"{c.board.region_names[first_of(packed)]} {vp} VP"
        return "Awards", f"{name} + {c.awards.treaty_points[value]} TRP" if c.awards.treaty_points[value] else name
    if kind in (step_numbers.DEMAND, step_numbers.OTHER_DEMAND):
        return "In demand", c.demands[value].name
    if kind == step_numbers.REVEAL:
        return "Investment tiles", c.investments.ids[value]
    side = first_of(packed)
    own = seat == side
    if kind in (step_numbers.DEAL_CARD, step_numbers.DRAW_CARD):
        return "Cards drawn", _drawn(side, c.events[value].name if own or p.event_place[value] == OUT_OF_GAME else "")
    name = tile_words(c.wars, value) if own else ""
    if kind == step_numbers.LOSE_BONUS_TILE:
        return "Back to the pool", _drawn(side, name)
    return "War tiles drawn", _drawn(side, name)


def _drawn(side: int, name: str) -> str:
    return f"{SIDE_NAMES[side]} {name or 'one'}"


# -- changes -----------------------------------------------------------------------------------


def changes(before: Position, p: Position, packed: int) -> list[str]:
    """Every public change between two positions, in sentences."""
    found: list[str] = []
    _time(before, p, packed, found)
    if kind_of(packed) == step_numbers.PEACE and before.clock[STAGE] == SCORING:
        _scoring(before, p, found)
    _cards(before, p, found)
    _board(before, p, packed, found)
    _advantages(before, p, found)
    _treasuries(before, p, found)
    if p.clock[VP] != before.clock[VP]:
        found.append(f"The Victory point total goes from {before.clock[VP]} to {p.clock[VP]}.")
    if not p.stack and before.stack:
        found.append(f"{SIDE_NAMES[p.clock[WINNER]]} wins: {REASONS[p.clock[REASON]]}.")
    return found


def _time(before: Position, p: Position, packed: int, found: list[str]) -> None:
    c = p.ruleset.components
    if p.clock[TURN] != before.clock[TURN]:
        at = p.clock[TURN]
        war = c.turn_war[at]
        name = f"The {c.wars.names[war]} breaks out" if war != NONE else f"Peace turn {c.turn_number[at]} begins"
        found.append(f"{name.replace('The The', 'The')}.")
    if kind_of(packed) == step_numbers.ROUND and before.round[PART] < BEFORE_TILE <= p.round[PART]:
        found.append(f"Round {p.clock[ROUND_NUMBER] + 1}: {SIDE_NAMES[first_of(packed)]}.")


def _scoring(before: Position, p: Position, found: list[str]) -> None:
    """The Scoring Phase and Final Scoring, line by line."""
    sheet: list[int] = []
    scoring.items(before, sheet)
    _sheet(p, "Scoring", sheet, found)
    if p.clock[REASON] >= FINAL_SCORE:
        after = before.clone()
        score_sheet.carry_out(after, sheet)
        last: list[int] = []
        final.items(after, last)
        _sheet(p, "Final Scoring", last, found)


def _sheet(p: Position, title: str, sheet: list[int], found: list[str]) -> None:
    c = p.ruleset.components
    for at in range(0, len(sheet), score_sheet.LINE):
        what = sheet[at + score_sheet.WHAT]
        number = sheet[at + score_sheet.NUMBER]
        name = "Prestige"
        if what == score_sheet.AWARD:
            name = f"Award of {c.board.region_names[number]}"
        elif what in (score_sheet.DEMAND, score_sheet.COMMODITY):
            name = c.demands[number].name
        elif what == score_sheet.MINISTRY:
            name = c.ministries[number].name
        elif what == score_sheet.TERRITORY:
            name = c.board.space_names[number]
        elif what == score_sheet.AVAILABLE_DEBT:
            name = "Available Debt"
        parts = [f"{sheet[at + score_sheet.VICTORY_POINTS]} VP"]
        if sheet[at + score_sheet.TREATY_POINTS]:
            parts.append(f"{sheet[at + score_sheet.TREATY_POINTS]} TRP")
        if sheet[at + score_sheet.DEBT]:
            parts.append(f"{sheet[at + score_sheet.DEBT]:+d} Debt")
        found.append(f"{title}, {name}: {SIDE_NAMES[sheet[at + score_sheet.WHO]]} {', '.join(parts)}.")


def _cards(before: Position, p: Position, found: list[str]) -> None:
    """Discards that are shown, cards and tiles that leave the game."""
    for side in range(SIDES):
        shown: list[str] = []
        for card in range(EVENTS):
            if before.event_place[card] == SECRET + side and p.event_place[card] == DISCARDED:
                shown.append(event_name(p, card))
        if shown:
            found.append(f"{SIDE_NAMES[side]} discards {', '.join(shown)}.")
    for card in range(EVENTS):
        if p.event_place[card] == OUT_OF_GAME and HAND <= before.event_place[card] < HAND + SIDES:
            found.append(f"{event_name(p, card)} leaves the game.")
    for ministry in range(MINISTRIES):
        if p.ministry_place[ministry] == MINISTRY_OUT != before.ministry_place[ministry]:
            found.append(f"{ministry_name(p, ministry)} leaves the game.")
    for tile in range(BASIC_TILES):
        if p.tile_place[tile] == REMOVED != before.tile_place[tile]:
            found.append(f"The tile {tile_words(p.ruleset.components.wars, tile)} leaves the game.")
    if p.clock[BYNG] != before.clock[BYNG] and p.clock[BYNG] != NONE:
        found.append(f"The Byng marker goes to {theater_name(p, p.clock[BYNG])}.")


def _board(before: Position, p: Position, packed: int, found: list[str]) -> None:
    """Flags, Squadrons, Conflict markers, damage."""
    price = f" for {p.buy[BUY_PRICE]}" if kind_of(packed) in PAYING else ""
    for space in range(SPACES):
        name = space_name(p, space)
        old = before.flag[space]
        new = p.flag[space]
        kind = p.ruleset.board.kind[space]
        if old != new:
            thing = "Squadron" if kind == NAVAL else "flag"
            if new == EMPTY:
                found.append(f"The {FLAGS[old]} {thing} leaves {name}{price}.")
            elif old == EMPTY:
                found.append(f"{name} gets a {FLAGS[new]} {thing}{price}.")
            else:
                found.append(f"{name} gets a {FLAGS[new]} {thing} instead of the {FLAGS[old]} one.")
        elif p.marker[space] != before.marker[space]:
            strong = "+1 " if p.marker[space] == PLUS_ONE_MARKER else ""
            verb = f"gets a {strong}Conflict marker" if p.marker[space] else "loses its Conflict marker"
            found.append(f"{name} {verb}.")
        elif kind == FORT and p.damaged[space] != before.damaged[space]:
            found.append(f"The Fort in {name} is {'damaged' if p.damaged[space] else 'repaired'}.")


def _advantages(before: Position, p: Position, found: list[str]) -> None:
    for at in range(ADVANTAGES):
        owner = p.advantage_owner[at]
        if owner != before.advantage_owner[at]:
            name = p.ruleset.components.advantages[at].name
            who = "Nobody" if owner == NONE else SIDE_NAMES[owner]
            found.append(f"{who} holds {name} now.")


def _treasuries(before: Position, p: Position, found: list[str]) -> None:
    """Debt, limits, Treaty Points and Squadrons off the map."""
    for side in range(SIDES):
        s = p.sides
        b = before.sides
        name = SIDE_NAMES[side]
        if s[DEBT + side] != b[DEBT + side] or s[LIMIT + side] != b[LIMIT + side]:
            found.append(f"{name} has Debt {s[DEBT + side]} of {s[LIMIT + side]}.")
        if s[TREATY + side] != b[TREATY + side]:
            found.append(f"{name} has {s[TREATY + side]} Treaty Point{'' if s[TREATY + side] == 1 else 's'}.")
        if s[UNBUILT + side] < b[UNBUILT + side]:
            found.append(f"{name} has {s[NAVY_BOX + side]} in the Navy Box: a new Squadron joins it.")
        if (
            s[GONE + side] > b[GONE + side]
            or s[ASIDE + side] > b[ASIDE + side]
            or s[UNBUILT + side] > b[UNBUILT + side]
        ):
            found.append(f"{name} loses a Squadron, {'for good' if s[GONE + side] > b[GONE + side] else 'for now'}.")
