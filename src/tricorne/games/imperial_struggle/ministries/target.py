"""The decision that the ability of a ministry may open; the frame carries the card and the ability."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.text import who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of, second_of


class MinistryTarget(Decision[Position]):
    """What the ability is used on."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        p.ruleset.cabinet[first_of(frame)].legal_targets(p, second_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.ruleset.cabinet[first_of(frame)].choose(p, second_of(frame), action)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        refusal = p.ruleset.cabinet[first_of(frame)].why_not_target(p, second_of(frame), action)
        return refusal if refusal is not None else Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        card = p.ruleset.cabinet[first_of(frame)]
        ability = second_of(frame)
        assert card.side == actor_of(frame)
        return Prompt("ministry-target", card.question(ability, who(frame)), [card.rule(ability)])
