"""A first game with a coach: from the home page; each thing is told once; it can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import imperial, struggle
from tests.browser.clicking import Clicker
from tests.browser.person import Company, Person
from tests.browser.prepared import Wanted, asks, bring
from tests.browser.test_a_peace_turn import adds_up as turn_adds_up
from tests.browser.test_a_peace_turn import late
from tests.browser.test_a_war import BEGINNING, last_round, leap
from tests.browser.test_a_war import adds_up as war_adds_up
from tests.browser.test_accessible import LOOKS, check_part
from tests.for_long import for_long

COACHED = "localStorage.setItem('tricorne-settings', JSON.stringify({coach: true}));"


@pytest.mark.parametrize("look", [for_long("desk"), "phone"])
def test_each_thing_is_told_once(company: Company, look: str) -> None:
    anna = company.person("Anna", **LOOKS[look])
    anna.page.goto("/")
    anna.click("[data-coached=imperial-struggle]")
    anna.see('.coach[data-coach="begin"]')
    anna.click("[data-coach-close]")
    anna.see('.coach[data-coach="on-choose-ministry"] .advice')
    check_part(anna, "the coach", ".coach")
    card, prompt = anna.see(".coach").bounding_box(), anna.see(".prompt").bounding_box()
    assert card and prompt and card["y"] + card["height"] <= prompt["y"] + 1  # nothing that is asked is covered
    anna.click("[data-coach-close]")
    anna.unseen(".coach")
    anna.page.reload()
    anna.wait_for_turn()
    anna.see(".prompt .choice-btn")
    anna.page.wait_for_timeout(500)
    anna.unseen(".coach")  # told once, and never again


@pytest.mark.long_case
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


def test_a_verb_is_explained_when_it_is_first_chosen(company: Company) -> None:
    anna = company.person("Anna")
    anna.context.add_init_script(COACHED)
    table = anna.create(struggle.SEATS, game=struggle.GAME)
    bring({"britain": anna}, table, asks(struggle.MENU))
    anna.open(table)
    anna.see('.coach[data-coach="begin"]')
    anna.click('.act[data-verb="move"]')
    anna.see('.coach[data-coach="verb-move"]')
    anna.page.keyboard.press("Escape")
    anna.click("[data-coach-close]")
    anna.click('.act[data-verb="build"]')
    anna.see('.coach[data-coach="verb-build"]')


@pytest.mark.long_case
@pytest.mark.parametrize(
    ("game", "last", "counted", "adds_up"),
    [
        (struggle, last_round, "War I is counted", war_adds_up),
        (imperial, late, "The Peace turn is scored", turn_adds_up),
    ],
    ids=["war", "turn"],
)
def test_a_coached_game_goes_to_its_first_count(
    company: Company, game: Any, last: Wanted, counted: str, adds_up: Callable[[Person, Clicker], None]
) -> None:
    """To the end of the first war, or of the first turn. Its beginning and its end are played by clicking; each kind of
    question is told when it first comes, once."""
    anna = company.person("Anna")
    anna.page.goto("/")
    anna.click(f"[data-coached={game.GAME}]")
    anna.see(".coach")
    clicker = game.player(anna)
    told: list[str] = []

    def heard(many: int) -> bool:
        while (card := anna.page.locator(".coach")).count():
            told.append(str(card.get_attribute("data-coach")))
            anna.click("[data-coach-close]")
            expect(anna.page.locator(f'.coach[data-coach="{told[-1]}"]')).to_have_count(0)
        return sum(clicker.seen.values()) >= many or counted in clicker.counts

    clicker.play(lambda: heard(BEGINNING))
    if game is struggle:
        leap(anna, asks("pass-or-raise"))
        heard(0)
        clicker.decide()
    leap(anna, last)
    clicker.play(lambda: heard(100))
    adds_up(anna, clicker)
    assert told[0] == "begin" and f"on-{game.MENU}" in told, told
    assert len(told) == len(set(told)) > 3, told
