"""The board of any game at the terminal, as tables: for games that bring no board of their own.

The game's texts help where they are there: ``view-KEY`` names a part of the view, ``KIND-ID`` a thing.
"""

from __future__ import annotations

import json

from rich import box
from rich.console import Console
from rich.table import Table

from tricorne.kernel.game import Game
from tricorne.kernel.languages import ENGLISH, has
from tricorne.kernel.message import Message, read_message, say
from tricorne.kernel.spoken import spoken, spoken_language
from tricorne.kernel.text_board import TextBoard, View

NOT_SHOWN = ("decision", "game", "seat", "seats")
"""Parts of a view that the question itself tells, or everybody knows."""
NOTHING = "-"


class PlainBoard(TextBoard):
    """Shows every part of a view: lists of like things as tables, single facts line by line."""

    def __init__(self, game: str) -> None:
        self.game = game

    def show_board(self, console: Console, view: View) -> None:
        facts = {key: value for key, value in view.items() if key not in NOT_SHOWN}
        flat = {key: value for key, value in facts.items() if is_plain(value)}
        if flat:
            console.print(self._facts(flat))
        for key, value in facts.items():
            if key not in flat:
                console.print(self._table(key, value))

    def moment(self, view: View) -> str:
        return json.dumps({key: value for key, value in view.items() if key not in NOT_SHOWN}, sort_keys=True)

    # -- words -------------------------------------------------------------------------------------

    def _text(self, id: str) -> str:
        """A text of the game in the language of the terminal, else in English; empty if there is none."""
        key = f"{self.game}/{id}"
        return spoken(Message(key)) if has(key, spoken_language()) or has(key, ENGLISH) else ""

    def label(self, key: str) -> str:
        """The name of a part: the game's own, else its key as words.

        >>> PlainBoard("no-game").label("cards_left")
        'Cards left'
        """
        words = key.replace("_", " ").replace("-", " ")
        return self._text(f"view-{key.replace('_', '-')}") or words[:1].upper() + words[1:]

    def name(self, key: str, id: str) -> str:
        """What an id stands for: tried as what its key says, and as a seat; else the id itself."""
        for kind in (key, key.removesuffix("s"), "power", "seat"):
            found = self._text(f"{kind}-{id}") if kind and id and " " not in id else ""
            if found:
                return found
        return id

    def in_words(self, key: str, value: object) -> str:
        """A value in one line.

        >>> board = PlainBoard("no-game")
        >>> board.in_words("ships", ["brig", "sloop"]), board.in_words("", None), board.in_words("", True)
        ('brig, sloop', '-', 'yes')
        >>> board.in_words("", {"gold": 3})
        'Gold 3'
        """
        if value is None or value == "" or value == [] or value == {}:
            return NOTHING
        if isinstance(value, bool):
            return spoken(say("plain-yes" if value else "plain-no"))
        if isinstance(value, list):
            return ", ".join(self.in_words(key, one) for one in value)
        if is_message(value):
            return spoken(read_message(value))
        if isinstance(value, dict):
            return "; ".join(
                self.in_words(name, one)
                if isinstance(one, str) and not is_message(one)
                else f"{self.label(name)} {self.in_words(name, one)}"
                for name, one in value.items()
            )
        return self.name(key, value) if isinstance(value, str) else str(value)

    # -- tables ------------------------------------------------------------------------------------

    def _facts(self, facts: dict[str, object]) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False)
        for key, value in facts.items():
            table.add_row(self.label(key), self.in_words(key, value))
        return table

    def _table(self, key: str, value: object) -> Table:
        """One part of a view: a row for each of a list of objects, or for each key of an object."""
        table = Table(title=self.label(key), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        if isinstance(value, dict) and value and all(isinstance(one, dict) for one in value.values()):
            value = [{"": self.name(key, name), **one} for name, one in value.items()]
        if isinstance(value, list) and all(isinstance(one, dict) for one in value):
            columns = list(dict.fromkeys(column for row in value for column in row))
            for column in columns:
                table.add_column(self.label(column) if column else "")
            for row in value:
                table.add_row(*(self.in_words(column, row.get(column)) for column in columns))
            return table
        table.show_header = False
        rows = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [value])
        for name, one in rows:
            table.add_row(self.label(str(name)), self.in_words(str(name), one))
        return table


def text_board(game: Game) -> TextBoard:
    """The board of a game at the terminal: its own, or the plain one."""
    return game.text_board() or PlainBoard(game.id)


def is_message(value: object) -> bool:
    """Whether a part of a view is a message as data."""
    return isinstance(value, dict) and set(value) == {"key", "args"}


def is_plain(value: object) -> bool:
    """Whether a value fits into one line of a table: anything but objects and lists of them."""
    if isinstance(value, list):
        return not any(isinstance(one, list | dict) for one in value)
    return is_message(value) or not isinstance(value, dict)
