"""Deciding well: undo, why not, odds, confirmation; with the mouse, by keyboard alone, on a phone, in Hebrew."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import imperial, struggle
from tests.browser.clicking import reach
from tests.browser.person import LATE, PHONE, Company, Person
from tests.browser.prepared import Wanted, asks, bring
from tests.for_long import for_long

games = pytest.mark.parametrize("game", [struggle, imperial], ids=["soe", "is"])


def at(company: Company, wanted: Wanted, game: Any = struggle, **how: Any) -> Person:
    """Somebody whose seat is asked, and it is as wanted."""
    person = company.person("Ada", **how)
    table = person.create(game.SEATS, game=game.GAME)
    bring({"britain": person}, table, wanted)
    return person.open(table)


def at_the_menu(company: Company, game: Any, **how: Any) -> Person:
    """Somebody who may choose among the verbs of the game."""
    menu = asks(game.MENU)
    return at(company, lambda position: menu(position) and len(position["legal"]) > 8, game, **how)


def with_action(person: Person, beginning: str, game: Any = struggle) -> Wanted:
    rows = person.caller.get(f"/api/games/{game.GAME}").json["actions"]
    ids = {row["id"] for row in rows if row["text"].startswith(beginning)}
    return lambda position: bool(ids & set(position["legal"]))


@pytest.mark.parametrize(("game", "key"), [for_long(struggle, "place-unit"), (imperial, "menu")], ids=["soe", "is"])
def test_a_whole_choice_is_taken_back(company: Company, game: Any, key: str) -> None:
    """However many questions it was made of: undo goes back to before the first of them."""
    person = at(company, asks(key), game)
    words = person.page.locator(".prompt p[aria-live]").inner_text()

    def choose() -> int:
        """Answer until the same question comes again; how many there were."""
        player = game.player(person)
        player.decide()
        questions = 1
        while person.wait_for_turn() and person.prompt != key:
            player.decide()
            questions += 1
        return questions

    assert choose() > (1 if game is imperial else 0)
    undo = person.see(".undo")
    assert re.match("Take back: ", undo.inner_text().strip(), re.IGNORECASE)
    number = person.number
    undo.click()
    person.wait_past(number)
    expect(person.page.locator(".prompt p[aria-live]")).to_have_text(words)
    assert person.prompt == key
    if game is imperial:
        person.see(".log article.gone")  # what was taken back is struck out
    choose()  # the same again
    person.see(".undo")
    number = person.number
    person.page.keyboard.press("u")
    person.wait_past(number)
    expect(person.page.locator(".prompt p[aria-live]")).to_have_text(words)
    assert person.prompt == key


def test_what_is_grey_says_why_not(company: Company) -> None:
    """A verb of the menu, a place on the map, a tile of the market: each with its condition and its rule."""
    person = company.person("Ada")
    claims = with_action(person, "claim ")
    table = person.create(struggle.SEATS)
    turn = asks("turn")
    bring({"britain": person}, table, lambda position: turn(position) and not claims(position), prefer="claim ")
    person.open(table)
    grey = person.page.locator(".act.off").first
    assert grey.get_attribute("aria-disabled") == "true"
    reach(grey)
    why = person.see(".why")
    assert len(why.locator("li").first.inner_text()) > 20
    assert re.search(r"[A-Z]+-\d+", why.locator(".rule").first.inner_text())
    why.get_by_role("button", name="Close").click()
    person.unseen(".why")
    person.page.get_by_role("tab", name="Tiles").click()
    reach(person.page.locator(".offer[aria-disabled]").first)
    person.see(".why li")
    number = person.number
    person.page.keyboard.press("Escape")
    person.unseen(".why")
    assert person.number == number


def test_odds_are_told_before_the_attack_is_declared(company: Company) -> None:
    person = company.person("Ada")
    table = person.create(struggle.SEATS)
    bring({"britain": person}, table, with_action(person, "attack"))
    person.open(table)
    number = person.number
    person.click('.act[data-verb="attack"]')
    person.wait_past(number, "")
    if not person.page.locator(".go .btn.main").count():
        person.click(".choice-btn")
    odds = person.see(".odds")
    shares = [int(text.rstrip("%")) for text in odds.locator(".bar").first.locator("i").all_inner_texts()]
    assert abs(sum(shares) - 100) <= 2
    expect(odds).to_contain_text("the marker changes hands")
    assert person.number == number, "nothing is declared before it is confirmed"
    person.click(".go .btn.main")
    person.wait_past(number)
    person.see(".log", has_text="attack")


@pytest.mark.parametrize("game", [struggle, for_long(imperial)], ids=["soe", "is"])
def test_a_whole_turn_by_keyboard_alone(company: Company, game: Any) -> None:
    """Tab, arrows, Enter, Escape, digits and letters; the focus is never lost, and the mouse never touched."""
    person = at_the_menu(company, game)
    page, keys = person.page, person.page.keyboard

    def tab_to(selector: str, most: int = 60) -> None:
        for _ in range(most):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"the keyboard never came to {selector}")

    tab_to(".act:not(.off)")
    keys.press("Enter")
    person.wait_past(person.number, "")
    keys.press("m")
    before = page.evaluate("document.activeElement.dataset.region")
    assert before, "m leads to the map"
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.region") not in (None, before)
    keys.press("Escape")
    assert not person.choice
    round_ = page.locator(game.ROUND)
    began, decisions = round_.inner_text(), 0
    while round_.inner_text() == began:
        assert person.wait_for_turn() and decisions < 40
        number = person.number
        keys.press("Escape")
        keys.press("p")
        if page.locator(".act:not(.off)").count():
            tab_to(".act:not(.off)")
            keys.press("Enter")
            person.wait_past(number, "")
        while person.number == number:
            choice = person.choice
            if page.locator(".go .btn.main").count():
                tab_to(".go .btn.main")
                keys.press("Enter")
            elif page.locator(".prompt [data-action]").count():
                keys.press("1")
            else:
                tab_to(".prompt .number .btn.main")
                keys.press("Enter")
            person.wait_past(number, choice)
        person.wait_for_turn()
        assert page.evaluate("document.activeElement.closest('.prompt') !== null"), "the focus was lost"
        decisions += 1
    assert decisions > 1


@pytest.mark.long_case
def test_who_steps_to_a_number_by_keyboard_stays_at_the_button(company: Company) -> None:
    """At its end too, where it goes no further."""
    person = company.person("Ada")
    rows = person.caller.get(f"/api/games/{imperial.GAME}").json["actions"]
    points = {row["id"] for row in rows if row["text"].startswith("treaty-points")}
    table = person.create({"britain": "me", "france": "random"}, game=imperial.GAME)
    bring({"britain": person}, table, lambda position: len(points & set(position["legal"])) > 2)
    person.open(table)
    stepper = person.see(".prompt .number .stepper")
    value, more = stepper.locator("b"), stepper.get_by_role("button", name="+")
    low = int(value.inner_text())
    more.focus()
    for step in (1, 2):
        person.page.keyboard.press("Enter")
        expect(value).to_have_text(str(low + step))
        expect(more).to_be_focused()


def test_the_next_question_can_be_answered_before_the_last_answer_is_acknowledged(company: Company) -> None:
    """On a slow line the step comes first: whoever answers it at once is heard, and the focus is in the prompt."""
    person = company.person("Ada")
    table = person.create(imperial.SEATS, game=imperial.GAME)
    bring({"britain": person}, table, asks("take"))
    person.context.add_init_script(LATE)
    person.open(table)

    def answer() -> None:
        number = person.number
        person.page.keyboard.press("1")
        person.wait_past(number, "")
        if person.number == number:
            person.page.locator(".go .btn.main").focus()
            person.page.keyboard.press("Enter")
            person.page.keyboard.press("Enter")
            person.wait_past(number)

    answer()
    assert person.prompt == imperial.MENU and person.asked
    assert person.page.evaluate("document.activeElement.closest('.prompt') !== null"), "the focus was lost"
    answer()
    assert not person.page.locator(".prompt [role=alert]").count()


# What a phone shows and whether it fits is seen in test_in_sight.py and test_fits.py.
@pytest.mark.long_case
@games
def test_on_a_phone(company: Company, game: Any) -> None:
    """Everything fits in width, and an action is played with the thumb."""
    person = at_the_menu(company, game, viewport=PHONE, has_touch=True, is_mobile=True)

    def fits() -> None:
        wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    fits()
    for page in ("powers", "tiles", "log", "talk", "map"):
        button = person.page.locator(f'.tabbar [data-page="{page}"]')
        button.tap()
        expect(button).to_have_attribute("aria-current", "page")
        fits()
    number = person.number
    person.page.locator(".act:not(.off)").first.tap()
    person.wait_past(number, "")
    while person.number == number:
        choice = person.choice
        person.page.locator(".prompt .go .btn.main, .prompt .choice-btn").last.tap()
        person.wait_past(number, choice)
    fits()


@pytest.mark.parametrize(
    ("language", "words", "way"),
    [
        for_long("de", "Bauen", "ltr"),
        for_long("fr", "Construire", "ltr"),
        for_long("he", "בנייה", "rtl"),
    ],
)
def test_the_language_is_changed_at_the_table(company: Company, language: str, words: str, way: str) -> None:
    person = at(company, asks("turn"))
    person.click(".settings summary")
    person.page.get_by_label("Language").select_option(language)
    page = person.page.locator("html")
    expect(page).to_have_attribute("lang", language)
    expect(page).to_have_attribute("dir", way)
    expect(person.page.locator('.act[data-verb="build"] > span')).to_have_text(words)
    person.page.reload()
    expect(page).to_have_attribute("dir", way)
    expect(person.page.locator('.act[data-verb="build"] > span')).to_have_text(words)


@pytest.mark.long_case
@games
def test_buttons_of_a_turn_show_what_they_cost(company: Company, game: Any) -> None:
    """The price on the button is the one that is told before the confirm."""
    verb = "build" if game is struggle else "build-squadron"
    person = company.person("Ada")
    table = person.create(game.SEATS, game=game.GAME)
    priced = with_action(person, verb, game)
    bring({"britain": person}, table, lambda position: asks(game.MENU)(position) and priced(position))
    person.open(table)
    page = person.page
    assert page.locator(".act .cost").count() >= 2
    button = page.locator(f'.act[data-verb="{verb}"]:not(.off)')
    on_button = re.findall(r"\d+", button.locator(".cost").inner_text())
    button.click()
    told = page.locator(".go .price")
    if game is struggle:
        first = page.locator(".prompt .choice-btn").first
        first.focus()
        page.keyboard.press("Enter")
        expect(first).to_have_attribute("aria-pressed", "true")
        expect(first).to_be_focused()  # whoever compares what it costs goes on from there
    expect(told).to_contain_text(re.compile(r"\d+ (population|Military)"))
    assert on_button[0] == re.findall(r"\d+", told.inner_text())[0]
