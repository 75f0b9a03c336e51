"""Two people at one table: one opens it, the other comes by its link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.person import Company, Person


def by_invitation(company: Company) -> tuple[Person, Person]:
    """The host and the friend, at a game that has begun; the link leads where the table was made."""
    host = company.person()
    host.page.goto(f"/new/{struggle.GAME}")
    host.page.get_by_label("Your name").fill("Ada")
    for _ in range(2):
        host.page.get_by_role("button", name="Remove").last.click()
    expect(host.page.locator(".seat-row")).to_have_count(2)
    host.page.get_by_label("Who leads it").nth(1).select_option(label="open, by invitation")
    host.button("Open the table").click()
    host.see("h2", has_text="Waiting for players")
    link = host.page.get_by_label("Invitation link").input_value()
    assert link.startswith(f"{company.server.address}/"), link

    friend = company.person()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Blaise")
    friend.page.get_by_role("button", name="Play").click()
    friend.see(".screen")
    host.see(".screen")
    return host, friend
