"""Advice in the browser: asked for with a button, lit up on the board, taken with one click; a warning if wished."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import imperial, struggle
from tests.browser.person import Company
from tests.browser.prepared import asks, bring
from tests.browser.test_accessible import check_part
from tests.for_long import for_long

BLUNDER = """
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
    own.set.call(this, (message) => hear(new MessageEvent("message", {
        data: String(message.data).replace('"blunder":false', '"blunder":true'),
    })));
} });
"""
"""A line on which every choice that is asked about is a blunder."""


@pytest.mark.parametrize("game", [struggle, for_long(imperial)], ids=lambda game: str(game.GAME))
def test_advice_is_lit_up_and_taken(company: Company, game: Any) -> None:
    person = company.person("Ada")
    table = person.create(game.SEATS, game=game.GAME)
    bring({"britain": person}, table, asks(game.MENU))
    person.open(table)
    number = person.number
    person.click(".ask-advice")
    told = person.see(".advice")
    check_part(person, "advice", ".advice")
    choices = told.locator("li")
    assert 2 <= choices.count() <= 3
    chances = [int(text.split("%")[0]) for text in told.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    lit = 0
    for choice in choices.all():
        choice.hover()
        lit += person.page.locator(".spoken").count()
    assert lit, "no choice stands on the board"
    told.get_by_role("button", name="Take this").first.click()
    person.wait_past(number, "")
    assert person.choice or person.number > number
    if person.number == number:
        # Escape closes one thing after the other, the last first.
        person.page.keyboard.press("Escape")
        person.unseen(".go .btn.main")
        person.see(".advice")
        person.page.keyboard.press("Escape")
        person.unseen(".advice")


def test_a_warning_comes_before_a_blunder_only_to_those_who_wish_it(company: Company) -> None:
    person = company.person("Ada")
    table = person.create(imperial.SEATS, game=imperial.GAME)
    bring({"britain": person}, table, asks("take"))
    person.context.add_init_script(BLUNDER)
    person.open(table)
    number = person.number
    person.click(".is-tile.legal")
    person.see(".go .btn.main")
    person.unseen(".go .warning")
    person.page.keyboard.press("Escape")
    person.click(".settings summary")
    person.page.get_by_label("Warn before a blunder").check()
    person.page.keyboard.press("Escape")
    person.click(".is-tile.legal")
    expect(person.see(".go .warning")).to_contain_text("Think again")
    assert person.number == number, "nothing is played, and nothing is refused"
    person.click(".go .btn.main")
    person.wait_past(number)
