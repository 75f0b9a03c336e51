"""The worked examples of the catalogue about moves, combat, tiles and markers: exact inputs, exact outputs.

Examples about auctions, taxation, income, scoring and the end stand with the rules of those phases.
"""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    britain,
    control,
    draws,
    france,
    gold,
    legal,
    marker,
    on_display,
    play,
    prussia,
    refused,
    region_points,
    roll,
    russia,
    spain,
    strengths,
    table,
    united_provinces,
    units,
)
from tricorne import State
from tricorne.kernel.testing import rule


def british_move(preset: str = "deluxe") -> State:
    """A navy in North America, an army in the German States, nothing in India."""
    also = {"north-america": Holding(navy=1), "german-states": Holding(army=1)}
    return table(britain(also=also), preset=preset)


@rule("EXAMPLE-7")
@pytest.mark.parametrize(
    ("act", "place", "price", "gains"),
    [("lost", "", 0, 1), ("remain", "german-states", 2, 0), ("arrive", "india", 3, 0)],
)
def test_example_7_move_deluxe(act: str, place: str, price: int, gains: int) -> None:
    state = british_move()
    play(
        state,
        "move navy north-america",
        "to india",
        "move army german-states",
        "to india",
        act,
        sea=["success", "sink"],
    )
    assert units(state, "britain", "north-america") == {}
    assert units(state, "britain", "india") == ({"army": 1, "navy": 1} if place == "india" else {"navy": 1})
    assert units(state, "britain", "german-states") == ({"army": 1} if place == "german-states" else {})
    assert gold(state, "britain") == 10 - price
    assert draws(state, "britain") == gains


@rule("EXAMPLE-8")
def test_example_8_move_original() -> None:
    state = british_move("original-2004")
    play(state, "move navy north-america", "to india", "move army german-states", "to india", sea=[2, 1, 3])
    assert units(state, "britain", "india") == {"navy": 1}
    assert units(state, "britain", "german-states") == {"army": 1}
    assert draws(state, "britain") == 0
    assert state.prompt.key == "turn"
    play(state, "move army german-states", "to india", sea=[6])
    assert units(state, "britain", "india") == {"army": 1, "navy": 1}


@rule("EXAMPLE-9")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_example_9_army_to_a_colony(preset: str) -> None:
    state = table(britain(army=1, also={"north-america": Holding(navy=1)}), preset=preset)
    play(state, "move army home")
    assert "to north-america" in legal(state)
    for region in ("caribbean", "south-america"):
        assert "MOVE-7" in refused(state, f"to {region}")


# -- the battle for the Ottoman Empire -------------------------------------------------------------


def ottoman_war(british_navies: int = 1, spanish_navies: int = 2) -> State:
    """Russia attacks Britain in the Ottoman Empire; all allies have committed and both fleets fight."""
    state = battle(
        "ottoman-empire",
        russia(army=2, tiles="army-training army-training"),
        britain(
            fort=1, control=1, navy=british_navies, tiles="army-training naval-training", alliances="ottoman", gold=10
        ),
        with_attacker=[united_provinces(army=2, navy=2), france(army=1)],
        with_defender=[spain(army=1, navy=spanish_navies), austria(army=1)],
    )
    state.aside("russia", "pay united-provinces 3")
    state.aside("britain", "pay spain 2")
    play(
        state,
        "russia: attack ottoman-empire britain",
        "united-provinces: navies 2",
        "united-provinces: armies 2",
        "russia: accept-help",
        "france: armies 1",
        "russia: accept-help",
        f"spain: navies {spanish_navies}",
        "spain: armies 1",
        "britain: accept-help",
        "austria: armies 1",
        "britain: accept-help",
        "russia: fight",
        "britain: fight",
    )
    return state


@rule("EXAMPLE-10", "NAVAL-10", "LOSS-7", "R-LOSS-8")
def test_example_10_naval_combat() -> None:
    state = ottoman_war()
    play(state, "britain: no-more")
    assert strengths(state) == (2, 4)
    roll(state, 5, 2, 4, 3)
    assert units(state, "united-provinces", "mediterranean") == {}
    assert draws(state, "united-provinces") == 2
    assert units(state, "britain", "mediterranean") == {}
    assert draws(state, "britain") == 1
    assert units(state, "spain", "mediterranean") == {"navy": 1}
    assert draws(state, "spain") == 1
    assert draws(state, "russia") == 0
    # Nobody has naval support on land.
    assert strengths(state) == (6, 5)


@rule("EXAMPLE-11", "LOSS-6")
def test_example_11_second_naval_loss() -> None:
    state = ottoman_war(british_navies=2, spanish_navies=1)
    play(state, "no-more", dice=[5, 2, 4, 3])
    assert units(state, "britain", "mediterranean") == {"navy": 1}
    assert units(state, "spain", "mediterranean") == {}


@rule("EXAMPLE-12", "LOSS-9", "LOSS-10", "LOSS-11")
def test_example_12_land_combat() -> None:
    state = ottoman_war()
    play(state, "no-more", dice=[5, 2, 4, 3])
    before = {power: draws(state, power) for power in state.seats}
    assert strengths(state) == (6, 5)
    play(state, "britain: lose-ally spain", dice=[3, 3, 4, 3])
    assert control(state, "ottoman-empire") == {"britain": 1}
    assert units(state, "russia", "ottoman-empire") == {"army": 1}
    assert units(state, "united-provinces", "ottoman-empire") == {"army": 2}
    assert units(state, "france", "ottoman-empire") == {"army": 1}
    assert units(state, "britain", "ottoman-empire") == {}
    assert units(state, "spain", "ottoman-empire") == {}
    assert units(state, "austria", "ottoman-empire") == {"army": 1}
    gained = {power: draws(state, power) - before[power] for power in state.seats}
    assert {power: gain for power, gain in gained.items() if gain} == {"russia": 1, "spain": 1, "britain": 1}
    assert (gold(state, "russia"), gold(state, "united-provinces")) == (5, 13)
    assert (gold(state, "britain"), gold(state, "spain")) == (8, 12)


@rule("EXAMPLE-35", "NAVAL-13")
def test_example_35_local_alliance_spent_at_sea() -> None:
    state = ottoman_war()
    play(state, "britain: spend ottoman")
    assert strengths(state) == (2, 5)
    roll(state, 5, 2, 4, 3)
    assert units(state, "united-provinces", "mediterranean") == {}
    assert units(state, "britain", "mediterranean") == {}
    assert units(state, "spain", "mediterranean") == {"navy": 2}
    # Fort 2, Spain 1, Austria 1, naval support 1; the alliance is spent.
    assert strengths(state) == (6, 5)


@rule("EXAMPLE-13")
def test_example_13_combat_original() -> None:
    state = battle(
        "north-america",
        spain(army=2, navy=2, tiles="army-training", alliances="native-nations"),
        britain(army=1, navy=1, control=2),
        with_defender=[austria(army=1, navy=1)],
        preset="original-2004",
    )
    play(state, "attack north-america britain", "austria: navies 0", "austria: armies 1", "britain: accept-help")
    play(state, "spain: fight", "britain: decline")
    assert gold(state, "spain") == 8
    assert strengths(state) == (5, 2)
    roll(state, 2, 5, 1, 6)
    assert control(state, "north-america") == {"spain": 1, "britain": 1}
    assert units(state, "spain", "north-america") == {"army": 1, "navy": 2}
    assert units(state, "britain", "north-america") == {"navy": 1}
    assert units(state, "austria", "north-america") == {"navy": 1}
    assert [draws(state, power) for power in ("spain", "britain", "austria")] == [1, 1, 1]


@rule("EXAMPLE-14")
@pytest.mark.parametrize(("defending", "owner"), [(2, "france"), (3, "britain")])
def test_example_14_dice_difference(defending: int, owner: str) -> None:
    """One army with dice 4 and 6 has 3: it beats two armies and only ties with three."""
    state = battle("german-states", france(army=1), britain(army=defending, control=1))
    play(state, "attack german-states britain", dice=[4, 6, 1, 1])
    assert control(state, "german-states") == {owner: 1}
    assert units(state, "britain", "german-states").get("army", 0) == defending - 1


@rule("EXAMPLE-19", "VARIANT-SIMPLE-6")
@pytest.mark.parametrize("red_attacks", [True, False])
def test_example_19_simple_variant(red_attacks: bool) -> None:
    """Unplayed Russia stands with France, who attacks Britain or is attacked by it."""
    unplayed = [russia(army=2)]
    attacker, defender = (france(army=1), britain(army=1)) if red_attacks else (britain(army=1), france(army=1))
    state = battle(
        "north-america",
        attacker,
        defender,
        with_attacker=unplayed if red_attacks else [],
        with_defender=[] if red_attacks else unplayed,
        seats="britain france spain austria",
        options={"nonplayer-mode": "wallace-simple"},
    )
    play(state, f"attack north-america {defender.id}")
    assert strengths(state) == ((3, 1) if red_attacks else (1, 3))


@rule("EXAMPLE-19", "VARIANT-SIMPLE-6")
def test_example_19_not_against_a_neutral_marker() -> None:
    state = battle(
        "north-america",
        france(army=1),
        with_attacker=[russia(army=2)],
        seats="britain france spain austria",
        options={"nonplayer-mode": "wallace-simple"},
        markers="nam-2",
    )
    play(state, "attack north-america nam-2")
    assert strengths(state) == (1, 1)


@rule("EXAMPLE-20", "SETUP-13")
def test_example_20_tile_marking() -> None:
    """The third Reserves is marked 2, 3, 5, 6, 7; two further copies are on the display with 4 players."""
    four = "britain france spain austria"
    assert on_display(table(france(), seats=four), "reserves") == 2
    assert on_display(table(france(), seats=four + " russia"), "reserves") == 3


@rule("EXAMPLE-22")
def test_example_22_attack_on_a_co_leader() -> None:
    """France and Britain share the first place in India (5/3), Spain is third in markers."""
    state = battle("india", france(army=3, control=2), britain(control=2), with_defender=[spain(control=1)])
    assert region_points(state, "india") == {"france": 5, "britain": 5, "spain": 3}
    play(state, "attack india britain", dice=[6, 2, 1, 1])
    after = region_points(state, "india")
    assert after["france"] == 5
    assert after["britain"] == 3


@rule("EXAMPLE-23", "LOSS-13")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_example_23_no_units(preset: str) -> None:
    state = battle("german-states", france(army=1), britain(control=1), preset=preset)
    play(state, "attack german-states britain", dice=[6, 2, 4, 3])
    assert control(state, "german-states") == {"france": 1}
    assert draws(state, "britain") == 0


@rule("EXAMPLE-24", "R-TAX-1")
def test_example_24_two_banking_tiles() -> None:
    """An alliance for 1 gold with nothing on hand: one taxation of 3 leaves 2."""
    state = table(france(gold=0, tiles="banking banking"))
    play(state, "ally denmark")
    assert draws(state, "france") == 1
    assert gold(state, "france") == 2


@rule("EXAMPLE-25", "VARIANT-SURRENDER-1")
def test_example_25_surrender() -> None:
    state = battle("german-states", france(army=2), britain(army=2, fort=1, control=1), options={"surrender": True})
    play(state, "attack german-states britain", "britain: surrender")
    assert gold(state, "france") == 8
    assert control(state, "german-states") == {"france": 1}
    assert units(state, "france", "german-states") == {"army": 2}
    assert units(state, "britain", "german-states") == {"army": 2, "fort": 1}
    assert draws(state, "france") == draws(state, "britain") == 0


@rule("EXAMPLE-26", "SEA-9", "SEA-10")
@pytest.mark.parametrize(
    ("tiles", "results"),
    [
        (0, ["lost", "lost", "stay", "stay", "ok", "ok"]),
        (1, ["stay", "stay", "ok", "ok", "ok", "ok"]),
        (2, ["ok", "ok", "ok", "ok", "ok", "ok"]),
    ],
)
@pytest.mark.parametrize("preset", ["original-2004", "deluxe"])
def test_example_26_sea_table(tiles: int, results: list[str], preset: str) -> None:
    found = []
    for red in range(1, 7):
        state = table(france(navy=1, tiles="navigation " * tiles), preset=preset, options={"distant-sea": "white-red"})
        play(state, "move navy home", "to india", sea=[1, red])
        there = "ok" if units(state, "france", "india") else "lost"
        found.append("stay" if units(state, "france", "home") else there)
        assert draws(state, "france") == (found[-1] == "lost")
    assert found == results


@rule("EXAMPLE-33", "NEUTRAL-8")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_example_33_tie_against_a_neutral_marker(preset: str) -> None:
    state = battle("german-states", prussia(army=2), markers="ger-1", preset=preset)
    play(state, "attack german-states ger-1", dice=[1, 1, 1, 1])
    assert units(state, "prussia", "german-states") == {"army": 1}
    assert marker(state, "ger-1") == "map"
    assert control(state, "german-states") == {}


@rule("EXAMPLE-34", "TILE-ARMY-TRAINING-3")
def test_example_34_army_training_is_not_cumulative() -> None:
    state = battle(
        "ottoman-empire",
        russia(army=2, tiles="army-training army-training"),
        britain(fort=1, control=1, tiles="army-training"),
    )
    play(state, "attack ottoman-empire britain")
    assert strengths(state) == (3, 2)
