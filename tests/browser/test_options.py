"""The form of a new table: every option tells the rules behind it, in the language of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

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


def test_what_was_chosen_stays_when_the_guest_is_made(company: Company) -> None:
    """The form is there before the server has said who sits before it; that he is known now begins nothing anew."""
    page = company.person().page
    waiting: list[Route] = []
    page.route("**/api/me", lambda route: waiting.append(route))
    page.goto(f"/new/{struggle.GAME}")
    page.get_by_role("button", name="Remove").last.click()
    page.get_by_label("Your name").fill("Ada")
    with page.expect_response("**/api/me"):
        for route in waiting:
            route.continue_()
    page.unroute("**/api/me")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.get_by_label("Your name")).to_have_value("Ada")
