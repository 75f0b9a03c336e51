"""The marshal whose rehearsals a network guides, for matches: ``--hero bench/guided.py:Guided``.

No level of Struggle of Empires plays so yet. ``Guided`` rehearses to the end of the round, where the network judges,
and takes three fifths of the time of the marshal's 200 rehearsals.
"""

from __future__ import annotations

from tricorne.bots.levels import Marshal
from tricorne.bots.search.rehearsal import Plan
from tricorne.kernel.playbook import Playbook

REHEARSALS = 1_000


class Guided(Marshal):
    name = "guided"
    plan = Plan(wide=6, far=1, point=0.005)

    @classmethod
    def guided_passes(cls, playbook: Playbook) -> int:
        return super().guided_passes(playbook) or REHEARSALS
