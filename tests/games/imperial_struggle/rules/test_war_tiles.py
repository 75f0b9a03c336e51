"""War tiles in Peace turns (3.7, 5.3.3, 5.6.1, 7.6, 12.2, R32, R33, R43, R88, R167)."""

from tests.games.imperial_struggle.scene import PIECES, Scene, side_of, upgrading
from tricorne.games.imperial_struggle.board.constants import BASIC_PER_SIDE, BONUS_PER_SET
from tricorne.games.imperial_struggle.board.places import IN_THEATER, POOL, REMOVED, UNPLACED
from tricorne.games.imperial_struggle.board.registers import FREE_TILES
from tricorne.games.imperial_struggle.military import tiles, upgrade
from tricorne.kernel.testing import rule

FRENCH_BONUS = PIECES.wars.tile_ids[32:44]


def place_of(scene: Scene, tile: str) -> int:
    return scene.p.tile_place[PIECES.wars.tile_ids.index(tile)]


@rule("IS-5.6.1-1", "IS-5.6.1-2", "IS-5.6.1-3", "IS-R43", "IS-R167")
def test_two_bonus_tiles_a_round_are_drawn_and_placed() -> None:
    scene = Scene()
    scene.limit(france=9)
    scene.round("france", "inv-17-m4-e2")
    scene.play("buy-war-tile")
    assert len(scene.engine.outcomes(scene.p)) == 2 * BONUS_PER_SET
    assert scene.engine.outcome_secret(scene.p) == side_of("france")
    scene.chance(FRENCH_BONUS[3])
    assert scene.legal() == [f"place {t.id}" for t in PIECES.wars.theaters[:4]]
    scene.play("place wss-spain")
    assert place_of(scene, FRENCH_BONUS[3]) == IN_THEATER + 1
    scene.play("buy-war-tile")
    scene.draw()
    scene.play("place wss-spain")
    assert "2 Bonus War tiles" in scene.refusal("buy-war-tile")


@rule("IS-5.6.1-4", "IS-R43")
def test_a_third_tile_displaces_an_old_one() -> None:
    scene = Scene()
    scene.tile("wss-spain", *FRENCH_BONUS[:2])
    scene.tile("wss-central-europe", *FRENCH_BONUS[2:4])
    scene.round("france", "inv-17-m4-e2")
    scene.play("buy-war-tile")
    scene.chance(FRENCH_BONUS[5])
    scene.play("place wss-spain")
    assert scene.legal("move") == FRENCH_BONUS[:2]
    assert scene.engine.decision_secret(scene.p)
    scene.play(f"move {FRENCH_BONUS[0]}")
    assert scene.legal("place") == ["wss-queen-annes-war", "wss-jacobite-rebellion"]
    scene.play("place wss-jacobite-rebellion")
    assert [place_of(scene, t) for t in (FRENCH_BONUS[0], FRENCH_BONUS[5])] == [IN_THEATER + 3, IN_THEATER + 1]


@rule("IS-5.6.1-5")
def test_full_theaters_take_no_more_tiles() -> None:
    scene = Scene()
    for at in range(4):
        scene.tile(PIECES.wars.theaters[at].id, *FRENCH_BONUS[2 * at : 2 * at + 2])
    scene.round("france", "inv-17-m4-e2")
    assert "two tiles in every theater" in scene.refusal("buy-war-tile")
    assert tiles.all_bonus_tiles(scene.p, side_of("france")) == 8


@rule("IS-SETUP-4", "IS-7.6-1", "IS-3.7-1")
def test_set_up_lays_one_basic_tile_in_each_theater() -> None:
    scene = Scene()
    tiles.lay_out(scene.p, 0)
    scene.draw()
    for side in (0, 1):
        for theater in range(4):
            assert tiles.basic_tile(scene.p, side, theater) // BASIC_PER_SIDE == side


@rule("IS-12.2-2", "IS-12.2-3")
def test_planned_layout_lets_each_side_assign_its_tiles() -> None:
    scene = Scene(options={"military-planning-layout": True})
    tiles.lay_out(scene.p, 0)
    scene.draw()
    assert (scene.asked, scene.actor) == ("layout", "france")
    assert scene.engine.decision_secret(scene.p)
    chosen = scene.legal("assign")
    assert len(chosen) == 4
    scene.play(f"assign {chosen[2]}", f"assign {chosen[0]}", f"assign {chosen[3]}")
    assert [place_of(scene, t) - IN_THEATER for t in chosen] == [1, 3, 0, 2]
    scene.draw()
    assert scene.actor == "britain"


@rule("IS-5.3.3-1", "IS-5.3.3-2", "IS-R32")
def test_an_upgrade_keeps_one_of_two_tiles() -> None:
    scene = upgrading("basic-fr-05")
    assert str(scene.engine.prompt(scene.p).words) == "France keeps one of two Basic War tiles in Spain."
    assert scene.legal("keep") == ["basic-fr-01", "basic-fr-05"]
    scene.play("keep basic-fr-05")
    assert scene.legal() == ["to-pool", "out-of-game"]
    scene.play("out-of-game")
    assert (place_of(scene, "basic-fr-01"), place_of(scene, "basic-fr-05")) == (REMOVED, IN_THEATER + 1)
    assert not scene.legal("upgrade")


@rule("IS-5.3.3-4", "IS-R32")
def test_four_basic_tiles_must_be_left() -> None:
    scene = Scene()
    scene.tile("wss-spain", "basic-fr-01")
    for tile in range(4, BASIC_PER_SIDE):
        scene.p.tile_place[tile] = REMOVED
    assert not upgrade.may_remove(scene.p, 0)
    scene.round("france", "inv-07-e2-d2")
    scene.play("upgrade wss-spain")
    scene.chance("basic-fr-02")
    scene.play("keep basic-fr-02")
    assert scene.asked == "menu"
    assert place_of(scene, "basic-fr-01") == POOL


@rule("IS-5.3.3-3", "IS-R33")
def test_on_the_last_turn_the_symbol_gives_a_treaty_point() -> None:
    scene = Scene("peace-6")
    scene.round("france", "inv-07-e2-d2")
    assert not scene.legal("upgrade")
    scene.play("treaty-symbol")
    assert scene.treaty_of("france") == 1
    assert not scene.offers("pass")


@rule("IS-12.2-1", "IS-12.2-3")
def test_two_tiles_can_be_swapped_instead() -> None:
    scene = Scene(options={"military-planning-upgrades": True})
    scene.tile("wss-spain", "basic-fr-01")
    scene.tile("wss-queen-annes-war", "basic-fr-02")
    scene.round("france", "inv-07-e2-d2")
    scene.play("swap-tiles", "theater wss-spain")
    assert "wss-spain" not in scene.legal("theater")
    scene.play("theater wss-queen-annes-war")
    assert (place_of(scene, "basic-fr-01"), place_of(scene, "basic-fr-02")) == (IN_THEATER + 2, IN_THEATER + 1)
    standard = Scene()
    standard.tile("wss-spain", "basic-fr-01")
    standard.round("france", "inv-07-e2-d2")
    assert not standard.offers("swap-tiles")


@rule("IS-R18")
def test_an_upgrade_ends_the_chance_to_play_an_event() -> None:
    scene = Scene()
    scene.tile("wss-spain", "basic-fr-01")
    scene.hand(france="carnatic-war")
    scene.round("france", "inv-07-e2-d2")
    assert scene.offers("play carnatic-war")
    scene.play("upgrade wss-spain")
    scene.draw()
    scene.play(scene.legal()[0], "to-pool")
    assert not scene.offers("play carnatic-war")
    assert not scene.offers("pass")


@rule("IS-R88", "IS-7.6-4")
def test_free_tiles_come_before_the_first_tile_of_turn_four() -> None:
    scene = Scene("peace-4")
    scene.p.sides[FREE_TILES] = 2
    scene.investments("inv-01-e4-d2")
    scene.round("france")
    scene.draw()
    scene.play("place 7yw-third-carnatic-war")
    scene.draw()
    scene.play("place 7yw-third-carnatic-war")
    assert scene.asked == "take"
    assert tiles.all_bonus_tiles(scene.p, side_of("france")) == 2
    assert UNPLACED not in scene.p.tile_place


@rule("IS-5.3.3-1")
def test_an_upgrade_needs_a_basic_tile_in_the_theater() -> None:
    """A position laid out by hand may have a theater without one: nothing is offered there, and the reason says so."""
    scene = Scene()
    scene.tile("wss-spain", "basic-fr-01")
    scene.round("france", "inv-07-e2-d2")
    assert scene.legal("upgrade") == ["wss-spain"]
    assert scene.refusal("upgrade wss-central-europe") == "France has no Basic War tile in Central Europe"
