"""Advantages (3.8, 8, R53 to R60)."""

import pytest

from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene, side_of
from tricorne.games.imperial_struggle.board.constants import ADVANTAGES, DIPLOMATIC, ECONOMIC, MILITARY, NONE
from tricorne.games.imperial_struggle.board.registers import MAJOR, NAVY_BOX
from tricorne.games.imperial_struggle.round import advantages
from tricorne.kernel.testing import rule


def owner(scene: Scene, id: str) -> int:
    return scene.p.advantage_owner[PIECES.advantage(id)]


@rule("IS-SETUP-3")
def test_two_advantages_are_held_at_the_start_and_usable_at_once() -> None:
    scene = Scene()
    held = [(PIECES.advantage_ids[a], scene.p.advantage_owner[a]) for a in range(ADVANTAGES)]
    assert [pair for pair in held if pair[1] != NONE] == [("algonquin-raids", 0), ("wheat", 1)]
    scene.round("france", "inv-01-e4-d2")
    assert scene.legal("use-advantage") == ["algonquin-raids"]


@rule("IS-8.1-1", "IS-8.1-2", "IS-R53", "IS-3.2.1-6")
def test_a_tile_is_taken_with_its_last_space_and_lost_with_any() -> None:
    scene = Scene()
    scene.flags(france="denmark-norway")
    assert owner(scene, "baltic-trade") == NONE
    scene.flags(france="prussia-alliance")
    assert owner(scene, "baltic-trade") == side_of("france")
    scene.p.advantage_used[PIECES.advantage("baltic-trade")] = 1
    scene.flags(britain="denmark-norway")
    assert owner(scene, "baltic-trade") == NONE
    scene.flags(britain="prussia-alliance")
    assert owner(scene, "baltic-trade") == side_of("britain")
    assert scene.p.advantage_used[PIECES.advantage("baltic-trade")] == 1


@rule("IS-8.2-3", "IS-R54")
def test_a_tile_of_this_round_cannot_be_used() -> None:
    scene = Scene()
    scene.round("france", "inv-09-d4-e2")
    scene.play("diplomacy india", "shift mysore")
    assert "taken in this round" in scene.refusal("use-advantage power-struggle")
    scene.play("end-round")
    scene.round("france", "inv-10-d4-e2")
    assert scene.offers("use-advantage power-struggle")


@rule("IS-R54")
def test_a_tile_lost_and_regained_counts_as_new() -> None:
    scene = Scene()
    scene.round("france", "inv-09-d4-e2")
    scene.flags(none="algonquin")
    scene.flags(france="algonquin")
    assert not scene.offers("use-advantage algonquin-raids")


@rule("IS-8.2-1", "IS-8.1-4", "IS-ADVANTAGE-8", "IS-3.8.1-1")
def test_using_a_tile_exhausts_it_for_the_turn() -> None:
    scene = Scene()
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage algonquin-raids")
    assert scene.legal("mark") == [BOARD.space_ids[s] for s in BOARD.target("furs-markets")]
    scene.play("mark hudson-valley")
    assert scene.marked() == ["hudson-valley"]
    scene.round("france", "inv-02-e4-d2")
    assert "used in this turn" in scene.refusal("use-advantage algonquin-raids")


@rule("IS-8.2-4", "IS-8.2-5", "IS-R55")
def test_two_tiles_a_round_and_one_a_region() -> None:
    scene = Scene()
    scene.flags(france="iroquois mysore maratha buccaneers")
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage algonquin-raids", "mark albany")
    assert "of that Region" in scene.refusal("use-advantage iroquois-raids")
    scene.play("use-advantage power-struggle", "mark calicut")
    assert "2 Advantages" in scene.refusal("use-advantage pirate-havens")


@rule("IS-8.1-3", "IS-R56", "IS-3.8-4")
def test_a_marker_stops_use_but_not_possession() -> None:
    scene = Scene()
    scene.markers("algonquin")
    scene.round("france", "inv-01-e4-d2")
    assert owner(scene, "algonquin-raids") == side_of("france")
    assert "Conflict marker" in scene.refusal("use-advantage algonquin-raids")


@rule("IS-8.2-2", "IS-R57", "IS-R17", "IS-R13")
def test_an_advantage_ends_the_chance_of_an_event() -> None:
    scene = Scene()
    scene.hand(france="carnatic-war")
    scene.round("france", "inv-05-e3-d2")
    assert scene.offers("play carnatic-war")
    scene.play("use-advantage algonquin-raids", "mark albany")
    assert not scene.offers("play carnatic-war")
    assert scene.offers("trade india")


PRICES = [
    ("german-diplomacy", "prussia-empire-prestige", "bavaria", "peace-3", 1),
    ("italy-influence", "austria-alliance-3 sardinia", "austria-prestige-lower", "peace-1", 1),
    ("silesia-negotiations", "austria-prestige-upper", "german-states-alliance-2", "peace-1", 1),
]


@rule("IS-ADVANTAGE-3", "IS-ADVANTAGE-4", "IS-ADVANTAGE-7", "IS-R58", "IS-R59")
@pytest.mark.parametrize(("tile", "spaces", "target", "turn", "cost"), PRICES)
def test_political_price_tiles(tile: str, spaces: str, target: str, turn: str, cost: int) -> None:
    """Britain removes a French flag for 1 Diplomatic point."""
    scene = Scene(turn)
    scene.flags(britain=spaces, france=target)
    scene.round("britain", "inv-09-d4-e2")
    scene.play(f"use-advantage {tile}")
    assert target in scene.legal("shift")
    scene.play(f"shift {target}")
    assert scene.flag_of(target) == "none"
    assert scene.p.round[MAJOR + DIPLOMATIC] == 4 - cost


MARKETS = [
    ("fur-trade", "hudson-bay", "york-factory", 1),
    ("wheat", "", "ile-aux-noix", 2),
    ("fruit", "san-agustin", "puerto-principe", 1),
    ("rum", "puerto-rico", "puerto-principe", 1),
    ("silk", "west-bengal", "plassey", 2),
    ("textiles", "tiruchirappalli", "karaikal", 2),
]


@rule("IS-ADVANTAGE-9", "IS-ADVANTAGE-12", "IS-ADVANTAGE-13", "IS-ADVANTAGE-16", "IS-ADVANTAGE-21", "IS-ADVANTAGE-22")
@pytest.mark.parametrize(("tile", "spaces", "target", "cost"), MARKETS)
def test_market_price_tiles(tile: str, spaces: str, target: str, cost: int) -> None:
    """Britain removes a French flag for 1, or for 1 point less than printed."""
    scene = Scene()
    scene.flags(britain=f"{spaces} champlain-valley santiago", france=f"{target} hudson-bay" if not spaces else target)
    scene.squadrons(britain="hooghly-river")
    scene.round("britain", "inv-01-e4-d2")
    scene.play(f"use-advantage {tile}", f"shift {target}")
    assert scene.flag_of(target) == "none"
    assert scene.p.round[MAJOR + ECONOMIC] == 4 - cost


@rule("IS-R58")
def test_price_tiles_do_not_help_to_flag_nor_without_an_action() -> None:
    scene = Scene()
    scene.flags(france="ile-aux-noix", britain="champlain-valley")
    scene.round("britain", "inv-01-e4-d2")
    scene.play("use-advantage wheat")
    assert scene.legal("shift") == ["ile-aux-noix"]
    assert "does not serve" in scene.refusal("shift albany")
    scene = Scene()
    scene.flags(france="ile-aux-noix", britain="champlain-valley")
    scene.round("britain", "inv-11-d4-m2")
    assert "no target" in scene.refusal("use-advantage wheat")


CONFLICTS = [
    ("central-europe-conflict", "german-states-alliance-3 bavaria", "european-alliances", "peace-3"),
    ("mediterranean-intrigue", "savoy spain-prestige-3", "spain-austria-sardinia", "peace-1"),
    ("algonquin-raids", "algonquin", "furs-markets", "peace-1"),
    ("iroquois-raids", "iroquois", "furs-markets", "peace-1"),
    ("letters-of-marque", "privateers", "caribbean-markets", "peace-1"),
    ("pirate-havens", "buccaneers", "caribbean-markets", "peace-1"),
    ("power-struggle", "mysore", "carnatic-markets", "peace-1"),
    ("raids-and-incursions", "maratha", "indian-markets", "peace-1"),
    ("separatist-wars", "nizam", "cotton-markets", "peace-1"),
]


@rule(
    "IS-ADVANTAGE-2",
    "IS-ADVANTAGE-5",
    "IS-ADVANTAGE-8",
    "IS-ADVANTAGE-10",
    "IS-ADVANTAGE-14",
    "IS-ADVANTAGE-15",
    "IS-ADVANTAGE-18",
    "IS-ADVANTAGE-19",
    "IS-ADVANTAGE-20",
)
@pytest.mark.parametrize(("tile", "spaces", "targets", "turn"), CONFLICTS)
def test_conflict_tiles(tile: str, spaces: str, targets: str, turn: str) -> None:
    scene = Scene(turn)
    scene.flags(france=spaces)
    scene.round("france", "inv-01-e4-d2")
    scene.play(f"use-advantage {tile}")
    assert scene.legal("mark") == [BOARD.space_ids[s] for s in BOARD.target(targets)]
    chosen = scene.legal("mark")[0]
    scene.play(f"mark {chosen}")
    assert scene.marked() == [chosen]


@rule("IS-ADVANTAGE-11", "IS-R40")
def test_patriot_agitation_marks_spaces_in_play() -> None:
    scene = Scene("peace-5")
    scene.flags(france="sons-of-liberty")
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage patriot-agitation")
    marks = scene.legal("mark")
    assert "sons-of-liberty" in marks
    assert "usa-2" not in marks
    assert len(marks) == 17


@rule("IS-ADVANTAGE-14", "IS-ADVANTAGE-15")
def test_pirates_spare_protected_markets() -> None:
    scene = Scene()
    scene.flags(france="privateers")
    scene.squadrons(britain="antilles-channel")
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage letters-of-marque")
    assert "st-lucia" not in scene.legal("mark")
    assert "martinique" in scene.legal("mark")


@rule("IS-ADVANTAGE-1")
@pytest.mark.parametrize(("debt", "left"), [(5, 3), (1, 0)])
def test_baltic_trade_lowers_debt(debt: int, left: int) -> None:
    scene = Scene()
    scene.flags(france="denmark-norway prussia-alliance")
    scene.debt(france=debt)
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage baltic-trade")
    assert scene.debt_of("france") == left


@rule("IS-ADVANTAGE-6", "IS-R28")
def test_naval_bastion_sends_a_squadron_home_for_one_military_point() -> None:
    scene = Scene()
    scene.flags(france="gibraltar")
    scene.squadrons(britain="hooghly-river", france="biscay")
    scene.round("france", "inv-03-e4-m2")
    assert not scene.offers("use-advantage naval-bastion")
    scene.round("france", "inv-17-m4-e2")
    scene.play("use-advantage naval-bastion")
    assert scene.legal() == ["send-home hooghly-river"]
    scene.play("send-home hooghly-river")
    assert scene.flag_of("hooghly-river") == "none"
    assert scene.field(NAVY_BOX, "britain") == 3
    assert scene.p.round[MAJOR + MILITARY] == 3


@rule("IS-ADVANTAGE-17", "IS-R47")
def test_slaving_contracts_build_a_squadron_for_two() -> None:
    scene = Scene()
    scene.flags(france="asiento")
    scene.round("france", "inv-17-m4-e2")
    scene.play("use-advantage slaving-contracts")
    assert scene.field(NAVY_BOX, "france") == 2
    assert scene.p.round[MAJOR + MILITARY] == 2


@rule("IS-MINISTRY-13-1", "IS-R151", "IS-MINISTRY-19-2", "IS-R157")
def test_pompadour_and_watt_are_paid_when_france_exhausts_a_tile() -> None:
    """France gets 1 for the first European tile of a round, Britain 1 for the first of any Region."""
    scene = Scene("peace-5")
    scene.flags(france="denmark-norway prussia-alliance savoy spain-prestige-3")
    scene.ministry("pompadour-du-barry", "james-watt")
    scene.round("france", "inv-01-e4-d2")
    scene.play("use-advantage algonquin-raids", "mark albany")
    assert (scene.treaty_of("france"), scene.treaty_of("britain")) == (0, 1)
    scene.play("use-advantage baltic-trade")
    assert (scene.treaty_of("france"), scene.treaty_of("britain")) == (1, 1)


@rule("IS-R104", "IS-R55")
def test_a_free_use_needs_and_causes_no_exhaustion_but_counts() -> None:
    scene = Scene()
    scene.round("france", "inv-01-e4-d2")
    raids = PIECES.advantage("algonquin-raids")
    scene.p.advantage_used[raids] = 1
    assert not advantages.usable(scene.p, 0, raids, False)
    assert advantages.usable(scene.p, 0, raids, True)
    scene.p.advantage_new[raids] = 1
    assert not advantages.usable(scene.p, 0, raids, True)
    assert advantages.usable(scene.p, 0, raids, True, True)
    scene.p.advantage_used[raids] = 0
    scene.p.stack.pop()
    advantages.use(scene.p, 0, raids, True)
    assert scene.p.advantage_used[raids] == 0
    scene.play("mark albany")
    assert not advantages.usable(scene.p, 0, raids, True, True)
