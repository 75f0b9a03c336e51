"""For researchers: observations as numpy rows, and the games behind the interfaces of learning libraries.

``encoding`` and ``vector`` need numpy alone; the other interfaces need ``pip install tricorne[envs]``.
"""

from __future__ import annotations

from tricorne.envs.encodings import Encoding, encoding

__all__ = ["Encoding", "encoding"]
