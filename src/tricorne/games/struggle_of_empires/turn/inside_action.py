"""Free actions inside an action: wherever the active player is asked, he may first use a tile that brings gold, or lay
his Blockade (TURN-9, TURN-10, TILE-BLOCKADE-2, R-FREE-1).

Only who has something to use sees more choices. The question stays open meanwhile: it is asked again afterwards.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import USE
from tricorne.games.struggle_of_empires.board.constants import BLOCKADE, FIRST_TRADE_TILE, POWERS, TILES, Power
from tricorne.games.struggle_of_empires.board.position import PHASE, TURN_OF, Position
from tricorne.games.struggle_of_empires.text import refuse, the_tile
from tricorne.games.struggle_of_empires.tiles import TILE_RULES
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def is_active(p: Position, power: Power) -> bool:
    """Whether it is this power's turn."""
    return p.clock[PHASE] == PLAYER_ACTIONS and p.order[p.clock[TURN_OF]] == power


def brings_gold(p: Position, power: Power, tile: int) -> bool:
    """Whether a trade tile would bring its owner anything (TILE-TRADE-2)."""
    for region in p.ruleset.trade_regions[tile]:
        if p.control[region * POWERS + power] > 0:
            return True
    return False


def legal_uses_inside(p: Position, power: Power, blockade: bool, out: list[int]) -> None:
    """The tiles that can be used in the midst of an action."""
    at = power * TILES
    if blockade and p.ready[at + BLOCKADE] > 0 and TILE_RULES[BLOCKADE].usable(p, power):
        out.append(USE + BLOCKADE)
    ready = p.ready
    for tile in range(FIRST_TRADE_TILE, TILES):
        if ready[at + tile] > 0 and brings_gold(p, power, tile):
            out.append(USE + tile)


class InsideAction(Decision[Position]):
    """A question inside an action, with the free actions that are open before it is answered."""

    def __init__(self, asked: Decision[Position], blockade: bool = True) -> None:
        super().__init__()
        self.asked = asked
        self.blockade = blockade
        """Whether a Blockade can be laid: not where the question is about the tile itself."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        first = len(out)
        self.asked.legal(p, frame, out)
        power = actor_of(frame)
        if p.ruleset.free_inside and is_active(p, power):
            answers = len(out)
            legal_uses_inside(p, power, self.blockade, out)
            if len(out) > answers:
                # Some answers come after the tiles in the order of actions.
                out[first:] = sorted(out[first:])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        if USE <= action < USE + TILES:
            TILE_RULES[action - USE].use(p, actor_of(frame))
        else:
            self.asked.play(p, frame, action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        power = actor_of(frame)
        tile = action - USE
        inside = (tile == BLOCKADE and self.blockade) or FIRST_TRADE_TILE <= tile < TILES
        if not inside or not p.ruleset.free_inside or not is_active(p, power):
            return self.asked.why_not(p, frame, action)
        refusal = TILE_RULES[tile].why_not(p, power)
        if refusal is None and tile != BLOCKADE and not brings_gold(p, power, tile):
            return refuse("why-trade-nothing", ["R-FREE-1", "TILE-TRADE-2"], tile=the_tile(p, tile))
        return refusal

    def prompt(self, p: Position, frame: int) -> Prompt:
        return self.asked.prompt(p, frame)

    def keeps_secret(self, p: Position, frame: int) -> bool:
        return self.asked.keeps_secret(p, frame)
