"""What stands at the head of every position that is laid out in words: seats, preset, options, and where chance comes
from. The rest of the form is the game's own (``Game.from_words``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tricorne.kernel.errors import BadRecord, hint
from tricorne.kernel.message import Text, say

HEAD: Final = ["seats", "preset", "options", "seed", "script"]


class WordsHead:
    """The head, read and checked. With ``script`` (a list, maybe empty) all outcomes come from outside."""

    def __init__(self, form: Mapping[str, object], own: list[str], seats: list[str], preset: str) -> None:
        for key in form:
            if key not in HEAD and key not in own:
                raise BadRecord(say("words-field", text=Text(key), hint=hint(key, HEAD + own)))
        self.seats = texts_in(form, "seats") if "seats" in form else seats
        self.preset = preset
        if "preset" in form:
            self.preset = text_in(form, "preset")
        self.options: dict[str, object] = {}
        given = form.get("options", {})
        if not isinstance(given, dict):
            raise BadRecord(say("words-options"))
        self.options.update(given)
        self.seed: int | str | None = 0
        seed = form.get("seed", 0)
        if not isinstance(seed, (int, str)) or isinstance(seed, bool):
            raise BadRecord(say("words-seed"))
        self.seed = seed
        self.script: list[int | str] | None = None
        if "script" in form:
            self.seed = None
            self.script = outcomes_in(form["script"])


def text_in(form: Mapping[str, object], key: str) -> str:
    value = form.get(key)
    if not isinstance(value, str) or not value:
        raise BadRecord(say("words-text", text=Text(key)))
    return value


def texts_in(form: Mapping[str, object], key: str) -> list[str]:
    value = form.get(key)
    texts: list[str] = []
    if isinstance(value, list):
        for item in value:
            if isinstance(item, str):
                texts.append(item)
    if not isinstance(value, list) or len(texts) != len(value):
        raise BadRecord(say("words-texts", text=Text(key)))
    return texts


def outcomes_in(value: object) -> list[int | str]:
    """Outcomes that are given instead of drawn."""
    outcomes: list[int | str] = []
    if isinstance(value, list):
        for item in value:
            if isinstance(item, (int, str)) and not isinstance(item, bool):
                outcomes.append(item)
    if not isinstance(value, list) or len(outcomes) != len(value):
        raise BadRecord(say("words-script"))
    return outcomes
