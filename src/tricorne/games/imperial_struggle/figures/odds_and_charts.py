"""Figures for whoever thinks about a game: what a purchase costs, charts and the sources of points afterwards."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import SHIFT
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    EMPTY,
    FRANCE,
    NONE,
    SHIFTABLE,
    SIDE_IDS,
    SIDES,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import counted_in, set_flag
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT, REASON, TREATY, TURN, VP
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.figures.price import paid, purchase
from tricorne.games.imperial_struggle.military.squadrons import built
from tricorne.games.imperial_struggle.scoring import final, score_sheet, scoring
from tricorne.games.imperial_struggle.scoring.victory import FINAL_SCORE
from tricorne.games.imperial_struggle.view.prices import shift_row
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import DECISION, Engine
from tricorne.kernel.position import actor_of, kind_of
from tricorne.kernel.word_rows import same

# -- beforehand ----------------------------------------------------------------------------------


def odds(engine: Engine, p: Position, seat: int, action: ActionId) -> dict[str, object] | None:
    """What a purchase that is being chosen costs; what a shift changes too: the Award of its Region, the demand for
    its commodity. There is no chance in it. None for everything else.
    """
    if engine.waits_for(p) != DECISION or actor_of(p.stack[-1]) != seat:
        return None
    if kind_of(p.stack[-1]) not in (step_numbers.SHIFT, step_numbers.JACOBITE_SHIFT):
        return purchase(engine, p, seat, action)
    if not SHIFT <= action < SHIFT + SHIFTABLE:
        return None
    space = p.ruleset.pieces.shiftable[action - SHIFT]
    board = p.ruleset.board
    after = p.clone()
    # The same act and the same scoring as in play, on a copy: Conflict markers and leads come out right.
    set_flag(after, space, EMPTY if p.flag[space] != EMPTY else flag_of(seat))
    region = board.region_ids[board.region[space]]
    commodity = board.commodity[space]
    found: dict[str, object] = {"kind": "shift"}
    row = shift_row(p, p.stack[-1], space)
    found.update(row)
    opened = engine.why_not(p, action) is None
    found["paid"] = paid(engine, p, seat, str(row["type"]), action) if opened else None
    found["award"] = [queries.award_standing(p, region), queries.award_standing(after, region)]
    found["demand"] = None
    if commodity != NONE:
        found["demand"] = [queries.demand_standing(p)[commodity], queries.demand_standing(after)[commodity]]
    return found


# -- afterwards ----------------------------------------------------------------------------------


def figures(p: Position) -> dict[str, dict[str, int]]:
    """What charts show of both sides."""
    lead = p.clock[VP] - p.ruleset.components.level_vp
    found: dict[str, dict[str, int]] = {"victory-points": {SIDE_IDS[FRANCE]: lead, SIDE_IDS[BRITAIN]: -lead}}
    sets = p.ruleset.sets
    found["flags"] = {SIDE_IDS[side]: counted_in(p, sets.everything, flag_of(side)) for side in range(SIDES)}
    found["squadrons"] = {SIDE_IDS[side]: counted_in(p, sets.waters, flag_of(side)) for side in range(SIDES)}
    found["advantages"] = {SIDE_IDS[side]: p.advantage_owner.count(side) for side in range(SIDES)}
    found["debt"] = {SIDE_IDS[side]: p.sides[DEBT + side] for side in range(SIDES)}
    found["treaty-points"] = {SIDE_IDS[side]: p.sides[TREATY + side] for side in range(SIDES)}
    return found


def same_figures(p: Position, q: Position) -> bool:
    """Whether two positions of a game surely have the same figures: what lies on the table is replaced where it
    changes."""
    if p.flag is not q.flag or p.marker is not q.marker or p.damaged is not q.damaged:
        return False
    if p.advantage_owner is not q.advantage_owner:
        return False
    return p.clock[VP] == q.clock[VP] and same(p.sides, q.sides)


SOURCES = ["prestige", "awards", "demand", "ministries", "final-scoring", "final-scoring", "final-scoring"]
"""Of the lines of a score sheet, by what they score."""


def points(before: Position, after: Position) -> dict[str, dict[str, int]]:
    """The Victory points between two positions: each phase of scoring by its lines, wars, and cards or play.

    A Scoring Phase runs when a Peace turn ends, which no purchase does by itself: so it scores what lay there before.
    """
    won: int = after.clock[VP] - before.clock[VP]
    found: dict[str, dict[str, int]] = {}
    at_peace = before.ruleset.components.turn_war[before.clock[TURN]] == NONE
    over = before.stack and not after.stack
    if at_peace and (after.clock[TURN] != before.clock[TURN] or over):
        sheet = scoring.lines(before)
        scored = before.clone()
        score_sheet.carry_out(scored, sheet)
        if over and after.clock[REASON] >= FINAL_SCORE:
            sheet += final.lines(scored)
        for at in range(0, len(sheet), score_sheet.LINE):
            side = sheet[at + score_sheet.WHO]
            vp = sheet[at + score_sheet.VICTORY_POINTS]
            _note(found, SOURCES[sheet[at + score_sheet.WHAT]], SIDE_IDS[side], vp)
            won += vp if side == BRITAIN else -vp
    if won:
        _note(found, "play" if at_peace and not found else "wars", SIDE_IDS[FRANCE if won > 0 else BRITAIN], abs(won))
    return found


def sources(engine: Engine, before: Position, after: Position) -> dict[str, dict[str, int]]:
    """Each war, the count at the end of the Peace turns, the last one with Final Scoring, and deeds on the way."""
    earlier = engine.scores(before)
    now = engine.scores(after)
    won = {seat: now[seat] - earlier[seat] for seat in now if now[seat] != earlier[seat]}
    if not won:
        return {}
    components = after.ruleset.components
    turn = before.clock[TURN]
    if components.turn_war[turn] != NONE:
        return {f"war-{components.turn_ids[turn]}": won}
    if not after.stack:
        return {"last-scoring": won}
    return {"deeds" if after.clock[TURN] == turn else "scoring": won}


def results(p: Position) -> dict[str, dict[str, int]]:
    """Flags and Squadrons, Debt, Treaty Points, Advantages, and how far along the turn track the game came."""
    found: dict[str, dict[str, int]] = {}
    for side in range(SIDES):
        found[SIDE_IDS[side]] = {
            "flags": p.flag.count(flag_of(side)),
            "squadrons": built(p, side),
            "debt": p.sides[DEBT + side],
            "treaty-points": p.sides[TREATY + side],
            "advantages": p.advantage_owner.count(side),
            "turn-track": p.clock[TURN] + 1,
        }
    return found


def _note(found: dict[str, dict[str, int]], name: str, seat: str, value: int) -> None:
    """Add a value; points of nothing are not told."""
    if name not in found:
        found[name] = {}
    found[name][seat] = found[name].get(seat, 0) + value
