"""What reaches a browser is what its seat may know: three people and a spectator play a scripted game in four browsers;
all traffic of each, pages, answers and every frame of the live channel, is kept and searched for everything hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Route

from tests.browser.person import Company, Person
from tests.server.test_leaks import numbers_in, powers_in, read, secrets_on_disk

SEATS = ["britain", "france", "russia"]
NAMES = {"britain": "Great Britain", "france": "France", "russia": "Russia"}
ENTRIES = 170
PATIENCE_MS = 60_000
"""Four browsers draw each of these entries."""


def keeping(kept: list[bytes]) -> Callable[[Route], None]:
    """Lets answers pass, and keeps them."""

    def keep(route: Route) -> None:
        answer = route.fetch()
        kept.append(answer.body())
        route.fulfill(response=answer)

    return keep


def sentences(value: Any) -> list[str]:
    """All lines of the log in a message, wherever they stand."""
    if isinstance(value, dict):
        own = [line for line in value.get("lines", []) if isinstance(line, str)]
        return own + [line for inner in value.values() for line in sentences(inner)]
    if isinstance(value, list):
        return [line for inner in value for line in sentences(inner)]
    return []


def wander(people: dict[str, Person], table: Any) -> int:
    """A scripted game through the API, while the browsers look on; the number of its last entry."""
    dice = random.Random(1756)
    with ExitStack() as open_up:
        lives = {seat: open_up.enter_context(person.caller.look(table)) for seat, person in people.items()}
        eyes = lives["-"]
        while eyes.position["number"] < ENTRIES:
            live = lives[eyes.position["prompt"]["actor"]]
            live.until(eyes.position["number"])
            answer = live.play(dice.choice(live.position["legal"]))
            eyes.until(answer["number"])
        return int(eyes.position["number"])


def test_nothing_hidden_reaches_a_browser(company: Company) -> None:
    people = {seat: company.person(seat.title()) for seat in SEATS}
    people["-"] = company.person("Spectator")
    heard: dict[str, list[bytes]] = {}
    for seat, person in people.items():
        kept = heard.setdefault(seat, [])
        person.context.route("**/api/**", keeping(kept))
    host = people["britain"]
    table = host.create({"britain": "me", "france": "open", "russia": "open"})
    for seat in SEATS[1:]:
        people[seat].caller.sit(table, seat)
    for person in people.values():
        person.open(table)
    last = wander(people, table)
    for person in people.values():
        person.page.wait_for_selector(f'.screen[data-number="{last}"]', state="attached", timeout=PATIENCE_MS)
        person.page.get_by_role("slider").fill("40")
        person.see(".pastnote")
        person.page.reload()
        person.see(".screen")
    seed, bots, streams = secrets_on_disk(company.server.db, table["id"])
    hidden = {number for stream in streams for number in stream if number > 100_000}
    assert streams and hidden
    worth = 0
    for seat, person in people.items():
        messages = [frame.encode() for frame in person.frames] + heard[seat]
        assert len(person.frames) > ENTRIES / 2 and len(heard[seat]) > 5
        text = b"\n".join(messages)
        for secret in (seed.encode(), bots.encode(), b"bot_seed", b'"rng"', b'"figures"'):
            assert secret not in text
        for message in messages:
            value = read(message)
            assert not hidden & set(numbers_in(value))
            for power in powers_in(value):
                if power["id"] != seat:
                    assert power["unrest"]["points"] is None and power["unrest"]["counters"] is None
            told = [line for line in sentences(value) if "(worth" in line]
            worth += len(told)
            assert all(line.startswith(NAMES.get(seat, "nobody")) for line in told), told
    assert worth, "somebody drew unrest and read what it was worth"
