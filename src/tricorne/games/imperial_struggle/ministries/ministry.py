"""A Ministry card at work (3.5): the hooks that rules call, all of which do nothing unless a card says so.

Hooks are called for face-up cards only. Abilities that are used by an action of their own stand in
action_pieces.USES; the action is ``use CARD N``. Passive abilities that touch prices or payment are asked by price.py
and funds.py themselves: Swift, Burke, Merchant Banks, Turgot; scoring asks ``award``, ``demand`` and
``end_of_scoring``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import Region, Side
from tricorne.games.imperial_struggle.board.deck import MinistryCard
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.text import refuse, say
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import replaced

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.scoring.score_sheet import Sheet


class Ministry:
    """One card. Subclasses read their numbers from ``self.card.abilities`` when they are made."""

    def __init__(self, number: int, c: Components) -> None:
        self.number = number
        self.card: MinistryCard = c.ministries[number]
        self.side = self.card.side
        self.scores = False
        """Whether it has a say in the Scoring Phase: ``award``, ``demand`` or ``end_of_scoring``."""

    def rule(self, ability: int) -> str:
        """The rule of the catalogue about an ability."""
        return f"IS-MINISTRY-{self.number + 1}-{ability + 1}"

    def thing(self) -> Thing:
        """The card as messages speak of it."""
        return Thing("ministry", self.card.id)

    # -- abilities used by an action ---------------------------------------------------------------

    def before_tile(self, ability: int) -> bool:
        """Can the ability be used before an Investment tile is taken (R17)?"""
        return False

    def unused(self, p: Position, ability: int) -> bool:
        """Is the ability fresh this turn (3.5.2)?"""
        return p.ability[self.number * 2 + ability] == 0

    def exhaust(self, p: Position, ability: int) -> None:
        """The ability is used for this turn."""
        p.ability = replaced(p, p.ability, self.number * 2 + ability, 1)

    def usable(self, p: Position, ability: int) -> bool:
        """Can the ability be used now, apart from being face up and unused this turn?"""
        return False

    def why_not(self, p: Position, ability: int) -> Refusal:
        """Why it cannot; asked only when ``usable`` says no."""
        return refuse("why-ministry-not-now", [self.rule(ability)], ministry=self.thing())

    def use(self, p: Position, ability: int) -> None:
        """Use the ability; it has been marked as used already."""

    def legal_targets(self, p: Position, ability: int, out: list[int]) -> None:
        """Answers to the MINISTRY_TARGET decision that ``use`` may have opened."""
        raise ValueError(f"{self.card.id} asks nothing")

    def choose(self, p: Position, ability: int, action: ActionId) -> None:
        """Carry out such an answer; the decision is off the stack already."""
        raise ValueError(f"{self.card.id} asks nothing")

    def why_not_target(self, p: Position, ability: int, action: ActionId) -> Refusal | None:
        """Why an action of the decision's own family is no answer; None for any other action."""
        return None

    def question(self, ability: int, side: Thing) -> Message:
        """What is asked there."""
        return say("prompt-card-choose", source=self.thing(), side=side)

    # -- things that happen ------------------------------------------------------------------------

    def on_reveal(self, p: Position) -> None:
        """The card was turned up."""

    def round_begins(self, p: Position) -> None:
        """A round of the card's own side begins; the registers are fresh. Asked of North American Trade alone, also
        while it is face down."""

    def event_over(self, p: Position) -> None:
        """The event of this round has been carried out (``p.round[BONUS]`` says whether with its bonus)."""

    def end_of_turn(self, p: Position) -> None:
        """The Resolve Remaining Powers Phase (4.1.11)."""

    def award(self, p: Position, region: Region, winner: int, vp: int, sheet: Sheet) -> int:
        """An Award is given to ``winner``: the tile's VP as the card changes them; Treaty Points go onto the sheet."""
        return vp

    def demand(self, p: Position, commodity: Word, winner: int, sheet: Sheet) -> None:
        """A demand is scored for ``winner``."""

    def end_of_scoring(self, p: Position, sheet: Sheet) -> None:
        """After the last demand (R92)."""


def has_keyword(p: Position, side: Side, keyword: int) -> bool:
    """Does a side have a face-up ministry with a keyword (3.5.3)?"""
    c = p.ruleset.components
    for number in p.face_up[side]:
        if c.ministries[number].has_keyword[keyword]:
            return True
    return False
