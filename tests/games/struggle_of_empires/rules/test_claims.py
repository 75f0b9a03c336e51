"""Claiming tiles (CLAIM-1 to CLAIM-11)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    battle,
    blockade,
    britain,
    draws,
    france,
    gold,
    legal,
    on_display,
    pass_on,
    play,
    points,
    population,
    ready,
    refused,
    removed,
    spain,
    table,
    unrest,
    used,
    war,
)
from tricorne import IllegalAction
from tricorne.kernel.testing import rule

WIN = [6, 2, 1, 1]


@rule("CLAIM-1")
def test_a_claim_takes_a_tile_from_the_display_for_its_cost() -> None:
    state = table(france())
    before = on_display(state, "mercenaries")
    play(state, "claim mercenaries")
    assert ready(state, "france") == ["mercenaries"]
    assert on_display(state, "mercenaries") == before - 1
    assert gold(state, "france") == 7


@rule("CLAIM-1")
def test_what_is_not_on_the_display_cannot_be_claimed() -> None:
    state = table(france(), britain(tiles="war-office"))
    assert "CLAIM-1" in refused(state, "claim war-office")


@rule("CLAIM-2")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_one_tile_a_turn(preset: str) -> None:
    state = table(france(), preset=preset)
    play(state, "claim banking")
    assert "CLAIM-2" in refused(state, "claim blockade")


@rule("CLAIM-3")
@pytest.mark.parametrize(
    ("tile", "coins", "people", "counters"),
    [("army-training", 6, 0, 0), ("logistics", 0, 1, 0), ("industry", 0, 2, 2), ("banking", 0, 0, 0)],
)
def test_costs_are_gold_population_and_unrest(tile: str, coins: int, people: int, counters: int) -> None:
    """A tile without a printed cost is free and takes the action all the same."""
    state = table(france())
    play(state, f"claim {tile}")
    assert gold(state, "france") == 10 - coins
    assert population(state, "france") == 5 - people
    assert draws(state, "france") == counters
    assert "TURN-6" in refused(state, "ally poland")


@rule("R-TILE-26", "CLAIM-3", "POP-2", "R-UNREST-4")
def test_gold_can_always_be_taxed_but_population_must_be_there() -> None:
    state = table(france(gold=0, population=1))
    assert "R-TILE-26" in refused(state, "claim industry")
    play(state, "claim army-training")
    assert ready(state, "france") == ["army-training"]
    assert draws(state, "france") == 3
    state = table(france(population=0))
    assert "POP-2" in refused(state, "claim logistics")


@rule("R-TAX-2", "R-TAX-1", "TILE-BANKING-1")
def test_a_claim_is_one_sum_to_tax_for() -> None:
    state = table(france(gold=1, tiles="banking"))
    play(state, "claim army-training")
    assert draws(state, "france") == 2
    assert gold(state, "france") == 1


@rule("CLAIM-4", "R-TILE-14")
@pytest.mark.parametrize("seats", ["france britain", "france britain russia"])
def test_with_two_or_three_players_nobody_owns_four_trade_tiles(seats: str) -> None:
    three = "gold-mines baltic-company levant-company"
    state = table(france(tiles=three), seats=seats)
    assert {"CLAIM-4", "R-TILE-14"} <= set(refused(state, "claim tobacco-fields"))
    assert "claim banking" in legal(state)
    state = table(france(tiles="gold-mines baltic-company", used="levant-company"), seats=seats)
    assert "CLAIM-4" in refused(state, "claim levant-company")


@rule("CLAIM-4")
def test_with_more_players_there_is_no_limit() -> None:
    state = table(france(tiles="gold-mines baltic-company levant-company"), seats="france britain russia spain")
    play(state, "claim tobacco-fields")
    assert len(ready(state, "france")) == 4


@rule("CLAIM-5", "R-TILE-1", "NEGOTIATION-5")
def test_tiles_cannot_be_given_away() -> None:
    state = table(france(tiles="banking"), britain())
    with pytest.raises(IllegalAction) as problem:
        state.aside("france", "give britain banking")
    assert "NEGOTIATION-5" in problem.value.rules
    assert ready(state, "france") == ["banking"]


@rule("CLAIM-6", "ENDWAR-6")
def test_a_tile_stays_with_its_owner() -> None:
    state = table(france(tiles="banking militia reserves"), round=5)
    pass_on(state)
    assert war(state) == 2
    assert sorted(ready(state, "france")) == ["banking", "militia", "reserves"]


@rule("CLAIM-7", "ENDWAR-3")
def test_a_once_per_war_tile_is_used_up_until_the_war_ends() -> None:
    state = table(france(tiles="gold-mines"), round=5)
    play(state, "use gold-mines")
    assert used(state, "france") == ["gold-mines"]
    assert "CLAIM-7" in refused(state, "use gold-mines")
    pass_on(state)
    assert war(state) == 2
    assert ready(state, "france") == ["gold-mines"]


@rule("CLAIM-8")
@pytest.mark.parametrize("tile", ["government-reform", "industry"])
def test_immediate_tiles_take_effect_at_once_and_leave_the_game(tile: str) -> None:
    state = table(france(unrest=4))
    before = on_display(state, tile)
    play(state, f"claim {tile}")
    assert ready(state, "france") == used(state, "france") == []
    assert removed(state, tile) == 1
    assert on_display(state, tile) == before - 1
    assert (unrest(state, "france"), points(state, "france")) == ((2, 0) if tile == "government-reform" else (6, 3))


@rule("CLAIM-9", "CLAIM-10", "R-TILE-23")
def test_a_used_tactics_tile_is_free_again_but_not_for_its_user_in_this_turn() -> None:
    state = battle("german-states", france(army=2, tiles="surprise-attack"), britain(control=1))
    play(state, "attack german-states britain", "surprise", dice=WIN)
    assert on_display(state, "surprise-attack") == 1
    assert {"CLAIM-10", "R-TILE-23"} <= set(refused(state, "claim surprise-attack"))
    play(state, "pass")
    assert state.actor == "britain"
    play(state, "claim surprise-attack")
    assert ready(state, "britain") == ["surprise-attack"]


@rule("CLAIM-9", "CLAIM-10")
def test_its_user_may_claim_it_again_in_his_next_turn() -> None:
    state = battle("german-states", france(army=2, tiles="surprise-attack"), britain(control=1))
    play(state, "attack german-states britain", "surprise", "pass", dice=WIN)
    pass_on(state, until="france")
    play(state, "claim surprise-attack")
    assert ready(state, "france") == ["surprise-attack"]


@rule("R-TILE-23", "CLAIM-10")
def test_an_option_lets_its_user_claim_it_at_once() -> None:
    state = battle(
        "german-states",
        france(army=2, tiles="surprise-attack"),
        britain(control=1),
        options={"tactics-reclaim-same-turn": True},
    )
    play(state, "attack german-states britain", "surprise", "claim surprise-attack", dice=WIN)
    assert ready(state, "france") == ["surprise-attack"]


@rule("CLAIM-9")
def test_blockade_and_withdrawal_go_back_to_the_display_too() -> None:
    state = battle(
        "india", france(army=3, navy=1, tiles="blockade"), britain(army=1, control=1, tiles="fighting-withdrawal")
    )
    play(state, "attack india britain", "blockade", "withdraw", dice=WIN)
    assert on_display(state, "blockade") == on_display(state, "fighting-withdrawal") == 1
    assert ready(state, "france") == ready(state, "britain") == []


@rule("CLAIM-10")
def test_a_blockade_that_was_laid_and_lifted_cannot_be_claimed_in_the_same_turn() -> None:
    state = table(france(navy=1, at="africa", tiles="blockade"))
    play(state, "use blockade", "in africa", "move navy africa", "to home", sea=["success"])
    assert blockade(state) is None
    assert "CLAIM-10" in refused(state, "claim blockade")


@rule("CLAIM-10")
def test_a_blockade_used_for_support_cannot_be_claimed_in_the_same_turn() -> None:
    state = battle("india", france(army=3, navy=1, tiles="blockade"), britain(control=1))
    play(state, "attack india britain", "blockade", dice=WIN)
    assert "CLAIM-10" in refused(state, "claim blockade")


@rule("CLAIM-9", "CLAIM-10")
def test_a_defender_may_claim_the_tile_he_used_in_his_own_turn() -> None:
    """Only the turn in which it was used is barred."""
    state = battle("india", france(army=3), britain(army=1, navy=1, control=1, tiles="blockade"))
    play(state, "attack india britain", "britain: blockade", "france: pass", dice=WIN)
    assert state.actor == "britain"
    play(state, "claim blockade")
    assert ready(state, "britain") == ["blockade"]


@rule("CLAIM-11", "R-TILE-2")
def test_a_tile_may_be_used_in_the_turn_of_its_claim() -> None:
    state = table(france(also={"south-america": Holding(control=2)}))
    play(state, "claim gold-mines", "use gold-mines")
    assert gold(state, "france") == 12


@rule("CLAIM-11", "R-TILE-2")
def test_even_in_an_attack_of_the_same_turn() -> None:
    state = battle("german-states", france(army=1), britain(control=1), with_defender=[spain(army=3)])
    play(state, "claim surprise-attack", "attack german-states britain", "surprise", dice=WIN)
    assert on_display(state, "surprise-attack") == 1
