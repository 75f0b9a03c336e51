"""What our bots know of Struggle of Empires."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.bots import bargains, replies, worths
from tricorne.games.struggle_of_empires.bots.knowledge import EmpiresKnowledge
from tricorne.games.struggle_of_empires.bots.style import STYLES
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.speech import say
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.position import AnyPosition

USUAL: Final = 4
"""So many play at the tables that most is known of."""


class EmpiresPlaybook(Playbook):
    """A pass of the levels is a rehearsal of many turns: a few of them take as long as hundreds elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks_ahead = True
        self.passes = {"search": 200, "captain": 5, "general": 12, "marshal": 200}
        self.network_passes = {"marshal": 97}
        self.network_everywhere = False
        self.fitted_to = [4, 3, 5, 4, 2, 6, 4, 7]
        self.by_eye = {"captain": 2}
        self.bot_ratings = {"ensign": 1175, "captain": 1400, "general": 1625, "marshal": 2020}
        self.styles = {"colonial": say("bot-colonial"), "continental": say("bot-continental")}
        self.talks = ["commit-navies", "commit-armies"]

    def worths(self, engine: Engine, p: AnyPosition, legal: list[int], style: str) -> list[float]:
        return worths(cast(Position, p), legal, STYLES[style])

    def knowledge(self, engine: Engine, p: AnyPosition) -> Knowledge | None:
        return EmpiresKnowledge(engine, p)

    def network(self, engine: Engine | None = None) -> Path | None:
        """One network has learned tables of four without deals and nothing else, another one all tables."""
        ruleset = None if engine is None else cast(Rules, engine).ruleset
        usual = ruleset is None or (ruleset.count == USUAL and not ruleset.deals_are_actions)
        return Path(__file__).parent / ("network.npz" if usual else "network-any.npz")

    def guide(self, engine: Engine | None = None) -> Path | None:
        """At tables of four; that of all tables is often ahead of the heuristic, and made the search weaker wherever
        that was tried (docs/bots.md)."""
        usual = engine is None or cast(Rules, engine).ruleset.count == USUAL
        return self.network() if usual else None

    def asides(self, p: AnyPosition, seat: int) -> list[str]:
        return bargains.asides(cast(Position, p), seat)

    def replies(self, seat: str, said: list[tuple[str, str]]) -> list[str]:
        return replies.replies(seat, said)

    def hears(self, p: AnyPosition, seat: int, action: ActionId) -> str:
        return bargains.hears(cast(Position, p), seat, action)

    def before(self) -> Playbook | None:
        from tricorne.games.struggle_of_empires.bots.before import PLAYBOOK_BEFORE

        return PLAYBOOK_BEFORE


PLAYBOOK: Final = EmpiresPlaybook()
