"""The made-up language: English with accents on every letter and about two fifths longer.

>>> made_up("card-over = Over, { $power } says\\n")
'card-over = Óóṽééŕ, { $power } şááýş\\n'
"""

from __future__ import annotations

from typing import Any, Final

ACCENTS: Final = dict(zip("abcdefghijklmnopqrstuvwxyz", "áƀçđéƒğĥíĵķĺɱñóþɋŕşŧúṽŵẋýž", strict=True))
ACCENTS.update(dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŞŦÚṼŴẊÝŽ", strict=True)))
VOWELS: Final = "aeiouAEIOU"


def accented(words: str) -> str:
    """Words with accents, their vowels twice.

    >>> accented("Home 7")
    'Ĥóóɱéé 7'
    """
    found = ""
    for letter in words:
        changed = ACCENTS.get(letter, letter)
        found += changed + (changed.lower() if letter in VOWELS else "")
    return found


def made_up(entry: str) -> str:
    """An entry of a Fluent file in the made-up language: its texts are changed, its variables and choices are not."""
    from fluent.syntax import ast, parse, serialize

    resource = parse(entry)
    open_parts: list[Any] = [resource.body]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, ast.TextElement):
            part.value = accented(part.value)
        if isinstance(part, ast.BaseNode):
            open_parts.extend(vars(part).values())
        elif isinstance(part, list):
            open_parts.extend(part)
    return serialize(resource)
