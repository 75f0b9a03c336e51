"""The Scoring Phase and Final Scoring in the log (4.1.12, 11): line by line with what each side counted and the total
after it, then what nobody won, with the lead that it needed."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    BRITISH,
    COMMODITIES,
    FRANCE,
    FRENCH,
    NONE,
    REGIONS,
    Side,
)
from tricorne.games.imperial_struggle.board.control import counted_in
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REASON, VP
from tricorne.games.imperial_struggle.scoring import final, score_sheet, scoring
from tricorne.games.imperial_struggle.scoring.victory import FINAL_SCORE
from tricorne.games.imperial_struggle.text import say, the_commodity, the_ministry, the_region, the_side, the_space
from tricorne.kernel.message import Arg, Message, Thing


def peace(before: Position, p: Position) -> list[Message]:
    """What the scoring of a Peace turn gave, and Final Scoring if it was the last."""
    found: list[Message] = []
    running = before.clone()
    _sheet(running, before, "log-scoring", scoring.lines(before), found)
    _nobody(before, found)
    if p.clock[REASON] >= FINAL_SCORE:
        _sheet(running, running.clone(), "log-final-scoring", final.lines(running), found)
    return found


def _sheet(running: Position, p: Position, key: str, sheet: list[int], found: list[Message]) -> None:
    """The lines of a sheet; each is carried out on ``running`` for the total after it."""
    for at in range(0, len(sheet), score_sheet.LINE):
        what = sheet[at + score_sheet.WHAT]
        number = sheet[at + score_sheet.NUMBER]
        parts = [say("part-vp", count=sheet[at + score_sheet.VICTORY_POINTS])]
        if sheet[at + score_sheet.TREATY_POINTS]:
            parts.append(say("part-treaty", count=sheet[at + score_sheet.TREATY_POINTS]))
        if sheet[at + score_sheet.DEBT]:
            parts.append(say("part-debt", count=sheet[at + score_sheet.DEBT]))
        earlier = running.clock[VP]
        score_sheet.carry_out_line(running, sheet, at)
        gained = sheet[at + score_sheet.VICTORY_POINTS]
        gainer = sheet[at + score_sheet.WHO]
        after = earlier + gained if gainer == FRANCE else earlier - gained
        facts = _counted(p, what, number)
        facts["side"] = the_side(gainer)
        facts["parts"] = parts
        facts["before"] = earlier
        facts["after"] = after
        if what == score_sheet.AWARD:
            found.append(say("log-scoring-award", region=the_region(p, number), **facts))
        else:
            found.append(say(key, what=_scored(p, what, number), **facts))
        if running.clock[VP] != after:
            found.append(_over_limit(key, 1 - gainer, after, running.clock[VP]))


def _over_limit(key: str, gainer: Side, before: int, after: int) -> Message:
    """Forced Debt that did not fit under the limit of the other side (R61)."""
    parts: list[Arg] = [say("part-vp", count=abs(after - before))]
    return say(key, what=say("score-over-limit"), side=the_side(gainer), parts=parts, before=before, after=after)


def _nobody(p: Position, found: list[Message]) -> None:
    """What the Scoring Phase had to give and nobody won."""
    if scoring.prestige_winner(p) == NONE:
        facts = _counted(p, score_sheet.PRESTIGE, 0)
        found.append(say("log-scoring-nobody", what=say("score-prestige"), **facts))
    for region in range(REGIONS):
        if scoring.award_on(p, region) != NONE and scoring.award_winner(p, region) == NONE:
            facts = _counted(p, score_sheet.AWARD, region)
            found.append(say("log-scoring-nobody", what=say("score-award", region=the_region(p, region)), **facts))
    for commodity in range(COMMODITIES):
        if p.demand[commodity] and scoring.demand_winner(p, commodity) == NONE:
            facts = _counted(p, score_sheet.DEMAND, commodity)
            found.append(say("log-scoring-nobody", what=the_commodity(p, commodity), **facts))


def _counted(p: Position, what: int, number: int) -> dict[str, Arg]:
    """How many spaces each side counted for a line, and the lead that it needed; nothing for other lines."""
    sets = p.ruleset.sets
    lead = 1
    if what == score_sheet.PRESTIGE:
        spaces = sets.prestige
    elif what == score_sheet.AWARD:
        spaces = sets.regions[number]
        lead = p.ruleset.components.awards.margin[scoring.award_on(p, number)]
    elif what == score_sheet.DEMAND:
        spaces = sets.commodities[number]
    else:
        return {}
    return {"france": counted_in(p, spaces, FRENCH), "britain": counted_in(p, spaces, BRITISH), "lead": lead}


def _scored(p: Position, what: int, number: int) -> Thing | Message:
    """What a line of a score sheet is for."""
    if what in (score_sheet.DEMAND, score_sheet.COMMODITY):
        return the_commodity(p, number)
    if what == score_sheet.MINISTRY:
        return the_ministry(p, number)
    if what == score_sheet.TERRITORY:
        return the_space(p, number)
    return say("score-available-debt" if what == score_sheet.AVAILABLE_DEBT else "score-prestige")
