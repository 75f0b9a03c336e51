"""A first game with a coach: from the home page; each thing is told once; it can be switched off."""

from __future__ import annotations

import pytest

from tests.browser import imperial, struggle
from tests.browser.person import Company
from tests.browser.prepared import asks, bring
from tests.browser.test_a_peace_turn import late
from tests.browser.test_accessible import LOOKS, check
from tests.for_long import for_long

SCORED = "The Peace turn is scored"
COACHED = "localStorage.setItem('tricorne-settings', JSON.stringify({coach: true}));"


@pytest.mark.parametrize("look", [for_long("desk"), "phone"])
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
def test_a_coached_game_goes_to_the_end_of_its_first_turn(company: Company) -> None:
    """Its beginning and its end are played by clicking; each kind of question is told when it first comes, once."""
    anna = company.person("Anna")
    anna.page.goto("/")
    anna.click(f"[data-coached={imperial.GAME}]")
    anna.see(".coach")
    clicker = imperial.player(anna)
    told: list[str] = []

    def listen() -> None:
        while (card := anna.page.locator(".coach")).count():
            told.append(str(card.get_attribute("data-coach")))
            anna.click("[data-coach-close]")
            anna.page.wait_for_timeout(50)

    def heard(many: int) -> bool:
        listen()
        return sum(clicker.seen.values()) >= many or SCORED in clicker.counts

    clicker.play(lambda: heard(3))
    table = anna.caller.get(f"/api/tables/{anna.page.url.split('/table/')[1]}").json
    anna.page.goto("/health")
    bring({table["mine"][0]: anna}, table, late)
    anna.open(table)
    clicker.play(lambda: heard(100))
    assert SCORED in clicker.counts
    assert told[0] == "begin" and f"on-{imperial.MENU}" in told, told
    assert len(told) == len(set(told)) > 3, told
