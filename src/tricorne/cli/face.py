"""What the terminal must know of one game: how its board looks, when to show it, and commands of its own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from rich.console import Console
from rich.text import Text

from tricorne.kernel.state import State

View = dict[str, Any]


class Face:
    """The face of a game at the terminal; everything it shows comes from a view."""

    commands: ClassVar[list[str]] = []
    """Words a player may type besides those of every game."""
    help: ClassVar[list[str]] = []
    """A line for each of them."""
    typed = ""
    """How a choice is typed, by example."""

    @abstractmethod
    def show_board(self, console: Console, view: View) -> None:
        """Everything on the table."""

    @abstractmethod
    def moment(self, view: View) -> str:
        """Changes whenever the board is worth showing again."""

    def business(self, view: View) -> list[Text]:
        """What is going on right now, shown with each question."""
        return []

    def notes(self, view: View) -> dict[int, str]:
        """A few words to stand beside open actions, such as a price."""
        return {}

    def command(self, console: Console, state: State, actor: str, verb: str, rest: str) -> None:
        """Answer one of the game's own commands."""
