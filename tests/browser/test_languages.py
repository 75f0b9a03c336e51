"""What the server says in English is told in the language of the page: reasons, rules, and what cards do."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser import imperial
from tests.browser.clicking import reach
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring
from tests.server.running_server import english
from tricorne.kernel.languages import name_of


def said(person: Person, type: str) -> Any:
    """The last message of a type that the server has sent."""
    messages = [json.loads(frame) for frame in person.frames if f'"{type}"' in frame]
    return next(message for message in reversed(messages) if message["type"] == type)


@pytest.mark.long_case
def test_a_german_page_tells_reasons_rules_and_cards_in_german(company: Company) -> None:
    person = company.person("Ada", locale="de")
    table = person.create(imperial.SEATS, game="imperial-struggle")
    position = bring({"britain": person}, table, asks("menu"))
    person.open(table)
    person.see(".is-card")
    cards = " ".join(person.page.locator(".is-card").all_inner_texts())
    assert "Bonus noch nicht" in cards
    english_names = [name_of("card", card["id"], imperial.GAME) for card in position["view"]["events"]["hand"]]
    assert english_names and not [name for name in english_names if name in cards]
    reach(person.page.locator(".act.off").first)
    told = person.see(".why").inner_text()
    answer = said(person, "why")
    assert english(answer["reason"]) not in told
    assert all(id in told and words not in told for id, words in answer["rules"].items())


LETTERS = """() => [...document.querySelectorAll("body, body *:not(script, style)")].filter((one) => {
  const style = getComputedStyle(one);
  return style.fontSynthesisStyle !== "none" || !style.fontFeatureSettings.includes("lnum");
}).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.long_case
@pytest.mark.parametrize("game", ["imperial-struggle", "struggle-of-empires"])
def test_hebrew_letters_are_not_slanted_and_figures_stand_on_the_line(company: Company, game: str) -> None:
    """A browser would slant letters that have no italics; figures that hang look like letters of this script."""
    person = company.person("Ada", locale="he")
    table = person.create({"britain": "me", "france": "heuristic"}, game=game)
    person.open(table)
    person.wait_for_turn()
    assert person.page.evaluate(LETTERS) == []


def test_a_hebrew_page_tells_the_reason_of_a_bot_in_hebrew(company: Company) -> None:
    person = company.person("Ada", locale="he")
    table = person.create(imperial.SEATS, game="imperial-struggle")
    bring({"britain": person}, table, asks("menu"))
    person.open(table)
    reach(person.page.locator(".why-bot").first)
    reason = person.see(".log .reason")
    assert english(said(person, "reason")["words"]) not in reason.inner_text()
    assert reason.get_attribute("lang") is None
    assert not re.search("[a-z]{3}", reason.inner_text())
