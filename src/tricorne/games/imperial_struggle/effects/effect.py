"""One effect of an Event card: a verb of the data files with its numbers.

``start`` is called when its turn has come. What needs no choice it does at once; for a choice it puts
``p.ask(EFFECT, actor, self.number, left)`` on the stack, and ``legal``, ``play`` and ``question`` serve that decision.
With nothing to do it does nothing (R21). Effects hold no state: ``left`` of the frame is all they remember.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.step_numbers import EFFECT
from tricorne.games.imperial_struggle.text import say, the_card, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message, Thing, in_english
from tricorne.kernel.position import actor_of, first_of, second_of
from tricorne.kernel.toml import TomlTable


class Effect:
    """What every verb answers."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        self.number = number
        """In the book of effects; the frame of a decision carries it."""
        self.card = card
        self.verb = toml.text("do")
        self.rule = ""
        """The rule of the catalogue that it carries out; written by the book."""

    def start(self, p: Position, side: Side) -> None:
        """Carry the effect out for the side that plays the card, or ask."""

    def possible(self, p: Position, side: Side) -> bool:
        """Is there anything to do (asked by ``either``)?"""
        return True

    def ask(self, p: Position, actor: int, left: int) -> None:
        """Open the decision of this effect."""
        p.ask(EFFECT, actor, self.number, left)

    def go(self, p: Position, actor: int, left: int) -> None:
        """Ask if there is a choice, play the only answer if there is one, pass over the effect if there is none."""
        out: list[int] = []
        self.legal(p, actor, left, out)
        if len(out) == 1:
            self.play(p, actor, left, out[0])
        elif out:
            self.ask(p, actor, left)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        """The open actions, in rising order; with none the effect is not asked."""
        raise ValueError(f"{self.verb} asks nothing")

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        """Carry an answer out; the decision is off the stack already."""
        raise ValueError(f"{self.verb} asks nothing")

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        """Why an action of the effect's own families is not open; None for any other action."""
        return None

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        """What the card asks the side."""
        return say("prompt-card-choose", source=source, side=side)

    def keeps_secret(self, p: Position, actor: int) -> bool:
        """Is the answer for the actor's eyes alone?"""
        return False


class EffectChoice(Decision[Position]):
    """The decision of any effect; the frame carries its number and what is left to do."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        # Effects look at what they have found so far: they get a list of their own.
        found: list[int] = []
        p.ruleset.book.effects[first_of(frame)].legal(p, actor_of(frame), second_of(frame), found)
        out.extend(found)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        p.ruleset.book.effects[first_of(frame)].play(p, actor_of(frame), second_of(frame), action)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        effect = p.ruleset.book.effects[first_of(frame)]
        refusal = effect.reason(p, actor_of(frame), second_of(frame), action)
        return refusal if refusal is not None else Decision.reason(self, p, frame, action)

    def keeps_secret(self, p: Position, frame: int) -> bool:
        return p.ruleset.book.effects[first_of(frame)].keeps_secret(p, actor_of(frame))

    def prompt(self, p: Position, frame: int) -> Prompt:
        effect = p.ruleset.book.effects[first_of(frame)]
        asked = effect.question(p, second_of(frame), the_card(p, effect.card), who(frame))
        return Prompt(effect.verb, asked, [effect.rule, "IS-5.2-6"])


def only(toml: TomlTable, known: list[str]) -> None:
    """Refuse keys that a verb does not know."""
    toml.only(["do", *known])


def unknown_verb(toml: TomlTable, verbs: list[str]) -> BadComponents:
    words = f"{toml.place}: unknown verb '{toml.text('do')}'; the verbs are {', '.join(verbs)}"
    return BadComponents(in_english(words))
