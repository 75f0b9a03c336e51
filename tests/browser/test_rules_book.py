"""The rules at hand: a rule id opens its rule beside the board; search, glossary, pieces; each rule has an address."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import imperial, struggle
from tests.browser.clicking import reach
from tests.browser.person import PHONE, Company, Person
from tests.browser.prepared import asks, bring
from tests.browser.test_accessible import LOOKS, check, looks
from tests.browser.test_made_up_language import escaped
from tests.for_long import for_long

DRAWER = ".book-drawer"


def at_a_turn(company: Company, **how: Any) -> Person:
    anna = company.person("Anna", **how)
    table = anna.create(struggle.SEATS)
    bring({"britain": anna}, table, asks("turn"))
    anna.open(table)
    anna.wait_for_turn()
    return anna


def test_a_rule_opens_beside_the_board(company: Company) -> None:
    asked: list[str] = []
    anna = company.person("Anna")
    anna.page.on("request", lambda request: asked.append(request.url))
    table = anna.create(struggle.SEATS)
    bring({"britain": anna}, table, asks("turn"))
    anna.open(table)
    anna.wait_for_turn()
    assert not any("/book/" in url or "Drawer" in url for url in asked)  # a board fetches no book
    anna.click('.prompt .asked-by [data-rule="TURN-4"]')
    anna.see(f'{DRAWER} [data-entry="TURN-4"].chosen')
    assert "/table/" in anna.page.url
    anna.page.locator(f"{DRAWER} input").fill("taxation unrest gold")
    anna.see(f"{DRAWER} [data-entry^=TAX] mark")
    anna.click(f"{DRAWER} [data-leaf=glossary]")
    anna.click(f'{DRAWER} .term [data-rule="LOSS-3"]')
    anna.see(f'{DRAWER} [data-entry="LOSS-3"].chosen')
    anna.page.locator(f"{DRAWER} input").fill("")
    figures_tell_what_the_seat_sees(anna, table)
    anna.click(f"{DRAWER} [data-leaf=pieces]")
    anna.see(f'{DRAWER} [data-piece="tile/reserves"] .place')
    anna.page.keyboard.press("Escape")
    anna.unseen(DRAWER)
    anna.page.keyboard.press("r")
    anna.click(f"{DRAWER} [data-section=SEA]")
    anna.see(f'{DRAWER} [data-chapter=SEA] [data-entry="SEA-4"]')


def figures_tell_what_the_seat_sees(anna: Person, table: Any) -> None:
    """Beside a rule stands what it speaks of at this table: one's own unrest, and not that of others."""
    with anna.caller.look(table) as live:
        powers = [power for power in live.view["powers"] if power["player"]]
    anna.click(f"{DRAWER} .up")
    anna.click(f"{DRAWER} [data-section=UNREST]")
    rows = anna.page.locator(f'{DRAWER} [data-entry="UNREST-7"] [data-figure=unrest] tbody tr')
    told = [row.locator("td").last.inner_text() for row in rows.all()]
    assert told == [str(power["unrest"]["points"]) if power["id"] == "britain" else "–" for power in powers]
    anna.click(f"{DRAWER} .up")
    anna.click(f"{DRAWER} [data-section=INCOME]")
    income = anna.page.locator(f"{DRAWER} .chapter [data-figure=income]")
    expect(income).to_contain_text("upkeep")
    figures = [int(word) for word in income.locator("tr.mine td").all_inner_texts()]
    assert figures == [powers[0][key] for key in ("gold", "income", "maintenance")]


@pytest.mark.parametrize("comes", [for_long(True, id="late"), pytest.param(False, id="never")])
def test_why_not_never_shows_an_id_alone(company: Company, comes: bool) -> None:
    """In another language the words of a rule come with the book: until then the page says so; without it they are
    English."""
    anna = at_a_turn(company, locale="he")
    held: list[Route] = []
    lost: list[bool] = []
    anna.page.route("**/book/he", lambda route: route.abort() if lost else held.append(route))
    reach(anna.page.locator(".act.off").first)
    quoted = anna.see(".why blockquote")
    expect(quoted).to_contain_text("מביאים את החוקים")
    expect(anna.page.locator(".why .rule").first).to_be_visible()
    if comes:
        held[0].continue_()
    else:
        lost.append(True)  # it is asked for once more
        held[0].abort()
    expect(quoted).not_to_contain_text("מביאים")
    words = quoted.inner_text()
    assert len(words) > 20 and bool(re.search("[א-ת]", words)) == comes, words
    anna.troubles[:] = [one for one in anna.troubles if "ERR_FAILED" not in one]  # the browser tells of the book


@pytest.mark.long_case
def test_the_page_has_an_address_for_each_rule(company: Company) -> None:
    """Editions and numbers of players are marked where a rule does not hold everywhere."""
    anna = company.person("Anna", locale="de")
    anna.page.goto("/")
    anna.click('a[href="/rules/struggle-of-empires"]')
    anna.see('[data-entry="BOARD-1"]')
    anna.page.goto("/rules/struggle-of-empires/BOARD-11")
    anna.see('[data-entry="BOARD-11"].chosen .marks', has_text="Deluxe-Ausgabe")
    assert anna.page.locator('[data-entry="BOARD-1"] .marks').count() == 0
    anna.page.goto("/rules/imperial-struggle/IS-5.4.1-3")
    chosen = anna.see('[data-entry="IS-5.4.1-3"].chosen')
    expect(chosen).to_be_in_viewport()
    assert "abgeschnitten" in chosen.inner_text()


def test_pieces_tell_what_the_seat_may_know_and_no_more(company: Company) -> None:
    """Both sides of one table: each finds its own hand there; of the other's it finds cards not seen yet."""
    anna, ben = company.person("Anna"), company.person("Ben")
    table = anna.create({"britain": "me", "france": "open"}, game=imperial.GAME)
    ben.caller.sit(table, "france")
    told: dict[str, dict[str, str]] = {}
    hands: dict[str, list[str]] = {}
    for side, person in (("britain", anna), ("france", ben)):
        person.open(table)
        person.page.keyboard.press("r")
        person.click(f"{DRAWER} [data-leaf=pieces]")
        person.see("[data-piece^=card]")
        cards = person.page.locator("[data-piece^=card]")
        told[side] = dict(cards.evaluate_all("all => all.map(one => [one.dataset.piece.slice(5), one.dataset.place])"))
        with person.caller.look(table, side) as live:
            hands[side] = [card["id"] for card in live.view["events"]["hand"]]
    person_of = {"britain": anna, "france": ben}
    for side, other in (("britain", "france"), ("france", "britain")):
        assert len(told[side]) == 41
        assert [card for card, place in told[side].items() if place == "hand"] == sorted(
            hands[side], key=list(told[side]).index
        )
        assert {told[side][card] for card in hands[other]} == {"unseen"}
        lying = person_of[side].page.locator("[data-piece^=war-tile]")
        assert lying.count() == 96
        assert person_of[side].page.locator("[data-piece^=investment]").count() == 24
        open_tiles = person_of[side].page.locator('[data-piece^=investment][data-place="open"]')
        assert open_tiles.count() == 9
        of_the_other = person_of[side].page.locator(f"[data-piece^=war-tile][data-piece*=-{other[:2]}-]")
        assert set(of_the_other.evaluate_all("all => all.map(one => one.dataset.place)")) == {"unseen", "later"}
        # Of the Basic tiles each side sees its own in the four theaters, and none of the other's.
        for owner, seen in ((side, 4), (other, 0)):
            places = person_of[side].page.locator(f'[data-piece^="basic-tile/{owner}/"] .live')
            assert sum(int(words.split()[0]) for words in places.all_inner_texts()) == seen
    rivals = anna.page.locator('[data-piece^=ministry][data-place="face-down"]')
    assert rivals.count() == 0  # nobody has chosen yet


@looks()
def test_nothing_serious_stands_in_the_way(company: Company, look: str) -> None:
    anna = at_a_turn(company, **LOOKS[look])
    anna.page.keyboard.press("r")
    anna.see(f"{DRAWER} .contents")
    check(anna, "contents", DRAWER)
    anna.click(f"{DRAWER} [data-section=LOSS]")
    anna.see('[data-entry="LOSS-3"]')
    check(anna, "a section", DRAWER)
    anna.click(f"{DRAWER} [data-leaf=pieces]")
    anna.see(f"{DRAWER} .pieces")
    check(anna, "pieces", DRAWER)
    anna.page.goto("/rules/struggle-of-empires/LOSS-3")
    anna.see('[data-entry="LOSS-3"].chosen')
    check(anna, "page")


@pytest.mark.long_case
def test_the_sheet_of_a_phone_leaves_the_board_in_sight(company: Company) -> None:
    anna = at_a_turn(company, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.click(".asked-by .rule")
    box = anna.see(DRAWER).bounding_box()
    assert box and box["x"] == 0 and box["width"] == PHONE["width"]
    assert box["y"] > 0.3 * PHONE["height"] and box["y"] + box["height"] <= PHONE["height"] + 1


@pytest.mark.long_case
def test_no_text_escapes(company: Company) -> None:
    anna = company.person("Ada")
    anna.page.goto("/rules/struggle-of-empires/TURN-4?language=qps")
    anna.see('[data-entry="TURN-4"]')
    found = [words for words in escaped(anna) if not words.startswith("NONPLAYER")]
    assert found == []
    anna.click("[data-leaf=glossary]")
    assert escaped(anna) == []
