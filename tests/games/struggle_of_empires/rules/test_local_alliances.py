"""Local alliances (LOCAL-1 to LOCAL-14)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    alliances,
    battle,
    britain,
    draws,
    france,
    gold,
    legal,
    pass_on,
    play,
    refused,
    roll,
    russia,
    spain,
    strengths,
    table,
    war,
)
from tricorne.kernel.testing import rule

PRICES = {
    "ottoman": 1,
    "portugal": 1,
    "gaucho": 1,
    "denmark": 1,
    "bavaria": 0,
    "saxony": 0,
    "poland": 0,
    "savoy": 0,
    "native-nations": 0,
    "marathas": 0,
    "ashanti": 0,
}


@rule("LOCAL-1", "R-LOCAL-2", "R-LOCAL-6")
def test_any_free_alliance_may_be_taken_without_presence() -> None:
    state = table(france())
    assert [act for act in legal(state) if act.startswith("ally ")] == [f"ally {id}" for id in PRICES]
    play(state, "ally marathas")
    assert alliances(state, "france") == ["marathas"]
    assert "TURN-6" in refused(state, "ally poland")


@rule("LOCAL-2", "LOCAL-13")
def test_in_2004_an_alliance_is_the_tile_claim_of_the_turn() -> None:
    state = table(france(), preset="original-2004", markers="nam-1")
    assert len([act for act in legal(state) if act.startswith("ally ")]) == 11
    play(state, "ally marathas")
    assert "CLAIM-2" in refused(state, "claim banking")
    assert "colonize nam-1" in legal(state)


@rule("LOCAL-3", "R-SETTLED-12")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
@pytest.mark.parametrize("id", list(PRICES))
def test_four_alliances_cost_one_gold(id: str, preset: str) -> None:
    state = table(france(), preset=preset)
    play(state, f"ally {id}")
    assert gold(state, "france") == 10 - PRICES[id]


@rule("LOCAL-3", "R-GOLD-3")
def test_the_gold_for_an_alliance_may_be_taxed() -> None:
    state = table(france(gold=0))
    play(state, "ally denmark")
    assert gold(state, "france") == 1
    assert draws(state, "france") == 1


@rule("LOCAL-4", "LOCAL-1", "R-LOCAL-1")
def test_an_alliance_has_one_holder_until_the_war_ends() -> None:
    state = table(france(), britain(alliances="bavaria"))
    assert {"LOCAL-4", "R-LOCAL-1"} <= set(refused(state, "ally bavaria"))


@rule("LOCAL-5")
def test_an_alliance_serves_attacker_and_defender_in_its_region_only() -> None:
    state = battle("german-states", france(army=1, alliances="bavaria"), britain(army=1, control=1, alliances="saxony"))
    play(state, "attack german-states britain")
    assert strengths(state) == (2, 2)
    state = battle("central-europe", france(army=1, alliances="bavaria"), britain(army=1, control=1))
    play(state, "attack central-europe britain")
    assert strengths(state) == (1, 1)


@rule("LOCAL-5", "NAVAL-13")
def test_an_alliance_serves_in_one_combat_of_an_attack() -> None:
    state = battle("baltic-states", france(army=1, navy=1), britain(army=1, navy=1, control=1, alliances="denmark"))
    play(state, "attack baltic-states britain", "fight", "fight", "britain: spend denmark")
    assert strengths(state) == (1, 2)
    roll(state, 2, 1, 1, 1)
    assert strengths(state) == (1, 1)


@rule("LOCAL-6")
def test_land_use_needs_an_own_army_or_as_defender_a_fort() -> None:
    for fort, expected in ((0, (1, 0)), (1, (1, 3))):
        state = battle("german-states", france(army=1), britain(fort=fort, control=1, alliances="bavaria"))
        play(state, "attack german-states britain")
        assert strengths(state) == expected


@rule("LOCAL-6", "LOCAL-7")
def test_naval_use_needs_an_own_navy() -> None:
    """Britain has only Spain's navies at sea: the alliance is kept for the land combat."""
    state = battle(
        "baltic-states",
        france(army=1, navy=1),
        britain(army=1, control=1, alliances="denmark"),
        with_defender=[spain(navy=1)],
    )
    play(state, "attack baltic-states britain", "navies 1", "accept-help", "fight", "fight")
    assert strengths(state) == (1, 1)
    roll(state, 1, 1, 1, 1)
    assert strengths(state) == (1, 2)


@rule("LOCAL-7")
def test_the_choice_is_made_anew_in_each_attack() -> None:
    state = battle("baltic-states", france(army=2, navy=2, alliances="denmark"), britain(army=2, navy=2, control=2))
    play(state, "attack baltic-states britain", "fight", "fight", "spend denmark", dice=[1, 1, 2, 1, 1, 1, 1, 1])
    play(state, "attack baltic-states britain", "fight", "fight")
    assert legal(state) == ["spend denmark", "no-more"]
    play(state, "no-more")
    assert strengths(state) == (1, 1)


@rule("LOCAL-8")
@pytest.mark.parametrize("region", ["south-america", "india", "east-indies"])
def test_portugal_applies_in_three_colonies(region: str) -> None:
    state = battle(region, france(army=1, alliances="portugal"), britain(control=1))
    play(state, f"attack {region} britain")
    assert strengths(state) == (2, 0)


@rule("LOCAL-9")
def test_the_ottoman_alliance_applies_in_the_ottoman_empire_alone() -> None:
    state = battle("mediterranean", russia(army=1, alliances="ottoman"), britain(control=1))
    play(state, "attack mediterranean britain")
    assert strengths(state) == (1, 0)


@rule("LOCAL-9", "LOCAL-8")
@pytest.mark.parametrize("id", list(PRICES))
def test_except_portugal_each_alliance_applies_in_one_region(id: str) -> None:
    regions = 0
    for region in [
        "north-america",
        "caribbean",
        "south-america",
        "africa",
        "india",
        "east-indies",
        "german-states",
        "central-europe",
        "baltic-states",
        "mediterranean",
        "ottoman-empire",
    ]:
        state = battle(region, france(army=1, alliances=id), britain(control=1))
        play(state, f"attack {region} britain")
        regions += strengths(state) == (2, 0)
    assert regions == (3 if id == "portugal" else 1)


@rule("LOCAL-10", "R-LOCAL-5")
@pytest.mark.parametrize("region", ["ottoman-empire", "mediterranean"])
def test_in_2004_the_ottoman_alliance_reaches_the_mediterranean(region: str) -> None:
    state = battle(region, russia(army=1, alliances="ottoman"), britain(control=1), preset="original-2004")
    play(state, f"attack {region} britain")
    assert strengths(state) == (2, 0)


@rule("LOCAL-11", "ENDWAR-1")
def test_every_alliance_is_given_up_at_the_end_of_the_war() -> None:
    state = table(france(alliances="bavaria"), britain(alliances="portugal"), round=5)
    pass_on(state)
    assert war(state) == 2
    assert alliances(state, "france") == alliances(state, "britain") == []


@rule("LOCAL-12", "R-PIECE-5")
def test_six_markers_are_all_there_are() -> None:
    six = "ottoman portugal gaucho denmark bavaria saxony"
    state = table(france(alliances=six, tiles="diplomatic-service"))
    assert {"LOCAL-12", "R-PIECE-5"} <= set(refused(state, "ally poland"))
    refused(state, "use diplomatic-service")
    state = table(france(alliances=six), preset="original-2004")
    play(state, "ally poland")
    assert len(alliances(state, "france")) == 7


@rule("LOCAL-14")
def test_two_alliances_in_one_region_are_worth_two() -> None:
    state = battle("south-america", france(army=1), britain(army=1, control=1, alliances="gaucho portugal"))
    play(state, "attack south-america britain")
    assert strengths(state) == (1, 3)


@rule("R-LOCAL-3")
def test_an_alliance_serves_only_in_its_kind_of_combat() -> None:
    """Savoy has the land symbol only: nobody asks for it at sea."""
    state = battle("mediterranean", france(army=1, navy=1, alliances="savoy"), britain(navy=1, control=1))
    play(state, "attack mediterranean britain", "fight", "fight")
    assert strengths(state) == (1, 1)
    roll(state, 1, 1, 1, 1)
    assert strengths(state) == (2, 0)


@rule("R-LOCAL-4", "R-LOCAL-7")
def test_an_alliance_counts_against_markers_and_tokens() -> None:
    state = battle("india", france(army=1, alliances="marathas"), markers="ind-1")
    play(state, "attack india ind-1")
    assert strengths(state) == (2, 2)
    state = battle("india", france(navy=1, alliances="portugal"), pirates="india britain")
    play(state, "attack pirates", "spend portugal")
    assert strengths(state) == (2, 1)
    state = battle("south-america", france(army=1, alliances="gaucho"), revolt="south-america britain")
    play(state, "attack colony-revolt")
    assert strengths(state) == (2, 3)


@rule("R-LOCAL-4", "R-LOCAL-7", "COVERT-8")
def test_an_alliance_counts_for_the_owner_of_a_marker_attacked_by_a_token() -> None:
    owner = britain(army=1, control=1, alliances="gaucho", at="south-america")
    state = table(france(), owner, blue="britain")
    play(state, "incite colony-revolt south-america britain")
    assert strengths(state) == (3, 2)
    owner = britain(navy=1, control=1, alliances="portugal", at="india")
    state = table(france(), owner, blue="britain")
    play(state, "incite pirates india britain", "britain: spend portugal")
    assert strengths(state) == (1, 2)


@rule("LOCAL-5", "LOCAL-9")
def test_an_alliance_elsewhere_is_no_help() -> None:
    state = battle(
        "india", france(army=1, alliances="ashanti gaucho", also={"africa": Holding(army=1)}), britain(control=1)
    )
    play(state, "attack india britain")
    assert strengths(state) == (1, 0)
