"""Where the code of a game cites a rule: the file and line of each place that names its id.

Code may leave out what all ids of a game begin with (``R48`` for ``IS-R48``). Where no place names the rule itself,
those count that name it with others (``LOSS-1 to LOSS-18``); then those that make its id out of a number
(``f"IS-EVENT-{card}-{rule}"``), or name its section (``5.6`` for ``IS-5.6-2``).
"""

import re
from pathlib import Path

_SPAN = re.compile(r"(?<![\w.-])([A-Z][A-Z0-9.-]*?)-?([0-9]+) to (?:([A-Z][A-Z0-9.-]*?)-?)?([0-9]+)(?![\w-])")


class Citations:
    """The Python files of a game, read once and asked about many rules."""

    def __init__(self, folder: Path, ids: list[str]) -> None:
        beginnings = {id.partition("-")[0] for id in ids}
        self.shared = f"{beginnings.pop()}-" if len(beginnings) == 1 else ""
        """What all ids of the game begin with; empty if they have nothing in common."""
        self.texts: dict[str, str] = {}
        self.spans: list[tuple[str, int, int, str]] = []
        """Spans of ids that a line names: what they begin with, the first and last number, the place."""
        for path in sorted(folder.rglob("*.py")):
            place = path.relative_to(folder).as_posix()
            text = path.read_text(encoding="utf-8")
            self.texts[place] = text
            for found in _SPAN.finditer(text):
                if found[3] in (None, found[1]):
                    self.spans.append((found[1], int(found[2]), int(found[4]), _place(place, text, found.start())))

    def of(self, id: str) -> list[str]:
        """The places that cite a rule, as ``file.py:line``, relative to the folder of the game."""
        short = id.removeprefix(self.shared)
        exact = self._naming(id, r"(?![\w-]|\.\d)") + (self._naming(short, r"(?![\w-]|\.\d)") if self.shared else [])
        if exact:
            return sorted(set(exact), key=_in_order)
        begins, _, number = short.rpartition("-")
        if number.isdigit():
            within = [at for what, first, last, at in self.spans if what == begins and first <= int(number) <= last]
            if within:
                return within
        family = re.match(r"([A-Z][A-Z-]*)-\d", id)
        made = self._naming(f"{family[1]}-", r"(?=\{)") if family else []
        return made or (self._naming(begins, r"(?![\w-]|\.\d)") if self.shared and begins else [])

    def _naming(self, words: str, after: str) -> list[str]:
        found: list[str] = []
        for place, text in self.texts.items():
            if words in text:
                pattern = rf"(?<![\w.-]){re.escape(words)}{after}"
                found += [_place(place, text, hit.start()) for hit in re.finditer(pattern, text)]
        return found


def _place(file: str, text: str, at: int) -> str:
    return f"{file}:{text.count(chr(10), 0, at) + 1}"


def _in_order(place: str) -> tuple[str, int]:
    file, _, line = place.rpartition(":")
    return file, int(line)
