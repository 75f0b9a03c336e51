"""No text escapes: in the made-up language, English with accents on every letter, whatever stands on a page in plain
letters is no message. Names that people typed, numbers, dates and the ids of rules may;
the words of a rule are those of the catalogue, and outcomes on the page of fairness those of the record."""

from __future__ import annotations

import re

import pytest

from tests.browser import imperial
from tests.browser.clicking import reach
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring, finish
from tests.browser.test_plain_board import GAME as PLAIN
from tests.browser.test_plain_board import SEATS as MERCHANTS
from tests.browser.test_plain_board import elsewhere, guests

__all__ = ["elsewhere", "guests"]

NAME = "Ada"
TITLE = "Ada's table"
SEEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, box = node.parentElement;
    if (!box.checkVisibility()) continue;
    if (box.closest('script, style, code, pre, textarea, .why blockquote, bdi, .outcomes')) continue;
    const words = node.textContent.trim();
    if (words) found.push(words);
  }
  for (const box of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!box.checkVisibility() || box.closest('code, bdi, .outcomes')) continue;
    for (const kind of ['aria-label', 'title', 'placeholder', 'alt']) {
      const words = box.getAttribute(kind);
      if (words) found.push(words);
    }
  }
  return [document.title, ...found];
}"""
ALLOWED = [
    re.compile(r"\b(IS|R|[A-Z]{3,})(-[A-Z]+)?-[\d.]+(-\d+)?[a-z]?\b|\bIS-R\d+\b"),  # ids of rules
    re.compile(
        r"\b\d{1,2} [A-Z][a-z]{2,3} \d{4}(, \d{1,2}:\d{2}( [ap]m)?)?|[A-Z][a-z]{2} \d{1,2}, \d{4}.*[AP]M"
    ),  # dates
    re.compile(r"\b[0-9a-f]{8,}\b…?"),  # seals and letters
    re.compile(r"\b(English|Deutsch|Français)\b"),  # languages call themselves
    re.compile(r"\b(Chrome|Linux)\b"),  # so do browsers
    re.compile(r"\b[A-E]\b"),  # the letters printed on sets of markers
    re.compile(re.escape(TITLE)),
    re.compile(rf"\b{NAME}\b"),
]


def escaped(person: Person) -> list[str]:
    """What the page shows in plain letters."""
    found: list[str] = []
    for words in person.page.evaluate(SEEN):
        left = words
        for allowed in ALLOWED:
            left = allowed.sub("", left)
        if re.search("[A-Za-z]", left):
            found.append(words)
    return sorted(set(found))


def check(person: Person) -> None:
    """No text escapes."""
    assert escaped(person) == []


def check_the_board(person: Person) -> None:
    """As it stands, with a why-not, and under every tab."""
    check(person)
    reach(person.page.locator(".act.off").first)
    person.see(".why")
    check(person)
    for tab in person.page.locator("[role=tab]").all():
        tab.click()
        check(person)


def reader(company: Company) -> Person:
    person = company.person(NAME)
    person.page.goto("/?language=qps")
    person.see(".game h3")
    return person


def test_no_text_escapes_on_the_home_page_and_in_the_form(guests: Company) -> None:
    """On a server without the people of other tests, whose names would stand there in plain letters."""
    person = reader(guests)
    person.create({"britain": "me", "france": "heuristic"}, title=TITLE)
    person.page.goto("/")
    person.see(".card")
    check(person)
    for game in ("struggle-of-empires", "imperial-struggle"):
        person.page.goto(f"/new/{game}")
        person.see(".seat-row")
        person.page.evaluate("document.querySelectorAll('details.options').forEach((one) => (one.open = true))")
        person.page.wait_for_timeout(400)
        check(person)


def test_no_text_escapes_at_a_table_of_struggle_of_empires(company: Company) -> None:
    person = reader(company)
    table = person.create({"britain": "me", "france": "heuristic", "russia": "heuristic"}, title=TITLE)
    bring({"britain": person}, table, asks("turn"))
    person.open(table)
    person.wait_for_turn()
    check_the_board(person)


def test_no_text_escapes_at_a_table_of_imperial_struggle(company: Company) -> None:
    person = reader(company)
    table = person.create(imperial.SEATS, game="imperial-struggle", title=TITLE)
    bring({"britain": person}, table, asks("menu"))
    person.open(table)
    person.see(".is-card")
    check_the_board(person)


@pytest.mark.long_case
def test_no_text_escapes_at_the_end_and_on_the_page_of_fairness(company: Company) -> None:
    person = reader(company)
    table = person.create({"britain": "me", "france": "heuristic"}, title=TITLE)
    finish(person, table, "britain")
    person.open(table)
    person.see("[role=dialog]")
    check(person)
    person.page.goto(f"/fair/{table['id']}")
    person.see(".letter")
    check(person)


@pytest.mark.long_case
def test_no_text_escapes_on_the_plain_board(guests: Company) -> None:
    person = reader(guests)
    table = person.create(MERCHANTS, game=PLAIN, title=TITLE)
    person.open(table)
    person.see(".plain-table")
    person.wait_for_turn()
    check(person)
