"""Pictures of both boards for the documentation: ``python -m tests.browser.screenshots FOLDER`` (or make screenshots).

Bots bring a game to a lively moment; then it is shown on a desk and on a phone, by day, by candle light, in Hebrew."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.person import DESKTOP, PHONE, Company, Person
from tests.browser.prepared import asks, bring, let_bots_play
from tests.browser.serving import Server

QUALITY = 80
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "phone-dark": {
        "viewport": PHONE,
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
        "color_scheme": "dark",
    },
    "hebrew": {"viewport": DESKTOP, "locale": "he"},
}
GAMES: dict[str, dict[str, Any]] = {
    "struggle-of-empires": {
        "seats": {"britain": "me", "france": "heuristic", "prussia": "heuristic", "russia": "heuristic"},
        "entries": 330,
        "asks": ["turn"],
        "open": 12,
    },
    "imperial-struggle": {
        "seats": {"britain": "me", "france": "heuristic"},
        "entries": 120,
        "asks": ["menu"],
        "open": 12,
    },
}


def prepared(host: Person, game: str) -> Any:
    plan = GAMES[game]
    table = host.create(plan["seats"], game=game)
    let_bots_play(host, table, "britain", plan["entries"])
    wanted = asks(*plan["asks"])
    bring({"britain": host}, table, lambda position: wanted(position) and len(position["legal"]) >= plan["open"])
    return table


def take(company: Company, token: str, table: Any, look: str, path: Path) -> None:
    person = company.person(token=token, **LOOKS[look])
    person.open(table)
    person.wait_for_turn()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(
        "document.fonts.ready.then(() => Promise.all([...document.images].map((one) => one.decode())))"
    )
    picture = Image.open(io.BytesIO(person.page.screenshot(animations="disabled")))
    picture.convert("RGB").save(path, "WEBP", quality=QUALITY, method=6)
    print(f"{path} ({path.stat().st_size // 1000} kB)")


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary))
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        try:
            company = Company(server, browser)
            host = company.person("Ada")
            for game in games:
                table = prepared(host, game)
                for look in LOOKS:
                    take(company, host.caller.token, table, look, folder / f"{game}-{look}.webp")
            company.leave()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
