"""A guest loses his cookie and comes back to his seat: by the slip that he kept, or by the word of the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.serving import Server
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody need be gone for minutes before the others are asked."""
    found = Server(tmp_path_factory.mktemp("coming-back"), away_s=0.0)
    yield found
    found.close()


SEATS = {"britain": "me", "france": "open"}


def people(person: Person) -> None:
    """To the list of people beside the board."""
    person.click("#tab-people")


def test_a_guest_whose_cookie_is_lost_comes_back_by_his_slip(company: Company) -> None:
    ada, ben = company.person("Ada"), company.person("Ben")
    table = ada.create(SEATS)
    ben.caller.sit(table)
    ben.open(table)
    people(ben)
    ben.button("A slip for my seat").click()
    address = ben.page.get_by_label("Address to come back with").input_value()
    slip = ben.see(".seat-slip code").inner_text()
    assert address.endswith(f"/table/{table['id']}#slip={slip}")
    check_access(ben, "the slip", ".seat-slip")
    ben.page.emulate_media(media="print")
    expect(ben.page.locator(".seat-slip code")).to_have_css("visibility", "visible")
    expect(ben.page.locator(".stage")).to_have_css("visibility", "hidden")
    ben.page.emulate_media(media="screen")

    lost = company.person()  # the same person: another browser, and no cookie
    lost.open(table)
    lost.see(".looking-on", has_text="no seat here is yours")
    lost.button("This seat is mine").click()
    field = lost.page.get_by_label("The slip of the seat")
    field.fill("abcd-efgh-2345")
    lost.button("Take the seat back").click()
    lost.see(".coming-back [role=alert]", has_text="gives no seat here")
    lost.troubles.clear()  # the browser tells of the request that was refused
    people(ben)
    expect(ben.page.locator(".people .want-slip, .seat-slip")).to_have_count(1)
    check_access(lost, "the ways back", ".looking-on")
    lost.page.goto("about:blank")
    lost.page.goto(address)
    expect(lost.page.get_by_label("The slip of the seat")).to_have_value(slip)
    lost.button("Take the seat back").click()
    lost.unseen(".looking-on")
    lost.page.wait_for_url(lambda url: "#slip" not in url)
    people(lost)
    expect(lost.button("Let a bot play")).to_be_visible()
    ben.see(".looking-on", has_text="no seat here is yours")
    ada.open(table)
    ada.click("#tab-talk")
    ada.see(".say", has_text="The player of France has come back in another browser, by the slip")
    lost.page.goto("/?language=qps")
    lost.see(".game h3")
    lost.open(table)
    people(lost)
    lost.click(".want-slip .btn")
    lost.see(".seat-slip")
    lost.page.evaluate("document.querySelectorAll('.people').forEach((names) => names.remove())")
    check_language(lost)


def test_a_guest_without_a_slip_comes_back_by_the_word_of_the_others(company: Company) -> None:
    ada, ben = company.person("Ada"), company.person("Ben")
    table = ada.create({**SEATS, "spain": "open"})
    ben.caller.sit(table, "france")
    cleo = company.person("Cleo", viewport=PHONE, has_touch=True, is_mobile=True)
    cleo.caller.sit(table, "spain")
    ada.open(table)
    lost = company.person(viewport=PHONE, has_touch=True, is_mobile=True)
    for answers in (False, True):
        lost.open(table)
        lost.button("This seat is mine").click()  # on a phone it stands with what is asked
        lost.page.get_by_label("Which seat is yours?").select_option("france")
        lost.button("Ask them").click()
        lost.see(".coming-back [role=status]", has_text="The table is asked whether you play France")
        ada.see(".vouch", has_text="Is this the player of France?")
        check_access(ada, "vouching", ".vouch")
        if answers:
            ada.button("Yes, it is").click()
            ada.see(".vouch", has_text="Still to answer: Spain")
            cleo.open(table)
            cleo.button("Yes, it is").tap()
        else:
            ada.button("I do not know").click()
            lost.see(".coming-back .note", has_text="did not say that it is you")
            assert lost.caller.get(f"/api/tables/{table['id']}").json["mine"] == []
            check_access(lost, "after a no", ".looking-on")
    lost.unseen(".looking-on")
    expect(lost.button("Let a bot play")).to_be_visible()
    ben.open(table)
    ben.see(".looking-on")
    ben.click("#tab-talk")
    ben.see(".say", has_text="The others at the table vouched")
