"""The French ministries that do something of their own. Passive cards are asked by the rules they touch:
Pompadour & Du Barry (advantages.py), Turgot (funds.py), Condorcet (round/event.py); Jacobites have their own file.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import SETTLE
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    EUROPE,
    FRANCE,
    FRENCH,
    HUGUENOT_TERRITORIES,
    MILITARY,
    NONE,
    NORTH_AMERICA,
    Region,
    Space,
)
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BONUS,
    EVENT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    SPENT,
    TILE,
    TRADE_BONUS,
)
from tricorne.games.imperial_struggle.ministries.abilities import CheapSquadron, ExtraPoints
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.payment.debt import lower_debt
from tricorne.games.imperial_struggle.scoring import score_sheet
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.games.imperial_struggle.step_numbers import MINISTRY_TARGET
from tricorne.games.imperial_struggle.text import refuse, say, the_region, the_side, the_space
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import replaced


class CardinalMinisters(Ministry):
    """Diplomatic points for holdings in Savoy, Sardinia, Spain and Austria, right after the tile (R140)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.holdings = c.board.target(self.card.abilities[0].text("on"))
        self.most = self.card.abilities[0].number("most", 1, 9)

    def _points(self, p: Position) -> int:
        return min(self.most, counted(p, self.holdings, FRANCE))

    def usable(self, p: Position, ability: int) -> bool:
        if p.round[TILE] == NONE or p.round[SPENT] == 1 or p.round[EVENT] != NONE:
            return False
        return self._on_major(p) or p.round[MINOR_TYPE] == DIPLOMATIC

    def _on_major(self, p: Position) -> bool:
        return p.ruleset.components.investments.major[p.round[TILE]] == DIPLOMATIC

    def why_not(self, p: Position, ability: int) -> Refusal:
        if p.round[SPENT] == 1 or p.round[EVENT] != NONE:
            return refuse("why-ministry-before", ["IS-R140"], ministry=self.thing())
        return refuse("why-tile-no-diplomatic", [self.rule(0)])

    def use(self, p: Position, ability: int) -> None:
        if self._on_major(p):
            p.round[MAJOR + DIPLOMATIC] += self._points(p)
        else:
            p.round[MINOR] += self._points(p)


class JohnLaw(Ministry):
    """Lower Debt at the end of the turn, by more with a space of Scotland (R141)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        ability = self.card.abilities[0]
        self.scotland = c.board.target(ability.text("on"))
        self.less = ability.number("less", 1, 9)
        self.more = ability.number("more", 1, 9)

    def end_of_turn(self, p: Position) -> None:
        lower_debt(p, FRANCE, self.less + self.more if counted(p, self.scotland, FRANCE) > 0 else self.less)


class SunKing(Ministry):
    """The Europe Award is worth more to France."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.scores = True
        self.vp = self.card.abilities[0].number("vp", 1, 9)

    def award(self, p: Position, region: Region, winner: int, vp: int, sheet: Sheet) -> int:
        return vp + self.vp if region == EUROPE and winner == FRANCE else vp


class Huguenots(Ministry):
    """Put a Huguenots marker on a French Territory of the New World (R148)."""

    def _slot(self, p: Position) -> int:
        """Where a marker that is not in play is written down, NONE if both are on the map."""
        for at in range(0, len(p.huguenots), 2):
            if p.huguenots[at] == NONE:
                return at
        return NONE

    def _fits(self, p: Position, space: Space) -> bool:
        if p.flag[space] != FRENCH:
            return False
        for at in range(0, len(p.huguenots), 2):
            if p.huguenots[at] == space:
                return False
        return True

    def before_tile(self, ability: int) -> bool:
        return True

    def usable(self, p: Position, ability: int) -> bool:
        if self._slot(p) == NONE:
            return False
        for space in p.ruleset.pieces.huguenots:
            if self._fits(p, space):
                return True
        return False

    def why_not(self, p: Position, ability: int) -> Refusal:
        if self._slot(p) == NONE:
            return refuse("why-huguenots-out", [self.rule(0)])
        return refuse("why-huguenots-no-territory", [self.rule(0)], side=the_side(FRANCE))

    def use(self, p: Position, ability: int) -> None:
        p.ask(MINISTRY_TARGET, FRANCE, self.number, ability)

    def legal_targets(self, p: Position, ability: int, out: list[int]) -> None:
        territories = p.ruleset.pieces.huguenots
        for at in range(HUGUENOT_TERRITORIES):
            if self._fits(p, territories[at]):
                out.append(SETTLE + at)

    def choose(self, p: Position, ability: int, action: ActionId) -> None:
        at = self._slot(p)
        p.huguenots = replaced(p, p.huguenots, at, p.ruleset.pieces.huguenots[action - SETTLE])
        p.huguenots = replaced(p, p.huguenots, at + 1, 0)

    def why_not_target(self, p: Position, ability: int, action: ActionId) -> Refusal | None:
        if not SETTLE <= action < SETTLE + HUGUENOT_TERRITORIES:
            return None
        space = p.ruleset.pieces.huguenots[action - SETTLE]
        name = the_space(p, space)
        if p.flag[space] != FRENCH:
            return refuse("why-not-french", [self.rule(0)], space=name)
        return refuse("why-huguenots-already", [self.rule(0)], space=name)

    def question(self, ability: int, side: Thing) -> Message:
        return say("prompt-card-settle", source=self.thing(), side=side)


class Choiseul(Ministry):
    """A Military point for deploying or for a Bonus War tile; a cheap Squadron (R150)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        first = self.card.abilities[0]
        self.extra = ExtraPoints(self, MILITARY, first, c.board.restriction(first.text("only")))
        second = self.card.abilities[1]
        self.squadron = CheapSquadron(self, second)
        self.harbours = c.board.target(second.text("holding"))

    def usable(self, p: Position, ability: int) -> bool:
        if ability == 0:
            return self.extra.usable(p)
        return counted(p, self.harbours, FRANCE) > 0 and self.squadron.usable(p)

    def why_not(self, p: Position, ability: int) -> Refusal:
        if ability == 0:
            return self.extra.why_not(self.rule(0))
        if counted(p, self.harbours, FRANCE) == 0:
            return refuse(
                "why-no-squadron-region",
                [self.rule(1), "IS-R150"],
                side=the_side(FRANCE),
                region=the_region(p, NORTH_AMERICA),
            )
        return self.squadron.why_not(p, self.rule(1))

    def use(self, p: Position, ability: int) -> None:
        if ability == 0:
            self.extra.use(p)
        else:
            self.squadron.use(p)


class Dupleix(Ministry):
    """Treaty Points with the India Award and the demands for Cotton and Spice (R165)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.scores = True
        ability = self.card.abilities[0]
        self.region = c.board.region_of(ability.text("region"))
        self.commodities = [c.commodity(id) for id in ability.texts("commodities")]
        self.treaty_points = ability.number("trp", 1, 9)

    def award(self, p: Position, region: Region, winner: int, vp: int, sheet: Sheet) -> int:
        if region == self.region and winner == FRANCE:
            sheet.write(score_sheet.MINISTRY, self.number, FRANCE, 0, self.treaty_points, 0)
        return vp

    def demand(self, p: Position, commodity: Word, winner: int, sheet: Sheet) -> None:
        if winner == FRANCE and commodity in self.commodities:
            sheet.write(score_sheet.MINISTRY, self.number, FRANCE, 0, self.treaty_points, 0)


class Voltaire(Ministry):
    """Treaty Points for countries with a French Prestige space when the Europe Award is given (R152)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.scores = True
        ability = self.card.abilities[0]
        self.treaty_points = ability.number("trp", 1, 9)
        self.most = ability.number("most", 1, 9)
        board = c.board
        self.countries: list[list[int]] = []
        """Prestige spaces of each country of Europe with more than one space."""
        for country in range(len(board.country_ids)):
            spaces = [s for s in board.in_region[EUROPE] if board.country[s] == country]
            prestige = [s for s in spaces if board.prestige[s]]
            if len(spaces) > 1 and prestige:
                self.countries.append(prestige)

    def award(self, p: Position, region: Region, winner: int, vp: int, sheet: Sheet) -> int:
        if region == EUROPE:
            held = 0
            for prestige in self.countries:
                if counted(p, prestige, FRANCE) > 0:
                    held += 1
            if held > 0:
                points = min(self.most, held * self.treaty_points)
                sheet.write(score_sheet.MINISTRY, self.number, FRANCE, 0, points, 0)
        return vp


class NorthAmericanTrade(Ministry):
    """More Economic points with a lead in Furs and Fish at the start of the round; fresh Huguenots (R162)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.markets = c.board.target(self.card.abilities[0].text("on"))
        self.points = self.card.abilities[0].number("points", 1, 9)

    def round_begins(self, p: Position) -> None:
        """Called for a card that is not face up too: it may still be turned up before the tile is taken (5.1)."""
        if counted(p, self.markets, FRANCE) > counted(p, self.markets, BRITAIN):
            p.round[TRADE_BONUS] = self.points

    def on_reveal(self, p: Position) -> None:
        if p.round[TILE] != NONE or not p.ruleset.living_rules:
            p.round[TRADE_BONUS] = 0
        for at in range(0, len(p.huguenots), 2):
            p.huguenots = replaced(p, p.huguenots, at + 1, 0)


class Lavoisier(Ministry):
    """The tile's Major and Minor action gain a point after an event with its bonus (R164).

    Turned up later in that round it still gives what is not spent yet (R17).
    """

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.points = self.card.abilities[0].number("points", 1, 9)

    def event_over(self, p: Position) -> None:
        if not p.round[BONUS]:
            return
        p.round[MAJOR + p.ruleset.components.investments.major[p.round[TILE]]] += self.points
        if p.round[MINOR_TYPE] != NONE:
            p.round[MINOR] += self.points

    def on_reveal(self, p: Position) -> None:
        if p.round[EVENT] != NONE:
            self.event_over(p)
