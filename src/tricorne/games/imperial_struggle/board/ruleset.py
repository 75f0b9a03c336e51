"""The rule set of one game: components and options, worked out into plain numbers and lists.

It is made once, complete, by ``ruleset_of`` (rules.py) and shared by all positions of a game. Nothing in it changes
afterwards; only ``printed`` and ``printed_theaters`` are filled when somebody first looks at the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle.board.action_pieces import Pieces
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    EDMUND_BURKE,
    ERAS,
    FORT,
    JACOBITE_UPRISINGS,
    JAMES_WATT,
    MARKET,
    MERCHANT_BANKS,
    NAVAL,
    NONE,
    POLITICAL,
    POMPADOUR,
    SPACES,
    TERRITORY,
    TURGOT,
)
from tricorne.games.imperial_struggle.board.sets import GROUPS, Sets
from tricorne.games.imperial_struggle.payment.discounts import Discount, all_discounts
from tricorne.kernel.word_rows import word_rows, words

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.effects.book import Book
    from tricorne.games.imperial_struggle.ministries.ministry import Ministry

Value = bool | int | str | tuple[int, ...]


class Rising:
    """The numbers of Jacobite Uprisings (R142, R143)."""

    def __init__(self, components: Components) -> None:
        table = components.ministries[JACOBITE_UPRISINGS].abilities[1]
        self.spaces = components.board.target(table.text("on"))
        self.price = table.number("price", 1, 9)
        self.most = table.number("most", 1, 9)


# Small games inside the large one (scenarios.py)
WHOLE_GAME: Final = 0
ONE_PEACE_TURN: Final = 1
ONE_THEATER: Final = 2
SCENARIOS: Final = {"whole-game": WHOLE_GAME, "one-peace-turn": ONE_PEACE_TURN, "one-theater": ONE_THEATER}


class RuleSet:
    """Everything about a game that is fixed when it begins."""

    def __init__(
        self, components: Components, settings: Mapping[str, Value], book: Book, cabinet: list[Ministry]
    ) -> None:
        self.components = components
        self.book = book
        """What the event cards do."""
        self.cabinet = cabinet
        """What the ministries do, by their number."""
        self.board = components.board
        self.spanish_empire = settings["spanish-empire"] is True
        self.swap_upgrades = settings["military-planning-upgrades"] is True
        self.planned_layout = settings["military-planning-layout"] is True
        self.tougher_forts = settings["tougher-forts"] is True
        self.living_rules = settings["living-rules"] is True
        """The rules that version 1 read otherwise (R3, R13, R80, R109, R151, R162)."""
        self.free_choices = settings["free-choices"] is True
        """What the rules allow may be left, or done earlier (R13, R17, R65, R81)."""
        self.spanish_isolation = settings["spanish-isolation"] is True

        board = components.board
        self.printed: list[dict[str, object]] = []
        """What is printed on each space, for those who look on; made when it is first asked for."""
        self.printed_theaters: list[dict[str, object]] = []
        """The same of each theater of a war."""
        self.pieces = Pieces(components)
        self.discounts: list[Discount] = all_discounts(components)
        self.in_play: list[list[bool]] = []
        """By opening and space: whether the space is in play (R40)."""
        for opening in range(ERAS + 1):
            era = min(opening, ERAS - 1)
            self.in_play.append(
                [board.opens[s] <= era and (not board.needs_usa[s] or opening == ERAS) for s in range(SPACES)]
            )
        self.closed = [[s for s in range(SPACES) if not there[s]] for there in self.in_play]
        """By opening: the spaces that are not."""
        self.sets = Sets(board, self.in_play)
        self.political: list[list[list[int]]] = [
            [
                [s for s in board.in_region[region] if board.kind[s] == POLITICAL and open_here[s]]
                for region in range(len(board.region_ids))
            ]
            for open_here in self.in_play
        ]
        """By opening and Region: the Political spaces in play."""
        self.markets: list[list[int]] = [
            [s for s in board.in_region[region] if board.kind[s] == MARKET] for region in range(len(board.region_ids))
        ]
        self.advantage_targets = word_rows(
            [[self.sets.of_group(group, tile.targets) for tile in components.advantages] for group in range(GROUPS)]
        )
        """By group of spaces and Advantage: the set of its targets."""
        self.fronts = [self.sets.spread(t.alliances + t.squadrons + t.forts) for t in components.wars.theaters]
        """By theater: the spaces that give strength to the side whose flag they have (7.1.3)."""
        self.disputed = [self.sets.spread(t.conflicts) for t in components.wars.theaters]
        """By theater: the spaces whose Conflict markers give strength to the other side."""
        self.spain = board.target("spain")
        self.regions = list(range(len(board.region_ids)))
        self.all_markets = board.of_kind[MARKET]
        bases = board.of_kind[TERRITORY] + board.of_kind[NAVAL] + board.of_kind[FORT]
        self.bases = [s for s in bases if board.market_neighbours[s]]
        """Spaces from which Markets are not Isolated (R35)."""
        self.naval_spaces = board.of_kind[NAVAL]
        self.forts = board.of_kind[FORT]
        self.conquest = board.conquest_tougher if self.tougher_forts else board.conquest
        """By space: what conquest lines join it to."""
        self.ireland = board.target("ireland")
        burke = components.ministries[EDMUND_BURKE].abilities[0]
        self.burke_points = burke.number("points", 1, 9)
        """For each space of Ireland."""
        self.merchant_debt = components.ministries[MERCHANT_BANKS].abilities[0].number("most", 1, 9)
        self.turgot_points = components.ministries[TURGOT].abilities[0].number("points", 1, 9)
        self.pompadour_treaty = components.ministries[POMPADOUR].abilities[0].number("trp", 1, 9)
        self.watt_treaty = components.ministries[JAMES_WATT].abilities[1].number("trp", 1, 9)
        self.rising = Rising(components)
        self.last_turn = len(components.turn_ids) - 1
        self.event_eras = [event.era for event in components.events]
        wars = zip(components.turn_war, components.turn_next_war, strict=True)
        self.war_at = words([fought if fought != NONE else prepared for fought, prepared in wars])
        """By place of the turn track: the war that is being prepared or fought, NONE on the last."""
        self.scenario = SCENARIOS[str(settings["scenario"])]
        if self.scenario == ONE_PEACE_TURN:
            self.last_turn = 0
