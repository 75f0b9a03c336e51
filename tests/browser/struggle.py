"""Struggle of Empires on the screen: the plates over its board, and what a lively player wishes."""

from __future__ import annotations

from tests.browser.clicking import Clicker
from tests.browser.person import Person

GAME = "struggle-of-empires"
SEATS = {"britain": "me", "france": "heuristic", "russia": "heuristic", "spain": "heuristic"}
MENU = "turn"
ROUND = ".strip .dots .muted"
WISHES = ["build", "move", "attack", "claim", "ally", "attack", "colonize", "incite", "commerce"]

ANSWER = ".bid-form"


def auction(clicker: Clicker) -> bool:
    """Open with the first powers that can be named, and pass when somebody else has bid."""
    answer = clicker.page.locator(ANSWER)
    if not answer.count():
        return False
    passing = answer.get_by_role("button", name="Pass")
    if passing.count():
        passing.click()
        return True
    other = ""
    for side in ("red", "blue"):
        # A power that is named for one side leaves the other.
        picks = answer.locator(f'.bid-side.{side} .pick:not([disabled], [aria-label="{other}"])')
        if picks.count() and not answer.locator(f".bid-side.{side} .pick.on").count():
            pick = picks.nth(0 if side == "red" else -1)
            other = str(pick.get_attribute("aria-label"))
            pick.click()
    answer.locator(".btn.main").click()
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
