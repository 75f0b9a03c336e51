"""Rules that can be read in two ways: what each preset does, and what the other value of the option does."""

from typing import Any, cast

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable
from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    britain,
    control,
    france,
    legal,
    pass_on,
    play,
    population,
    prussia,
    refused,
    roll,
    russia,
    spain,
    strengths,
    table,
    token,
    units,
    unrest,
    war,
)
from tricorne import IllegalAction, State
from tricorne.kernel.testing import rule

ORIGINAL = "original-2004"
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
TWO = "france britain"
NATIVES = "trained-native-militia"


# -- Trained Native Militia ------------------------------------------------------------------------


@rule("TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12")
def test_natives_may_be_built_at_home_too() -> None:
    state = table(france(population=0, tiles=NATIVES))
    play(state, f"use {NATIVES}")
    assert legal(state) == ["place army home"]
    play(state, "place army home", "to german-states")
    assert units(state, "france", "german-states") == {"army": 1}
    assert population(state, "france") == 0


@rule("TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12")
@pytest.mark.parametrize(("preset", "options"), [(ORIGINAL, {}), ("deluxe", {"native-militia-home": False})])
def test_natives_may_be_for_colonies_alone(preset: str, options: dict[str, object]) -> None:
    state = table(france(tiles=NATIVES), preset=preset, options=options)
    assert "R-TILE-12" in refused(state, f"use {NATIVES}")
    state = table(france(control=1, at="india", tiles=NATIVES), preset=preset, options=options)
    play(state, f"use {NATIVES}")
    assert "in india" in legal(state)
    assert "R-TILE-12" in refused(state, "place army home")


@rule("TILE-TRAINED-NATIVE-MILITIA-4", "R-TILE-12")
@pytest.mark.parametrize("unit", ["navy", "fort"])
def test_in_2004_natives_may_be_a_unit_of_any_kind(unit: str) -> None:
    state = table(france(control=1, at="india", tiles=NATIVES), preset=ORIGINAL)
    play(state, f"use {NATIVES}")
    assert legal(state) == ["in india", "place navy india", "place fort india"]
    play(state, f"place {unit} india", *(["stay"] if unit == "navy" else []))
    assert units(state, "france", "india") == {unit: 1}


@rule("TILE-TRAINED-NATIVE-MILITIA-4", "R-PIECE-3")
def test_natives_are_a_kind_of_which_a_piece_is_left() -> None:
    full = {"german-states": Holding(fort=5), "india": Holding(control=1)}
    state = table(france(army=14, also=full, tiles=NATIVES), preset=ORIGINAL)
    play(state, f"use {NATIVES}")
    found = [act for act in ("in india", "place navy india", "place fort india") if act in legal(state)]
    assert "in india" not in found and "place navy india" in found
    assert "R-PIECE-3" in refused(state, "in india")


@rule("TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12")
@pytest.mark.parametrize(("preset", "options"), [("deluxe", {}), (ORIGINAL, {"native-militia-unit": "army"})])
def test_natives_may_be_armies_alone(preset: str, options: dict[str, object]) -> None:
    state = table(france(control=1, at="india", tiles=NATIVES), preset=preset, options=options)
    play(state, f"use {NATIVES}")
    assert "in india" in legal(state)
    assert "R-TILE-12" in refused(state, "place navy india")


# -- Militia ---------------------------------------------------------------------------------------


@rule("TILE-MILITIA-3", "R-TILE-8")
@pytest.mark.parametrize("unit", ["army", "navy", "fort"])
def test_in_2004_militia_adds_a_unit_of_any_kind(unit: str) -> None:
    state = table(france(population=3, tiles="militia"), preset=ORIGINAL)
    play(state, "build army", "stay")
    assert legal(state) == ["build navy", "build fort", "call-militia", "no-militia"]
    play(state, "call-militia" if unit == "army" else f"build {unit}", "stay")
    assert units(state, "france", "home") == ({"army": 2} if unit == "army" else {"army": 1, unit: 1})
    assert population(state, "france") == 1
    assert "build army" in legal(state)


@rule("TILE-MILITIA-1", "R-TILE-8")
@pytest.mark.parametrize(("preset", "options"), [("deluxe", {}), (ORIGINAL, {"militia-unit": "army"})])
def test_militia_may_be_an_army_alone(preset: str, options: dict[str, object]) -> None:
    state = table(france(tiles="militia"), preset=preset, options=options)
    play(state, "build army", "stay")
    assert legal(state) == ["call-militia", "no-militia"]
    assert "TILE-MILITIA-1" in refused(state, "build navy")


@rule("TILE-MILITIA-3", "R-PIECE-3")
def test_militia_is_a_kind_of_which_a_piece_is_left() -> None:
    state = table(france(army=13, tiles="militia"), preset=ORIGINAL)
    play(state, "build army", "stay")
    assert legal(state) == ["build navy", "build fort", "no-militia"]
    assert "R-PIECE-3" in refused(state, "call-militia")


# -- Surprise Attack -------------------------------------------------------------------------------


@rule("R-TILE-21", "TILE-SURPRISE-ATTACK-1", "NONPLAYER-8")
@pytest.mark.parametrize(("options", "defence"), [({}, 2), ({"surprise-attack-bars": "everybody"}, 1)])
def test_a_surprise_bars_players_and_nonplayers_only_by_option(options: dict[str, object], defence: int) -> None:
    state = battle(
        "german-states",
        france(army=1, tiles="surprise-attack"),
        britain(army=1, control=1),
        with_attacker=[spain(army=1)],
        with_defender=[prussia(army=1), austria(army=3)],
        seats="france britain austria",
        options=options,
    )
    play(state, "attack german-states britain", "france: surprise")
    assert strengths(state) == (2, defence)


@rule("R-TILE-22", "R-SETTLED-3")
def test_a_surprised_nonplayer_marker_keeps_its_nonplayers() -> None:
    """Its navy in the Mediterranean fights at sea; the army of its alliance joins the marker on land."""
    state = battle(
        "ottoman-empire",
        france(army=1, navy=1, tiles="surprise-attack"),
        with_defender=[prussia(navy=1, control=1), austria(army=1)],
        seats=TWO,
    )
    play(state, "attack ottoman-empire prussia", "surprise", "fight")
    assert strengths(state) == (1, 1)
    roll(state, 2, 1, 1, 1)
    assert strengths(state) == (2, 4)


@rule("R-TILE-22", "R-SETTLED-3")
def test_an_option_leaves_a_surprised_nonplayer_marker_its_three_alone() -> None:
    state = battle(
        "ottoman-empire",
        france(army=1, navy=1, tiles="surprise-attack"),
        with_defender=[prussia(navy=1, control=1), austria(army=1)],
        seats=TWO,
        options={"surprise-attack-bars": "everybody"},
    )
    play(state, "attack ottoman-empire prussia", "surprise")
    assert strengths(state) == (2, 3)


# -- covert tokens ---------------------------------------------------------------------------------


def barred(state: State) -> dict[str, list[str]]:
    """Who may not choose a token yet, as everybody sees it."""
    tokens = cast(list[dict[str, Any]], state.view("britain")["tokens"])
    return {token["id"]: token["barred"] for token in tokens}


@rule("R-COVERT-2", "COVERT-6")
@pytest.mark.parametrize(("options", "defence"), [({}, 0), ({"token-against-nonplayer": "three"}, 3)])
@pytest.mark.parametrize(("what", "attack"), [("pirates", 1), ("colony-revolt", 3)])
def test_a_nonplayer_marker_meets_a_token_with_nothing(
    what: str, attack: int, options: dict[str, object], defence: int
) -> None:
    state = table(france(), prussia(control=1, at="caribbean"), blue="prussia", seats=TWO, options=options)
    play(state, f"incite {what} caribbean prussia")
    assert strengths(state) == (attack, defence)
    play(state, dice=DEFEAT)
    assert control(state, "caribbean") == {"prussia": 1}


@rule("R-COVERT-2", "COVERT-6")
@pytest.mark.parametrize(("what", "defence"), [("pirates", 2), ("colony-revolt", 1)])
def test_units_of_its_own_colour_defend_a_nonplayer_marker(what: str, defence: int) -> None:
    """Russia's units are of the same alliance and do not join."""
    state = table(
        france(),
        prussia(army=1, navy=2, control=1, at="caribbean"),
        russia(army=1, navy=1, at="caribbean"),
        blue="prussia russia",
        seats=TWO,
    )
    play(state, f"incite {what} caribbean prussia")
    assert strengths(state)[1] == defence


@rule("COVERT-11", "R-COVERT-6")
def test_a_token_that_failed_is_barred_to_its_user_until_the_end_of_his_next_turn() -> None:
    state = table(france(), britain(control=1, at="india"), blue="britain")
    play(state, "incite pirates india britain", dice=DEFEAT)
    play(state, "pass")
    assert state.actor == "britain"
    assert "incite pirates india britain" in legal(state)
    assert barred(state) == {"pirates": ["france"], "colony-revolt": []}
    pass_on(state, until="france")
    assert "R-COVERT-6" in refused(state, "incite pirates india britain")
    play(state, "pass", "pass")
    assert barred(state) == {"pirates": [], "colony-revolt": []}
    pass_on(state, until="france")
    assert "incite pirates india britain" in legal(state)


@rule("COVERT-11", "R-COVERT-6")
def test_the_end_of_a_war_is_no_end_of_the_ban() -> None:
    state = table(france(), britain(control=1, at="india"), blue="britain", round=5)
    play(state, "incite pirates india britain", dice=DEFEAT)
    play(state, "pass")
    pass_on(state)
    assert war(state) == 2
    assert sum(state.position.fields()["token_bars"]) == 1


@rule("COVERT-11", "COVERT-13", "R-COVERT-6")
def test_a_token_that_held_its_marker_and_was_beaten_is_open_to_all_at_once() -> None:
    """It did not fail in its user's hands."""
    state = table(france(), britain(navy=3, control=1, at="india"), blue="britain")
    play(state, "incite pirates india britain", "france: pass", dice=[6, 1, 1, 1])
    assert token(state, "pirates") == ("india", "britain")
    play(state, "britain: attack pirates", "britain: pass", dice=WIN)
    assert token(state, "pirates") is None
    pass_on(state, until="france")
    assert "incite pirates india britain" in legal(state)


@rule("COVERT-11", "R-COVERT-6")
@pytest.mark.parametrize(("preset", "options"), [(ORIGINAL, {}), ("deluxe", {"covert-ban": "same-turn"})])
def test_a_token_may_be_barred_for_the_turn_alone(preset: str, options: dict[str, object]) -> None:
    state = table(france(), britain(control=1, at="india"), blue="britain", preset=preset, options=options)
    play(state, "incite pirates india britain", dice=DEFEAT)
    play(state, "pass")
    pass_on(state, until="france")
    assert "incite pirates india britain" in legal(state)


@rule("COVERT-18", "R-COVERT-7")
def test_in_2004_pirates_are_attacked_like_a_neutral_marker() -> None:
    """An army fights on land against 1, with the support of an own navy; the held marker is taken."""
    state = battle("india", france(army=1, navy=1), preset=ORIGINAL, pirates="india britain")
    play(state, "attack pirates")
    assert strengths(state) == (2, 1)
    roll(state, *WIN)
    assert token(state, "pirates") is None
    assert control(state, "india") == {"france": 1}


@rule("COVERT-18", "R-COVERT-7", "R-ATTACK-1")
def test_in_2004_a_navy_alone_cannot_attack_pirates() -> None:
    state = battle("india", france(navy=2), preset=ORIGINAL, pirates="india britain")
    assert "R-COVERT-7" in refused(state, "attack pirates")


@rule("COVERT-18", "NEUTRAL-4")
def test_in_2004_allies_help_against_pirates_with_armies() -> None:
    state = battle("india", france(army=1), with_attacker=[spain(army=2)], preset=ORIGINAL, pirates="india britain")
    play(state, "attack pirates", "spain: armies 2", "accept-help")
    assert strengths(state) == (3, 1)


@rule("COVERT-12", "R-COVERT-7")
@pytest.mark.parametrize(("preset", "options"), [("deluxe", {}), (ORIGINAL, {"pirates-attacked": "at-sea"})])
def test_pirates_may_be_attacked_at_sea(preset: str, options: dict[str, object]) -> None:
    state = battle("india", france(army=5), preset=preset, options=options, pirates="india britain")
    assert "R-COVERT-7" in refused(state, "attack pirates")
    state = battle("india", france(army=5, navy=1), preset=preset, options=options, pirates="india britain")
    play(state, "attack pirates")
    assert strengths(state) == (1, 1)


# -- passing ---------------------------------------------------------------------------------------


@rule("R-PASS-1", "PASS-2")
@pytest.mark.parametrize(("relief", "left"), [(False, 3), (True, 2)])
def test_war_office_and_two_passes(relief: bool, left: int) -> None:
    state = battle(
        "german-states",
        france(army=3, unrest=3, tiles="war-office"),
        britain(control=1),
        options={"war-office-relief": relief},
    )
    play(state, "pass", "use war-office", "attack german-states britain", "pass", dice=WIN)
    if relief:
        play(state, "france: return-unrest")
    assert state.actor != "france"
    assert unrest(state, "france") == left


@rule("R-PASS-1", "PASS-2")
def test_war_office_and_one_pass_never_give_back() -> None:
    state = battle(
        "german-states",
        france(army=3, unrest=3, tiles="war-office"),
        britain(control=1),
        options={"war-office-relief": True},
    )
    play(state, "pass", "use war-office", "attack german-states britain", "build navy", "stay", dice=WIN)
    assert state.actor != "france"


@rule("R-PASS-2", "PASS-2")
@pytest.mark.parametrize("spoils", [False, True])
def test_inciting_and_a_pass(spoils: bool) -> None:
    owner = britain(control=1, at="india")
    state = table(france(unrest=2), owner, blue="britain", options={"incite-spoils-relief": spoils})
    play(state, "pass", "incite pirates india britain", dice=DEFEAT)
    assert (state.prompt.key == "relief") is not spoils


# -- help ------------------------------------------------------------------------------------------


@rule("R-NP-1", "NONPLAYER-12")
@pytest.mark.parametrize("help", [True, False])
def test_whether_players_defend_a_nonplayer_marker(help: bool) -> None:
    state = battle(
        "german-states",
        france(army=1),
        with_defender=[prussia(control=1), britain(army=2)],
        seats=TWO,
        options={"nonplayer-marker-help": help},
    )
    play(state, "attack german-states prussia")
    if help:
        play(state, "britain: armies 2")
    assert strengths(state) == (1, 5 if help else 3)


@rule("R-NP-1", "R-ATTACK-2")
@pytest.mark.parametrize("help", [True, False])
def test_a_naval_attack_on_a_nonplayer_marker_needs_somebody_who_could_meet_it(help: bool) -> None:
    state = battle(
        "india",
        france(navy=1),
        with_defender=[prussia(control=1), britain(navy=2)],
        seats=TWO,
        options={"nonplayer-marker-help": help},
    )
    assert ("attack india prussia" in legal(state)) is help


@rule("R-NP-1", "NEGOTIATION-3")
def test_nobody_is_paid_to_defend_a_nonplayer_marker_that_nobody_may_defend() -> None:
    state = battle(
        "german-states",
        france(army=1, navy=0, tiles="surprise-attack"),
        with_defender=[prussia(control=1), britain(army=2)],
        seats="france britain spain",
        options={"nonplayer-marker-help": False},
    )
    play(state, "attack german-states prussia")
    with pytest.raises(IllegalAction) as problem:
        state.aside("spain", "offer britain 2 for navies 0 armies 1")
    assert "R-NP-1" in problem.value.rules


@rule("R-ALLY-2")
@pytest.mark.parametrize("refusable", [True, False])
def test_whether_help_can_be_refused(refusable: bool) -> None:
    state = battle(
        "german-states",
        france(army=1),
        britain(control=1),
        with_attacker=[spain(army=1)],
        options={"help-refusable": refusable},
    )
    play(state, "attack german-states britain", "spain: armies 1")
    if refusable:
        play(state, "france: refuse-help")
    assert strengths(state) == (1 if refusable else 2, 0)


# -- the simple variant's auctions -----------------------------------------------------------------


@rule("R-SETTLED-10", "AUCTION-11", "VARIANT-SIMPLE-5")
def test_the_simple_variant_may_auction_the_powers_in_any_order() -> None:
    four = "britain france prussia russia"
    options = {"nonplayer-mode": "wallace-simple", "simple-auction": "any-order"}
    auction = PhaseTable(four, options=options)
    auction.open_auctions()
    auction.uncontested("spain", "france")
    auction.uncontested("austria", "united-provinces")
    auction.uncontested("britain", "prussia")
    auction.play("bid 0", "red russia", "pass-bid", "pass-bid", "pass-bid")


@rule("R-SETTLED-10", "AUCTION-11")
def test_any_order_is_for_the_simple_variant_alone() -> None:
    auction = PhaseTable("britain france prussia russia", options={"simple-auction": "any-order"})
    auction.open_auctions()
    auction.play("bid 0")
    assert auction.refusal("red spain") == ["AUCTION-11"]
