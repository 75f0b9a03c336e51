"""For researchers: observations as numpy rows, and the games behind the interfaces of learning libraries.

All of it comes with ``pip install 'tricorne[envs]'``; what is missing is named where it is asked for.
"""

from __future__ import annotations

from tricorne.kernel.extras import needs

with needs("envs"):
    from tricorne.encodings import Encoding, encoding

__all__ = ["Encoding", "encoding"]
