"""Blockade laid on the map and War Office: free actions of the own turn (TILE-BLOCKADE-2, TILE-WAR-OFFICE-1).

Blockade's other use, Surprise Attack and Fighting Withdrawal belong to an attack: see attack.py and combat.py.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import IN_REGION, is_attack
from tricorne.games.struggle_of_empires.battle import targets
from tricorne.games.struggle_of_empires.battle.attack import declare
from tricorne.games.struggle_of_empires.board.constants import BLOCKADE, NAVY, PLACES, REGIONS, Power
from tricorne.games.struggle_of_empires.board.position import TACTICS_USED, Position
from tricorne.games.struggle_of_empires.step_numbers import USE_BLOCKADE, USE_WAR_OFFICE
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of, replaced


class BlockadeTile(Tile):
    """Lie under one of the owner's navies in a colony."""

    def usable(self, p: Position, power: Power) -> bool:
        for region in p.ruleset.colonies:
            if p.navies[power * PLACES + region] > 0:
                return True
        return False

    def use(self, p: Position, power: Power) -> None:
        p.add_ready(power, BLOCKADE, -1)
        p.turn[TACTICS_USED] |= 1
        p.ask(USE_BLOCKADE, power)

    def obstacle(self, p: Position, power: Power) -> Message:
        return say("why-colony-navy", power=the_power(p, power))


class BlockadePlace(Decision[Position]):
    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for region in p.ruleset.colonies:
            if p.navies[actor_of(frame) * PLACES + region] > 0:
                out.append(IN_REGION + region)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.blockade = replaced(p, p.blockade, 0, actor_of(frame))
        p.blockade = replaced(p, p.blockade, 1, action - IN_REGION)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not IN_REGION <= action < IN_REGION + REGIONS:
            return refuse("why-first-blockade", ["TILE-BLOCKADE-2"])
        region = action - IN_REGION
        if not p.ruleset.colony[region]:
            return refuse("why-no-colony", ["TILE-BLOCKADE-2"], region=the_place(p, region))
        return refuse(
            "why-no-unit",
            ["TILE-BLOCKADE-2"],
            power=the_power(p, actor_of(frame)),
            unit=the_unit(NAVY),
            region=the_place(p, region),
        )

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("blockade", say("prompt-blockade", power=the_power(p, actor_of(frame))), ["TILE-BLOCKADE-2"])


class WarOffice(Tile):
    """One attack as a free action without its gold (R-TILE-10)."""

    def usable(self, p: Position, power: Power) -> bool:
        return targets.can_attack_any(p, power)

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        p.ask(USE_WAR_OFFICE, power)

    def obstacle(self, p: Position, power: Power) -> Message:
        return say("why-nothing-to-attack", power=the_power(p, power))


class WarOfficeAttack(Decision[Position]):
    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        targets.legal_attacks_on_powers(p, actor_of(frame), out)
        targets.legal_attacks_on_neutrals(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        declare(p, actor_of(frame), action, 0)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if is_attack(action):
            return targets.why_not_attack(p, actor_of(frame), action)
        return refuse("why-first-war-office", ["TILE-WAR-OFFICE-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt(
            "war-office", say("prompt-war-office", power=the_power(p, actor_of(frame))), ["TILE-WAR-OFFICE-1"]
        )
