"""Control, connections, Isolation and Protection (3.2, 5.4.1, R34 to R42)."""

from tests.games.imperial_struggle.scene import BOARD, Scene, side_of
from tricorne.games.imperial_struggle.board import control
from tricorne.games.imperial_struggle.board.constants import MARKET, POLITICAL
from tricorne.kernel.testing import rule


def isolated(scene: Scene, side: str) -> list[str]:
    return [BOARD.space_ids[s] for s in control.isolated_markets(scene.p, side_of(side))]


def protected(scene: Scene, space: str) -> bool:
    return control.protected(scene.p, BOARD.space(space))


def reaches(scene: Scene, side: str, space: str) -> bool:
    return control.reaches(scene.p, side_of(side), BOARD.space(space))


@rule("IS-EXAMPLE-11", "IS-SETUP-2")
def test_the_start_has_no_isolated_and_no_protected_market() -> None:
    scene = Scene()
    assert isolated(scene, "france") == isolated(scene, "britain") == []
    assert not any(control.protected(scene.p, s) for s in BOARD.of_kind[MARKET])


@rule("IS-5.4.1-1", "IS-R34")
def test_bases_and_qualifying_markets_carry_a_shift() -> None:
    scene = Scene(start=False)
    scene.flags(france="pondicherry karaikal")
    scene.round("france")
    assert reaches(scene, "france", "karaikal")
    assert reaches(scene, "france", "tiruchirappalli")
    assert not reaches(scene, "france", "vellore")
    assert not reaches(scene, "britain", "tiruchirappalli")


@rule("IS-5.4.1-2", "IS-3.8-3")
def test_a_marked_market_carries_nothing_until_the_marker_goes() -> None:
    scene = Scene(start=False)
    scene.flags(france="pondicherry karaikal")
    scene.markers("karaikal")
    scene.round("france", "inv-17-m4-e2")
    assert not reaches(scene, "france", "tiruchirappalli")
    scene.play("clear-markers", "clear karaikal")
    assert reaches(scene, "france", "tiruchirappalli")


@rule("IS-5.4.1-2", "IS-R35")
def test_an_isolated_market_carries_nothing() -> None:
    scene = Scene(start=False)
    scene.flags(france="karaikal")
    scene.round("france")
    assert isolated(scene, "france") == ["karaikal"]
    assert not reaches(scene, "france", "tiruchirappalli")


@rule("IS-5.4.1-7", "IS-R34")
def test_a_market_of_this_round_carries_nothing_but_a_new_base_does() -> None:
    scene = Scene()
    scene.limit(france=20)
    scene.round("france", "inv-01-e4-d2")
    scene.play("trade india", "shift tiruchirappalli")
    assert scene.flag_of("tiruchirappalli") == "france"
    assert not reaches(scene, "france", "calicut")
    scene.squadrons(france="malabar-coast")
    assert reaches(scene, "france", "calicut")


@rule("IS-R34")
def test_a_market_lost_and_regained_does_not_qualify() -> None:
    scene = Scene(start=False)
    scene.flags(france="pondicherry karaikal")
    scene.round("france")
    scene.flags(none="karaikal")
    scene.flags(france="karaikal")
    assert not reaches(scene, "france", "tiruchirappalli")


@rule("IS-5.4.1-3", "IS-5.4.1-5", "IS-R35")
def test_a_marker_isolates_what_lies_behind_it_but_not_its_own_market() -> None:
    scene = Scene(start=False)
    scene.flags(france="pondicherry karaikal tiruchirappalli calicut")
    assert isolated(scene, "france") == []
    scene.markers("tiruchirappalli")
    assert isolated(scene, "france") == ["calicut"]
    scene.markers("karaikal")
    assert isolated(scene, "france") == ["tiruchirappalli", "calicut"]


@rule("IS-5.4.1-4", "IS-R35")
def test_a_damaged_fort_still_connects() -> None:
    scene = Scene(start=False)
    scene.flags(britain="arcot vellore")
    scene.damaged("arcot")
    assert isolated(scene, "britain") == []
    scene.round("britain")
    assert reaches(scene, "britain", "kurpa")
    scene.flags(none="arcot")
    assert isolated(scene, "britain") == ["vellore"]


@rule("IS-5.4.1-6", "IS-R16", "IS-R36")
def test_isolation_is_fixed_at_the_start_of_a_round() -> None:
    scene = Scene(start=False)
    scene.flags(france="pondicherry karaikal tiruchirappalli")
    scene.round("britain")
    scene.flags(none="karaikal")
    at = BOARD.space("tiruchirappalli")
    assert not scene.p.isolated[at]
    scene.round("france")
    assert scene.p.isolated[at]
    scene.flags(britain="tiruchirappalli")
    assert not scene.p.isolated[at]


@rule("IS-3.2.8-5", "IS-R37")
def test_only_an_intact_fort_or_a_squadron_of_the_owner_protects() -> None:
    scene = Scene(start=False)
    scene.flags(france="karaikal", britain="vandavasi")
    assert not protected(scene, "karaikal")
    scene.flags(france="vandavasi")
    assert protected(scene, "karaikal")
    scene.damaged("vandavasi")
    assert not protected(scene, "karaikal")
    assert not protected(scene, "tiruchirappalli")
    scene.squadrons(britain="malabar-coast")
    scene.flags(britain="calicut")
    assert protected(scene, "calicut")


@rule("IS-R37")
def test_political_spaces_are_never_protected() -> None:
    assert all(not BOARD.neighbours[s] for s in BOARD.of_kind[POLITICAL])


@rule("IS-R40", "IS-3.2.1-3", "IS-3.2.1-4", "IS-3.2.1-5")
def test_spaces_open_with_their_era() -> None:
    """Prussia's lower spaces on turn 3, Sons of Liberty on turn 5, the United States with a USA flag."""
    closed = ["prussia-empire-alliance", "prussia-empire-prestige", "sons-of-liberty", "usa-2", "usa-3"]
    for turn, count in (("peace-2", 5), ("peace-3", 3), ("peace-5", 2), ("peace-6", 2)):
        scene = Scene(turn)
        assert [id for id in closed if not control.in_play(scene.p, BOARD.space(id))] == closed[5 - count :]
    scene.flags(usa="carolinas")
    assert all(control.in_play(scene.p, BOARD.space(id)) for id in closed)


@rule("IS-R40")
def test_a_closed_space_cannot_be_shifted() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-09-d4-e2")
    scene.play("diplomacy europe")
    assert "not in play" in scene.refusal("shift prussia-empire-alliance")
    assert scene.offers("shift prussia-alliance")


@rule("IS-R41", "IS-R42", "IS-R38", "IS-R60")
def test_countries_and_sets() -> None:
    names = [BOARD.space_ids[s] for s in BOARD.target("german-states")]
    assert names == ["german-states-alliance-2", "german-states-alliance-3"]
    northern = [BOARD.space_ids[s] for s in BOARD.target("northern-colonies-markets-and-political")]
    assert "usa-2" in northern
    assert "usa-3" in northern
    assert BOARD.commodity[BOARD.space("chesapeake")] == -1
    assert BOARD.space("sardinia") in BOARD.target("spain-austria-sardinia")


@rule("IS-3.8.2-1", "IS-R51", "IS-3.2.7-1")
def test_a_marker_goes_when_the_flag_changes() -> None:
    scene = Scene()
    scene.markers("karaikal savoy")
    scene.flags(none="karaikal", britain="savoy")
    assert scene.marked() == []


@rule("IS-R39", "IS-5.2-12")
def test_an_isolated_market_keeps_its_flag() -> None:
    scene = Scene(start=False)
    scene.flags(france="calicut")
    scene.round("france")
    scene.round("britain")
    assert scene.flag_of("calicut") == "france"
