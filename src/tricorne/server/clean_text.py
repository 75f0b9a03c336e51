"""What people write: names, titles, chat. Plain text of a bounded length, without letters that hide or turn others."""

from __future__ import annotations

import unicodedata

from tricorne.kernel.message import Message, Text, say
from tricorne.server.problems import bad_value

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_SAYING = 1000

TURNING = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
"""Marks that change the direction of what follows: Hebrew and Arabic need none, and names could be forged with them."""


BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
"""Letters and marks that show nothing at all, although Unicode does not count them among the invisible ones."""
SELECTORS = {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""They choose between forms of the letter before; a name does without them."""
MOST_MARKS = 4
"""So many marks may stand on one letter; more would cover the lines around."""
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts whose letters look like each other: a name is written in one of them."""


def name_of(text: str) -> str:
    """A name as it is kept; refused if part of it cannot be seen, or if it mixes letters that look alike."""
    what = say("what-name")
    text = unicodedata.normalize("NFC", "".join(one for one in text if ord(one) not in SELECTORS))
    found = one_line(text, LONGEST_NAME, what)
    marks = 0
    for letter in found:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cf" or ord(letter) in BLANK or marks > MOST_MARKS:
            raise bad_value(say("why-hidden-letter", what=what, code=Text(f"{ord(letter):04X}")))
    if all(unicodedata.category(letter)[0] in "MZ" for letter in found):
        raise bad_value(say("why-empty", what=what, number=LONGEST_NAME))
    if len({script for letter in found for script in SCRIPTS if unicodedata.name(letter, "").startswith(script)}) > 1:
        raise bad_value(say("why-mixed-scripts"))
    return found


def one_line(text: str, longest: int, what: Message) -> str:
    """The text with single spaces; refused if it is too long or has letters that cannot be shown."""
    return _checked(" ".join(text.split()), longest, what)


def several_lines(text: str, longest: int, what: Message) -> str:
    """The same for chat, where lines may be broken."""
    return _checked(text.replace("\r\n", "\n").strip(), longest, what)


def _checked(text: str, longest: int, what: Message) -> str:
    if not text:
        raise bad_value(say("why-empty", what=what, number=longest))
    if len(text) > longest:
        raise bad_value(say("why-too-long", what=what, number=len(text), number2=longest))
    for letter in text:
        hidden = unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") and letter != "\n"
        if hidden or ord(letter) in TURNING:
            raise bad_value(say("why-hidden-letter", what=what, code=Text(f"{ord(letter):04X}")))
    return text
