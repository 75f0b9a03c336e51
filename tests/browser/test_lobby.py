"""The home page tells tables with a free seat from games that can only be watched."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Company
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language


@pytest.mark.long_case
def test_only_tables_with_a_free_seat_are_those_one_can_join(company: Company) -> None:
    host, other = company.person("Lobby host"), company.person("Lobby guest")
    free = host.create({"britain": "me", "france": "open"}, listed=True)
    running = host.create({"britain": "me", "france": "random"}, listed=True)
    filled = host.create({"britain": "me", "france": "open"}, listed=True, powers="chosen")
    company.person("Lobby third").caller.sit(filled)
    assert host.caller.get(f"/api/tables/{filled['id']}").json["status"] == "waiting", "powers are not chosen yet"
    other.page.goto("/")
    other.see(f'section[aria-labelledby=listed] .card[href="/table/{free["id"]}"]')
    other.see(f'section[aria-labelledby=live] .card[href="/table/{running["id"]}"]')
    for full in (running, filled):
        card = other.page.locator(f'section[aria-labelledby=listed] .card[href="/table/{full["id"]}"]')
        expect(card).to_have_count(0)


def test_now_leads_to_a_first_game_and_then_to_the_same_one(company: Company) -> None:
    """Where `tricorne` opens the browser: whoever has no game gets one, whoever has one goes on with it."""
    person = company.person("Newcomer")
    person.page.goto("/now")
    person.page.wait_for_url("**/table/*")
    person.see(".prompt")
    table = person.page.url
    person.page.goto("/now")
    person.page.wait_for_url("**/table/*")
    assert person.page.url == table


def test_a_quick_match_leads_to_a_table_that_the_next_person_finds_in_the_lobby(company: Company) -> None:
    ada, ben = company.person("Ada"), company.person("Ben", locale="he")
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Lobby", exact=True).click()
    ada.page.get_by_role("group", name="Which tables").get_by_label("Game").select_option("imperial-struggle")
    ada.page.locator(".quick").get_by_label("Game").select_option("Imperial Struggle")
    ada.button("Find me a seat").click()
    ada.see("h2", has_text="Waiting for players")
    table = ada.page.url.rpartition("/")[2]
    ben.page.goto("/lobby")
    ben.see(f'[data-table="{table}"] .sitting .free')
    check_access(ben, "lobby")
    ben.page.locator(f'[data-table="{table}"] .go .btn').click()
    ben.see(".screen")
    ada.see(".screen")
    ada.page.goto("/lobby")
    ada.unseen(f'[data-table="{table}"]')
    ada.page.goto("/?language=qps")
    ada.see(".game h3")
    ada.page.goto("/lobby")
    ada.see(".filters select").select_option("imperial-struggle")  # without the names of other tests' people
    check_language(ada)
