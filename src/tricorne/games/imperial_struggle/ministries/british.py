"""The British ministries that do something of their own. Passive cards are asked by the rules they touch: Swift and
Burke (cabinet.py, price.py, funds.py), Merchant Banks (funds.py), James Watt (debt.py, advantages.py).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import DEMAND, DISCARD
from tricorne.games.imperial_struggle.board.card_history import DISCARD_SHOWN, note
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    EUROPE,
    EVENTS,
    FRANCE,
    JACOBITE_UPRISINGS,
    NONE,
    Region,
)
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.places import DISCARDED, MINISTRY_OUT, PILE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    EVENT,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    LIMIT,
    SPENT,
    TOWNSHEND,
)
from tricorne.games.imperial_struggle.ministries.abilities import CheapSquadron, ExtraPoints, hand
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.payment.debt import gain_treaty
from tricorne.games.imperial_struggle.payment.discounts import HANBURY_DISCOUNT
from tricorne.games.imperial_struggle.peace.draws import any_at
from tricorne.games.imperial_struggle.round.advantages import blocked
from tricorne.games.imperial_struggle.scoring import score_sheet
from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet
from tricorne.games.imperial_struggle.step_numbers import DRAW_CARD, MINISTRY_TARGET
from tricorne.games.imperial_struggle.text import refuse, say, the_card, the_commodity, the_region, the_side
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import replaced


class Discarding(Ministry):
    """A card whose ability puts one Event card of the hand on the discard pile."""

    def before_tile(self, ability: int) -> bool:
        return True

    def legal_targets(self, p: Position, ability: int, out: list[int]) -> None:
        for card in hand(p, BRITAIN):
            out.append(DISCARD + card)

    def choose(self, p: Position, ability: int, action: ActionId) -> None:
        p.event_place = replaced(p, p.event_place, action - DISCARD, DISCARDED)
        note(p, DISCARD_SHOWN + BRITAIN, action - DISCARD)

    def why_not_target(self, p: Position, ability: int, action: ActionId) -> Refusal | None:
        if not DISCARD <= action < DISCARD + EVENTS:
            return None
        return refuse("why-not-in-hand", [self.rule(ability)], card=the_card(p, action - DISCARD))

    def question(self, ability: int, side: Thing) -> Message:
        return say("prompt-card-discard", source=self.thing(), side=side)


class Walpole(Discarding):
    """Draw a card, then discard one (R144)."""

    def usable(self, p: Position, ability: int) -> bool:
        return any_at(p.event_place, PILE)

    def why_not(self, p: Position, ability: int) -> Refusal:
        return refuse("why-pile-empty", [self.rule(0), "IS-R4"])

    def use(self, p: Position, ability: int) -> None:
        p.ask(MINISTRY_TARGET, BRITAIN, self.number, ability)
        p.then(DRAW_CARD, BRITAIN)


class EastIndiaCompany(Ministry):
    """Score for unused trading Advantages (R146)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.scores = True
        self.most = self.card.abilities[0].number("most", 1, 9)
        self.advantages = [a for a in range(ADVANTAGES) if c.advantages[a].east_india_company]

    def end_of_scoring(self, p: Position, sheet: Sheet) -> None:
        held = 0
        for advantage in self.advantages:
            if p.advantage_owner[advantage] == BRITAIN and not p.advantage_used[advantage]:
                if not blocked(p, advantage):
                    held += 1
        if held > 0:
            sheet.write(score_sheet.MINISTRY, self.number, BRITAIN, min(self.most, held), 0, 0)


class BankOfEngland(Ministry):
    """Raise the Debt Limit for good (R147); the event of its second ability is played from the menu."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.more = self.card.abilities[0].number("more", 1, 9)

    def before_tile(self, ability: int) -> bool:
        return True

    def usable(self, p: Position, ability: int) -> bool:
        return True

    def use(self, p: Position, ability: int) -> None:
        p.sides[LIMIT + BRITAIN] += self.more


class Halley(Discarding):
    """A cheap Squadron; a card for a Treaty Point with a Squadron in Europe (R149)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.squadron = CheapSquadron(self, self.card.abilities[0])
        second = self.card.abilities[1]
        self.waters = c.board.target(second.text("holding"))
        self.treaty_points = second.number("trp", 1, 9)

    def before_tile(self, ability: int) -> bool:
        return ability == 1

    def usable(self, p: Position, ability: int) -> bool:
        if ability == 0:
            return self.squadron.usable(p)
        return counted(p, self.waters, BRITAIN) > 0 and bool(hand(p, BRITAIN))

    def why_not(self, p: Position, ability: int) -> Refusal:
        if ability == 0:
            return self.squadron.why_not(p, self.rule(0))
        if counted(p, self.waters, BRITAIN) == 0:
            return refuse(
                "why-no-squadron-region",
                [self.rule(1), "IS-R149"],
                side=the_side(BRITAIN),
                region=the_region(p, EUROPE),
            )
        return refuse("why-no-card", [self.rule(1)], side=the_side(BRITAIN))

    def use(self, p: Position, ability: int) -> None:
        if ability == 0:
            self.squadron.use(p)
        else:
            p.ask(MINISTRY_TARGET, BRITAIN, self.number, ability)

    def choose(self, p: Position, ability: int, action: ActionId) -> None:
        super().choose(p, ability, action)
        gain_treaty(p, BRITAIN, self.treaty_points)


class Pitt(Ministry):
    """A Diplomatic point for spaces without Prestige; a cheap Squadron (R153)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        first = self.card.abilities[0]
        self.extra = ExtraPoints(self, DIPLOMATIC, first, c.board.restriction(first.text("only")))
        self.squadron = CheapSquadron(self, self.card.abilities[1])

    def usable(self, p: Position, ability: int) -> bool:
        return self.extra.usable(p) if ability == 0 else self.squadron.usable(p)

    def why_not(self, p: Position, ability: int) -> Refusal:
        return self.extra.why_not(self.rule(0)) if ability == 0 else self.squadron.why_not(p, self.rule(1))

    def use(self, p: Position, ability: int) -> None:
        if ability == 0:
            self.extra.use(p)
        else:
            self.squadron.use(p)


class HanburyWilliams(Ministry):
    """For this round French flags in Prussia, the German States and Russia are cheaper to remove (R154)."""

    def before_tile(self, ability: int) -> bool:
        return True

    def usable(self, p: Position, ability: int) -> bool:
        return True

    def use(self, p: Position, ability: int) -> None:
        p.discounts = p.discounts + [HANBURY_DISCOUNT]


class SamuelJohnson(Ministry):
    """The Europe Award is worth more to Britain and less to France (R156)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        self.scores = True
        self.vp = self.card.abilities[0].number("vp", 1, 9)

    def award(self, p: Position, region: Region, winner: int, vp: int, sheet: Sheet) -> int:
        if region != EUROPE:
            return vp
        return max(0, vp - self.vp) if winner == FRANCE else vp + self.vp


class PapacyHanover(Ministry):
    """Turned up it takes Jacobite Uprisings out of the game; points for Scotland and Ireland (R158)."""

    def __init__(self, number: int, c: Components) -> None:
        super().__init__(number, c)
        second = self.card.abilities[1]
        self.extra = ExtraPoints(self, DIPLOMATIC, second, c.board.restriction(second.text("only")))

    def on_reveal(self, p: Position) -> None:
        p.move_ministry(JACOBITE_UPRISINGS, MINISTRY_OUT)
        p.clock[JACOBITE_THIRD] = 0
        p.clock[JACOBITE_IS_THIRD] = 0

    def usable(self, p: Position, ability: int) -> bool:
        return self.extra.usable(p)

    def why_not(self, p: Position, ability: int) -> Refusal:
        return self.extra.why_not(self.rule(1))

    def use(self, p: Position, ability: int) -> None:
        self.extra.use(p)


class TownshendActs(Ministry):
    """Mark a commodity in demand: Minor actions may remove flags from its Markets for this turn (R159)."""

    def before_tile(self, ability: int) -> bool:
        return True

    def usable(self, p: Position, ability: int) -> bool:
        return 1 in p.demand and p.round[EVENT] == NONE and p.round[SPENT] != 1

    def why_not(self, p: Position, ability: int) -> Refusal:
        if p.round[SPENT] == 1 or p.round[EVENT] != NONE:
            return refuse("why-ministry-before", ["IS-R159"], ministry=self.thing())
        return refuse("why-no-demand", [self.rule(0)])

    def use(self, p: Position, ability: int) -> None:
        p.ask(MINISTRY_TARGET, BRITAIN, self.number, ability)

    def legal_targets(self, p: Position, ability: int, out: list[int]) -> None:
        for commodity in range(COMMODITIES):
            if p.demand[commodity]:
                out.append(DEMAND + commodity)

    def choose(self, p: Position, ability: int, action: ActionId) -> None:
        p.clock[TOWNSHEND] = action - DEMAND

    def why_not_target(self, p: Position, ability: int, action: ActionId) -> Refusal | None:
        if not DEMAND <= action < DEMAND + COMMODITIES:
            return None
        return refuse("why-not-in-demand", ["IS-R159"], commodity=the_commodity(p, action - DEMAND))

    def question(self, ability: int, side: Thing) -> Message:
        return say("prompt-card-mark-demand", source=self.thing(), side=side)
