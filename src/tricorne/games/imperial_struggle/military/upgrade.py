"""Military Upgrades (5.3.3, R32, R33, 12.2): another Basic War tile for a theater, or two of them swapped.

``upgrade THEATER`` draws a tile (UPGRADE_TILE), one of the two is kept (UPGRADE_KEEP), the other goes back or out of
the game (UPGRADE_FATE). On the last turn ``treaty-symbol`` gives a Treaty Point instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.constants import BASIC_PER_SIDE, NONE, Side
from tricorne.games.imperial_struggle.board.places import IN_THEATER, POOL, REMOVED, UNPLACED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import CLOSED, OPEN_ACTION, SPENT, UPGRADE
from tricorne.games.imperial_struggle.military.tiles import TileDraw, basic_tile, drawn, next_theater, theaters
from tricorne.games.imperial_struggle.payment.debt import gain_treaty
from tricorne.games.imperial_struggle.step_numbers import (
    SWAP_FIRST,
    SWAP_SECOND,
    UPGRADE_FATE,
    UPGRADE_KEEP,
    UPGRADE_TILE,
)
from tricorne.games.imperial_struggle.text import say, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.engine import Prompt
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of, replaced, second_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------


def may_remove(p: Position, side: Side) -> bool:
    """May a Basic tile leave the game: four must be left in pool and play (IS-5.3.3-4)?"""
    first = side * BASIC_PER_SIDE
    left = BASIC_PER_SIDE
    for tile in range(first, first + BASIC_PER_SIDE):
        if p.tile_place[tile] == REMOVED:
            left -= 1
    return left - 1 >= p.ruleset.components.wars.basic_left_at_least


def legal_upgrades(p: Position, side: Side, out: list[int]) -> None:
    """Menu actions for the upgrade symbol of the tile: theaters in which a Basic tile of the side lies, as long as its
    pool has another; a swap needs two."""
    if not p.round[UPGRADE]:
        return
    war = theaters(p)
    if not war:
        out.append(actions.TREATY_SYMBOL)
        return
    one: i64 = 1
    placed: i64 = 0
    left = False
    for tile in range(side * BASIC_PER_SIDE, (side + 1) * BASIC_PER_SIDE):
        place: i64 = p.tile_place[tile]
        if place == POOL:
            left = True
        elif IN_THEATER <= place < UNPLACED:
            placed |= one << place - IN_THEATER
    if left:
        for theater in war:
            if has_bit(placed, theater - war[0]):
                out.append(actions.UPGRADE + theater)
    if p.ruleset.swap_upgrades and placed & (placed - 1):
        out.append(actions.SWAP_TILES)


# -- acts --------------------------------------------------------------------------------------


def start(p: Position, side: Side, action: ActionId) -> None:
    """Use the symbol; it is an action of its own, so an open one is finished (R19)."""
    r = p.round
    r[UPGRADE] = 0
    r[SPENT] = 1
    if r[OPEN_ACTION] != NONE:
        r[CLOSED] = r[CLOSED] | bit(r[OPEN_ACTION])
        r[OPEN_ACTION] = NONE
    if action == actions.TREATY_SYMBOL:
        gain_treaty(p, side, 1)
    elif action == actions.SWAP_TILES:
        p.ask(SWAP_FIRST, side)
    else:
        p.then(UPGRADE_TILE, side, action - actions.UPGRADE - theaters(p)[0])


class UpgradeTile(TileDraw):
    """The tile drawn for an upgrade."""

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.tile_place = replaced(p, p.tile_place, value, UNPLACED)
        p.ask(UPGRADE_KEEP, first_of(frame), second_of(frame))


class UpgradeKeep(Decision[Position]):
    """Which of the two tiles stays in the theater."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        old = basic_tile(p, actor_of(frame), first_of(frame))
        new = drawn(p, actor_of(frame))[0]
        out.append(actions.KEEP + min(old, new))
        out.append(actions.KEEP + max(old, new))

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        theater = first_of(frame)
        old = basic_tile(p, side, theater)
        kept = action - actions.KEEP
        other = drawn(p, side)[0] if kept == old else old
        p.tile_place = replaced(p, p.tile_place, other, UNPLACED)
        p.tile_place = replaced(p, p.tile_place, kept, IN_THEATER + theater)
        if may_remove(p, side):
            p.ask(UPGRADE_FATE, side)
        else:
            p.tile_place = replaced(p, p.tile_place, other, POOL)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-upgrade-keep", side=who(frame), theater=next_theater(p, first_of(frame)))
        return Prompt("upgrade-keep", asked, ["IS-5.3.3-2", "IS-R32"])


class UpgradeFate(Decision[Position]):
    """What becomes of the other tile."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(actions.TO_POOL)
        out.append(actions.OUT_OF_GAME)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        tile = drawn(p, actor_of(frame))[0]
        p.tile_place = replaced(p, p.tile_place, tile, POOL if action == actions.TO_POOL else REMOVED)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("upgrade-fate", say("prompt-upgrade-fate", side=who(frame)), ["IS-5.3.3-2", "IS-5.3.3-4"])


class SwapFirst(Decision[Position]):
    """The first theater of a swap (12.2)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        war = theaters(p)
        for theater in war:
            if basic_tile(p, actor_of(frame), theater - war[0]) != NONE:
                out.append(actions.THEATER + theater)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.ask(SWAP_SECOND, actor_of(frame), action - actions.THEATER - theaters(p)[0])

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("swap-first", say("prompt-swap-first", side=who(frame)), ["IS-12.2-1"])


class SwapSecond(Decision[Position]):
    """The other theater."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        war = theaters(p)
        for theater in war:
            if theater - war[0] != first_of(frame) and basic_tile(p, actor_of(frame), theater - war[0]) != NONE:
                out.append(actions.THEATER + theater)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        one = first_of(frame)
        other = action - actions.THEATER - theaters(p)[0]
        tile = basic_tile(p, side, one)
        p.tile_place = replaced(p, p.tile_place, basic_tile(p, side, other), IN_THEATER + one)
        p.tile_place = replaced(p, p.tile_place, tile, IN_THEATER + other)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-swap-second", side=who(frame), theater=next_theater(p, first_of(frame)))
        return Prompt("swap-second", asked, ["IS-12.2-1"])
