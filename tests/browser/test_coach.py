"""A first game with a coach: from the home page; each thing is told once; it can be switched off."""

from __future__ import annotations

import pytest

from tests.browser.person import Company
from tests.browser.test_accessible import LOOKS, check


@pytest.mark.parametrize("look", ["desk", "phone"])
def test_each_thing_is_told_once(company: Company, look: str) -> None:
    anna = company.person("Anna", **LOOKS[look])
    anna.page.goto("/")
    anna.click("[data-coached=imperial-struggle]")
    anna.see('.coach[data-coach="begin"]')
    anna.click("[data-coach-close]")
    anna.see('.coach[data-coach="on-choose-ministry"] .advice')
    check(anna, "the coach")
    card, prompt = anna.see(".coach").bounding_box(), anna.see(".prompt").bounding_box()
    assert card and prompt and card["y"] + card["height"] <= prompt["y"] + 1  # nothing that is asked is covered
    anna.click("[data-coach-close]")
    anna.unseen(".coach")
    anna.page.reload()
    anna.wait_for_turn()
    anna.see(".prompt .choice-btn")
    anna.page.wait_for_timeout(500)
    anna.unseen(".coach")  # told once, and never again


def test_the_coach_can_be_switched_off(company: Company) -> None:
    anna = company.person("Anna", locale="he")
    anna.page.goto("/")
    anna.click("[data-coached=struggle-of-empires]")
    anna.see(".coach")
    anna.click(".coach .off")
    anna.unseen(".coach")
    anna.page.reload()
    anna.see(".screen")
    anna.page.wait_for_timeout(500)
    anna.unseen(".coach")
