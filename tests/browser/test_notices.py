"""Told that it is your turn: both leave, the letter comes, its link leads to the decision; and how to have no more."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import struggle
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
    mail = f"'{office.url}', 'house@example.org', away_s=0.3, between_letters_s=0.0"
    accounts = f"AccountRules('open', 'http://localhost:{port}', {mail})"
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


def told(office: PostOffice, subject: str, to: str, after: int = 0) -> list[str]:
    """The links of the letter of this subject to somebody, as soon as it has come; only of later ones than so many."""
    until = time.monotonic() + 10
    while True:
        for letter in office.letters[after:]:
            if letter["Subject"] == subject and to in letter["To"]:
                return re.findall(r"http://\S+", str(letter.get_content()))
        assert time.monotonic() < until, [(letter["Subject"], letter["To"]) for letter in office.letters]
        time.sleep(0.05)


def finish_turn(person: Person) -> None:
    """By clicking, until somebody else is asked; then away from the table."""
    player = struggle.player(person)
    player.decide()
    while person.asked:
        player.decide()
    person.page.goto("/health")


def test_both_leave_a_game_by_days_are_told_return_by_the_link_and_finish_a_turn(
    members: Company, office: PostOffice
) -> None:
    ada, ben = members.person("Ada"), members.person("Ben")
    becomes_member(ada, office, "ada@example.org")
    becomes_member(ben, office, "ben@example.org")
    pace = {"kind": "days", "bank_s": 86400, "step_s": 2 * 86400, "out": "reminder"}
    table: Any = ada.create(SEATS, title="By post", options={"setup-duplicates": "keep"}, pace=pace)
    ben.caller.sit(table)
    finish_turn(ada.open(table))

    links = told(office, "Your turn: By post", "ben@example.org")
    before = len(office.letters)
    ben.page.goto(links[0])
    finish_turn(ben)
    ada.page.goto(told(office, "Your turn: By post", "ada@example.org", before)[0])
    ada.see(".screen.asked")

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
        if look == "made-up":
            check_language(person)
        if look != "made-up" or "stop" in address:
            check_access(person, "notices", "main" if look == "made-up" else "")  # no language has its name
