"""The position of Struggle of Empires: everything that lies on the table, as lists of small integers.

Lists by power have one entry for each of the seven powers, whether led by a player, by nobody, or not in
the game. Lists by power and place are indexed ``power * PLACES + place`` (place HOME is the power's own
home country); control markers ``region * POWERS + power``; tiles ``power * TILES + tile``.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    MARKERS,
    NONE,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    Place,
    Power,
    Unit,
)
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.kernel.position import AnyPosition, Chronicle, added, replaced
from tricorne.kernel.word_rows import words

# Registers of ``clock``
WAR_NUMBER: Final = 0
"""1, 2, 3; 0 during set-up."""
PHASE: Final = 1
"""Phase I to VI of the war as 1 to 6, 0 before the first one; GAME_OVER after the unrest count."""
ROUND: Final = 2
"""1 to 5 or 6 in phase III, 0 before it."""
TURN_OF: Final = 3
"""Place in ``order`` of the power whose turn it is."""
CLOCK_SIZE: Final = 4

GAME_OVER: Final = 7

# Registers of ``turn``: what the active power has done in its turn
ACTIONS_LEFT: Final = 0
SPECIAL_TAKEN: Final = 1
SETTLED: Final = 2
"""Colonized or enslaved (any-two structure)."""
CLAIMED: Final = 3
"""Claimed a tile, took an alliance or played a token (any-two structure)."""
ATTACKED: Final = 4
PASSED: Final = 5
TACTICS_USED: Final = 6
"""Bits of tactics tiles that the active power used in this turn (1 << tile - BLOCKADE)."""
TOKENS_USED: Final = 7
MOVES_LEFT: Final = 8
TURN_SIZE: Final = 9

# Registers of ``auction``
OPENER: Final = 0
BIDDER: Final = 1
STANDING: Final = 2
RED_PROPOSED: Final = 3
BLUE_PROPOSED: Final = 4
PASSES: Final = 5
NEW_BID: Final = 6
NEW_RED: Final = 7
FLOOR: Final = 8
GAVEL: Final = 9
"""Who opens the next auction; kept over the war."""
AUCTION_SIZE: Final = 10

# Registers of ``battle``: the attack that is being carried out
ATTACKER: Final = 0
"""The attacking power, NONE when a covert token attacks."""
REGION: Final = 1
TARGET: Final = 2
"""ON_POWER, ON_MARKER or ON_TOKEN."""
TARGET_ID: Final = 3
STAGE: Final = 4
SURPRISED: Final = 5
CALLED: Final = 6
"""How many allies have been asked in the current call."""
SUPPORT: Final = 7
"""Which side has naval support: NO_SIDE, ATTACKERS or DEFENDERS."""
BLOCKADING: Final = 8
"""1 when the supported side used Blockade to raise its support."""
SPENT_BY_ATTACKER: Final = 9
SPENT_BY_DEFENDER: Final = 10
"""Bits of local alliances spent in this attack's naval combat."""
WITHDRAWN: Final = 11
"""1: the defending side is covered in this combat; 2: in the whole attack."""
COMBAT_KIND: Final = 12
"""AT_SEA or ON_LAND."""
COMBAT_STAGE: Final = 13
BASE_ATTACKER: Final = 14
BASE_DEFENDER: Final = 15
DICE: Final = 16
"""Four registers: two dice of the attacking side, two of the defending side."""
DICE_ROLLED: Final = 20
WINNER: Final = 21
"""ATTACKERS, DEFENDERS or NO_SIDE for a tie."""
LOSS_SIDE: Final = 22
LOSS_NUMBER: Final = 23
FIRST_LOSS_GROUP: Final = 24
TOKEN: Final = 25
"""The covert token that attacks, NONE otherwise."""
BATTLE_SIZE: Final = 26

NO_SIDE: Final = 0
ATTACKERS: Final = 1
DEFENDERS: Final = 2

ON_POWER: Final = 0
ON_MARKER: Final = 1
ON_TOKEN: Final = 2

AT_SEA: Final = 0
ON_LAND: Final = 1

# Registers of ``talk``: the deal that is being made, or was made last, where deals are actions
MOMENT: Final = 0
"""In an auction, in a turn, in the call for allies, or before an attack; 0 where no deal was ever made."""
ASKER: Final = 1
PARTNER: Final = 2
GIVES: Final = 3
GETS: Final = 4
"""Things that change hands (see actions.py): what the asker gives and gets."""
UNTIL: Final = 5
"""When its promises end (see talk/promises.py)."""
SAID: Final = 6
"""What became of it: OFFERED and so on."""
NAMED_ATTACK: Final = 7
"""The action that waits while its victim may buy peace."""
SPOKEN: Final = 8
"""Seven registers: the moment in which each power last began a deal."""
TALK_SIZE: Final = SPOKEN + POWERS

IN_AUCTION: Final = 1
IN_TURN: Final = 2
IN_CALL: Final = 3
IN_PARLEY: Final = 4

OFFERED: Final = 1
COUNTERED: Final = 2
AGREED: Final = 3
REJECTED: Final = 4
GIVEN_FREELY: Final = 5
ATTACK_GOES_ON: Final = 6

# Registers of ``word``: what powers promised each other, each ``by * POWERS + to``
PEACE_UNTIL: Final = 0
HELP_UNTIL: Final = PEACE_UNTIL + POWERS * POWERS
PASS_IN: Final = HELP_UNTIL + POWERS * POWERS
WORD_KEPT: Final = PASS_IN + POWERS * POWERS
WORD_BROKEN: Final = WORD_KEPT + POWERS * POWERS
WORD_SIZE: Final = WORD_BROKEN + POWERS * POWERS

# Registers of ``unrest_supply``
BAG: Final = 0
"""Three registers: counters of value 0, 1 and 2 in the bag; then three for those out in the general supply."""
GENERAL: Final = 3
UNREST_SUPPLY_SIZE: Final = 6


FIELDS: Final = [
    "stack",
    "rng",
    "armies",
    "navies",
    "forts",
    "control",
    "markers",
    "token_region",
    "token_owner",
    "alliances",
    "blockade",
    "gold",
    "population",
    "victory_points",
    "unrest",
    "counters",
    "unrest_gains",
    "unrest_history",
    "unrest_supply",
    "ready",
    "used",
    "display",
    "removed",
    "side",
    "box",
    "order",
    "clock",
    "turn",
    "auction",
    "battle",
    "committed_navies",
    "committed_armies",
    "moved",
    "work",
    "offers",
    "token_bars",
]
"""Everything that a position is, in the order of its written form."""
WITH_DEALS: Final = [*FIELDS, "talk", "word"]
"""The same where deals are actions."""
SHARED: Final = [
    "armies",
    "navies",
    "forts",
    "control",
    "markers",
    "token_region",
    "token_owner",
    "alliances",
    "blockade",
    "population",
    "victory_points",
    "unrest",
    "counters",
    "unrest_gains",
    "unrest_supply",
    "ready",
    "used",
    "display",
    "removed",
    "side",
    "box",
    "order",
    "committed_navies",
    "committed_armies",
    "moved",
    "offers",
    "token_bars",
    "talk",
    "word",
]
"""Lists that copies share until one of them changes."""


class Position(AnyPosition):
    """One position. Plain data: the rules are in the other files of this folder.

    Copies share what lies on the table (SHARED): a rule replaces such a list and never writes into it.
    """

    def __init__(self, ruleset: RuleSet, source: Position | None) -> None:
        self.ruleset = ruleset
        if source is None:
            self.stack = []
            self.rng = []
            # On the map
            self.armies = [0] * (POWERS * PLACES)
            self.navies = [0] * (POWERS * PLACES)
            self.forts = [0] * (POWERS * PLACES)
            self.control = [0] * (REGIONS * POWERS)
            self.markers = [0] * MARKERS
            self.token_region = [NONE] * TOKENS
            self.token_owner = [NONE] * TOKENS
            self.token_bars = [0] * (POWERS * TOKENS)
            """At the end of how many turns of a power a token that failed in its hands is open to it again."""
            self.alliances = [NONE] * ALLIANCES
            self.blockade = [NONE, NONE]
            """Owner and region of a Blockade tile lying on the map."""
            # Before the powers
            self.gold = words([0] * POWERS)
            self.population = [0] * POWERS
            self.victory_points = [0] * POWERS
            self.unrest = [0] * POWERS
            """Points of unrest."""
            self.counters = [0] * (POWERS * 3)
            """Unrest counters of value 0, 1 and 2 before each power (drawn unrest only)."""
            self.unrest_gains = [0] * POWERS
            """How often each power gained 1 unrest: public."""
            self.unrest_history = Chronicle([], 0)
            """Every gain and return in order, with the value drawn or the points to be returned (see unrest.py)."""
            self.unrest_supply = [0] * UNREST_SUPPLY_SIZE
            self.ready = [0] * (POWERS * TILES)
            self.used = [0] * (POWERS * TILES)
            self.display = [0] * TILES
            self.removed = [0] * TILES
            # The alliance display
            self.side = [0] * POWERS
            self.box = [0] * POWERS
            """Turn position 1 to 8 of each power, 0 while unallied."""
            self.order: list[int] = []
            """Players in turn order."""
            # What is going on
            self.clock = words([0] * CLOCK_SIZE)
            self.turn = words([0] * TURN_SIZE)
            self.auction = words([0] * AUCTION_SIZE)
            self.battle = words([0] * BATTLE_SIZE)
            self.committed_navies = [0] * POWERS
            self.committed_armies = [0] * POWERS
            self.moved: list[int] = []
            """Units that already moved in this Move action: where they are now, place * UNIT_KINDS + unit."""
            self.scratch: list[int] = []
            """Scratch of the set-up: what has still to be done (see setup.py). After the unrest count:
            victory points before it (see endgame.py)."""
            self.offers: list[int] = []
            """Gold offered for help in the current attack, OFFER_SIZE numbers each (see deals.py)."""
            self.talk = [0] * TALK_SIZE if ruleset.deals_are_actions else []
            self.word = [0] * WORD_SIZE if ruleset.deals_are_actions else []
            """Promises that are open, were kept, were broken (see talk/promises.py)."""
        else:
            source.alone = False
            self.stack = source.stack[:]
            self.rng = source.rng[:]
            self.armies = source.armies
            self.navies = source.navies
            self.forts = source.forts
            self.control = source.control
            self.markers = source.markers
            self.token_region = source.token_region
            self.token_owner = source.token_owner
            self.token_bars = source.token_bars
            self.alliances = source.alliances
            self.blockade = source.blockade
            self.gold = source.gold[:]
            self.population = source.population
            self.victory_points = source.victory_points
            self.unrest = source.unrest
            self.counters = source.counters
            self.unrest_gains = source.unrest_gains
            self.unrest_history = source.unrest_history.copy()
            self.unrest_supply = source.unrest_supply
            self.ready = source.ready
            self.used = source.used
            self.display = source.display
            self.removed = source.removed
            self.side = source.side
            self.box = source.box
            self.order = source.order
            self.clock = source.clock[:]
            self.turn = source.turn[:]
            self.auction = source.auction[:]
            self.battle = source.battle[:]
            self.committed_navies = source.committed_navies
            self.committed_armies = source.committed_armies
            self.moved = source.moved
            self.scratch = source.scratch[:]
            self.offers = source.offers
            self.talk = source.talk
            self.word = source.word

    def clone(self) -> Position:
        return Position(self.ruleset, self)

    def field_names(self) -> list[str]:
        return WITH_DEALS if self.ruleset.deals_are_actions else FIELDS

    def attribute_of(self, field: str) -> str:
        return "scratch" if field == "work" else field

    def shared_names(self) -> list[str]:
        return SHARED

    # -- pieces --------------------------------------------------------------------------------

    def pieces(self, unit: Unit) -> list[int]:
        """The list that holds units of a kind."""
        if unit == 0:
            return self.armies
        if unit == 1:
            return self.navies
        return self.forts

    def put(self, power: Power, unit: Unit, place: Place, number: int) -> None:
        """So many units of a kind more (or less) stand in a place."""
        if unit == 0:
            self.armies = added(self, self.armies, power * PLACES + place, number)
        elif unit == 1:
            self.navies = added(self, self.navies, power * PLACES + place, number)
        else:
            self.forts = added(self, self.forts, power * PLACES + place, number)

    def supply(self, power: Power, unit: Unit) -> int:
        """How many pieces of a kind a power still has in its supply."""
        at = power * PLACES
        return self.ruleset.piece_limit[unit] - sum(self.pieces(unit)[at : at + PLACES])

    def control_markers(self, power: Power) -> int:
        """Control markers of a power lying in regions (those on tokens are not among them)."""
        total = 0
        for at in range(power, REGIONS * POWERS, POWERS):
            total += self.control[at]
        return total

    # -- covert tokens -------------------------------------------------------------------------

    def bar_token(self, power: Power, token: int, turns: int) -> None:
        """A token is open to a power again at the end of so many of its turns; 0 if it is open (COVERT-11)."""
        self.token_bars = replaced(self, self.token_bars, power * TOKENS + token, turns)

    # -- tiles ---------------------------------------------------------------------------------

    def add_ready(self, power: Power, tile: int, number: int) -> None:
        """So many copies of a tile more (or less) lie ready before a power."""
        self.ready = added(self, self.ready, power * TILES + tile, number)

    def mark_used(self, power: Power, tile: int) -> None:
        """Turn a ready copy to its used side (CLAIM-7)."""
        self.add_ready(power, tile, -1)
        self.used = added(self, self.used, power * TILES + tile, 1)

    def refresh(self) -> None:
        """All used tiles become ready (ENDWAR-3)."""
        self.ready = [self.ready[at] + self.used[at] for at in range(POWERS * TILES)]
        self.used = [0] * (POWERS * TILES)

    def add_display(self, tile: int, number: int) -> None:
        """So many copies of a tile more (or less) lie on the display."""
        self.display = added(self, self.display, tile, number)

    def remove_tile(self, tile: int) -> None:
        """A copy leaves the game (CLAIM-8)."""
        self.removed = added(self, self.removed, tile, 1)

    def owned(self, power: Power, tile: int) -> int:
        """Copies of a tile before a power, ready or used."""
        return self.ready[power * TILES + tile] + self.used[power * TILES + tile]
