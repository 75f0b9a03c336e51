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
