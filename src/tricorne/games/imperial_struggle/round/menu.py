"""The menu of an Action Round (5.2 to 5.6, R13, R17): everything a side may do once it has its tile.

It is asked again after each thing done. Passing and events are open only as long as nothing of the tile was used;
an event also not after an Advantage.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.action_pieces import USE_ROWS
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    DIPLOMATIC,
    ECONOMIC,
    EVENTS,
    INVESTMENTS,
    MILITARY,
    MINISTRIES,
    NONE,
    SHIFTABLE,
    THEATERS,
    TYPES,
    Region,
    Side,
    Space,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BOUGHT_TILES,
    BUY_ADVANTAGE,
    BUY_FROM,
    BUY_HUGUENOTS,
    DEBT,
    EXCHANGED,
    PART,
    UPGRADE,
)
from tricorne.games.imperial_struggle.military import fleet, forts, markers, tiles, upgrade
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.payment import paying, shifting
from tricorne.games.imperial_struggle.payment.debt import lower_debt
from tricorne.games.imperial_struggle.payment.funds import Funds, any_action, funds_of, money
from tricorne.games.imperial_struggle.payment.price import point_type
from tricorne.games.imperial_struggle.payment.verbs import EXCHANGE_POINTS, WAR_TILE
from tricorne.games.imperial_struggle.round import advantages, diplomacy, event
from tricorne.games.imperial_struggle.round.rounds import OVER
from tricorne.games.imperial_struggle.step_numbers import CLEAR, DEPLOY_TO, FORT, SHIFT
from tricorne.games.imperial_struggle.text import refuse, say, the_region, the_side, the_theater, the_type, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of

# -- questions ---------------------------------------------------------------------------------


def can_buy_tile(p: Position, funds: Funds) -> bool:
    """Can a Bonus War tile be bought: two a round, room, a next war, the points (5.6.1)?"""
    c = p.ruleset.components
    if p.next_war() == NONE or p.round[BOUGHT_TILES] >= c.wars.bought_per_round:
        return False
    return funds.pay(p, WAR_TILE, NONE, False, c.price_bonus_war_tile) and tiles.has_room(p, funds.side)


def can_exchange(p: Position, funds: Funds, type: Word) -> bool:
    """Can Military points be exchanged for a point of a type: the last turn, one type a round (R31)?"""
    if p.next_war() != NONE or p.round[EXCHANGED] not in (NONE, type):
        return False
    return funds.pay(p, EXCHANGE_POINTS, NONE, False, p.ruleset.components.price_exchange)


def _legal_military(p: Position, funds: Funds, out: list[int]) -> None:
    if forts.any_fort(p, funds):
        out.append(actions.BUILD_FORTS)
    if fleet.can_deploy(p, funds):
        out.append(actions.FLEET)
    if markers.can_clear(p, funds):
        out.append(actions.CLEAR_MARKERS)
    if fleet.can_build(p, funds, p.ruleset.components.price_build_squadron):
        out.append(actions.BUILD_SQUADRON)
    if can_buy_tile(p, funds):
        out.append(actions.BUY_WAR_TILE)


# -- the decision ------------------------------------------------------------------------------


class Menu(Decision[Position]):
    """What the side does next."""

    def __init__(self) -> None:
        super().__init__()
        self.forts: Decision[Position] = forts.Fort()
        self.fleet: Decision[Position] = fleet.DeployTo()
        """The questions that follow, for the reasons that they give."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        untouched = event.can_pass(p)
        if untouched:
            out.append(actions.PASS)
            event.legal_events(p, side, out)
        economic = funds_of(p, side, ECONOMIC)
        diplomatic = funds_of(p, side, DIPLOMATIC)
        military = funds_of(p, side, MILITARY)
        if economic.open:
            shifting.regions_to_shift(p, economic, actions.TRADE - 1, out)
        if diplomatic.open:
            shifting.regions_to_shift(p, diplomatic, actions.DIPLOMACY, out)
        if military.open:
            _legal_military(p, military, out)
        if diplomatic.open and diplomacy.can_draw_card(p, diplomatic):
            out.append(actions.DRAW_CARD)
        if military.open and p.next_war() == NONE:
            for type in (ECONOMIC, DIPLOMATIC):
                if can_exchange(p, military, type):
                    out.append(actions.EXCHANGE + type)
        upgrade.legal_upgrades(p, side, out)
        advantages.legal_advantages(p, economic, diplomatic, military, out)
        cabinet.legal_ministries(p, side, False, out)
        if not untouched:
            out.append(actions.END_ROUND)
        elif p.ruleset.free_choices:
            for number in range(min(p.sides[DEBT + side], p.ruleset.components.pass_lowers_debt_by)):
                out.append(actions.PASS_LOWERING + number)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        buy = p.buy
        buy[BUY_ADVANTAGE] = NONE
        buy[BUY_HUGUENOTS] = NONE
        buy[BUY_FROM] = NONE
        c = p.ruleset.components
        if action == actions.END_ROUND:
            p.round[PART] = OVER
        elif action >= actions.PASS_LOWERING:
            lower_debt(p, side, action - actions.PASS_LOWERING)
            p.round[PART] = OVER
        elif action >= actions.REVEAL:
            cabinet.turn_up(p, action - actions.REVEAL)
        elif action >= actions.USE:
            cabinet.use(p, action)
        elif action >= actions.USE_ADVANTAGE:
            advantages.use(p, side, action - actions.USE_ADVANTAGE, False)
        elif action >= actions.UPGRADE:
            upgrade.start(p, side, action)
        elif action >= actions.EXCHANGE:
            buy[BUY_FROM] = action - actions.EXCHANGE
            paying.begin(p, side, EXCHANGE_POINTS, MILITARY, NONE, False, c.price_exchange)
        elif action == actions.DRAW_CARD:
            diplomacy.draw_card(p, side)
        elif action == actions.BUY_WAR_TILE:
            paying.begin(p, side, WAR_TILE, MILITARY, NONE, False, c.price_bonus_war_tile)
        elif action == actions.BUILD_SQUADRON:
            fleet.start_building(p, side, c.price_build_squadron)
        elif action == actions.CLEAR_MARKERS:
            p.ask(CLEAR, side)
        elif action == actions.FLEET:
            p.ask(DEPLOY_TO, side)
        elif action == actions.BUILD_FORTS:
            p.ask(FORT, side)
        elif action >= actions.DIPLOMACY:
            p.ask(SHIFT, side, DIPLOMATIC, action - actions.DIPLOMACY)
        elif action >= actions.TRADE:
            p.ask(SHIFT, side, ECONOMIC, action - actions.TRADE + 1)
        elif action >= actions.PLAY:
            event.play(p, side, action - actions.PLAY)
        else:
            lower_debt(p, side, c.pass_lowers_debt_by)
            p.round[PART] = OVER

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        side = actor_of(frame)
        if action == actions.PASS:
            return refuse("why-end-instead", ["IS-R13"])
        if action >= actions.PASS_LOWERING:
            return self._no_smaller_pass(p, side, action - actions.PASS_LOWERING)
        if action == actions.END_ROUND:
            return refuse("why-pass-instead", ["IS-R13", "IS-6.2-1"])
        if actions.TAKE <= action < actions.TAKE + INVESTMENTS:
            return refuse("why-tile-taken", ["IS-5.0-1"])
        if actions.PLAY <= action < actions.PLAY + EVENTS:
            return event.why_not_play(p, side, action - actions.PLAY)
        if actions.TRADE <= action < actions.DIPLOMACY:
            return self._no_shift(p, side, ECONOMIC, action - actions.TRADE + 1)
        if actions.DIPLOMACY <= action < actions.BUILD_FORTS:
            return self._no_shift(p, side, DIPLOMATIC, action - actions.DIPLOMACY)
        if actions.BUILD_FORTS <= action < actions.UPGRADE:
            return self._no_purchase(p, side, action)
        if actions.UPGRADE <= action < actions.UPGRADE + THEATERS + 2:
            return self._no_upgrade(p, side, action - actions.UPGRADE)
        if actions.USE_ADVANTAGE <= action < actions.USE_ADVANTAGE + ADVANTAGES:
            return advantages.why_not_use(p, side, action - actions.USE_ADVANTAGE)
        if actions.USE <= action < actions.USE + USE_ROWS:
            return cabinet.why_not_use(p, side, action, False)
        if actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
            return cabinet.why_not_reveal(p, side, action)
        if actions.SHIFT <= action < actions.SHIFT + SHIFTABLE:
            return self._no_space(p, side, p.ruleset.pieces.shiftable[action - actions.SHIFT])
        if actions.BUILD <= action < actions.FROM:
            return self._no_deed(p, frame, action)
        return refuse("why-choose-first", ["IS-5.3-1"])

    def _no_deed(self, p: Position, frame: int, action: ActionId) -> Refusal:
        """Why a Fort or a Naval space is not open: what its own question would say, or that it is chosen first."""
        if not any_action(p, MILITARY):
            return _no_action(MILITARY)
        asked = self.forts if action < actions.DEPLOY_TO else self.fleet
        refusal = asked.why_not(p, frame, action)
        return refuse("why-choose-first", ["IS-5.3-1"]) if refusal is None else refusal

    def _no_upgrade(self, p: Position, side: Side, theater: Word) -> Refusal:
        """Why there is no Military Upgrade in a theater."""
        war = tiles.theaters(p)
        if p.round[UPGRADE] and theater in war and tiles.basic_tile(p, side, theater - war[0]) == NONE:
            return refuse("why-upgrade-no-tile", ["IS-5.3.3-1"], side=the_side(side), theater=the_theater(p, theater))
        return refuse("why-no-upgrade", ["IS-5.3.3-1", "IS-R32"])

    def _no_smaller_pass(self, p: Position, side: Side, number: int) -> Refusal:
        if not event.can_pass(p):
            return refuse("why-end-instead", ["IS-R13"])
        if not p.ruleset.free_choices:
            return refuse("why-pass-in-full", ["IS-6.2-1"], number=p.ruleset.components.pass_lowers_debt_by)
        return refuse("why-pass-no-debt", ["IS-6.2-1"], side=the_side(side), number=p.sides[DEBT + side])

    def _no_space(self, p: Position, side: Side, space: Space) -> Refusal:
        """Why a space is not shifted now: what it costs, or only that its Region is chosen first."""
        board = p.ruleset.board
        type = point_type(board.kind[space])
        region = board.region[space]
        if not any_action(p, type):
            return _no_action(type)
        found: list[int] = []
        shifting.legal_shifts(p, side, type, region, NONE, found)
        if actions.SHIFT + p.ruleset.pieces.at_shiftable[space] not in found:
            return shifting.why_not_shift(p, side, space, type, region, NONE)
        return refuse("why-choose-region", ["IS-5.3-1"], region=the_region(p, region))

    def _no_shift(self, p: Position, side: Side, type: Word, region: Region) -> Refusal:
        if not any_action(p, type):
            return _no_action(type)
        name = the_region(p, region)
        if type == ECONOMIC:
            return refuse("why-no-market", ["IS-5.4.1-1", "IS-R30"], region=name)
        return refuse("why-no-political", ["IS-5.5.1-1", "IS-R30"], region=name)

    def _no_purchase(self, p: Position, side: Side, action: ActionId) -> Refusal:
        type = DIPLOMATIC if action == actions.DRAW_CARD else MILITARY
        if not any_action(p, type):
            return _no_action(type)
        c = p.ruleset.components
        if action == actions.BUY_WAR_TILE and p.next_war() == NONE:
            return refuse("why-no-next-war", ["IS-R168"])
        if action == actions.BUY_WAR_TILE and p.round[BOUGHT_TILES] >= c.wars.bought_per_round:
            return refuse("why-tiles-bought", ["IS-5.6.1-2"], number=c.wars.bought_per_round)
        if action == actions.BUY_WAR_TILE and not tiles.has_room(p, side):
            return refuse("why-theaters-full", ["IS-5.6.1-5"])
        if actions.EXCHANGE <= action < actions.EXCHANGE + 2 and p.next_war() != NONE:
            return refuse("why-exchange-last", ["IS-5.6.1-6"])
        return refuse("why-nothing-payable", ["IS-5.6.1-1", "IS-5.5.3-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        side = actor_of(frame)
        most = 0
        for type in range(TYPES):
            if any_action(p, type):
                most = max(most, money(p, side, type))
        return Prompt("menu", say("prompt-menu", side=who(frame), number=most), ["IS-5.3-1", "IS-R17"])


def _no_action(type: Word) -> Refusal:
    return refuse("why-no-action", ["IS-R25", "IS-5.3-2"], type=the_type(type))
