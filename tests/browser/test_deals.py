"""Deals as actions in the browser: begun in an auction, answered by the other, and the promise is shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Company
from tests.browser.prepared import asks, bring


def test_a_deal_is_made_by_buttons_and_its_promise_shown(company: Company) -> None:
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"}, options={"negotiation": "offers"})
    blaise.caller.sit(table, "france")
    both = {"britain": ada, "france": blaise}
    asked = bring(both, table, asks("bid", "pass-or-raise"))["prompt"]["actor"]
    first, second, name = (ada, blaise, "france") if asked == "britain" else (blaise, ada, "britain")
    first.open(table)
    first.click(f'[data-action="deal {name}"]')
    first.click('[data-action="give peace"]')
    first.click('[data-action="get peace"]')
    first.page.get_by_role("button", name="Confirm").click()
    second.open(table)
    expect(second.page.locator('[data-action="agree"]')).to_be_visible()
    second.click('[data-action="agree"]')
    second.page.get_by_role("button", name="Confirm").click()
    expect(second.page.get_by_text("promised").first).to_be_attached()
