"""The four wars as printed: theaters, Bonus Strength lists, spoils, War tiles (3.7, 7.1.3, 7.2).

Read from ``data/wars.toml`` and ``data/war_tiles.toml``. War tiles are numbered: French Basic tiles, British Basic
tiles, then for each war the French and the British Bonus tiles.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.board import Board, optional_flag, optional_index
from tricorne.games.imperial_struggle.board.constants import (
    BASIC_PER_SIDE,
    BONUS_PER_SET,
    EFFECT_IDS,
    FORT,
    MARKET,
    NAVAL,
    NONE,
    POLITICAL,
    SIDE_IDS,
    TERRITORY,
    Side,
)
from tricorne.kernel.bits import bit
from tricorne.kernel.message import in_english
from tricorne.kernel.toml import TomlTable
from tricorne.kernel.word_rows import words

SPECIALS: Final = [
    "jacobite-victory",
    "jacobite-ministry",
    "jacobite-defeat",
    "atlantic-dominance",
    "loser-unbuilds-squadrons",
    "loser-removes-squadrons",
    "usa",
    "canada",
]
JACOBITE_VICTORY: Final = 1
JACOBITE_MINISTRY: Final = 2
JACOBITE_DEFEAT: Final = 4
ATLANTIC_DOMINANCE: Final = 8
UNBUILDS_SQUADRONS: Final = 16
REMOVES_SQUADRONS: Final = 32
USA_RESULT: Final = 64
CANADA_RESULT: Final = 128

NO_UPPER_END: Final = 99


class Spoils:
    """One row of a spoils table."""

    def __init__(self, table: TomlTable, board: Board) -> None:
        table.only(["side", "margin", "most", "vp", "cp", "trp", "unflag", "unflag_region", "special", "losses"])
        self.side = optional_index(table, "side", SIDE_IDS)
        self.margin = table.number("margin", 1, 9)
        self.most = table.number("most", self.margin, 9) if table.has("most") else NO_UPPER_END
        self.vp = table.number("vp", 0, 9)
        self.conquest_points = table.number("cp", 0, 9)
        self.treaty_points = table.number("trp", 0, 9)
        self.unflag: list[int] = []
        """Spaces of which the winner takes one opposing flag off."""
        if table.has("unflag"):
            kind = MARKET if table.word("unflag", ["market", "political"]) == "market" else POLITICAL
            region = board.region_of(table.text("unflag_region"))
            self.unflag = [s for s in board.in_region[region] if board.kind[s] == kind]
        self.special = 0
        for id in table.words("special", SPECIALS) if table.has("special") else []:
            self.special |= bit(SPECIALS.index(id))
        self.losses = table.number("losses", 1, 8) if table.has("losses") else 0
        self.best = False
        """The last row of its table, which counts for a war sweep."""


class Theater:
    """One theater of a war."""

    def __init__(self, table: TomlTable, number: int, war_ids: list[str], keywords: list[str], board: Board) -> None:
        table.only(["id", "war", "regions", "territories", "strength", "spoils"])
        self.number = number
        self.id = table.text("id")
        self.war = war_ids.index(table.word("war", war_ids))
        self.regions = [board.region_ids.index(id) for id in table.words("regions", board.region_ids)]
        self.region_bits = sum(bit(region) for region in self.regions)
        self.spaces = [s for s in range(len(board.kind)) if board.region[s] in self.regions]
        self.territories = [s for s in self.spaces if board.kind[s] == TERRITORY]
        if table.has("territories"):
            self.territories += [board.space(id) for id in table.words("territories", board.space_ids)]
            self.territories.sort()
        fixed = [s for s in self.spaces if board.kind[s] > TERRITORY or board.kind[s] == MARKET]
        self.conquerable = sorted(fixed + self.territories)
        """All that Conquest Points could take here (7.2.1)."""
        self.can_conquer = [s in self.conquerable for s in range(len(board.kind))]
        strength = table.table("strength")
        strength.only(["countries", "keyword", "squadrons", "forts", "conflicts", "atlantic_dominance"])
        self.keyword = optional_index(strength, "keyword", keywords)
        self.alliances: list[int] = []
        for id in strength.words("countries", board.country_ids) if strength.has("countries") else []:
            self.alliances += board.alliances_of(board.country_ids.index(id))
        self.alliances.sort()
        self.squadrons = _in_regions(strength, "squadrons", [NAVAL], board)
        self.forts = _in_regions(strength, "forts", [FORT], board)
        self.conflicts = _in_regions(strength, "conflicts", [MARKET, POLITICAL], board)
        self.atlantic_dominance = optional_flag(strength, "atlantic_dominance")
        """The Atlantic Dominance marker counts here (R86)."""
        self.spoils = [Spoils(t, board) for t in table.tables("spoils", "margin")]
        for row in self.spoils:
            row.best = row.most == NO_UPPER_END

    def row(self, winner: int, margin: int) -> int:
        """The number of the spoils row, or NONE for a margin without reward."""
        for at in range(len(self.spoils)):
            spoils = self.spoils[at]
            if (spoils.side == NONE or spoils.side == winner) and spoils.margin <= margin <= spoils.most:
                return at
        return NONE


class Wars:
    """All wars, theaters and War tiles."""

    def __init__(
        self, file: TomlTable, tiles: TomlTable, war_ids: list[str], keywords: list[str], board: Board
    ) -> None:
        self.ids = war_ids
        self.dates = [t.text("dates") for t in file.tables("wars", "id")]
        self.theaters: list[Theater] = []
        for t in file.tables("theaters", "id"):
            self.theaters.append(Theater(t, len(self.theaters), war_ids, keywords, board))
        self.theaters_of = [[t.number for t in self.theaters if t.war == w] for w in range(len(war_ids))]
        self.conflict_spaces: list[list[int]] = []
        """Spaces whose Conflict markers give strength in a war and come off after it (7.5)."""
        for w in range(len(war_ids)):
            found: set[int] = set()
            for at in self.theaters_of[w]:
                found.update(self.theaters[at].conflicts)
            self.conflict_spaces.append(sorted(found))
        self._read_tiles(tiles)

    def _read_tiles(self, file: TomlTable) -> None:
        self.per_theater = file.number("bonus_tiles_per_theater", 1, 9)
        self.bought_per_round = file.number("bonus_tiles_bought_per_round", 1, 9)
        self.basic_left_at_least = file.number("basic_tiles_left_at_least", 0, 16)
        self.free_for = self.ids.index(file.word("free_tiles_for", self.ids))
        """The war of which Bonus tiles are earned in the war before (R88)."""
        self.free_at_most = file.number("free_tiles_at_most", 0, 8)
        self.byng = file.table("markers").number("byng", 0, 9)
        self.atlantic_dominance = file.table("markers").number("atlantic-dominance", 0, 9)
        self.tile_ids: list[str] = []
        columns: list[list[int]] = [[], [], [], []]
        for side in range(2):
            self._tiles(file.table(SIDE_IDS[side]), "basic", side, NONE, BASIC_PER_SIDE, columns)
        for war in range(len(self.ids)):
            for side in range(2):
                self._tiles(file.table(SIDE_IDS[side]), f"bonus-{self.ids[war]}", side, war, BONUS_PER_SET, columns)
        self.tile_side = words(columns[0])
        self.tile_war = words(columns[1])
        """The war of a Bonus tile, NONE for a Basic tile."""
        self.strength = words(columns[2])
        self.effect = words(columns[3])

    def _tiles(self, table: TomlTable, key: str, side: Side, war: int, count: int, columns: list[list[int]]) -> None:
        """Read tiles of a kind; each number goes into its column."""
        tiles = table.tables(key, "id")
        if len(tiles) != count:
            raise table.fail(in_english(f"'{key}' holds {len(tiles)} tiles; it must hold {count}"))
        for t in tiles:
            t.only(["id", "strength", "effect"])
            self.tile_ids.append(t.text("id"))
            columns[0].append(side)
            columns[1].append(war)
            columns[2].append(t.number("strength", -1, 3))
            columns[3].append(EFFECT_IDS.index(t.word("effect", EFFECT_IDS)))

    def bonus_set(self, war: int, side: Side) -> int:
        """The number of the first Bonus tile of a side's set for a war."""
        return 2 * BASIC_PER_SIDE + (2 * war + side) * BONUS_PER_SET


def _in_regions(table: TomlTable, key: str, kinds: list[int], board: Board) -> list[int]:
    if not table.has(key):
        return []
    regions = [board.region_ids.index(id) for id in table.words(key, board.region_ids)]
    return [s for s in range(len(board.kind)) if board.region[s] in regions and board.kind[s] in kinds]
