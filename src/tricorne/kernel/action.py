"""The action table: every action a game knows is one row, an integer, a text and a rule.

Browser, bots, notation and learning environments all speak this one table. Rows are never
renumbered while a game's version stays the same, and texts are stable kebab-case words.
"""

from __future__ import annotations

from collections.abc import Iterator

from tricorne.kernel.errors import BadAction, nearest
from tricorne.kernel.message import Message, Text, say

ActionId = int
"""The number of a row of the action table."""


class Action:
    """One row of the table: its number, its text in the notation, words for people, the rule it rests on."""

    def __init__(self, id: int, text: str, words: Message, rule: str) -> None:
        self.id = id
        self.text = text
        self.words = words
        self.rule = rule

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self.text}>"

    def __str__(self) -> str:
        return self.text


class ActionTable:
    """All actions of a game, by number and by text."""

    def __init__(self) -> None:
        self.rows: list[Action] = []
        self.by_text: dict[str, int] = {}

    def add(self, text: str, words: Message, rule: str) -> int:
        """Append a row and return its number."""
        if text in self.by_text:
            raise ValueError(f"two actions share the text {text!r}")
        number = len(self.rows)
        self.rows.append(Action(number, text, words, rule))
        self.by_text[text] = number
        return number

    def row(self, number: int, text: str, words: Message, rule: str) -> None:
        """Append a row that must have this number: a game names its numbers, and both must keep in step."""
        assert len(self.rows) == number, f"the action table is out of step at {text}: {len(self.rows)}, not {number}"
        self.add(text, words, rule)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, id: int) -> Action:
        return self.rows[id]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.rows)

    def __contains__(self, text: object) -> bool:
        return text in self.by_text

    def number(self, action: ActionId | str | Action) -> int:
        """The number of an action given as a number, a row or a text; BadAction if there is none."""
        if isinstance(action, Action):
            action = action.text
        if isinstance(action, bool):
            raise BadAction(say("bad-action-kind", value=Text(repr(action))))
        if isinstance(action, int):
            if 0 <= action < len(self.rows):
                return action
            raise BadAction(say("bad-action-number", number=Text(str(action)), most=len(self.rows) - 1))
        if not isinstance(action, str):
            raise BadAction(say("bad-action-kind", value=Text(repr(action))))
        text = " ".join(action.split()).lower()
        found = self.by_text.get(text)
        if found is None:
            near = nearest(text, list(self.by_text))
            if near:
                raise BadAction(say("bad-action-near", text=Text(text), near=Text(near)))
            raise BadAction(say("bad-action", text=Text(text)))
        return found
