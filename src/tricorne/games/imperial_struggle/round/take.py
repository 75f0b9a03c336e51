"""Taking an Investment tile (5.1): abilities and Advantages that need no tile may come before it (8.2)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import PLAY, REVEAL, USE, USE_ADVANTAGE
from tricorne.games.imperial_struggle.actions import TAKE as TAKE_TILE
from tricorne.games.imperial_struggle.board.action_pieces import USE_ROWS
from tricorne.games.imperial_struggle.board.constants import ADVANTAGES, ECONOMIC, EVENTS, INVESTMENTS, MINISTRIES, Side
from tricorne.games.imperial_struggle.board.deck import LOWER_DEBT, PLACE_CONFLICT
from tricorne.games.imperial_struggle.board.places import HAND, OPEN, TAKEN
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import MINOR, MINOR_TYPE, PART, TILE, UPGRADE
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.payment.funds import add_major, trade_points
from tricorne.games.imperial_struggle.round import advantages, event
from tricorne.games.imperial_struggle.round.rounds import WITH_TILE
from tricorne.games.imperial_struggle.text import refuse, say, the_advantage, the_side, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of, replaced


def take(p: Position, side: Side, tile: int) -> None:
    """The tile's actions are open (5.3)."""
    investments = p.ruleset.components.investments
    p.investment_place = replaced(p, p.investment_place, tile, TAKEN + side)
    r = p.round
    r[TILE] = tile
    r[PART] = WITH_TILE
    add_major(p, investments.major[tile], investments.points[tile])
    r[MINOR_TYPE] = investments.minor[tile]
    r[MINOR] = investments.minor_points
    if investments.minor[tile] == ECONOMIC:
        r[MINOR] = r[MINOR] + trade_points(p)
    r[UPGRADE] = 1 if investments.upgrade[tile] else 0


class Take(Decision[Position]):
    """The first choice of a round."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        for tile, place in enumerate(p.investment_place):
            if place == OPEN:
                out.append(TAKE_TILE + tile)
        if p.ruleset.free_choices:
            advantages.legal_before_tile(p, side, out)
        cabinet.legal_ministries(p, side, True, out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action >= REVEAL:
            cabinet.turn_up(p, action - REVEAL)
        elif action >= USE:
            cabinet.use(p, action)
        elif action >= USE_ADVANTAGE:
            advantages.use(p, actor_of(frame), action - USE_ADVANTAGE, False)
        else:
            take(p, actor_of(frame), action - TAKE_TILE)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        side = actor_of(frame)
        if TAKE_TILE <= action < TAKE_TILE + INVESTMENTS:
            return refuse("why-tile-not-open", ["IS-5.0-1"])
        if USE_ADVANTAGE <= action < USE_ADVANTAGE + ADVANTAGES:
            return self._no_advantage(p, side, action - USE_ADVANTAGE)
        if USE <= action < USE + USE_ROWS:
            return cabinet.why_not_use(p, side, action, True)
        if REVEAL <= action < REVEAL + MINISTRIES:
            return cabinet.why_not_reveal(p, side, action)
        first = refuse("why-take-first", ["IS-5.0-1", "IS-R17"], side=who(frame))
        if PLAY <= action < PLAY + EVENTS and p.event_place[action - PLAY] == HAND + side:
            return event.with_bonus(p, side, action - PLAY, first)
        return first

    def _no_advantage(self, p: Position, side: Side, advantage: Word) -> Refusal:
        """Why an Advantage is not used before the tile: what always bars it, or that it needs points."""
        if not p.ruleset.free_choices:
            return refuse("why-take-first", ["IS-5.0-1", "IS-R17"], side=the_side(side))
        free = p.ruleset.components.advantages[advantage].does in (LOWER_DEBT, PLACE_CONFLICT)
        if free or not advantages.ready(p, side, advantage):
            return advantages.why_not_use(p, side, advantage)
        return refuse("why-advantage-needs-tile", ["IS-8.2-2", "IS-R17"], advantage=the_advantage(p, advantage))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("take", say("prompt-take", side=who(frame)), ["IS-5.0-1", "IS-5.1-2"])
