"""Told that it is your turn: both leave, the letter comes, its link leads to the decision; and how to have no more."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.test_accessible import check as check_access
from tests.browser.test_accounts import Club
from tests.browser.test_made_up_language import check as check_language
from tests.for_long import for_long
from tests.server.post_office import PostOffice

SEATS = {"britain": "me", "france": "open"}


@pytest.fixture(scope="module")
def club(office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    accounts = f"AccountRules('open', 'http://localhost:{port}', '{office.url}', 'house@example.org', away_s=0.3)"
    found = Club(tmp_path_factory.mktemp("club"), port=port, accounts=accounts)
    yield found
    found.close()


@pytest.fixture
def members(club: Club, browser: Browser) -> Iterator[Company]:
    found = Company(club, browser)
    yield found
    found.leave()


def becomes_member(person: Person, office: PostOffice, address: str) -> None:
    number = len(office.letters)
    assert person.page.request.post("/api/account/link", data={"address": address}).ok
    token = office.token(number)
    assert person.page.request.post("/api/account/enter/link", data={"token": token}).ok
    person.caller.token = next(
        str(cookie.get("value")) for cookie in person.context.cookies() if cookie.get("name") == "tricorne_guest"
    )


def told(office: PostOffice, subject: str) -> str:
    """The letter of this subject, as soon as it has come."""
    until = time.monotonic() + 10
    while True:
        for letter in office.letters:
            if letter["Subject"] == subject:
                return str(letter.get_content())
        assert time.monotonic() < until, [letter["Subject"] for letter in office.letters]
        time.sleep(0.05)


def test_the_link_of_a_letter_leads_to_the_decision_and_another_ends_them(members: Company, office: PostOffice) -> None:
    ada, ben = members.person("Ada"), members.person("Ben", viewport=PHONE, has_touch=True, is_mobile=True)
    becomes_member(ada, office, "ada@example.org")
    becomes_member(ben, office, "ben@example.org")
    table: Any = ada.create(SEATS, title="By post", options={"setup-duplicates": "keep"})
    ben.caller.sit(table)
    with ada.caller.look(table) as live:
        while live.position["prompt"]["actor"] == "britain":
            live.play()
    text = told(office, "Your turn: By post")
    links = re.findall(r"http://\S+", text)
    ben.page.goto(links[0])
    ben.see(".screen.asked")
    before = ben.number
    ben.caller.look(table).__enter__().play()
    ben.wait_past(before)
    ben.page.goto(links[1])
    ben.button("Stop these notices").click()
    expect(ben.page.get_by_role("status")).to_be_visible()
    ben.page.goto("/account")
    expect(ben.page.get_by_label("E-mail ben@example.org")).not_to_be_checked()


@pytest.mark.parametrize("look", [for_long("dark-phone"), for_long("hebrew"), "made-up"])
def test_the_choice_of_ways_can_be_used_by_everybody(members: Company, office: PostOffice, look: str) -> None:
    how: dict[str, Any] = {}
    if look == "dark-phone":
        how = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    elif look == "hebrew":
        how = {"locale": "he"}
    person = members.person("Ada", **how)
    becomes_member(person, office, f"{look}@example.org")
    if look == "made-up":
        person.page.goto("/?language=qps")
        person.see(".game h3")
    for address, sign in (("/account", "#notices"), ("/account/stop#key", "main .btn.main")):
        person.page.goto(address)
        person.see(sign)
        check_language(person) if look == "made-up" else check_access(person, "notices")
