"""The choices of a player: numbered, grouped by verb; long groups are folded and open when their verb is typed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tricorne.kernel.action import ActionTable
from tricorne.kernel.languages import ENGLISH
from tricorne.kernel.message import Text as Words
from tricorne.kernel.message import say
from tricorne.kernel.spoken import spoken, spoken_language

FOLDED_FROM = 25
"""A group with so many choices is folded unless it is all there is."""
COLUMNS_FROM = 5
"""A group with so many choices stands in columns."""
IN_WORDS = ["attack", "take"]
"""Verbs whose words say more than what is typed."""
WIDTH = 4

Choice = dict[str, Any]


class Choices:
    """What is open now, in the order of the numbers a player types."""

    def __init__(self, legal: list[int], actions: ActionTable, notes: dict[int, str] | None = None) -> None:
        self.actions = actions
        self.notes = notes or {}
        """A few words beside an action, such as its price."""
        verbs: dict[str, list[int]] = {}
        for action in legal:
            verbs.setdefault(actions[action].text.split()[0], []).append(action)
        self.order: list[int] = []
        """The actions in the order of their numbers: verb by verb."""
        self.groups: dict[str, list[int]] = {}
        """Places in that order by verb."""
        for verb, group in verbs.items():
            self.groups[verb] = list(range(len(self.order), len(self.order) + len(group)))
            self.order.extend(group)

    def numbered(self, number: int) -> int | None:
        """The action under a number; None if there is no such number."""
        return self.order[number - 1] if 1 <= number <= len(self.order) else None

    def show(self, console: Console, verb: str = "") -> None:
        """All groups, or one of them whole."""
        for group, places in self.groups.items():
            if verb and group != verb:
                continue
            if not verb and len(places) >= FOLDED_FROM and len(self.groups) > 1:
                first, last = places[0] + 1, places[-1] + 1
                count = len(places)
                folded = spoken(say("cli-folded", first=first, last=last, count=count, verb=Words(group)))
                console.print(Text(f"  {folded}", "dim"), highlight=False)
            elif len(places) >= COLUMNS_FROM and group not in IN_WORDS and self.order[places[0]] not in self.notes:
                self._columns(console, group, places)
            else:
                self._lines(console, places)

    def _lines(self, console: Console, places: list[int]) -> None:
        """One choice a line, in words, with what can be typed."""
        for at in places:
            action = self.actions[self.order[at]]
            note = self.notes.get(self.order[at], "")
            line = Text(f"{at + 1:>{WIDTH}} {spoken(action.words)}{' ' + note if note else ''}")
            line.append(f"  {action.text}", "dim")
            console.print(line, highlight=False, soft_wrap=True)

    def _columns(self, console: Console, group: str, places: list[int]) -> None:
        """Many choices of one verb side by side: as they are typed after it, or in words where the notation is
        not in the language of the terminal."""
        rows_of = [self.actions[self.order[at]] for at in places]
        if spoken_language() == ENGLISH:
            console.print(Text(f"{'':{WIDTH}} {group} ..."), highlight=False)
            rests = [action.text.partition(" ")[2] for action in rows_of]
        else:
            rests = [spoken(action.words) for action in rows_of]
        wide = max(len(rest) for rest in rests) + WIDTH + 3
        each = max(1, console.width // wide)
        rows = -(-len(places) // each)
        for row in range(rows):
            line = Text()
            for at in range(row, len(places), rows):
                line.append(f"{places[at] + 1:>{WIDTH}} {rests[at]:<{wide - WIDTH - 1}}")
            line.rstrip()
            console.print(line, highlight=False, soft_wrap=True)
