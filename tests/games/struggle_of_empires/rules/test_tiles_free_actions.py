"""Tiles used as free actions (TILE-DIPLOMATIC-SERVICE, IMPROVED-AGRICULTURE, MERCENARIES, PRESSGANGS,
TRAINED-NATIVE-MILITIA, WAR-OFFICE, TRADE)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    alliances,
    battle,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    on_display,
    play,
    population,
    ready,
    refused,
    spain,
    strengths,
    table,
    units,
    used,
)
from tricorne.kernel.testing import rule

WIN = [6, 2, 1, 1]
EVEN = [1, 1, 1, 1]


@rule(
    "TILE-DIPLOMATIC-SERVICE-1",
    "TILE-IMPROVED-AGRICULTURE-1",
    "TILE-MERCENARIES-1",
    "TILE-PRESSGANGS-1",
    "TILE-RESERVES-1",
    "TILE-TRAINED-NATIVE-MILITIA-1",
    "TILE-WAR-OFFICE-1",
)
@pytest.mark.parametrize(
    ("tile", "copies", "price"),
    [
        ("diplomatic-service", 1, 2),
        ("improved-agriculture", 5, 0),
        ("mercenaries", 2, 3),
        ("pressgangs", 1, 3),
        ("reserves", 4, 2),
        ("trained-native-militia", 1, 4),
        ("war-office", 1, 8),
    ],
)
def test_copies_and_prices(tile: str, copies: int, price: int) -> None:
    state = table(france())
    assert on_display(state, tile) == copies
    play(state, f"claim {tile}")
    assert gold(state, "france") == 10 - price


@rule("TILE-DIPLOMATIC-SERVICE-1", "R-TILE-11")
@pytest.mark.parametrize(("id", "price"), [("portugal", 1), ("poland", 0)])
def test_diplomatic_service_takes_an_alliance_at_its_price(id: str, price: int) -> None:
    state = table(france(tiles="diplomatic-service"))
    play(state, "use diplomatic-service", f"ally {id}")
    assert alliances(state, "france") == [id]
    assert gold(state, "france") == 10 - price
    assert used(state, "france") == ["diplomatic-service"]
    assert "CLAIM-7" in refused(state, "use diplomatic-service")


@rule("TILE-DIPLOMATIC-SERVICE-1", "LOCAL-4")
def test_diplomatic_service_takes_only_a_free_alliance() -> None:
    state = table(france(tiles="diplomatic-service"), britain(alliances="poland"))
    play(state, "use diplomatic-service")
    assert "LOCAL-4" in refused(state, "ally poland")


@rule("TILE-DIPLOMATIC-SERVICE-2")
def test_diplomatic_service_leaves_both_actions() -> None:
    state = table(france(tiles="diplomatic-service"))
    play(state, "use diplomatic-service", "ally poland", "claim banking", "pass")
    assert ready(state, "france") == ["banking"]
    assert state.actor != "france"


@rule("TILE-DIPLOMATIC-SERVICE-3")
def test_in_2004_the_service_takes_an_alliance_tile_at_its_price() -> None:
    state = table(france(tiles="diplomatic-service"), preset="original-2004")
    play(state, "use diplomatic-service", "ally denmark", "claim banking")
    assert alliances(state, "france") == ["denmark"]
    assert gold(state, "france") == 9


@rule("TILE-IMPROVED-AGRICULTURE-1")
def test_agriculture_gives_population_when_claimed() -> None:
    state = table(france(population=3))
    play(state, "claim improved-agriculture")
    assert population(state, "france") == 4


@rule("TILE-IMPROVED-AGRICULTURE-2")
@pytest.mark.parametrize(
    ("preset", "tile"), [("deluxe", "improved-agriculture"), ("original-2004", "improved-agriculture-original")]
)
def test_each_agriculture_gives_population_once_per_war(preset: str, tile: str) -> None:
    state = table(france(population=3, tiles=f"{tile} {tile}"), preset=preset)
    play(state, f"use {tile}", f"use {tile}")
    assert population(state, "france") == 5
    assert "CLAIM-7" in refused(state, f"use {tile}")


@rule("TILE-IMPROVED-AGRICULTURE-3", "VARIANT-AGRICULTURE-1")
@pytest.mark.parametrize(
    ("preset", "options"), [("original-2004", {}), ("deluxe", {"improved-agriculture": "original"})]
)
def test_the_original_agriculture_costs_four_gold_and_gives_nothing_at_once(
    preset: str, options: dict[str, object]
) -> None:
    state = table(france(population=3), preset=preset, options=options)
    assert on_display(state, "improved-agriculture") == 0
    assert on_display(state, "improved-agriculture-original") == 5
    play(state, "claim improved-agriculture-original")
    assert gold(state, "france") == 6
    assert population(state, "france") == 3


@rule("R-TILE-25", "CLAIM-11")
def test_agriculture_may_be_used_in_the_turn_of_its_claim() -> None:
    state = table(france(population=3))
    play(state, "claim improved-agriculture", "use improved-agriculture")
    assert population(state, "france") == 5


@rule("POP-1", "R-POP-1")
def test_population_beyond_nine_is_lost_and_the_tile_is_used() -> None:
    state = table(france(population=9, tiles="improved-agriculture"))
    play(state, "use improved-agriculture")
    assert population(state, "france") == 9
    assert used(state, "france") == ["improved-agriculture"]


@rule("TILE-MERCENARIES-1", "TILE-PRESSGANGS-1", "R-BUILD-4")
@pytest.mark.parametrize(("tile", "unit"), [("mercenaries", "army"), ("pressgangs", "navy")])
def test_a_levy_builds_at_home_without_population_and_moves_on(tile: str, unit: str) -> None:
    state = table(france(population=0, tiles=tile))
    play(state, f"use {tile}")
    assert units(state, "france", "home") == {unit: 1}
    assert population(state, "france") == 0
    play(state, "to mediterranean")
    assert units(state, "france", "mediterranean") == {unit: 1}
    assert used(state, "france") == [tile]
    play(state, "pass")
    assert state.actor == "france"


@rule("TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12")
@pytest.mark.parametrize(
    "presence",
    [Holding(control=1), Holding(army=1), Holding(navy=1), Holding(fort=1)],
    ids=["control", "army", "navy", "fort"],
)
def test_natives_are_raised_where_the_owner_is_present(presence: Holding) -> None:
    state = table(france(population=0, also={"africa": presence}, tiles="trained-native-militia"))
    before = units(state, "france", "africa").get("army", 0)
    play(state, "use trained-native-militia", "in africa", "stay")
    assert units(state, "france", "africa")["army"] == before + 1
    assert population(state, "france") == 0


@rule("TILE-TRAINED-NATIVE-MILITIA-1")
def test_natives_are_raised_in_a_colony_with_presence_or_at_home() -> None:
    also = {"africa": Holding(control=1), "german-states": Holding(army=2, control=2)}
    state = table(france(also=also, tiles="trained-native-militia"))
    play(state, "use trained-native-militia")
    assert legal(state) == ["in africa", "place army home"]
    for region in ("india", "german-states"):
        assert "TILE-TRAINED-NATIVE-MILITIA-1" in refused(state, f"in {region}")


@rule("TILE-TRAINED-NATIVE-MILITIA-2")
def test_natives_need_neither_navy_nor_sea_roll() -> None:
    state = table(france(also={"east-indies": Holding(control=1)}, tiles="trained-native-militia"))
    play(state, "use trained-native-militia", "in east-indies")
    assert units(state, "france", "east-indies") == {"army": 1}
    assert state.prompt.key == "free-move"


@rule("TILE-TRAINED-NATIVE-MILITIA-3", "R-TILE-12")
def test_natives_may_move_on_under_the_normal_rules() -> None:
    also = {"africa": Holding(control=1), "india": Holding(navy=1)}
    state = table(france(also=also, tiles="trained-native-militia"))
    play(state, "use trained-native-militia", "in africa")
    assert "MOVE-7" in refused(state, "to caribbean")
    play(state, "to india")
    assert state.actor == "chance"
    play(state, sea=["success"])
    assert units(state, "france", "india") == {"army": 1, "navy": 1}


@rule("R-TILE-12", "TILE-BLOCKADE-3")
def test_a_blockade_does_not_stop_the_natives() -> None:
    state = table(
        france(control=1, at="africa", tiles="trained-native-militia"),
        britain(navy=3, at="africa"),
        blue="britain",
        blockade="britain africa",
    )
    play(state, "use trained-native-militia", "in africa", "stay")
    assert units(state, "france", "africa") == {"army": 1}


@rule("R-TILE-12", "R-COVERT-12")
def test_a_marker_on_a_token_is_no_presence() -> None:
    state = table(france(tiles="trained-native-militia"), pirates="africa france")
    play(state, "use trained-native-militia")
    assert "TILE-TRAINED-NATIVE-MILITIA-1" in refused(state, "in africa")


@rule("TILE-WAR-OFFICE-1", "R-TILE-10")
def test_war_office_attacks_for_nothing_and_takes_no_action() -> None:
    state = battle("german-states", france(army=3, tiles="war-office"), britain(control=3))
    play(state, "use war-office", "attack german-states britain", dice=WIN)
    assert gold(state, "france") == 10
    play(state, "attack german-states britain", "attack german-states britain", dice=WIN + WIN)
    assert gold(state, "france") == 6
    assert control(state, "german-states") == {"france": 3}


@rule("TILE-WAR-OFFICE-1")
def test_war_office_serves_once_per_war_and_needs_a_target() -> None:
    state = battle("german-states", france(army=3, tiles="war-office"), britain(control=3))
    play(state, "use war-office", "attack german-states britain", dice=WIN)
    assert "CLAIM-7" in refused(state, "use war-office")
    assert "TILE-WAR-OFFICE-1" in refused(table(france(tiles="war-office")), "use war-office")


@rule("R-TILE-10")
def test_an_attack_by_war_office_is_complete() -> None:
    """Surprise, allies, the naval step; neutral markers and tokens are targets too."""
    state = battle(
        "india",
        france(army=1, navy=1, tiles="war-office surprise-attack"),
        britain(navy=1, control=1),
        with_attacker=[spain(army=1)],
        markers="ind-1",
        pirates="india austria",
    )
    play(state, "use war-office")
    assert legal(state) == ["attack india britain", "attack india ind-1", "attack pirates"]
    play(state, "attack india britain", "surprise", "spain: armies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 1)
    play(state, dice=EVEN)
    assert strengths(state) == (2, 0)


@rule("TILE-TRADE-1")
@pytest.mark.parametrize(
    ("tile", "copies"),
    [
        ("baltic-company", 1),
        ("east-indies-company", 2),
        ("gold-coast-commerce", 1),
        ("gold-mines", 1),
        ("levant-company", 2),
        ("sugar-plantations", 1),
        ("tobacco-fields", 1),
    ],
)
def test_the_nine_trade_tiles(tile: str, copies: int) -> None:
    for preset in ("deluxe", "original-2004"):
        assert on_display(table(france(), preset=preset), tile) == copies


@rule("TILE-TRADE-2", "GOLD-2")
def test_a_trade_tile_pays_one_gold_per_own_control_marker() -> None:
    state = table(
        france(tiles="gold-mines", also={"south-america": Holding(control=3, army=2), "india": Holding(control=2)}),
        britain(control=2, at="south-america"),
    )
    play(state, "use gold-mines")
    assert gold(state, "france") == 13
    assert "CLAIM-7" in refused(state, "use gold-mines")


@rule("TILE-TRADE-3")
def test_a_tile_that_names_two_regions_counts_one_of_them() -> None:
    state = table(
        france(tiles="levant-company", also={"mediterranean": Holding(control=3), "ottoman-empire": Holding(control=1)})
    )
    play(state, "use levant-company")
    assert legal(state) == ["in mediterranean", "in ottoman-empire"]
    assert "TILE-TRADE-3" in refused(state, "in india")
    play(state, "in mediterranean")
    assert gold(state, "france") == 13


@rule("TILE-TRADE-4", "R-TILE-13")
def test_both_tiles_of_a_company_may_count_the_same_region() -> None:
    company = "east-indies-company"
    state = table(france(tiles=f"{company} {company}", also={"india": Holding(control=2)}))
    play(state, f"use {company}", "in india")
    assert ready(state, "france") == used(state, "france") == [company]
    play(state, f"use {company}", "in india")
    assert gold(state, "france") == 14


@rule("R-TILE-13", "R-COVERT-12")
def test_trade_without_a_marker_is_legal_and_useless() -> None:
    """The only French marker there lies on the Pirate token and counts for nothing."""
    state = table(france(tiles="gold-mines"), pirates="south-america france")
    play(state, "use gold-mines")
    assert gold(state, "france") == 10
    assert used(state, "france") == ["gold-mines"]
    assert draws(state, "france") == 0
