"""The pieces of the game: what is printed on the board, the tiles and the markers.

Everything is read from one data file (``data/components.toml``, or a copy that an owner of the game
has corrected) and turned into flat lists. Powers, regions, tiles, alliances, markers and tokens are
small integers, in the order of the shipped file: tiles first the ``[[tiles]]`` that are not covert,
then the trade tiles. Lists "per player count" have eight entries and are indexed by the number of
players; entries 0 and 1 are empty. Rules: BOARD-1..11, SETUP-4..10, MARKER-1..4, TILE-*.
"""

import hashlib
import json
from importlib.resources import files
from typing import Final

from tricorne.games.struggle_of_empires.speech import say
from tricorne.kernel.errors import BadComponents, hint
from tricorne.kernel.message import Text, Thing
from tricorne.kernel.message import say as say_shared
from tricorne.kernel.toml import TomlTable, read_toml

ZONES: Final = ["europe", "americas", "africa", "india", "east-indies"]
EUROPE: Final = 0

MARKER_KINDS: Final = ["attack", "colonize", "commerce"]
ATTACK: Final = 0
COLONIZE: Final = 1
COMMERCE: Final = 2

SETS: Final = ["A", "B", "C", "D", "E"]

TILE_KINDS: Final = ["free-action", "improvement", "immediate", "tactics", "trade"]
FREE_ACTION: Final = 0
IMPROVEMENT: Final = 1
IMMEDIATE: Final = 2
TACTICS: Final = 3
TRADE: Final = 4

TILE_LIVES: Final = ["once-per-war", "permanent", "immediate-removed", "until-used-returned"]
ONCE_PER_WAR: Final = 0
PERMANENT: Final = 1
IMMEDIATE_REMOVED: Final = 2
UNTIL_USED_RETURNED: Final = 3

TOKENS: Final = ["pirates", "colony-revolt"]
PIRATES: Final = 0
COLONY_REVOLT: Final = 1

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7

# What play depends on; names, colours, remarks and flags may differ without changing a game.
_PLAYED: Final = [
    "player_counts",
    "powers",
    "regions",
    "adjacency",
    "pieces",
    "unrest",
    "start",
    "numbers",
    "distant_sea",
    "tiles",
    "trade_tiles",
    "local_alliances",
    "neutral",
]
# What is said about a piece, not what it does.
_SPOKEN: Final = ["name", "name_original", "effect", "colour", "basis", "reconstructed"]


class Components:
    """All pieces as plain numbers. ``load()`` gives the shipped ones, ``load(path)`` an owner's."""

    def __init__(self, file: TomlTable, shipped: "Components | None" = None) -> None:
        self.file = file
        self.shipped = shipped
        self._read_powers_and_regions()
        self._read_markers()
        self._read_tiles()
        self._read_alliances()
        self._read_numbers()
        self._read_player_counts()
        self.renamed: dict[str, str] = {}
        """Names that the owner calls otherwise than we do, by ``power/britain`` ..."""
        self.said: dict[str, object] = {}
        """Names and effects as views send them."""
        if shipped is not None:
            self._note_names("power", self.power_ids, self.power_names, shipped.power_names)
            self._note_names("region", self.region_ids, self.region_names, shipped.region_names)
            self._note_names("tile", self.tile_ids, self.tile_names, shipped.tile_names)
            self._note_names("alliance", self.alliance_ids, self.alliance_names, shipped.alliance_names)
            self._note_names("token", self.token_ids, self.token_names, shipped.token_names)

    def _note_names(self, kind: str, ids: list[str], names: list[str], shipped: list[str]) -> None:
        for at in range(len(ids)):
            if names[at] != shipped[at]:
                self.renamed[f"{kind}/{ids[at]}"] = names[at]

    def thing(self, kind: str, id: str) -> Thing:
        """A power, a region ... for a message, by the name that the owner has given it if he has."""
        return Thing(kind, id, self.renamed.get(f"{kind}/{id}", ""))

    def name_data(self, kind: str, id: str) -> object:
        """The same as it travels; every view names the same things, so each is made once."""
        path = f"{kind}/{id}"
        if path not in self.said:
            self.said[path] = self.thing(kind, id).to_data()
        return self.said[path]

    # ------------------------------------------------------------ lookups

    def power(self, id: str) -> int:
        return _index("power", id, self.power_ids)

    def region(self, id: str) -> int:
        return _index("region", id, self.region_ids)

    def tile(self, id: str) -> int:
        return _index("tile", id, self.tile_ids)

    def alliance(self, id: str) -> int:
        return _index("local alliance", id, self.alliance_ids)

    def marker(self, id: str) -> int:
        return _index("neutral marker", id, self.marker_ids)

    def token(self, id: str) -> int:
        return _index("token", id, self.token_ids)

    def digest(self) -> str:
        """The fingerprint of all that play depends on, for game records."""
        played = {key: _bare(self.file.value(key)) for key in _PLAYED}
        text = json.dumps(played, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    # ------------------------------------------------------------ reading

    def _named(self, key: str, known: list[str] | None) -> list[TomlTable]:
        """The tables of a list, in the shipped order; ids never vanish and never appear."""
        tables = self.file.tables(key, "id")
        return _in_order(tables, known, self.file, key)

    def _read_powers_and_regions(self) -> None:
        shipped = self.shipped
        powers = self._named("powers", shipped.power_ids if shipped else None)
        regions = self._named("regions", shipped.region_ids if shipped else None)
        self.power_ids: list[str] = [t.text("id") for t in powers]
        self.power_names = [t.text("name") for t in powers]
        self.region_ids: list[str] = [t.text("id") for t in regions]
        self.region_names = [t.text("name") for t in regions]

        self.zone = [ZONES.index(t.word("zone", ZONES)) for t in regions]
        self.colony = [t.word("kind", ["europe", "colony"]) == "colony" for t in regions]
        self.ship = [t.flag("ship_icon") for t in regions]
        self.pirates_allowed = [t.flag("pirates_allowed") for t in regions]
        self.revolt_allowed = [t.flag("revolt_allowed") for t in regions]
        self.naval_area: list[int] = []
        self.vp_deluxe: list[list[int]] = []
        self.vp_original: list[list[int]] = []
        self.region_markers: list[int] = []
        for t in regions:
            area = t.word("naval_area", ["", *self.region_ids])
            self.naval_area.append(self.region_ids.index(area) if area else -1)
            self.vp_deluxe.append(_places(t.table("vp_deluxe"), "values"))
            self.vp_original.append(_places(t, "vp_original"))
            self.region_markers.append(t.table("neutral_markers").number("count", 0, 65))

        self.home_adjacent = [[False] * len(regions) for _ in powers]
        for i in range(len(powers)):
            for t in powers[i].tables("home_adjacent", "region"):
                region = self.region_ids.index(t.word("region", self.region_ids))
                self.home_adjacent[i][region] = True
        self.adjacent = [[False] * len(regions) for _ in regions]
        for t in self.file.tables("adjacency", "pair"):
            pair = [self.region_ids.index(id) for id in t.words("pair", self.region_ids)]
            if len(pair) != 2:
                raise t.fail(say("components-pair", number=len(pair)))
            self.adjacent[pair[0]][pair[1]] = t.flag("adjacent")
            self.adjacent[pair[1]][pair[0]] = t.flag("adjacent")

    def _read_markers(self) -> None:
        tables = self.file.table("neutral").tables("markers", "id")
        known = self.shipped.marker_ids if self.shipped else None
        markers = _in_order(tables, known, self.file, "neutral markers")
        self.marker_ids: list[str] = [t.text("id") for t in markers]
        self.marker_region: list[int] = []
        self.marker_kind: list[int] = []
        self.marker_strength: list[int] = []
        self.marker_gold: list[int] = []
        self.marker_vp: list[int] = []
        self.marker_set: list[int] = []
        for t in markers:
            self.marker_region.append(self.region_ids.index(t.word("region", self.region_ids)))
            self.marker_kind.append(MARKER_KINDS.index(t.word("kind", MARKER_KINDS)))
            self.marker_strength.append(t.number("strength", 0, 9))
            self.marker_gold.append(t.number("gold", 0, 9))
            self.marker_vp.append(t.number("vp", 0, 9))
            letter = t.word("set", ["", *SETS])
            self.marker_set.append(SETS.index(letter) if letter else -1)

    def _read_tiles(self) -> None:
        all_tiles = self.file.tables("tiles", "id")
        tiles: list[TomlTable] = []
        covert: list[TomlTable] = []
        for t in all_tiles:
            if t.word("kind", [*TILE_KINDS[:TRADE], "covert"]) == "covert":
                covert.append(t)
            else:
                tiles.append(t)
        own = self.shipped.own_tile_ids if self.shipped else None
        trade = self.shipped.trade_tile_ids if self.shipped else None
        tiles = _in_order(tiles, own, self.file, "tiles")
        trades = self._named("trade_tiles", trade)
        self.own_tile_ids: list[str] = [t.text("id") for t in tiles]
        self.trade_tile_ids: list[str] = [t.text("id") for t in trades]
        self.tile_ids = self.own_tile_ids + self.trade_tile_ids
        self.tile_names = [t.text("name") for t in tiles + trades]

        self.tile_kind = [TILE_KINDS.index(t.text("kind")) for t in tiles]
        self.tile_life = [TILE_LIVES.index(t.word("life", TILE_LIVES)) for t in tiles]
        self.tile_effects = [t.text("effect") for t in tiles]
        self.tile_count_deluxe = [t.number("count_deluxe", 0, 20) for t in tiles]
        self.tile_count_box = [t.number("count_box", 0, 20) for t in tiles]
        self.tile_count_original = [t.number("count_original", 0, 20) for t in tiles]
        self.trade_regions: list[list[int]] = [[] for _ in tiles]
        for t in trades:
            count = t.number("count", 1, 9)
            regions = t.words("regions", self.region_ids)
            self.tile_kind.append(TRADE)
            self.tile_life.append(ONCE_PER_WAR)
            self.tile_count_deluxe.append(count)
            self.tile_count_box.append(count)
            self.tile_count_original.append(count)
            self.trade_regions.append([self.region_ids.index(id) for id in regions])

        self.tile_gold: list[int] = []
        self.tile_population: list[int] = []
        self.tile_unrest: list[int] = []
        self.tile_gold_original: list[int] = []
        self.tile_population_original: list[int] = []
        self.tile_unrest_original: list[int] = []
        self.tile_copies: list[list[list[int]]] = []
        for t in tiles + trades:
            cost = t.table("cost")
            self.tile_gold.append(cost.number("gold", 0, 50))
            self.tile_population.append(cost.number("population", 0, 9))
            self.tile_unrest.append(cost.number("unrest", 0, 9))
            if t.has("cost_original"):
                cost = t.table("cost_original")
            self.tile_gold_original.append(cost.number("gold", 0, 50))
            self.tile_population_original.append(cost.number("population", 0, 9))
            self.tile_unrest_original.append(cost.number("unrest", 0, 9))
            self.tile_copies.append(t.number_lists("copies", FEWEST_PLAYERS, MOST_PLAYERS))

        covert = _in_order(covert, TOKENS, self.file, "covert tiles")
        self.token_ids = [t.text("id") for t in covert]
        self.token_names = [t.text("name") for t in covert]
        self.token_effects = [t.text("effect") for t in covert]
        self.token_strength = [t.number("strength", 0, 9) for t in covert]
        self.token_naval = [t.word("battle", ["naval", "land"]) == "naval" for t in covert]
        self.token_regions: list[list[int]] = []
        self.token_count_original = [t.number("count_original", 0, 1) for t in covert]
        for t in covert:
            regions = t.words("regions", self.region_ids)
            self.token_regions.append([self.region_ids.index(id) for id in regions])

    def _read_alliances(self) -> None:
        known = self.shipped.alliance_ids if self.shipped else None
        alliances = self._named("local_alliances", known)
        self.alliance_ids: list[str] = [t.text("id") for t in alliances]
        self.alliance_names = [t.text("name") for t in alliances]
        self.alliance_gold = [t.number("cost_gold", 0, 9) for t in alliances]
        self.alliance_land = [t.flag("land") for t in alliances]
        self.alliance_naval = [t.flag("naval") for t in alliances]
        self.alliance_regions: list[list[int]] = []
        self.alliance_regions_original: list[list[int]] = []
        for t in alliances:
            ids = t.words("regions", self.region_ids)
            self.alliance_regions.append([self.region_ids.index(id) for id in ids])
            if t.has("regions_original"):
                ids = t.table("regions_original").words("values", self.region_ids)
            self.alliance_regions_original.append([self.region_ids.index(id) for id in ids])

    def _read_numbers(self) -> None:
        pieces = self.file.table("pieces").table("deluxe")
        self.pieces_army = pieces.number("army", 1, 99)
        self.pieces_navy = pieces.number("navy", 1, 99)
        self.pieces_fort = pieces.number("fort", 0, 99)
        self.local_alliance_markers = pieces.number("local_alliance_marker", 1, 99)

        unrest = self.file.table("unrest").table("deluxe")
        self.unrest_zeros = unrest.number("value_0", 0, 200)
        self.unrest_ones = unrest.number("value_1", 1, 200)
        self.unrest_twos = unrest.number("value_2", 0, 200)
        self.unrest_fives = unrest.number("value_5_change_only", 0, 200)

        start = self.file.table("start")
        self.population_max = start.number("population_max", 1, 99)
        self.start_population = start.number("population", 0, self.population_max)
        self.start_gold = start.number("gold", 0, 99)
        self.start_victory_points = start.number("victory_points", 0, 99)
        self.population_increase = start.number("population_increase_per_war", 0, 99)
        self.placed_units = start.number("placed_units_per_player", 0, 20)
        self.wars = start.number("wars", 1, 9)
        self.actions_per_turn = start.number("actions_per_turn", 1, 9)
        self.attack_cost = start.number("attack_cost_gold", 0, 99)
        self.fort_strength = start.number("fort_strength", 0, 9)
        self.revolution_unrest = start.number("revolution_unrest", 1, 999)
        self.unrest_penalty_first = start.number("unrest_penalty_first", 0, 99)
        self.unrest_penalty_second = start.number("unrest_penalty_second", 0, 99)
        self.nonplayer_control_defence = start.number("nonplayer_control_defence", 0, 9)

        numbers = self.file.table("numbers")
        # A file that an owner wrote before these figures stood in it means what the shipped one says.
        older = self.shipped is not None and not numbers.has("build_population")
        prices = self.shipped.file.table("numbers") if older and self.shipped is not None else numbers
        self.build_population = prices.number("build_population", 0, 9)
        self.colonize_population = prices.number("colonize_population", 0, 9)
        self.taxation_gold = numbers.number("taxation_gold", 1, 9)
        self.banking_taxation_gold = numbers.number("banking_taxation_gold", 1, 9)
        self.government_reform_unrest = numbers.number("government_reform_unrest", 0, 9)
        self.industry_victory_points = numbers.number("industry_victory_points", 0, 9)
        self.industry_agriculture_points = numbers.number("industry_agriculture_points", 0, 9)
        self.pass_relief_unrest = numbers.number("pass_relief_unrest", 0, 9)
        self.move_units = numbers.number("move_units", 1, 9)
        self.logistics_units = numbers.number("logistics_units", 0, 9)
        self.naval_support = numbers.number("naval_support", 0, 9)
        self.blockade_naval_support = numbers.number("blockade_naval_support", 0, 9)
        self.training_bonus = numbers.number("training_bonus", 0, 9)
        self.local_alliance_bonus = numbers.number("local_alliance_bonus", 0, 9)
        self.fatal_dice_sum = numbers.number("fatal_dice_sum", 2, 12)
        self.nonplayer_navy_to = numbers.number("nonplayer_navy_to", 0, 6)

        die = self.file.table("distant_sea").table("deluxe_die")
        faces = die.table("faces")
        self.sea_faces = [faces.number(face, 0, 6) for face in ["success", "stay", "sink"]]
        self.sea_stay_pay_to_succeed = die.number("stay_pay_to_succeed", 0, 9)
        self.sea_sink_pay_to_stay = die.number("sink_pay_to_stay", 0, 9)
        self.sea_sink_pay_to_succeed = die.number("sink_pay_to_succeed", 0, 9)
        table = self.file.table("distant_sea").table("white_red")
        self.white_success_from = table.number("white_success_from", 1, 6)
        self.red_lost = table.numbers("red_lost", 1, 6)
        self.red_stay = table.numbers("red_stay", 1, 6)
        self.red_success = table.numbers("red_success", 1, 6)
        self.navigation_bonus = table.number("navigation_bonus_per_tile", 0, 6)

    def _read_player_counts(self) -> None:
        counts = MOST_PLAYERS + 1
        self.rounds = [0] * counts
        self.map_markers = [0] * counts
        self.player_draws = [0] * counts
        self.nonplayer_powers = [0] * counts
        self.nonplayer_sets: list[list[int]] = [[] for _ in range(counts)]
        self.nonplayer_control = [False] * counts
        self.start_tiles: list[list[int]] = [[] for _ in range(counts)]
        seen: list[int] = []
        for t in self.file.tables("player_counts", "players"):
            n = t.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
            if n in seen:
                raise t.fail(say_shared("toml-twice"))
            seen.append(n)
            self.rounds[n] = t.number("rounds", 1, 20)
            self.map_markers[n] = t.number("map_markers_per_war", 0, 65)
            self.player_draws[n] = t.number("player_draws", 0, 20)
            self.nonplayer_powers[n] = t.number("nonplayer_powers", 0, 5)
            self.nonplayer_sets[n] = [SETS.index(x) for x in t.words("nonplayer_sets", SETS)]
            self.nonplayer_control[n] = t.flag("nonplayer_control_markers")
            self.start_tiles[n] = [self.tile_ids.index(x) for x in t.words("start_tiles", self.tile_ids)]
        for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            if n not in seen:
                raise self.file.fail(say("components-players-missing", players=n))


_shipped: list[Components] = []


def load(path: str = "") -> Components:
    """The shipped components (read once, never changed), or those of an owner's file, checked."""
    # Late, because the checks read the class above.
    from tricorne.games.struggle_of_empires.board.components_check import check

    if not _shipped:
        place = files("tricorne.games.struggle_of_empires").joinpath("data", "components.toml")
        components = Components(read_toml(str(place), BadComponents))
        check(components)
        _shipped.append(components)
    if not path:
        return _shipped[0]
    components = Components(read_toml(path, BadComponents), _shipped[0])
    check(components)
    return components


def _index(what: str, id: str, ids: list[str]) -> int:
    if id not in ids:
        raise BadComponents(say_shared("toml-unknown", what=Text(what), id=Text(id), hint=hint(id, ids)))
    return ids.index(id)


def _in_order(tables: list[TomlTable], known: list[str] | None, file: TomlTable, key: str) -> list[TomlTable]:
    """Tables with different ids, sorted like the known ids, none missing and none new."""
    by_id: dict[str, TomlTable] = {}
    for t in tables:
        id = t.text("id")
        if id in by_id:
            raise t.fail(say_shared("toml-twice"))
        if known is not None and id not in known:
            raise t.fail(say_shared("toml-unknown", what=Text("id"), id=Text(id), hint=hint(id, known)))
        by_id[id] = t
    if known is None:
        return tables
    for id in known:
        if id not in by_id:
            raise file.fail(say("components-id-missing", name=Text(key), id=Text(id)))
    return [by_id[id] for id in known]


def _places(table: TomlTable, key: str) -> list[int]:
    """Victory points for the first, second and third place, 0 where none is printed."""
    values = table.numbers(key, 0, 20)
    if len(values) < 2 or len(values) > 3 or sorted(values, reverse=True) != values:
        raise table.fail(say("components-places", name=Text(key), values=Text(str(values))))
    return [values[i] if i < len(values) else 0 for i in range(3)]


def _bare(value: object) -> object:
    """A value of the file without names, remarks and flags; lists of pieces sorted by id."""
    if isinstance(value, dict):
        return {
            key: _bare(value[key])
            for key in value
            if key not in _SPOKEN and not key.endswith(("_basis", "_reconstructed"))
        }
    if isinstance(value, list):
        if value and isinstance(value[0], dict) and "id" in value[0]:
            return [_bare(item) for item in sorted(value, key=lambda item: str(item["id"]))]
        return [_bare(item) for item in value]
    return value
