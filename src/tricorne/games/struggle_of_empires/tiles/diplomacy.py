"""Diplomatic Service: a local alliance as a free action, its gold still due (TILE-DIPLOMATIC-SERVICE-1 to 3)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import TAKE_ALLIANCE
from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, NONE, TILES, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import USE_DIPLOMATIC_SERVICE
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.games.struggle_of_empires.turn import local_alliances
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of


class DiplomaticService(Tile):
    def usable(self, p: Position, power: Power) -> bool:
        return local_alliances.can_take_any(p, power)

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        p.ask(USE_DIPLOMATIC_SERVICE, power)

    def why_not(self, p: Position, power: Power) -> Refusal | None:
        refusal = super().why_not(p, power)
        if refusal is not None and p.ready[power * TILES + self.tile] > 0:
            refusal.rules += ["LOCAL-4"] if NONE not in p.alliances else ["LOCAL-12", "R-PIECE-5"]
        return refusal

    def obstacle(self, p: Position, power: Power) -> Message:
        if NONE not in p.alliances:
            return say("why-alliance-none-free")
        return say("why-alliance-limit", power=the_power(p, power), number=p.ruleset.alliance_limit)


class DiplomaticAlliance(Decision[Position]):
    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        local_alliances.legal_alliances(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        local_alliances.take(p, actor_of(frame), action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if TAKE_ALLIANCE <= action < TAKE_ALLIANCE + ALLIANCES:
            return local_alliances.why_not_take(p, actor_of(frame), action)
        return refuse("why-first-diplomatic-service", ["TILE-DIPLOMATIC-SERVICE-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-diplomatic-service", power=the_power(p, actor_of(frame)))
        return Prompt("diplomatic-service", asked, ["TILE-DIPLOMATIC-SERVICE-1"])
