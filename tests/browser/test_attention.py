"""A page that is hidden, or that nobody touches, does not hold notices back."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.person import Company
from tests.browser.test_notices import becomes_member, club, members, told
from tests.server.post_office import PostOffice

__all__ = ["club", "members"]  # a club whose members are told
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Headless browsers show all their pages: what another window would do is said."""


def test_a_hidden_page_lets_the_letter_through_and_one_that_nobody_touches_is_left(
    members: Company, office: PostOffice
) -> None:
    ada, ben = members.person("Ada"), members.person("Ben")
    becomes_member(ada, office, "ada-hides@example.org")
    table: Any = ada.create({"britain": "me", "france": "open"}, title="Out of sight")

    def sits(here: bool) -> None:
        """Until the table sees her so."""
        until = time.monotonic() + 10
        while ben.caller.get(f"/api/tables/{table['id']}").json["seats"][0]["present"] is not here:
            assert time.monotonic() < until
            time.sleep(0.05)

    ada.page.clock.install()
    ada.page.goto(f"/table/{table['id']}")
    ada.see(".presence.here")
    ben.caller.sit(table)
    ben.open(table)
    ada.see(".screen.asked")
    ada.page.wait_for_timeout(1000)
    assert not [one for one in office.letters if one["Subject"] == "Your turn: Out of sight"], "she sees it in the page"
    ada.page.evaluate(HIDE, True)
    ada.page.clock.run_for(4000)
    told(office, "Your turn: Out of sight", "ada-hides@example.org")
    sits(False)
    # She comes back, and then touches nothing for minutes.
    ada.page.evaluate(HIDE, False)
    sits(True)
    ada.page.clock.run_for(6 * 60_000)
    sits(False)
    ada.page.mouse.move(10, 10)
    sits(True)
