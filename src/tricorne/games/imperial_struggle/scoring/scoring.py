"""The Scoring Phase (4.1.12, R91 to R95): Prestige and Awards, demands in table order, then ministries.

``lines`` is the score sheet of the turn and changes nothing; ``score_turn`` carries the same sheet out and names
the side that won everything, if one did (4.1.13). Ministries that score add to the sheet through their hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    BRITISH,
    COMMODITIES,
    EUROPE,
    FRANCE,
    FRENCH,
    NONE,
    REGIONS,
    Region,
)
from tricorne.games.imperial_struggle.board.places import ON_REGION
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.sets import Holding, size
from tricorne.games.imperial_struggle.scoring import score_sheet
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.kernel.machine_words import Word, Words
from tricorne.kernel.word_rows import words

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.ministries.ministry import Ministry

PRESTIGE_LEAD: Final = REGIONS + COMMODITIES
"""The place of Prestige among the ``leads``."""
NO_LEADS: Final = words([0] * (PRESTIGE_LEAD + 1))
NO_AWARDS: Final = words([NONE] * REGIONS)

# -- questions ---------------------------------------------------------------------------------


def french_lead(p: Position, spaces: Holding) -> int:
    """How many more of some spaces France counts than Britain (3.2, R91)."""
    french = p.held[FRENCH]
    british = p.held[BRITISH]
    difference = 0
    political = spaces.political & ~p.marked_political
    if political:
        difference += size(french.political & political) - size(british.political & political)
    markets = spaces.markets & ~p.marked_markets
    if markets:
        difference += size(french.markets & markets) - size(british.markets & markets)
    if spaces.bases:
        difference += size(french.bases & spaces.bases) - size(british.bases & spaces.bases)
    return difference


def leader(p: Position, spaces: Holding, lead: int) -> int:
    """The side that counts more of some spaces, by so many at least; NONE otherwise (3.2, R91)."""
    return ahead(french_lead(p, spaces), lead)


def ahead(difference: int, lead: int) -> int:
    """The side that leads by so much at least, where France counts so many more than Britain; NONE without."""
    if difference >= lead:
        return FRANCE
    return BRITAIN if -difference >= lead else NONE


def leads(p: Position, wanted_alone: bool) -> Words:
    """How many more spaces France counts than Britain: by Region, then by commodity (or 0 for those that are not in
    demand, if they do not matter), then of Prestige."""
    sets = p.ruleset.sets
    found = NO_LEADS[:]
    for region, spaces in enumerate(sets.regions):
        found[region] = french_lead(p, spaces)
    for commodity, spaces in enumerate(sets.commodities):
        if p.demand[commodity] or not wanted_alone:
            found[REGIONS + commodity] = french_lead(p, spaces)
    found[PRESTIGE_LEAD] = french_lead(p, sets.prestige)
    return found


def award_on(p: Position, region: Region) -> int:
    """The Award tile that lies on a Region, NONE if there is none."""
    there = ON_REGION + region
    for tile, place in enumerate(p.award_place):
        if place == there:
            return tile
    return NONE


def awards_on(p: Position) -> Words:
    """By Region: the Award tile that lies there, NONE without."""
    found = NO_AWARDS[:]
    for tile, place in enumerate(p.award_place):
        if ON_REGION <= place < ON_REGION + REGIONS:
            found[place - ON_REGION] = tile
    return found


def award_winner(p: Position, region: Region) -> int:
    """The side that would get the Region's Award now; the tile says which lead it needs."""
    tile = award_on(p, region)
    if tile == NONE:
        return NONE
    c = p.ruleset.components
    return leader(p, p.ruleset.sets.regions[region], c.awards.margin[tile])


def prestige_winner(p: Position) -> int:
    """The side with more Prestige spaces (R93); spaces of the United States have flags only while they are open."""
    return leader(p, p.ruleset.sets.prestige, 1)


def demand_winner(p: Position, commodity: Word) -> int:
    """The side with more Markets of a commodity."""
    return leader(p, p.ruleset.sets.commodities[commodity], 1)


def sweeper(p: Position) -> int:
    """The side that wins all four Awards and all demands of the turn as things stand, NONE without (R94, R95)."""
    side = award_winner(p, EUROPE)
    if side == NONE:
        return NONE
    for region in range(EUROPE + 1, REGIONS):
        if award_winner(p, region) != side:
            return NONE
    for commodity in range(COMMODITIES):
        if p.demand[commodity] and demand_winner(p, commodity) != side:
            return NONE
    return side


def lines(p: Position) -> list[int]:
    """What the Scoring Phase would give now, line by line, in the order of R92."""
    sheet = Sheet()
    fill(sheet, p, leads(p, True), awards_on(p))
    return sheet.lines


def fill(sheet: Sheet, p: Position, by: Words, tiles: Words) -> None:
    """Write the same on a sheet, for known ``leads`` and ``awards_on``."""
    cards = _scoring_cards(p)
    winner = ahead(by[PRESTIGE_LEAD], 1)
    if winner != NONE:
        sheet.write(score_sheet.PRESTIGE, 0, winner, p.ruleset.components.awards.prestige_vp, 0, 0)
    for region in range(REGIONS):
        if tiles[region] != NONE:
            _award(p, region, tiles[region], by[region], cards, sheet)
    for commodity in range(COMMODITIES):
        if p.demand[commodity]:
            _demand(p, commodity, ahead(by[REGIONS + commodity], 1), cards, sheet)
    for card in cards:
        card.end_of_scoring(p, sheet)


def _scoring_cards(p: Position) -> list[Ministry]:
    """The face-up ministries that have a say in it, those of France first."""
    found: list[Ministry] = []
    for up in p.face_up:
        for number in up:
            card = p.ruleset.cabinet[number]
            if card.scores:
                found.append(card)
    return found


def demand_lines(p: Position, commodity: Word) -> list[int]:
    """What a demand gives now by the table of the era, if a side leads in it."""
    sheet = Sheet()
    _demand(p, commodity, demand_winner(p, commodity), _scoring_cards(p), sheet)
    return sheet.lines


def _demand(p: Position, commodity: Word, winner: int, cards: list[Ministry], sheet: Sheet) -> None:
    if winner == NONE:
        return
    reward = p.ruleset.components.demands[commodity]
    era = p.era()
    sheet.write(
        score_sheet.DEMAND,
        commodity,
        winner,
        reward.vp[era],
        reward.treaty_points[era],
        reward.debt[era],
    )
    for card in cards:
        card.demand(p, commodity, winner, sheet)


def _award(p: Position, region: Region, tile: int, french: int, cards: list[Ministry], sheet: Sheet) -> None:
    """Write a Region's Award, if a side wins it by what France counts more (or less) there; ministries may change its
    VP and add lines of their own."""
    awards = p.ruleset.components.awards
    winner = ahead(french, awards.margin[tile])
    if winner == NONE:
        return
    vp = awards.vp[tile]
    # Lines of ministries follow that of the Award.
    extra = Sheet() if cards and sheet.keeps_lines else sheet
    for card in cards:
        vp = card.award(p, region, winner, vp, extra)
    sheet.write(score_sheet.AWARD, region, winner, vp, awards.treaty_points[tile], 0)
    if extra is not sheet:
        sheet.lines.extend(extra.lines)


# -- acts --------------------------------------------------------------------------------------


def score_turn(p: Position) -> int:
    """The Scoring Phase; the side that swept it, NONE without. The VP total may pass its ends both ways (R15)."""
    swept = sweeper(p)
    score_sheet.carry_out(p, lines(p))
    return swept


def score_demand(p: Position, commodity: Word) -> None:
    """Score one commodity at once, as in the Scoring Phase (R109)."""
    score_sheet.carry_out(p, demand_lines(p, commodity))
