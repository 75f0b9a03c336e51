"""What the numbers in the short lists of a position mean: both sides, the clock, the Action Round, the purchase that
is being paid for, the war. A register by side or type is indexed ``REGISTER + side``."""

from __future__ import annotations

from typing import Final

# Fields of ``sides``: FIELD + side
DEBT: Final = 0
LIMIT: Final = 2
TREATY: Final = 4
NAVY_BOX: Final = 6
UNBUILT: Final = 8
GONE: Final = 10
"""Squadrons out of the game."""
ASIDE: Final = 12
"""Squadrons that come back in the next Reset Phase."""
FREE_TILES: Final = 14
"""Bonus War tiles to be drawn before the first round of turn 4 (R88)."""
REFUSALS: Final = 16
"""Of this war."""
NAVY_USED: Final = 18
"""Squadrons in the Navy Box that took a Naval space in this war (R76)."""
SIDES_SIZE: Final = 20

# Registers of ``clock``
TURN: Final = 0
"""Place on the turn track, 0 to 9."""
STAGE: Final = 1
"""Phase of the Peace turn (see peace/turn.py) or part of the war (see war/)."""
COUNT: Final = 2
"""How often the current stage has been through."""
ROUND_NUMBER: Final = 3
"""0 to 7 in the Action Phase."""
VP: Final = 4
INITIATIVE: Final = 5
FIRST: Final = 6
"""Side that goes first in each pair of rounds."""
OPENING: Final = 7
"""How much of the board is open: the era, or ALL_OPEN with a USA flag in the Revolution Era (R40)."""
USA_FLAGS: Final = 8
JACOBITE_VICTORIES: Final = 9
JACOBITE_THIRD: Final = 10
"""1: France may hold Jacobite Uprisings as a third ministry (R85)."""
JACOBITE_IS_THIRD: Final = 11
TOWNSHEND: Final = 12
"""Commodity with the Townshend Acts marker, NONE without."""
BYNG: Final = 13
"""Number within the next war of the theater with the Byng marker, NONE without."""
DOMINANCE: Final = 14
"""Holder of the Atlantic Dominance marker, NONE without."""
WINNER: Final = 15
REASON: Final = 16
"""How the game ended (see victory.py); 0 while it goes on."""
CLOCK_SIZE: Final = 17

ALL_OPEN: Final = 3

# Registers of ``round``: what the phasing side has and has done in its Action Round
SIDE: Final = 0
PART: Final = 1
"""See round/rounds.py."""
TILE: Final = 2
"""Investment tile taken, NONE before."""
MAJOR: Final = 3
"""MAJOR + type: unrestricted Major points left."""
HAS_MAJOR: Final = 6
"""HAS_MAJOR + type: 1 if there is a Major action of the type that may buy anything (R22)."""
MINOR_TYPE: Final = 9
"""NONE without, or when the Minor action is used."""
MINOR: Final = 10
"""Minor points."""
OPEN_ACTION: Final = 11
"""The action being carried out, NONE between actions (R19): a type for the Major action of that type."""
CLOSED: Final = 12
"""Bits of the Major actions that are finished."""
SPENT: Final = 13
"""1 when a point or the upgrade was used: no event and no pass any more. ADVANTAGE_ALONE when nothing but Advantages
that need no points was used: no event any more, but still a pass (R13, R17)."""
EVENT: Final = 14
"""Event card played, NONE without."""
BONUS: Final = 15
"""1 if its bonus is given."""
UPGRADE: Final = 16
"""1 while the Military Upgrade symbol can still be used."""
ADVANTAGES_USED: Final = 17
ADVANTAGE_REGIONS: Final = 18
"""Bits of Regions."""
REGIONS_PAID: Final = 19
"""REGIONS_PAID + ECONOMIC or DIPLOMATIC: bits of Regions in which a shift was paid for (R29)."""
BOUGHT_TILES: Final = 21
SQUADRON_LESS: Final = 22
"""Points off the next Squadron (South Sea Speculation)."""
DEBT_TAKEN: Final = 23
"""1 after the first Debt of the round (Turgot)."""
POMPADOUR_USED: Final = 24
WATT_USED: Final = 25
BURKE_USED: Final = 26
"""Burke's points spent."""
BURKE_BARRED: Final = 27
"""1 after Diplomatic points of the Major action went elsewhere than to Europe."""
JACOBITE_SHIFTED: Final = 28
"""1 in the round of the Jacobite shifts, ROSE in that of the Victory points."""
TRADE_BONUS: Final = 29
"""Points North American Trade adds to each Economic action of this round while it is face up."""
TRADE_GIVEN: Final = 30
"""1 when the Major Economic action has had them."""
EXCHANGED: Final = 31
"""Type that Military points were exchanged for, NONE without (turn 6)."""
ROUND_SIZE: Final = 32

ROSE: Final = 2
ADVANTAGE_ALONE: Final = 2

# Registers of ``buy``: the purchase that is being paid for (see paying.py)
BUY_VERB: Final = 0
BUY_SPACE: Final = 1
"""NONE for a purchase without a space."""
BUY_TYPE: Final = 2
BUY_REMOVES: Final = 3
"""1 if an opposing flag or Squadron goes."""
BUY_PRICE: Final = 4
BUY_MODE: Final = 5
"""BY_MAJOR or BY_MINOR."""
BUY_MISSING: Final = 6
"""What Debt and Treaty Points must give."""
BUY_FROM: Final = 7
"""Naval space a Squadron comes from, NONE for the Navy Box."""
BUY_ADVANTAGE: Final = 8
"""Advantage that lowers the price, NONE without."""
BUY_HUGUENOTS: Final = 9
"""Huguenots marker flipped for it, NONE without."""
BUY_SIZE: Final = 10

BY_MAJOR: Final = 0
BY_MINOR: Final = 1

# ``pools``: restricted points, three numbers each: type, restriction (+ ATTACHED), points left
POOL_SIZE: Final = 3
ATTACHED: Final = 64


def restriction_of(number: int) -> int:
    """What restricted points may be spent on, from their second number."""
    return number % ATTACHED


def is_attached(number: int) -> bool:
    """Whether restricted points only join an action of their type, from the same number."""
    return number >= ATTACHED


# ``huguenots``: two numbers each: space (NONE: not in play), flipped
HUGUENOT_MARKERS: Final = 2

# Registers of ``war`` (see war/)
FIGHTING: Final = 0
"""Number within the war of the theater being fought, NONE before the first."""
WAR_STAGE: Final = 1
"""Stage of that theater."""
EFFECTS_OF: Final = 2
"""Side whose tile effects are being carried out."""
PENDING_STRIKES: Final = 3
"""Fort-or-fleet effects still to be carried out."""
PENDING_UNFLAGS: Final = 4
WON_BY: Final = 5
"""WON_BY + theater: winner, NONE for a tie or not yet fought."""
WON_ROW: Final = 9
"""WON_ROW + theater: spoils row, NONE for a win without reward."""
CONQUEST_POINTS: Final = 13
TO_LOSE: Final = 14
"""Squadrons the loser must still give up."""
TARGET: Final = 15
"""Space being taken with Conquest Points."""
STRENGTH: Final = 16
"""STRENGTH + side, of the theater being fought."""
SPANISH_OWED: Final = 18
"""Free shifts in Spain owed to the loser (12.1)."""
WAR_SIZE: Final = 24
