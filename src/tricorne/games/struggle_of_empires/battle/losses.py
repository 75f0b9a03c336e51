"""Losses after a combat (LOSS-1 to LOSS-18): the attacking side first, then the defending side; for each
side the loss for defeat or tie, then the one for a 7. Principal and allies take them in turn."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import LOSE_OF_ALLY, LOSE_UNIT
from tricorne.games.struggle_of_empires.battle.combat import rolled_fatal
from tricorne.games.struggle_of_empires.battle.strength import committed_to, own_navies, player_principal, principal
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    FORT,
    NAVY,
    NONE,
    PLACES,
    POWERS,
    UNIT_KINDS,
    Power,
    Side,
    Unit,
)
from tricorne.games.struggle_of_empires.board.pieces import lose
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    COMBAT_KIND,
    DEFENDERS,
    FIRST_LOSS_GROUP,
    LOSS_NUMBER,
    LOSS_SIDE,
    NO_SIDE,
    REGION,
    WINNER,
    WITHDRAWN,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import LOSE_ALLY, LOSE_OWN
from tricorne.games.struggle_of_empires.text import refuse, say, the_power, the_unit
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.position import actor_of, added, first_of

LOSSES_A_SIDE: Final = 2
FOR_RESULT: Final = 0
"""The first loss of a side is for defeat or tie, the second for a 7 (R-LOSS-1)."""

NO_GROUP: Final = 0
THE_PRINCIPAL: Final = 1
AN_ALLY: Final = 2


def loss_is_due(p: Position, side: Side, number: int) -> bool:
    """Whether a side has to take its first (result) or second (7) loss (LOSS-1 to LOSS-3)."""
    if number == FOR_RESULT:
        return p.battle[WINNER] != side
    return rolled_fatal(p, side)


def losable_armies(p: Position, side: Side) -> int:
    """Units of the combat that the principal himself could lose, forts left out (LOSS-16)."""
    power = player_principal(p, side)
    if power == NONE:
        return 0
    if p.battle[COMBAT_KIND] == AT_SEA:
        return own_navies(p, side)
    return p.armies[power * PLACES + p.battle[REGION]]


def losable_forts(p: Position, side: Side, tied: bool) -> int:
    """Forts of the defender, safe from a tie (LOSS-9, LOSS-11)."""
    power = player_principal(p, side)
    if power == NONE or side == ATTACKERS or tied or p.battle[COMBAT_KIND] == AT_SEA:
        return 0
    return p.forts[power * PLACES + p.battle[REGION]]


def group_to_lose(p: Position, side: Side, tied: bool) -> int:
    """Who takes the loss: the principal first, then an ally, then whoever is left (LOSS-5 to LOSS-7, LOSS-10)."""
    own = losable_armies(p, side) + losable_forts(p, side, tied)
    allied = committed_to(p, p.battle[COMBAT_KIND], side)
    if own > 0 and (allied == 0 or p.battle[FIRST_LOSS_GROUP] != THE_PRINCIPAL):
        return THE_PRINCIPAL
    return AN_ALLY if allied > 0 else NO_GROUP


class Losses(Passage[Position]):
    """Takes one loss at a time until both sides are done."""

    def run(self, p: Position, frame: int) -> None:
        b = p.battle
        side = b[LOSS_SIDE]
        if side > DEFENDERS:
            p.stack.pop()
            return
        number = b[LOSS_NUMBER]
        if number == LOSSES_A_SIDE:
            b[LOSS_SIDE] = side + 1
            b[LOSS_NUMBER] = 0
            return
        b[LOSS_NUMBER] = number + 1
        if number == FOR_RESULT:
            b[FIRST_LOSS_GROUP] = NO_GROUP
        covered = side == DEFENDERS and b[WITHDRAWN] != 0
        if covered or principal(p, side) == NONE or not loss_is_due(p, side, number):
            return
        tied = number == FOR_RESULT and b[WINNER] == NO_SIDE
        group = group_to_lose(p, side, tied)
        if b[FIRST_LOSS_GROUP] == NO_GROUP:
            b[FIRST_LOSS_GROUP] = group
        if group == THE_PRINCIPAL:
            _principal_loses(p, side, tied)
        elif group == AN_ALLY:
            _ally_loses(p, side)


def _principal_loses(p: Position, side: Side, tied: bool) -> None:
    """The owner chooses between army and fort where both could go (R-LOSS-5, R-LOSS-6)."""
    power = principal(p, side)
    forts = losable_forts(p, side, tied)
    armies = losable_armies(p, side)
    if armies > 0 and forts > 0:
        p.ask(LOSE_OWN, power)
    elif p.battle[COMBAT_KIND] == AT_SEA:
        take_loss(p, power, NAVY)
    else:
        take_loss(p, power, ARMY if armies > 0 else FORT)


def _ally_loses(p: Position, side: Side) -> None:
    """The principal chooses among several allies (LOSS-8); for a non-player the first in turn order (R-SETTLED-2)."""
    kind = p.battle[COMBAT_KIND]
    unit = NAVY if kind == AT_SEA else ARMY
    candidates = allies_with_units(p, side)
    if len(candidates) == 1 or player_principal(p, side) == NONE:
        take_loss(p, candidates[0], unit)
        return
    chooser = principal(p, side)
    if p.ruleset.active_player_chooses_ally_loss and p.battle[ATTACKER] != NONE:
        chooser = p.battle[ATTACKER]
    p.ask(LOSE_ALLY, chooser, side)


def allies_with_units(p: Position, side: Side) -> list[int]:
    """Allies of a side with committed units left, in turn order."""
    committed = p.committed_navies if p.battle[COMBAT_KIND] == AT_SEA else p.committed_armies
    leader = principal(p, side)
    found: list[int] = []
    for ally in p.order:
        if committed[ally] > 0 and p.side[ally] == p.side[leader]:
            found.append(ally)
    return found


def take_loss(p: Position, power: Power, unit: Unit) -> None:
    """Remove one unit of the combat; a committed one is no longer committed."""
    region = p.battle[REGION]
    if unit == NAVY:
        if p.committed_navies[power] > 0:
            p.committed_navies = added(p, p.committed_navies, power, -1)
        lose(p, power, unit, p.ruleset.naval_area[region])
    else:
        if p.committed_armies[power] > 0:
            p.committed_armies = added(p, p.committed_armies, power, -1)
        lose(p, power, unit, region)


class LoseOwn(Decision[Position]):
    """Army or fort (R-LOSS-5)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(LOSE_UNIT + ARMY)
        out.append(LOSE_UNIT + FORT)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        take_loss(p, actor_of(frame), action - LOSE_UNIT)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if LOSE_UNIT <= action < LOSE_UNIT + UNIT_KINDS:
            return refuse("why-unit-not-there", ["LOSS-16", "R-LOSS-4"], unit=the_unit(action - LOSE_UNIT))
        return refuse("why-first-loss", ["LOSS-5", "R-LOSS-5"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-lose-own-unit", power=the_power(p, actor_of(frame)))
        return Prompt("lose-own-unit", asked, ["LOSS-5", "R-LOSS-5"])


class LoseAlly(Decision[Position]):
    """Which ally loses a unit (LOSS-8, R-LOSS-8)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        candidates = allies_with_units(p, first_of(frame))
        for power in range(POWERS):
            if power in candidates:
                out.append(LOSE_OF_ALLY + power)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        take_loss(p, action - LOSE_OF_ALLY, NAVY if p.battle[COMBAT_KIND] == AT_SEA else ARMY)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not LOSE_OF_ALLY <= action < LOSE_OF_ALLY + POWERS:
            return refuse("why-first-loss-ally", ["LOSS-8"])
        power = action - LOSE_OF_ALLY
        return refuse("why-none-committed", ["LOSS-8", "LOSS-16", "R-LOSS-9"], power=the_power(p, power))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("lose-ally-unit", say("prompt-lose-ally-unit", power=the_power(p, actor_of(frame))), ["LOSS-8"])
