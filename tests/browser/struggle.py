"""Struggle of Empires on the screen: the plates over its board, and what a lively player wishes."""

from __future__ import annotations

from tests.browser.clicking import Clicker
from tests.browser.person import Person

GAME = "struggle-of-empires"
SEATS = {"britain": "me", "france": "heuristic", "russia": "heuristic", "spain": "heuristic"}
MENU = "turn"
ROUND = ".strip .dots .muted"
WISHES = ["build", "move", "attack", "claim", "ally", "attack", "colonize", "incite", "commerce"]

ANSWER = ".plate.auction .answer"


def auction(clicker: Clicker) -> bool:
    """Raise once in each auction, by the least; then pass."""
    answer = clicker.page.locator(ANSWER)
    if not answer.count():
        return False
    picks = answer.locator(".pick")
    bid = answer.locator(".raise .btn.main")
    raised = clicker.page.locator(".ring-order .bid, .bidcoin .by").count() > 0
    if picks.count():
        picks.first.click()
    elif bid.count() and not (raised and answer.get_by_role("button", name="Pass").count()):
        bid.click()
    else:
        answer.get_by_role("button", name="Pass").click()
    return True


def battle(clicker: Clicker) -> bool:
    """Whatever the plate of a battle offers, by turns."""
    offered = clicker.page.locator(".plate.battle .lossbtn")
    if not offered.count():
        return False
    clicker.turns += 1
    offered.nth(clicker.turns % offered.count()).click()
    return True


def hand(clicker: Clicker) -> bool:
    """Markers in hand during the set-up."""
    cards = clicker.page.locator(".card-marker.legal")
    if not cards.count():
        return False
    cards.first.click()
    return True


def player(person: Person) -> Clicker:
    return Clicker(person, WISHES, [auction, battle, hand])


def war(person: Person) -> str:
    """The war that the strip shows: I, II or III."""
    return person.page.locator(".strip .war").inner_text().split()[-1]
