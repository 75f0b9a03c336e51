"""Choosing powers round the table: planned in the form, chosen place after place, seen on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.person import Company, Person
from tricorne.kernel.testing import rule


def plan(host: Person, *whos: str) -> None:
    """Fill the form: places instead of powers, and who sits there beside the person who makes the table."""
    page = host.page
    page.goto(f"/new/{struggle.GAME}")
    page.get_by_label("Your name").fill("Ada")
    while page.locator(".seat-row").count() > len(whos) + 1:
        page.get_by_role("button", name="Remove").last.click()
    page.get_by_label("chosen round the table").check()
    page.get_by_label("as listed").last.check()
    for at, who in enumerate(whos, 1):
        page.get_by_label("Who leads it").nth(at).select_option(who)


@pytest.mark.long_case
@rule("SETUP-3")
def test_people_at_one_screen_and_a_bot_choose(company: Company) -> None:
    """The form says what it means and the rule behind it; then each person in turn, the bot by itself."""
    host = company.person()
    plan(host, "bot", "same-screen")
    host.page.get_by_label("Name of the person").fill("Bea")
    form = host.page.locator("form.new")
    expect(form.locator(".place")).to_have_text(["Place 1", "Place 2", "Place 3"])
    expect(form.locator(".explained")).to_contain_text("clockwise")
    form.locator(".explained summary").click()
    expect(form.locator(".explained .rules p")).to_have_count(4)
    expect(form.locator(".explained .rules")).to_contain_text("SETUP-3")
    host.button("Open the table").click()
    expect(host.see(".whose")).to_have_text("Ada, choose your power.")
    expect(host.page.locator(".powers-left button")).to_have_count(7)
    host.click(".powers-left .p-russia")
    expect(host.see(".whose")).to_have_text("Bea, choose your power.")
    expect(host.page.locator(".powers-left button")).to_have_count(5)
    expect(host.page.locator(".people li").nth(0)).to_contain_text("Russia")
    host.page.locator(".powers-left button").first.click()
    host.see(".screen, .curtain")
    expect(host.page.locator(".log")).to_contain_text("Ada chose Russia.")


@rule("SETUP-3")
def test_two_browsers_choose_by_turns(company: Company) -> None:
    """The guest waits while the host chooses, sees the choice at once, and takes one of what is left."""
    host = company.person()
    plan(host, "open", "bot")
    host.button("Open the table").click()
    host.see("h2", has_text="Waiting for players")
    expect(host.page.locator("main")).to_contain_text("from place 1 clockwise")
    link = host.page.get_by_label("Invitation link").input_value()
    friend = company.person(viewport={"width": 390, "height": 844})
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Blaise")
    friend.button("Sit down at place 2").click()
    expect(friend.see(".whose")).to_have_text("Ada chooses a power.")
    expect(friend.page.locator(".powers-left")).to_have_count(0)
    host.button("France").click()
    expect(friend.see(".whose")).to_have_text("Blaise, choose your power.")
    expect(friend.page.locator(".people li").first).to_contain_text("France")
    expect(friend.button("France")).to_have_count(0)
    friend.button("Austria").click()
    for person in (host, friend):
        person.see(".screen")
    seats = friend.page.evaluate("async () => (await (await fetch('/api/me/tables')).json()).tables[0].seats")
    assert [seat["player"] for seat in seats][:2] == ["Ada", "Blaise"]
    assert [seat["power"] for seat in seats][:2] == ["france", "austria"]


def test_a_game_without_such_a_rule_does_not_offer_it(company: Company) -> None:
    host = company.person()
    host.page.goto("/new/imperial-struggle")
    host.see(".seat-row")
    for dead in ("chosen round the table", "Order round the table"):
        expect(host.page.get_by_text(dead)).to_have_count(0)
