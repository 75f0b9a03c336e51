"""What must be in sight when somebody decides: the log, the whole hand, all bidders; on a phone the confirm."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import imperial, struggle
from tests.browser.clicking import reach
from tests.browser.fitting import misfits
from tests.browser.person import DESKTOP, PHONE, Company, Person
from tests.browser.prepared import asks, bring
from tests.browser.test_cards import CUT, LAPTOP, Table, hand_of_all
from tests.for_long import for_long

SMALL = {"width": 360, "height": 640}
MOST_HELD = 7
ALWAYS = "localStorage.setItem('tricorne-settings', JSON.stringify({confirm: 'always'}));"


def inside(person: Person, thing: Locator) -> bool:
    """Whether all of a thing lies in the window, and nothing over its middle."""
    box = thing.bounding_box()
    size = person.page.viewport_size
    assert box is not None and size is not None
    fits = box["x"] >= -1 and box["y"] >= -1 and box["x"] + box["width"] <= size["width"] + 1
    hit = thing.evaluate(
        """node => { const b = node.getBoundingClientRect();
        const hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
        return hit !== null && (node.contains(hit) || hit.contains(node)); }"""
    )
    return fits and box["y"] + box["height"] <= size["height"] + 1 and bool(hit)


def at_the_menu(company: Company, game: Any, **how: Any) -> Person:
    person = company.person("Ada", **how)
    person.context.add_init_script(ALWAYS)
    table = person.create(game.SEATS, game=game.GAME)
    menu = asks(game.MENU)
    bring({"britain": person}, table, lambda position: menu(position) and len(position["legal"]) > 8)
    return person.open(table)


@pytest.mark.parametrize("game", [struggle, for_long(imperial)], ids=["soe", "is"])
def test_the_log_stays_in_sight_in_the_own_round(company: Company, game: Any) -> None:
    """Also while a verb is chosen; a click on Back lets it go; the slider leads the log to its moment."""
    person = at_the_menu(company, game, viewport=LAPTOP)
    page = person.page
    verb = page.locator(".act:not(.off)").first
    verb.click()
    tabs = page.locator(".side-tabs")
    box = tabs.bounding_box()
    assert inside(person, tabs) and box is not None and box["height"] >= 150
    assert inside(person, page.locator(".log p").first)
    person.click(".let-go, .go .btn:not(.main)")
    assert person.choice == ""
    page.locator(".slider input").fill("0")
    expect(page.locator(".pastnote")).to_be_visible()
    expect(page.locator(".log article").last).to_be_in_viewport()


@pytest.mark.parametrize("game", [for_long(struggle), imperial], ids=["soe", "is"])
def test_a_phone_shows_what_is_confirmed(company: Company, game: Any) -> None:
    """A verb, what it asks, then the odds, the price, the confirm and the way back under each other: all of it without
    scrolling, at either size, also when the sheet was folded."""
    person = company.person("Ada", viewport=SMALL, has_touch=True, is_mobile=True)
    table = person.create(game.SEATS, game=game.GAME)
    listed, risky = ("build", "attack") if game is struggle else ("use", "trade")
    rows = person.caller.get(f"/api/games/{game.GAME}").json["actions"]
    wanted = [{row["id"] for row in rows if row["text"].split()[0] == verb} for verb in (listed, risky)]
    menu = asks(game.MENU)
    bring(
        {"britain": person},
        table,
        lambda position: menu(position) and all(ids & set(position["legal"]) for ids in wanted),
    )
    person.open(table)
    page = person.page
    main, back = page.locator(".go .btn.main"), page.locator(".go .btn:not(.main)")
    for size in (SMALL, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        number = person.number
        page.locator(f'.act[data-verb="{"ministry" if listed == "use" else listed}"]').tap()
        assert inside(person, page.locator(".let-go, .go .btn:not(.main)"))
        if page.locator(".prompt .choice-btn").count():
            assert inside(person, page.locator(".prompt .choice-btn").first)
            page.locator(".prompt .choice-btn").first.tap()
        assert inside(person, main) and inside(person, back)
        back.tap()
        if game is struggle:
            page.locator('.act[data-verb="attack"]').tap()
        page.locator(".grip").tap()
        expect(page.locator(".prompt.folded")).to_be_visible()
        reach(page.locator(".board .shape.legal, .is-map .sp.legal .sp-hit").first)
        expect(page.locator(".prompt.folded")).to_have_count(0)
        page.wait_for_selector(".go .btn.main, .prompt .list .choice-btn:visible")
        if not main.count():
            page.locator(".prompt .choice-btn").first.tap()
        person.see(".odds")
        price = page.locator(".go .price")
        stack = [page.locator(".odds"), *([price] if price.count() else []), main]
        assert all(inside(person, part) for part in (*stack, back))
        tops = [box["y"] for part in stack if (box := part.bounding_box())]
        assert tops == sorted(tops)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        back.tap()
        if person.number != number:  # a Market at the menu names its Region: back to the menu
            number = person.number
            page.keyboard.press("u")
            person.wait_past(number)


def test_bidders_and_their_gold_are_in_sight_on_a_phone(company: Company) -> None:
    person = company.person("Ada", viewport=SMALL, has_touch=True, is_mobile=True)
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, asks("pass-or-raise"))
    person.open(table)
    bidders = person.page.locator(".bid-form .ring-order li")
    expect(bidders).to_have_count(4)
    assert all(inside(person, one) for one in bidders.all())
    assert bidders.locator(".has").count() == 4
    amount = person.page.locator(".bid-form .stepper input")
    most = int(str(amount.get_attribute("max")))
    amount.fill(str(most))
    expect(person.page.locator(".bid-form .price")).to_contain_text(f"{most} gold")
    expect(person.page.locator(".bid-form .price b")).to_contain_text(re.compile(r"Forces \d+ taxations: \d+ unrest"))
    for name in ("Pass", "Bid"):
        assert inside(person, person.page.locator(".bid-form .btn", has_text=name).first)
    assert inside(person, person.page.locator(".bid-form .price"))


@pytest.mark.long_case
@pytest.mark.parametrize(
    ("size", "locale"),
    [(LAPTOP, "de"), (DESKTOP, "en-GB")],
    ids=["1366", "1440"],
)
def test_large_hands_fit_and_say_what_they_do(company: Company, size: dict[str, int], locale: str) -> None:
    """Five, six and seven cards, also those with the most words: each says what it does, and beside them are the own
    ministries and the other side. A card that is pointed at tells all of its text."""
    person = company.person("Ada", viewport=size, locale=locale)
    table = Table(person, "britain")
    everything = hand_of_all("britain")
    longest = sorted(everything, key=lambda card: -len(str(card)))
    cards = person.page.locator(".stage > .is-tray > .is-card")
    for held in (everything[:5], everything[5:11], longest[:MOST_HELD]):
        table.deal(held)
        expect(cards).to_have_count(len(held))
        assert cards.evaluate_all(CUT) == []
        assert misfits(person.page) == []
        assert inside(person, cards.last) and inside(person, person.page.locator(".is-tray .is-back").first)
        said = cards.locator("p:first-of-type")
        assert said.locator("visible=true").count() == len(held), "a card does not say what it does"
    cards.last.hover()
    told = person.see(".tip").inner_text()
    assert (cards.last.locator("p").first.text_content() or "nothing") in told.replace("\n", " ")


@pytest.mark.long_case
def test_whoever_has_no_seat_is_told_so(company: Company) -> None:
    """A player who lost his cookie is a spectator: the screen says it, and what he can do."""
    ada, guest = company.person("Ada"), company.person("Blaise")
    table = ada.create(struggle.SEATS)
    ada.open(table)
    ada.see(".prompt")
    ada.unseen(".looking-on")
    guest.open(table)
    expect(guest.see(".looking-on")).to_contain_text("no seat here is yours")
    guest.click(".looking-on button")
    guest.unseen(".looking-on")


@pytest.mark.long_case
def test_a_long_list_is_on_the_board(company: Company) -> None:
    """The map glows, the list is folded away in groups, and can be used all the same."""
    person = company.person("Ada", viewport=LAPTOP)
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, asks("place-unit"))
    person.open(table)
    expect(person.see(".prompt .hint")).to_contain_text("click one that glows")
    assert not person.page.locator(".choice-btn").first.is_visible()
    person.click(".as-list summary")
    assert person.page.locator(".of-place").count() > 5
    number = person.number
    person.page.locator(".choice-btn").first.click()
    person.wait_past(number, "")
