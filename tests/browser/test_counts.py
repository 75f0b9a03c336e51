"""Counts of Imperial Struggle that are opened again from the log: their sums, on a desk and on a phone, and for eyes
that need contrast or have none."""

from __future__ import annotations

from typing import Any

from tests.browser import imperial
from tests.browser.adding_up import THEATER_CELLS, counted, track
from tests.browser.clicking import lay_counts_aside, words_of
from tests.browser.fitting import misfits
from tests.browser.person import DESKTOP, PHONE, Company
from tests.browser.prepared import bring
from tests.browser.test_accessible import check_part


def second_peace(position: Any) -> bool:
    """A Peace turn and a war have been counted."""
    return bool(position["view"]["turn"]["id"] == "peace-2")


def test_the_sums_of_a_turn_and_of_a_war(company: Company) -> None:
    person = company.person("Ada")
    table = person.create({"britain": "me", "france": "random"}, game=imperial.GAME)
    bring({"britain": person}, table, second_peace)
    person.open(table)
    lay_counts_aside(person)
    page = person.page
    totals: list[int] = []
    cells: set[int] = set()
    for at in range(page.locator(".open-count").count()):
        page.locator(".open-count").nth(at).click()
        count = person.see(".count")
        parts = words_of(count)
        title = count.locator("h2 span").inner_text()
        note = count.locator(".sums > p")
        totals.append(counted(parts, note.inner_text() if note.count() else ""))
        cells |= {len(part[0]) for part in parts}
        if not at:
            check_part(person, title, ".count")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        assert misfits(page, ".count") == []
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        page.keyboard.press("Escape")
        person.unseen(".count")
    assert cells == {THEATER_CELLS, THEATER_CELLS + 1}, "a Peace turn and a war"
    assert totals[0] == track(person), totals  # the last one stands first in the log
