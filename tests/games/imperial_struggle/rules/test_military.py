"""Forts, Squadrons and Conflict markers (3.2.5, 3.6, 3.8, 5.6.2 to 5.6.6, R28, R44 to R52)."""

import pytest

from tests.games.imperial_struggle.scene import BOARD, Scene, side_of
from tricorne.games.imperial_struggle.board.constants import MARKER, MILITARY
from tricorne.games.imperial_struggle.board.registers import ASIDE, GONE, MAJOR, NAVY_BOX, SQUADRON_LESS, UNBUILT
from tricorne.games.imperial_struggle.military import markers, squadrons
from tricorne.kernel.testing import rule


@rule("IS-5.6.3-1", "IS-5.6.3-2", "IS-R45")
def test_a_fort_is_built_next_to_an_old_own_space() -> None:
    scene = Scene()
    scene.round("france", "inv-17-m4-e2")
    scene.play("forts")
    assert scene.legal("build") == ["louisbourg", "vandavasi"]
    assert "since the start of the round" in scene.refusal("build arcot")
    scene.play("build louisbourg")
    assert scene.flag_of("louisbourg") == "france"
    assert scene.p.round[MAJOR + MILITARY] == 1


@rule("IS-R45")
def test_a_space_of_this_round_supports_no_fort_but_a_marked_market_does() -> None:
    scene = Scene(start=False)
    scene.flags(france="karaikal")
    scene.markers("karaikal")
    scene.round("france", "inv-17-m4-e2")
    scene.flags(france="kurpa")
    scene.play("forts")
    assert scene.legal("build") == ["vandavasi"]


@rule("IS-5.6.4-1", "IS-R46", "IS-3.2.5-2")
def test_an_own_damaged_fort_is_repaired_for_one_less() -> None:
    scene = Scene(start=False)
    scene.flags(france="vandavasi")
    scene.damaged("vandavasi")
    scene.round("france", "inv-17-m4-e2")
    scene.play("forts", "repair vandavasi")
    assert not scene.p.damaged[BOARD.space("vandavasi")]
    assert scene.p.round[MAJOR + MILITARY] == 1


@rule("IS-5.6.4-2", "IS-5.6.4-3", "IS-R46")
def test_an_opposing_damaged_fort_is_seized_for_one_more() -> None:
    scene = Scene()
    scene.flags(britain="vandavasi")
    scene.damaged("vandavasi")
    scene.round("france", "inv-17-m4-e2")
    scene.play("forts", "seize vandavasi")
    assert scene.flag_of("vandavasi") == "france"
    assert not scene.p.damaged[BOARD.space("vandavasi")]
    assert scene.debt_of("france") == 1


@rule("IS-5.6.4-3", "IS-R46")
def test_a_territory_does_not_help_to_seize() -> None:
    scene = Scene(start=False)
    scene.flags(britain="louisbourg", france="acadia")
    scene.damaged("louisbourg")
    scene.limit(france=9)
    scene.round("france", "inv-17-m4-e2")
    assert not scene.offers("forts")
    scene.flags(france="northeast-channel")
    assert scene.offers("forts")


@rule("IS-5.3.2-4", "IS-R28")
def test_a_minor_action_builds_and_repairs_but_does_not_seize() -> None:
    scene = Scene()
    scene.flags(britain="vandavasi")
    scene.damaged("vandavasi")
    scene.limit(france=9)
    scene.round("france", "inv-03-e4-m2")
    scene.play("forts")
    assert scene.legal() == ["build louisbourg"]
    assert "Minor action cannot seize" in scene.refusal("seize vandavasi")


@rule("IS-3.2.5-3", "IS-R46")
def test_an_intact_fort_cannot_be_touched() -> None:
    scene = Scene()
    scene.flags(britain="vandavasi")
    scene.round("france", "inv-17-m4-e2")
    scene.play("forts")
    assert "intact Fort of Britain" in scene.refusal("seize vandavasi")


@rule("IS-5.6.5-1", "IS-R47", "IS-3.6-2")
def test_a_squadron_costs_four_and_stands_in_the_navy_box() -> None:
    scene = Scene()
    scene.round("france", "inv-17-m4-e2")
    scene.play("build-squadron")
    assert (scene.field(NAVY_BOX, "france"), scene.field(UNBUILT, "france")) == (2, 6)
    scene.navy_box(france=8)
    scene.round("france", "inv-18-m4-e2")
    assert not scene.offers("build-squadron")


@rule("IS-R47", "IS-R103")
def test_south_sea_speculation_makes_one_squadron_cheaper() -> None:
    scene = Scene()
    scene.round("france", "inv-17-m4-e2")
    scene.p.round[SQUADRON_LESS] = 2
    scene.play("build-squadron")
    assert scene.p.round[MAJOR + MILITARY] == 2
    scene.play("build-squadron")
    assert scene.debt_of("france") == 2


@rule("IS-5.6.6-1", "IS-5.6.6-4", "IS-R48", "IS-3.2.4-1")
def test_deploying_to_an_empty_space_costs_one() -> None:
    scene = Scene()
    scene.round("france", "inv-17-m4-e2")
    scene.play("fleet", "deploy-to hooghly-river")
    assert scene.flag_of("hooghly-river") == "france"
    assert scene.field(NAVY_BOX, "france") == 0
    assert scene.p.round[MAJOR + MILITARY] == 3


@rule("IS-5.6.6-5", "IS-R48")
def test_a_squadron_deploys_once_a_round() -> None:
    scene = Scene()
    scene.round("france", "inv-17-m4-e2")
    scene.play("fleet", "deploy-to hooghly-river")
    assert not scene.offers("fleet")
    scene.round("france", "inv-18-m4-e2")
    scene.play("fleet", "deploy-to malabar-coast")
    assert (scene.flag_of("hooghly-river"), scene.flag_of("malabar-coast")) == ("none", "france")


@rule("IS-5.6.6-2", "IS-5.6.6-3", "IS-R48")
@pytest.mark.parametrize(("source", "left"), [("biscay", 2), ("navy-box", 1)])
def test_displacing_costs_two_from_the_map_and_three_from_the_navy_box(source: str, left: int) -> None:
    scene = Scene()
    scene.squadrons(france="biscay", britain="balearic")
    scene.round("france", "inv-17-m4-e2")
    scene.play("fleet", "deploy-to balearic", f"from {source}")
    assert scene.flag_of("balearic") == "france"
    assert scene.field(NAVY_BOX, "britain") == 3
    assert scene.p.round[MAJOR + MILITARY] == left


@rule("IS-R28", "IS-5.3.2-3")
def test_a_minor_action_deploys_but_does_not_displace() -> None:
    scene = Scene()
    scene.squadrons(britain="balearic")
    scene.round("france", "inv-03-e4-m2")
    scene.play("fleet")
    assert scene.offers("deploy-to biscay")
    assert "a Minor action cannot" in scene.refusal("deploy-to balearic")


@rule("IS-3.6-1", "IS-R116", "IS-R87")
def test_squadrons_leave_and_come_back() -> None:
    scene = Scene()
    scene.squadrons(britain="balearic biscay")
    britain = side_of("britain")
    squadrons.set_aside(scene.p, britain, BOARD.space("biscay"))
    squadrons.lose(scene.p, britain, -1, GONE)
    squadrons.send_home(scene.p, BOARD.space("balearic"))
    assert (scene.field(ASIDE, "britain"), scene.field(GONE, "britain"), scene.field(NAVY_BOX, "britain")) == (1, 1, 2)
    assert squadrons.built(scene.p, britain) == 2


@rule("IS-5.6.2-1", "IS-5.6.2-2", "IS-R44", "IS-3.8.2-3")
def test_buying_markers_off() -> None:
    """2, 1 on a space that its own side Protects, 1 more for the dearer kind; control does not change."""
    scene = Scene()
    scene.flags(france="vandavasi", britain="savoy")
    scene.markers("karaikal savoy")
    scene.markers("plassey", plus_one=True)
    assert [markers.clear_price(scene.p, BOARD.space(s)) for s in ("karaikal", "savoy", "plassey")] == [1, 2, 3]
    scene.round("britain", "inv-17-m4-e2")
    scene.play("clear-markers", "clear karaikal", "clear-markers", "clear plassey")
    assert scene.marked() == ["savoy"]
    assert scene.flag_of("karaikal") == "france"


@rule("IS-3.8-1", "IS-3.8-2", "IS-R52")
def test_where_markers_may_lie() -> None:
    scene = Scene()
    assert markers.may_mark(scene.p, BOARD.space("karaikal"))
    assert markers.may_mark(scene.p, BOARD.space("savoy"))
    for id in ("madras", "arcot", "biscay", "sons-of-liberty"):
        assert not markers.may_mark(scene.p, BOARD.space(id))
    markers.place(scene.p, BOARD.space("karaikal"), MARKER)
    assert not markers.may_mark(scene.p, BOARD.space("karaikal"))
