"""The position of Imperial Struggle: everything that lies on the table, as lists of small integers.

No pile has an order here: a card or tile has a place, and drawing is chance over the pieces of that place. Lists by
side and field are indexed ``FIELD + side``. ``flag``, ``marker``, ``damaged`` and ``moved`` are written by control.py
alone, which keeps the sets of spaces in step with them (see sets.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tricorne.games.imperial_struggle.board.components import ministries_at
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    AWARDS,
    COMMODITIES,
    EVENTS,
    FRENCH,
    INVESTMENTS,
    MINISTRIES,
    NONE,
    SPACES,
    WAR_TILES,
    Side,
)
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.board.sets import BASE_GROUP, MARKET_GROUP, POLITICAL_GROUP, STALE, not_a_market
from tricorne.kernel.position import AnyPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

# Places of an Event card
PILE: Final = 0
HAND: Final = 1
"""HAND + side."""
SECRET: Final = 3
"""SECRET + side: chosen to be discarded, not yet shown."""
DISCARDED: Final = 5
PLAYED: Final = 6
OUT_OF_GAME: Final = 7
LATER: Final = 8
"""Of an era still to come."""

# Places of an Investment tile
STACK: Final = 0
OPEN: Final = 1
TAKEN: Final = 2
"""TAKEN + side."""
USED: Final = 4

# Places of an Award tile
AWARD_POOL: Final = 0
ON_REGION: Final = 1
"""ON_REGION + Region."""
SPENT_AWARD: Final = 5

# Places of a War tile
POOL: Final = 0
IN_THEATER: Final = 1
"""IN_THEATER + number of the theater within its war, 0 to 3."""
UNPLACED: Final = 5
"""Drawn by its owner and not yet put anywhere."""
REMOVED: Final = 6
AWAY: Final = 7
"""A Bonus tile of another war than the next one."""

# Places of a Ministry card
UNUSED: Final = 0
CHOSEN: Final = 1
"""Face down before its owner."""
UP: Final = 2
MINISTRY_OUT: Final = 3
FRESH: Final = 4
"""Face down, taken in exchange in this Ministry Phase."""
GIVEN_BACK: Final = 5
"""Given in exchange in this Ministry Phase."""

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

FIELDS: Final = [
    "stack",
    "rng",
    "flag",
    "marker",
    "damaged",
    "since",
    "isolated",
    "moved",
    "huguenots",
    "tile_place",
    "event_place",
    "investment_place",
    "award_place",
    "demand",
    "ministry_place",
    "ability",
    "advantage_owner",
    "advantage_used",
    "advantage_new",
    "sides",
    "clock",
    "round",
    "buy",
    "pools",
    "discounts",
    "war",
    "refused",
]
"""Everything that a position is, in the order of its written form."""
SHARED: Final = ["damaged", "moved", "face_up", "face_down", "secrets", "secrets_rest_on"]
"""Lists that change seldom: copies share them until then, so a rule replaces them and never writes into them."""
SURVEYED: Final = ("flag", "marker", "damaged", "moved", "advantage_owner", "since", "isolated", "ministry_place")
"""Lists from which something follows that is kept with them."""


@final
class Position(AnyPosition):
    """One position. Plain data: the rules are in the other files of this folder."""

    def __init__(self, ruleset: RuleSet, source: Position | None) -> None:
        self.ruleset = ruleset
        # What is hidden, kept by sight.py with the numbers that it rests on.
        self.secrets: list[int] = [] if source is None else source.secrets
        self.secrets_rest_on: list[int] = [] if source is None else source.secrets_rest_on
        if source is None:
            self.stack = []
            self.rng = []
            # On the board
            self.flag = [0] * SPACES
            self.marker = [0] * SPACES
            self.damaged = [0] * SPACES
            self.moved = [0] * SPACES
            """1: the Squadron here was deployed in this round, or took a Naval space in this war."""
            self.held = ruleset.sets.blank[:]
            """The same as sets of spaces: by flag, EMPTY for none, what stands under it."""
            self.marked_political: i64 = 0
            self.marked_markets: i64 = 0
            self.damaged_forts: i64 = 0
            self.moved_squadrons: i64 = 0
            self.snapshot = self.held[FRENCH]
            """What the phasing side has held without a break since its round began (R16)."""
            self.isolated_markets: i64 = 0
            """Isolated at the start of this round, flag unchanged since (R36)."""
            self.chained: i64 = STALE
            """Markets next to one that carries a shift of the phasing side (R34); STALE until it is worked out anew."""
            self.huguenots = [NONE, 0] * HUGUENOT_MARKERS
            # Cards and tiles
            self.tile_place = [POOL] * WAR_TILES
            self.event_place = [PILE] * EVENTS
            self.investment_place = [STACK] * INVESTMENTS
            self.award_place = [AWARD_POOL] * AWARDS
            self.demand = [0] * COMMODITIES
            self.ministry_place = [UNUSED] * MINISTRIES
            self.face_up: list[list[int]] = [[], []]
            """By side: its ministries that are UP, and below those that are CHOSEN."""
            self.face_down: list[list[int]] = [[], []]
            self.ability = [0] * (MINISTRIES * 2)
            """Times used this turn: ministry * 2 + ability."""
            self.advantage_owner = [NONE] * ADVANTAGES
            self.advantage_used = [0] * ADVANTAGES
            self.advantage_new = [0] * ADVANTAGES
            """1: taken in this round, so not usable in it (R54)."""
            # Both sides, and what is going on
            self.sides = [0] * SIDES_SIZE
            self.clock = [0] * CLOCK_SIZE
            self.round = [0] * ROUND_SIZE
            self.buy = [0] * BUY_SIZE
            self.pools: list[int] = []
            self.discounts: list[int] = []
            """Numbers of the discounts that hold in this round (see price.py)."""
            self.war = [0] * WAR_SIZE
            self.refused: list[int] = []
            """Territories refused in this war."""
        else:
            self.stack = source.stack[:]
            self.rng = source.rng[:]
            self.flag = source.flag[:]
            self.marker = source.marker[:]
            self.damaged = source.damaged
            self.moved = source.moved
            self.held = source.held[:]
            self.marked_political = source.marked_political
            self.marked_markets = source.marked_markets
            self.damaged_forts = source.damaged_forts
            self.moved_squadrons = source.moved_squadrons
            self.snapshot = source.snapshot
            self.isolated_markets = source.isolated_markets
            self.chained = source.chained
            self.huguenots = source.huguenots[:]
            self.tile_place = source.tile_place[:]
            self.event_place = source.event_place[:]
            self.investment_place = source.investment_place[:]
            self.award_place = source.award_place[:]
            self.demand = source.demand[:]
            self.ministry_place = source.ministry_place[:]
            self.face_up = source.face_up
            self.face_down = source.face_down
            self.ability = source.ability[:]
            self.advantage_owner = source.advantage_owner[:]
            self.advantage_used = source.advantage_used[:]
            self.advantage_new = source.advantage_new[:]
            self.sides = source.sides[:]
            self.clock = source.clock[:]
            self.round = source.round[:]
            self.buy = source.buy[:]
            self.pools = source.pools[:]
            self.discounts = source.discounts[:]
            self.war = source.war[:]
            self.refused = source.refused[:]

    def clone(self) -> Position:
        return Position(self.ruleset, self)

    def field_names(self) -> list[str]:
        return FIELDS

    def shared_names(self) -> list[str]:
        return SHARED

    def write(self, field: str, numbers: list[int]) -> None:
        fixed = self.ruleset.sets
        if field == "since":
            self.snapshot = fixed.read_all("since", numbers)
        elif field == "isolated":
            for space in range(SPACES):
                if numbers[space] and fixed.group[space] != MARKET_GROUP:
                    raise not_a_market(self.ruleset.board.space_ids[space])
            self.isolated_markets = fixed.read("isolated", MARKET_GROUP, numbers)
        else:
            super().write(field, numbers)
        if field in SURVEYED:
            self.survey()

    # -- sets of spaces ------------------------------------------------------------------------

    @property
    def since(self) -> list[int]:
        """By space: 1 if it is held by the phasing side without a break since its round began (R16)."""
        return self.ruleset.sets.written(self.snapshot.numbers())

    @property
    def isolated(self) -> list[int]:
        """By space: 1 if it was Isolated at the start of this round and its flag is unchanged since (R36)."""
        return self.ruleset.sets.written([0, self.isolated_markets, 0])

    def survey(self) -> None:
        """Work the sets out anew from the lists, after these were written as a whole."""
        fixed = self.ruleset.sets
        self.held = fixed.survey(self.flag, self.damaged, self.advantage_owner)
        self.marked_political = fixed.marked(POLITICAL_GROUP, self.marker)
        self.marked_markets = fixed.marked(MARKET_GROUP, self.marker)
        self.damaged_forts = fixed.marked(BASE_GROUP, self.damaged)
        self.moved_squadrons = fixed.marked(BASE_GROUP, self.moved)
        self.chained = STALE
        self.survey_ministries()

    def move_ministry(self, ministry: int, place: int) -> None:
        """Put a Ministry card somewhere; no other way, once a game is on."""
        before = self.ministry_place[ministry]
        self.ministry_place[ministry] = place
        if place == UP or place == CHOSEN or before == UP or before == CHOSEN:
            self.survey_ministries()

    def survey_ministries(self) -> None:
        """Work out anew which ministries lie before their owners."""
        self.face_up = ministries_at(self.ruleset.components, self.ministry_place, UP)
        self.face_down = ministries_at(self.ruleset.components, self.ministry_place, CHOSEN)

    # -- small questions -----------------------------------------------------------------------

    def era(self) -> int:
        return self.ruleset.components.turn_era[self.clock[TURN]]

    def next_war(self) -> int:
        """The war that is being prepared or fought, NONE on the last turn."""
        return self.ruleset.war_at[self.clock[TURN]]

    def available_debt(self, side: Side) -> int:
        """Debt Limit minus Debt (6.4)."""
        return self.sides[LIMIT + side] - self.sides[DEBT + side]

    def score(self, side: Side, points: int) -> None:
        """Victory points for a side: France moves the total up, Britain down (3.10)."""
        if side == 0:
            self.clock[VP] += points
        else:
            self.clock[VP] -= points
