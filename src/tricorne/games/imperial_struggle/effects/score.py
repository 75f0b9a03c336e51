"""Effects that score Victory points (3.10). Spaces with a Conflict marker do not count for conditions (R50)."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.actions import ENOUGH, SCORE_IT
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import NONE, Side, Space
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.ministries.ministry import has_keyword
from tricorne.games.imperial_struggle.scoring.score_sheet import VICTORY_POINTS, WHO
from tricorne.games.imperial_struggle.scoring.scoring import demand_lines, score_demand
from tricorne.games.imperial_struggle.text import say, the_commodity, the_side
from tricorne.kernel.action import ActionId
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable

CONDITIONS: Final = ["if_all_own", "if_any_own", "if_none_opposing", "if_more_own"]
ALL_OWN: Final = 0
ANY_OWN: Final = 1
NONE_OPPOSING: Final = 2
MORE_OWN: Final = 3


class Score(Effect):
    """Score, perhaps on a condition about the spaces of a set."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["vp", *CONDITIONS])
        self.vp = toml.number("vp", 1, 9)
        self.condition = NONE
        self.spaces: list[Space] = []
        for at in range(len(CONDITIONS)):
            if toml.has(CONDITIONS[at]):
                self.condition = at
                self.spaces = c.board.target(toml.text(CONDITIONS[at]))

    def start(self, p: Position, side: Side) -> None:
        if self._met(p, side):
            p.score(side, self.vp)

    def _met(self, p: Position, side: Side) -> bool:
        if self.condition == ALL_OWN:
            return counted(p, self.spaces, side) == len(self.spaces)
        if self.condition == ANY_OWN:
            return counted(p, self.spaces, side) > 0
        if self.condition == NONE_OPPOSING:
            return counted(p, self.spaces, 1 - side) == 0
        if self.condition == MORE_OWN:
            return counted(p, self.spaces, side) > counted(p, self.spaces, 1 - side)
        return True


class ScoreDebtLead(Effect):
    """Score 1 for each point by which the opponent has more Debt (R121)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["most"])
        self.most = toml.number("most", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        lead = p.sides[DEBT + 1 - side] - p.sides[DEBT + side]
        if lead > 0:
            p.score(side, min(lead, self.most))


class ScoreWithKeyword(Effect):
    """Score, and more with a keyword face up (R128)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["vp", "keyword", "extra"])
        self.vp = toml.number("vp", 1, 9)
        self.extra = toml.number("extra", 1, 9)
        self.keyword = c.keyword_ids.index(toml.word("keyword", c.keyword_ids))

    def start(self, p: Position, side: Side) -> None:
        p.score(side, self.vp + self.extra if has_keyword(p, side, self.keyword) else self.vp)


class ScoreCommodity(Effect):
    """Score a commodity at once, as in the Scoring Phase (R109)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["commodity", "may"])
        self.commodity = c.commodity(toml.text("commodity"))
        self.may = toml.has("may") and toml.flag("may")

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        out.append(SCORE_IT)
        if self.may:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action == SCORE_IT:
            score_demand(p, self.commodity)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        commodity = the_commodity(p, self.commodity)
        lines = demand_lines(p, self.commodity)
        if not lines:
            return say("prompt-card-score-nobody", source=source, side=side, commodity=commodity)
        gains = the_side(lines[WHO])
        vp = lines[VICTORY_POINTS]
        return say("prompt-card-score-for", source=source, side=side, commodity=commodity, side2=gains, vp=vp)
