"""Names that are read as each other: by Unicode's list of letters that look alike, over all scripts."""

from __future__ import annotations

import unicodedata
from functools import cache

MISREAD = str.maketrans("0135|!", "olesli")
"""Signs that are read as letters."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around letters of the list that are written from right to left."""


@cache
def looks() -> dict[int, str]:
    """For each letter of the list one that stands for all that look like it; a letter of our own keyboards if there is
    one among them."""
    # A long list: whoever meets no second name does without it.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    parent: dict[str, str] = {}

    def top(letter: str) -> str:
        while (above := parent.setdefault(letter, letter)) != letter:
            letter = above
        return letter

    for letter, others in confusables_data.items():
        for other in others:
            pair = [str(one).strip(LEFT_TO_RIGHT) for one in (letter, other["c"])]
            if all(len(one) == 1 for one in pair):
                first, second = sorted(map(top, pair))  # ASCII comes first
                parent[second] = first
    return {ord(letter): top(letter) for letter in parent}


def _seen(text: str) -> str:
    """What is left of a text for the eye: without accents, spaces and signs, and with figures as letters."""
    plain = unicodedata.normalize("NFKD", text).translate(MISREAD)
    plain = unicodedata.normalize("NFKD", plain.translate(looks())).translate(MISREAD).casefold().translate(MISREAD)
    plain = plain.replace("rn", "m").replace("vv", "w").replace("i", "l")
    return "".join(one for one in plain if unicodedata.category(one)[0] in "LN")


def skeletons(name: str) -> set[str]:
    """A name as it is seen: as it is written, in small letters and in capitals. Small letters of one script may look
    like capitals of another: whoever reads quickly sees no difference."""
    return {_seen(form) for form in (name, name.casefold(), name.upper())} - {""}


def alike(name: str, other: str) -> bool:
    """Whether two names could be taken for each other.

    >>> alike("Tom", "Том")
    True
    >>> alike("Anna", "Анна")
    False
    """
    return name == other or not skeletons(name).isdisjoint(skeletons(other))
