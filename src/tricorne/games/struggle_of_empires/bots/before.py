"""What the levels of version 0.1 knew of Struggle of Empires: the weights are still the same, the bids are not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tricorne.games.struggle_of_empires.bots.knowledge import EmpiresKnowledge
from tricorne.games.struggle_of_empires.bots.playbook import EmpiresPlaybook
from tricorne.games.struggle_of_empires.bots.style import AS_BEFORE, STYLES
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.position import AnyPosition


class EmpiresBefore(EmpiresPlaybook):
    def __init__(self) -> None:
        super().__init__()
        self.haste = 1.0
        self.passes = {"search": 200, "captain": 5, "general": 12, "marshal": 200}
        self.by_eye = {"captain": 2}
        self.network_passes = {}
        self.bot_ratings = {}

    def worths(self, engine: Engine, p: AnyPosition, legal: list[int], style: str) -> list[float]:
        return super().worths(engine, p, legal, AS_BEFORE)

    def knowledge(self, engine: Engine, p: AnyPosition) -> Knowledge | None:
        return EmpiresKnowledge(engine, p, STYLES[AS_BEFORE])

    def network(self, engine: Engine | None = None) -> Path | None:
        return None

    def before(self) -> Playbook | None:
        return self


PLAYBOOK_BEFORE: Final = EmpiresBefore()
