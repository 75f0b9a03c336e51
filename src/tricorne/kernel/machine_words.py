"""A name for small whole numbers that a game counts its things by: spaces, sides, regions.

Where the engine is compiled a ``Word`` is a machine word: compared, added and used as an index without an object around
it. In plain Python it is any whole number; this module itself is never compiled, so that the name is there at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    Word = i64
else:
    Word = int
