"""What is asked during an attack, apart from allies and combat: surprise, fighting at sea, local alliances at sea,
surrender, Blockade for support. The stages in which each is asked are in attack.py."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    DECLINE,
    DEFEND,
    FIGHT,
    NO_BLOCKADE,
    NO_MORE,
    NO_SURPRISE,
    RAISE_SUPPORT,
    SPEND_AT_SEA,
    SURPRISE,
    SURRENDER,
)
from tricorne.games.struggle_of_empires.battle.attack import (
    ATTACKER_ALLIANCES,
    DEFENDER_AT_SEA,
    FINISHED,
    MAY_SURRENDER,
)
from tricorne.games.struggle_of_empires.battle.combat import capture_from_power
from tricorne.games.struggle_of_empires.battle.strength import applies, principal
from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, BLOCKADE, SURPRISE_ATTACK, Side
from tricorne.games.struggle_of_empires.board.pieces import return_to_display
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKERS,
    BLOCKADING,
    DEFENDERS,
    REGION,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    STAGE,
    SUPPORT,
    SURPRISED,
    TACTICS_USED,
    TARGET_ID,
    Position,
)
from tricorne.games.struggle_of_empires.text import refuse, say, the_alliance, the_place, the_power
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of


class SurpriseAttack(Decision[Position]):
    """With the declaration: nobody may join the defender (TILE-SURPRISE-ATTACK-1, R-TILE-21)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(SURPRISE)
        out.append(NO_SURPRISE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == SURPRISE:
            p.battle[SURPRISED] = 1
            return_to_display(p, actor_of(frame), SURPRISE_ATTACK)
            p.turn[TACTICS_USED] |= bit(SURPRISE_ATTACK - BLOCKADE)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-surprise", ["TILE-SURPRISE-ATTACK-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        enemy = the_power(p, p.battle[TARGET_ID])
        asked = say("prompt-surprise-attack", power=the_power(p, actor_of(frame)), enemy=enemy)
        return Prompt("surprise-attack", asked, ["TILE-SURPRISE-ATTACK-1"])


class FightAtSea(Decision[Position]):
    """Both sides have navies: the attacker decides first, then the defender (NAVAL-8, NAVAL-9, R-NAVAL-3)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(FIGHT)
        out.append(DECLINE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = first_of(frame)
        if action == FIGHT:
            p.battle[STAGE] = DEFENDER_AT_SEA if side == ATTACKERS else ATTACKER_ALLIANCES
        else:
            p.battle[SUPPORT] = DEFENDERS if side == ATTACKERS else ATTACKERS
            p.battle[STAGE] = MAY_SURRENDER

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-sea", ["NAVAL-8", "NAVAL-9"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        where = the_place(p, p.battle[REGION])
        asked = say("prompt-fight-at-sea", power=the_power(p, actor_of(frame)), region=where)
        return Prompt("fight-at-sea", asked, ["NAVAL-8" if first_of(frame) == ATTACKERS else "NAVAL-9"])


class AlliancesAtSea(Decision[Position]):
    """Local alliances used now are spent for the land combat (NAVAL-13, LOCAL-7)."""

    def _spent(self, side: Side) -> int:
        return SPENT_BY_ATTACKER if side == ATTACKERS else SPENT_BY_DEFENDER

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = first_of(frame)
        spent = p.battle[self._spent(side)]
        reach = p.ruleset.alliances_in[p.battle[REGION]]
        for alliance in range(ALLIANCES):
            if alliance in reach and not has_bit(spent, alliance) and applies(p, alliance, AT_SEA, side):
                out.append(SPEND_AT_SEA + alliance)
        out.append(NO_MORE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        if action == NO_MORE:
            p.stack.pop()
            return
        side = first_of(frame)
        p.battle[self._spent(side)] |= bit(action - SPEND_AT_SEA)
        left: list[int] = []
        self.legal(p, frame, left)
        if len(left) == 1:
            p.stack.pop()

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not SPEND_AT_SEA <= action < SPEND_AT_SEA + ALLIANCES:
            return refuse("why-first-alliances-at-sea", ["NAVAL-13"])
        alliance = action - SPEND_AT_SEA
        side = first_of(frame)
        name = the_alliance(p, alliance)
        if p.alliances[alliance] != actor_of(frame):
            holder = the_power(p, actor_of(frame))
            return refuse("why-alliance-not-held", ["NAVAL-13", "LOCAL-4"], power=holder, alliance=name)
        if alliance not in p.ruleset.alliances_in[p.battle[REGION]]:
            rules = ["NAVAL-13", "LOCAL-5", "R-NAVAL-4"]
            return refuse("why-alliance-elsewhere", rules, alliance=name, region=the_place(p, p.battle[REGION]))
        if not applies(p, alliance, AT_SEA, side):
            return refuse("why-alliance-no-navy", ["LOCAL-6", "R-LOCAL-3", "R-NAVAL-6"], alliance=name)
        return refuse("why-alliance-used", ["LOCAL-5"], alliance=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-alliances-at-sea", power=the_power(p, actor_of(frame)))
        return Prompt("alliances-at-sea", asked, ["NAVAL-13", "LOCAL-7"])


class Surrender(Decision[Position]):
    """The defender may give up the marker instead of fighting (VARIANT-SURRENDER-1, 2)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(SURRENDER)
        out.append(DEFEND)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == SURRENDER:
            capture_from_power(p)
            p.battle[STAGE] = FINISHED

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-surrender", ["VARIANT-SURRENDER-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        where = the_place(p, p.battle[REGION])
        asked = say("prompt-surrender", power=the_power(p, actor_of(frame)), region=where)
        return Prompt("surrender", asked, ["VARIANT-SURRENDER-1"])


class BlockadeSupport(Decision[Position]):
    """Before the land dice, Blockade can raise naval support (TILE-BLOCKADE-1, R-TILE-15)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(RAISE_SUPPORT)
        out.append(NO_BLOCKADE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == RAISE_SUPPORT:
            p.battle[BLOCKADING] = 1
            return_to_display(p, actor_of(frame), BLOCKADE)
            if actor_of(frame) == principal(p, ATTACKERS):
                p.turn[TACTICS_USED] |= 1

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-blockade-support", ["TILE-BLOCKADE-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        worth = p.ruleset.blockade_support
        asked = say("prompt-blockade-support", power=the_power(p, actor_of(frame)), worth=worth)
        return Prompt("blockade-support", asked, ["TILE-BLOCKADE-1"])
