"""A person opens the home page, makes a table with three bots and plays a war by clicking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.clicking import Clicker
from tests.browser.person import Company, Person
from tests.browser.prepared import Wanted, asks, bring

BEGINNING = 3
"""Decisions of the set-up that are clicked; then the auction comes by itself, then the last round."""


def last_round(position: Any) -> bool:
    return bool(position["prompt"]["key"] == "turn" and position["view"]["round"] == position["view"]["rounds"])


def leap(person: Person, wanted: Wanted) -> None:
    """To a later moment, while nobody looks on."""
    table = person.caller.get(f"/api/tables/{person.page.url.split('/table/')[1]}").json
    person.page.goto("/health")
    bring({table["mine"][0]: person}, table, wanted)
    person.open(table)


def adds_up(person: Person, clicker: Clicker) -> None:
    """The count of the first war: its gold and its points add up, and the track shows the same; it opens again."""
    page = person.page
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


# The coached game of test_coach.py goes the same short way.
@pytest.mark.long_case
@pytest.mark.parametrize("whole", [False, True])
def test_a_person_plays_a_war_against_bots(company: Company, whole: bool) -> None:
    """The whole war, or its beginning and its last round."""
    person = company.person("Ada")
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
    if whole:
        clicker.play(lambda: struggle.war(person) == "II")
        assert sum(clicker.seen.values()) > 20
    else:
        clicker.play(lambda: sum(clicker.seen.values()) >= BEGINNING)
        leap(person, asks("pass-or-raise"))
        clicker.decide()
        leap(person, last_round)
        clicker.play(lambda: struggle.war(person) == "II")
    assert not page.locator(".screen.over").count()
    assert {"pass-or-raise", "turn"} <= set(clicker.seen), clicker.seen
    person.see(".log", has_text="War II")
    adds_up(person, clicker)
