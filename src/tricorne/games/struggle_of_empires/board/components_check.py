"""Does a components file describe the game? Totals and agreements between its parts.

Single values are checked as they are read. Here stand the sums printed on the box, the counts that
two places of the file share, and what the rules need of the figures. The totals of ``[checks]``
belong to the game: an owner's file may repeat them but not change them.
"""

from tricorne.games.struggle_of_empires.board.components import (
    ATTACK,
    FEWEST_PLAYERS,
    MARKER_KINDS,
    MOST_PLAYERS,
    SETS,
    TILE_KINDS,
    TRADE,
    ZONES,
    Components,
)
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.toml import TomlTable

_LISTS = [
    "player_counts",
    "powers",
    "regions",
    "adjacency",
    "tiles",
    "trade_tiles",
    "local_alliances",
]
_LIMIT = 1000  # no total of the box comes near it


def check(c: Components) -> None:
    """Raise BadComponents for the first thing that does not fit."""
    checks = c.file.table("checks")
    if c.shipped:
        _check_keys(c.file, c.shipped.file)
        _check_totals_unchanged(checks, c.shipped.file.table("checks"))
    _check_regions(c, checks)
    _check_adjacency(c)
    _check_markers(c, checks)
    _check_lettered_sets(c, checks)
    _check_tiles(c, checks)
    _check_tokens(c, checks)
    _check_alliances(c, checks)
    _check_player_counts(c)
    _check_numbers(c)
    _check_box(c, checks)


def _check_keys(file: TomlTable, shipped: TomlTable) -> None:
    """An owner's file knows no other keys than the shipped one: a slip must not be overlooked."""
    file.only(shipped.names())
    for key in ["start", "numbers"]:
        file.table(key).only(shipped.table(key).names())
    for key in _LISTS:
        known = ["basis", "reconstructed"]
        for t in shipped.tables(key, "id"):
            known.extend(t.names())
        for t in file.tables(key, "id"):
            t.only(known)
    markers = shipped.table("neutral").tables("markers", "id")
    for t in file.table("neutral").tables("markers", "id"):
        t.only(["basis", *markers[0].names()])


def _check_totals_unchanged(checks: TomlTable, shipped: TomlTable) -> None:
    checks.only(shipped.names())
    for key in shipped.names():
        if checks.value(key) != shipped.value(key):
            raise checks.fail(f"'{key}' must stay {shipped.value(key)}")


def _fail(c: Components, place: str, words: str) -> BadComponents:
    return BadComponents(f"{c.file.place}, {place}: {words}")


def _total(c: Components, checks: TomlTable, key: str, found: int, what: str) -> None:
    right = checks.number(key, 0, _LIMIT)
    if found != right:
        raise _fail(c, what, f"there are {found}; there must be {right} (checks.{key})")


def _check_regions(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "powers", len(c.power_ids), "powers")
    _total(c, checks, "regions", len(c.region_ids), "regions")
    colonies = c.colony.count(True)
    _total(c, checks, "colonial_regions", colonies, "regions of kind colony")
    _total(c, checks, "european_regions", len(c.colony) - colonies, "regions of kind europe")
    for i in range(len(c.region_ids)):
        place = f"regions {c.region_ids[i]}"
        if c.colony[i] == (c.zone[i] == 0):
            right = "another zone than europe" if c.colony[i] else "the zone europe"
            raise _fail(c, place, f"zone is {ZONES[c.zone[i]]}; this kind of region needs {right}")
        area = c.naval_area[i]
        if c.ship[i] and area != i:
            raise _fail(c, place, "a region with a ship icon must be its own naval_area")
        if not c.ship[i] and area >= 0 and not c.ship[area]:
            raise _fail(c, place, "naval_area has no ship icon; name a region that has one")
        if (c.pirates_allowed[i] or c.revolt_allowed[i]) and not c.colony[i]:
            raise _fail(c, place, "pirates and revolts are for colonies; set both to false")


def _check_adjacency(c: Components) -> None:
    """Every pair of European regions is decided exactly once (MOVE-13)."""
    seen: list[list[str]] = []
    for t in c.file.tables("adjacency", "pair"):
        pair = sorted(t.texts("pair"))
        for id in pair:
            if c.colony[c.region(id)]:
                raise t.fail(f"{id} is a colony; only European regions are adjacent to each other")
        if pair in seen:
            raise t.fail("this pair stands twice; once is right")
        seen.append(pair)
    for i in range(len(c.region_ids)):
        for j in range(i):
            pair = sorted([c.region_ids[i], c.region_ids[j]])
            if not c.colony[i] and not c.colony[j] and pair not in seen:
                raise _fail(c, "adjacency", f"the pair {pair[0]}, {pair[1]} is missing")
    for i in range(len(c.power_ids)):
        for j in range(len(c.region_ids)):
            if c.home_adjacent[i][j] and c.colony[j]:
                raise _fail(
                    c,
                    f"powers {c.power_ids[i]}",
                    f"home_adjacent names the colony {c.region_ids[j]}; only European regions fit",
                )


def _check_markers(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "neutral_markers", len(c.marker_ids), "neutral markers")
    for i in range(len(c.region_ids)):
        found = c.marker_region.count(i)
        if found != c.region_markers[i]:
            raise _fail(
                c,
                f"regions {c.region_ids[i]}",
                f"neutral_markers.count is {c.region_markers[i]} but {found} markers name the "
                f"region; make the two agree",
            )
    ottoman = c.marker_region.count(c.region("ottoman-empire"))
    _total(c, checks, "neutral_markers_ottoman", ottoman, "neutral markers of the ottoman-empire")
    for i in range(len(c.marker_ids)):
        place = f"markers {c.marker_ids[i]}"
        reward = c.marker_gold[i] + c.marker_vp[i]
        if c.marker_kind[i] == ATTACK:
            if c.marker_strength[i] == 0:
                raise _fail(c, place, "strength is 0; an attack marker has a strength of 1 or more")
            if c.marker_gold[i] > 0 and c.marker_vp[i] > 0:
                raise _fail(c, place, "gold and vp are both set; a marker has one reward at most")
        else:
            kind = MARKER_KINDS[c.marker_kind[i]]
            if c.marker_strength[i] + reward > 0:
                raise _fail(c, place, f"a {kind} marker has strength, gold and vp 0")
            if not c.colony[c.marker_region[i]]:
                raise _fail(c, place, f"a {kind} marker must name a colony")


def _check_lettered_sets(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "lettered_sets", len(SETS), "sets")
    size = checks.number("markers_per_lettered_set", 1, 65)
    for letter in range(len(SETS)):
        regions: list[int] = []
        for i in range(len(c.marker_ids)):
            if c.marker_set[i] != letter:
                continue
            if c.marker_region[i] in regions:
                region = c.region_ids[c.marker_region[i]]
                raise _fail(
                    c,
                    f"markers {c.marker_ids[i]}",
                    f"set {SETS[letter]} has {region} already; its regions must all be different",
                )
            regions.append(c.marker_region[i])
        if len(regions) != size:
            raise _fail(
                c,
                f"set {SETS[letter]}",
                f"it has {len(regions)} markers; it must have {size}",
            )


def _check_tiles(c: Components, checks: TomlTable) -> None:
    for i in range(len(c.tile_ids)):
        place = f"tiles {c.tile_ids[i]}"
        copies = c.tile_copies[i]
        box = c.tile_count_box[i]
        if len(copies) != box:
            key = "count" if c.tile_kind[i] == TRADE else "count_box"
            raise _fail(c, place, f"copies has {len(copies)} lists but {key} is {box}; make them agree")
        for counts in copies:
            if not counts or sorted(set(counts)) != counts:
                raise _fail(c, place, f"copies has {counts}; name player counts in rising order")
        if max(c.tile_count_deluxe[i], c.tile_count_original[i]) > box:
            raise _fail(c, place, "count_deluxe and count_original cannot be more than count_box")
        marked = [MOST_PLAYERS in counts for counts in copies].count(True)
        if c.tile_count_deluxe[i] > 0 and marked != c.tile_count_deluxe[i]:
            raise _fail(
                c,
                place,
                f"{marked} copies are marked for {MOST_PLAYERS} players but count_deluxe is "
                f"{c.tile_count_deluxe[i]}; make them agree",
            )
        if c.tile_kind[i] == TRADE and not c.trade_regions[i]:
            raise _fail(c, f"trade_{place}", "regions is empty; a trade tile names a region")
    in_box = checks.table("deluxe_tiles_in_box")
    for kind in range(TRADE):
        found = _tiles_of_kind(c, kind)
        _total(c, in_box, TILE_KINDS[kind], found, f"count_box of the {TILE_KINDS[kind]} tiles")
    _total(c, checks, "trade_tiles", _tiles_of_kind(c, TRADE), "count of the trade tiles")
    original = sum(c.token_count_original)
    for i in range(len(c.own_tile_ids)):
        original += c.tile_count_original[i]
    _total(c, checks, "original_development_tiles", original, "count_original of all tiles")


def _tiles_of_kind(c: Components, kind: int) -> int:
    found = 0
    for i in range(len(c.tile_ids)):
        if c.tile_kind[i] == kind:
            found += c.tile_count_box[i]
    return found


def _check_tokens(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "deluxe_covert_tokens", len(c.token_ids), "covert tiles")
    for i in range(len(c.region_ids)):
        for token in range(len(c.token_ids)):
            allowed = c.pirates_allowed[i] if token == 0 else c.revolt_allowed[i]
            if allowed != (i in c.token_regions[token]):
                raise _fail(
                    c,
                    f"tiles {c.token_ids[token]}",
                    f"regions and the region {c.region_ids[i]} do not agree; name it in both places or in none",
                )


def _check_alliances(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "local_alliances", len(c.alliance_ids), "local_alliances")
    costing = len(c.alliance_gold) - c.alliance_gold.count(0)
    _total(c, checks, "local_alliances_costing_gold", costing, "local_alliances that cost gold")
    for i in range(len(c.alliance_ids)):
        place = f"local_alliances {c.alliance_ids[i]}"
        if not c.alliance_regions[i] or not c.alliance_regions_original[i]:
            raise _fail(c, place, "regions is empty; an alliance serves a region at least")
        if not c.alliance_land[i] and not c.alliance_naval[i]:
            raise _fail(c, place, "land and naval are both false; one of them must be true")


def _check_player_counts(c: Components) -> None:
    for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        place = f"player_counts {n}"
        if n + c.nonplayer_powers[n] != len(c.power_ids):
            right = len(c.power_ids) - n
            raise _fail(c, place, f"nonplayer_powers is {c.nonplayer_powers[n]}, not {right}")
        if len(c.nonplayer_sets[n]) != c.nonplayer_powers[n]:
            raise _fail(c, place, "nonplayer_sets needs one letter for each non-player power")
        set_size = c.marker_set.count(0)
        drawn = set_size * c.nonplayer_powers[n] + n * c.player_draws[n] + c.wars * c.map_markers[n]
        if drawn > len(c.marker_ids):
            raise _fail(c, place, f"a game draws {drawn} markers; there are only {len(c.marker_ids)}")
        for tile in c.start_tiles[n]:
            marked = [n in counts for counts in c.tile_copies[tile]].count(True)
            if marked < n:
                raise _fail(
                    c,
                    f"tiles {c.tile_ids[tile]}",
                    f"{marked} copies are marked for {n} players; each player starts with one",
                )


def _check_numbers(c: Components) -> None:
    if sum(c.sea_faces) != 6:
        raise _fail(c, "distant_sea deluxe_die", f"faces add up to {sum(c.sea_faces)}, not to 6")
    if sorted(c.red_lost + c.red_stay + c.red_success) != [1, 2, 3, 4, 5, 6]:
        raise _fail(c, "distant_sea white_red", "red_lost, red_stay and red_success share 1 to 6")
    if c.placed_units > c.pieces_army + c.pieces_navy + c.pieces_fort:
        raise _fail(c, "start", "placed_units_per_player is more than the pieces of a player")


def _check_box(c: Components, checks: TomlTable) -> None:
    """The two totals printed on the Deluxe box."""
    unrest = c.unrest_zeros + c.unrest_ones + c.unrest_twos + c.unrest_fives
    _total(c, checks, "deluxe_unrest_counters", unrest, "unrest deluxe")
    old = c.file.table("unrest").table("original-2004")
    _total(c, checks, "original_unrest_counters", _sum(old), "unrest original-2004")
    shared = c.file.table("shared_pieces").table("deluxe")
    tiles = sum([_tiles_of_kind(c, kind) for kind in range(len(TILE_KINDS))])
    cardboard = len(c.marker_ids) + unrest + tiles + _sum(c.file.table("coins").table("deluxe"))
    for key in ["player_order_markers", "attack_differential_reminders"]:
        cardboard += shared.number(key, 0, _LIMIT)
    _total(c, checks, "deluxe_cardboard_total", cardboard, "cardboard of the Deluxe box")
    wood = len(c.power_ids) * _sum(c.file.table("pieces").table("deluxe"))
    for key in [
        "war_marker",
        "game_phases_marker",
        "auction_gavel",
        "active_player_marker",
        "covert_tokens",
    ]:
        wood += shared.number(key, 0, _LIMIT)
    _total(c, checks, "deluxe_wood_total", wood, "wood of the Deluxe box")


def _sum(table: TomlTable) -> int:
    return sum([table.number(key, 0, _LIMIT) for key in table.names()])
