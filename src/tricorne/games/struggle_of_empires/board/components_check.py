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
from tricorne.games.struggle_of_empires.board.constants import Region
from tricorne.games.struggle_of_empires.speech import say
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.message import Message, Text
from tricorne.kernel.message import say as say_shared
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
            raise checks.fail(say("components-must-stay", name=Text(key), value=Text(str(shipped.value(key)))))


def _fail(c: Components, place: str, words: Message) -> BadComponents:
    """What is wrong, after its place in the words of the file: its keys and ids."""
    return BadComponents(say_shared("at-place", place=Text(f"{c.file.place}, {place}"), words=words))


def _total(c: Components, checks: TomlTable, key: str, found: int, what: str) -> None:
    right = checks.number(key, 0, _LIMIT)
    if found != right:
        raise _fail(c, what, say("components-total", found=found, right=right, name=Text(f"checks.{key}")))


def _check_regions(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "powers", len(c.power_ids), "powers")
    _total(c, checks, "regions", len(c.region_ids), "regions")
    colonies = c.colony.count(True)
    _total(c, checks, "colonial_regions", colonies, 'regions, kind = "colony"')
    _total(c, checks, "european_regions", len(c.colony) - colonies, 'regions, kind = "europe"')
    for i in range(len(c.region_ids)):
        place = f"regions {c.region_ids[i]}"
        if c.colony[i] == (c.zone[i] == 0):
            zone = Text(ZONES[c.zone[i]])
            raise _fail(c, place, say("components-zone-colony" if c.colony[i] else "components-zone-europe", zone=zone))
        area = c.naval_area[i]
        if c.ship[i] and area != i:
            raise _fail(c, place, say("components-naval-own"))
        if not c.ship[i] and area >= 0 and not c.ship[area]:
            raise _fail(c, place, say("components-naval-ship"))
        if (c.pirates_allowed[i] or c.revolt_allowed[i]) and not c.colony[i]:
            raise _fail(c, place, say("components-covert-colony"))


def _check_adjacency(c: Components) -> None:
    """Every pair of European regions is decided exactly once (MOVE-13)."""
    seen: list[list[str]] = []
    for t in c.file.tables("adjacency", "pair"):
        pair = sorted(t.texts("pair"))
        for id in pair:
            if c.colony[c.region(id)]:
                raise t.fail(say("components-adjacent-colony", id=Text(id)))
        if pair in seen:
            raise t.fail(say_shared("toml-twice"))
        seen.append(pair)
    for i in range(len(c.region_ids)):
        for j in range(i):
            pair = sorted([c.region_ids[i], c.region_ids[j]])
            if not c.colony[i] and not c.colony[j] and pair not in seen:
                raise _fail(c, "adjacency", say("components-pair-missing", id=Text(pair[0]), id2=Text(pair[1])))
    for i in range(len(c.power_ids)):
        for j in range(len(c.region_ids)):
            if c.home_adjacent[i][j] and c.colony[j]:
                raise _fail(
                    c,
                    f"powers {c.power_ids[i]}",
                    say("components-home-colony", id=Text(c.region_ids[j])),
                )


def _check_markers(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "neutral_markers", len(c.marker_ids), "neutral, markers")
    for i in range(len(c.region_ids)):
        found = c.marker_region.count(i)
        if found != c.region_markers[i]:
            raise _fail(
                c,
                f"regions {c.region_ids[i]}",
                say("components-marker-count", number=c.region_markers[i], found=found),
            )
    ottoman = c.marker_region.count(c.region("ottoman-empire"))
    _total(c, checks, "neutral_markers_ottoman", ottoman, 'neutral, markers, region = "ottoman-empire"')
    for i in range(len(c.marker_ids)):
        place = f"markers {c.marker_ids[i]}"
        reward = c.marker_gold[i] + c.marker_vp[i]
        if c.marker_kind[i] == ATTACK:
            if c.marker_strength[i] == 0:
                raise _fail(c, place, say("components-marker-strength"))
            if c.marker_gold[i] > 0 and c.marker_vp[i] > 0:
                raise _fail(c, place, say("components-marker-reward"))
        else:
            kind = MARKER_KINDS[c.marker_kind[i]]
            if c.marker_strength[i] + reward > 0:
                raise _fail(c, place, say("components-marker-plain", kind=Text(kind)))
            if not c.colony[c.marker_region[i]]:
                raise _fail(c, place, say("components-marker-colony", kind=Text(kind)))


def _check_lettered_sets(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "lettered_sets", len(SETS), "neutral, markers, set")
    size = checks.number("markers_per_lettered_set", 1, 65)
    for letter in range(len(SETS)):
        regions: list[Region] = []
        for i in range(len(c.marker_ids)):
            if c.marker_set[i] != letter:
                continue
            if c.marker_region[i] in regions:
                region = c.region_ids[c.marker_region[i]]
                raise _fail(
                    c,
                    f"markers {c.marker_ids[i]}",
                    say("components-set-region", letter=Text(SETS[letter]), id=Text(region)),
                )
            regions.append(c.marker_region[i])
        if len(regions) != size:
            raise _fail(
                c,
                f"set {SETS[letter]}",
                say("components-set-size", found=len(regions), right=size),
            )


def _check_tiles(c: Components, checks: TomlTable) -> None:
    for i in range(len(c.tile_ids)):
        place = f"tiles {c.tile_ids[i]}"
        copies = c.tile_copies[i]
        box = c.tile_count_box[i]
        if len(copies) != box:
            key = "count" if c.tile_kind[i] == TRADE else "count_box"
            raise _fail(c, place, say("components-copies", found=len(copies), name=Text(key), number=box))
        for counts in copies:
            if not counts or sorted(set(counts)) != counts:
                raise _fail(c, place, say("components-copies-order", values=Text(str(counts))))
        if max(c.tile_count_deluxe[i], c.tile_count_original[i]) > box:
            raise _fail(c, place, say("components-count-box"))
        marked = [MOST_PLAYERS in counts for counts in copies].count(True)
        if c.tile_count_deluxe[i] > 0 and marked != c.tile_count_deluxe[i]:
            raise _fail(
                c,
                place,
                say("components-marked", found=marked, players=MOST_PLAYERS, number=c.tile_count_deluxe[i]),
            )
        if c.tile_kind[i] == TRADE and not c.trade_regions[i]:
            raise _fail(c, f"trade_{place}", say("components-no-region"))
    in_box = checks.table("deluxe_tiles_in_box")
    for kind in range(TRADE):
        found = _tiles_of_kind(c, kind)
        _total(c, in_box, TILE_KINDS[kind], found, f'tiles, kind = "{TILE_KINDS[kind]}", count_box')
    _total(c, checks, "trade_tiles", _tiles_of_kind(c, TRADE), "trade_tiles, count")
    original = sum(c.token_count_original)
    for i in range(len(c.own_tile_ids)):
        original += c.tile_count_original[i]
    _total(c, checks, "original_development_tiles", original, "tiles, count_original")


def _tiles_of_kind(c: Components, kind: int) -> int:
    found = 0
    for i in range(len(c.tile_ids)):
        if c.tile_kind[i] == kind:
            found += c.tile_count_box[i]
    return found


def _check_tokens(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "deluxe_covert_tokens", len(c.token_ids), 'tiles, kind = "covert"')
    for i in range(len(c.region_ids)):
        for token in range(len(c.token_ids)):
            allowed = c.pirates_allowed[i] if token == 0 else c.revolt_allowed[i]
            if allowed != (i in c.token_regions[token]):
                raise _fail(
                    c,
                    f"tiles {c.token_ids[token]}",
                    say("components-covert-regions", id=Text(c.region_ids[i])),
                )


def _check_alliances(c: Components, checks: TomlTable) -> None:
    _total(c, checks, "local_alliances", len(c.alliance_ids), "local_alliances")
    costing = len(c.alliance_gold) - c.alliance_gold.count(0)
    _total(c, checks, "local_alliances_costing_gold", costing, "local_alliances, gold")
    for i in range(len(c.alliance_ids)):
        place = f"local_alliances {c.alliance_ids[i]}"
        if not c.alliance_regions[i] or not c.alliance_regions_original[i]:
            raise _fail(c, place, say("components-no-region"))
        if not c.alliance_land[i] and not c.alliance_naval[i]:
            raise _fail(c, place, say("components-land-or-naval"))


def _check_player_counts(c: Components) -> None:
    for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        place = f"player_counts {n}"
        if n + c.nonplayer_powers[n] != len(c.power_ids):
            right = len(c.power_ids) - n
            raise _fail(c, place, say("components-nonplayers", found=c.nonplayer_powers[n], right=right))
        if len(c.nonplayer_sets[n]) != c.nonplayer_powers[n]:
            raise _fail(c, place, say("components-nonplayer-sets"))
        set_size = c.marker_set.count(0)
        drawn = set_size * c.nonplayer_powers[n] + n * c.player_draws[n] + c.wars * c.map_markers[n]
        if drawn > len(c.marker_ids):
            raise _fail(c, place, say("components-drawn", found=drawn, right=len(c.marker_ids)))
        for tile in c.start_tiles[n]:
            marked = [n in counts for counts in c.tile_copies[tile]].count(True)
            if marked < n:
                raise _fail(
                    c,
                    f"tiles {c.tile_ids[tile]}",
                    say("components-start-tiles", found=marked, players=n),
                )


def _check_numbers(c: Components) -> None:
    if sum(c.sea_faces) != 6:
        raise _fail(c, "distant_sea deluxe_die", say("components-faces", found=sum(c.sea_faces)))
    if sorted(c.red_lost + c.red_stay + c.red_success) != [1, 2, 3, 4, 5, 6]:
        raise _fail(c, "distant_sea white_red", say("components-red-die"))
    if c.placed_units > c.pieces_army + c.pieces_navy + c.pieces_fort:
        raise _fail(c, "start", say("components-placed-units"))


def _check_box(c: Components, checks: TomlTable) -> None:
    """The two totals printed on the Deluxe box."""
    unrest = c.unrest_zeros + c.unrest_ones + c.unrest_twos + c.unrest_fives
    _total(c, checks, "deluxe_unrest_counters", unrest, "unrest deluxe")
    old = c.file.table("unrest").table("original-2004")
    _total(c, checks, "original_unrest_counters", _sum(old), "unrest original-2004")
    pieces = c.file.table("shared_pieces").table("deluxe")
    tiles = sum([_tiles_of_kind(c, kind) for kind in range(len(TILE_KINDS))])
    cardboard = len(c.marker_ids) + unrest + tiles + _sum(c.file.table("coins").table("deluxe"))
    for key in ["player_order_markers", "attack_differential_reminders"]:
        cardboard += pieces.number(key, 0, _LIMIT)
    _total(c, checks, "deluxe_cardboard_total", cardboard, "deluxe, cardboard")
    wood = len(c.power_ids) * _sum(c.file.table("pieces").table("deluxe"))
    for key in [
        "war_marker",
        "game_phases_marker",
        "auction_gavel",
        "active_player_marker",
        "covert_tokens",
    ]:
        wood += pieces.number(key, 0, _LIMIT)
    _total(c, checks, "deluxe_wood_total", wood, "deluxe, wood")


def _sum(table: TomlTable) -> int:
    return sum([table.number(key, 0, _LIMIT) for key in table.names()])
