"""Members among themselves: the boards lead to a profile, the profile to a friend, and the friend to a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.test_accessible import check as check_access
from tests.browser.test_accounts import Club, club
from tests.browser.test_made_up_language import check as check_language

__all__ = ["club"]

GAME = "struggle-of-empires"
OTHERS = {"Esther": (33.0, 2.1), "Otto": (29.5, 2.6), "Chiara": (21.0, 4.0), "Hana": (23.0, 6.0)}


@pytest.fixture
def members(club: Club, browser: Browser) -> Iterator[Company]:
    found = Company(club, browser)
    yield found
    found.leave()


def becomes_member(company: Company, id: str) -> None:
    """An account, and nothing else."""
    _write(company, "insert into accounts values (?, ?, null, 'en', 1.0)", [(id, f"handle of {id}")])


def _write(company: Company, statement: str, rows: list[Any]) -> None:
    with sqlite3.connect(company.server.db, timeout=10) as line:
        line.executemany(statement, rows)
    line.close()


def rated(company: Company, id: str, mu: float, sigma: float, games: int) -> None:
    """So many games that led to a rating."""
    _write(
        company,
        "insert into ratings values (?, ?, 'live', ?, ?, ?, ?, '1,3,2,1,1', 1.0)",
        [(id, GAME, mu, sigma, games, games // 3)],
    )
    curve = []
    for at in range(games):
        part = (at + 1) / games
        wave = (at % 4 - 1.5) * 0.8 * (1 - part)
        spread = sigma + (8.3 - sigma) * (1 - part) ** 2
        curve.append((f"{id} {at}", id, GAME, float(at), at, 25 + (mu - 25) * part + wave, spread))
    _write(company, "insert into rating_games values (?, 'britain', ?, ?, 'live', ?, ?, 1, 25.0, ?, ?)", curve)


def populate(company: Company, *people: Person) -> list[str]:
    ids = [str(person.caller.get("/api/me").json["id"]) for person in people]
    for id in ids:
        becomes_member(company, id)
    for name, (mu, sigma) in OTHERS.items():
        id = f"{name} {ids[0]}"[:32]
        _write(company, "insert into guests values (?, ?, ?, 1.0)", [(id, id, name)])
        becomes_member(company, id)
        rated(company, id, mu, sigma, 30)
    rated(company, ids[-1], 27.4, 3.1, 24)
    return ids


def test_from_the_boards_to_a_profile_to_a_friend_to_a_table(members: Company) -> None:
    ada = members.person("Ada")
    ben = members.person("Ben", locale="he", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    ids = populate(members, ada, ben)
    ada.page.goto("/leaders")
    expect(ada.see('tr[data-name="Esther"] td')).to_have_text("1")
    expect(ada.page.locator('tr[data-name="Hana"] td').first).to_have_text("?")
    expect(ada.page.locator("tr.bot")).to_have_count(4)
    check_access(ada, "the best")
    ada.page.get_by_role("link", name="Ben").click()
    ada.see(".rating-curve .sure")
    ada.button("Ask to be friends").click()
    expect(ada.button("Withdraw the question")).to_be_visible()
    check_access(ada, "profile")
    _write(members, "insert into roles values (?, 'moderator', 1.0)", [(ids[0],)])
    ada.page.reload()
    ada.button("Mute").click()
    force = ada.see(".judge .things li", has_text="muted")
    check_access(ada, "a profile before a moderator", ".judge")
    force.get_by_role("button", name="Lift").click()
    ada.unseen(".judge .things li")
    _write(members, "delete from roles where guest = ?", [(ids[0],)])
    ben.page.goto("/account")
    ben.click("section[aria-labelledby=friends] .btn.main")
    expect(ben.page.locator("section[aria-labelledby=friends] .btn.main")).to_have_count(0)
    check_access(ben, "account")
    table = ada.create({"britain": "me", "france": "open"}, game=GAME)
    ada.page.goto(f"/table/{table['id']}")
    ada.button("Invite Ben").click()
    ada.see("[role=status]", has_text="Ben is invited")
    ben.page.goto("/lobby")
    ben.see(".invitation .btn.main")
    check_access(ben, "lobby")
    ben.page.locator(".invitation .btn.main").click()
    ben.page.locator(".join-seats button").first.click()
    ben.see(".screen")


@pytest.mark.long_case
def test_no_text_escapes_from_boards_and_profiles(members: Company) -> None:
    ada = members.person("Ada")
    [id] = populate(members, ada)
    ada.page.goto("/?language=qps")
    ada.see(".game h3")
    for address, shown in (("/leaders", "tr.bot"), (f"/people/{id}", ".rating-curve .sure"), ("/account", ".things")):
        ada.page.goto(address)
        ada.see(shown)
        names = "document.querySelectorAll('a.who, .who-is p.muted, section[aria-labelledby=notices]')"
        ada.page.evaluate(f"{names}.forEach((one) => one.remove())")
        check_language(ada)
