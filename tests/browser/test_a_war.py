"""A person opens the home page, makes a table with three bots and plays a whole war by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.person import Company


def test_a_person_plays_a_whole_war_against_bots(company: Company) -> None:
    person = company.person()
    page = person.page
    page.goto("/")
    person.click(".game a.btn", has_text="New table")
    page.get_by_label("Your name").fill("Ada")
    expect(page.locator(".seat-row")).to_have_count(4)
    expect(page.locator(".seat-row select[aria-label='Who leads it']").first).to_have_value("me")
    for level in page.get_by_label("Which bot").all():
        level.select_option("heuristic")
    person.button("Open the table").click()
    clicker = struggle.player(person)
    decisions = clicker.play(lambda: struggle.war(person) == "II")
    assert decisions > 20 and not page.locator(".screen.over").count()
    assert {"pass-or-raise", "turn", "destination"} <= set(clicker.seen), clicker.seen
    person.see(".log", has_text="War II")
    assert clicker.counts == ["War I is counted"]
    gold, points = clicker.sums
    *earned, now = gold
    assert [sum(parts) for parts in zip(*earned, strict=True)] == now, gold
    *regions, gained, track = points
    assert [sum(parts) for parts in zip(*regions, strict=True)] == gained, points
    shown = page.locator(".strip .track").get_attribute("aria-label") or ""
    assert sorted(track) == sorted(int(points) for points in re.findall("[0-9]+", shown)), shown
    person.click(".open-count")
    person.see(".count h2", has_text="War I")
    page.keyboard.press("Escape")
    person.unseen(".count")
