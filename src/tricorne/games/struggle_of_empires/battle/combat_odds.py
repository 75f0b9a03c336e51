"""Exact odds of one combat before its dice, Reserves included.

Nothing is fought twice: strengths come from strength.py, winners from combat.py, losses from running
losses.py itself on a copy, for every class of dice.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.battle import losses
from tricorne.games.struggle_of_empires.battle.combat import dice_difference, winner_of
from tricorne.games.struggle_of_empires.battle.strength import player_principal, strength
from tricorne.games.struggle_of_empires.board.constants import NONE, PLACES, POWERS, RESERVES, TILES, Side
from tricorne.games.struggle_of_empires.board.position import (
    ATTACKERS,
    COMBAT_KIND,
    DEFENDERS,
    DICE,
    LOSS_NUMBER,
    LOSS_SIDE,
    NO_SIDE,
    WINNER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import LOSE_ALLY, LOSE_OWN, LOSSES
from tricorne.kernel.position import kind_of

PIPS: Final = 6
ROLLS: Final = PIPS**4
RESULTS: Final = [ATTACKERS, NO_SIDE, DEFENDERS]


class Rolled:
    """One class of dice: who wins, which sides rolled a 7, and how likely it is."""

    def __init__(self, winner: int, fatal_attacker: bool, fatal_defender: bool) -> None:
        self.winner = winner
        self.fatal_attacker = fatal_attacker
        self.fatal_defender = fatal_defender
        self.chance = 0.0


class CombatOdds:
    """The odds of one combat. Losses are units lost by a whole side on average; each gains its owner 1 unrest."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.attackers = attackers
        """Strength of the attacking side before dice."""
        self.defenders = defenders
        self.win = 0.0
        self.tie = 0.0
        self.loss = 0.0
        self.attacker_losses = 0.0
        self.defender_losses = 0.0
        self.losses = [0.0] * POWERS
        """Expected units lost, and so expected gains of unrest, of each power."""

    def to_json(self) -> dict[str, object]:
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "win": self.win,
            "tie": self.tie,
            "loss": self.loss,
            "attacker_losses": self.attacker_losses,
            "defender_losses": self.defender_losses,
            "losses": self.losses,
        }


def classes(attackers: int, defenders: int, fatal_sum: int) -> list[Rolled]:
    """All 1296 rolls of four dice sorted into the twelve classes that matter."""
    found = [Rolled(result, a == 1, d == 1) for result in RESULTS for a in range(2) for d in range(2)]
    for one in range(1, PIPS + 1):
        for two in range(1, PIPS + 1):
            mine = attackers + dice_difference(one, two)
            for three in range(1, PIPS + 1):
                for four in range(1, PIPS + 1):
                    winner = winner_of(mine, defenders + dice_difference(three, four))
                    at = RESULTS.index(winner) * 4 + (one + two == fatal_sum) * 2 + (three + four == fatal_sum)
                    found[at].chance += 1 / ROLLS
    return found


def with_reserves(rolled: list[Rolled], attacker: int, defender: int) -> list[float]:
    """The chance of each class when both sides use Reserves for the win (TILE-RESERVES-1, R-SETTLED-14).

    After a roll the attacker may call for another if that makes his win likelier, then the defender if
    that makes it less likely; each Reserves tile serves once.
    """
    stand = [one.chance for one in rolled]
    if attacker + defender == 0:
        return stand
    again_attacker = with_reserves(rolled, attacker - 1, defender) if attacker > 0 else stand
    again_defender = with_reserves(rolled, attacker, defender - 1) if defender > 0 else stand
    win_attacker = _win(rolled, again_attacker)
    win_defender = _win(rolled, again_defender)
    final = [0.0] * len(rolled)
    for at, one in enumerate(rolled):
        worth = 1.0 if one.winner == ATTACKERS else 0.0
        if defender > 0 and win_defender < worth:
            worth = win_defender
        if attacker > 0 and win_attacker > worth:
            _spread(final, again_attacker, one.chance)
        elif defender > 0 and one.winner == ATTACKERS and win_defender < 1.0:
            _spread(final, again_defender, one.chance)
        else:
            final[at] += one.chance
    return final


def _win(rolled: list[Rolled], chances: list[float]) -> float:
    return sum(chances[at] for at in range(len(rolled)) if rolled[at].winner == ATTACKERS)


def _spread(final: list[float], again: list[float], chance: float) -> None:
    for at in range(len(final)):
        final[at] += again[at] * chance


def units_lost(p: Position, rolled: Rolled) -> list[int]:
    """Units that each power loses after such a roll: losses.py run on a copy, the first choice taken each time.

    Choices (army or fort, which ally) never change how many units a side loses.
    """
    copy = p.clone()
    b = copy.battle
    b[WINNER] = rolled.winner
    _set_dice(copy, DICE, rolled.fatal_attacker)
    _set_dice(copy, DICE + 2, rolled.fatal_defender)
    b[LOSS_SIDE] = ATTACKERS
    b[LOSS_NUMBER] = 0
    bottom = len(copy.stack)
    copy.then(LOSSES)
    before = _units(copy)
    taking = losses.Losses()
    own = losses.LoseOwn()
    ally = losses.LoseAlly()
    while len(copy.stack) > bottom:
        frame = copy.stack[-1]
        choices: list[int] = []
        kind = kind_of(frame)
        if kind == LOSSES:
            taking.run(copy, frame)
        elif kind == LOSE_OWN:
            own.legal(copy, frame, choices)
            own.play(copy, frame, choices[0])
        elif kind == LOSE_ALLY:
            ally.legal(copy, frame, choices)
            ally.play(copy, frame, choices[0])
        else:
            copy.stack.pop()
    after = _units(copy)
    return [before[power] - after[power] for power in range(POWERS)]


def _set_dice(p: Position, at: int, fatal: bool) -> None:
    p.battle[at] = p.ruleset.fatal_sum - 1 if fatal else 1
    p.battle[at + 1] = 1


def _units(p: Position) -> list[int]:
    found: list[int] = []
    for power in range(POWERS):
        at = power * PLACES
        found.append(sum(p.armies[at : at + PLACES]) + sum(p.navies[at : at + PLACES]) + sum(p.forts[at : at + PLACES]))
    return found


def combat_odds(p: Position, kind: int) -> CombatOdds:
    """The odds of the combat that ``p.battle`` describes, before its dice, Reserves included."""
    p.battle[COMBAT_KIND] = kind
    odds = CombatOdds(strength(p, ATTACKERS, []), strength(p, DEFENDERS, []))
    rolled = classes(odds.attackers, odds.defenders, p.ruleset.fatal_sum)
    chances = with_reserves(rolled, _reserves(p, ATTACKERS), _reserves(p, DEFENDERS))
    mine = _side(p, ATTACKERS)
    for at, one in enumerate(rolled):
        chance = chances[at]
        if chance == 0.0:
            continue
        if one.winner == ATTACKERS:
            odds.win += chance
        elif one.winner == NO_SIDE:
            odds.tie += chance
        else:
            odds.loss += chance
        lost = units_lost(p, one)
        for power in range(POWERS):
            odds.losses[power] += chance * lost[power]
            if mine[power]:
                odds.attacker_losses += chance * lost[power]
            else:
                odds.defender_losses += chance * lost[power]
    return odds


def _reserves(p: Position, side: Side) -> int:
    power = player_principal(p, side)
    return 0 if power == NONE else p.ready[power * TILES + RESERVES]


def _side(p: Position, side: Side) -> list[bool]:
    leader = player_principal(p, side)
    return [leader != NONE and p.side[power] == p.side[leader] for power in range(POWERS)]
