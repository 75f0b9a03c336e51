"""How quickly a click is answered: ``python -m tests.browser.clicks [GAME ...] [--profile FOLDER]``.

Two people play a game by clicking, each with a browser. For every game one line of JSON: the median and the 95th
percentile of the time from a click to the frame that shows what came of it, on the same screen and on the other, in
milliseconds; and what a click costs the mover's own page in CPU time (which a busy machine changes little): scripts,
styles, layout, all. With ``--profile`` the mover's scripts are recorded, to be opened in the browser's own tools."""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

from tests.browser import chromium, imperial, struggle
from tests.browser.bench import WATCH, mover_of, shown_of
from tests.browser.person import Company, Person
from tests.browser.serving import Server

GAMES = {game.GAME: game for game in (struggle, imperial)}
CLICKS = 60
WARM = 6
COSTS = {
    "ScriptDuration": "script_ms",
    "RecalcStyleDuration": "style_ms",
    "LayoutDuration": "layout_ms",
    "TaskDuration": "all_ms",
}


def percentile(values: list[float], share: float) -> int:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))])


class Meter:
    """The page of a player, and what it has cost so far."""

    def __init__(self, person: Person, profile: bool) -> None:
        self.devtools: CDPSession = person.context.new_cdp_session(person.page)
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if profile:
            self.devtools.send("Profiler.enable")
            self.devtools.send("Profiler.start")

    def spent(self) -> dict[str, float]:
        """Milliseconds of the page's thread."""
        found = {row["name"]: row["value"] for row in self.devtools.send("Performance.getMetrics")["metrics"]}
        return {COSTS[name]: found[name] * 1000 for name in COSTS}

    def recorded(self) -> Any:
        return self.devtools.send("Profiler.stop")["profile"]


def measure(company: Company, game: Any, profile: Path | None) -> dict[str, Any]:
    people = (company.person("Ada"), company.person("Blaise"))
    table = people[0].create({"britain": "me", "france": "open"}, game=game.GAME)
    people[1].caller.sit(table, "france")
    for person in people:
        person.open(table)
        person.page.evaluate(WATCH)
    players = {person: game.player(person) for person in people}
    meters = {person: Meter(person, profile is not None) for person in people}
    same: list[float] = []
    other: list[float] = []
    costs: list[dict[str, float]] = []
    for _ in range(CLICKS):
        mover = mover_of(people)
        watcher = people[people[0] is mover]
        before = meters[mover].spent()
        players[mover].decide()
        number = mover.number
        for person in people:
            person.page.wait_for_selector(f'.screen[data-number="{number}"]', state="attached")
        seen = {person: shown_of(person, number) for person in people}
        same.append(seen[mover]["at"] - seen[mover]["clicked"])
        other.append(seen[watcher]["at"] - seen[mover]["clicked"])
        after = meters[mover].spent()
        costs.append({name: after[name] - before[name] for name in after})
    if profile:
        profile.mkdir(parents=True, exist_ok=True)
        for person, meter in meters.items():
            (profile / f"{game.GAME}-{people.index(person)}.cpuprofile").write_text(json.dumps(meter.recorded()))
    row: dict[str, Any] = {"name": f"browser/{game.GAME}/click"}
    for name, times in (("same_screen", same[WARM:]), ("other_screen", other[WARM:])):
        row[f"{name}_ms"] = round(statistics.median(times))
        row[f"{name}_p95_ms"] = percentile(times, 0.95)
    row["own_page_cpu"] = {
        name: round(statistics.median(cost[name] for cost in costs[WARM:]), 1) for name in COSTS.values()
    }
    return row


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted.add_argument("--profile", type=Path, metavar="FOLDER")
    asked = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        try:
            for name in asked.games or GAMES:
                company = Company(server, browser)
                print(json.dumps(measure(company, GAMES[name], asked.profile)), flush=True)
                company.leave()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
