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
from tricorne.bots.talk import EXCHANGES
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


def test_bots_answer_gold_and_promises_of_people_alone(console: Console) -> None:
    """Once each, and what is taken back counts no more; people cannot write such an answer themselves."""
    state = tricorne.game("struggle-of-empires").new(["britain", "france", "spain"], seed=1)
    session = Session(state, {"britain": PERSON, "france": "heuristic", "spain": "random"}, console)
    answers = {
        "pay france 2": "thank britain 2",
        "promise france peace in India": "heard britain 1",
        "pay spain 1": "",
        "promise france by:war peace": "heard britain 2",
    }
    for text, answer in answers.items():
        session._aside("britain", text)
        assert session._talk() is bool(answer)
        assert (state.last.seat, state.last.text) == (("france", answer) if answer else ("britain", text))
        assert not session._talk(), "an answer is no question"
    assert state.actor == "britain"
    session._play(state.legal()[0])
    for _ in range(2):
        session._aside("britain", "promise france more")
        assert session._talk() and state.last.text == "heard britain 3"
        session._undo("britain")
        assert not session._talk()
        session._play(state.legal()[0])
    for count in range(3, EXCHANGES + 4):
        session._aside("britain", "promise france much more")
        assert session._talk() and state.last.text == f"heard britain {count}"
    before = state.last.number
    for text in ("thank france 50", "HEARD france 9"):
        with pytest.raises(tricorne.IllegalAction, match="only bots answer"):
            session._aside("britain", text)
    assert state.last.number == before


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


class Dealer(Britain):
    """A person who makes the first deal that can be made by actions, says something, and leaves when it is answered."""

    def _text(self) -> str:
        actions = self.state.game.actions
        played = self.texts()
        if len(self.typed) > MOST or {"agree", "reject"} & played:
            raise Leave
        if "deal france" in played and not any(text.startswith("aside say") for text in self.typed):
            return "aside say a fair offer"
        legal = [actions[id].text for id in self.state.legal()]
        wanted = ["deal france", "give gold 1", "get peace", "until war", "agree"]
        return next((text for text in wanted if text in legal), legal[0])

    def texts(self) -> set[str]:
        return {line.text for line in self.state.record.lines if line.kind == "play"}


@pytest.mark.parametrize("value", ["offers", "press"])
def test_deals_are_made_by_actions_at_the_terminal(value: str, console: Console) -> None:
    """Gold against a promise of peace: typed, answered by the bot, told in the log, and the word stands in the view."""
    options = {"negotiation": value}
    state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1, options=options)
    session = Dealer(state, {"britain": PERSON, "france": "heuristic"}, console)
    session.typed, session.dice = [], random.Random(1)
    with pytest.raises(Leave):
        session.run()
    played = session.texts()
    assert {"deal france", "give gold 1", "get peace"} <= played and {"agree", "reject"} & played
    session._tell("britain")
    said = console.export_text()
    assert "a fair offer" in said
    assert re.search(r"Britain offers France .*1 gold.*peace", said), said[-1500:]
