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
from tricorne.games.imperial_struggle.board.places import AWARD_POOL, CHOSEN, PILE, POOL, STACK, UNUSED, UP
from tricorne.games.imperial_struggle.board.registers import (
    BUY_SIZE,
    CLOCK_SIZE,
    DEBT,
    HUGUENOT_MARKERS,
    LIMIT,
    ROUND_SIZE,
    SIDES_SIZE,
    TURN,
    VP,
    WAR_SIZE,
)
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.board.sets import (
    BASE_GROUP,
    MARKET_GROUP,
    POLITICAL_GROUP,
    STALE,
    Holding,
    not_a_market,
)
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import AnyPosition, Chronicle, replaced
from tricorne.kernel.word_rows import as_list, words

if TYPE_CHECKING:
    from mypy_extensions import i64

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
    "card_history",
]
"""Everything that a position is, in the order of its written form."""
SHARED: Final = [
    "flag",
    "marker",
    "damaged",
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
    "discounts",
    "refused",
    "face_up",
    "face_down",
]
"""Lists that copies share until one of them changes: a rule replaces such a list and never writes into it."""
SURVEYED: Final = ("flag", "marker", "damaged", "moved", "advantage_owner", "since", "isolated", "ministry_place")
"""Lists from which something follows that is kept with them."""


@final
class Position(AnyPosition):
    """One position. Plain data: the rules are in the other files of this folder."""

    def __init__(self, ruleset: RuleSet, source: Position | None) -> None:
        self.ruleset = ruleset
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
            self.sides = words([0] * SIDES_SIZE)
            self.clock = words([0] * CLOCK_SIZE)
            self.round = words([0] * ROUND_SIZE)
            self.buy = words([0] * BUY_SIZE)
            self.pools: list[int] = []
            self.discounts: list[int] = []
            """Numbers of the discounts that hold in this round (see price.py)."""
            self.war = words([0] * WAR_SIZE)
            self.refused: list[int] = []
            """Territories refused in this war."""
            self.card_history = Chronicle([], 0)
            """Every Event card that changed its place (see card_history.py)."""
        else:
            source.alone = False
            self.stack = source.stack[:]
            self.rng = source.rng[:]
            self.flag = source.flag
            self.marker = source.marker
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
            self.huguenots = source.huguenots
            self.tile_place = source.tile_place
            self.event_place = source.event_place
            self.investment_place = source.investment_place
            self.award_place = source.award_place
            self.demand = source.demand
            self.ministry_place = source.ministry_place
            self.face_up = source.face_up
            self.face_down = source.face_down
            self.ability = source.ability
            self.advantage_owner = source.advantage_owner
            self.advantage_used = source.advantage_used
            self.advantage_new = source.advantage_new
            self.sides = source.sides[:]
            self.clock = source.clock[:]
            self.round = source.round[:]
            self.buy = source.buy[:]
            self.pools = source.pools[:]
            self.discounts = source.discounts
            self.war = source.war[:]
            self.refused = source.refused
            self.card_history = source.card_history.copy()

    def clone(self) -> Position:
        return Position(self.ruleset, self)

    def field_names(self) -> list[str]:
        return FIELDS

    def shared_names(self) -> list[str]:
        return SHARED

    def later_names(self) -> list[str]:
        return ["card_history"]

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
        return as_list(self.since_shown())

    @property
    def isolated(self) -> list[int]:
        """By space: 1 if it was Isolated at the start of this round and its flag is unchanged since (R36)."""
        return as_list(self.isolated_shown())

    def since_shown(self) -> Words:
        """``since`` as a row of words."""
        return self.ruleset.sets.written(self.snapshot)

    def isolated_shown(self) -> Words:
        """``isolated`` as a row of words."""
        return self.ruleset.sets.written(Holding(0, self.isolated_markets, 0, 0, 0, 0))

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
        self.ministry_place = replaced(self, self.ministry_place, ministry, place)
        if place == UP or before == UP:
            self.face_up = ministries_at(self.ruleset.components, self.ministry_place, UP)
        if place == CHOSEN or before == CHOSEN:
            self.face_down = ministries_at(self.ruleset.components, self.ministry_place, CHOSEN)

    def survey_ministries(self) -> None:
        """Work out anew which ministries lie before their owners."""
        self.face_up = ministries_at(self.ruleset.components, self.ministry_place, UP)
        self.face_down = ministries_at(self.ruleset.components, self.ministry_place, CHOSEN)

    # -- small questions -----------------------------------------------------------------------

    def era(self) -> int:
        return self.ruleset.components.turn_era[self.clock[TURN]]

    def next_war(self) -> int:
        """The war that is being prepared or fought, NONE on the last turn."""
        turn: i64 = self.clock[TURN]
        return self.ruleset.war_at[turn]

    def available_debt(self, side: Side) -> int:
        """Debt Limit minus Debt (6.4)."""
        return self.sides[LIMIT + side] - self.sides[DEBT + side]

    def score(self, side: Side, points: int) -> None:
        """Victory points for a side: France moves the total up, Britain down (3.10)."""
        if side == 0:
            self.clock[VP] = self.clock[VP] + points
        else:
            self.clock[VP] = self.clock[VP] - points
