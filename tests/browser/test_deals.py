"""Deals as actions in the browser: begun in an auction, answered by the other, and the promise is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.fitting import misfits
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring
from tests.browser.test_accessible import check_part
from tests.browser.test_in_sight import SMALL, inside

WORDS = "We shall not meet in India"
OVERLAPPING = """rows => rows.flatMap(row => {
    const parts = [...row.children].map(part => part.getBoundingClientRect());
    const over = parts.some((part, i) => part.width < 20 || parts.slice(0, i).some(
        other => part.left < other.right - 1 && other.left < part.right - 1
            && part.top < other.bottom - 1 && other.top < part.bottom - 1));
    return over ? [row.innerText] : [];
})"""
"""Rows of a form whose parts lie over each other."""


def choose(person: Person, text: str, confirm: bool = False) -> None:
    """Take a choice, and confirm it where it is the last of an offer, or an answer."""
    number = person.number
    person.click(f'[data-action="{text}"]')
    if confirm:
        person.click(".go .btn.main")
    person.wait_past(number)


def test_a_deal_is_made_by_buttons_and_its_promise_shown(company: Company) -> None:
    """At a table where words are allowed beside it; promises in words alone are not, and no button offers them."""
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"}, options={"negotiation": "press"})
    blaise.caller.sit(table, "france")
    both = {"britain": ada, "france": blaise}
    asked = bring(both, table, asks("bid", "pass-or-raise"))["prompt"]["actor"]
    first, second, name = (ada, blaise, "france") if asked == "britain" else (blaise, ada, "britain")
    first.open(table)
    choose(first, f"deal {name}")
    choose(first, "give peace")
    choose(first, "get peace", confirm=True)
    second.open(table)
    expect(second.see(".prompt")).to_contain_text("promise of peace until the end of this war")
    choose(second, "agree", confirm=True)
    second.click("#tab-talk")
    expect(second.page.locator(".word li")).to_have_count(2)
    second.click(".dealing summary")
    expect(second.page.locator(".dealing .kinds .btn")).to_have_count(2)
    with first.caller.look(table, asked) as live:
        assert live.act("aside", seat=asked, text=f"promise {name} {WORDS}")["type"] != "done"
        assert live.act("aside", seat=asked, text=f"say {WORDS}")["type"] == "done"
    second.click("#tab-log")
    second.see(".log", has_text=WORDS)


@pytest.mark.long_case
def test_the_form_of_a_deal_can_be_read(company: Company) -> None:
    """To whom, what I give, what I get, by when: each beside its name."""
    ada = company.person("Ada", viewport={"width": 1366, "height": 768})
    table = ada.create(struggle.SEATS)
    bring({"britain": ada}, table, asks("turn"))
    ada.open(table)
    ada.click("#tab-talk")
    ada.click(".dealing summary")
    rows = ada.page.locator(".dealing form > label, .dealing .deal-row")
    for kind in ada.page.locator(".dealing .kinds .btn").all():
        kind.click()
        assert rows.count() >= 3 and rows.evaluate_all(OVERLAPPING) == []
    check_part(ada, "deal form", ".side-tabs")
    ada.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    ada.page.locator('.tabbar [data-page="talk"]').click()
    for kind in ada.page.locator(".dealing .kinds .btn").all():
        kind.click()
        assert rows.evaluate_all(OVERLAPPING) == []
        assert misfits(ada.page) == []
        send = ada.page.locator(".dealing form .btn.main")
        send.scroll_into_view_if_needed()
        assert inside(ada, send)
