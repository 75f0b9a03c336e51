"""Pirate Attack and Colony Revolt (COVERT-1 to COVERT-17)."""

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
    pass_on,
    play,
    points,
    prussia,
    refused,
    spain,
    strengths,
    table,
    token,
    units,
    war,
)
from tricorne import State
from tricorne.kernel.testing import rule

EVEN = [1, 1, 1, 1]
WIN = [6, 2, 1, 1]
DEFEAT = [1, 1, 6, 2]
COLONIES = ["north-america", "caribbean", "south-america", "africa", "india", "east-indies"]
AMERICAS = COLONIES[:3]


def incited(token: str, region: str, **has: int) -> State:
    """France lets a token loose on a marker of Britain, who has these units there."""
    units_of = {unit: has.get(unit, 0) for unit in ("army", "navy", "fort")}
    owner = britain(units_of["army"], units_of["navy"], units_of["fort"], control=1, at=region)
    state = table(france(), owner, blue="britain")
    play(state, f"incite {token} {region} britain")
    return state


@rule("COVERT-1", "TURN-6")
def test_a_token_is_a_special_action_and_costs_nothing() -> None:
    state = incited("pirates", "india")
    play(state, dice=DEFEAT)
    assert gold(state, "france") == 10
    assert "TURN-6" in refused(state, "ally poland")
    assert "build army" in legal(state)


@rule("COVERT-2", "TURN-7", "R-SETTLED-15")
def test_in_2004_a_token_is_the_tile_claim_and_played_at_once() -> None:
    state = table(france(), britain(control=1, at="india"), blue="britain", markers="nam-1", preset="original-2004")
    play(state, "incite pirates india britain")
    assert strengths(state) == (1, 0)
    play(state, dice=WIN)
    assert token(state, "pirates") == ("india", "britain")
    assert "CLAIM-2" in refused(state, "claim banking")
    assert "colonize nam-1" in legal(state)


@rule("COVERT-3")
def test_pirates_attack_a_marker_in_any_colony_and_nowhere_else() -> None:
    for region in COLONIES:
        assert strengths(incited("pirates", region, army=5, fort=2)) == (1, 0)
    state = table(france(), britain(control=1, at="baltic-states"), blue="britain")
    assert "COVERT-3" in refused(state, "incite pirates baltic-states britain")


@rule("COVERT-4")
def test_the_revolt_attacks_a_marker_in_the_americas_and_nowhere_else() -> None:
    for region in AMERICAS:
        assert strengths(incited("colony-revolt", region)) == (3, 0)
    for region in ("africa", "india", "east-indies", "german-states"):
        state = table(france(), britain(control=1, at=region), blue="britain")
        assert "COVERT-4" in refused(state, f"incite colony-revolt {region} britain")


@rule("COVERT-3", "COVERT-4")
def test_a_token_needs_a_control_marker_to_attack() -> None:
    state = table(france(), britain(army=2, navy=2, at="caribbean"), blue="britain")
    assert "COVERT-3" in refused(state, "incite pirates caribbean britain")
    assert "COVERT-4" in refused(state, "incite colony-revolt caribbean britain")


@rule("COVERT-5")
def test_the_target_may_belong_to_the_own_alliance() -> None:
    state = table(france(), spain(control=1, at="caribbean"), red="france spain")
    assert "incite pirates caribbean spain" in legal(state)
    assert "incite colony-revolt caribbean spain" in legal(state)


@rule("R-COVERT-1", "COVERT-5")
def test_the_own_marker_may_be_the_target() -> None:
    state = table(france(navy=1, control=1, at="caribbean"), britain(), blue="britain")
    play(state, "incite pirates caribbean france")
    assert strengths(state) == (1, 1)
    play(state, dice=WIN)
    assert token(state, "pirates") == ("caribbean", "france")
    assert units(state, "france", "caribbean") == {}


@rule("R-COVERT-1")
def test_an_option_keeps_the_own_marker_out() -> None:
    state = table(france(control=1, at="caribbean"), britain(), blue="britain", options={"covert-own-marker": False})
    assert "R-COVERT-1" in refused(state, "incite pirates caribbean france")


@rule("COVERT-6")
@pytest.mark.parametrize(
    ("token", "has", "expected"),
    [
        ("pirates", {"navy": 2, "army": 3, "fort": 1}, (1, 2)),
        ("pirates", {}, (1, 0)),
        ("colony-revolt", {"army": 2, "fort": 1}, (3, 4)),
        ("colony-revolt", {}, (3, 0)),
    ],
)
def test_pirates_fight_navies_and_the_revolt_armies_and_forts(
    token: str, has: dict[str, int], expected: tuple[int, int]
) -> None:
    assert strengths(incited(token, "caribbean", **has)) == expected


@rule("COVERT-7")
def test_the_owner_cannot_call_allies() -> None:
    for name, expected in (("pirates", (1, 0)), ("colony-revolt", (3, 0))):
        state = table(
            france(army=3, navy=3, at="caribbean"),
            britain(control=1, at="caribbean"),
            austria(army=3, navy=3, at="caribbean"),
            blue="britain austria",
        )
        play(state, f"incite {name} caribbean britain")
        assert strengths(state) == expected


@rule("COVERT-8", "R-COVERT-3")
def test_training_and_alliances_of_the_owner_count() -> None:
    """Any training tile beats the token, if a unit is there to be trained."""
    trained = britain(army=1, control=1, at="south-america", tiles="army-training", alliances="gaucho")
    state = table(france(tiles="army-training army-training"), trained, blue="britain")
    play(state, "incite colony-revolt south-america britain")
    assert strengths(state) == (3, 3)
    absent = britain(control=1, at="south-america", tiles="army-training", alliances="gaucho")
    state = table(france(), absent, blue="britain")
    play(state, "incite colony-revolt south-america britain")
    assert strengths(state) == (3, 0)
    fleet = britain(navy=1, control=1, at="india", tiles="naval-training", alliances="portugal")
    state = table(france(), fleet, blue="britain")
    play(state, "incite pirates india britain", "britain: spend portugal")
    assert strengths(state) == (1, 3)


@rule("R-SETTLED-7", "R-COVERT-3")
def test_the_option_alone_decides_about_alliances_without_a_unit() -> None:
    state = table(
        france(),
        britain(control=1, at="south-america", alliances="gaucho"),
        blue="britain",
        options={"local-alliance-needs-unit": False},
    )
    play(state, "incite colony-revolt south-america britain")
    assert strengths(state) == (3, 1)


@rule("COVERT-8", "R-COVERT-5", "LOSS-9")
def test_the_owner_loses_units_as_any_defender_and_the_token_none() -> None:
    state = incited("colony-revolt", "caribbean", army=3)
    play(state, dice=[3, 4, 2, 1])
    assert units(state, "britain", "caribbean") == {"army": 2}
    assert token(state, "colony-revolt") is None
    state = incited("colony-revolt", "caribbean", army=3)
    play(state, dice=[6, 1, 4, 3])
    assert units(state, "britain", "caribbean") == {"army": 1}
    assert draws(state, "britain") == 2
    assert draws(state, "france") == 0
    state = incited("colony-revolt", "caribbean", fort=1)
    play(state, dice=[1, 1, 2, 1])
    assert units(state, "britain", "caribbean") == {"fort": 1}


@rule("COVERT-9", "INCOME-2", "SCORE-6", "R-COVERT-12", "R-COVERT-13")
def test_on_success_the_marker_lies_on_the_token_and_counts_for_nothing() -> None:
    state = table(france(), britain(control=1, at="india", gold=0, population=0), blue="britain", round=5)
    play(state, "incite pirates india britain", dice=WIN)
    assert token(state, "pirates") == ("india", "britain")
    assert control(state, "india") == {}
    pass_on(state)
    assert war(state) == 2
    assert gold(state, "britain") == 0
    assert points(state, "britain") == 0


@rule("COVERT-10")
@pytest.mark.parametrize("dice", [[1, 1, 2, 1], DEFEAT])
def test_on_a_tie_or_a_defeat_the_token_returns_to_the_supply(dice: list[int]) -> None:
    state = incited("pirates", "india")
    play(state, dice=dice)
    assert token(state, "pirates") is None
    assert control(state, "india") == {"britain": 1}


@rule("COVERT-11", "R-COVERT-6")
def test_a_token_back_in_the_supply_is_open_to_everybody_but_its_last_user() -> None:
    """France is barred for this turn and its next one; Britain may use the token at once, France after that."""
    state = table(france(), spain(control=2, at="india"), red="france", blue="britain")
    play(state, "incite pirates india spain", dice=DEFEAT)
    refused(state, "incite pirates india spain")
    play(state, "pass")
    assert state.actor == "britain"
    assert "incite pirates india spain" in legal(state)
    pass_on(state, until="france")
    assert "COVERT-11" in refused(state, "incite pirates india spain")
    play(state, "pass", "pass")
    pass_on(state, until="france")
    assert "incite pirates india spain" in legal(state)


@rule("COVERT-12", "R-COVERT-7", "R-ATTACK-1")
def test_pirates_are_attacked_at_sea_with_an_own_navy() -> None:
    """For 2 gold, against strength 1; armies do not matter."""
    state = battle("india", france(army=3, navy=2), pirates="india britain")
    play(state, "attack pirates")
    assert gold(state, "france") == 8
    assert strengths(state) == (2, 1)
    play(state, dice=WIN)
    assert state.prompt.key == "turn"
    assert control(state, "india") == {"france": 1}
    state = battle("india", france(army=3), with_attacker=[spain(navy=1)], pirates="india britain")
    assert "COVERT-12" in refused(state, "attack pirates")


@rule("COVERT-12", "R-COVERT-7", "R-ATTACK-1")
def test_the_revolt_is_attacked_on_land_with_an_own_army() -> None:
    state = battle("caribbean", france(army=2), revolt="caribbean britain")
    play(state, "attack colony-revolt")
    assert strengths(state) == (2, 3)
    state = battle("caribbean", france(navy=2), with_attacker=[spain(army=1)], revolt="caribbean britain")
    assert "COVERT-12" in refused(state, "attack colony-revolt")


@rule("COVERT-12", "COVERT-13")
@pytest.mark.parametrize("owner", ["britain", "spain", "france"])
def test_anybody_may_attack_the_token_whoever_owns_the_marker(owner: str) -> None:
    """An enemy's marker, an ally's, and the own one."""
    state = battle("india", france(navy=2), britain(), with_attacker=[spain()], pirates=f"india {owner}")
    play(state, "attack pirates", dice=WIN)
    assert control(state, "india") == {"france": 1}


@rule("COVERT-12", "R-COVERT-7")
def test_players_of_the_attackers_alliance_may_help_against_a_token() -> None:
    """Nobody helps the token, and non-player powers stay out of it."""
    state = battle(
        "india",
        france(navy=1),
        britain(navy=4),
        with_attacker=[spain(navy=2), prussia(navy=1)],
        pirates="india britain",
        seats="france britain spain russia",
    )
    play(state, "attack pirates", "spain: navies 2", "accept-help")
    assert strengths(state) == (3, 1)


@rule("COVERT-12")
def test_a_token_in_the_supply_cannot_be_attacked() -> None:
    state = table(france(navy=1, at="india"))
    assert "COVERT-12" in refused(state, "attack pirates")


@rule("COVERT-13", "COVERT-14", "R-COVERT-13")
def test_a_beaten_token_returns_to_the_supply_and_the_marker_to_its_owner() -> None:
    """With a limit of one marker Britain can use its marker again."""
    state = battle(
        "caribbean",
        france(army=4),
        britain(),
        revolt="caribbean britain",
        markers="nam-1",
        options={"control-marker-limit": 1},
    )
    play(state, "attack colony-revolt", "pass", dice=WIN)
    assert token(state, "colony-revolt") is None
    assert control(state, "caribbean") == {"france": 1}
    assert state.actor == "britain"
    play(state, "colonize nam-1")
    assert control(state, "north-america") == {"britain": 1}


@rule("R-COVERT-13", "R-PIECE-1")
def test_a_held_marker_still_belongs_to_its_owners_markers() -> None:
    state = table(france(), pirates="india france", markers="nam-1", options={"control-marker-limit": 1})
    assert "R-PIECE-1" in refused(state, "colonize nam-1")


@rule("R-PIECE-1", "COVERT-13")
@pytest.mark.parametrize(("owner", "freed"), [("france", True), ("britain", False)])
def test_with_a_marker_limit_only_the_own_marker_comes_back_from_a_token(owner: str, freed: bool) -> None:
    """France has all its markers out, one of them on the token or one in Africa."""
    has = france(navy=3, at="india") if freed else france(navy=3, at="india", also={"africa": Holding(control=1)})
    state = battle("india", has, britain(), pirates=f"india {owner}", options={"control-marker-limit": 1})
    play(state, "attack pirates", dice=WIN)
    assert control(state, "india") == ({"france": 1} if freed else {})
    assert (token(state, "pirates") is None) == freed


@rule("COVERT-15")
def test_a_token_that_holds_a_marker_cannot_be_used() -> None:
    state = table(france(), britain(control=2, at="india"), blue="britain", pirates="africa spain")
    assert "COVERT-15" in refused(state, "incite pirates india britain")


@rule("COVERT-16", "R-COVERT-4", "R-SETTLED-6")
@pytest.mark.parametrize(("counts", "expected"), [(True, (3, 2)), (False, (3, 1))])
def test_naval_support_counts_for_the_owner_in_a_revolt(counts: bool, expected: tuple[int, int]) -> None:
    state = table(
        france(navy=2, at="caribbean"),
        britain(army=1, navy=1, control=1, at="caribbean"),
        blue="britain",
        options={"revolt-naval-support": counts},
    )
    play(state, "incite colony-revolt caribbean britain")
    assert strengths(state) == expected


@rule("COVERT-16", "R-COVERT-4", "R-SETTLED-6")
@pytest.mark.parametrize(("counts", "expected"), [(True, (2, 3)), (False, (1, 3))])
def test_naval_support_counts_for_who_attacks_the_revolt(counts: bool, expected: tuple[int, int]) -> None:
    state = battle(
        "caribbean",
        france(army=1, navy=1),
        britain(navy=3),
        revolt="caribbean britain",
        options={"revolt-naval-support": counts},
    )
    play(state, "attack colony-revolt")
    assert strengths(state) == expected


@rule("R-SETTLED-5")
def test_an_allied_navy_gives_no_support_against_the_revolt() -> None:
    state = battle("caribbean", france(army=1), with_attacker=[spain(navy=2)], revolt="caribbean britain")
    play(state, "attack colony-revolt")
    while state.actor != "chance":
        play(state, {"commit-navies": "navies 2", "accept-help": "accept-help"}[state.prompt.key])
    assert strengths(state) == (1, 3)


@rule("COVERT-17", "R-COVERT-8")
def test_a_token_with_its_marker_stays_over_the_war() -> None:
    state = table(france(), pirates="india britain", round=5)
    pass_on(state)
    assert war(state) == 2
    assert token(state, "pirates") == ("india", "britain")


@rule("R-NP-5", "COVERT-7")
def test_nonplayers_do_not_help_a_player_against_a_token() -> None:
    state = table(
        france(),
        britain(control=1, at="caribbean"),
        prussia(army=1, navy=1, at="caribbean"),
        blue="britain prussia",
        seats="france britain",
    )
    play(state, "incite colony-revolt caribbean britain")
    assert strengths(state) == (3, 0)


@rule("R-COVERT-9")
def test_the_former_owner_puts_his_own_marker_back() -> None:
    state = battle("india", france(navy=1), pirates="india france")
    play(state, "attack pirates", dice=WIN)
    assert control(state, "india") == {"france": 1}
    assert token(state, "pirates") is None


@rule("R-COVERT-10", "R-LOSS-12")
@pytest.mark.parametrize("dice", [EVEN, DEFEAT])
def test_who_fails_against_a_token_loses_a_unit(dice: list[int]) -> None:
    state = battle("india", france(navy=1), pirates="india britain")
    play(state, "attack pirates", dice=dice)
    assert units(state, "france", "india") == {}
    assert draws(state, "france") == 1
    assert token(state, "pirates") == ("india", "britain")
    assert draws(state, "britain") == 0


@rule("R-COVERT-11")
def test_both_tokens_may_lie_in_one_region_on_different_markers() -> None:
    state = table(france(), britain(control=1, at="caribbean"), blue="britain", pirates="caribbean britain")
    assert "incite colony-revolt caribbean britain" in legal(state)
    play(state, "incite colony-revolt caribbean britain", dice=WIN)
    assert token(state, "pirates") == token(state, "colony-revolt") == ("caribbean", "britain")
    state = table(france(), blue="britain", pirates="caribbean britain")
    assert "R-COVERT-11" in refused(state, "incite colony-revolt caribbean britain")
