"""The board of any game at the terminal, as tables: for games that bring no board of their own."""

from __future__ import annotations

import json

from rich import box
from rich.console import Console
from rich.table import Table

from tricorne.kernel.game import Game
from tricorne.kernel.text_board import TextBoard, View

NOT_SHOWN = ("decision", "game", "seat", "seats")
"""Parts of a view that the question itself tells, or everybody knows."""


class PlainBoard(TextBoard):
    """Shows every part of a view: lists of like things as tables, single facts line by line."""

    def show_board(self, console: Console, view: View) -> None:
        facts = {key: value for key, value in view.items() if key not in NOT_SHOWN}
        flat = {key: value for key, value in facts.items() if is_plain(value)}
        if flat:
            console.print(_facts(flat))
        for key, value in facts.items():
            if key not in flat:
                console.print(_table(key, value))

    def moment(self, view: View) -> str:
        return json.dumps({key: value for key, value in view.items() if key not in NOT_SHOWN}, sort_keys=True)


def text_board(game: Game) -> TextBoard:
    """The board of a game at the terminal: its own, or the plain one."""
    return game.text_board() or PlainBoard()


def is_plain(value: object) -> bool:
    """Whether a value fits into one line of a table: anything but objects and lists of them."""
    if isinstance(value, list):
        return not any(isinstance(one, list | dict) for one in value)
    return not isinstance(value, dict)


def said(key: str) -> str:
    """A key as words.

    >>> said("cards_left")
    'Cards left'
    """
    words = key.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def in_words(value: object) -> str:
    """A value in one line.

    >>> in_words(["brig", "sloop"]), in_words(None), in_words(True), in_words({"gold": 3})
    ('brig, sloop', '-', 'yes', 'gold 3')
    """
    if value is None or value == "" or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(in_words(one) for one in value)
    if isinstance(value, dict):
        return "; ".join(f"{key.replace('_', ' ')} {in_words(one)}" for key, one in value.items())
    return str(value)


def _facts(facts: dict[str, object]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for key, value in facts.items():
        table.add_row(said(key), in_words(value))
    return table


def _table(key: str, value: object) -> Table:
    """One part of a view: a row for each of a list of objects, or for each key of an object."""
    table = Table(title=said(key), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    if isinstance(value, dict) and value and all(isinstance(one, dict) for one in value.values()):
        value = [{"": name, **one} for name, one in value.items()]
    if isinstance(value, list) and all(isinstance(one, dict) for one in value):
        columns = list(dict.fromkeys(column for row in value for column in row))
        for column in columns:
            table.add_column(said(column))
        for row in value:
            table.add_row(*(in_words(row.get(column)) for column in columns))
        return table
    table.show_header = False
    rows = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [value])
    for name, one in rows:
        table.add_row(said(str(name)), in_words(one))
    return table
