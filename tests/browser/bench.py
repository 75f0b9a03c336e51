"""What a browser costs, for ``make bench``: one JSON list with the rows of the command given, then ours.

*first-load*   bytes over the wire until a board is drawn, with map, fonts, texts and the table itself, nothing cached;
*click*        from a click to the frame that shows what came of it: on the same screen, and on the other player's;
*notices*      letters and pushes a second;
*site*         what an act costs one web process and two, when the other person hears of it, and opening a table;
*pan*          frames a second while the enlarged map is moved, drawn without a GPU.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser import chromium, imperial, struggle
from tests.browser.person import Company, Person, together
from tests.browser.prepared import asks, bring
from tests.browser.serving import Server
from tests.server import site

Row = dict[str, Any]
BUDGETS = {"kilobytes": 900, "same_screen_ms": 100, "other_screen_ms": 200, "frames_per_s": 30}
CLICKS = 24
WARM = 4
PAN_S = 3

WATCH = """() => {
    window.shown = {};
    const screen = document.querySelector(".screen");
    const now = () => performance.timeOrigin + performance.now();
    addEventListener("click", () => (window.clicked = now()), true);
    new MutationObserver(() => {
        const number = screen.dataset.number, clicked = window.clicked;
        if (number in window.shown) return;
        window.shown[number] = { clicked, at: 0 };
        requestAnimationFrame(() => setTimeout(() => (window.shown[number].at = now())));
    }).observe(screen, { attributes: true, attributeFilter: ["data-number"] });
}"""
PAN = """seconds => new Promise((done) => {
    const frame = document.querySelector(".viewport .window");
    const wide = frame.scrollWidth - frame.clientWidth, high = frame.scrollHeight - frame.clientHeight;
    const start = performance.now();
    let frames = 0;
    function step(now) {
        const part = ((now - start) / 1000) % 2, back = part > 1 ? 2 - part : part;
        frame.scrollTo(wide * back, high * back);
        if (now - start > seconds * 1000) done(frames / ((now - start) / 1000));
        else { frames += 1; requestAnimationFrame(step); }
    }
    requestAnimationFrame(step);
})"""


def first_load(company: Company, game: Any) -> Row:
    person = company.person("Ada")
    table = person.create(game.SEATS, game=game.GAME)
    bring({"britain": person}, table, asks(game.MENU))
    devtools = person.context.new_cdp_session(person.page)
    carried: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: carried.append(event["encodedDataLength"]))
    devtools.on("Network.webSocketFrameReceived", lambda event: carried.append(len(event["response"]["payloadData"])))
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    person.open(table)
    person.wait_for_turn()
    person.page.wait_for_load_state("networkidle")
    return {"name": "first-load", "kilobytes": round(sum(carried) / 1000), "requests": len(carried)}


def clicks(company: Company, game: Any) -> Row:
    """Two people play; each click is timed on both screens."""
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"}, game=game.GAME)
    blaise.caller.sit(table, "france")
    both = (ada.open(table), blaise.open(table))
    players = {person: game.player(person) for person in both}
    for person in both:
        person.page.evaluate(WATCH)
    same: list[float] = []
    other: list[float] = []
    for _ in range(CLICKS):
        mover = mover_of(both)
        players[mover].decide()
        number = mover.number
        for person in both:
            person.page.wait_for_selector(f'.screen[data-number="{number}"]', state="attached")
        shown = {person: shown_of(person, number) for person in both}
        same.append(shown[mover]["at"] - shown[mover]["clicked"])
        watcher = next(person for person in both if person is not mover)
        other.append(shown[watcher]["at"] - shown[mover]["clicked"])
    return {
        "name": "click",
        "same_screen_ms": round(statistics.median(same[WARM:])),
        "other_screen_ms": round(statistics.median(other[WARM:])),
    }


def mover_of(both: tuple[Person, Person]) -> Person:
    together(*both)
    return both[0] if both[0].asked else both[1]


def shown_of(person: Person, number: int) -> dict[str, float]:
    """When an entry was on the screen; it is, or comes with the next frame."""
    found = person.page.evaluate(f"window.shown[{number}]")
    while not found or not found["at"]:
        found = person.page.evaluate(
            f"new Promise(done => requestAnimationFrame(() => setTimeout(() => done(window.shown[{number}]))))"
        )
    return dict(found)


def pan(company: Company, game: Any) -> Row:
    person = company.person("Ada")
    table = person.create(game.SEATS, game=game.GAME)
    bring({"britain": person}, table, asks(game.MENU))
    person.open(table)
    for _ in range(3):
        person.button("Larger").click()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(PAN, 1)
    return {"name": "pan", "frames_per_s": round(person.page.evaluate(PAN, PAN_S), 1)}


def measure() -> list[Row]:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        try:
            for game in (struggle, imperial):
                for figures in (first_load, clicks, pan):
                    company = Company(server, browser)
                    row = figures(company, game)
                    company.leave()
                    row["within_budget"] = all(
                        row[key] >= most if key == "frames_per_s" else row[key] <= most
                        for key, most in BUDGETS.items()
                        if key in row
                    )
                    rows.append({**row, "name": f"browser/{game.GAME}/{row['name']}"})
        finally:
            browser.close()
            server.close()
    return rows


def of_a_site() -> list[Row]:
    """What telling people costs; and several processes, where PostgreSQL and Redis can be had."""
    from bench import coming_back, notices_queue, site_costs

    return [*notices_queue.rows(), *([] if site.installed() else site_costs.rows() + coming_back.rows())]


if __name__ == "__main__":
    before: list[Row] = []
    if sys.argv[1:]:
        before = json.loads(subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, check=True).stdout)
    print(json.dumps(before + measure() + of_a_site(), indent=2))
