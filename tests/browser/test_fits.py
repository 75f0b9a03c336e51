"""Everything fits on the screens of usual laptops: nothing is clipped, covered or outside of the window."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import imperial, struggle
from tests.browser.clicking import lay_counts_aside
from tests.browser.fitting import misfits
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring, let_bots_play
from tests.for_long import for_long

SIZES = [{"width": 1366, "height": 768}, {"width": 1440, "height": 900}]
PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
games = pytest.mark.parametrize("game", [struggle, imperial], ids=lambda game: str(game.GAME))
STRIDE = {struggle.GAME: 40, imperial.GAME: 40}
"""Entries between two looks."""
BOT = {struggle.GAME: "heuristic", imperial.GAME: "random"}
"""Who plays it: two who choose at random stay level, so that their game comes to its last turn."""
FEWEST_LOOKS = 8
MIDDLE = {struggle.GAME: 100, imperial.GAME: 120}
"""Entries until much lies on the board."""
ALWAYS = "localStorage.setItem('tricorne-settings', JSON.stringify({confirm: 'always'}));"
"""Nothing is played by a click on a verb."""

COUNTRY = """() => [...document.querySelectorAll(".camp:not(.sea)")].flatMap((camp) => {
    const piece = camp.querySelector('[data-at^="unit/"]');
    if (!piece) return [];
    const [, region, power] = piece.dataset.at.split("/");
    const box = camp.getBoundingClientRect();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const under = [...document.querySelectorAll(".shape")].find((shape) =>
        shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM().inverse())));
    return [[region === "home" ? `home-${power}` : region, under?.dataset.region ?? ""]];
})"""
"""Where units stand, each with the country under the middle of their camp; none where that is a coast's water."""


def look_everywhere(person: Person, when: str, sizes: list[dict[str, int]] = SIZES) -> list[str]:
    """What does not fit at any of these sizes: as it stands, with each verb of the menu, and on each tab or page."""
    found: list[str] = []
    for size in sizes:
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        place = f"{when} at {size['width']}: {person.prompt}"
        found += [f"{place}: {one}" for one in misfits(person.page)]
        names = [verb.get_attribute("data-verb") for verb in person.page.locator(".act:not(.off)").all()]
        for name in names:
            person.page.mouse.move(2, 2)
            person.click(f'.act[data-verb="{name}"]')
            found += [f"{place}/{name}: {one}" for one in misfits(person.page, board=False)]
            person.page.keyboard.press("Escape")
        pages = person.page.locator(".tabbar button:visible")
        for tab in pages.all() if pages.count() else person.page.locator(".side-tabs [role=tab]").all():
            tab.click()
            found += [f"{place}, tab: {one}" for one in misfits(person.page, board=False)]
        if pages.count():
            pages.first.click()
    return found


def test_units_stand_in_their_countries(company: Company) -> None:
    person = company.person("Ada")
    table = person.create(struggle.SEATS)
    let_bots_play(person, table, "britain", MIDDLE[struggle.GAME])
    bring({"britain": person}, table, asks(struggle.MENU))
    person.open(table)
    found = dict(person.page.evaluate(COUNTRY))
    ashore = {region: under for region, under in found.items() if under}
    assert len(ashore) > 2, "units of the bots stand in some countries, whatever the dice"
    assert all(region == under for region, under in ashore.items()), ashore


@pytest.mark.parametrize(
    ("game", "size"),
    [(struggle, SIZES[0]), for_long(struggle, PHONES[1]), for_long(imperial, SIZES[0]), (imperial, PHONES[1])],
    ids=["soe-laptop", "soe-phone", "is-laptop", "is-phone"],
)
def test_a_full_board_fits(company: Company, game: Any, size: dict[str, int]) -> None:
    """A turn in the middle of the game, when much lies on the board."""
    person = company.person("Ada")
    person.context.add_init_script(ALWAYS)
    table = person.create(game.SEATS, game=game.GAME)
    let_bots_play(person, table, "britain", MIDDLE[game.GAME])
    bring({"britain": person}, table, asks(game.MENU))
    person.open(table)
    lay_counts_aside(person)
    assert look_everywhere(person, "in the middle", [size]) == []
    person.page.add_style_tag(content=".act { inline-size: 24px; overflow: hidden; }")
    assert misfits(person.page), "what is cut would not be seen"
    person.page.add_style_tag(content=".act { inline-size: auto; } .act + .act { margin-inline-start: -60px; }")
    assert any(one.startswith("covered") for one in misfits(person.page)), "what is covered would not be seen"


@pytest.mark.long_case
@pytest.mark.parametrize("sizes", [SIZES, PHONES], ids=["laptops", "phones"])
@games
def test_a_whole_game_fits(company: Company, game: Any, sizes: list[dict[str, int]]) -> None:
    """A bot plays, and the screen is looked at again and again until the game is over."""
    person = company.person("Ada")
    person.context.add_init_script(ALWAYS)
    bot = BOT[game.GAME]
    table = person.create({seat: who if who == "me" else bot for seat, who in game.SEATS.items()}, game=game.GAME)
    found: list[str] = []
    over = False
    entries = looks = 0
    while not over:
        entries += STRIDE[game.GAME]
        with person.caller.look(table, "britain") as live:
            assert live.act("stand-in", seat="britain", bot=bot)["type"] == "done"
            while live.position["number"] < entries and not live.position["over"]:
                live.receive()
            live.act("stand-in", seat="britain", bot="")
            over = live.position["over"] or not live.turn("britain")
            live.act("seen", number=live.position["number"])
        person.open(table)
        lay_counts_aside(person)
        found += look_everywhere(person, f"entry {person.number}", sizes) if not over else misfits(person.page)
        looks += 1
    assert found == []
    assert looks > FEWEST_LOOKS, f"looked {looks} times, the last time at entry {person.number}"
