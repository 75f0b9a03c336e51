"""The worked examples of the rulebook about Action Rounds (5.4.2, 5.5.2, 5.6.6): exact inputs, exact outputs."""

import pytest

from tests.games.imperial_struggle.scene import PIECES, Scene
from tricorne.games.imperial_struggle.board.places import IN_THEATER, REMOVED
from tricorne.games.imperial_struggle.board.registers import NAVY_BOX
from tricorne.games.imperial_struggle.figures.queries import cost_to_shift
from tricorne.kernel.testing import rule


@rule("IS-EXAMPLE-1", "IS-5.4.2-2", "IS-5.3.4-1", "IS-6.1-1")
@pytest.mark.parametrize(("marked", "second"), [(True, 2), (False, 3)])
def test_market_prices(marked: bool, second: int) -> None:
    """Antigua 2, then Cumberland 1 for the marker and 1 for a second Region, one of it by Debt."""
    scene = Scene()
    scene.flags(france="cumberland allegheny niagara")
    if marked:
        scene.markers("cumberland")
    scene.round("britain", "inv-05-e3-d2")
    scene.play("trade caribbean", "shift antigua")
    assert cost_to_shift(scene.p, "cumberland", "britain")["price"] == second
    scene.play("trade north-america", "shift cumberland")
    assert scene.flag_of("antigua") == "britain"
    assert scene.flag_of("cumberland") == "none"
    assert scene.debt_of("britain") == second - 1


@rule("IS-EXAMPLE-2", "IS-5.5.1-1", "IS-5.5.2-1", "IS-9.1-1")
def test_political_prices() -> None:
    """Denmark-Norway is shifted twice for 2 each, Sardinia for 2 Treaty Points; neither needs a connection."""
    scene = Scene()
    scene.flags(britain="denmark-norway")
    scene.treaty(france=2)
    scene.round("france", "inv-09-d4-e2")
    scene.play("diplomacy europe", "shift denmark-norway", "diplomacy europe", "shift denmark-norway")
    scene.play("diplomacy europe", "shift sardinia", "treaty-points 2")
    assert (scene.flag_of("denmark-norway"), scene.flag_of("sardinia")) == ("france", "france")
    assert (scene.debt_of("france"), scene.treaty_of("france")) == (0, 0)


@rule("IS-EXAMPLE-3", "IS-ADVANTAGE-18", "IS-EVENT-24-1", "IS-R28")
def test_a_power_play_in_india() -> None:
    """An event point, Power Struggle, a Major and a Minor action: the marker lets the Minor action remove a flag."""
    scene = Scene("peace-3")
    scene.flags(britain="mysore", france="vellore nizam tiruchirappalli vandavasi")
    scene.treaty(britain=2)
    scene.hand(britain="west-african-gold-mining")
    scene.round("britain", "inv-13-d3-e2")
    scene.play("play west-african-gold-mining")
    assert "tiruchirappalli" not in scene.legal("shift")
    scene.play("trade india", "shift vellore", "treaty-points 1")
    assert scene.flag_of("vellore") == "none"
    scene.play("use-advantage power-struggle", "mark tiruchirappalli")
    assert "has been used" in scene.refusal("use-advantage power-struggle")
    scene.play("diplomacy india", "shift nizam", "diplomacy india", "shift nizam", "treaty-points 1")
    assert scene.flag_of("nizam") == "britain"
    cost = cost_to_shift(scene.p, "tiruchirappalli", "britain")
    assert (cost["price"], cost["minor"]) == (2, True)
    scene.play("trade india", "shift tiruchirappalli")
    assert scene.flag_of("tiruchirappalli") == "none"
    assert scene.marked() == []
    assert (scene.debt_of("britain"), scene.treaty_of("britain")) == (0, 0)
    assert not scene.offers("trade india")


@rule("IS-EXAMPLE-4", "IS-5.6.6-1", "IS-R29")
def test_squadrons_and_markers() -> None:
    """Two markers for 1 each, a Squadron for 1, Algonquin by the Minor action without a further Region."""
    scene = Scene()
    scene.flags(france="vandavasi malacca-route", none="algonquin")
    scene.squadrons(france="hooghly-river")
    scene.markers("karaikal malacca-route")
    scene.round("france", "inv-22-m3-d2")
    scene.play("clear-markers", "clear karaikal", "clear-markers", "clear malacca-route")
    scene.play("fleet", "deploy-to malabar-coast", "from navy-box", "diplomacy north-america", "shift algonquin")
    assert scene.marked() == []
    assert scene.flag_of("malabar-coast") == scene.flag_of("algonquin") == "france"
    assert scene.debt_of("france") == 0


@rule("IS-EXAMPLE-5", "IS-5.3.3-1", "IS-5.6.1-1", "IS-5.6.6-2", "IS-5.6.6-3", "IS-6.1-1")
def test_an_upgrade_a_bonus_tile_and_a_squadron_displaced() -> None:
    """The drawn Basic tile stays and the old one leaves the game; 2 points buy a Bonus tile, 3 Debt a Naval space."""
    theater = "wss-central-europe"
    scene = Scene()
    scene.tile(theater, "basic-br-14")
    scene.squadrons(france="biscay")
    boxes = (scene.field(NAVY_BOX, "france"), scene.field(NAVY_BOX, "britain"))
    scene.round("britain", "inv-23-m2-e2")
    scene.play(f"upgrade {theater}")
    scene.chance("basic-br-01")
    scene.play("keep basic-br-01", "out-of-game", "buy-war-tile")
    scene.chance("bonus-wss-br-savoy-defects")
    scene.play(f"place {theater}", "fleet", "deploy-to biscay")
    tiles = PIECES.wars.tile_ids
    places = [
        scene.p.tile_place[tiles.index(id)] for id in ("basic-br-14", "basic-br-01", "bonus-wss-br-savoy-defects")
    ]
    assert places == [REMOVED, IN_THEATER, IN_THEATER]
    assert scene.flag_of("biscay") == "britain"
    assert (scene.field(NAVY_BOX, "france"), scene.field(NAVY_BOX, "britain")) == (boxes[0] + 1, boxes[1] - 1)
    assert scene.debt_of("britain") == 3
