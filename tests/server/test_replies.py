"""Bots answer what people pay and promise."""

from __future__ import annotations

from tests.server.running_server import Person, RunningServer, english


def test_a_bot_answers_gold_and_promises(server: RunningServer) -> None:
    """It thanks, it has heard, it counts the promises; another bot and one that plays at random say nothing."""
    ada = Person(server.port, "Ada")
    table = ada.create({"britain": "me", "france": "heuristic", "spain": "random"})
    with ada.look(table) as live:
        assert live.turn("britain")
        answers = {
            "pay france 2": "thank britain 2",
            "promise france peace in India": "heard britain 1",
            "promise spain peace": "",
            "promise france by:war peace": "heard britain 2",
        }
        for text, answer in answers.items():
            assert live.act("aside", seat="britain", text=text, at=-1)["type"] == "done"
            while answer and answer not in [str(entry["text"]) for entry in live.entries]:
                live.receive()
        said = [entry for entry in live.entries if entry["kind"] == "aside" and entry["bot"]]
        assert [(entry["seat"], entry["text"]) for entry in said] == [
            ("france", text) for text in answers.values() if text
        ]
        words = [english(line) for entry in said for line in entry["lines"]]
        assert words[0] == "France thanks Great Britain for 2 gold." and "2 promises" in words[-1]
