"""Fair dice in the browser: letters are sealed and opened without a word, and a finished game proves itself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.prepared import finish
from tricorne.kernel.chance import commitment

LETTER = "07" * 32
"""What every browser of these tests draws (person.SAME_LETTERS)."""
NO_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined, configurable: true });"
"""A page over plain http, as the browser sees it."""


def two_at_a_table(company: Company, **how: Any) -> tuple[Person, Person, Any]:
    """Ada makes a table and waits; Bert follows the invitation and sits down."""
    ada, bert = company.person("Ada", **how), company.person("Bert")
    ada.page.goto("/new/struggle-of-empires")
    ada.page.get_by_label("Seats in the order listed").or_(ada.page.locator("input[value=given]")).first.check()
    rows = ada.page.locator(".seat-row")
    while rows.count() > 2:
        rows.last.get_by_role("button").last.click()
    rows.nth(1).locator("select").nth(1).select_option("open")
    ada.page.locator(".create").click()
    ada.see(".people")
    link = ada.page.locator(".invite input").input_value()
    table = ada.caller.get(f"/api/tables/{ada.page.url.split('/table/')[1]}").json
    bert.page.goto(link)
    bert.page.locator(".join-seats button").first.click()
    return ada, bert, table


def test_letters_are_opened_by_themselves(company: Company) -> None:
    """Nobody has to do anything: the last one sits down, and the game begins with a letter of each."""
    ada, bert, table = two_at_a_table(company)
    bert.see(".screen")
    ada.see(".screen")
    info = ada.caller.get(f"/api/tables/{table['id']}").json
    assert [one["letter"] for one in info["letters"]] == [LETTER, LETTER]
    assert [one["seal"] for one in info["letters"]] == [commitment(LETTER)] * 2
    kept = ada.page.evaluate(f"JSON.parse(localStorage.getItem('tricorne-receipt/{table['id']}'))")
    assert kept["house"] == table["commitment"] == info["commitment"]
    assert kept["seals"] == [[one["seat"], one["seal"]] for one in info["letters"]]


@pytest.mark.long_case
def test_a_missing_letter_is_awaited_and_the_host_goes_on_without(company: Company) -> None:
    """Somebody who sealed a letter elsewhere does not open it."""
    ada, bert = company.person("Ada"), company.person("Bert")
    seats = {"britain": "me", "france": "open"}
    table = ada.create(seats, options={"setup-duplicates": "keep"})
    ada.page.goto(f"/table/{table['id']}")
    ada.see(".people")
    bert.caller.sit(table, "france", commitment("b2" * 32))
    expect(ada.see("main [role=status]")).to_contain_text("France")
    ada.page.get_by_role("button", name="Begin without them").click()
    ada.see(".screen")
    assert bert.caller.get(f"/api/tables/{table['id']}").json["letters"][0]["letter"] is None


def finished(company: Company, **how: Any) -> tuple[Person, Any]:
    """Ada has played a game against a bot, and stands at its end."""
    ada = company.person("Ada", **how)
    ada.page.goto("/new/struggle-of-empires")
    rows = ada.page.locator(".seat-row")
    expect(rows).to_have_count(4)
    while rows.count() > 2:
        rows.last.get_by_role("button").last.click()
    ada.page.get_by_label("Which bot").select_option("random")
    ada.page.locator(".create").click()
    ada.see(".screen")
    table = ada.caller.get(f"/api/tables/{ada.page.url.split('/table/')[1]}").json
    finish(ada, table, table["mine"][0])
    ada.page.reload()
    return ada, table


def proven(page: Page) -> None:
    page.locator(".judged button").click()
    expect(page.locator(".judged button")).to_contain_text("Every die is proven")
    expect(page.locator(".outcomes .ok")).to_have_count(page.locator(".outcomes button").count())
    expect(page.locator(".outcomes .wrong")).to_have_count(0)


def other_seals_than_this_browser_saw_are_told(ada: Person, table: Any) -> None:
    key = f"tricorne-receipt/{table['id']}"
    for change, words in (("house", "not the seals"), ("mine", "not among the opened")):
        ada.page.evaluate(
            f"""() => {{
                const kept = JSON.parse(localStorage.getItem("{key}"));
                kept.{change} = {"'00'" if change == "house" else "['00']"};
                localStorage.setItem("{key}", JSON.stringify(kept));
            }}"""
        )
        ada.page.goto(f"/fair/{table['id']}")
        expect(ada.see(".fair > .note.bad")).to_contain_text(words)
        ada.page.evaluate(f"localStorage.setItem('{key}', '')")
        ada.page.goto(f"/fair/{table['id']}")
        expect(ada.see(".fair > .note")).to_contain_text("no receipt")
        info = ada.caller.get(f"/api/tables/{table['id']}").json
        kept = {
            "house": info["commitment"],
            "seals": [[one["seat"], one["seal"]] for one in info["letters"]],
            "mine": [],
        }
        ada.page.evaluate(f"localStorage.setItem('{key}', {json.dumps(json.dumps(kept))})")


def test_a_finished_game_is_proven_and_what_was_changed_is_named(company: Company) -> None:
    ada, table = finished(company)
    ada.see(".ending").get_by_role("link", name="fair dice").click()
    page = ada.page
    assert page.url.endswith(f"/fair/{table['id']}")
    expect(page.locator(".letter")).to_have_count(3)  # its own, the house's, the bots'
    expect(ada.see(".note.good")).to_contain_text("its letter is among them")
    proven(page)
    page.locator(".outcomes [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".recipe h2")).to_have_text("Outcome 3")
    expect(page.locator(".outcomes button").nth(2)).to_be_focused()
    expect(page.locator(".recipe .note")).to_contain_text("As it fell")

    number = 0

    def forge(route: Route) -> None:
        nonlocal number
        told = json.loads(route.fetch().body())
        number = next(at + 1 for at, draw in enumerate(told["draws"]) if draw["texts"] == list("123456"))
        draw = told["draws"][number - 1]
        draw["outcome"] = "6" if draw["outcome"] == "1" else "1"
        route.fulfill(json=told)

    page.route("**/fair", forge)
    page.goto(f"/fair/{table['id']}")
    ada.see(".outcomes")
    page.locator(".judged button").click()
    expect(page.locator(".judged [role=status]")).to_contain_text(f"Outcome {number} does not follow")
    expect(page.locator(".outcomes .wrong")).to_have_count(1)
    expect(page.locator(".recipe h2")).to_have_text(f"Outcome {number}")
    expect(page.locator(".recipe .note.bad")).to_contain_text("This record was changed")
    page.unroute("**/fair", forge)
    other_seals_than_this_browser_saw_are_told(ada, table)


@pytest.mark.long_case
def test_without_the_browsers_cryptography_it_works_as_well(company: Company) -> None:
    """A house without a certificate: letters, seals and proof by the client's own few lines."""
    ada = company.person("Ada", viewport=PHONE, color_scheme="dark")
    ada.context.add_init_script(NO_CRYPTO)
    ada.page.goto("/")
    ada.page.locator(".game .btn.main").first.click()
    ada.see(".screen")
    table = ada.caller.get(f"/api/tables/{ada.page.url.split('/table/')[1]}").json
    assert [one["letter"] for one in table["letters"]] == [LETTER]
    finish(ada, table, table["mine"][0])
    ada.page.goto(f"/fair/{table['id']}")
    ada.see(".outcomes")
    proven(ada.page)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out of the window"
