"""Set-up: seats, pieces, tiles, the order, starting units (SETUP-1 to SETUP-17, SETUP-26 to SETUP-32)."""

import pytest

from tests.games.struggle_of_empires.opening import SEVEN, Opening, ruleset, seats, shipped
from tricorne.games.struggle_of_empires.board.constants import HOME, NONE, PLACES, TILES
from tricorne.games.struggle_of_empires.board.position import BAG, GAVEL, GENERAL, WAR_NUMBER
from tricorne.games.struggle_of_empires.setup.choosing import Choosing
from tricorne.games.struggle_of_empires.step_numbers import DRAFT_DEAL, HAND_MARKER, LETTER, MAP_MARKER, PLACE_UNIT
from tricorne.kernel.errors import BadComponents, BadOptions, IllegalAction
from tricorne.kernel.testing import rule
from tricorne.kernel.word_rows import as_list


def tiles_of(opening: Opening, power: str) -> dict[str, int]:
    at = shipped().power(power) * TILES
    owned = {shipped().tile_ids[tile]: opening.p.ready[at + tile] for tile in range(TILES)}
    return {tile: number for tile, number in owned.items() if number}


def stages(opening: Opening) -> list[int]:
    """The kinds of step met up to the end, each once, in order."""
    met: list[int] = []
    opening.finish(lambda table: met.append(table.kind) if table.kind not in met else None)
    return met


# -- seats ---------------------------------------------------------------------------------------


@rule("SETUP-1")
def test_two_to_seven_players_lead_different_powers() -> None:
    with pytest.raises(BadOptions, match="1 players: the game is for 2 to 7"):
        Choosing(shipped(), ["Ann"], "Ann")
    with pytest.raises(BadOptions, match="8 players"):
        Choosing(shipped(), list("ABCDEFGH"), "A")
    table = Choosing(shipped(), ["Ann", "Bob"], "Ann")
    table.choose("russia")
    with pytest.raises(IllegalAction, match="Ann leads Russia; free are Great Britain") as refused:
        table.choose("russia")
    assert refused.value.rules == ("SETUP-1",)
    assert table.chooser == "Bob"


@rule("SETUP-2")
def test_the_start_player_is_named_and_holds_the_gavel() -> None:
    table = Choosing(shipped(), ["Ann", "Bob", "Cato"], "Cato")
    assert table.chooser == "Cato"
    with pytest.raises(BadOptions, match="start player Dido is not at the table"):
        Choosing(shipped(), ["Ann", "Bob"], "Dido")
    opening = Opening(["prussia", "spain", "france"])
    assert opening.p.auction[GAVEL] == shipped().power("prussia")


@rule("SETUP-3")
def test_powers_are_chosen_clockwise_from_the_start_player() -> None:
    table = Choosing(shipped(), ["Ann", "Bob", "Cato"], "Bob")
    with pytest.raises(BadOptions, match="Bob has still to choose"):
        table.seats()
    order: list[str | None] = []
    for power in ["france", "russia", "spain"]:
        assert power in table.free()
        order.append(table.chooser)
        table.choose(power)
    assert order == ["Bob", "Cato", "Ann"]
    assert table.seats() == ["france", "russia", "spain"]
    with pytest.raises(IllegalAction, match="every player has a power already"):
        table.choose("austria")


def test_choosing_refuses_strange_names() -> None:
    with pytest.raises(BadOptions, match="two players are called Ann"):
        Choosing(shipped(), ["Ann", "Ann"], "Ann")
    table = Choosing(shipped(), ["Ann", "Bob"], "Ann")
    with pytest.raises(BadComponents, match="did you mean france"):
        table.choose("frnace")
    with pytest.raises(BadOptions, match="nobody leads spain"):
        table.player_of("spain")
    assert table.chooser == "Ann"


# -- what is laid out ----------------------------------------------------------------------------


@rule("SETUP-4")
def test_pieces_of_a_player_in_the_deluxe_edition() -> None:
    table = ruleset(seats(4))
    assert table.piece_limit == [14, 8, 2]
    assert table.alliance_limit == 6
    opening = Opening(seats(4))
    assert [opening.p.supply(power, unit) for power in table.players for unit in range(3)] == [14, 8, 2] * 4


@rule("SETUP-5", "R-PIECE-2")
def test_pieces_of_a_player_in_the_original_edition() -> None:
    """Eight navies, seven if one follows the other document."""
    opening = Opening(seats(5), "original-2004")
    assert [opening.p.supply(0, unit) for unit in range(3)] == [14, 8, 2]
    opening = Opening(seats(5), "original-2004", {"navies-per-player": 7})
    assert [opening.p.supply(0, unit) for unit in range(3)] == [14, 7, 2]


@rule("SETUP-6", "SETUP-7", "SETUP-8")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_start_values(preset: str) -> None:
    """10 gold, population 5, no victory points; powers without a player have nothing."""
    opening = Opening(["russia", "france"], preset)
    for power in range(len(SEVEN)):
        led = SEVEN[power] in ("russia", "france")
        assert opening.p.gold[power] == (10 if led else 0)
        assert opening.p.population[power] == (5 if led else 0)
        assert opening.p.victory_points[power] == 0
        assert opening.p.unrest[power] == 0


@rule("SETUP-9")
def test_the_clock_stands_before_war_one() -> None:
    """After the set-up the stack holds nothing but the wars, the first still to begin."""
    opening = Opening(seats(3)).finish()
    assert as_list(opening.p.clock) == [0, 0, 0, 0]
    assert opening.p.clock[WAR_NUMBER] == 0
    assert len(opening.p.stack) == 1
    assert opening.p.scratch == []


@rule("SETUP-10")
def test_the_unrest_bag_holds_no_fives() -> None:
    opening = Opening(seats(4))
    assert opening.p.unrest_supply[BAG : BAG + 3] == [9, 72, 9]
    assert opening.p.unrest_supply[GENERAL : GENERAL + 3] == [0, 0, 0]
    assert shipped().unrest_fives == 10


@rule("SETUP-11")
@pytest.mark.parametrize("mode", ["fixed-hidden", "fixed-open"])
def test_fixed_unrest_needs_no_bag(mode: str) -> None:
    assert Opening(seats(4), options={"unrest-mode": mode}).p.unrest_supply[:3] == [0, 0, 0]
    assert Opening(seats(4), "original-2004").p.unrest_supply[:3] == [0, 0, 0]


@rule("SETUP-12")
def test_all_tiles_and_both_tokens_lie_open() -> None:
    opening = Opening(seats(7))
    assert opening.p.display == opening.ruleset.tile_supply
    assert sum(opening.p.ready) + sum(opening.p.used) + sum(opening.p.removed) == 0
    assert opening.p.token_region == [NONE, NONE]
    assert opening.p.token_owner == [NONE, NONE]


@rule("SETUP-13", "EXAMPLE-20", "R-SETUP-7")
@pytest.mark.parametrize("number", range(2, 7))
def test_only_copies_marked_for_the_player_count(number: int) -> None:
    """A copy marked 2, 3, 5, 6, 7 is left in the box with four players."""
    c = shipped()
    supply = ruleset(seats(number)).tile_supply
    full = ruleset(seats(7)).tile_supply
    for tile in range(TILES):
        marked = [number in copy for copy in c.tile_copies[tile][: full[tile]]]
        assert supply[tile] == sum(marked), c.tile_ids[tile]
    assert sum(supply) < sum(full)


@rule("SETUP-14")
@pytest.mark.parametrize("number", range(2, 7))
def test_the_original_uses_all_tiles(number: int) -> None:
    all_tiles = ruleset(seats(7), "original-2004").tile_supply
    assert ruleset(seats(number), "original-2004").tile_supply == all_tiles


@rule("SETUP-15", "R-SETUP-6", "R-SETTLED-11")
@pytest.mark.parametrize("number", [2, 3])
def test_few_players_start_with_two_tiles_of_the_display(number: int) -> None:
    """Improved Agriculture and Reserves, ready, without the population of a claim."""
    c = shipped()
    opening = Opening(seats(number))
    for power in seats(number):
        assert tiles_of(opening, power) == {"improved-agriculture": 1, "reserves": 1}
        assert opening.p.population[c.power(power)] == 5
    for tile in ["improved-agriculture", "reserves"]:
        left = opening.ruleset.tile_supply[c.tile(tile)] - number
        assert opening.p.display[c.tile(tile)] == left
    assert tiles_of(Opening(seats(4)), "britain") == {}
    assert tiles_of(Opening(seats(number), options={"start-tiles": False}), "britain") == {}


@rule("R-SETTLED-11")
def test_the_original_agriculture_is_the_start_tile_where_it_is_used() -> None:
    opening = Opening(seats(3), options={"improved-agriculture": "original"})
    assert tiles_of(opening, "spain") == {"improved-agriculture-original": 1, "reserves": 1}


# -- the order -----------------------------------------------------------------------------------


@rule("SETUP-16")
def test_nonplayers_then_map_then_players_then_units() -> None:
    met = stages(Opening(seats(5), options={"setup-duplicates": "keep"}))
    assert met == [LETTER, MAP_MARKER, HAND_MARKER, PLACE_UNIT]


@rule("SETUP-17")
def test_without_nonplayers_the_map_comes_first() -> None:
    assert stages(Opening(seats(7), options={"setup-duplicates": "keep"})) == [
        MAP_MARKER,
        HAND_MARKER,
        PLACE_UNIT,
    ]
    assert stages(Opening(seats(3), "original-2004")) == [MAP_MARKER, HAND_MARKER, PLACE_UNIT]


# -- starting units ------------------------------------------------------------------------------


@rule("SETUP-26")
def test_five_rounds_of_one_unit_each_clockwise() -> None:
    order = ["austria", "britain", "spain", "russia"]
    opening = Opening(order).reach(PLACE_UNIT)
    asked: list[str] = []
    for round_number in range(1, 6):
        for _ in order:
            asked.append(opening.power)
            assert f"({round_number} of 5)" in str(opening.prompt().words)
            opening.play("place army india")
    assert asked == order * 5
    assert opening.over
    assert opening.units("spain") == {"india": {"army": 5}}


@rule("SETUP-27")
def test_a_unit_needs_no_control_and_no_sea_roll() -> None:
    """France has nothing in Africa and no navy; an army stands there all the same, and no die is asked."""
    opening = Opening(["france", "spain", "russia", "britain"]).reach_draws()
    opening.draw("ind-6", "bal-5", "car-6", "bal-6", "med-7").play("content").reach(PLACE_UNIT)
    assert "africa" not in opening.control("france")
    opening.play("place army africa")
    assert opening.units("france") == {"africa": {"army": 1}}
    assert opening.kind == PLACE_UNIT
    assert opening.power == "spain"


@rule("SETUP-28")
def test_a_navy_needs_a_ship_icon() -> None:
    opening = Opening(seats(4)).reach(PLACE_UNIT)
    refused = opening.refusal("place navy central-europe")
    assert str(refused.reason) == "there is no ship icon in Central Europe"
    assert "SETUP-28" in refused.rules
    opening.play("place navy baltic-states")
    assert opening.units("britain") == {"baltic-states": {"navy": 1}}


@rule("SETUP-29", "R-SETUP-8")
def test_a_unit_may_start_at_home_where_the_rules_say_so() -> None:
    """Forts too; in the original only victory point regions are named."""
    opening = Opening(seats(4)).reach(PLACE_UNIT).play("place fort home", "place navy home")
    assert opening.units("britain") == {"home": {"fort": 1}}
    assert opening.units("united-provinces") == {"home": {"navy": 1}}
    original = Opening(seats(4), "original-2004").reach(PLACE_UNIT)
    for unit in ["army", "navy", "fort"]:
        assert "SETUP-29" in original.refusal(f"place {unit} home").rules


@rule("SETUP-30")
def test_starting_units_cost_no_population() -> None:
    opening = Opening(seats(4)).finish()
    for power in opening.ruleset.players:
        assert opening.p.population[power] == 5
        assert opening.p.gold[power] == 10


@rule("SETUP-31")
def test_a_third_fort_is_not_in_the_supply() -> None:
    opening = Opening(["france", "spain"]).reach(PLACE_UNIT)
    for _ in range(2):
        opening.play("place fort india", "place army india")
    refused = opening.refusal("place fort africa")
    assert str(refused.reason) == "France has 2 forts and placed them all"
    assert refused.rules == ["SETUP-31"]
    assert opening.p.supply(shipped().power("france"), 2) == 0


@rule("SETUP-31")
def test_a_single_navy_can_be_placed_once() -> None:
    opening = Opening(["france", "spain"], options={"navies-per-player": 1}).reach(PLACE_UNIT)
    opening.play("place navy india", "place army india")
    assert str(opening.refusal("place navy africa").reason) == "France has 1 navy and placed it"


@rule("SETUP-31")
def test_a_player_without_pieces_is_passed_over() -> None:
    """All 24 pieces of France are on the map after the first round: only Spain goes on placing."""
    opening = Opening(["france", "spain"]).reach(PLACE_UNIT)
    home = shipped().power("france") * PLACES + HOME
    opening.p.armies[home], opening.p.navies[home], opening.p.forts[home] = 14, 8, 1
    opening.play("place fort india")
    asked: list[str] = []
    while not opening.over:
        asked.append(opening.power)
        opening.play("place army india")
    assert asked == ["spain"] * 5


@rule("SETUP-32")
@pytest.mark.parametrize("number", range(2, 8))
def test_no_power_is_in_an_alliance_yet(number: int) -> None:
    opening = Opening(seats(number)).finish()
    assert opening.p.side == [0] * 7
    assert opening.p.box == [0] * 7
    assert opening.p.order == []


# -- the whole -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
@pytest.mark.parametrize("drafted", [False, True])
def test_the_same_seed_lays_the_same_table(number: int, preset: str, drafted: bool) -> None:
    one = Opening(seats(number), preset, {"setup-draft": drafted}, seed=number).finish()
    two = Opening(seats(number), preset, {"setup-draft": drafted}, seed=number).finish()
    other = Opening(seats(number), preset, {"setup-draft": drafted}, seed=number + 100).finish()
    assert one.p.fields() == two.p.fields()
    assert one.p.markers != other.p.markers


def test_no_other_action_is_open_in_the_set_up() -> None:
    """Asked for a starting unit, a player can neither bid nor attack nor choose markers."""
    opening = Opening(seats(7)).reach(PLACE_UNIT)
    for text in ["pass", "bid 1", "attack india france", "content", "keep ger-1", "put-back ger-1"]:
        assert str(opening.refusal(text).reason) == "Great Britain places a starting unit now"
    opening = Opening(seats(7)).reach_draws().draw("ind-1", "ind-2", "afr-1", "car-1", "bal-1")
    refused = opening.refusal("place army india")
    assert str(refused.reason) == "Great Britain looks at duplicate starting markers now"


def test_a_draft_replaces_the_draws() -> None:
    assert Opening(seats(7), options={"setup-draft": True}).reach_draws().kind == DRAFT_DEAL
