"""Every Event card of Imperial Struggle in the hand: for either side and in any language, no text of it is cut."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

import tricorne
from tests.browser import imperial
from tests.browser.person import PHONE, Company, Person
from tests.for_long import for_long
from tricorne.games.imperial_struggle.board.places import HAND
from tricorne.kernel.testing import rule

LAPTOP = {"width": 1366, "height": 768}
HELD = 4
"""Cards in a hand: more than are dealt in a turn."""
CUT = """cards => cards.flatMap(card => {
    const box = card.getBoundingClientRect();
    const out = (part) => part.left < box.left - 1 || part.right > box.right + 1 || part.bottom > box.bottom + 1;
    const words = document.createRange();
    words.selectNodeContents(card);
    const cut = [...words.getClientRects()].some(out);
    const scrolls = card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1;
    return cut || scrolls || !box.height ? [card.querySelector("h3").innerText] : [];
})"""
"""The names of the cards that do not show all that they say."""


def hand_of_all(seat: str) -> list[Any]:
    """Every Event card as the view of a side tells it."""
    game = tricorne.game(imperial.GAME)
    state = game.new(["britain", "france"], seed=3)
    position: Any = state.position
    for card in range(len(position.event_place)):
        position.event_place[card] = HAND + game.seat_ids.index(seat)
    view: Any = state.view(seat)
    return list(json.loads(json.dumps(view["events"]["hand"])))


class Table:
    """A table whose first word to the browser can be said again with other cards in the hand."""

    def __init__(self, person: Person, seat: str) -> None:
        self.person = person
        self.seat = seat
        self.welcome: Any = None
        self.browser: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/live"), self._between)
        seats = {side: "me" if side == seat else "heuristic" for side in ("britain", "france")}
        person.open(person.create(seats, game=imperial.GAME))
        person.wait_for_turn()  # nothing of the real table comes after it

    def _between(self, browser: WebSocketRoute) -> None:
        self.browser = browser

        def pass_on(message: str | bytes) -> None:
            event = json.loads(message)
            self.welcome = event if event["type"] == "welcome" else self.welcome
            browser.send(message)

        browser.connect_to_server().on_message(pass_on)

    def deal(self, cards: list[Any]) -> None:
        """Hold these cards, and two ministries that are up."""
        event = json.loads(json.dumps(self.welcome))
        view = event["position"]["view"]
        view["events"]["hand"] = cards
        for ministry in [one for one in view["ministries"] if one["side"] == self.seat][:2]:
            ministry["place"] = "face-up"
        event["position"]["prompt"]["key"] = "menu"
        assert self.browser is not None
        self.browser.send(json.dumps(event))
        last = self.person.page.locator(f'.is-card[data-about="card/{cards[-1]["id"]}"]:visible')
        last.first.wait_for()


@rule("IS-5.2-2")
@pytest.mark.parametrize(
    ("seat", "locale", "viewport"),
    [
        ("britain", "en-GB", LAPTOP),
        for_long("france", "en-GB", LAPTOP),
        for_long("britain", "fr", LAPTOP),
        for_long("france", "he", LAPTOP),
        for_long("france", "de", PHONE),
    ],
)
def test_no_card_cuts_its_text(company: Company, seat: str, locale: str, viewport: dict[str, int]) -> None:
    person = company.person("Ada", locale=locale, viewport=viewport)
    table = Table(person, seat)
    page = person.page
    if viewport is PHONE:
        page.locator('.tabbar [data-page="powers"]').click()
    everything = hand_of_all(seat)
    assert len(everything) == 41 and any(card["id"] == "tax-reform" for card in everything)
    for first in range(0, len(everything), HELD):
        held = everything[first : first + HELD]
        table.deal(held)
        cards = page.locator(".is-tray .is-card:visible")
        assert cards.count() == len(held) + 2
        assert cards.evaluate_all(CUT) == []


def test_what_is_told_about_a_card_stays_on_the_screen(company: Company) -> None:
    """The longest tooltips, at the foot of a small screen."""
    person = company.person("Ada", viewport=LAPTOP)
    table = Table(person, "britain")
    longest = sorted(hand_of_all("britain"), key=lambda card: -len(json.dumps(card["bonus_condition"])))
    table.deal(longest[:HELD])
    for card in person.page.locator(".is-tray .is-card:visible").all():
        card.hover()
        tip = person.see(".tip").bounding_box()
        assert tip is not None
        assert tip["x"] >= 0 and tip["x"] + tip["width"] <= LAPTOP["width"]
        assert tip["y"] >= 0 and tip["y"] + tip["height"] <= LAPTOP["height"]
