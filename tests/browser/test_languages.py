"""What the server says in English is told in the language of the page: reasons, rules, and what cards do."""

from __future__ import annotations

import json
from typing import Any

from tests.browser import imperial
from tests.browser.clicking import reach
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring


def said(person: Person, type: str) -> Any:
    """The last message of a type that the server has sent."""
    messages = [json.loads(frame) for frame in person.frames if f'"{type}"' in frame]
    return next(message for message in reversed(messages) if message["type"] == type)


def test_a_german_page_tells_reasons_rules_and_cards_in_german(company: Company) -> None:
    person = company.person("Ada", locale="de")
    table = person.create(imperial.SEATS, game="imperial-struggle")
    position = bring({"britain": person}, table, asks("menu"))
    person.open(table)
    person.see(".is-card")
    cards = " ".join(person.page.locator(".is-card").all_inner_texts())
    assert "Bonus noch nicht" in cards
    assert not [card for card in position["view"]["events"]["hand"] if card["text"] in cards]
    reach(person.page.locator(".act.off").first)
    told = person.see(".why").inner_text()
    answer = said(person, "why")
    assert answer["reason"] not in told
    assert all(id in told and words not in told for id, words in answer["rules"].items())
