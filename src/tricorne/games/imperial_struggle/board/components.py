"""All pieces of the game, read once from the data files and checked (3.0 and the set-up).

``load()`` gives the one set of components there is; engines, bots and clients share it. Everything is a plain list
or a small object with plain lists; the rules never meet a text or a dict.
"""

from __future__ import annotations

from importlib.resources import files

from tricorne.games.imperial_struggle.board.board import Board, index
from tricorne.games.imperial_struggle.board.constants import (
    ERA_IDS,
    FORT,
    MARKET,
    NEW_WORLD_HUGUENOTS,
    NONE,
    REGIONS,
    SIDE_IDS,
    TYPES,
)
from tricorne.games.imperial_struggle.board.deck import (
    AdvantageTile,
    Awards,
    Demand,
    EventCard,
    Investments,
    MinistryCard,
    ministries_of,
)
from tricorne.games.imperial_struggle.board.wars import Wars
from tricorne.kernel.bits import all_bits, bit, has_bit
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.toml import TomlTable, read_toml
from tricorne.kernel.word_rows import words


class Components:
    """The board, the cards, the tiles, the wars, the turn track and the fixed numbers."""

    def __init__(self) -> None:
        wars = _file("wars")
        war_ids = [t.text("id") for t in wars.tables("wars", "id")]
        self.demands = [Demand(t) for t in _file("global_demand").tables("commodities", "id")]
        self.demands_per_turn = _file("global_demand").number("drawn_per_turn", 1, 6)
        self.commodity_ids = [d.id for d in self.demands]
        self.board = Board(_file("spaces"), _file("map"), _file("targets"), self.commodity_ids, war_ids)

        ministries = _file("ministries")
        self.keyword_ids = ministries.texts("keywords")
        self.ministries_chosen = ministries.number("chosen_per_side", 1, 9)
        self.ministries = [MinistryCard(t, self.keyword_ids) for t in ministries.tables("ministries", "id")]
        self.ministry_ids = [m.id for m in self.ministries]
        self.ministries_of = ministries_of(self.ministries)
        self.side_of_ministry = words([card.side for card in self.ministries])
        huguenots = self.ministries[NEW_WORLD_HUGUENOTS].abilities[0]
        self.huguenots_less = huguenots.number("less", 0, 9)
        self.huguenots_conquest_points = huguenots.number("cp", 0, 9)

        advantages = _file("advantages")
        self.advantages_per_round = advantages.number("uses_per_round", 1, 9)
        self.advantages = [AdvantageTile(t, self.board) for t in advantages.tables("advantages", "id")]
        self.advantage_ids = [a.id for a in self.advantages]
        self.advantages_at: list[list[int]] = [[] for _ in self.board.space_ids]
        """The Advantages a space feeds."""
        for at in range(len(self.advantages)):
            for space in self.advantages[at].spaces:
                self.advantages_at[space].append(at)

        sets = [[has_bit(regions, tile.region) for tile in self.advantages] for regions in range(all_bits(REGIONS) + 1)]
        self.advantages_in = words([_numbered(there) for there in sets])
        """By bits of Regions: the Advantages of those Regions, as a set."""
        paid = [[tile.needs_points and tile.type == type for tile in self.advantages] for type in range(TYPES)]
        self.advantages_paid = words([_numbered(there) for there in paid])
        """By type: those that need points of it."""

        self.events: list[EventCard] = []
        for era in range(len(ERA_IDS)):
            for t in _file(f"events_{ERA_IDS[era]}").tables("events", "id"):
                self.events.append(EventCard(t, era, self.keyword_ids, self.advantage_ids, self.board))
        self.event_ids = [e.id for e in self.events]

        self.investments = Investments(_file("investment_tiles"))
        self.awards = Awards(_file("award_tiles"))
        self.wars = Wars(wars, _file("war_tiles"), war_ids, self.keyword_ids, self.board)
        self._read_track(_file("turn_track"), war_ids)
        self._read_setup(_file("setup"))

    # -- lookups -------------------------------------------------------------------------------

    def event(self, id: str) -> int:
        return index("event", id, self.event_ids)

    def ministry(self, id: str) -> int:
        return index("ministry", id, self.ministry_ids)

    def advantage(self, id: str) -> int:
        return index("Advantage", id, self.advantage_ids)

    def commodity(self, id: str) -> int:
        return index("commodity", id, self.commodity_ids)

    # -- reading -------------------------------------------------------------------------------

    def _read_track(self, file: TomlTable, war_ids: list[str]) -> None:
        self.rounds_per_side = file.number("rounds_per_side", 1, 9)
        self.turn_ids: list[str] = []
        self.turn_number: list[int] = []
        self.turn_first_of_era: list[bool] = []
        fought: list[int] = []
        eras: list[int] = []
        prepared: list[int] = []
        for t in file.tables("track", "id"):
            t.only(["id", "kind", "number", "era", "dates", "first_of_era", "next_war"])
            war = t.word("kind", ["peace", "war"]) == "war"
            self.turn_ids.append(t.text("id"))
            fought.append(war_ids.index(t.word("id", war_ids)) if war else NONE)
            self.turn_number.append(t.number("number", 1, 6))
            eras.append(ERA_IDS.index(t.word("era", ERA_IDS)))
            self.turn_first_of_era.append(not war and t.flag("first_of_era"))
            prepared.append(war_ids.index(t.word("next_war", war_ids)) if t.has("next_war") else NONE)
        self.turn_war = words(fought)
        """The war fought on this place of the track, NONE for a Peace turn."""
        self.turn_era = words(eras)
        self.turn_next_war = words(prepared)
        """The war prepared on this Peace turn, NONE if there is none."""
        self.eras = len(file.tables("eras", "id"))

    def _read_setup(self, file: TomlTable) -> None:
        self.starting_vp = file.number("victory_points", 0, 30)
        self.starting_initiative = SIDE_IDS.index(file.word("initiative", SIDE_IDS))
        sides = [file.table(side) for side in SIDE_IDS]
        self.debt_limit = [t.number("debt_limit", 0, 30) for t in sides]
        self.navy_box = [t.number("navy_box", 0, 8) for t in sides]
        theater_ids = [t.id for t in self.wars.theaters]
        given = file.table("bonus_tiles")
        self.starting_bonus_tiles: list[list[int]] = []
        """Theaters in which a side starts with a random Bonus tile."""
        for side in SIDE_IDS:
            ids = given.words(side, theater_ids) if given.has(side) else []
            self.starting_bonus_tiles.append([theater_ids.index(id) for id in ids])
        limits = file.table("limits")
        self.squadrons = limits.number("squadrons_per_side", 1, 8)
        self.hand = limits.number("hand", 1, 9)
        self.cards_dealt = limits.number("cards_dealt", 1, 9)
        self.treaty_points_kept = limits.number("treaty_points_kept", 0, 9)
        self.debt_limit_increase = limits.number("debt_limit_increase", 0, 9)
        self.pass_lowers_debt_by = limits.number("pass_lowers_debt_by", 0, 9)
        self._read_prices(file.table("prices"))
        victory = file.table("victory")
        self.france_wins_at = victory.number("france_at_least", 16, 60)
        self.britain_wins_at = victory.number("britain_at_most", 0, 14)
        self.level_vp = victory.number("level", 0, 30)
        final = file.table("final_scoring")
        self.final_prestige_vp = final.number("prestige_vp", 0, 9)
        self.final_debt_points_per_vp = final.number("debt_points_per_vp", 1, 9)
        self.final_debt_vp_most = final.number("debt_vp_most", 0, 9)
        self.final_commodity_vp = final.number("commodity_vp", 0, 9)
        self.final_territory_vp = final.number("foreign_territory_vp", 0, 9)
        self.refusal_vp = file.table("refusals").numbers("vp", 0, 9)
        usa = file.table("usa")
        board = self.board
        self.usa_territories = [board.space(id) for id in usa.words("territories", board.space_ids)]
        self.canada_territories = [board.space(id) for id in usa.words("canada_territories", board.space_ids)]
        sub = index("sub-Region", usa.text("forts_of"), board.sub_region_ids)
        self.usa_forts = [s for s in board.of_kind[FORT] if board.sub_region[s] == sub]
        self.usa_isolation = _markets(board, usa.words("isolation_regions", board.region_ids))
        self.canada_isolation = _markets(board, usa.words("canada_isolation_regions", board.region_ids))

    def _read_prices(self, prices: TomlTable) -> None:
        self.price_draw_event = prices.number("draw_event", 1, 9)
        self.price_bonus_war_tile = prices.number("bonus_war_tile", 1, 9)
        self.price_remove_conflict = prices.number("remove_conflict", 1, 9)
        self.price_remove_conflict_protected = prices.number("remove_conflict_protected", 1, 9)
        self.price_plus_one_conflict = prices.number("plus_one_conflict", 0, 9)
        self.repair_fort_less = prices.number("repair_fort_less", 0, 9)
        self.seize_fort_more = prices.number("seize_fort_more", 0, 9)
        self.price_build_squadron = prices.number("build_squadron", 1, 9)
        self.price_deploy = prices.number("deploy", 1, 9)
        self.price_displace_from_map = prices.number("displace_from_map", 1, 9)
        self.price_displace_from_navy_box = prices.number("displace_from_navy_box", 1, 9)
        self.price_extra_region = prices.number("extra_region", 0, 9)
        self.price_protected = prices.number("protected", 0, 9)
        self.price_conflict_or_isolated = prices.number("conflict_or_isolated", 1, 9)
        self.least_shift = prices.number("least_shift", 1, 9)
        self.price_exchange = prices.number("exchange", 1, 9)
        self.price_conquest = prices.number("conquest", 1, 9)


def load() -> Components:
    """The components, fully checked."""
    # Late, because the checks read the class above.
    from tricorne.games.imperial_struggle.board.components_check import check

    components = Components()
    check(components)
    return components


def _file(name: str) -> TomlTable:
    place = files("tricorne.games.imperial_struggle").joinpath("data", f"{name}.toml")
    return read_toml(str(place), BadComponents)


def _markets(board: Board, regions: list[str]) -> list[int]:
    return [s for s in board.of_kind[MARKET] if board.region_ids[board.region[s]] in regions]


def _numbered(wanted: list[bool]) -> int:
    """The set of the numbers of what is wanted."""
    found = 0
    for number in range(len(wanted)):
        if wanted[number]:
            found |= bit(number)
    return found


def ministries_at(c: Components, places: list[int], place: int) -> list[list[int]]:
    """By side: the Ministry cards at a place, in rising order."""
    found: list[list[int]] = [[], []]
    for card, here in enumerate(places):
        if here == place:
            found[c.side_of_ministry[card]].append(card)
    return found
