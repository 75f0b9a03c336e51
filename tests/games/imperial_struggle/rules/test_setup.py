"""The start of the game (3, SETUP, 12)."""

import tricorne
from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene
from tricorne.games.imperial_struggle.board.constants import SPANISH, TERRITORY
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT, INITIATIVE, LIMIT, NAVY_BOX, TREATY, UNBUILT
from tricorne.kernel.testing import rule


def table(options: dict[str, object] | None = None) -> Position:
    state = tricorne.game("imperial-struggle").new(["france", "britain"], options=options or {}, seed=3)
    assert isinstance(state.position, Position)
    return state.position


@rule("IS-SETUP-1", "IS-3.10-1", "IS-4.1.8-3")
def test_what_each_side_starts_with() -> None:
    scene = Scene()
    for side, box in (("france", 1), ("britain", 2)):
        fields = [scene.field(field, side) for field in (DEBT, LIMIT, TREATY, NAVY_BOX, UNBUILT)]
        assert fields == [0, 6, 0, box, 8 - box]
    assert scene.total == 15
    assert scene.p.clock[INITIATIVE] == 0


@rule("IS-SETUP-2", "IS-3.2-1")
def test_starting_flags_by_region() -> None:
    p = Scene().p
    counts = [[counted(p, spaces, side) for side in (0, 1)] for spaces in BOARD.in_region]
    assert counts == [[4, 3], [4, 4], [5, 5], [4, 4]]


@rule("IS-SETUP-4")
def test_war_tiles_of_the_start() -> None:
    """A Basic tile in each theater and a French Bonus tile in Central Europe."""
    p = table()
    laid = [tile for tile in range(128) if 1 <= p.tile_place[tile] <= 4]
    assert len(laid) == 9
    bonus = [tile for tile in laid if tile >= 32]
    assert len(bonus) == 1
    assert PIECES.wars.tile_side[bonus[0]] == 0
    assert p.tile_place[bonus[0]] == 1


@rule("IS-SETUP-5", "IS-SETUP-6")
def test_territories_and_an_unspoilt_board() -> None:
    p = Scene().p
    flags = [p.flag[s] for s in BOARD.of_kind[TERRITORY]]
    assert [flags.count(flag) for flag in (1, 2, 0)] == [7, 6, 5]
    assert not any(p.marker)
    assert not any(p.damaged)


@rule("IS-12.1-1", "IS-12.1-5", "IS-12.1-6", "IS-12-1", "IS-R99")
def test_spanish_flags_only_with_the_option() -> None:
    assert SPANISH not in table().flag
    scene = Scene(options={"spanish-empire": True})
    spanish = [BOARD.space_ids[s] for s in range(112) if scene.p.flag[s] == SPANISH]
    assert spanish == ["puerto-principe", "havana", "santiago"]
    assert [counted(scene.p, BOARD.in_region[2], side) for side in (0, 1)] == [5, 5]
    scene.round("britain")
    assert all(scene.p.isolated[BOARD.space(id)] for id in spanish)


@rule("IS-12.1-2", "IS-12.1-3")
def test_a_spanish_flag_is_removed_like_an_opposing_one() -> None:
    scene = Scene(options={"spanish-empire": True})
    scene.round("britain", "inv-01-e4-d2")
    scene.play("trade caribbean", "shift santiago")
    assert scene.flag_of("santiago") == "none"
    scene.play("trade caribbean", "shift santiago")
    assert scene.flag_of("santiago") == "britain"
    minor = Scene(options={"spanish-empire": True})
    minor.round("britain", "inv-09-d4-e2")
    minor.play("trade caribbean")
    assert not minor.offers("shift santiago")


@rule("IS-2.1-1")
def test_both_sides_must_sit_at_the_table() -> None:
    game = tricorne.game("imperial-struggle")
    for seats in (["france"], ["france", "france"], ["france", "spain"], ["france", "britain", "spain"]):
        try:
            game.new(seats)
        except tricorne.BadOptions as problem:
            said = str(problem)
        else:
            said = ""
        assert said
        assert "\n" not in said
