"""Play first, register later: a guest becomes an account with a passkey, a second device comes in by a link, a lost
cookie is no lost seat. Chromium has a virtual authenticator, and letters go to a mail server of the test."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.serving import Server
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language
from tests.for_long import for_long
from tests.server.post_office import PostOffice

SEATS = {"britain": "me", "france": "open"}


class Club(Server):
    """A server with accounts. Passkeys need a name, and this machine's is localhost."""

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="module")
def club(office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    accounts = f"AccountRules('open', 'http://localhost:{port}', '{office.url}', 'house@example.org')"
    found = Club(tmp_path_factory.mktemp("club"), port=port, accounts=accounts)
    yield found
    found.close()


@pytest.fixture
def members(club: Club, browser: Browser) -> Iterator[Company]:
    found = Company(club, browser)
    yield found
    found.leave()


def authenticator(person: Person) -> Any:
    """A device that makes and uses passkeys without asking anybody; its keys can be carried to another browser."""
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_guest_becomes_an_account_with_a_passkey_and_a_lost_cookie_is_no_lost_seat(members: Company) -> None:
    ada = members.person("Ada")
    table = ada.create(SEATS)
    line, device = authenticator(ada)
    ada.page.goto("/")
    ada.click(".top-link")
    ada.see(".account .sheet", has_text="your seat stays yours")
    ada.button("Keep them with a passkey").click()
    ada.see("#devices")
    ada.button("New codes").click()
    expect(ada.page.locator(".codes li")).to_have_count(8)
    code = ada.page.locator(".codes li").first.inner_text()
    ada.page.goto(f"/table/{table['id']}")
    expect(ada.button("Let a bot play")).to_be_visible()
    keys = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(keys) == 1

    lost = members.person()  # the same person; the cookie is gone, the passkey is not
    line, device = authenticator(lost)
    line.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": keys[0]})
    lost.page.goto("/account")
    lost.button("Sign in with a passkey").click()
    lost.see("#devices")
    expect(lost.page.locator("section[aria-labelledby=devices] li", has_text="here")).to_have_count(1)
    lost.page.goto("/")
    lost.see(f'.card[href="/table/{table["id"]}"]')
    lost.page.goto("/account")
    lost.button("Sign out Chrome, Linux").click()
    expect(lost.page.get_by_role("button", name="Sign out Chrome")).to_have_count(0)
    assert ada.page.request.get("/api/me").status == 401

    again = members.person()  # neither cookie nor passkey, but a code on paper
    again.page.goto("/account")
    for typed in (code.upper().replace("-", " "), code):
        again.see("#code").fill(typed)
        again.button("Sign in with a code").click()
        if typed != code:
            again.see("section[aria-labelledby=codes]", has_text="7 are left")
            again.button("Sign out here").click()
    again.see("[role=alert]", has_text="good no longer")
    again.troubles.clear()  # the browser tells of the request that was refused


def test_a_second_device_comes_in_by_a_link_and_brings_its_seats_along(members: Company, office: PostOffice) -> None:
    ben = members.person("Ben")
    first = ben.create(SEATS)
    number = len(office.letters)
    ben.page.goto("/account")
    ben.page.get_by_label("E-mail address").fill("ben@example.org")
    ben.button("Send me a link").click()
    ben.see("[role=status]")
    ben.page.goto(office.link(number))
    ben.button("Sign in here").click()
    ben.see("bdi", has_text="ben@example.org")

    phone = members.person("Phone", viewport=PHONE, has_touch=True, is_mobile=True)
    second = phone.create(SEATS)
    phone.page.goto("/account")
    phone.page.get_by_label("E-mail address").fill("ben@example.org")
    phone.button("Send me a link").click()
    phone.page.goto(office.link(number + 1))
    phone.see("label", has_text="comes along")
    phone.button("Sign in here").click()
    phone.see("#devices")
    phone.page.goto("/")
    for table in (first, second):
        phone.see(f'.card[href="/table/{table["id"]}"]')
    phone.page.goto("/account")
    phone.button("Sign out here").click()
    phone.see("#keep")


@pytest.mark.parametrize("look", [for_long("dark-phone"), "hebrew"])
def test_the_pages_of_accounts_can_be_used_by_everybody(members: Company, office: PostOffice, look: str) -> None:
    how: dict[str, Any] = {"locale": "he"}
    if look == "dark-phone":
        how = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    person = members.person("Ada", **how)
    authenticator(person)
    person.page.goto("/account")
    person.see("#keep")
    check_access(person, "guest")
    person.click("#keep ~ p .btn.main")
    person.see("#devices")
    person.click("section[aria-labelledby=codes] .btn")
    person.see(".codes li")
    check_access(person, "member")
    person.page.goto("/account/enter#none")
    person.see("main .btn.main")
    check_access(person, "enter")


@pytest.mark.long_case
def test_no_text_escapes_on_the_pages_of_accounts(members: Company) -> None:
    person = members.person("Ada")
    authenticator(person)
    person.page.goto("/?language=qps")
    person.see(".game h3")
    person.page.goto("/account")
    person.see("#keep")
    check_language(person)
    person.click("#keep ~ p .btn.main")
    person.see("#devices")
    person.click("section[aria-labelledby=codes] .btn")
    person.see(".codes li")
    check_language(person)
