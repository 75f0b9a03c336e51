"""Names for what a game counts with: small whole numbers, and rows of them.

Where the engine is compiled a ``Word`` is a machine word: compared, added and used as an index without an object
around it. ``Words`` are such words one after the other in memory, read and written as quickly, and ``Octets`` are
numbers from 0 to 255. In plain Python a ``Word`` is any whole number, ``Words`` are a list and ``Octets`` a bytearray.
This module itself is never compiled, so that the names are there at run time; ``word_rows.py`` makes such rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    Word = i64
    Words = vec[i64]
    WordRows = vec[vec[i64]]
    Octets = vec[u8]
else:
    Word = int
    Words = list
    WordRows = list
    Octets = bytearray
