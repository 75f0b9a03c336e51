"""axe-core finds nothing serious on any page: by day and by candle light, on a desk and on a phone, in Hebrew."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import imperial, struggle
from tests.browser.person import PHONE, Company, Person
from tests.browser.prepared import asks, bring, finish
from tests.for_long import for_long

GRAVE = ("serious", "critical")
TELL = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}, "preload": False}
"""Landmarks round everything are never grave, and slow to look for; style sheets are read for sounds and turned screens
alone."""
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "dark-phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
    "hebrew": {"locale": "he"},
}
PLATES = {"hand": "may-put-back", "auction": "pass-or-raise", "battle": "commit-armies"}
IMPERIAL = {"cabinet": "choose-ministry", "investments": "take", "shift": "shift", "war": "place-tile"}


BOARD = ".viewport"
"""The map takes most of the time, and is the same at every question."""


def looks(*chosen: str) -> pytest.MarkDecorator:
    """The looks of a page that are always tried, the others being long cases. Between them the pages are seen dark and
    light, on a phone and on a desk, from the left and from the right."""
    marked = [look if look in chosen else for_long(look) for look in LOOKS]
    return pytest.mark.parametrize("look", marked)


def check(person: Person, where: str, part: str = "", besides: str = "") -> None:
    """Nothing grave on the page, or in a part of it, besides what was looked at before; the message names each rule
    that is broken, and where."""
    context = {**({"include": [part]} if part else {}), **({"exclude": [besides]} if besides else {})}
    found = Axe().run(person.page, context or None, TELL).response
    grave = [
        f"{where}: {one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:4]
    ]
    assert found["passes"], "axe looked at nothing"
    assert not grave, "\n".join(grave)


def check_part(person: Person, where: str, part: str) -> None:
    """A panel that has opened, by day and by candle light; the page round it is looked at elsewhere."""
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        check(person, f"{where}, {scheme}", part)
    person.page.emulate_media(color_scheme="null")


CLEAR = """plate => {
    const words = document.createRange();
    words.selectNodeContents(plate.querySelector("h1, h2"));
    const title = words.getBoundingClientRect();
    return [...plate.querySelectorAll("button")].every((one) => {
        const box = one.getBoundingClientRect();
        return box.right <= title.left || title.right <= box.left || box.bottom <= title.top || title.bottom <= box.top;
    });
}"""
"""Whether the title of a plate lies clear of every button."""


@pytest.fixture(scope="module")
def prepared(server: Any, browser: Any) -> dict[str, Any]:
    """Tables of one guest, each at the moment that is looked at."""
    company = Company(server, browser)
    host = company.person("Ada")
    found: dict[str, Any] = {"token": host.caller.token}
    for name, key in {**PLATES, "turn": "turn"}.items():
        found[name] = host.create(struggle.SEATS)
        bring({"britain": host}, found[name], asks(key))
    found["end"] = host.create({"britain": "me", "france": "random"})
    finish(host, found["end"], "britain")
    found["waiting"] = host.create({"britain": "me", "france": "open"}, listed=True)
    company.leave()
    return found


@pytest.fixture(scope="module")
def imperial_tables(server: Any, browser: Any, prepared: dict[str, Any]) -> dict[str, Any]:
    """The same guest's of the other game."""
    company = Company(server, browser)
    host = company.person(token=prepared["token"])
    found: dict[str, Any] = {}
    for name, key in IMPERIAL.items():
        found[name] = host.create({"britain": "me", "france": "random"}, game=imperial.GAME)
        bring({"britain": host}, found[name], asks(key))
    found["end"] = host.create({"britain": "me", "france": "random"}, game=imperial.GAME)
    finish(host, found["end"], "britain")
    company.leave()
    return found


@pytest.fixture
def person(company: Company, prepared: dict[str, Any], look: str) -> Person:
    return company.person(token=prepared["token"], **LOOKS[look])


@looks("hebrew")
def test_pages_round_the_table(company: Company, person: Person, prepared: dict[str, Any], look: str) -> None:
    person.page.goto("/")
    person.see(".card")
    check(person, "home")
    person.page.goto(f"/new/{struggle.GAME}")
    person.see(".seat-row")
    for group in person.page.locator("details.options > summary").all():
        group.click()
    check(person, "new table")
    table = prepared["waiting"]
    person.page.goto(f"/table/{table['id']}")
    person.see(".invite")
    check(person, "waiting room")
    person.page.goto("/nowhere/at/all")
    person.see("h1")
    check(person, "nowhere")
    assert [trouble for trouble in person.troubles if "404" not in trouble] == []
    person.troubles.clear()  # the browser tells of the address that is not there
    friend = company.person("Blaise", **LOOKS[look])
    friend.page.goto(f"/join/{table['id']}/{table['invite']}")
    friend.see(".join-seats button")
    check(friend, "invitation")


@looks()
def test_the_table(person: Person, prepared: dict[str, Any], look: str) -> None:
    person.open(prepared["turn"])
    check(person, "table")
    if "phone" in look:
        for page in ("powers", "tiles", "log", "talk"):
            person.page.locator(f'.tabbar [data-page="{page}"]').tap()
            check(person, page)
        person.page.locator('.tabbar [data-page="map"]').tap()
    else:
        for tab in ("talk", "tiles", "people"):
            person.click(f"#tab-{tab}")
            check(person, tab, ".side-tabs")
        person.click(".settings summary")
        check(person, "settings", ".settings")
        person.click(".strip .when")
        person.click(".act:not(.off)")
        person.page.get_by_role("slider").fill("20")
        person.see(".pastnote")
        check(person, "the past", besides=BOARD)
        person.page.get_by_role("slider").fill("999")
        person.unseen(".pastnote")
    person.click(".tools button")
    person.see(".text-board")
    check(person, "the board in words")


@looks("dark-phone")
def test_plates_over_the_board(person: Person, prepared: dict[str, Any]) -> None:
    for name in PLATES:
        person.open(prepared[name])
        person.see(".plate")
        assert person.page.locator(".plate").first.evaluate(CLEAR), f"{name}: its title and a button collide"
        check(person, name, besides=BOARD if name != "hand" else "")
    person.open(prepared["end"])
    person.see(".ending")
    assert person.page.locator(".plate.ending").evaluate(CLEAR), "the title of the end and a button collide"
    check(person, "the end", besides=BOARD)


@looks()
def test_imperial_struggle(person: Person, imperial_tables: dict[str, Any], look: str) -> None:
    for name in IMPERIAL:
        person.open(imperial_tables[name])
        person.wait_for_turn()
        check(person, name, besides=BOARD if name != "cabinet" else "")
    if "phone" in look:
        for page in ("powers", "tiles"):
            person.page.locator(f'.tabbar [data-page="{page}"]').tap()
            check(person, page, besides=BOARD)
    else:
        person.click("#tab-tiles")
        person.click(".tools button")
        person.see(".text-board")
        check(person, "the board in words")
    person.open(imperial_tables["end"])
    person.see(".ending")
    check(person, "the end", besides=BOARD)
