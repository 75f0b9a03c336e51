"""Prices of shifts (3.2, 3.8, 5.3.4, 5.4.2, 5.5.2, R29, R30)."""

from tests.games.imperial_struggle.scene import BOARD, PIECES, Scene, side_of
from tricorne.games.imperial_struggle.board.constants import DIPLOMATIC, ECONOMIC, NONE
from tricorne.games.imperial_struggle.board.registers import REGIONS_PAID
from tricorne.games.imperial_struggle.payment.price import Item, price, sum_of
from tricorne.kernel.testing import rule


def cost(scene: Scene, side: str, space: str, advantage: str = "") -> int:
    """The price, and that its items add up to it."""
    items: list[Item] = []
    used = PIECES.advantage(advantage) if advantage else NONE
    found = price(scene.p, side_of(side), BOARD.space(space), used, False, items)
    assert sum([item.amount for item in items]) == found
    assert found == price(scene.p, side_of(side), BOARD.space(space), used, False, None)
    return found


@rule("IS-5.4.2-1", "IS-3.2.2-1", "IS-5.5.2-1", "IS-3.2.1-1")
def test_a_shift_costs_what_is_printed() -> None:
    scene = Scene()
    scene.round("britain")
    assert cost(scene, "britain", "antigua") == 2
    assert cost(scene, "britain", "karaikal") == 3
    assert cost(scene, "britain", "savoy") == 2
    assert cost(scene, "britain", "russia") == 3


@rule("IS-5.4.2-2", "IS-3.8-9", "IS-5.5.2-1")
def test_a_conflict_marker_makes_the_base_price_one() -> None:
    scene = Scene()
    scene.markers("karaikal russia")
    scene.round("britain")
    assert cost(scene, "britain", "karaikal") == 1
    assert cost(scene, "britain", "russia") == 1


@rule("IS-5.4.2-2", "IS-5.4.1-3", "IS-R36")
def test_an_isolated_market_costs_one() -> None:
    scene = Scene()
    scene.flags(france="calicut")
    scene.round("britain")
    assert cost(scene, "britain", "calicut") == 1


@rule("IS-5.4.2-3", "IS-3.2.8-5")
def test_a_protected_market_costs_one_more() -> None:
    scene = Scene()
    scene.flags(france="vandavasi")
    scene.round("britain")
    assert cost(scene, "britain", "karaikal") == 4


@rule("IS-R30", "IS-EXAMPLE-10", "IS-5.4.2-4", "IS-8.2-6")
def test_price_order() -> None:
    """Marker and Protection 2; the same less 1 for Rum 1; for-1 tile, Protected, further Region 3."""
    scene = Scene()
    scene.flags(france="antigua", britain="puerto-rico hudson-bay")
    scene.squadrons(france="antilles-channel cabot-strait")
    scene.flags(france="gulf-of-st-lawrence")
    scene.markers("antigua")
    scene.round("britain")
    assert cost(scene, "britain", "antigua") == 2
    assert cost(scene, "britain", "antigua", "rum") == 1
    scene.p.round[REGIONS_PAID + ECONOMIC] = 1 << BOARD.region_of("caribbean")
    assert cost(scene, "britain", "gulf-of-st-lawrence") == 5
    assert cost(scene, "britain", "gulf-of-st-lawrence", "fur-trade") == 3


@rule("IS-3.2.8-6", "IS-5.4.2-5", "IS-5.5.2-2")
def test_no_shift_costs_less_than_one() -> None:
    scene = Scene()
    scene.flags(france="antigua")
    scene.markers("antigua scotland-alliance")
    scene.ministry("jonathan-swift")
    scene.round("britain")
    assert cost(scene, "britain", "antigua", "rum") == 1
    assert cost(scene, "britain", "scotland-alliance") == 1


@rule("IS-5.3.4-1", "IS-5.3.4-2", "IS-R29")
def test_a_further_region_costs_one_more_once() -> None:
    scene = Scene()
    scene.debt(britain=0)
    scene.limit(britain=20)
    scene.round("britain", "inv-01-e4-d2")
    assert cost(scene, "britain", "antigua") == 2
    scene.play("trade caribbean", "shift antigua")
    assert cost(scene, "britain", "puerto-rico") == 3
    assert cost(scene, "britain", "cumberland") == 3
    scene.play("trade north-america", "shift cumberland")
    assert cost(scene, "britain", "albany") == 3
    assert cost(scene, "britain", "kurpa") == 3


@rule("IS-5.3.4-3")
def test_economic_and_diplomatic_regions_are_counted_apart() -> None:
    scene = Scene()
    scene.round("britain", "inv-01-e4-d2")
    scene.play("trade caribbean", "shift antigua")
    assert cost(scene, "britain", "savoy") == 2
    scene.play("diplomacy india", "shift mysore")
    assert scene.p.round[REGIONS_PAID + DIPLOMATIC] == 1 << BOARD.region_of("india")
    assert cost(scene, "britain", "savoy") == 3


@rule("IS-MINISTRY-6-1", "IS-R145")
def test_swift_helps_to_flag_but_not_to_unflag() -> None:
    scene = Scene()
    scene.ministry("jonathan-swift")
    scene.round("britain")
    assert cost(scene, "britain", "scotland-prestige") == 2
    assert cost(scene, "britain", "ireland-alliance") == 2
    assert cost(scene, "france", "savoy") == 2


@rule("IS-R30")
def test_the_sum_is_told_in_words() -> None:
    scene = Scene()
    scene.flags(france="vandavasi")
    scene.round("britain")
    items: list[Item] = []
    price(scene.p, side_of("britain"), BOARD.space("karaikal"), NONE, False, items)
    assert [str(line) for line in sum_of(items)] == ["printed 3", "Protected +1"]
    assert [item.key for item in items] == ["printed", "protected"]
