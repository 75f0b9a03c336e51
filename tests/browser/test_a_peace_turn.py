"""Imperial Struggle: a whole peace turn against a bot by clicking; two browsers; why not, with the price."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import imperial
from tests.browser.adding_up import counted, track
from tests.browser.clicking import Clicker, reach
from tests.browser.person import Company, Person, together
from tests.browser.prepared import asks, bring, let_bots_play
from tests.for_long import for_long
from tests.server.running_server import english

BEGINNING = 4
"""Decisions that are clicked before the last rounds come by themselves."""
OVER_TILES = """tip => [...document.querySelectorAll(".is-invest .is-tile")].filter((one) => {
    const [told, tile] = [tip.getBoundingClientRect(), one.getBoundingClientRect()];
    return told.left < tile.right && tile.left < told.right && told.top < tile.bottom && tile.top < told.bottom;
}).length"""
"""On how many Investment tiles a tooltip lies."""


def late(position: Any) -> bool:
    """The last rounds of the turn but two."""
    return bool(position["prompt"]["key"] == "take" and (position["view"]["turn"]["round"] or 0) >= 6)


def adds_up(person: Person, clicker: Clicker) -> None:
    """The scoring of the turn: each row follows from what it rests on, and the track shows the total."""
    assert clicker.counts == ["The Peace turn is scored"], clicker.counts
    assert counted(clicker.rows, clicker.note) == track(person)


@pytest.mark.parametrize("whole", [False, for_long(True)])
def test_a_person_plays_a_peace_turn_against_a_bot(company: Company, whole: bool) -> None:
    """The whole turn, or its beginning and its last rounds."""
    person = company.person("Ada")
    page = person.page
    page.goto("/")
    person.click(f'a[href="/new/{imperial.GAME}"]')
    page.get_by_label("Your name").fill("Ada")
    expect(page.locator(".seat-row")).to_have_count(2)
    page.get_by_label("Which bot").select_option("heuristic")
    person.button("Open the table").click()
    clicker = imperial.player(person)
    person.see(".screen")
    began = imperial.turn(person)
    if not whole:
        clicker.play(lambda: sum(clicker.seen.values()) >= BEGINNING)
        table = person.caller.get(f"/api/tables/{page.url.split('/table/')[1]}").json
        page.goto("/health")
        bring({table["mine"][0]: person}, table, late)
        person.open(table)
    clicker.play(lambda: imperial.turn(person) != began)
    assert sum(clicker.seen.values()) > (20 if whole else BEGINNING + 4) and not page.locator(".screen.over").count()
    assert {"menu", "take"} <= set(clicker.seen), clicker.seen
    clicker.turn_comes()
    adds_up(person, clicker)


@pytest.mark.long_case
def test_two_browsers_play_each_other(company: Company) -> None:
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"}, game=imperial.GAME)
    ada.page.goto(f"/table/{table['id']}")
    link = ada.page.get_by_label("Invitation link").input_value()
    blaise.page.goto(link)
    blaise.page.get_by_role("button", name="Play").click()
    blaise.see(".screen")
    ada.see(".screen")
    players = {person: imperial.player(person) for person in (ada, blaise)}
    for _ in range(12):
        together(ada, blaise)
        players[ada if ada.asked else blaise].decide()
    assert all(player.seen for player in players.values())


def test_what_is_too_dear_says_what_it_costs(company: Company) -> None:
    """A space that cannot be paid tells the price, what one has, and the rules."""
    person = company.person("Ada")
    table = person.create(imperial.SEATS, game=imperial.GAME)
    dear: dict[str, str] = {}
    while not dear:
        position = bring({"britain": person}, table, asks("shift"))
        with person.caller.look(table) as live:
            choices = len(live.position["legal"])  # a question with one answer is not asked in a browser
            for space in position["view"]["spaces"] if choices > 1 else []:
                answer = live.act("why-not", action=f"shift {space['id']}")
                if re.search(" costs [0-9]", english(answer.get("reason"))):
                    dear[space["id"]] = english(answer["reason"])
            if not dear:
                live.play(live.position["legal"][-1])
    space_id, reason = next(iter(dear.items()))
    person.open(table)
    reach(person.page.locator(f'.is-map [data-at="space/{space_id}"]'))
    why = person.see(".why")
    expect(why).to_contain_text(reason)
    assert re.search(r"IS-[A-Z0-9.-]+", why.inner_text())


@pytest.mark.long_case
def test_passes_and_bonus_conditions_are_offered_and_explained(company: Company) -> None:
    """A pass for each amount of Debt; a card tells what its bonus needs, on its face and where it is refused."""
    person = company.person("Ada")
    table = person.create(imperial.SEATS, game=imperial.GAME)
    let_bots_play(person, table, "britain", 60)  # bots take Debt
    position = bring({"britain": person}, table, asks("take"))
    id = next(card["id"] for card in position["view"]["events"]["hand"] if card["bonus"])
    person.open(table)
    page = person.page
    page.locator(".is-invest .is-tile").first.hover()
    assert person.see(".tip").evaluate(OVER_TILES) == 0, "what is told of a tile lies over the others"
    card = page.locator(f'.is-card[data-about="card/{id}"]').first
    expect(card.locator(".is-condition")).to_contain_text("Bonus if")
    told = card.locator(".is-condition").inner_text()
    reach(card)
    expect(person.see(".why")).to_contain_text(told)
    page.keyboard.press("Escape")
    bring({"britain": person}, table, asks("menu"), prefer="take")
    expect(page.locator('[data-action="pass"]')).to_be_visible()
    expect(page.locator('[data-action="pass-lowering 0"]')).to_contain_text("leave the Debt")
    person.click("#tab-tiles")
    for beside in (".is-standing .named", ".is-wars button"):
        page.locator(beside).first.click()
        expect(person.see(".why li").first).to_contain_text(re.compile("[a-z]{3}"))
        page.keyboard.press("Escape")
        person.unseen(".why")
    person.see(".is-plate")  # a theater opens its war, and Escape closes one after the other
    page.keyboard.press("Escape")
    person.unseen(".is-plate")
