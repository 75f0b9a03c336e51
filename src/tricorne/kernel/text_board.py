"""What the terminal must know of one game: how its board looks, when to show it, and commands of its own."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from tricorne.kernel.message import Message

if TYPE_CHECKING:
    from rich.console import Console

    from tricorne.kernel.state import State

View = dict[str, Any]


class SeatStyles:
    """Colours and short names of seats. Every colour has a short name beside it: nothing is said by colour alone."""

    def __init__(self, styles: dict[str, str] | None = None, shorts: dict[str, str] | None = None) -> None:
        self.styles = styles or {}
        self.shorts = shorts or {}

    def style(self, seat: str) -> str:
        """The colour of a seat; plain for one that has none."""
        return self.styles.get(seat, "bold")

    def short(self, seat: str) -> str:
        """Two letters or so for a seat.

        >>> SeatStyles(shorts={"united-provinces": "UP"}).short("united-provinces"), SeatStyles().short("france")
        ('UP', 'Fr')
        """
        return self.shorts.get(seat, seat[:2].title())


class TextBoard:
    """A game at the terminal; everything it shows comes from a view."""

    seats: SeatStyles = SeatStyles()
    commands: ClassVar[list[str]] = []
    """Words a player may type besides those of every game."""
    typed = ""
    """How a choice is typed, by example."""
    in_one_line: ClassVar[list[str]] = []
    """Verbs that are not listed because people say the whole act in one line (``whole_acts``)."""

    def help(self) -> list[tuple[Message, Message]]:
        """For each of these words how it is typed, and what it does."""
        return []

    @abstractmethod
    def show_board(self, console: Console, view: View) -> None:
        """Everything on the table."""

    @abstractmethod
    def moment(self, view: View) -> str:
        """Changes whenever the board is worth showing again."""

    def business(self, view: View) -> list[Text]:
        """What is going on right now, shown with each question."""
        return []

    def whole_acts(self, view: View) -> list[Text]:
        """Acts of several parts that can be typed in one line now."""
        return []

    def notes(self, view: View) -> dict[int, str]:
        """A few words to stand beside open actions, such as a price."""
        return {}

    def command(self, console: Console, state: State, actor: str, verb: str, rest: str) -> None:
        """Answer one of the game's own commands."""
