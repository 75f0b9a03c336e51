"""Taking an Investment tile (5.1): abilities that need no tile may come before it."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import REVEAL, USE
from tricorne.games.imperial_struggle.actions import TAKE as TAKE_TILE
from tricorne.games.imperial_struggle.board.action_pieces import USE_ROWS
from tricorne.games.imperial_struggle.board.constants import ECONOMIC, INVESTMENTS, MINISTRIES
from tricorne.games.imperial_struggle.board.position import (
    MINOR,
    MINOR_TYPE,
    OPEN,
    PART,
    TAKEN,
    TILE,
    TRADE_BONUS,
    UPGRADE,
    Position,
)
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.payment.funds import add_major
from tricorne.games.imperial_struggle.round.rounds import WITH_TILE
from tricorne.games.imperial_struggle.text import refuse, say, who
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def take(p: Position, side: int, tile: int) -> None:
    """The tile's actions are open (5.3)."""
    investments = p.ruleset.components.investments
    p.investment_place[tile] = TAKEN + side
    r = p.round
    r[TILE] = tile
    r[PART] = WITH_TILE
    add_major(p, investments.major[tile], investments.points[tile])
    r[MINOR_TYPE] = investments.minor[tile]
    r[MINOR] = investments.minor_points
    if investments.minor[tile] == ECONOMIC:
        r[MINOR] += r[TRADE_BONUS]
    r[UPGRADE] = 1 if investments.upgrade[tile] else 0


class Take(Decision[Position]):
    """The first choice of a round."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        for tile, place in enumerate(p.investment_place):
            if place == OPEN:
                out.append(TAKE_TILE + tile)
        cabinet.legal_ministries(p, side, True, out)

    def play(self, p: Position, frame: int, action: int) -> None:
        p.stack.pop()
        if action >= REVEAL:
            cabinet.turn_up(p, action - REVEAL)
        elif action >= USE:
            cabinet.use(p, action)
        else:
            take(p, actor_of(frame), action - TAKE_TILE)

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
        side = actor_of(frame)
        if TAKE_TILE <= action < TAKE_TILE + INVESTMENTS:
            return refuse("why-tile-not-open", ["IS-5.0-1"])
        if USE <= action < USE + USE_ROWS:
            return cabinet.why_not_use(p, side, action, True)
        if REVEAL <= action < REVEAL + MINISTRIES:
            return cabinet.why_not_reveal(p, side, action)
        return refuse("why-take-first", ["IS-5.0-1", "IS-R17"], side=who(frame))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("take", say("prompt-take", side=who(frame)), ["IS-5.0-1", "IS-5.1-2"])
