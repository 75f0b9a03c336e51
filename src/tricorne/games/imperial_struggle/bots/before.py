"""What the levels of version 0.1 knew of Imperial Struggle: as much as today's; how long each thought is kept here."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tricorne.games.imperial_struggle.bots.playbook import ImperialPlaybook
from tricorne.kernel.engine import Engine
from tricorne.kernel.playbook import Playbook


class ImperialBefore(ImperialPlaybook):
    def __init__(self) -> None:
        super().__init__()
        self.haste = 0.5
        self.passes = {"search": 200, "captain": 50, "general": 260, "marshal": 1300}
        self.by_eye = {}
        self.network_passes = {}
        self.bot_ratings = {}

    def network(self, engine: Engine | None = None) -> Path | None:
        return None

    def before(self) -> Playbook | None:
        return self


PLAYBOOK_BEFORE: Final = ImperialBefore()
