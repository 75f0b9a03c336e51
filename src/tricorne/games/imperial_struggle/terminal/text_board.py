"""Imperial Struggle at the terminal: its board, cards, wars and Advantages."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.console import Console
from rich.text import Text

from tricorne.games.imperial_struggle.terminal import board
from tricorne.games.imperial_struggle.terminal.colours import SEATS
from tricorne.games.imperial_struggle.text import say
from tricorne.kernel.message import Message, as_it_stood, read_message
from tricorne.kernel.state import State
from tricorne.kernel.text_board import TextBoard, View

SHOWS: dict[str, Callable[[View], list[Text]]] = {
    "cards": board.cards,
    "war": board.war,
    "advantages": board.advantages,
    "scores": board.scores,
}


class ImperialBoard(TextBoard):
    seats = SEATS
    commands: ClassVar[list[str]] = list(SHOWS)
    typed = "trade india, shift vellore"

    def show_board(self, console: Console, view: View) -> None:
        board.show_board(console, view)

    def help(self) -> list[tuple[Message, Message]]:
        return [(as_it_stood(verb), say(f"term-help-{verb}")) for verb in SHOWS]

    def business(self, view: View) -> list[Text]:
        return board.business(view)

    def moment(self, view: View) -> str:
        """A new round or phase; in a war a new theater."""
        turn = view["turn"]
        fight = view["war"]["fight"]["theater"] if view["war"] and view["war"]["fight"] else ""
        return f"{turn['id']}/{turn['phase']}/{turn['round']}/{fight}"

    def notes(self, view: View) -> dict[int, str]:
        """The price of each shift with its sum."""
        found: dict[int, str] = {}
        for action in view["decision"].get("actions", []):
            if "price" in action:
                steps = [read_message(line["words"]) for line in action["sum"]]
                if len(steps) > 1:
                    found[action["id"]] = board.words("term-price-sum", price=action["price"], sum=steps)
                else:
                    found[action["id"]] = board.words("term-price", price=action["price"])
        return found

    def command(self, console: Console, state: State, actor: str, verb: str, rest: str) -> None:
        for line in SHOWS[verb](state.view(actor)):
            console.print(line, highlight=False, soft_wrap=True)
