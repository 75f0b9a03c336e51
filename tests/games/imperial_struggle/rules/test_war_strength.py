"""What gives strength in each of the fifteen theaters (7.1.1, 7.1.3), list by list."""

from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.constants import EFFECT_IDS
from tricorne.games.imperial_struggle.board.places import CHOSEN
from tricorne.games.imperial_struggle.board.registers import BYNG, DOMINANCE
from tricorne.kernel.testing import rule

AUSTRIA = {"austria-alliance-2", "austria-alliance-3"}
DUTCH_REPUBLIC = {"dutch-republic-alliance"}
GERMAN_STATES = {"german-states-alliance-2", "german-states-alliance-3"}
PRUSSIA = {"prussia-alliance", "prussia-empire-alliance"}
SPAIN = {"spain-alliance-upper", "spain-alliance-lower"}
NAVAL = {
    "europe": {"biscay", "balearic"},
    "north-america": {"cabot-strait", "atlantic-passage", "gulf-of-maine"},
    "caribbean": {"bahamas-run", "antilles-channel", "gulf-of-cazones", "cuba-passage"},
    "india": {"hooghly-river", "malabar-coast"},
}
FORTS = {
    "north-america": {"louisbourg", "halifax", "ohio-forks", "champlain-valley"},
    "india": {"arcot", "vandavasi"},
}


def markable(*regions: str) -> set[str]:
    """Markets and Political spaces of Regions."""
    board = PIECES.board
    return {board.space_ids[s] for r in regions for s in board.in_region[board.region_of(r)] if board.kind[s] <= 1}


def check_list(
    theater: str,
    alliances: set[str] | None = None,
    squadrons: tuple[str, ...] = (),
    forts: tuple[str, ...] = (),
    conflicts: tuple[str, ...] = (),
    keyword: str = "",
) -> None:
    """With one side on the whole board it gets exactly the list; with markers everywhere the other side gets them."""
    turn = theater.split("-")[0]
    for own, other in (("france", "britain"), ("britain", "france")):
        table = WarTable(turn).fill(own)
        for ministry in ("the-cardinal-ministers", "court-of-the-sun-king", "robert-walpole", "jonathan-swift"):
            table.ministry(ministry)
        wanted = {
            "alliance": alliances or set(),
            "squadron": {id for region in squadrons for id in NAVAL[region]},
            "fort": {id for region in forts for id in FORTS.get(region, set())},
            "keyword": {keyword} if keyword else set(),
        }
        both = {"keyword": {keyword}} if keyword else {}
        assert table.items(theater, own) == {key: ids for key, ids in wanted.items() if ids}
        assert table.items(theater, other) == both
        table.markers(" ".join(markable("europe", "north-america", "caribbean", "india")))
        wanted["alliance"] = set()
        assert table.items(theater, own) == {key: ids for key, ids in wanted.items() if ids}
        marked = markable(*conflicts)
        assert table.items(theater, other) == ({"conflict": marked} if marked else {}) | both


@rule("IS-WSS-1-1", "IS-7.1.3-1", "IS-3.2.1-2", "IS-3.8-8", "IS-R42")
def test_central_europe_in_the_first_war() -> None:
    alliances = AUSTRIA | DUTCH_REPUBLIC | GERMAN_STATES | {"bavaria", "denmark-norway", "savoy"}
    check_list("wss-central-europe", alliances=alliances)


@rule("IS-WSS-2-1", "IS-7.1.3-4")
def test_spain() -> None:
    check_list("wss-spain", alliances=SPAIN | {"sardinia"}, squadrons=("europe",), keyword="governance")


@rule("IS-WSS-3-1", "IS-7.1.3-3", "IS-7.1.3-5")
def test_queen_annes_war() -> None:
    here = ("north-america",)
    check_list("wss-queen-annes-war", squadrons=here, forts=here, conflicts=here)


@rule("IS-WSS-4-1", "IS-R71", "IS-R72")
def test_the_first_jacobite_rebellion_counts_the_dutch_republic_again_and_markers_of_all_europe() -> None:
    alliances = DUTCH_REPUBLIC | {"ireland-alliance", "scotland-alliance"}
    check_list("wss-jacobite-rebellion", alliances=alliances, conflicts=("europe",), keyword="style")


@rule("IS-WAS-1-1")
def test_central_europe_in_the_second_war() -> None:
    alliances = AUSTRIA | DUTCH_REPUBLIC | GERMAN_STATES | PRUSSIA | {"bavaria", "denmark-norway", "sweden"}
    check_list("was-central-europe", alliances=alliances)


@rule("IS-WAS-2-1")
def test_king_georges_war() -> None:
    here = ("north-america",)
    check_list("was-king-georges-war", squadrons=here, forts=here, conflicts=here)


@rule("IS-WAS-3-1")
def test_first_carnatic_war() -> None:
    check_list("was-first-carnatic-war", squadrons=("india",), forts=("india",), conflicts=("india",))


@rule("IS-WAS-4-1")
def test_the_second_jacobite_rebellion() -> None:
    alliances = {"ireland-alliance", "scotland-alliance"}
    check_list("was-jacobite-rebellion", alliances=alliances, conflicts=("europe",), keyword="style")


@rule("IS-7YW-1-1")
def test_atlantic_dominance_counts_squadrons_of_three_regions() -> None:
    check_list("7yw-atlantic-dominance", squadrons=("caribbean", "europe", "north-america"))


@rule("IS-7YW-2-1")
def test_third_carnatic_war() -> None:
    check_list("7yw-third-carnatic-war", squadrons=("india",), forts=("india",), conflicts=("india",))


@rule("IS-7YW-3-1")
def test_french_and_indian_war() -> None:
    here = ("north-america", "caribbean")
    check_list("7yw-french-and-indian-war", alliances=SPAIN, squadrons=here, forts=here, conflicts=here)


@rule("IS-7YW-4-1")
def test_prussias_wars() -> None:
    alliances = AUSTRIA | DUTCH_REPUBLIC | GERMAN_STATES | PRUSSIA
    check_list("7yw-prussias-wars", alliances=alliances | {"bavaria", "denmark-norway", "russia", "sweden"})


@rule("IS-AWI-1-1", "IS-R72")
def test_american_revolution() -> None:
    here = ("north-america",)
    alliances = GERMAN_STATES | SPAIN | {"sons-of-liberty"}
    check_list("awi-american-revolution", alliances=alliances, squadrons=here, forts=here, conflicts=here)


@rule("IS-AWI-2-1")
def test_mysore_war() -> None:
    check_list("awi-mysore-war", squadrons=("india",), forts=("india",), conflicts=("india",))


@rule("IS-AWI-3-1", "IS-R72")
def test_antilles_war_counts_spain_again() -> None:
    check_list("awi-antilles-war", alliances=SPAIN, squadrons=("caribbean",), conflicts=("caribbean",))


@rule("IS-7.1.3-1")
def test_two_alliances_of_a_country_may_offset_each_other() -> None:
    table = WarTable("wss").flags(france="austria-alliance-2", britain="austria-alliance-3").fight("wss-central-europe")
    assert table.strengths() == (1, 1)


@rule("IS-7.1.3-5", "IS-3.2.5-1", "IS-R69")
def test_a_damaged_fort_gives_no_strength() -> None:
    table = WarTable("wss").flags(france="louisbourg ohio-forks").damaged("ohio-forks")
    assert table.items("wss-queen-annes-war", "france") == {"fort": {"louisbourg"}}


@rule("IS-7.1.3-3", "IS-R69", "IS-R71")
def test_markers_count_against_the_flag_and_not_on_empty_spaces() -> None:
    """A marked Alliance gives its holder nothing, but its marker counts for the other side where markers are listed."""
    table = (
        WarTable("wss")
        .flags(france="scotland-alliance sweden", britain="albany")
        .markers("scotland-alliance sweden ireland-alliance albany hudson-valley")
    )
    assert table.items("wss-jacobite-rebellion", "france") == {}
    assert table.items("wss-jacobite-rebellion", "britain") == {"conflict": {"scotland-alliance", "sweden"}}
    assert table.items("wss-queen-annes-war", "france") == {"conflict": {"albany"}}


@rule("IS-12.1-6")
def test_a_marker_on_a_spanish_market_gives_nobody_strength() -> None:
    table = WarTable("awi", {"spanish-empire": True}).flags(spain="havana").markers("havana")
    assert table.items("awi-antilles-war", "france") == {}
    assert table.items("awi-antilles-war", "britain") == {}


@rule("IS-7.1.3-2", "IS-R70")
def test_a_keyword_counts_once_and_only_face_up() -> None:
    table = WarTable("was").ministry("pompadour-du-barry", CHOSEN)
    assert table.items("was-jacobite-rebellion", "france") == {}
    table.ministry("pompadour-du-barry").ministry("court-of-the-sun-king")
    assert table.items("was-jacobite-rebellion", "france") == {"keyword": {"style"}}
    assert table.fight("was-jacobite-rebellion").strengths() == (1, 0)


@rule("IS-7.1.1-1")
def test_basic_and_bonus_tiles_of_the_theater_add_up() -> None:
    table = WarTable("wss")
    table.tiles("wss-spain", "basic-fr-14", "bonus-wss-fr-vendome", "bonus-wss-fr-berwick", "basic-br-01")
    table.tiles("wss-queen-annes-war", "basic-br-02")
    assert table.items("wss-spain", "france") == {
        "basic-tile": {"basic-fr-14"},
        "bonus-tile": {"bonus-wss-fr-vendome", "bonus-wss-fr-berwick"},
    }
    assert table.fight("wss-spain").strengths() == (4, 2)


@rule("IS-TILE-3", "IS-R69")
def test_byng_counts_two_for_britain_in_its_theater() -> None:
    table = WarTable("was")
    table.p.clock[BYNG] = table.place("was-first-carnatic-war")
    assert table.items("was-first-carnatic-war", "britain") == {"byng": {"byng"}}
    assert table.items("was-first-carnatic-war", "france") == {}
    assert table.items("was-king-georges-war", "britain") == {}
    assert table.fight("was-first-carnatic-war").strengths() == (0, 2)


@rule("IS-TILE-4", "IS-R86")
def test_atlantic_dominance_counts_two_in_the_french_and_indian_war_on_top_of_two_bonus_tiles() -> None:
    table = WarTable("7yw").tiles("7yw-french-and-indian-war", "bonus-7yw-fr-castries", "bonus-7yw-fr-montcalm")
    table.p.clock[DOMINANCE] = 0
    assert table.items("7yw-prussias-wars", "france") == {}
    assert table.fight("7yw-french-and-indian-war").strengths() == (8, 0)


@rule("IS-TILE-1", "IS-TILE-2")
def test_the_mix_of_war_tiles() -> None:
    wars = PIECES.wars
    for side in range(2):
        basic = [t for t in range(len(wars.tile_ids)) if wars.tile_side[t] == side and wars.tile_war[t] == -1]
        found = sorted((wars.strength[t], EFFECT_IDS[wars.effect[t]]) for t in basic)
        wanted = [(2, "none")] * 3 + [(1, "none")] * 4 + [(0, "fort-or-fleet")] * 2
        assert found == sorted(wanted + [(0, "debt")] * 4 + [(-1, "unflag")] * 3)
        for war in range(4):
            bonus = [t for t in range(len(wars.tile_ids)) if wars.tile_side[t] == side and wars.tile_war[t] == war]
            found = sorted((wars.strength[t], EFFECT_IDS[wars.effect[t]]) for t in bonus)
            wanted = [(3, "none")] * 2 + [(2, "none")] * 4 + [(1, "none")] * 2
            assert found == sorted(wanted + [(1, "fort-or-fleet")] * 2 + [(1, "debt")] * 2)
