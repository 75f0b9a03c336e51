"""What our bots know of Imperial Struggle."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.bots import worths
from tricorne.games.imperial_struggle.bots.knowledge import ImperialKnowledge
from tricorne.kernel.bot import Bot
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.position import AnyPosition


class ImperialPlaybook(Playbook):
    def __init__(self) -> None:
        super().__init__()
        self.thinks_ahead = True
        self.haste = 0.5
        self.by_eye = {"captain": 3}
        # As many as take the time of the 1,300 passes without it.
        self.network_passes = {"marshal": 278}
        self.bot_ratings = {"ensign": 710, "captain": 1400, "general": 2000, "network": 2270, "marshal": 2340}

    def worths(self, engine: Engine, p: AnyPosition, legal: list[int], style: str) -> list[float]:
        return worths(engine, cast(Position, p), legal)

    def knowledge(self, engine: Engine, p: AnyPosition) -> Knowledge | None:
        return ImperialKnowledge(engine, p)

    def network(self, engine: Engine | None = None) -> Path | None:
        return Path(__file__).parent / "network.npz"

    def own_bots(self) -> list[type[Bot]]:
        from tricorne.games.imperial_struggle.bots.recruit import Recruit

        return [Recruit]

    def before(self) -> Playbook | None:
        from tricorne.games.imperial_struggle.bots.before import PLAYBOOK_BEFORE

        return PLAYBOOK_BEFORE


PLAYBOOK: Final = ImperialPlaybook()
