"""The engine: what a game must answer about a position, and the bulk calls that stay inside it.

An engine belongs to one set of options and seats and never changes. The kernel only ever speaks to a
game through these questions and acts; the public face (``state.py``) adds checking, words and the record.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from tricorne.kernel.action import ActionId
from tricorne.kernel.chance import Stream
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.message import Message, as_it_stood, say
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.revealed import revealed
from tricorne.kernel.subclassing import mypyc_attr
from tricorne.kernel.view_parts import put_together

if TYPE_CHECKING:
    from tricorne.kernel.record import Entry

DECISION: Final = 0
CHANCE: Final = 1
OVER: Final = 2

EVERYBODY: Final = -1
NOBODY_AT_ALL: Final = -2
SPECTATOR: Final = -1

ORDER_WAITS: Final = -1
ORDER_ENDED: Final = -2
"""ORDER_WAITS: the order does not answer this question. ORDER_ENDED: something happened that it was not made for."""


class Refusal:
    """Why an action is not open now: the failed condition in words, and the rules it rests on."""

    def __init__(self, reason: Message, rules: list[str]) -> None:
        self.reason = reason
        self.rules = rules


class Prompt:
    """What is asked: a stable key, words for people, and the rules in play."""

    def __init__(self, key: str, words: Message, rules: list[str]) -> None:
        self.key = key
        self.words = words
        self.rules = rules

    def __repr__(self) -> str:
        return f"<Prompt {self.key}: {self.words}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The rules of one game under one set of options."""

    # -- what the game waits for -------------------------------------------------------------

    @abstractmethod
    def waits_for(self, position: AnyPosition) -> int:
        """DECISION, CHANCE or OVER."""

    @abstractmethod
    def actor(self, position: AnyPosition) -> int:
        """The number of the seat that decides now (only when waiting for a decision)."""

    @abstractmethod
    def legal(self, position: AnyPosition, out: list[int]) -> None:
        """Append the numbers of all legal actions, in rising order."""

    @abstractmethod
    def run_passages(self, position: AnyPosition) -> None:
        """Run the passages on top of the stack until a player is asked, chance is due, or the game is over."""

    @abstractmethod
    def apply(self, position: AnyPosition, action: ActionId) -> None:
        """Play a legal action and pass on to the next decision or chance. Does not check legality."""

    def action_count(self) -> int:
        """How many rows of the action table are in use under these options, from the first on; 0 for all."""
        return 0

    # -- chance ------------------------------------------------------------------------------

    @abstractmethod
    def draw(self, position: AnyPosition) -> int:
        """Draw the outcome that is due from the position's own streams, without applying it."""

    @abstractmethod
    def outcomes(self, position: AnyPosition) -> list[int]:
        """All possible outcomes of the chance that is due with their weights: value, weight, value, weight ..."""

    @abstractmethod
    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        """Apply an outcome and pass on to the next decision or chance."""

    # -- words and sight (never on a hot path) -----------------------------------------------

    def awaited(self, position: AnyPosition) -> Message:
        """Which chance is due, and for whom, in words."""
        return say("prompt-chance")

    @abstractmethod
    def prompt(self, position: AnyPosition) -> Prompt:
        """What is asked now."""

    @abstractmethod
    def why_not(self, position: AnyPosition, action: ActionId) -> Refusal | None:
        """Why an action of the table is not open now; None exactly if it is among the legal ones."""

    def never_allowed(self, position: AnyPosition, text: str) -> Refusal | None:
        """Why a text that is no action is always refused by a rule; None if no rule speaks of it."""
        return None

    @abstractmethod
    def outcome_text(self, position: AnyPosition, value: int) -> str:
        """How the record writes an outcome of the chance that is due."""

    @abstractmethod
    def outcome_secret(self, position: AnyPosition) -> int:
        """The only seat that may see the outcome of the chance that is due; or EVERYBODY, or NOBODY_AT_ALL."""

    @abstractmethod
    def decision_secret(self, position: AnyPosition) -> bool:
        """Whether only the actor may see the answer to the open decision until it is revealed."""

    @abstractmethod
    def secrets(self, position: AnyPosition) -> list[int]:
        """Every hidden fact: its number, then the seats that know it as bits; one pair after the other."""

    def sight_of(self, position: AnyPosition) -> object:
        """What ``revealed_since`` compares with later; it must stay as it is when the game goes on."""
        return self.secrets(position)

    def revealed_since(self, position: AnyPosition, before: object, actor: int) -> bool:
        """Whether somebody other than the actor has come to know a hidden fact since ``sight_of`` gave ``before``.
        A game may judge by what has moved, without listing all facts; it must find what this finds."""
        return revealed(cast(list[int], before), self.secrets(position), actor)

    @abstractmethod
    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        """All that a seat may know (SPECTATOR: what everybody may know), ready for JSON."""

    def views(self, position: AnyPosition, seats: list[int], kept: KeptParts) -> list[dict[str, object]]:
        """The views of several seats without their key ``decision``: look, do not change."""
        shared, own = self.views_apart(position, seats, kept)
        return [put_together(shared, one) for one in own]

    def views_apart(
        self, position: AnyPosition, seats: list[int], kept: KeptParts
    ) -> tuple[dict[str, object], list[dict[str, object]]]:
        """The same in two parts, where a game can tell them apart: what all of them see alike, and what each sees
        besides; its keys may lead into the first part (view_parts.py). Which key is in which part never changes. What
        stayed the same since the last views of the same table need not be made anew (``kept``)."""
        found = [self.view(position, seat) for seat in seats]
        for view in found:
            view.pop("decision", None)
        return {}, found

    @abstractmethod
    def resample_hidden(self, position: AnyPosition, seat: int, seed: int) -> None:
        """Draw anew, in place, everything that a seat cannot know; the result fits all that the seat knows."""

    def redraw_unshown(self, position: AnyPosition, seat: int, seed: int) -> None:
        """The same with everything that a seat is not shown, also what it could add up from all that it ever saw."""
        self.resample_hidden(position, seat, seed)

    @abstractmethod
    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> Sequence[Message]:
        """The lines of the log for one entry of the record, as far as a seat may read them."""

    def narrate_to(
        self, before: AnyPosition, after: AnyPosition, entry: Entry, seats: list[int]
    ) -> list[Sequence[Message]]:
        """The same for several seats, in their order."""
        return [self.narrate(before, after, entry, seat) for seat in seats]

    def battles(self, told: list[tuple[int, Message]]) -> list[dict[str, object]]:
        """The battles that lines of the log tell of (each with the number of its entry), oldest first, ready for JSON.
        Every battle has ``number``, ``kind``, ``place``, ``sides`` and ``winner``; the rest is the game's own."""
        return []

    @abstractmethod
    def scores(self, position: AnyPosition) -> dict[str, int]:
        """The score of every seat."""

    @abstractmethod
    def ranking(self, position: AnyPosition) -> list[list[str]]:
        """The seats from first to last place, those that share a place together."""

    def winners(self, position: AnyPosition) -> list[str]:
        """The seats that won a game that is over: the first of the ranking, unless the game says otherwise; nobody
        before the end."""
        return self.ranking(position)[0] if self.waits_for(position) == OVER else []

    def odds(self, position: AnyPosition, seat: int, text: str) -> dict[str, object] | None:
        """The exact chances of something with dice that a seat could do, ready for JSON; None if there are none."""
        return None

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        """What charts show of a game once it is over: figures by name and seat, hidden ones too."""
        return {"score": self.scores(position)}

    def same_figures(self, before: AnyPosition, after: AnyPosition) -> bool:
        """Whether the figures of a position are surely those of another, as far as that is seen at a glance."""
        return False

    def points(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        """Where the points between two positions came from: source, seat, points won or lost."""
        earlier = self.scores(before)
        now = self.scores(after)
        won = {seat: now[seat] - earlier[seat] for seat in now if now[seat] != earlier[seat]}
        return {"play": won} if won else {}

    def sources(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        """The same as ``points``, or coarser: for counts over many games."""
        return self.points(before, after)

    def results(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        """What a game that is over shows beyond the scores: seat, figure by name; for counts over many games."""
        return {seat: {} for seat in self.scores(position)}

    def luck(self, position: AnyPosition, value: int) -> tuple[str, int, float, float] | None:
        """Whose luck an outcome of the chance that is due would be: the kind of luck, the seat's number, what it
        brings, and what could be expected. None where it is nobody's luck."""
        return None

    # -- acts that are not turns -------------------------------------------------------------

    @abstractmethod
    def why_not_aside(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        """Why an act outside the turns is refused; None if it is allowed. BadAction if it is no such act."""

    @abstractmethod
    def aside(self, position: AnyPosition, seat: int, text: str) -> Message:
        """Carry out an allowed act outside the turns; what everybody may read about it."""

    # -- deals that are actions, where a game knows such ---------------------------------------

    def silence(self, position: AnyPosition, seat: int) -> int:
        """Keep a seat from making deals: it is not offered any now. The answer that says no, if it is asked about one
        now, else -1. For measuring what bargaining is worth."""
        return -1

    def bargaining(self, position: AnyPosition, seat: int) -> dict[str, int]:
        """What a seat has made of its deals so far, by name; empty where deals are no actions."""
        return {}

    # -- whole acts: what people do in one go, though the table has it in parts ----------------

    def parts(self, position: AnyPosition, text: str) -> list[int]:
        """The actions that a whole act consists of here, in order; empty where the text is a row of the table, or no
        act. Whether they are open is found by playing them."""
        return []

    def within_act(self, position: AnyPosition) -> bool:
        """Whether whoever is asked is in the midst of an act that he has begun."""
        return False

    def whole(self, parts: list[str]) -> str:
        """How one line of the record writes actions that were taken one after another; empty if they are no act."""
        return ""

    def act_words(self, text: str) -> Message | None:
        """A whole act in words; None for what is a row of the table, or no act."""
        return None

    # -- standing orders: what answers for a player when he is asked --------------------------

    def order_scope(self, position: AnyPosition) -> str:
        """What an order that is given now is for, as a name, such as one auction: it ends with it. Empty if nothing can
        be ordered now."""
        return ""

    def why_not_order(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        """Why a seat cannot leave an order; None if it can. BadAction if it is no order."""
        return Refusal(say("why-no-orders"), [])

    def ordered(self, position: AnyPosition, text: str) -> int:
        """The action that the order of the asked seat chooses; ORDER_WAITS or ORDER_ENDED if it chooses none."""
        return ORDER_ENDED

    def order_words(self, position: AnyPosition, text: str) -> Message:
        """An order as it is told to its player."""
        return as_it_stood(text)

    # -- bulk --------------------------------------------------------------------------------

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        """Play uniformly random legal actions to the end (or the limit); the number of decisions taken."""
        chooses = Stream(seed, "playout")
        out: list[int] = []
        decisions = 0
        while decisions < limit:
            waits = self.waits_for(position)
            if waits == CHANCE:
                self.apply_outcome(position, self.draw(position))
            elif waits == DECISION:
                out.clear()
                self.legal(position, out)
                self.apply(position, out[chooses.below(len(out))])
                decisions += 1
            else:
                break
        return decisions
