"""Trade tiles: once per war, 1 gold for each own control marker in one of the named regions (TILE-TRADE-1 to 4)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import IN_REGION
from tricorne.games.struggle_of_empires.board.constants import POWERS, REGIONS, Power, Region
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import USE_TRADE
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_tile
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of


def collect(p: Position, power: Power, region: Region) -> None:
    p.gold[power] += p.control[region * POWERS + power]


class TradeTile(Tile):
    """Useless with no marker there, but legal (R-TILE-13)."""

    def __init__(self, tile: int) -> None:
        super().__init__(tile, ["TILE-TRADE-2"])

    def usable(self, p: Position, power: Power) -> bool:
        return True

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        regions = p.ruleset.trade_regions[self.tile]
        if len(regions) == 1:
            collect(p, power, regions[0])
        else:
            p.ask(USE_TRADE, power, self.tile)


class TradeRegion(Decision[Position]):
    """Which of the regions named on the tile is counted (TILE-TRADE-3)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        regions = p.ruleset.trade_regions[first_of(frame)]
        for region in range(REGIONS):
            if region in regions:
                out.append(IN_REGION + region)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        collect(p, actor_of(frame), action - IN_REGION)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not IN_REGION <= action < IN_REGION + REGIONS:
            return refuse("why-first-trade", ["TILE-TRADE-3"])
        region = action - IN_REGION
        tile = the_tile(p, first_of(frame))
        return refuse("why-tile-region", ["TILE-TRADE-2", "TILE-TRADE-3"], tile=tile, region=the_place(p, region))

    def prompt(self, p: Position, frame: int) -> Prompt:
        tile = the_tile(p, first_of(frame))
        asked = say("prompt-trade-region", power=the_power(p, actor_of(frame)), tile=tile)
        return Prompt("trade-region", asked, ["TILE-TRADE-3"])
