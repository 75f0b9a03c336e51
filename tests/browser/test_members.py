"""What people have: their games, with a mark where it is their turn, and the end of all that is kept about them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import PHONE, Company
from tests.browser.prepared import finish
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language

SEATS = {"britain": "me", "france": "random"}


def test_my_games_are_found_on_a_page_with_my_turn_marked_and_results(company: Company) -> None:
    ada = company.person("Ada")
    over = ada.create(SEATS)
    finish(ada, over, "britain")
    waiting = ada.create({"britain": "me", "france": "open"})
    turn = ada.create({"britain": "me", "france": "same-screen"})
    ada.page.goto("/")
    ada.see(f'.card.turn[href="/table/{turn["id"]}"]', has_text="Your turn")
    expect(ada.page.locator(f'.card[href="/table/{over["id"]}"]')).to_have_count(0)
    ada.page.get_by_role("link", name="My games", exact=True).click()
    cards = ada.page.locator("section[aria-labelledby=running] .card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.last).to_have_attribute("href", f"/table/{waiting['id']}")
    ended = ada.see(".finished li")
    assert ended.locator(".result").inner_text() in ("Won", "Lost", "Won together", "Nobody won")
    assert ended.get_by_role("link", name="Record").get_attribute("href") == f"/api/tables/{over['id']}/record"
    check_access(ada, "my games")
    ada.page.goto("/study")
    ada.see(f'.study-list.played a[href="/study/of/{over["id"]}"]')
    check_access(ada, "shelf")
    ada.page.goto("/?language=qps")
    ada.see(".game h3")
    ada.page.goto("/games")
    ada.see(".finished li")
    check_language(ada)


def test_everything_about_me_is_deleted_after_i_have_typed_my_name(company: Company) -> None:
    ada = company.person("Ada", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    table = ada.create({"britain": "me", "france": "open"})
    ada.page.goto("/games")
    ada.see(f'a[href="/table/{table["id"]}"]')
    ada.page.get_by_role("link", name="About me").click()
    with ada.page.expect_download() as fetched:
        ada.page.get_by_role("link", name="Fetch all of it").click()
    assert fetched.value.suggested_filename == "tricorne.json"
    check_access(ada, "about me")
    expect(ada.button("Delete everything")).to_be_disabled()
    ada.page.get_by_label("Type your name, Ada").fill("Ada")
    ada.button("Delete everything").click()
    ada.see("[role=status]", has_text="has been deleted")
    assert ada.page.request.get("/api/me").status == 401


def test_a_player_resigns_twice_and_both_go_on_through_a_series_to_a_rematch_with_changed_sides(
    company: Company,
) -> None:
    ada, ben = company.person("Ada"), company.person("Ben")
    table = ada.create({"britain": "me", "france": "open"}, game="imperial-struggle", series={"games": 2})
    ben.caller.sit(table)
    ben.open(table)
    ada.open(table)
    ada.click("#tab-people")
    ada.button("Propose to end the game").click()
    ada.button("Ask the others").click()
    ben.page.get_by_role("button", name="Play on", exact=True).click()
    ada.button("Resign").click()
    ada.see(".give-up", has_text="France wins")
    ada.button("Yes, resign").click()
    for person in (ada, ben):
        person.see(".ending .outcome", has_text="Britain has resigned. France wins.")
    check_access(ben, "the end after a resignation", ".ending")
    ada.see(".ending .series", has_text="Game 1 of 2")
    for person in (ada, ben):
        person.button("To the next game").click()
        person.page.wait_for_url(lambda url: table["id"] not in url)
    ada.see(".screen:not(.over)")
    ada.click("#tab-people")
    ada.see(".series", has_text="Game 2 of 2")
    ada.button("Resign").click()
    ada.button("Yes, resign").click()
    for person in (ada, ben):
        person.see(".ending .series", has_text="Britain wins the series")
    ada.button("Rematch with other seats").click()
    ada.see("h2", has_text="Waiting for players")
    ben.button("To the rematch").click()
    ben.page.wait_for_url(ada.page.url)
    ada.see(".screen")
    assert ben.caller.get(f"/api/tables/{ben.page.url.rpartition('/')[2]}").json["mine"] == ["france"]
