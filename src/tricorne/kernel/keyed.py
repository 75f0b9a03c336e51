"""Keyed chance: the outcomes of live tables. Nobody can foretell them, and everybody can prove them afterwards.

The key of a game is made of *letters*: secret random texts, one of the house and one of each person, of which only
the seals (``chance.commitment``) are known until all of them lie sealed. Outcome number ``n`` of the record, counted
from 1, is a function of the key and ``n`` alone: taking back and doing the same again meets the same outcome.

The source stands outside the position. It is asked for one of the possible outcomes, which are put into alphabetical
order first: no list of the engine, and nobody who keeps one, has a say in it. docs/fairness.md tells the whole
protocol; the browser proves outcomes with the same few lines (client/src/fair/proof.js).
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, NoReturn, final

METHOD: Final = "letters-1"
"""How records call this way of making outcomes."""
KEY_WORDS: Final = "tricorne/dice/1"
SPAN: Final = 1 << 48
"""A ticket is made of so many values: six bytes, which browsers count exactly too."""
TICKET_BYTES: Final = 6
LETTER_DIGITS: Final = 64
"""A letter and a seal are 32 bytes each, written as digits 0-9 a-f."""
BLOCK_BYTES: Final = 64
"""SHA-256 takes in so many bytes at a time; HMAC makes its key as long."""
INNER: Final = bytes(0x36 ^ byte for byte in range(256))
OUTER: Final = bytes(0x5C ^ byte for byte in range(256))
"""What HMAC (RFC 2104) makes of each byte of the key, for its two rounds."""


def is_letter(text: str) -> bool:
    """Whether a text has the form of a letter or a seal.

    >>> is_letter("7c" * 32), is_letter("7C" * 32), is_letter("7c")
    (True, False, False)
    """
    return len(text) == LETTER_DIGITS and set(text) <= set("0123456789abcdef")


@final
class KeyedChance:
    """The source of a game's outcomes, made of the letter of the house and those of the people in their order.

    >>> source = KeyedChance("the letter of the house", ["one of a person", "one of another"])
    >>> [source.pick(number, ["6", "5", "4", "3", "2", "1"], [1] * 6) for number in (1, 2, 3, 2)]
    [0, 3, 3, 3]
    >>> [source.ticket(number, 6) for number in (1, 2, 3)]
    [5, 2, 2]
    """

    def __init__(self, seed: str, letters: list[str]) -> None:
        words = "/".join([KEY_WORDS, *letters])
        self._key = hmac.digest(seed.encode(), words.encode(), "sha256")
        # Taken in once: hmac.digest would look the method up, and take the key in again, for each outcome.
        block = self._key.ljust(BLOCK_BYTES, b"\0")
        self._inner = hashlib.sha256(block.translate(INNER))
        self._outer = hashlib.sha256(block.translate(OUTER))

    def _digest(self, words: str) -> bytes:
        """The HMAC of some words under the key: the same as hmac.digest(key, words, "sha256")."""
        inner = self._inner.copy()
        inner.update(words.encode())
        outer = self._outer.copy()
        outer.update(inner.digest())
        return outer.digest()

    def ticket(self, number: int, total: int) -> int:
        """A whole number from 0 to total - 1 for outcome ``number``, each exactly as likely as the others."""
        # Values above the last whole multiple would favour low numbers: then the next block is asked.
        limit = SPAN - SPAN % total
        block = 0
        while True:
            value = int.from_bytes(self._digest(f"outcome/{number}/{block}")[:TICKET_BYTES], "big")
            if value < limit:
                return value % total
            block += 1

    def pick(self, number: int, texts: list[str], weights: list[int]) -> int:
        """Where in the list the outcome ``number`` stands, each as likely as its weight says."""
        order = sorted(range(len(texts)), key=texts.__getitem__)
        ticket = self.ticket(number, sum(weights))
        for at in order:
            ticket -= weights[at]
            if ticket < 0:
                return at
        raise ValueError("there is nothing to draw")

    def __repr__(self) -> str:
        return "<KeyedChance>"

    def __reduce__(self) -> NoReturn:
        """It cannot be copied into another process, a file or a message: only its owner has it."""
        raise TypeError("the source of a live table stays with its table")
