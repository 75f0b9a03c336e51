"""Pieces: moving and losing units, a Blockade without a navy, tactics tiles that go back to the display.

Every change of a navy passes through here, so that TILE-BLOCKADE-4 is watched in one place.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import BLOCKADE, NAVY, NONE, PLACES, Place, Power, Unit
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.kernel.position import replaced


def arrive(p: Position, power: Power, unit: Unit, origin: Place, place: Place) -> None:
    """Move one unit on the map."""
    p.put(power, unit, origin, -1)
    p.put(power, unit, place, 1)
    if unit == NAVY:
        lift_blockade(p)


def lose(p: Position, power: Power, unit: Unit, place: Place) -> None:
    """One unit goes back to its owner's supply, who gains 1 unrest (UNREST-1, LOSS-12, LOSS-17)."""
    p.put(power, unit, place, -1)
    if unit == NAVY:
        lift_blockade(p)
    unrest.gain(p, power, 1)


def lift_blockade(p: Position) -> None:
    """A Blockade returns to the display once its owner has no navy in the colony (TILE-BLOCKADE-4)."""
    owner = p.blockade[0]
    if owner >= 0 and p.navies[owner * PLACES + p.blockade[1]] == 0:
        take_up_blockade(p)


def take_up_blockade(p: Position) -> None:
    """Put a Blockade lying on the map back on the display."""
    p.blockade = replaced(p, p.blockade, 0, NONE)
    p.blockade = replaced(p, p.blockade, 1, NONE)
    p.add_display(BLOCKADE, 1)


def at_control_limit(p: Position, power: Power) -> bool:
    """Whether a power's control markers are all out under the limit option (R-PIECE-1)."""
    limit = p.ruleset.control_limit
    if limit == 0:
        return False
    out = p.control_markers(power)
    for owner in p.token_owner:
        if owner == power:
            out += 1
    return out >= limit


def return_to_display(p: Position, power: Power, tile: int) -> None:
    """A tactics tile that was used goes back and can be claimed again (CLAIM-9)."""
    p.add_ready(power, tile, -1)
    p.add_display(tile, 1)
