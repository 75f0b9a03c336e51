"""Scoring of a turn and of the end, held against recorded steps."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import both
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    EAST_INDIA_COMPANY,
    EUROPE,
    FRANCE,
    FRENCH,
    JOHN_LAW,
    NONE,
    SIDES,
    VOLTAIRE,
)
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT, TREATY, VP
from tricorne.games.imperial_struggle.ministries.british import EastIndiaCompany
from tricorne.games.imperial_struggle.ministries.french import Voltaire
from tricorne.games.imperial_struggle.round.advantages import blocked
from tricorne.games.imperial_struggle.scoring import final, score_sheet, scoring

ALTS = ["eic_counts_exhausted", "voltaire_paid_without_europe_award", "voltaire_counts_conflict_space"]


def totals(table: Position) -> dict[str, Any]:
    """VP, Treaty Points and Debt as they are recorded after a step."""
    return {
        "vp": table.clock[VP],
        "treaty_points": both([table.sides[TREATY + side] for side in range(SIDES)]),
        "debt": both([table.sides[DEBT + side] for side in range(SIDES)]),
    }


def step_of(table: Position, sheet: list[int], at: int, last: str) -> str:
    """The recorded step that a line of the score sheet belongs to; a ministry's line follows what it adds to."""
    what = sheet[at + score_sheet.WHAT]
    number = sheet[at + score_sheet.NUMBER]
    if what == score_sheet.PRESTIGE:
        return "Prestige"
    if what == score_sheet.AWARD:
        return f"{names.english('region', table.ruleset.board.region_ids[number])} award"
    if what == score_sheet.DEMAND:
        return f"{names.english('commodity', names.PIECES.demands[number].id)} demand"
    if number == VOLTAIRE:
        return "Europe award"
    return last if names.PIECES.ministries[number].id == "dupleix" else "end (other bonuses)"


def scoring_steps(table: Position, order: list[str]) -> dict[str, dict[str, Any]]:
    """VP, Treaty Points and Debt after each recorded step, as our score sheet gives them; changes the table."""
    sheet = scoring.lines(table)
    lines: dict[str, list[int]] = {}
    last = ""
    for at in range(0, len(sheet), score_sheet.LINE):
        last = step_of(table, sheet, at, last)
        lines.setdefault(last, []).extend(sheet[at : at + score_sheet.LINE])
    after: dict[str, dict[str, Any]] = {}
    for step in order:
        score_sheet.carry_out(table, lines.pop(step, []))
        after[step] = totals(table)
    for step in lines:
        after[step] = {"not recorded": lines[step]}
    return after


def compare_scoring(table: Position, recorded: dict[str, Any], found: Findings, kind: str) -> Position:
    """Every step of a Scoring Phase, by what it adds, and the sweep; the table after it."""
    after = table.clone()
    before = totals(table)
    ours = scoring_steps(after, [step["after"] for step in recorded["steps"]])
    found.alt(*ALTS)
    theirs_before = before
    for step in recorded["steps"]:
        name = step["after"]
        mine = change(before, ours[name])
        alt, ruling = other_reading(table, name, mine)
        found.same_or_alt(f"{kind} {name}", change(theirs_before, step), mine, alt, ruling)
        theirs_before = {key: step[key] for key in before}
        before = ours.pop(name)
    for name in ours:
        found.same(f"{kind} {name}", None, ours[name])
    sweep = scoring.sweeper(table)
    if "sweep_winner_as_implemented" in recorded:
        mine_name = None if sweep < 0 else SIDE_NAMES[sweep]
        prestige_too = mine_name if sweep >= 0 and scoring.prestige_winner(table) == sweep else None
        theirs = recorded["sweep_winner_as_implemented"]
        found.same_or_alt(f"{kind} sweep", theirs, mine_name, prestige_too, "R95 sweep_needs_prestige")
    found.alt("")
    return after


def other_reading(table: Position, step: str, mine: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """What a step adds where Voltaire and the East India Company are read otherwise (R50, R146, R152)."""
    theirs = dict(mine)
    if step == "Europe award" and table.ministry_place[VOLTAIRE] == UP:
        card = table.ruleset.cabinet[VOLTAIRE]
        assert isinstance(card, Voltaire)
        held = len([one for one in card.countries if FRENCH in [table.flag[s] for s in one]])
        counts = len([one for one in card.countries if counted(table, one, FRANCE)])
        given = scoring.award_winner(table, EUROPE) != NONE
        theirs["France treaty_points"] += min(card.most, held) - (min(card.most, counts) if given else 0)
        return theirs, "R152 voltaire_paid_without_europe_award" if not given else "R50 voltaire_counts_conflict_space"
    if step.startswith("end") and table.ministry_place[EAST_INDIA_COMPANY] == UP:
        company = table.ruleset.cabinet[EAST_INDIA_COMPANY]
        assert isinstance(company, EastIndiaCompany)
        mine_now = [a for a in company.advantages if table.advantage_owner[a] == BRITAIN and not blocked(table, a)]
        fresh = [a for a in mine_now if not table.advantage_used[a]]
        theirs["vp"] -= min(company.most, len(mine_now)) - min(company.most, len(fresh))
        return theirs, "R146 eic_counts_exhausted"
    return theirs, ""


def change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What changed between two steps."""
    if "vp" not in after:
        return after
    changed: dict[str, Any] = {"vp": after["vp"] - before["vp"]}
    for key in ("treaty_points", "debt"):
        for side in SIDE_NAMES:
            changed[f"{side} {key}"] = after[key][side] - before[key][side]
    return changed


ITEMS = {"prestige": "PRESTIGE", "available-debt": "DEBT", "territory": "TERRITORIES"}


def compare_final(table: Position, recorded: dict[str, Any], found: Findings) -> None:
    """Every item of Final Scoring."""
    sheet = final.lines(table)
    ours: list[tuple[str, str, int]] = []
    for at in range(0, len(sheet), score_sheet.LINE):
        what = score_sheet.WHAT_IDS[sheet[at + score_sheet.WHAT]]
        if what == "commodity":
            item = names.english("commodity", names.PIECES.demands[sheet[at + score_sheet.NUMBER]].id).upper()
        else:
            item = ITEMS[what]
        ours.append((item, SIDE_NAMES[sheet[at + score_sheet.WHO]], sheet[at + score_sheet.VICTORY_POINTS]))
    theirs = [(str(item["item"]), item["side"], item["vp"]) for item in recorded["items"] if item["vp"]]
    found.same_set("final items", theirs, ours)
    after = table.clone()
    score_sheet.carry_out(after, sheet)
    found.same("final vp", recorded["vp_after"], after.clock[VP])


def readings(table: Position) -> list[str]:
    """Rulings that may make a Scoring Phase differ from the recorded one."""
    found: list[str] = []
    unchanged = {"vp": 0, "France treaty_points": 0}
    for step in ("Europe award", "end"):
        alt, ruling = other_reading(table, step, unchanged)
        if alt != unchanged:
            found.append(ruling)
    marked = [space for space in table.ruleset.board.target("scotland") if table.marker[space]]
    if marked and table.ministry_place[JOHN_LAW] == UP:
        found.append("R50 John Law counts markers")
    return found
