"""Imperial Struggle on the screen: what a lively player wishes, and where the strip tells the time."""

from __future__ import annotations

from tests.browser.clicking import Clicker
from tests.browser.person import Person

GAME = "imperial-struggle"
SEATS = {"britain": "me", "france": "heuristic"}
MENU = "menu"
ROUND = ".is-turns .now"
WISHES = [
    "trade",
    "diplomacy",
    "forts",
    "play",
    "fleet",
    "use-advantage",
    "build-squadron",
    "ministry",
    "draw-card",
    "upgrade",
    "buy-war-tile",
    "clear-markers",
]


def player(person: Person) -> Clicker:
    return Clicker(person, WISHES, [])


def turn(person: Person) -> str:
    """The turn that the strip shows."""
    return person.page.locator(f"{ROUND} b").inner_text()
