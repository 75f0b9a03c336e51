"""The home page tells tables with a free seat from games that can only be watched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Company


def test_only_tables_with_a_free_seat_are_those_one_can_join(company: Company) -> None:
    host, other = company.person("Lobby host"), company.person("Lobby guest")
    free = host.create({"britain": "me", "france": "open"}, listed=True)
    running = host.create({"britain": "me", "france": "random"}, listed=True)
    other.page.goto("/")
    other.see(f'section[aria-labelledby=listed] .card[href="/table/{free["id"]}"]')
    other.see(f'section[aria-labelledby=live] .card[href="/table/{running["id"]}"]')
    expect(other.page.locator(f'section[aria-labelledby=listed] .card[href="/table/{running["id"]}"]')).to_have_count(0)


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
