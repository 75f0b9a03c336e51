"""The tactics tiles (TILE-BLOCKADE, FIGHTING-WITHDRAWAL, SURPRISE-ATTACK)."""

import pytest

from tests.games.struggle_of_empires.table import (
    Holding,
    austria,
    battle,
    blockade,
    britain,
    control,
    draws,
    france,
    legal,
    on_display,
    pass_on,
    play,
    ready,
    refused,
    roll,
    russia,
    spain,
    strengths,
    table,
    units,
    war,
)
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
ATTACK = "attack german-states britain"


# -- Blockade --------------------------------------------------------------------------------------


@rule("TILE-BLOCKADE-1", "R-TILE-15")
@pytest.mark.parametrize("owner", ["france", "britain"])
def test_blockade_makes_naval_support_worth_two(owner: str) -> None:
    attacking = owner == "france"
    state = battle(
        "india",
        france(army=1, navy=int(attacking), tiles="blockade" if attacking else ""),
        britain(army=1, navy=int(not attacking), control=1, tiles="" if attacking else "blockade"),
    )
    play(state, "attack india britain", f"{owner}: blockade")
    assert strengths(state) == ((3, 1) if attacking else (1, 3))
    assert on_display(state, "blockade") == 1
    assert ready(state, owner) == []


@rule("TILE-BLOCKADE-1")
def test_blockade_may_be_kept_and_raises_only_existing_support() -> None:
    state = battle("india", france(army=1, navy=1, tiles="blockade"), britain(army=1, control=1))
    play(state, "attack india britain", "no-blockade")
    assert strengths(state) == (2, 1)
    assert ready(state, "france") == ["blockade"]
    state = battle("india", france(army=1, tiles="blockade"), britain(army=1, control=1))
    play(state, "attack india britain")
    assert strengths(state) == (1, 1)


@rule("R-TILE-15")
def test_blockade_serves_against_a_neutral_marker() -> None:
    state = battle("india", france(army=1, navy=1, tiles="blockade"), markers="ind-1")
    play(state, "attack india ind-1", "blockade")
    assert strengths(state) == (3, 2)


@rule("R-TILE-28")
def test_blockade_serves_the_owner_of_a_marker_in_revolt() -> None:
    owner = britain(army=1, navy=1, control=1, at="caribbean", tiles="blockade")
    state = table(france(), owner, blue="britain")
    play(state, "incite colony-revolt caribbean britain", "britain: blockade")
    assert strengths(state) == (3, 3)


@rule("TILE-BLOCKADE-2")
def test_blockade_is_laid_under_an_own_navy_in_a_colony() -> None:
    state = table(france(navy=1, at="africa", also={"baltic-states": Holding(navy=1)}, tiles="blockade"))
    play(state, "use blockade")
    assert legal(state) == ["in africa"]
    for region in ("baltic-states", "india"):
        assert "TILE-BLOCKADE-2" in refused(state, f"in {region}")
    play(state, "in africa")
    assert blockade(state) == ("france", "africa")
    assert ready(state, "france") == []
    assert on_display(state, "blockade") == 0
    assert state.prompt.key == "turn"


@rule("TILE-BLOCKADE-2")
def test_blockade_cannot_be_laid_without_a_navy_in_a_colony() -> None:
    state = table(france(navy=2, at="mediterranean", tiles="blockade"))
    assert "TILE-BLOCKADE-2" in refused(state, "use blockade")


@rule("TILE-BLOCKADE-3", "R-TILE-16")
@pytest.mark.parametrize(("own", "theirs", "open_to_armies"), [(1, 1, False), (1, 2, False), (2, 1, True)])
def test_enemies_enter_a_blockaded_colony_only_with_more_navies(own: int, theirs: int, open_to_armies: bool) -> None:
    state = table(
        france(army=1, also={"africa": Holding(navy=own)}),
        britain(navy=theirs, at="africa"),
        blue="britain",
        blockade="britain africa",
    )
    play(state, "move army home")
    if open_to_armies:
        assert "to africa" in legal(state)
    else:
        assert "TILE-BLOCKADE-3" in refused(state, "to africa")


@rule("TILE-BLOCKADE-3", "R-TILE-16")
def test_a_blockade_bars_new_and_stranded_forts_too() -> None:
    state = table(
        france(fort=1, also={"africa": Holding(navy=1)}),
        britain(navy=1, at="africa"),
        blue="britain",
        blockade="britain africa",
    )
    play(state, "move fort home")
    assert "TILE-BLOCKADE-3" in refused(state, "to africa")
    play(state, "to german-states", "done", "build fort")
    assert "TILE-BLOCKADE-3" in refused(state, "to africa")


@rule("TILE-BLOCKADE-3", "R-TILE-16")
def test_a_blockade_leaves_its_own_alliance_navies_attacks_and_other_colonies_alone() -> None:
    also = {"africa": Holding(navy=1), "india": Holding(navy=1)}
    state = table(
        france(army=1, also=also), britain(navy=2, at="africa"), red="france britain", blockade="britain africa"
    )
    play(state, "move army home")
    assert "to africa" in legal(state)
    state = table(
        france(army=1, navy=1, also=also), britain(navy=2, at="africa"), blue="britain", blockade="britain africa"
    )
    play(state, "move navy home", "to africa", "move army home", sea=["success"])
    assert "to india" in legal(state)
    state = table(
        france(army=1, navy=1, at="africa"),
        britain(navy=2, control=1, at="africa"),
        blue="britain",
        blockade="britain africa",
    )
    assert "attack africa britain" in legal(state)
    play(state, "move army africa", "to home", sea=["success"])
    assert units(state, "france", "home") == {"army": 1}


@rule("R-TILE-16")
def test_allied_navies_count_on_neither_side_of_a_blockade() -> None:
    state = table(
        france(army=1, also={"africa": Holding(navy=2)}),
        britain(navy=1, at="africa"),
        russia(navy=5, at="africa"),
        spain(navy=5, at="africa"),
        red="france spain",
        blue="britain russia",
        blockade="britain africa",
    )
    play(state, "move army home")
    assert "to africa" in legal(state)


@rule("TILE-BLOCKADE-4", "R-TILE-17")
def test_a_blockade_is_lifted_when_the_last_navy_moves_away() -> None:
    state = table(france(navy=2, at="africa"), blockade="france africa")
    play(state, "move navy africa", "to home", sea=["success"])
    assert blockade(state) == ("france", "africa")
    play(state, "move navy africa", "to home", sea=["success"])
    assert blockade(state) is None
    assert on_display(state, "blockade") == 1


@rule("TILE-BLOCKADE-4", "R-TILE-17")
def test_a_blockade_is_lifted_when_the_last_navy_sinks() -> None:
    state = table(france(navy=1, at="africa"), britain(navy=1, at="africa"), blue="britain", blockade="britain africa")
    play(state, "attack africa britain", "fight", "fight", dice=EVEN)
    assert blockade(state) is None
    assert on_display(state, "blockade") == 1


@rule("TILE-BLOCKADE-4", "ENDWAR-4")
def test_a_blockade_is_lifted_at_the_end_of_the_war() -> None:
    state = table(france(navy=1, at="africa"), blockade="france africa", round=5)
    pass_on(state)
    assert war(state) == 2
    assert blockade(state) is None
    assert on_display(state, "blockade") == 1
    assert ready(state, "france") == []


@rule("R-TILE-17", "TILE-BLOCKADE-1")
def test_a_laid_blockade_raises_no_support() -> None:
    state = table(
        france(navy=1, army=1, at="africa"), britain(control=1, at="africa"), blue="britain", blockade="france africa"
    )
    play(state, "attack africa britain")
    assert strengths(state) == (2, 0)


@rule("R-TILE-18", "ENDWAR-4")
def test_a_blockade_in_hand_is_kept_over_the_war() -> None:
    state = table(france(tiles="blockade"), round=5)
    pass_on(state)
    assert war(state) == 2
    assert ready(state, "france") == ["blockade"]


# -- Fighting Withdrawal ---------------------------------------------------------------------------


@rule("TILE-FIGHTING-WITHDRAWAL-1", "TILE-FIGHTING-WITHDRAWAL-2", "TILE-FIGHTING-WITHDRAWAL-3")
def test_a_withdrawal_saves_all_units_of_the_beaten_defender_but_not_the_marker() -> None:
    """The dice are seen, a seven among them; Britain and Austria lose nothing but the marker."""
    state = battle(
        "german-states",
        france(army=3),
        britain(army=1, control=1, tiles="fighting-withdrawal"),
        with_defender=[austria(army=1)],
    )
    play(state, ATTACK, "armies 1", "accept-help", dice=[6, 2, 4, 3])
    assert state.prompt.key == "fighting-withdrawal"
    play(state, "britain: withdraw")
    assert units(state, "britain", "german-states") == units(state, "austria", "german-states") == {"army": 1}
    assert draws(state, "britain") == draws(state, "austria") == 0
    assert control(state, "german-states") == {"france": 1}
    assert on_display(state, "fighting-withdrawal") == 1


@rule("TILE-FIGHTING-WITHDRAWAL-1")
def test_the_attacker_still_pays_for_his_seven() -> None:
    state = battle("german-states", france(army=3), britain(army=1, control=1, tiles="fighting-withdrawal"))
    play(state, ATTACK, "withdraw", dice=[6, 1, 1, 1])
    assert units(state, "france", "german-states") == {"army": 2}


@rule("TILE-FIGHTING-WITHDRAWAL-1", "LOSS-1")
def test_a_beaten_defender_may_keep_the_tile_and_take_his_loss() -> None:
    state = battle("german-states", france(army=3), britain(army=1, control=1, tiles="fighting-withdrawal"))
    play(state, ATTACK, "no-withdrawal", dice=WIN)
    assert units(state, "britain", "german-states") == {}
    assert ready(state, "britain") == ["fighting-withdrawal"]


@rule("TILE-FIGHTING-WITHDRAWAL-1", "R-TILE-19")
def test_a_withdrawal_covers_one_combat() -> None:
    """Played at sea it saves the navies; the army is lost on land."""
    state = battle("india", france(army=3, navy=3), britain(army=1, navy=1, control=1, tiles="fighting-withdrawal"))
    play(state, "attack india britain", "fight", "fight", "withdraw", dice=[*WIN, *WIN])
    assert units(state, "britain", "india") == {"navy": 1}
    assert draws(state, "britain") == 1


@rule("R-TILE-19")
@pytest.mark.parametrize("dice", [EVEN, DEFEAT])
def test_a_withdrawal_is_for_a_defeat_only(dice: list[int]) -> None:
    state = battle("german-states", france(army=2), britain(army=2, control=1, tiles="fighting-withdrawal"))
    play(state, ATTACK, dice=dice)
    assert state.prompt.key == "turn"
    assert ready(state, "britain") == ["fighting-withdrawal"]


@rule("TILE-FIGHTING-WITHDRAWAL-1")
def test_an_attacker_cannot_withdraw() -> None:
    state = battle("german-states", france(army=2, tiles="fighting-withdrawal"), britain(army=2, control=1))
    play(state, ATTACK, dice=DEFEAT)
    assert units(state, "france", "german-states") == {"army": 1}
    assert ready(state, "france") == ["fighting-withdrawal"]


@rule("TILE-FIGHTING-WITHDRAWAL-4", "TILE-FIGHTING-WITHDRAWAL-2", "R-TILE-19")
def test_in_2004_a_withdrawal_covers_both_combats() -> None:
    state = battle(
        "india",
        france(army=3, navy=3),
        britain(army=1, navy=1, control=1, tiles="fighting-withdrawal"),
        with_defender=[austria(army=1)],
        preset="original-2004",
    )
    play(
        state, "attack india britain", "armies 1", "accept-help", "fight", "fight", "withdraw", dice=[*WIN, 6, 2, 4, 3]
    )
    assert units(state, "britain", "india") == {"army": 1, "navy": 1}
    assert units(state, "austria", "india") == {"army": 1}
    assert draws(state, "britain") == draws(state, "austria") == 0
    assert control(state, "india") == {"france": 1}


@rule("R-TILE-19", "TILE-FIGHTING-WITHDRAWAL-4")
def test_in_2004_a_withdrawal_is_open_after_a_tie_too() -> None:
    state = battle(
        "german-states", france(army=2), britain(army=2, control=1, tiles="fighting-withdrawal"), preset="original-2004"
    )
    play(state, ATTACK, "withdraw", dice=EVEN)
    assert units(state, "britain", "german-states") == {"army": 2}
    assert units(state, "france", "german-states") == {"army": 1}


@rule("R-TILE-20")
def test_a_withdrawal_serves_against_a_token() -> None:
    state = table(france(), britain(army=1, control=1, at="caribbean", tiles="fighting-withdrawal"), blue="britain")
    play(state, "incite colony-revolt caribbean britain", "britain: withdraw", dice=WIN)
    assert units(state, "britain", "caribbean") == {"army": 1}
    assert control(state, "caribbean") == {}


# -- Surprise Attack -------------------------------------------------------------------------------


@rule("TILE-SURPRISE-ATTACK-1", "R-TILE-21")
def test_a_surprise_keeps_everybody_from_the_defender() -> None:
    """The attacker's ally joins all the same."""
    state = battle(
        "german-states",
        france(army=1, tiles="surprise-attack"),
        britain(army=1, control=1),
        with_attacker=[spain(army=1)],
        with_defender=[austria(army=5)],
    )
    play(state, ATTACK, "france: surprise", "spain: armies 1", "accept-help")
    assert strengths(state) == (2, 1)
    assert on_display(state, "surprise-attack") == 1


@rule("TILE-SURPRISE-ATTACK-1")
def test_the_tile_may_be_kept() -> None:
    state = battle(
        "german-states",
        france(army=1, tiles="surprise-attack"),
        britain(control=1),
        with_defender=[austria(army=5)],
    )
    play(state, ATTACK, "no-surprise", "austria: armies 5", "accept-help")
    assert strengths(state) == (1, 5)
    assert ready(state, "france") == ["surprise-attack"]


@rule("TILE-SURPRISE-ATTACK-2")
def test_the_defenders_own_alliances_still_count() -> None:
    state = battle(
        "german-states", france(army=1, tiles="surprise-attack"), britain(army=1, control=1, alliances="bavaria saxony")
    )
    play(state, ATTACK, "surprise")
    assert strengths(state) == (1, 3)


@rule("R-TILE-21", "R-TILE-27")
def test_without_a_power_to_surprise_the_tile_is_not_asked_for() -> None:
    state = battle("german-states", france(army=1, tiles="surprise-attack"), markers="ger-1")
    play(state, "attack german-states ger-1")
    roll(state, *WIN)
    assert ready(state, "france") == ["surprise-attack"]
    state = battle("india", france(navy=1, tiles="surprise-attack"), pirates="india britain")
    play(state, "attack pirates")
    assert strengths(state) == (1, 1)
