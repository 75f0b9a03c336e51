"""The cabinet: all 26 Ministry cards by number, and the acts that go through all face-up ones."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import REVEAL, USE
from tricorne.games.imperial_struggle.board.action_pieces import use_parts
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    BANK_OF_ENGLAND,
    CARDINAL_MINISTERS,
    CHOISEUL,
    COURT_OF_THE_SUN_KING,
    DUPLEIX,
    EAST_INDIA_COMPANY,
    EDMOND_HALLEY,
    EDMUND_BURKE,
    FRANCE,
    HANBURY_WILLIAMS,
    JACOBITE_UPRISINGS,
    JOHN_LAW,
    JONATHAN_SWIFT,
    LAVOISIER,
    MINISTRIES,
    NEW_WORLD_HUGUENOTS,
    NORTH_AMERICAN_TRADE,
    PAPACY_HANOVER,
    PITT,
    REVOLUTION,
    ROBERT_WALPOLE,
    SAMUEL_JOHNSON,
    TOWNSHEND_ACTS,
    VOLTAIRE,
    Side,
)
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.ministries import british, french
from tricorne.games.imperial_struggle.ministries.jacobites import Jacobites
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.payment.discounts import BURKE_DISCOUNT, SWIFT_DISCOUNT
from tricorne.games.imperial_struggle.text import refuse
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal

CARDS: dict[int, type[Ministry]] = {
    CARDINAL_MINISTERS: french.CardinalMinisters,
    JOHN_LAW: french.JohnLaw,
    COURT_OF_THE_SUN_KING: french.SunKing,
    JACOBITE_UPRISINGS: Jacobites,
    ROBERT_WALPOLE: british.Walpole,
    EAST_INDIA_COMPANY: british.EastIndiaCompany,
    BANK_OF_ENGLAND: british.BankOfEngland,
    NEW_WORLD_HUGUENOTS: french.Huguenots,
    EDMOND_HALLEY: british.Halley,
    CHOISEUL: french.Choiseul,
    DUPLEIX: french.Dupleix,
    VOLTAIRE: french.Voltaire,
    PITT: british.Pitt,
    HANBURY_WILLIAMS: british.HanburyWilliams,
    SAMUEL_JOHNSON: british.SamuelJohnson,
    PAPACY_HANOVER: british.PapacyHanover,
    TOWNSHEND_ACTS: british.TownshendActs,
    NORTH_AMERICAN_TRADE: french.NorthAmericanTrade,
    LAVOISIER: french.Lavoisier,
}
"""The class of each card, by its number; a card without one has only passive abilities."""


def cabinet(c: Components) -> list[Ministry]:
    """One object for each card."""
    return [CARDS.get(number, Ministry)(number, c) for number in range(MINISTRIES)]


def turn_up(p: Position, number: int) -> None:
    """A side turns a face-down ministry up (3.5)."""
    p.move_ministry(number, UP)
    standing_discount(p, number)
    p.ruleset.cabinet[number].on_reveal(p)


def standing_discount(p: Position, number: int) -> None:
    """Swift and Burke lower prices as long as they are face up (R145, R160)."""
    if number == JONATHAN_SWIFT:
        p.discounts = p.discounts + [SWIFT_DISCOUNT]
    elif number == EDMUND_BURKE:
        p.discounts = p.discounts + [BURKE_DISCOUNT]


def legal_ministries(p: Position, side: Side, before_tile: bool, out: list[int]) -> None:
    """Abilities of face-up cards that the side can use now, then face-down cards that it may turn up, as actions."""
    for number in p.face_up[side]:
        _legal_uses(p, number, before_tile, out)
    for number in p.face_down[side]:
        out.append(REVEAL + number)


def _legal_uses(p: Position, number: int, before_tile: bool, out: list[int]) -> None:
    pieces = p.ruleset.pieces
    card = p.ruleset.cabinet[number]
    for ability in pieces.uses_of[number]:
        if card.unused(p, ability) and (not before_tile or card.before_tile(ability)) and card.usable(p, ability):
            out.append(USE + pieces.at_use[number * 2 + ability])


def use(p: Position, action: ActionId) -> None:
    """Carry out a ``use`` action."""
    number, ability = use_parts(action - USE)
    card = p.ruleset.cabinet[number]
    card.exhaust(p, ability)
    card.use(p, ability)


def why_not_use(p: Position, side: Side, action: ActionId, before_tile: bool) -> Refusal:
    """Why an ability cannot be used now."""
    number, ability = use_parts(action - USE)
    card = p.ruleset.cabinet[number]
    name = card.thing()
    if card.side != side:
        return refuse("why-ministry-other-side", ["IS-3.5.1-1"], ministry=name)
    if p.ministry_place[number] != UP:
        return refuse("why-ministry-not-up", ["IS-3.5-1"], ministry=name)
    if not card.unused(p, ability):
        return refuse("why-ability-used", ["IS-3.5.2-1"], ministry=name)
    if before_tile and not card.before_tile(ability):
        return refuse("why-ability-needs-tile", ["IS-5.1-2", "IS-R17"], ministry=name)
    return card.why_not(p, ability)


def why_not_reveal(p: Position, side: Side, action: ActionId) -> Refusal:
    """Why a card cannot be turned up; it says nothing about the other side's face-down cards."""
    card = p.ruleset.cabinet[action - REVEAL]
    if card.side != side:
        return refuse("why-ministry-other-side", ["IS-3.5.1-1"], ministry=card.thing())
    if p.ministry_place[card.number] == UP:
        return refuse("why-ministry-up", ["IS-3.5-1"], ministry=card.thing())
    return refuse("why-ministry-not-chosen", ["IS-3.5.1-1"], ministry=card.thing())


def round_begins(p: Position, side: Side) -> None:
    for number in p.face_up[side]:
        standing_discount(p, number)
    if side == FRANCE and p.era() == REVOLUTION:
        # Asked whether it is face up or not: what was true at the start of the round counts (R162).
        p.ruleset.cabinet[NORTH_AMERICAN_TRADE].round_begins(p)


def event_over(p: Position, side: Side) -> None:
    for number in p.face_up[side]:
        p.ruleset.cabinet[number].event_over(p)


def end_of_turn(p: Position, side: Side) -> None:
    """The Resolve Remaining Powers Phase for one side (4.1.11)."""
    for number in p.face_up[side]:
        p.ruleset.cabinet[number].end_of_turn(p)
