"""The board as flat lists: spaces, connections, conquest lines, countries and named sets of spaces (3.2).

Read from ``data/spaces.toml``, ``data/map.toml`` and ``data/targets.toml``. Lists are indexed by the number of the
space; sets are rising lists of spaces.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    ERA_IDS,
    FLAG_IDS,
    KIND_IDS,
    MARKET,
    NONE,
    POLITICAL,
    SPACES,
    TERRITORY,
)
from tricorne.kernel.errors import BadComponents, hint
from tricorne.kernel.message import Text, in_english, say
from tricorne.kernel.toml import TomlTable
from tricorne.kernel.word_rows import words


class Restriction:
    """What restricted Action Points may be spent on."""

    def __init__(self, id: str, table: TomlTable, board: Board) -> None:
        table.only(["on", "flag", "unflag", "next_to_own_market", "bonus_war_tile", "once"])
        self.id = id
        self.spaces = board.target(table.text("on"))
        self.allows = [False] * SPACES
        for space in self.spaces:
            self.allows[space] = True
        self.flag_only = optional_flag(table, "flag")
        self.unflag_only = optional_flag(table, "unflag")
        self.next_to_own_market = optional_flag(table, "next_to_own_market")
        self.bonus_war_tile = optional_flag(table, "bonus_war_tile")
        self.once = optional_flag(table, "once")
        """Whether all points go into one purchase (R24)."""


class Board:
    """All that is printed on the board."""

    def __init__(
        self, spaces: TomlTable, lines: TomlTable, targets: TomlTable, commodity_ids: list[str], war_ids: list[str]
    ) -> None:
        self._read_regions(lines)
        self._read_spaces(spaces, commodity_ids, war_ids)
        self._read_lines(lines)
        self._read_targets(targets.table("targets"), commodity_ids)
        self.restriction_ids = targets.table("restrictions").names()
        self.restrictions: list[Restriction] = []
        for id in self.restriction_ids:
            self.restrictions.append(Restriction(id, targets.table("restrictions").table(id), self))

    # -- lookups -------------------------------------------------------------------------------

    def space(self, id: str) -> int:
        return index("space", id, self.space_ids)

    def region_of(self, id: str) -> int:
        return index("Region", id, self.region_ids)

    def target(self, id: str) -> list[int]:
        """The spaces of a named set."""
        return self.targets[index("set of spaces", id, self.target_ids)]

    def restriction(self, id: str) -> int:
        return index("restriction", id, self.restriction_ids)

    # -- reading -------------------------------------------------------------------------------

    def _read_regions(self, file: TomlTable) -> None:
        self.region_ids = [t.text("id") for t in file.tables("regions", "id")]
        subs = file.tables("sub_regions", "id")
        self.sub_region_ids = [t.text("id") for t in subs]
        self.country_ids = file.table("countries").texts("ids")

    def _read_spaces(self, file: TomlTable, commodity_ids: list[str], war_ids: list[str]) -> None:
        tables = file.tables("spaces", "id")
        self.space_ids = [t.text("id") for t in tables]
        self.kind = words([KIND_IDS.index(t.word("kind", KIND_IDS)) for t in tables])
        self.region = words([self.region_ids.index(t.word("region", self.region_ids)) for t in tables])
        self.sub_region: list[int] = []
        self.country: list[int] = []
        costs: list[int] = []
        commodities: list[int] = []
        self.prestige: list[bool] = []
        self.alliance: list[bool] = []
        self.local_alliance: list[bool] = []
        self.wars: list[list[int]] = []
        self.opens: list[int] = []
        """Era from which the space is in play."""
        self.needs_usa: list[bool] = []
        """In play only while a USA flag is on the map (10)."""
        self.starting_flag: list[int] = []
        self.spanish_flag: list[bool] = []
        self.spanish_territory: list[bool] = []
        self.longitude: list[float] = []
        self.latitude: list[float] = []
        known = ["id", "kind", "region", "sub_region", "country", "cost", "commodity", "prestige", "alliance"]
        known += ["local_alliance", "wars", "opens", "usa", "flag", "spanish", "lon", "lat"]
        for t in tables:
            t.only(known)
            self.sub_region.append(optional_index(t, "sub_region", self.sub_region_ids))
            self.country.append(optional_index(t, "country", self.country_ids))
            costs.append(t.number("cost", 0, 4))
            commodity = t.text("commodity") if t.has("commodity") else "none"
            commodities.append(NONE if commodity == "none" else index("commodity", commodity, commodity_ids))
            self.prestige.append(optional_flag(t, "prestige"))
            self.alliance.append(optional_flag(t, "alliance"))
            self.local_alliance.append(optional_flag(t, "local_alliance"))
            self.wars.append([war_ids.index(id) for id in t.words("wars", war_ids)] if t.has("wars") else [])
            self.opens.append(ERA_IDS.index(t.word("opens", ERA_IDS)) if t.has("opens") else 0)
            self.needs_usa.append(optional_flag(t, "usa"))
            self.starting_flag.append(FLAG_IDS.index(t.word("flag", FLAG_IDS)) if t.has("flag") else 0)
            spanish = t.word("spanish", ["flag", "territory"]) if t.has("spanish") else ""
            self.spanish_flag.append(spanish == "flag")
            self.spanish_territory.append(spanish == "territory")
            self.longitude.append(_degrees(t, "lon"))
            self.latitude.append(_degrees(t, "lat"))
        self.cost = words(costs)
        self.commodity = words(commodities)
        self.of_kind: list[list[int]] = [
            [s for s in range(len(tables)) if self.kind[s] == k] for k in range(len(KIND_IDS))
        ]
        self.in_region: list[list[int]] = [
            [s for s in range(len(tables)) if self.region[s] == r] for r in range(len(self.region_ids))
        ]
        self.prestige_spaces = [s for s in range(len(tables)) if self.prestige[s]]
        self.markets_of: list[list[int]] = [
            [s for s in range(len(tables)) if self.commodity[s] == c] for c in range(len(commodity_ids))
        ]

    def _read_lines(self, file: TomlTable) -> None:
        self.neighbours: list[list[int]] = [[] for _ in self.space_ids]
        self.connections = self._pairs(file.table("connections"), "pairs")
        for one, other in self.connections:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        self.conquest: list[list[int]] = [[] for _ in self.space_ids]
        """Spaces at the other end of a conquest line."""
        self.conquest_tougher: list[list[int]] = [[] for _ in self.space_ids]
        """The same with the line of optional rule 12.3."""
        lines = file.table("conquest_lines")
        self.conquest_lines = self._pairs(lines, "pairs")
        self.tougher_lines = self._pairs(lines, "tougher_forts_pairs")
        for one, other in self.conquest_lines:
            self.conquest[one].append(other)
            self.conquest[other].append(one)
        for one, other in self.conquest_lines + self.tougher_lines:
            self.conquest_tougher[one].append(other)
            self.conquest_tougher[other].append(one)
        for links in self.neighbours + self.conquest + self.conquest_tougher:
            links.sort()
        # Shortcuts for the hot questions: Markets next to a space, and Forts and Naval spaces next to it.
        self.market_neighbours = [[o for o in links if self.kind[o] == MARKET] for links in self.neighbours]
        self.base_neighbours = [[o for o in links if self.kind[o] >= TERRITORY] for links in self.neighbours]
        self.guard_neighbours = [[o for o in links if self.kind[o] > TERRITORY] for links in self.neighbours]

    def _pairs(self, table: TomlTable, key: str) -> list[list[int]]:
        pairs: list[list[int]] = []
        for text in table.texts(key):
            pair = text.split(" - ")
            if len(pair) != 2 or pair[0] == pair[1]:
                raise table.fail(
                    in_english(f'\'{key}\' holds "{text}"; it must name two different spaces, as "arcot - vellore"')
                )
            pairs.append([self.space(pair[0]), self.space(pair[1])])
        return pairs

    def _read_targets(self, file: TomlTable, commodity_ids: list[str]) -> None:
        self.target_ids = file.names()
        self.targets: list[list[int]] = []
        known = ["kinds", "regions", "sub_regions", "countries", "without", "commodities", "spaces"]
        known += ["alliance", "prestige", "local_alliance"]
        for id in self.target_ids:
            t = file.table(id)
            t.only(known)
            kinds = t.words("kinds", KIND_IDS) if t.has("kinds") else KIND_IDS
            regions = t.words("regions", self.region_ids) if t.has("regions") else self.region_ids
            subs = t.words("sub_regions", self.sub_region_ids) if t.has("sub_regions") else []
            countries = t.words("countries", self.country_ids) if t.has("countries") else []
            without = t.words("without", self.country_ids) if t.has("without") else []
            commodities = t.words("commodities", commodity_ids) if t.has("commodities") else []
            named = t.words("spaces", self.space_ids) if t.has("spaces") else []
            found: list[int] = []
            for s in range(len(self.space_ids)):
                fits = KIND_IDS[self.kind[s]] in kinds and self.region_ids[self.region[s]] in regions
                fits = fits and (not subs or _named(self.sub_region[s], self.sub_region_ids, subs))
                fits = fits and (not countries or _named(self.country[s], self.country_ids, countries))
                fits = fits and not _named(self.country[s], self.country_ids, without)
                fits = fits and (not commodities or _named(self.commodity[s], commodity_ids, commodities))
                fits = fits and (not named or self.space_ids[s] in named)
                fits = fits and (not t.has("alliance") or self.alliance[s] == t.flag("alliance"))
                fits = fits and (not t.has("prestige") or self.prestige[s] == t.flag("prestige"))
                fits = fits and (not t.has("local_alliance") or self.local_alliance[s] == t.flag("local_alliance"))
                if fits:
                    found.append(s)
            if not found:
                raise t.fail(in_english("no space fits; a set must hold at least one"))
            self.targets.append(found)

    def alliances_of(self, country: int) -> list[int]:
        """The Alliance spaces of a country."""
        return [s for s in self.of_kind[POLITICAL] if self.country[s] == country and self.alliance[s]]


def index(what: str, id: str, ids: list[str]) -> int:
    """The number of an id, or an error that names the nearest one."""
    if id not in ids:
        raise BadComponents(say("toml-unknown", what=Text(what), id=Text(id), hint=hint(id, ids)))
    return ids.index(id)


def optional_flag(table: TomlTable, key: str) -> bool:
    return table.has(key) and table.flag(key)


def optional_index(table: TomlTable, key: str, ids: list[str]) -> int:
    return ids.index(table.word(key, ids)) if table.has(key) else NONE


def _named(number: int, ids: list[str], wanted: list[str]) -> bool:
    return number != NONE and ids[number] in wanted


def _degrees(table: TomlTable, key: str) -> float:
    value = table.value(key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise table.fail(in_english(f"'{key}' must be a number of degrees"))
    return float(value)
