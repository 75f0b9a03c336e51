"""What reaches a browser is what its seat may know: people and a spectator play a scripted game, each in a browser; all
traffic of each, pages, answers and every frame of the live channel, is kept and searched for everything hidden."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.clicking import COUNT, lay_counts_aside
from tests.browser.person import Company, Person
from tests.for_long import for_long
from tests.server.running_server import Live
from tests.server.test_leaks import powers_in, read, secrets_on_disk
from tricorne.server.differences import apply

SEATS = ["britain", "france", "russia"]
ENTRIES = [60, for_long(120)]
IMPERIAL_ENTRIES = [22, for_long(70)]
PATIENCE_MS = 60_000
"""Four browsers draw each of these entries."""


def keeping(kept: list[bytes]) -> Callable[[Route], None]:
    """Lets answers pass, and keeps them."""

    def keep(route: Route) -> None:
        answer = route.fetch()
        kept.append(answer.body())
        route.fulfill(response=answer)

    return keep


def worths_told(value: Any) -> list[Any]:
    """Whose unrest is told with its worth, in all lines of the log in a message, wherever they stand."""
    if isinstance(value, dict):
        own = [value["args"]["power"]] if value.get("key") == "struggle-of-empires/log-unrest-worth" else []
        return own + [power for inner in value.values() for power in worths_told(inner)]
    if isinstance(value, list):
        return [power for inner in value for power in worths_told(inner)]
    return []


def wander(people: dict[str, Person], table: Any, entries: int, note: Callable[[str, Any], None] | None = None) -> int:
    """A scripted game through the API, while the browsers look on; the number of its last entry. ``note`` is told what
    each seat sees after each entry."""
    dice = random.Random(1756)
    with ExitStack() as open_up:
        lives = {seat: open_up.enter_context(person.caller.look(table)) for seat, person in people.items()}
        eyes = lives["-"]
        while eyes.position["number"] < entries:
            live = lives[eyes.position["prompt"]["actor"]]
            live.until(eyes.position["number"])
            answer = live.play(dice.choice(live.position["legal"]))
            eyes.until(answer["number"])
            if note is not None:
                for seat, other in lives.items():
                    other.until(answer["number"])
                    note(seat, other)
        return int(eyes.position["number"])


def look_on(people: dict[str, Person], table: Any, heard: dict[str, list[bytes]]) -> None:
    """Everybody sits down; all answers to their pages are kept."""
    for seat, person in people.items():
        person.context.route("**/api/**", keeping(heard.setdefault(seat, [])))
        person.open(table)


def look_back(people: dict[str, Person], last: int) -> None:
    """Everybody comes to the last entry, goes to an earlier moment, and opens the page anew."""
    for person in people.values():
        there = f'.screen[data-number="{last}"]'
        while not person.page.locator(there).count():
            person.page.wait_for_selector(f"{there}, {COUNT}", state="attached", timeout=PATIENCE_MS)
            lay_counts_aside(person)
        person.page.get_by_role("slider").fill("20")
        person.see(".pastnote")
        person.page.reload()
        person.see(".screen")


@pytest.mark.parametrize("entries", ENTRIES)
def test_nothing_hidden_of_struggle_of_empires_reaches_a_browser(company: Company, entries: int) -> None:
    people = {seat: company.person(seat.title()) for seat in SEATS}
    people["-"] = company.person("Spectator")
    heard: dict[str, list[bytes]] = {}
    host = people["britain"]
    table = host.create({"britain": "me", "france": "open", "russia": "open"})
    for seat in SEATS[1:]:
        people[seat].caller.sit(table, seat)
    look_on(people, table, heard)
    look_back(people, wander(people, table, entries))
    letter, bots, streams = secrets_on_disk(company.server.db, table["id"])
    assert streams and not any(streams) and len(letter) == 64
    worth = 0
    for seat, person in people.items():
        messages = [frame.encode() for frame in person.frames] + heard[seat]
        assert len(person.frames) > entries / 2 and len(heard[seat]) > 5
        text = b"\n".join(messages)
        for secret in (letter.encode(), bots.encode(), b"bot_seed", b'"rng"', b'"figures"'):
            assert secret not in text
        for message in messages:
            value = read(message)
            for power in powers_in(value):
                if power["id"] != seat:
                    assert power["unrest"]["points"] is None and power["unrest"]["counters"] is None
            told = worths_told(value)
            worth += len(told)
            assert set(told) <= {f"power/{seat}"}
    assert worth, "somebody drew unrest and read what it was worth"


class Hidden:
    """What one side of Imperial Struggle knows alone after an entry: its hand, its ministries that lie face down, its
    War tiles that are not turned up."""

    def __init__(self, seat: str, view: Any) -> None:
        hand = view["events"]["hand"]
        war = view["war"] or {"in_hand": [], "theaters": []}
        drawn = [tile for pool in war["in_hand"] if pool["side"] == seat for tile in pool["shown"] or []]
        lying = [
            tile
            for theater in war["theaters"]
            if not theater["revealed"]
            for tile in theater["tiles"][seat]["shown"] or []
        ]
        self.tiles = {tile["id"] for tile in [*drawn, *lying]}
        own = next(side for side in view["sides"] if side["id"] == seat)
        known_alone = {*(card["id"] for card in hand), *(own["discarding"] or []), *self.tiles}
        self.words = {f'{before}{id}"' for id in known_alone for before in ('"', "/")}
        """As views write them, and as lines of the log do (``card/...``)."""
        self.ministries = {
            card["id"] for card in view["ministries"] if card["side"] == seat and card["place"] == "face-down"
        }


def views_in(frames: list[str]) -> list[tuple[int, Any, str]]:
    """Each position that a browser was sent: its entry, the view as changes made it, and the message itself."""
    found: list[tuple[int, Any, str]] = []
    view: Any = None
    for frame in frames:
        message = json.loads(frame)
        position = message.get("position")
        if position is None:
            continue
        if position["view"] is None:
            view = copy.deepcopy(view)
            apply(view, position["changes"])
        else:
            view = position["view"]
        # Old lines of the log may name a card that has come back to a hand since.
        text = json.dumps(position, ensure_ascii=False) if message["type"] == "welcome" else frame
        found.append((position["number"], view, text))
    return found


@pytest.mark.parametrize("entries", IMPERIAL_ENTRIES)
def test_nothing_hidden_of_imperial_struggle_reaches_a_browser(company: Company, entries: int) -> None:
    """Hands, face-down ministries, War tiles, secret choices until they are shown; over a peace turn and into a war."""
    people = {seat: company.person(seat.title()) for seat in ("britain", "france")}
    people["-"] = company.person("Spectator")
    heard: dict[str, list[bytes]] = {}
    table = people["britain"].create({"britain": "me", "france": "open"}, game="imperial-struggle")
    people["france"].caller.sit(table, "france")
    look_on(people, table, heard)
    truth: dict[tuple[int, str], Hidden] = {}

    def note(seat: str, live: Live) -> None:
        if seat != "-":
            truth[live.position["number"], seat] = Hidden(seat, live.view)

    look_back(people, wander(people, table, entries, note))
    letter, bots, streams = secrets_on_disk(company.server.db, table["id"])
    assert streams and not any(streams) and len(letter) == 64
    looked = {"words": 0, "tiles": 0, "ministries": 0}
    for seat, person in people.items():
        messages = [frame.encode() for frame in person.frames] + heard[seat]
        text = b"\n".join(messages)
        for secret in (letter.encode(), bots.encode(), b"bot_seed", b'"rng"', b'"figures"'):
            assert secret not in text
        moments = [value for value in map(read, heard[seat]) if isinstance(value, dict) and "view" in value]
        assert moments, "everybody has looked at the past"
        shown = views_in(person.frames) + [(one["number"], one["view"], json.dumps(one)) for one in moments]
        for number, view, words in shown:
            for owner in {"britain", "france"} - {seat}:
                hidden = truth.get((number, owner))
                if hidden is None:
                    continue
                told = [word for word in hidden.words if word in words]
                assert not told, f"{seat} reads {told} of {owner} after entry {number}"
                places = {card["place"] for card in view["ministries"] if card["id"] in hidden.ministries}
                assert places <= {None}, f"{seat} sees ministries of {owner} after entry {number}"
                looked["words"] += len(hidden.words)
                looked["tiles"] += len(hidden.tiles)
                looked["ministries"] += len(hidden.ministries)
    assert min(looked.values()) > 100, looked
