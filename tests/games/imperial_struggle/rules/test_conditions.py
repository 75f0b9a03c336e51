"""Bonus conditions in words: what a card asks, whether it holds now, and through what."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.imperial_struggle.scene import PIECES, Scene
from tricorne.games.imperial_struggle.round.conditions import bonus_condition, bonus_needs
from tricorne.games.imperial_struggle.text import say
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.testing import rule


def told(scene: Scene, side: int, card: str, language: str = "en") -> str:
    found = bonus_condition(scene.p, side, PIECES.event(card))
    assert found is not None
    return found.text(language)


@rule("IS-5.2-3", "IS-5.2-2", "IS-3.5.3-1")
def test_a_keyword_names_the_ministries_that_bring_it() -> None:
    scene = Scene()
    assert told(scene, 1, "calico-acts") == "Bonus if you hold Mercantilism. It does not hold now."
    scene.ministry("east-india-company", up=False)
    assert told(scene, 1, "calico-acts").endswith("Not yet: turn up East India Company first.")
    scene.ministry("east-india-company")
    assert told(scene, 1, "calico-acts").endswith("It holds now, through East India Company.")
    assert "gilt jetzt, durch" in told(scene, 1, "calico-acts", "de")
    assert "acquis maintenant, par" in told(scene, 1, "calico-acts", "fr")
    assert "חל עכשיו" in told(scene, 1, "calico-acts", "he")


@rule("IS-5.2-3", "IS-6.4-1")
def test_available_debt_is_compared_in_numbers() -> None:
    scene = Scene()
    scene.limit(france=6, britain=6)
    scene.debt(france=1, britain=4)
    assert told(scene, 0, "military-spending-overruns") == (
        "Bonus if your Available Debt is higher by 1 or more: now 5 to 2. It holds now."
    )
    assert told(scene, 1, "military-spending-overruns").endswith("now 2 to 5. It does not hold now.")


@rule("IS-5.2-3")
def test_spaces_tiles_and_advantages_are_named() -> None:
    scene = Scene("peace-5")
    scene.flags(britain="ireland-prestige", none="scotland-prestige")
    assert "Ireland" in told(scene, 1, "acts-of-union")
    assert "now 1 to 0. It holds now." in told(scene, 1, "acts-of-union")
    assert "Mediterranean Intrigue" in told(scene, 0, "falklands-crisis")


@rule("IS-5.2-3", "IS-5.2-2")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("card", PIECES.event_ids)
def test_every_card_with_a_bonus_tells_its_condition(card: str, side: int) -> None:
    scene = Scene("peace-5")
    event = PIECES.events[PIECES.event(card)]
    found = bonus_condition(scene.p, side, PIECES.event(card))
    assert (found is not None) == bool(event.versions[side].bonus)
    short = bonus_needs(scene.p, side, PIECES.event(card))
    assert (short is None) == (found is None)
    for language in ("en", "de", "fr", "he") if found is not None else ():
        assert "{" not in cast(Message, found).text(language)
        assert 3 < len(cast(Message, short).text(language)) < 40


@rule("IS-5.2-1", "IS-5.2-2")
def test_the_view_and_the_refusal_tell_the_condition() -> None:
    scene = Scene()
    scene.hand(britain="calico-acts")
    scene.investments("inv-01-e4-d2")
    scene.round("britain")
    assert scene.refusal("play calico-acts") == (
        "Britain must take an Investment tile first. Bonus if you hold Mercantilism. It does not hold now."
    )
    scene.play("take inv-01-e4-d2")
    reason = scene.refusal("play calico-acts")
    assert reason.endswith("Bonus if you hold Mercantilism. It does not hold now.")
    shown: Any = scene.engine.view(scene.p, 1)["events"]
    assert shown["hand"][0]["bonus_condition"] == bonus_condition(scene.p, 1, PIECES.event("calico-acts")).to_data()  # type: ignore[union-attr]
    assert (
        shown["hand"][0]["bonus_needs"] == say("bonus-by-keyword", keyword=Thing("keyword", "mercantilism")).to_data()
    )
    hidden: Any = scene.engine.view(scene.p, 0)["events"]
    assert hidden["hand"] == []
