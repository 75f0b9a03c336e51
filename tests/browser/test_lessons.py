"""A lesson of each game in the browser, from the home page to the wax seal: wrong tries, leaving and coming back."""

from __future__ import annotations

import pytest

from tests.browser.person import PHONE, Company, Person
from tests.browser.test_accessible import BOARD, LOOKS, check, looks


def step(person: Person, id: str, phase: str = "open") -> None:
    person.see(f'.teacher[data-step="{id}"][data-phase="{phase}"]:not([data-busy])')


def go(person: Person) -> None:
    person.click(".teacher [data-go]")


def begin(person: Person, game: str, lesson: str) -> None:
    """From the home page through the list of lessons."""
    person.page.goto("/")
    person.click(f'a[href="/learn/{game}"]')
    person.click(f'[data-lesson="{lesson}"]')


def test_silesia_from_the_home_page_to_the_seal(company: Company) -> None:
    anna = company.person("Anna")
    begin(anna, "struggle-of-empires", "a-turn-in-silesia")
    step(anna, "1")
    anna.page.locator('[data-at="region/baltic-states"]').first.click(force=True)
    anna.see('.teacher[data-tone="wrong"] .wrong', has_text="Baltic States, up in the north-east")
    anna.page.locator('[data-at="region/german-states"]').first.click(force=True)
    step(anna, "1", "done")
    go(anna)
    anna.see(".lamp-ring")
    for id, wrong, right in (("2", 1, 2), ("3", 1, 3), ("4", 1, 3)):
        step(anna, id)
        anna.click(f'[data-answer="{wrong}"]')
        anna.see('.teacher[data-tone="wrong"] .wrong')
        anna.click(f'[data-answer="{right}"]')
        step(anna, id, "done")
        go(anna)
    step(anna, "5")
    go(anna)
    step(anna, "6")
    anna.click('.act[data-verb="pass"]')
    anna.click(".go .btn.main")
    anna.see('.teacher[data-tone="wrong"] .wrong', has_text="Patience is a virtue")
    anna.page.reload()
    attack(anna, "6", "attack german-states ger-3")
    step(anna, "7")
    anna.click("[data-throw]")
    step(anna, "8")
    anna.click('[data-answer="2"]')
    step(anna, "8", "done")
    go(anna)
    attack(anna, "9")  # there is but one target
    step(anna, "10")
    anna.click("[data-throw]")
    step(anna, "11")
    go(anna)
    anna.see(".teacher .wax")
    assert anna.page.locator(".teacher li").count() == 3
    anna.click(".teacher .leave")
    anna.see(".rungs .done [data-lesson=a-turn-in-silesia]")


def attack(person: Person, id: str, action: str = "") -> None:
    step(person, id)
    person.click('.act[data-verb="attack"]')
    if action:
        person.click(f'[data-action="{action}"]')
    person.click(".go .btn.main")
    step(person, id, "done")
    go(person)


@pytest.mark.long_case
def test_bengal_on_a_phone(company: Company) -> None:
    anna = company.person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    begin(anna, "imperial-struggle", "first-flags")
    for id in ("whose", "shapes"):
        step(anna, id)
        go(anna)
    step(anna, "plant")
    meant = anna.page.locator('[data-at="space/west-bengal"]').first.bounding_box()
    assert meant and 0 < meant["y"] < 0.45 * PHONE["height"] and 0 < meant["x"] < PHONE["width"], meant
    point(anna, "calcutta")
    anna.see('.teacher[data-tone="wrong"] .wrong', has_text="Calcutta is a square")
    flag(anna, "plant", "west-bengal")
    step(anna, "no-chain")
    point(anna, "mangalore")
    step(anna, "no-chain", "done")
    anna.see(".teacher .right blockquote")
    go(anna)
    flag(anna, "strike", "kanchipuram")
    flag(anna, "take", "kanchipuram")
    step(anna, "count")
    go(anna)
    step(anna, "over")
    anna.click('[data-action="end-round"]')
    if anna.page.locator(".go .btn.main").count():
        anna.click(".go .btn.main")
    anna.see(".teacher .wax")


def point(person: Person, space: str) -> None:
    person.page.locator(f'[data-at="space/{space}"]').first.dispatch_event("click")


def flag(person: Person, id: str, space: str) -> None:
    step(person, id)
    point(person, space)
    person.click(".go .btn.main")
    step(person, id, "done")
    go(person)


@looks("dark-phone")
def test_nothing_serious_stands_in_the_way(company: Company, look: str) -> None:
    """The list, a step with a question, a wrong answer to it, on every kind of screen."""
    anna = company.person("Anna", **LOOKS[look])
    anna.page.goto("/learn/struggle-of-empires")
    anna.see(".rungs")
    check(anna, "lessons")
    anna.click('[data-lesson="a-turn-in-silesia"]')
    step(anna, "1")
    anna.page.locator('[data-at="region/german-states"]').first.click(force=True)
    go(anna)
    step(anna, "2")
    anna.click('[data-answer="1"]')
    anna.see('.teacher[data-tone="wrong"] .wrong')
    check(anna, "a wrong answer", besides=BOARD)
