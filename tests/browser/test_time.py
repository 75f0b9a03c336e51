"""Leaving and coming back, the time slider, a link to a moment, the end."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.browser import imperial, struggle
from tests.browser.person import PHONE, Company
from tests.browser.prepared import asks, bring, finish


def test_a_game_over_days_is_left_and_resumed(company: Company) -> None:
    """Somebody lets a bot stand in and goes; the others play on. Back again, the page tells what happened."""
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"})
    blaise.caller.sit(table, "france")
    bring({"britain": ada, "france": blaise}, table, asks("turn"))
    ada.open(table)
    ada.unseen(".since")
    ada.page.get_by_role("tab", name="People").click()
    ada.button("Let a bot play").click()
    ada.see(".people", has_text="a bot stands in")
    number = ada.number
    ada.page.goto("/")
    ada.see(".card")
    bring({"france": blaise}, table, lambda position: position["number"] > number + 30)
    with ada.caller.look(table) as live:
        live.act("stand-in", seat="britain", bot="")
    ada.see(".card .badge").click()
    since = ada.see(".since")
    assert since.locator("li").count() > 3
    since.get_by_role("button", name="Play on").click()
    ada.unseen(".since")
    ada.page.reload()
    ada.see(".screen")
    ada.unseen(".since")


def test_the_slider_and_a_link_lead_to_any_moment(company: Company) -> None:
    person = company.person("Ada", permissions=["clipboard-read", "clipboard-write"])
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, lambda position: position["number"] > 60)
    person.open(table)
    now = person.number
    slider = person.page.get_by_role("slider", name="Time")
    slider.fill("30")
    person.see(".pastnote", has_text="moment 30")
    person.unseen(".screen.asked")
    person.button("One step back").click()
    person.see(".pastnote", has_text="moment 29")
    person.button("Copy a link to this moment").click()
    link = str(person.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"/table/{table['id']}?at=29")
    person.button("Back to now").click()
    person.unseen(".pastnote")
    person.see(".screen.asked")
    assert person.number == now
    person.page.goto(link)
    person.see(".pastnote", has_text="moment 29")
    person.page.locator(".log .moment").last.click()
    person.see(".pastnote", has_text=re.compile("moment [0-9]$|moment [0-9]\\b"))


def test_the_end(company: Company) -> None:
    """Places, points by source, figures over time with a way to each moment, the dice, their proof and the record."""
    person = company.person("Ada")
    table = person.create({"britain": "me", "france": "random", "spain": "random"})
    finish(person, table, "britain")
    person.open(table)
    ending = person.see(".ending")
    assert re.search(r"wins|share the victory|Nobody wins", ending.locator(".outcome").first.inner_text())
    rows = ending.locator("table.rivals").first.locator("tbody tr")
    expect(rows).to_have_count(3)
    end = person.caller.get(f"/api/tables/{table['id']}/end").json
    for row in rows.all():
        cells = row.locator("td").all_inner_texts()
        given = [int(cell) for cell in cells[1:-1] if cell != "–"]
        assert given and sum(given) == int(cells[-1]), cells
    expect(ending.get_by_role("link", name="fair dice")).to_have_attribute("href", f"/fair/{table['id']}")
    for figure in ("Unrest", "Control"):
        ending.get_by_role("button", name=figure, exact=True).click()
        expect(ending.get_by_role("img", name=re.compile(f"^{figure} over time"))).to_be_visible()
    luck = ending.locator("table.luck tbody tr")
    expect(luck).to_have_count(3)
    for told in end["luck"]:
        expect(ending.locator("table.luck")).to_contain_text(
            f"{round(told['brought'])} expected {told['expected']:.1f}"
        )
    with person.page.expect_download() as record:
        ending.get_by_text("record of the game").click()
    assert "Seed:" in record.value.path().read_text()
    day = datetime.fromtimestamp(table["created"], UTC).date()
    assert record.value.suggested_filename == f"struggle-of-empires-{day}-{table['id']}.txt"
    person.page.keyboard.press("Escape")
    person.unseen(".ending")
    person.click(".unfold")
    ending.locator(".chart-lines").click()
    person.see(".pastnote")


@pytest.mark.long_case
def test_the_past_on_a_phone_and_why_a_bot_played(company: Company) -> None:
    """Time lies with the log; a bot tells a reason there; from the past a button leads back to now."""
    person = company.person("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    table = person.create(imperial.SEATS, game=imperial.GAME)
    bring({"britain": person}, table, lambda position: position["number"] > 20)
    person.open(table)
    slider = person.page.get_by_role("slider", name="Time")
    expect(slider).to_be_hidden()
    person.page.locator('.tabbar [data-page="log"]').tap()
    expect(slider).to_be_visible()
    person.page.locator(".why-bot").first.tap()
    assert len(person.see(".log .reason").inner_text()) > 20
    person.page.locator(".log .moment").last.tap()
    person.page.locator('.tabbar [data-page="map"]').tap()
    person.see(".pastnote")
    person.button("Back to now").tap()
    person.unseen(".pastnote")
    expect(slider).to_be_hidden()
    person.see(".prompt")
