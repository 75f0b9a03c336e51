"""Squadrons (3.6, 5.6.5, 5.6.6, R47, R48): building, deploying, displacing, and what events and wars do to them.

``fleet`` in the menu asks where to (DEPLOY_TO), then where from (DEPLOY_FROM) if there is a choice, then pays.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import DEPLOY_TO as TO
from tricorne.games.imperial_struggle.actions import FROM, FROM_NAVY_BOX
from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    MILITARY,
    NAVAL_SPACES,
    NONE,
    Side,
    flag_of,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BUY_FROM, BUY_SPACE, NAVY_BOX, SQUADRON_LESS
from tricorne.games.imperial_struggle.military.squadrons import unbuilt
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import Funds, can_pay, funds_of
from tricorne.games.imperial_struggle.payment.verbs import DEPLOY, NEW_SQUADRON
from tricorne.games.imperial_struggle.step_numbers import DEPLOY_FROM
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of

# -- questions ---------------------------------------------------------------------------------


def squadron_price(p: Position, price: int) -> int:
    """What a new Squadron costs: the price of a card or the usual one, less South Sea Speculation (R47)."""
    return max(0, price - p.round[SQUADRON_LESS])


def can_build(p: Position, funds: Funds, price: int) -> bool:
    """Is there a Squadron to build and the points for it?"""
    return unbuilt(p, funds.side) > 0 and funds.pay(p, NEW_SQUADRON, NONE, False, squadron_price(p, price))


def deploy_price(p: Position, to: Word, box: bool) -> int:
    """To an empty space 1, to displace 2 from the map or 3 from the Navy Box (5.6.6)."""
    c = p.ruleset.components
    if p.flag[to] == EMPTY:
        return c.price_deploy
    return c.price_displace_from_navy_box if box else c.price_displace_from_map


def _can_deploy(p: Position, side: Side, to: Word, box: bool) -> bool:
    return can_pay(p, side, MILITARY, DEPLOY, to, p.flag[to] != EMPTY, deploy_price(p, to, box))


def on_the_map(p: Position, side: Side) -> bool:
    """Has the side a Squadron on the map that has not yet been deployed in this round?"""
    return p.ruleset.sets.naval & p.held[flag_of(side)].bases & ~p.moved_squadrons != 0


def can_deploy_to(p: Position, funds: Funds, mapped: bool, to: Word) -> bool:
    """Is there a Squadron for this space, and the points? ``mapped``: has the side one on the map that can go?"""
    flag = p.flag[to]
    if flag == flag_of(funds.side):
        return False
    if not mapped and p.sides[NAVY_BOX + funds.side] == 0:
        return False
    return funds.pay(p, DEPLOY, to, flag != EMPTY, deploy_price(p, to, not mapped))


def can_deploy(p: Position, funds: Funds) -> bool:
    """Is there any deployment to pay for?"""
    side = funds.side
    mapped = on_the_map(p, side)
    if p.sides[NAVY_BOX + side] == 0 and not mapped:
        return False
    if not funds.special:
        c = p.ruleset.components
        naval = p.ruleset.sets.naval
        empty = naval & p.held[EMPTY].bases
        if empty and (c.price_deploy <= funds.major or c.price_deploy <= funds.minor):
            return True
        displace = c.price_displace_from_map if mapped else c.price_displace_from_navy_box
        return displace <= funds.major and empty | naval & p.held[flag_of(side)].bases != naval
    for space in p.ruleset.naval_spaces:
        if can_deploy_to(p, funds, mapped, space):
            return True
    return False


# -- acts --------------------------------------------------------------------------------------


def start_building(p: Position, side: Side, price: int) -> None:
    """Buy a Squadron at the usual price or at that of a card."""
    paying.begin(p, side, NEW_SQUADRON, MILITARY, NONE, False, squadron_price(p, price))


def _sources(p: Position, side: Side, to: Word, out: list[int]) -> None:
    """Where a Squadron for this space can come from, as actions in rising order."""
    own = flag_of(side)
    if _can_deploy(p, side, to, False):
        naval = p.ruleset.pieces.naval
        for at in range(NAVAL_SPACES):
            if p.flag[naval[at]] == own and not p.moved[naval[at]]:
                out.append(FROM + at)
    if p.sides[NAVY_BOX + side] > 0 and _can_deploy(p, side, to, True):
        out.append(FROM_NAVY_BOX)


def _from(p: Position, side: Side, to: Word, action: ActionId) -> None:
    """The source is clear: pay."""
    box = action == FROM_NAVY_BOX
    p.buy[BUY_FROM] = NONE if box else p.ruleset.pieces.naval[action - FROM]
    paying.begin(p, side, DEPLOY, MILITARY, to, p.flag[to] != EMPTY, deploy_price(p, to, box))


class DeployTo(Decision[Position]):
    """Where a Squadron goes."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        funds = funds_of(p, actor_of(frame), MILITARY)
        mapped = on_the_map(p, funds.side)
        naval = p.ruleset.pieces.naval
        for at in range(NAVAL_SPACES):
            if can_deploy_to(p, funds, mapped, naval[at]):
                out.append(TO + at)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        to = p.ruleset.pieces.naval[action - TO]
        sources: list[int] = []
        _sources(p, side, to, sources)
        if len(sources) == 1:
            _from(p, side, to, sources[0])
        else:
            p.buy[BUY_SPACE] = to
            p.ask(DEPLOY_FROM, side)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not TO <= action < TO + NAVAL_SPACES:
            return Decision.reason(self, p, frame, action)
        side = actor_of(frame)
        to = p.ruleset.pieces.naval[action - TO]
        name = the_space(p, to)
        if p.flag[to] == flag_of(side):
            return refuse("why-squadron-there", ["IS-3.2.7-1"], side=who(frame), space=name)
        if not on_the_map(p, side) and p.sides[NAVY_BOX + side] == 0:
            return refuse("why-no-deployable", ["IS-5.6.6-5"], side=who(frame))
        if p.flag[to] == EMPTY:
            cost = deploy_price(p, to, False)
            return refuse("why-deploy-price", ["IS-5.6.6-1"], space=name, price=cost, side=who(frame))
        from_map = deploy_price(p, to, False)
        from_box = deploy_price(p, to, True)
        return refuse("why-displace-price", ["IS-5.6.6-2", "IS-R28"], space=name, price=from_map, price2=from_box)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("deploy-to", say("prompt-deploy-to", side=who(frame)), ["IS-5.6.6-1", "IS-5.6.6-2", "IS-R48"])


class DeployFrom(Decision[Position]):
    """Which Squadron goes there."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        _sources(p, actor_of(frame), p.buy[BUY_SPACE], out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        _from(p, actor_of(frame), p.buy[BUY_SPACE], action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-deploy-from", side=who(frame), space=the_space(p, p.buy[BUY_SPACE]))
        return Prompt("deploy-from", asked, ["IS-5.6.6-2", "IS-5.6.6-5"])
