"""Before one acts: the whole price beside the one confirm. While others act: a pace, and marks on what they changed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.clicking import lay_counts_aside
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring
from tests.browser.test_accessible import check_part
from tests.for_long import for_long

SMALL = {"width": 360, "height": 640}
REFUSED = """
window.refusals = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    const act = JSON.parse(text);
    if (act.type !== "shown" || window.refusals <= 0) return send.call(this, text);
    window.refusals -= 1;
    const answer = { type: "refused", id: act.id, status: 429, code: "too-many", message: null, rules: [] };
    setTimeout(() => this.onmessage({ data: JSON.stringify(answer) }));
};
"""
"""As many words of how far a page has shown as ``window.refusals`` says are refused."""


AT_ONCE = """
async () => {
    const menu = document.querySelector(".settings");
    menu.querySelector("summary").click();
    await null;
    const shown = menu.open;
    menu.querySelector("summary").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await null;
    return [shown, menu.open];
}
"""
"""The settings are opened, and Escape comes before the browser tells the page of it: whether they lay open, and do."""


def fought(position: Any) -> bool:
    """Somebody has lost a unit or a marker, and it is the turn of the person again."""
    return bool(position["prompt"]["key"] == "turn" and position["view"]["round"] > 1)


@pytest.mark.long_case
@pytest.mark.parametrize("viewport", [SMALL, {"width": 1366, "height": 768}], ids=["phone", "desktop"])
def test_the_price_stands_beside_the_confirm(company: Company, viewport: dict[str, int]) -> None:
    person = company.person("Ada", viewport=viewport)
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, asks("turn"))
    person.open(table)
    page = person.page
    page.locator('.act[data-verb="claim"]').click()
    page.locator(".offer.legal").first.click()
    price = person.see(".go .price")
    expect(price).to_contain_text(re.compile("[0-9] (gold|population), [0-9]+ left"))
    for part in (price, page.locator(".go .btn.main"), page.locator(".go .btn", has_text="Back")):
        box = part.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= viewport["height"]
    number = person.number
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    person.wait_past(number)


def with_steps_of_others(company: Company) -> tuple[Person, Any]:
    """Somebody who is shown every step of others by a click, and the first of them waits; and the table."""
    person = company.person("Ada")
    person.context.add_init_script(REFUSED)
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, asks("turn"))
    person.open(table)
    page = person.page
    assert page.evaluate(AT_ONCE) == [True, False]
    page.locator(".settings summary").click()
    page.get_by_label("Pace").select_option("step")
    page.keyboard.press("Escape")
    expect(page.locator(".settings[open]")).to_have_count(0)
    while page.wait_for_selector(".teller, .screen.asked") and not page.locator(".teller").count():
        clicked = person.number
        passing = page.locator('.act[data-verb="pass"]')
        (passing if passing.count() else page.locator(".prompt .choice-btn").last).click()
        page.locator(".go .btn.main").click()
        person.wait_past(clicked)
    return person, table


def test_moves_of_others_are_shown_at_the_pace_one_sets(company: Company) -> None:
    """Bots go on as soon as the server knows of it, also where it did not hear it the first time."""
    person, table = with_steps_of_others(company)
    page, number = person.page, person.number
    page.wait_for_timeout(300)
    assert person.number == number
    waiting = person.caller.get(f"/api/tables/{table['id']}").json["number"]
    assert waiting == number + 1, "bots wait until their last step has been shown"
    check_part(person, "teller", ".teller")
    page.evaluate("window.refusals = 1")
    person.button("Next").click()
    person.wait_past(number)
    person.button("To the present").click()
    person.wait_for_turn()
    assert page.evaluate("window.refusals") == 0
    expect(page.locator(".teller")).to_have_count(0)
    expect(page.locator(".stage [data-marked]").first).to_be_attached()


@pytest.mark.long_case
def test_nothing_more_is_told_of_a_table_that_has_ended(company: Company) -> None:
    """A bot is about to act, and waits for the show; then the game is given up."""
    person, table = with_steps_of_others(company)
    page, number = person.page, person.number
    page.evaluate("window.refusals = 1000")
    person.button("Next").click()
    person.wait_past(number)
    person.see(".teller")
    person.caller.post(f"/api/tables/{table['id']}/abandon", {"agree": True})
    expect(page.locator(".prompt h2")).to_contain_text("ended")
    expect(page.locator(".teller")).to_have_count(0)


def speaks_of_the_board(person: Person) -> None:
    """A paragraph of the log lights up what it speaks of, under the pointer and by keyboard; a click shows it."""
    page = person.page
    fight = page.locator(".log article", has=page.locator(".open-battle")).first
    fight.locator("p").first.hover()
    expect(page.locator(".spoken").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator(".spoken")).to_have_count(0)
    fight.locator(".moment").evaluate("button => button.focus({ focusVisible: true })")
    expect(page.locator(".spoken").first).to_be_attached()
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".spoken")).to_have_count(0)
    fight.locator("p span").first.click()
    expect(fight).to_have_class(re.compile(r"\bnow\b"))
    person.click(".slider .btn")


@pytest.mark.parametrize("viewport", [for_long(SMALL), {"width": 1366, "height": 768}], ids=["phone", "desktop"])
def test_a_battle_can_be_read_after_its_last_die(company: Company, viewport: dict[str, int]) -> None:
    """Its dice, sums and outcome lie over the board by a click in the log, until they are laid aside."""
    touched = viewport == SMALL
    person = company.person("Ada", viewport=viewport, has_touch=touched, is_mobile=touched)
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, fought, prefer="attack")
    person.open(table)
    page = person.page
    lay_counts_aside(person)
    person.unseen(".news")  # what was fought before one came is not told as news
    if touched:
        page.locator(".strip .seat").first.tap()
        person.see(".tip")
        person.unseen(".tip")  # a finger does not leave a thing: what was told would lie over the battle
        page.locator('[data-page="log"]').tap()
    else:
        speaks_of_the_board(person)
    person.click(".open-battle")
    news = person.see(".news .plate")
    expect(news.locator(".throw")).to_have_count(2)
    expect(news.locator(".die")).to_have_count(4)
    expect(news.locator(".sum-of").first).to_contain_text(
        re.compile("difference [0-9] − [0-9] = [0-9], strength [0-9]")
    )
    expect(news.locator("p").first).to_contain_text(re.compile("wins?|tie"))
    check_part(person, "battle", ".news")
    assert page.locator(".news").evaluate("news => news.scrollWidth <= news.clientWidth")
    box = person.see(".news").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= viewport["height"]
    page.keyboard.press("Escape")
    person.unseen(".news")
    if page.locator(".tabbar").is_visible():
        expect(page.locator('[data-page="log"]')).to_have_class(re.compile("on"))
    person.click(".open-battle")
    person.click(".news > .plain")
    person.unseen(".news")
    person.see(".log")
