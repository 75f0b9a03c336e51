"""Pictures of every screen, to be looked at: ``python -m tests.browser.screens FOLDER [NAME ...]`` (or make screens).

Pages come first, then moments of a table that bots have brought there; each by day, by candle light, in Hebrew and on a
phone. Without names all are made."""

from __future__ import annotations

import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError, sync_playwright

import tricorne
from tests.browser import chromium, imperial, struggle
from tests.browser.clicking import lay_counts_aside
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring, finish
from tests.browser.screenshots import LOOKS
from tests.browser.serving import Server

LOOKED_AT = ("desktop", "desktop-dark", "hebrew", "phone")
SETTLED_MS = 700
ANSWERED_MS = 250
"""What was clicked may ask again."""
QUIET_MS = 6000
GAMES = {"soe": struggle, "is": imperial}
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "games": "/games",
    **{f"{short}-new": f"/new/{game.GAME}" for short, game in GAMES.items()},
    **{f"{short}-lessons": f"/learn/{game.GAME}" for short, game in GAMES.items()},
    **{f"{short}-rules": f"/rules/{game.GAME}" for short, game in GAMES.items()},
    "soe-lesson": f"/learn/{struggle.GAME}/a-turn-in-silesia",
    "is-lesson": f"/learn/{imperial.GAME}/first-flags",
    **{f"{short}-puzzles": f"/puzzles/{game.GAME}" for short, game in GAMES.items()},
}
STUDIED = 60
"""Entries of a game that is studied."""
JUDGED_S = 200
"""Seconds in which a short game is judged."""
THINKING = ".adviser [role=status], .ask-advice[aria-disabled], .book-drawer:not(:has([data-entry], .contents))"
THOUGHT_MS = 20_000
OPEN_ALL = "document.querySelectorAll('.judged details').forEach((one) => (one.open = true))"


class Reading:
    """A study, a puzzle or the shelf of studies, and what is clicked there."""

    def __init__(self, address: Callable[[Person], str], *clicks: str, save: str = "") -> None:
        self.address = address
        self.clicks = clicks
        self.save = save
        """What is clicked to save a file, which is kept beside the picture."""


class Moment:
    """A table at a certain question, and what is clicked there before the picture is taken."""

    def __init__(
        self,
        game: Any,
        wanted: Callable[[Any], bool] | None,
        *clicks: str,
        seated: bool = True,
        prefer: str = "",
        settings: dict[str, Any] | None = None,
        against: str = "",
    ) -> None:
        self.game = game
        self.wanted = wanted
        self.clicks = clicks
        self.seated = seated
        self.prefer = prefer
        """What is played on the way wherever it is open."""
        self.settings = settings or {}
        """How this person likes the table."""
        self.seats = {seat: against if against and who != "me" else who for seat, who in game.SEATS.items()}


def menu(game: Any) -> Callable[[Any], bool]:
    """The question that has the menu, with much to choose from."""
    wanted = asks(game.MENU)
    return lambda position: wanted(position) and len(position["legal"]) > 8


def second_round(position: Any) -> bool:
    return bool(position["prompt"]["key"] == struggle.MENU and position["view"]["round"] > 1)


def second_war(position: Any) -> bool:
    return bool(position["prompt"]["key"] == struggle.MENU and position["view"]["war"] > 1)


def second_peace(position: Any) -> bool:
    return bool(position["view"]["turn"]["id"] == "peace-2")


LOG = ('[data-page="log"]',)
CONFIRM = ".go .btn.main"
PASS = '[data-action="pass"]'
PASSED = ('.act[data-verb="pass"]', CONFIRM, ".prompt .list .choice-btn", CONFIRM)
"""An action is passed, and what that asks is answered."""
MOMENTS = {
    "soe-place": Moment(struggle, asks("place-unit")),
    "soe-auction": Moment(struggle, asks("pass-or-raise")),
    "soe-turn": Moment(struggle, menu(struggle)),
    "soe-tiles": Moment(struggle, menu(struggle), '.act[data-verb="claim"]'),
    "soe-why-not": Moment(struggle, menu(struggle), ".act.off"),
    "soe-advice": Moment(struggle, menu(struggle), ".ask-advice"),
    "soe-battle": Moment(struggle, asks("fight-at-sea", "commit-armies", "commit-navies", "lose-own"), prefer="attack"),
    "soe-fought": Moment(struggle, second_round, '[data-page="log"]', ".open-battle", prefer="attack"),
    "soe-deal": Moment(struggle, menu(struggle), '.side-tabs [id="tab-talk"], [data-page="talk"]', ".dealing summary"),
    "soe-coach": Moment(struggle, menu(struggle), settings={"coach": True}),
    "soe-count": Moment(struggle, second_war, *LOG, ".open-count"),
    "soe-teller": Moment(struggle, menu(struggle), *PASSED, *PASSED, settings={"pace": "step"}),
    "soe-drawer": Moment(struggle, menu(struggle), ".asked-by a"),
    "soe-looking-on": Moment(struggle, menu(struggle), seated=False),
    "soe-end": Moment(struggle, None),
    "is-ministries": Moment(imperial, asks("choose-ministry")),
    "is-take": Moment(imperial, asks("take")),
    "is-round": Moment(imperial, menu(imperial)),
    "is-verb": Moment(imperial, menu(imperial), ".act:not(.off)"),
    "is-held-up": Moment(imperial, menu(imperial), '.act[data-verb="draw-card"]'),
    "is-coach": Moment(imperial, asks("choose-ministry"), settings={"coach": True}),
    "is-count": Moment(imperial, second_peace, *LOG, ".open-count", against="random"),
    "is-teller": Moment(imperial, asks("take"), ".is-tile.legal", CONFIRM, PASS, CONFIRM, settings={"pace": "step"}),
    "is-drawer": Moment(imperial, menu(imperial), ".asked-by a"),
    "is-advice": Moment(imperial, menu(imperial), ".ask-advice"),
    "is-war": Moment(imperial, asks("place-tile"), against="random"),
    "is-next-war": Moment(imperial, menu(imperial), '#tab-tiles, [data-page="tiles"]', ".is-wars button"),
    "is-end": Moment(imperial, None),
}


def take(
    company: Company,
    token: str,
    look: str,
    path: str,
    clicks: tuple[str, ...],
    picture: Path,
    save: str = "",
    settings: dict[str, Any] | None = None,
) -> None:
    person = company.person(token=token, **LOOKS[look])
    if settings:
        person.context.add_init_script(f"localStorage.setItem('tricorne-settings', '{json.dumps(settings)}');")
    person.page.goto(path)
    with contextlib.suppress(TimeoutError):  # a board that goes on asking is taken as it is
        person.page.wait_for_load_state("networkidle", timeout=QUIET_MS)
    lay_counts_aside(person)
    for selector in clicks:
        found = person.page.locator(selector).locator("visible=true")
        if found.count():
            found.first.click(force=True)  # what is grey says why not
            person.page.wait_for_timeout(ANSWERED_MS)
    with contextlib.suppress(TimeoutError):
        person.page.wait_for_selector(THINKING, state="detached", timeout=THOUGHT_MS)
    person.page.evaluate(OPEN_ALL)
    person.page.wait_for_timeout(SETTLED_MS)
    person.page.screenshot(path=picture, animations="disabled")
    if save:
        with person.page.expect_download() as saved:
            person.click(save)
        saved.value.save_as(picture.with_name(f"{picture.stem}-{saved.value.suggested_filename}"))
    person.context.close()
    company.people.remove(person)


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    every = [*PAGES, *MOMENTS, *READINGS]
    unknown = [name for name in names if name not in every]
    assert not unknown, f"no such screens: {', '.join(unknown)}; there are {', '.join(every)}"
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary))
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        try:
            company = Company(server, browser)
            host = company.person("Ada")
            for name in names or every:
                path, token, save = PAGES.get(name, ""), host.caller.token, ""
                clicks: tuple[str, ...] = ()
                settings: dict[str, Any] = {}
                if moment := MOMENTS.get(name):
                    path, clicks, settings = prepared(host, moment), moment.clicks, moment.settings
                    token = token if moment.seated else company.person("Blaise").caller.token
                elif reading := READINGS.get(name):
                    path, clicks, save = reading.address(host), reading.clicks, reading.save
                for look in LOOKED_AT:
                    take(company, token, look, path, clicks, folder / f"{name}-{look}.png", save, settings)
                print(name, flush=True)
            company.leave()
        finally:
            browser.close()
            server.close()


def prepared(host: Person, moment: Moment) -> str:
    """The address of a table that has come to the moment."""
    table = host.create(moment.seats, game=moment.game.GAME)
    if moment.wanted:
        bring({"britain": host}, table, moment.wanted, prefer=moment.prefer)
    else:
        finish(host, table, "britain")
    return f"/table/{table['id']}"


def studied(host: Person, game: Any, moves: int = STUDIED) -> Any:
    """A study of a game of random moves: so many, or to its end."""
    state = tricorne.game(game.GAME).new(list(game.SEATS), seed=7)
    numbers = random.Random(7)
    while state.actor is not None and moves:
        state.play(numbers.choice(state.legal()))
        moves -= 1
    return host.caller.post("/api/studies", {"record": str(state.record)}).json


def at_the_end(game: Any) -> Callable[[Person], str]:
    """A study at its last entry."""
    return lambda host: f"/study/{studied(host, game)['id']}?at={STUDIED}"


def judged(game: Any) -> Callable[[Person], str]:
    """The report of a game that is over."""

    def address(host: Person) -> str:
        study = studied(host, game, -1)
        curve = f"/api/studies/{study['id']}/curve"
        told = host.caller.post(curve, {}).json
        until = time.monotonic() + JUDGED_S
        while told["state"] == "waiting" and time.monotonic() < until:
            time.sleep(0.5)
            told = host.caller.get(curve).json
        return f"/study/{study['id']}?tab=report"

    return address


def shelf(host: Person) -> str:
    """The list of studies."""
    for game in GAMES.values():
        studied(host, game)
    return "/study"


def first_puzzle(game: Any) -> Callable[[Person], str]:
    def address(host: Person) -> str:
        found = host.caller.get(f"/api/games/{game.GAME}/puzzles").json["puzzles"]
        return f"/puzzles/{game.GAME}/{found[0]['id']}"

    return address


NOTES = '[data-page="log"]', "#tab-notes"
READINGS = {
    "studies": Reading(shelf),
    **{f"{short}-study": Reading(at_the_end(game)) for short, game in GAMES.items()},
    **{
        f"{short}-marshal": Reading(at_the_end(game), '[data-page="log"]', "#tab-marshal", ".adviser .tell")
        for short, game in GAMES.items()
    },
    **{f"{short}-saved": Reading(at_the_end(game), *NOTES, save="[data-picture]") for short, game in GAMES.items()},
    "soe-text": Reading(at_the_end(struggle), *NOTES, save="a[download]"),
    **{f"{short}-report": Reading(judged(game)) for short, game in GAMES.items()},
    **{f"{short}-puzzle": Reading(first_puzzle(game)) for short, game in GAMES.items()},
    **{f"{short}-solved": Reading(first_puzzle(game), ".puzzle-card footer .btn") for short, game in GAMES.items()},
}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
