"""State: the public face of one game in progress. It checks what comes in, keeps the record, and hands the
rest to the game's engine. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tricorne.kernel.action import Action
from tricorne.kernel.chance import Scripted, seeded
from tricorne.kernel.engine import CHANCE, DECISION, OVER, SPECTATOR, Engine, Prompt, Refusal
from tricorne.kernel.errors import BadAction, BadRecord, IllegalAction, did_you_mean
from tricorne.kernel.position import Position
from tricorne.kernel.record import ASIDE, PLAY, START, Entry, Outcome

if TYPE_CHECKING:
    from tricorne.kernel.game import Game

CHANCE_ACTOR = "chance"
"""The actor while outcomes are awaited from outside."""


class State:
    """One game in progress.

    ``actor`` and ``prompt`` say what the game waits for, ``legal`` lists what can be played, ``play`` plays it.
    A state is made by ``game.new``, ``game.from_json``, ``tricorne.replay`` or another state's ``clone``.
    """

    def __init__(self, game: Game, engine: Engine, position: Position, header: dict[str, object], last: Entry) -> None:
        self.game = game
        self.engine = engine
        self.position = position
        self.header = header
        """What the record says before its first line: game, version, seats, preset, options, seed."""
        self.last = last
        self.script: list[int | str] | None = None
        """Outcomes still to come from outside; None when the position's own streams are used."""

    @staticmethod
    def begin(game: Game, engine: Engine, header: dict[str, object], seed: int | str, chance: Scripted | None) -> State:
        """Set up a new game and let chance do what comes before the first decision."""
        position = game.start(engine, seed)
        state = State(game, engine, position, header, Entry(None, START, "", "", False, [], True))
        if chance is not None:
            state.script = list(chance.outcomes)
        engine.settle(position)
        state._resolve_chance()
        return state

    # -- what the game waits for -------------------------------------------------------------

    @property
    def actor(self) -> str | None:
        """The seat that must decide now, "chance" while outcomes are awaited from outside, None at the end."""
        waits = self.engine.waits_for(self.position)
        if waits == OVER:
            return None
        if waits == CHANCE:
            return CHANCE_ACTOR
        return self.game.seat_ids[self.engine.actor(self.position)]

    @property
    def over(self) -> bool:
        return self.engine.waits_for(self.position) == OVER

    @property
    def prompt(self) -> Prompt:
        """What is asked: key, words, rule ids."""
        waits = self.engine.waits_for(self.position)
        if waits == OVER:
            return Prompt("over", "The game is over.", [])
        if waits == CHANCE:
            return Prompt(CHANCE_ACTOR, "An outcome is awaited.", [])
        return self.engine.prompt(self.position)

    def legal(self) -> list[int]:
        """The numbers of all legal actions, in rising order; ``game.actions[number]`` is the row."""
        out: list[int] = []
        if self.engine.waits_for(self.position) == DECISION:
            self.engine.legal(self.position, out)
        return out

    # -- playing -----------------------------------------------------------------------------

    def play(self, action: int | str | Action) -> None:
        """Play an action for the actor; IllegalAction if it is not open now, and nothing is changed."""
        number = self.game.actions.number(action)
        refusal = self._refusal(number)
        if refusal is not None:
            raise IllegalAction(refusal.reason, tuple(refusal.rules))
        seat = self.game.seat_ids[self.engine.actor(self.position)]
        secret = self.engine.decision_secret(self.position)
        known = self.engine.secrets(self.position)
        self.engine.apply(self.position, number)
        barrier = self._revealed(known, self.game.seat_ids.index(seat))
        text = self.game.actions[number].text
        self.last = Entry(self.last, PLAY, seat, text, secret, [], barrier)
        self._resolve_chance()

    def why_not(self, action: int | str | Action) -> Refusal | None:
        """Why an action is not open now: the failed condition and its rules; None if it can be played."""
        return self._refusal(self.game.actions.number(action))

    def _refusal(self, number: int) -> Refusal | None:
        waits = self.engine.waits_for(self.position)
        if waits == OVER:
            return Refusal("the game is over", [])
        if waits == CHANCE:
            return Refusal("the game waits for chance: feed it an outcome", [])
        if number in self.legal():
            return None
        refusal = self.engine.why_not(self.position, number)
        return refusal if refusal is not None else Refusal("this is not open now", [])

    def aside(self, seat: str, text: str) -> str:
        """An act outside the turns (a payment, an offer, a promise); what everybody may read about it."""
        number = self.seat_number(seat)
        text = " ".join(text.split())
        refusal = self.engine.why_not_aside(self.position, number, text)
        if refusal is not None:
            raise IllegalAction(refusal.reason, tuple(refusal.rules))
        words = self.engine.aside(self.position, number, text)
        self.last = Entry(self.last, ASIDE, seat, text, False, [], True)
        self.engine.settle(self.position)
        self._resolve_chance()
        return words

    def seat_number(self, seat: str) -> int:
        """The number of a seat of this game; BadAction for a name that sits nowhere."""
        seats = self.seats
        if seat not in seats:
            raise BadAction(f"{seat!r} is no seat of this game: {did_you_mean(seat, seats)}")
        return self.game.seat_ids.index(seat)

    @property
    def seats(self) -> list[str]:
        """The seats of this game in their order round the table."""
        seats = self.header["seats"]
        assert isinstance(seats, list)
        return list(seats)

    # -- chance ------------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[str, int]]:
        """What the awaited chance can bring: the text of each outcome and its weight."""
        if self.engine.waits_for(self.position) != CHANCE:
            return []
        found = self.engine.outcomes(self.position)
        return [(self.engine.outcome_text(self.position, found[at]), found[at + 1]) for at in range(0, len(found), 2)]

    def feed(self, outcomes: Iterable[int | str]) -> None:
        """Give outcomes from outside (real dice, a replay) to a state made with scripted chance."""
        if self.script is None:
            raise BadRecord("this game draws its own chance; make it with chance=Scripted([...]) to feed outcomes")
        self.script.extend(outcomes)
        self._resolve_chance()

    def _resolve_chance(self) -> None:
        """Land every outcome that is due, from the script or the position's own streams, and write it down."""
        landed: list[Outcome] = []
        barrier = self.last.barrier
        while self.engine.waits_for(self.position) == CHANCE:
            if self.script is None:
                value = self.engine.draw(self.position)
            elif self.script:
                value = self._scripted_value(self.script[0])
                del self.script[0]
            else:
                break
            text = self.engine.outcome_text(self.position, value)
            landed.append(Outcome(text, self.engine.outcome_secret(self.position)))
            self.engine.land(self.position, value)
            barrier = True
        if landed:
            e = self.last
            self.last = Entry(e.before, e.kind, e.seat, e.text, e.secret, e.outcomes + landed, barrier)

    def _scripted_value(self, given: int | str) -> int:
        found = self.engine.outcomes(self.position)
        possible: list[str] = []
        for at in range(0, len(found), 2):
            text = self.engine.outcome_text(self.position, found[at])
            if str(given) == text:
                return found[at]
            possible.append(text)
        shown = ", ".join(possible[:12]) + (" ..." if len(possible) > 12 else "")
        raise BadRecord(f"chance cannot bring {given!r} here; it can bring {shown}")

    # -- sight -------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, object]:
        """All that a seat may know, ready for JSON; without a seat what any spectator may know."""
        return self.engine.view(self.position, SPECTATOR if seat is None else self.seat_number(seat))

    def sample(self, seat: str, seed: int = 0) -> State:
        """A full position that fits all that a seat knows; whatever it cannot know is drawn anew."""
        copy = self.clone()
        self.engine.conceal(copy.position, self.seat_number(seat), seed)
        return copy

    def _revealed(self, before: list[int], actor: int) -> bool:
        """Whether somebody other than the actor came to know a hidden fact through the last action."""
        known: dict[int, int] = {}
        for at in range(0, len(before), 2):
            known[before[at]] = before[at + 1]
        after = self.engine.secrets(self.position)
        for at in range(0, len(after), 2):
            gained = after[at + 1] & ~known.get(after[at], 0) & ~(1 << actor)
            if gained:
                return True
        return False

    # -- copies, results ---------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy."""
        copy = State(self.game, self.engine, self.position.clone(), self.header, self.last)
        if self.script is not None:
            copy.script = self.script[:]
        return copy

    def playout(self, seed: int = 0) -> dict[str, int]:
        """Play uniformly random actions to the end on a copy, with chance of its own; the scores."""
        copy = self.position.clone()
        copy.rng = seeded(seed, self.game.streams)
        self.engine.playout(copy, seed, 1_000_000)
        return self.engine.scores(copy)

    @property
    def scores(self) -> dict[str, int]:
        return self.engine.scores(self.position)

    @property
    def ranking(self) -> list[list[str]]:
        """Seats from first to last; those that share a place together. Winners are the first group."""
        return self.engine.ranking(self.position)
