"""The form of a new table: every option tells the rules behind it, in the language of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.person import Company
from tests.for_long import for_long


@pytest.mark.parametrize(
    ("locale", "words", "rule"),
    [
        for_long(
            "en", "Whom a Surprise Attack keeps from joining the defender.", "no other player may join the defender"
        ),
        ("de", "Wen ein Überraschungsangriff vom Verteidiger fernhält.", "Kein anderer Spieler darf dem Verteidiger"),
    ],
)
def test_an_option_tells_the_rules_behind_it(company: Company, locale: str, words: str, rule: str) -> None:
    person = company.person("Ada", locale=locale)
    person.page.goto(f"/new/{struggle.GAME}")
    person.see(".seat-row")
    for group in person.page.locator("details.options > summary").all():
        group.click()
    option = person.page.locator(".option", has_text=words)
    option.scroll_into_view_if_needed()
    option.locator(".rules > summary").click()
    told = option.locator(".rules p", has_text="TILE-SURPRISE-ATTACK-1")
    told.wait_for()
    expect(told).to_contain_text(rule)
    option.locator("select").select_option("everybody")
    assert "changed" in str(option.get_attribute("class"))
