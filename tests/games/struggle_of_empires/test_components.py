"""The shipped components, and what an owner's corrected file may and may not say."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from tricorne.games.struggle_of_empires.board.components import (
    COLONY_REVOLT,
    ONCE_PER_WAR,
    PIRATES,
    TRADE,
    ZONES,
    Components,
    load,
)
from tricorne.games.struggle_of_empires.text import tile_effect
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.testing import rule

SHIPPED = files("tricorne.games.struggle_of_empires").joinpath("data", "components.toml")
TEXT = SHIPPED.read_text(encoding="utf-8")


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[[str, str], Components]:
    """Loads the shipped file with one passage changed."""

    def change(old: str, new: str) -> Components:
        assert TEXT.count(old) == 1, f"the passage to change must stand once: {old}"
        path = tmp_path / "mine.toml"
        path.write_text(TEXT.replace(old, new), encoding="utf-8")
        return load(str(path))

    return change


@rule("BOARD-1", "BOARD-2")
def test_seven_powers_and_eleven_regions() -> None:
    c = load()
    assert c.power_ids[:3] == ["britain", "united-provinces", "spain"]
    assert len(c.power_ids) == 7
    europe = {c.region_ids[i] for i in range(len(c.region_ids)) if not c.colony[i]}
    assert europe == {
        "german-states",
        "central-europe",
        "baltic-states",
        "mediterranean",
        "ottoman-empire",
    }
    assert len(c.region_ids) - len(europe) == 6


def test_where_navies_may_be() -> None:
    c = load()
    no_ships = {c.region_ids[i] for i in range(11) if not c.ship[i]}
    assert no_ships == {"german-states", "central-europe", "ottoman-empire"}
    assert c.naval_area[c.region("ottoman-empire")] == c.region("mediterranean")
    assert c.naval_area[c.region("german-states")] == -1


@rule("BOARD-8")
def test_zones_of_the_sea() -> None:
    c = load()
    zones = {id: ZONES[c.zone[c.region(id)]] for id in c.region_ids}
    assert [id for id in zones if zones[id] == "americas"] == [
        "north-america",
        "caribbean",
        "south-america",
    ]
    assert (zones["africa"], zones["india"], zones["east-indies"]) == (
        "africa",
        "india",
        "east-indies",
    )


@rule("BOARD-10", "BOARD-11")
def test_region_values_of_both_boards() -> None:
    c = load()
    assert c.vp_original[c.region("ottoman-empire")] == [4, 2, 1]
    assert c.vp_deluxe[c.region("ottoman-empire")] == [4, 2, 0]
    assert c.vp_deluxe[c.region("german-states")] == [8, 5, 3]
    assert c.vp_original[c.region("africa")] == [3, 2, 0]


@rule("MOVE-11", "MOVE-12")
def test_adjacency_of_homes_and_regions() -> None:
    c = load()
    homes = {id: c.home_adjacent[c.power(id)] for id in c.power_ids}
    assert {id: homes[id].count(True) for id in homes} == {
        "britain": 1,
        "united-provinces": 1,
        "spain": 1,
        "france": 2,
        "austria": 4,
        "prussia": 3,
        "russia": 3,
    }
    assert homes["britain"][c.region("german-states")]
    assert homes["spain"][c.region("mediterranean")]
    assert not c.adjacent[c.region("german-states")][c.region("baltic-states")]
    for i in range(11):
        for j in range(11):
            assert c.adjacent[i][j] == c.adjacent[j][i]


@rule("MARKER-1", "MARKER-4")
def test_sixty_five_markers_four_of_them_ottoman() -> None:
    c = load()
    assert len(c.marker_ids) == 65
    assert c.marker_region.count(c.region("ottoman-empire")) == 4


@rule("MARKER-17")
def test_the_bag_lasts_for_every_number_of_players() -> None:
    c = load()
    needed = [5 * c.nonplayer_powers[n] + n * c.player_draws[n] + 3 * c.map_markers[n] for n in range(2, 8)]
    assert needed == [49, 56, 59, 62, 62, 65]


def test_lettered_sets_name_five_different_regions() -> None:
    c = load()
    for letter in range(5):
        regions = [c.marker_region[i] for i in range(65) if c.marker_set[i] == letter]
        assert len(regions) == len(set(regions)) == 5
    assert [len(c.nonplayer_sets[n]) for n in range(2, 8)] == [5, 4, 3, 2, 1, 0]


def test_a_copy_marked_2_3_5_6_7_is_not_for_four_players() -> None:
    c = load()
    reserves = c.tile_copies[c.tile("reserves")]
    assert reserves[2] == [2, 3, 5, 6, 7]
    assert [sum(n in copy for copy in reserves) for n in range(2, 8)] == [3, 4, 2, 3, 4, 4]


@rule("TILE-TRADE-1")
def test_trade_tiles_follow_the_others() -> None:
    c = load()
    assert len(c.tile_ids) == 27
    assert c.tile_kind.index(TRADE) == 20
    assert c.tile_ids[20] == "baltic-company"
    assert sum(c.tile_count_deluxe[20:]) == 9
    levant = c.tile("levant-company")
    assert c.tile_life[levant] == ONCE_PER_WAR
    assert c.trade_regions[levant] == [c.region("mediterranean"), c.region("ottoman-empire")]
    assert str(tile_effect(c, levant)) == (
        "Once in every war gain 1 gold for each control marker you have in one of these regions: "
        "Mediterranean, Ottoman Empire."
    )
    assert str(tile_effect(c, c.tile("gold-mines"))).endswith("control marker you have in South America.")


def test_costs_of_tiles() -> None:
    c = load()
    assert c.tile_gold[c.tile("improved-agriculture")] == 0
    assert c.tile_gold[c.tile("improved-agriculture-original")] == 4
    industry = c.tile("industry")
    assert (c.tile_gold[industry], c.tile_population[industry], c.tile_unrest[industry]) == (
        0,
        2,
        2,
    )
    assert c.tile_gold_original[c.tile("war-office")] == 8


def test_tokens() -> None:
    c = load()
    assert c.token_ids == ["pirates", "colony-revolt"]
    assert (c.token_strength[PIRATES], c.token_naval[PIRATES]) == (1, True)
    assert (c.token_strength[COLONY_REVOLT], c.token_naval[COLONY_REVOLT]) == (3, False)
    revolt = [c.region_ids[i] for i in c.token_regions[COLONY_REVOLT]]
    assert revolt == ["north-america", "caribbean", "south-america"]


@rule("LOCAL-13")
def test_local_alliances() -> None:
    c = load()
    assert len(c.alliance_ids) == 11
    costing = [c.alliance_ids[i] for i in range(11) if c.alliance_gold[i] == 1]
    assert costing == ["ottoman", "portugal", "gaucho", "denmark"]
    portugal = [c.region_ids[i] for i in c.alliance_regions[c.alliance("portugal")]]
    assert portugal == ["south-america", "india", "east-indies"]
    ottoman = c.alliance("ottoman")
    assert c.alliance_regions[ottoman] == [c.region("ottoman-empire")]
    assert c.alliance_regions_original[ottoman] == [
        c.region("ottoman-empire"),
        c.region("mediterranean"),
    ]


def test_numbers_of_the_start() -> None:
    c = load()
    assert (c.pieces_army, c.pieces_navy, c.pieces_fort) == (14, 8, 2)
    assert c.local_alliance_markers == 6
    assert (c.start_gold, c.start_population) == (10, 5)
    assert (c.unrest_zeros, c.unrest_ones, c.unrest_twos, c.unrest_fives) == (9, 72, 9, 10)
    assert c.rounds == [0, 0, 6, 6, 6, 5, 5, 5]
    assert c.start_tiles[3] == [c.tile("improved-agriculture"), c.tile("reserves")]
    assert c.start_tiles[4] == []


def test_unknown_ids_say_what_was_meant() -> None:
    c = load()
    with pytest.raises(BadComponents, match="unknown region 'inda'; did you mean india?"):
        c.region("inda")
    with pytest.raises(BadComponents, match="unknown token 'x'; choose one of pirates"):
        c.token("x")


def test_an_owner_may_correct_a_figure(corrected: Callable[[str, str], Components]) -> None:
    mine = corrected(
        'id = "ger-1", region = "german-states", kind = "attack", strength = 2',
        'id = "ger-1", region = "german-states", kind = "attack", strength = 4',
    )
    assert mine.marker_strength[mine.marker("ger-1")] == 4
    assert mine.marker_ids == load().marker_ids
    assert mine.digest() != load().digest()


def test_the_price_of_a_unit_stands_in_the_file(corrected: Callable[[str, str], Components]) -> None:
    """Whoever corrects it builds by the new price; a file from before it stood there means the shipped one."""
    lines = [line for line in TEXT.splitlines() if line.startswith(("build_population", "colonize_population"))]
    passage = "\n".join(lines) + "\n"
    assert (load().build_population, load().colonize_population) == (1, 1)
    older = corrected(passage, "")
    assert (older.build_population, older.colonize_population) == (1, 1)
    dear = corrected(passage, "build_population = 2\ncolonize_population = 3\n")
    assert (dear.build_population, dear.colonize_population) == (2, 3)


def test_order_names_and_flags_change_no_game(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    first = next(i for i in range(len(lines)) if 'id = "ger-1"' in lines[i])
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    text = "\n".join(lines).replace('name = "Gaucho"', 'name = "Gauchos"')
    text = text.replace('set = "A", reconstructed = true', 'set = "A", reconstructed = false')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    mine = load(str(path))
    assert mine.alliance_names[mine.alliance("gaucho")] == "Gauchos"
    assert mine.marker_ids == load().marker_ids
    assert mine.digest() == load().digest()


WRONG = [
    ('zone = "africa"', 'zone = "afrika"', "regions africa: 'zone' is \"afrika\"; did you mean"),
    ("fort_strength = 2", 'fort_strength = "two"', "'fort_strength' is \"two\"; it must be a numb"),
    ("fort_strength = 2", "fort_strenght = 2", "'fort_strength' is missing (is 'fort_strenght'"),
    ('id = "ger-1"', 'id = "ger-0"', "markers ger-0: unknown id 'ger-0'; did you mean ger-1?"),
    ('id = "ger-1"', 'id = "ger-2"', "markers ger-2: this stands twice"),
    ('id = "gold-mines"', 'id = "silver-mines"', "trade_tiles silver-mines: unknown id"),
    ('id = "banking"', 'id = "bankng"', "tiles bankng: unknown id 'bankng'; did you mean banking?"),
    ('id = "savoy"', 'id = "savoia"', "local_alliances savoia: unknown id 'savoia'; did you mean savoy?"),
    ('region = "german-states", kind = "attack", strength = 2, gold = 3', "strength = 2", "ger-3"),
    (
        'id = "cen-4", region = "central-europe"',
        'id = "cen-4", region = "baltic-states"',
        "regions central-europe: neutral_markers.count is 7 but 6 markers name the region",
    ),
    (
        'id = "nam-3", region = "north-america", kind = "colonize", strength = 0',
        'id = "nam-3", region = "north-america", kind = "colonize", strength = 1',
        "markers nam-3: a colonize marker has strength, gold and vp 0",
    ),
    (
        'id = "bal-3", region = "baltic-states", kind = "attack", strength = 2',
        'id = "bal-3", region = "baltic-states", kind = "colonize", strength = 0',
        "markers bal-3: a colonize marker must name a colony",
    ),
    (
        'id = "ger-5", region = "german-states", kind = "attack", strength = 3',
        'id = "ger-5", region = "german-states", kind = "attack", strength = 0',
        "markers ger-5: strength is 0",
    ),
    (
        ('id = "ger-5", region = "german-states", kind = "attack", strength = 3, gold = 0, vp = 0, set = ""'),
        ('id = "ger-5", region = "german-states", kind = "attack", strength = 3, gold = 0, vp = 0, set = "A"'),
        "markers ger-5: set A has german-states already; its regions must all be different",
    ),
    (
        ('id = "bal-3", region = "baltic-states", kind = "attack", strength = 2, gold = 0, vp = 0, set = ""'),
        ('id = "bal-3", region = "baltic-states", kind = "attack", strength = 2, gold = 0, vp = 0, set = "A"'),
        "set A: it has 6 markers; it must have 5",
    ),
    ("neutral_markers = 65", "neutral_markers = 66", "checks: 'neutral_markers' must stay 65"),
    (
        (
            "copies = [[2, 3, 4, 5, 6, 7], [4, 5, 6, 7], [6, 7]]\ncopies_reconstructed = true\n\n"
            '[[tiles]]\nid = "industry-original"'
        ),
        (
            "copies = [[2, 3, 4, 5, 6, 7], [4, 5, 6, 7]]\ncopies_reconstructed = true\n\n"
            '[[tiles]]\nid = "industry-original"'
        ),
        "tiles industry: copies has 2 lists but count_box is 3; make them agree",
    ),
    ("vp_original = [8, 5, 3]", "vp_original = [5, 8, 3]", "two or three numbers, highest first"),
    ("faces = { success = 4", "faces = { success = 5", "faces add up to 7, not to 6"),
    ("red_stay = [3, 4]", "red_stay = [3, 5]", "red_lost, red_stay and red_success share 1 to 6"),
    ("value_1 = 72", "value_1 = 71", "unrest deluxe: there are 99; there must be 100"),
    ("army = 14\nnavy = 8\nfort", "army = 15\nnavy = 8\nfort", "deluxe, wood: there are"),
    ("one = 50", "one = 51", "deluxe, cardboard: there are 303; there must be 302"),
    ('pair = ["baltic-states", "ottoman-empire"]', 'pair = ["baltic-states"]', "must name two"),
    (
        'pair = ["baltic-states", "ottoman-empire"]',
        'pair = ["ottoman-empire", "mediterranean"]',
        "this stands twice",
    ),
    (
        'pair = ["baltic-states", "ottoman-empire"]',
        'pair = ["baltic-states", "india"]',
        "india is a colony",
    ),
    (
        'regions = ["india"]\ncost_gold = 0',
        "regions = []\ncost_gold = 0",
        "marathas: regions is em",
    ),
    ('regions = ["africa"]\nbasis', "regions = []\nbasis", "gold-coast-commerce: regions is empty"),
    ("players = 7", "players = 6", "player_counts 6: this stands twice"),
    ("map_markers_per_war = 10", "map_markers_per_war = 11", "a game draws 68 markers"),
    ("nonplayer_powers = 5", "nonplayer_powers = 4", "nonplayer_powers is 4, not 5"),
    ("[neutral]\nmarkers", "[neutral\nmarkers", "is not valid TOML"),
    ("[numbers]", "[nubmers]", "'numbers' is missing (is 'nubmers' meant?)"),
    ("regions_original =", "regions_orignal =", "unknown key 'regions_orignal'; did you mean regi"),
]


@pytest.mark.parametrize(("old", "new", "words"), WRONG)
def test_a_wrong_file_is_refused_in_one_line(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        load(str(path))
    assert words in str(refused.value)
    assert "mine.toml" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_vanished_marker_is_named(tmp_path: Path) -> None:
    lines = [line for line in TEXT.splitlines() if 'id = "eas-5"' not in line]
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadComponents, match="'eas-5' is missing; every id of the shipped file"):
        load(str(path))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml: cannot be read"):
        load(str(tmp_path / "none.toml"))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="is not a text in UTF-8"):
        load(str(binary))
