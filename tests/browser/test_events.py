"""An event in the browser: made by a member, entered by a guest on a phone, begun, played at the table that opened."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Company
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language
from tests.browser.test_notices import becomes_member, club, members
from tests.for_long import for_long
from tests.server.post_office import PostOffice

__all__ = ["club", "members"]
pytestmark = pytest.mark.xdist_group("accounts")


def test_a_member_makes_an_event_and_a_table_opens_for_each_pairing(members: Company, office: PostOffice) -> None:
    ada = members.person("Ada")
    becomes_member(ada, office, "ada-events@example.org")
    ada.page.goto("/events")
    form = ada.page.locator(".new-event")
    form.get_by_label("Name", exact=True).fill("Autumn cup")
    form.locator("select").first.select_option("round-robin")
    form.get_by_text("By days", exact=True).click()
    form.get_by_label("Days for each turn").fill("3")
    ada.see(".new-event details.options")
    check_access(ada, "events, and the form of a new one")
    ada.button("Make the event").click()
    ada.see("h1", has_text="Autumn cup")
    ada.see("header .rules", has_text="3 days")
    ada.button("Sign up").click()
    expect(ada.button("Begin round 1")).to_be_disabled()
    ben = members.person("Ben", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    ben.page.goto(ada.page.url)
    ben.button("Sign up").click()
    ben.see("tr.me", has_text="Ben")
    ada.page.reload()
    ada.button("Begin round 1").click()
    expect(ada.page.locator(".pairs li")).to_have_count(1)
    check_access(ada, "event")
    ben.page.reload()
    ben.see(".pairs li")
    check_access(ben, "event on a phone")
    ada.button("Ben forfeits this game").click()
    ada.see("tr.me .cell.won")
    ada.see("header b", has_text="Over")
    ada.see(".figures-of li", has_text="100%")
    expect(ada.page.locator(".figures-of li .range")).to_have_count(6)  # wins, performance, powers; two of each
    check_access(ada, "figures of an event")
    ben.page.reload()
    ben.see(".figures-of")
    check_access(ben, "figures of an event on a phone")
    wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    assert len(set(ben.page.evaluate(wide))) == 1, "nothing lies beside the window"
    ben.page.get_by_role("link", name="To the table").click()
    ben.see(".screen")


@pytest.mark.parametrize("look", [for_long("hebrew"), for_long("made-up")])
def test_events_can_be_read_in_every_language(members: Company, office: PostOffice, look: str) -> None:
    how: dict[str, Any] = {"locale": "he"} if look == "hebrew" else {}
    person = members.person("Ada", **how)
    becomes_member(person, office, f"{look}-events@example.org")
    asked = {"title": "1756", "format": "swiss", "table": {"game": "imperial-struggle", "seats": []}}
    event: Any = person.caller.post("/api/events", asked).json
    address = f"/api/events/{event['info']['id']}"
    for name in ("Δέλτα", "Ωμέγα"):
        assert members.person(name).caller.post(f"{address}/enter", {}).status == 200
    assert person.caller.post(f"{address}/round", {}).status == 200
    if look == "made-up":
        person.page.goto("/?language=qps")
        person.see(".game h3")
    for page, sign in (("/events", "#new-event"), (f"/event/{event['info']['id']}", "#round")):
        person.page.goto(page)
        person.see(sign)
        check_language(person) if look == "made-up" else check_access(person, "events")
