"""The marshal whose rehearsals a network guides, for matches: ``--hero bench/guided.py:Guided``.

No level of Struggle of Empires plays so yet. ``Guided`` takes about the time of the marshal's 200 rehearsals.
"""

from __future__ import annotations

from tricorne.bots.levels import Marshal
from tricorne.kernel.playbook import Playbook

REHEARSALS = 165


class Guided(Marshal):
    name = "guided"

    @classmethod
    def guided_passes(cls, playbook: Playbook) -> int:
        return super().guided_passes(playbook) or REHEARSALS
