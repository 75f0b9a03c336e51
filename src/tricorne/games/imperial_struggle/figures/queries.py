"""Questions that clients, bots and tests share: who leads where, and what it would be worth. They change nothing.

``game.queries`` is this file; prices, Protection, Isolation, Advantages and targets stand in queries_board.py. Each
takes a state of the game or its position. Sides, Regions, commodities, wars and spaces go by the ids of the data files;
answers are ready for JSON.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.board import index
from tricorne.games.imperial_struggle.board.constants import COMMODITIES, EUROPE, NONE, SIDE_IDS, SIDES, Side, flag_of
from tricorne.games.imperial_struggle.board.control import counted_in
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REASON, VP, WINNER
from tricorne.games.imperial_struggle.board.sets import Holding
from tricorne.games.imperial_struggle.board.wars import SPECIALS
from tricorne.games.imperial_struggle.figures.queries_board import (
    advantages_of,
    cost_to_shift,
    fort_costs,
    isolated,
    marker_costs,
    position_of,
    protected,
    targets,
)
from tricorne.games.imperial_struggle.scoring import final, score_sheet, scoring
from tricorne.games.imperial_struggle.scoring.victory import REASON_IDS, decide
from tricorne.games.imperial_struggle.war.strength import Item, place_in_war, strength
from tricorne.games.imperial_struggle.war.theaters import revealed
from tricorne.kernel.bits import numbers_in
from tricorne.kernel.state import State

__all__ = [
    "EVERYTHING",
    "advantages_of",
    "award_standing",
    "cost_to_shift",
    "demand_standing",
    "final_score_preview",
    "fort_costs",
    "isolated",
    "marker_costs",
    "protected",
    "scoring_preview",
    "targets",
    "theater_strength",
]

EVERYTHING: Final = -2
"""The seat that sees all tiles: for hosts, tests and analysis."""


def side_id(side: Side) -> str | None:
    return None if side == NONE else SIDE_IDS[side]


def _counts(p: Position, spaces: Holding) -> dict[str, int]:
    return {SIDE_IDS[side]: counted_in(p, spaces, flag_of(side)) for side in range(SIDES)}


def award_standing(at: State | Position, region: str) -> dict[str, object]:
    """A Region's Award as things stand: counted spaces, tile, lead it needs, who would get it (4.1.12).

    Europe comes with the Prestige spaces.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> award_standing(state, "caribbean")["counts"]
    {'france': 5, 'britain': 5}
    """
    p = position_of(at)
    c = p.ruleset.components
    number = c.board.region_of(region)
    tile = scoring.award_on(p, number)
    answer: dict[str, object] = {
        "region": region,
        "counts": _counts(p, p.ruleset.sets.regions[number]),
        "tile": None if tile == NONE else c.awards.ids[tile],
        "lead_needed": None if tile == NONE else c.awards.margin[tile],
        "vp": 0 if tile == NONE else c.awards.vp[tile],
        "treaty_points": 0 if tile == NONE else c.awards.treaty_points[tile],
        "winner": side_id(scoring.award_winner(p, number)),
    }
    if number == EUROPE:
        answer["prestige"] = {
            "counts": _counts(p, p.ruleset.sets.prestige),
            "vp": c.awards.prestige_vp,
            "winner": side_id(scoring.prestige_winner(p)),
        }
    return answer


def demand_standing(at: State | Position) -> list[dict[str, object]]:
    """All six commodities in table order: Markets counted, in demand or not, the era's reward, who leads (4.1.12).

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> demand_standing(state)[0]["commodity"], demand_standing(state)[0]["counts"]
    ('furs', {'france': 1, 'britain': 1})
    """
    p = position_of(at)
    return [demand_of(p, commodity) for commodity in range(COMMODITIES)]


def demand_of(p: Position, commodity: int) -> dict[str, object]:
    """The same of one commodity."""
    reward = p.ruleset.components.demands[commodity]
    era = p.era()
    return {
        "commodity": reward.id,
        "in_demand": p.demand[commodity] == 1,
        "counts": _counts(p, p.ruleset.sets.commodities[commodity]),
        "vp": reward.vp[era],
        "treaty_points": reward.treaty_points[era],
        "debt": reward.debt[era],
        "leader": side_id(scoring.demand_winner(p, commodity)),
    }


def theater_strength(at: State | Position, war: str, theater: int, seat: int = EVERYTHING) -> dict[str, object]:
    """Both strengths in a theater (numbered from 1 in its war) with every part, as a seat may know them (7.1.3, R69).

    Face-down War tiles of the other side are left out, for a spectator those of both; EVERYTHING leaves none out.
    Winner, margin and row are what these strengths would give.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> theater_strength(state, "wss", 1)["theater"]
    'wss-central-europe'
    """
    p = position_of(at)
    wars = p.ruleset.components.wars
    numbers = wars.theaters_of[index("war", war, wars.ids)]
    if not 1 <= theater <= len(numbers):
        raise ValueError(f"{war} has no theater {theater}; it has theaters 1 to {len(numbers)}")
    number = numbers[theater - 1]
    t = wars.theaters[number]
    totals: list[int] = []
    answer: dict[str, object] = {"theater": t.id}
    for side in range(SIDES):
        items: list[Item] = []
        shown = seat == EVERYTHING or seat == side or (t.war == p.next_war() and revealed(p, place_in_war(p, number)))
        totals.append(strength(p, number, side, shown, items))
        parts = [{"key": item.key, "id": item.id, "amount": item.amount} for item in items]
        answer[SIDE_IDS[side]] = {"total": totals[side], "tiles_shown": shown, "items": parts}
    winner = NONE if totals[0] == totals[1] else (0 if totals[0] > totals[1] else 1)
    margin = abs(totals[0] - totals[1])
    row = NONE if winner == NONE else t.row(winner, margin)
    answer["winner"] = side_id(winner)
    answer["margin"] = margin
    answer["spoils"] = None if row == NONE else _spoils(p, number, row)
    return answer


def _spoils(p: Position, theater: int, row: int) -> dict[str, object]:
    """A spoils row in full."""
    spoils = p.ruleset.components.wars.theaters[theater].spoils[row]
    return {
        "row": row,
        "vp": spoils.vp,
        "conquest_points": spoils.conquest_points,
        "treaty_points_to_loser": spoils.treaty_points,
        "unflag": [p.ruleset.board.space_ids[s] for s in spoils.unflag],
        "special": [SPECIALS[at] for at in numbers_in(spoils.special, len(SPECIALS))],
        "squadrons_lost": spoils.losses,
        "best": spoils.best,
    }


def scoring_preview(at: State | Position) -> dict[str, object]:
    """What the Scoring Phase would give now, line by line, and the total after it.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> scoring_preview(state)["vp_before"]
    15
    """
    p = position_of(at)
    return turn_scored(p, scoring.lines(p))


def turn_scored(p: Position, sheet: list[int]) -> dict[str, object]:
    """The same by the score sheet of the turn."""
    after = p.clone()
    score_sheet.carry_out(after, sheet)
    return {
        "items": _lines(p, sheet),
        "vp_before": p.clock[VP],
        "vp_after": after.clock[VP],
        "sweep": side_id(scoring.sweeper(p)),
    }


def final_score_preview(at: State | Position) -> dict[str, object]:
    """What Final Scoring would give now, line by line, the total after it, and who would win (11, R97).

    ``vp_after_turn`` is the total if the turn is scored first, as it is at the end of the last Peace turn.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> final_score_preview(state)["winner"]
    'britain'
    """
    p = position_of(at)
    return game_scored(p, scoring.lines(p), final.lines(p))


def game_scored(p: Position, of_turn: list[int], sheet: list[int]) -> dict[str, object]:
    """The same by the sheets of the turn and of the game."""
    after = p.clone()
    score_sheet.carry_out(after, sheet)
    vp = after.clock[VP]
    decide(after)
    scored = p.clone()
    score_sheet.carry_out(scored, of_turn)
    score_sheet.carry_out(scored, final.lines(scored))
    return {
        "items": _lines(p, sheet),
        "vp_before": p.clock[VP],
        "vp_after": vp,
        "vp_after_turn": scored.clock[VP],
        "winner": side_id(after.clock[WINNER]),
        "reason": REASON_IDS[after.clock[REASON]],
    }


def _lines(p: Position, sheet: list[int]) -> list[dict[str, object]]:
    """The lines of a score sheet for people."""
    lines: list[dict[str, object]] = []
    for at in range(0, len(sheet), score_sheet.LINE):
        what = sheet[at + score_sheet.WHAT]
        lines.append(
            {
                "what": score_sheet.WHAT_IDS[what],
                "id": _name(p, what, sheet[at + score_sheet.NUMBER]),
                "side": SIDE_IDS[sheet[at + score_sheet.WHO]],
                "vp": sheet[at + score_sheet.VICTORY_POINTS],
                "treaty_points": sheet[at + score_sheet.TREATY_POINTS],
                "debt": sheet[at + score_sheet.DEBT],
            }
        )
    return lines


def _name(p: Position, what: int, number: int) -> str | None:
    """The id of what a line is about."""
    c = p.ruleset.components
    if what == score_sheet.AWARD:
        return c.board.region_ids[number]
    if what == score_sheet.DEMAND or what == score_sheet.COMMODITY:
        return c.commodity_ids[number]
    if what == score_sheet.MINISTRY:
        return c.ministry_ids[number]
    if what == score_sheet.TERRITORY:
        return c.board.space_ids[number]
    return None
