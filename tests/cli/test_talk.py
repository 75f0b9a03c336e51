"""Bots at the terminal: they answer a person's offer and make their own, and say why they moved."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import tricorne
from tests.server.test_bots import DEALER
from tricorne.cli.session import PERSON, Leave, Session

MOST = 900


class Britain(Session):
    """A person who attacks where one can, offers gold to whoever sends no help, and leaves when there is enough."""

    typed: list[str]
    dice: random.Random

    def _read(self, sign: str) -> str:
        text = self._text()
        self.typed.append(text)
        return text

    def _text(self) -> str:
        if len(self.typed) > MOST or {"accept 1", "offer britain 1 for navies 0 armies 0"} <= self.asides():
            raise Leave
        if self.state.actor != "britain":
            return f"aside offer {self.state.actor} 1 for navies 0 armies 0"
        actions = self.state.game.actions
        legal = self.state.legal()
        bold = [id for id in legal if actions[id].text.startswith("attack")]
        return actions[self.dice.choice(bold or legal)].text

    def asides(self) -> set[str]:
        return {line.text for line in self.state.record.lines if line.kind == "aside"}


@pytest.fixture
def console() -> Console:
    return Console(width=100, record=True, file=io.StringIO())


def test_offers_go_both_ways(tmp_path: Path, console: Console) -> None:
    path = tmp_path / "dealer.py"
    path.write_text(DEALER)
    state = tricorne.game("struggle-of-empires").new(["britain", "france", "spain"], seed=1)
    players = {"britain": PERSON, "france": f"{path}:Dealer", "spain": f"{path}:Dealer"}
    session = Britain(state, players, console)
    session.typed, session.dice = [], random.Random(1)
    with pytest.raises(Leave):
        session.run()
    assert "sends no help for nothing" in console.export_text()
    assert {"accept 1", "offer britain 1 for navies 0 armies 0"} <= session.asides()


def test_a_bot_says_why(console: Console) -> None:
    state = tricorne.game("struggle-of-empires").new(["france", "britain"], seed=4)
    session = Session(state, {"britain": PERSON, "france": "heuristic"}, console)
    with pytest.raises(tricorne.BadAction, match="made no move"):
        session._why("france")
    while state.actor == "france" or not session.story.pages:
        if state.actor == "france":
            session._let_play("france")
        else:
            session._play(state.legal()[0])
    session._why("france")
    said = console.export_text()
    assert re.search(r"^ +\d+ .+\.$", said, re.MULTILINE), said
