"""Bots at a table: they answer offers and make their own, wait for those of people, and tell why they played."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Live, Person, RunningServer, english
from tricorne.server import letters, seating

DEALER = '''
from tricorne.bots import Bot

class Dealer(Bot):
    """Attacks where it can, sends no help for nothing, takes every offer and makes one to whoever is asked for help."""

    def decide(self, seat):
        legal = seat.legal()
        bold = [id for id in legal if seat.actions[id].text.startswith("attack")]
        return legal[0] if seat.prompt.key.startswith("commit") else seat.rng.pick(bold or legal)

    def hears(self, seat, action):
        return seat.view()["attack"]["attacker"] if seat.prompt.key.startswith("commit") else ""

    def asides(self, seat):
        view = seat.view()
        mine = [one for one in view["offers"] if one["status"] == "awaits-helper" and one["helper"] == seat.name]
        if mine:
            return [f"accept {mine[0]['number']}", f"refuse {mine[0]['number']}"]
        if not seat.prompt.key.startswith("commit") or view["attack"]["attacker"] != seat.name or view["offers"]:
            return []
        return [f"offer {view['decision']['actor']} 1 for navies 0 armies 0"]
'''
MOST = 900
HEARS_S = 3.0
"""How long the person waits for what bots may offer."""


class Known:
    """Seeds that are always the same, so that each run is the same game."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_hex(count: int) -> str:
        return "55" * count if count in (16, letters.LETTER_BYTES) else secrets.token_hex(count)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose bots wait for offers, and may be anybody's."""
    folder = Path(tmp_path_factory.mktemp("patient"))
    (folder / "dealer.py").write_text(DEALER)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "secrets", Known)
        patch.setattr(letters, "secrets", Known)
        patch.setattr(seating, "_shuffle", lambda plans: None)
        patch.setattr(seating, "check_bot", lambda game, name: name and str(folder / "dealer.py:Dealer"))
        found = RunningServer(folder / "tables.db", hear_s=20.0)
        yield found
        found.close()


def sit(server: RunningServer, **more: Any) -> tuple[Person, Any]:
    ada = Person(server.port, "Ada")
    return ada, ada.create({"britain": "me", "france": "bot", "spain": "bot"}, **more)


def wander(live: Live, wanted: Any, bold: bool, seed: int = 5) -> bool:
    """Play at random, attack where one can or never, and hear what bots offer for help, until something is so; False if
    the game is over before."""
    dice = random.Random(seed)
    heard: set[int] = set()
    actions = live.person.get(f"/api/games/{live.welcome['table']['game']}").json["actions"]
    for _ in range(MOST):
        if wanted():
            return True
        if live.position["over"]:
            return False
        legal = live.position["legal"]
        attack = live.view["attack"]
        called = live.position["prompt"]["key"].startswith("commit")
        if legal and called and attack["attacker"] != "britain" and live.position["number"] not in heard:
            heard.add(live.position["number"])
            until = time.monotonic() + HEARS_S
            while not live.view["offers"] and time.monotonic() < until:
                time.sleep(0.05)
                live.act("ping")
        elif legal:
            liked = [id for id in legal if actions[id]["text"].startswith("attack") == bold]
            assert live.play(dice.choice(liked or legal))["type"] == "done"
        else:
            live.receive()
    raise AssertionError("it did not come to that")


@pytest.mark.long_case
def test_a_bot_waits_for_an_offer_and_takes_it(patient: RunningServer) -> None:
    """It is asked for help by a person who is there: it waits, answers the offer, and the record has both."""
    assert any(bargained(patient, seed) for seed in range(5, 12)), "no bot was asked for help in any of these games"


def bargained(patient: RunningServer, seed: int) -> bool:
    """Whether a game came to that; then it went as it should."""
    ada, table = sit(patient)
    with ada.look(table) as live:

        def bot_is_called() -> bool:
            attack = live.view["attack"]
            called = live.position["prompt"]["key"].startswith("commit") and not live.position["legal"]
            return bool(called and attack and attack["attacker"] == "britain")

        if not wander(live, bot_is_called, True, seed):
            return False
        helper = live.position["prompt"]["actor"]
        answer = live.act("aside", seat="britain", text=f"offer {helper} 1 for navies 0 armies 0", at=-1)
        assert answer["type"] == "done"
        while not (said := accepted(live, answer["number"])):
            live.receive()
        assert (said[0]["kind"], said[0]["seat"], said[0]["bot"]) == ("aside", helper, True)
    assert said[0]["text"] in ada.get(f"/api/tables/{table['id']}/record").body.decode()
    return True


def accepted(live: Live, after: int) -> list[Any]:
    """The entries after one in which an offer was accepted."""
    later = [entry for entry in live.entries if entry["number"] > after]
    return [entry for entry in later if str(entry["text"]).startswith("accept ")]


def test_a_bot_makes_an_offer_to_a_person(patient: RunningServer) -> None:
    ada, table = sit(patient)
    with ada.look(table) as live:
        wander(live, lambda: any(one["helper"] == "britain" for one in live.view["offers"]), False)
        offer = next(one for one in live.view["offers"] if one["helper"] == "britain")
        assert offer["status"] == "awaits-helper" and live.position["legal"]
        assert live.act("aside", seat="britain", text=f"refuse {offer['number']}", at=-1)["type"] == "done"


@pytest.mark.parametrize("game", ["struggle-of-empires", "imperial-struggle"])
def test_a_bot_tells_why(server: RunningServer, game: str) -> None:
    """For its own actions, to those who sit at the table; the same sentence whoever asks and however often."""
    ada, blaise = Person(server.port, "Ada"), Person(server.port, "Blaise")
    table = ada.create({"britain": "me", "france": "heuristic"}, game=game)
    dice = random.Random(7)
    with ada.look(table) as live, blaise.look(table) as gallery:
        told: dict[int, str] = {}
        asked: set[int] = set()
        while not told:
            assert live.turn("britain")
            for entry in live.entries:
                if entry["kind"] == "play" and entry["bot"] and entry["number"] not in asked and not told:
                    asked.add(entry["number"])
                    answer = live.act("ask-reason", number=entry["number"])
                    if answer["type"] == "reason":
                        told[answer["number"]] = english(answer["words"])
                    else:
                        assert (answer["code"], answer["status"]) == ("not-now", 409) and "hidden" in english(
                            answer["message"]
                        )
            live.play(dice.choice(live.position["legal"]))
        number, words = next(iter(told.items()))
        assert words.endswith(".") and "\n" not in words
        assert live.act("ask-reason", number=number)["words"] == answer["words"]
        own = next(entry["number"] for entry in live.entries if entry["kind"] == "play" and not entry["bot"])
        assert live.act("ask-reason", number=own)["code"] == "bad-value"
        assert live.act("ask-reason", number=99_999)["code"] == "bad-value"
        assert gallery.act("ask-reason", number=number)["code"] == "not-yours"
