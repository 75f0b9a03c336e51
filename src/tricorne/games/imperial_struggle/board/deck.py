"""The cards and tiles as printed: events, ministries, Advantages, Investment and Award tiles, demands.

Read from ``data/events_*.toml``, ``ministries.toml``, ``advantages.toml``, ``investment_tiles.toml``,
``award_tiles.toml`` and ``global_demand.toml``. What a card does is written there as verbs;
``effects/`` and ``ministries/`` turn them into acts.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.board import Board, optional_flag, optional_index
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    ERA_IDS,
    FRANCE,
    MARKET,
    MILITARY,
    NONE,
    SIDE_IDS,
    TYPE_IDS,
)
from tricorne.kernel.toml import TomlTable
from tricorne.kernel.word_rows import words

# What a bonus needs
NO_BONUS: Final = 0
NEEDS_KEYWORD: Final = 1
NEEDS_AVAILABLE_DEBT: Final = 2
NEEDS_BONUS_TILES: Final = 3
NEEDS_ADVANTAGE: Final = 4
NEEDS_MORE_OWN: Final = 5

ADVANTAGE_KINDS: Final = [
    "place-conflict",
    "unflag-for",
    "unflag-less",
    "lower-debt",
    "return-squadron",
    "build-squadron",
]
PLACE_CONFLICT: Final = 0
UNFLAG_FOR: Final = 1
UNFLAG_LESS: Final = 2
LOWER_DEBT: Final = 3
RETURN_SQUADRON: Final = 4
BUILD_SQUADRON: Final = 5

ABILITY_TIMES: Final = [
    "once-per-turn",
    "twice-per-turn",
    "once-per-round",
    "each-round",
    "always",
    "scoring",
    "end-of-turn",
    "on-reveal",
]


class Version:
    """What an event does for one side: verbs for the engine."""

    def __init__(self, id: str, table: TomlTable) -> None:
        table.only(["steps", "bonus"])
        self.id = id
        """``both`` or the side: its text is the message ``does-card-CARD-ID``."""
        self.steps = table.tables("steps", "do")
        self.bonus = table.tables("bonus", "do") if table.has("bonus") else []


class EventCard:
    """One Event card."""

    def __init__(self, table: TomlTable, era: int, keywords: list[str], advantage_ids: list[str], board: Board) -> None:
        table.only(["number", "id", "type", "needs", "both", "britain", "france"])
        self.number = table.number("number", 1, 41)
        self.id = table.text("id")
        self.era = era
        self.type = optional_index(table, "type", TYPE_IDS)
        if table.has("both"):
            both = Version("both", table.table("both"))
            self.versions = [both, both]
        else:
            self.versions = [Version(side, table.table(side)) for side in SIDE_IDS]
        self.shared = table.has("both")
        self.needs = NO_BONUS
        self.needs_what = NONE
        """The keyword or Advantage, or the lead."""
        self.needs_spaces: list[int] = []
        if table.has("needs"):
            self._read_needs(table.table("needs"), keywords, advantage_ids, board)

    def _read_needs(self, needs: TomlTable, keywords: list[str], advantage_ids: list[str], board: Board) -> None:
        needs.only(["keyword", "available_debt_lead", "bonus_tile_lead", "advantage", "more_own"])
        if needs.has("keyword"):
            self.needs = NEEDS_KEYWORD
            self.needs_what = keywords.index(needs.word("keyword", keywords))
        elif needs.has("available_debt_lead"):
            self.needs = NEEDS_AVAILABLE_DEBT
            self.needs_what = needs.number("available_debt_lead", 1, 9)
        elif needs.has("bonus_tile_lead"):
            self.needs = NEEDS_BONUS_TILES
            self.needs_what = needs.number("bonus_tile_lead", 1, 9)
        elif needs.has("advantage"):
            self.needs = NEEDS_ADVANTAGE
            self.needs_what = advantage_ids.index(needs.word("advantage", advantage_ids))
        else:
            self.needs = NEEDS_MORE_OWN
            self.needs_spaces = board.target(needs.text("more_own"))


class MinistryCard:
    """One Ministry card; what its abilities do is read by ``ministries/``."""

    def __init__(self, table: TomlTable, keywords: list[str]) -> None:
        table.only(["number", "id", "side", "eras", "keywords", "abilities"])
        self.number = table.number("number", 1, 26)
        self.id = table.text("id")
        self.side = SIDE_IDS.index(table.word("side", SIDE_IDS))
        eras = table.words("eras", ERA_IDS)
        self.in_era = [id in eras for id in ERA_IDS]
        words = table.words("keywords", keywords)
        self.has_keyword = [id in words for id in keywords]
        self.abilities = table.tables("abilities", "when")
        self.times = [ABILITY_TIMES.index(t.word("when", ABILITY_TIMES)) for t in self.abilities]


class AdvantageTile:
    """One Advantage tile."""

    def __init__(self, table: TomlTable, board: Board) -> None:
        table.only(
            [
                "id",
                "region",
                "spaces",
                "does",
                "on",
                "unprotected",
                "price",
                "less",
                "east_india_company",
            ]
        )
        self.id = table.text("id")
        self.region = board.region_of(table.text("region"))
        self.spaces = sorted(board.space(id) for id in table.words("spaces", board.space_ids))
        self.does = ADVANTAGE_KINDS.index(table.word("does", ADVANTAGE_KINDS))
        self.targets = board.target(table.text("on")) if table.has("on") else []
        self.is_target = [s in self.targets for s in range(len(board.kind))]
        self.type = MILITARY
        """The points that it is used with, if it needs any."""
        if self.does == UNFLAG_FOR or self.does == UNFLAG_LESS:
            self.type = ECONOMIC if board.kind[self.targets[0]] == MARKET else DIPLOMATIC
        self.needs_points = self.does != LOWER_DEBT and self.does != PLACE_CONFLICT
        self.unprotected = optional_flag(table, "unprotected")
        self.price = table.number("price", 1, 9) if table.has("price") else 0
        self.less = table.number("less", 1, 9) if table.has("less") else 0
        self.east_india_company = optional_flag(table, "east_india_company")


class Demand:
    """One commodity of the Global Demand table with its reward in each era."""

    def __init__(self, table: TomlTable) -> None:
        table.only(["id", *ERA_IDS])
        self.id = table.text("id")
        rewards = [table.table(era) for era in ERA_IDS]
        self.vp = [t.number("vp", 0, 9) for t in rewards]
        self.treaty_points = [t.number("treaty_points", 0, 9) for t in rewards]
        self.debt = [t.number("debt", -1, 1) for t in rewards]


class Investments:
    """The Investment tiles, list by list."""

    def __init__(self, file: TomlTable) -> None:
        self.revealed = file.number("revealed_per_turn", 8, 24)
        self.minor_points = file.number("minor_points", 1, 9)
        tiles = file.tables("tiles", "id")
        for t in tiles:
            t.only(["id", "major", "points", "minor", "event", "upgrade"])
        self.ids = [t.text("id") for t in tiles]
        self.major = words([TYPE_IDS.index(t.word("major", TYPE_IDS)) for t in tiles])
        self.points = words([t.number("points", 2, 4) for t in tiles])
        self.minor = words([TYPE_IDS.index(t.word("minor", TYPE_IDS)) for t in tiles])
        self.event = [optional_flag(t, "event") for t in tiles]
        self.upgrade = [optional_flag(t, "upgrade") for t in tiles]


class Awards:
    """The Award tiles, list by list."""

    def __init__(self, file: TomlTable) -> None:
        self.prestige_vp = file.number("prestige_bonus_vp", 0, 9)
        tiles = file.tables("tiles", "id")
        self.ids = [t.text("id") for t in tiles]
        self.vp = [t.number("vp", 0, 9) for t in tiles]
        self.treaty_points = [t.number("treaty_points", 0, 9) for t in tiles]
        self.margin = [t.number("margin", 1, 9) for t in tiles]


def ministries_of(cards: list[MinistryCard]) -> list[list[int]]:
    """The numbers of each side's cards."""
    french = [at for at in range(len(cards)) if cards[at].side == FRANCE]
    british = [at for at in range(len(cards)) if cards[at].side == BRITAIN]
    return [french, british]
