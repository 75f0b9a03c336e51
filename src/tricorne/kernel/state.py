"""State: the public face of one game in progress. It checks what comes in, keeps the record, and hands the
rest to the game's engine. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import Action, ActionId
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, DECISION, OVER, SPECTATOR, Engine, Prompt, Refusal
from tricorne.kernel.errors import BadAction, BadRecord, IllegalAction, hint
from tricorne.kernel.message import Message, Text, say
from tricorne.kernel.outcomes import odds_of, resolve_chance
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.position_json import record_of, write_position
from tricorne.kernel.record import ALL_EYES, Entry, Record, first_entry
from tricorne.kernel.undo import NO_MORE, UndoLimit, take_back, undo_limit, undo_target, write_aside, write_down
from tricorne.kernel.whole_acts import Act, act_of, joined, refusal_of

if TYPE_CHECKING:
    from tricorne.kernel.game import Game

NO_NUMBER: Final = -1
MOST_LISTED: Final = 2048
"""Actions that ``legal`` leaves in its list before it clears it."""
CHANCE_ACTOR = "chance"
"""The actor while outcomes are awaited from outside."""


class State:
    """One game in progress.

    ``actor`` and ``prompt`` say what the game waits for, ``legal`` lists what can be played, ``play`` plays it.
    A state is made by ``game.new``, ``game.from_json``, ``tricorne.replay`` or another state's ``clone``.

    >>> import tricorne
    >>> game = tricorne.game("struggle-of-empires")
    >>> state = game.new(["britain", "france", "russia"], seed=1756, options={"setup-duplicates": "keep"})
    >>> state.actor, state.prompt.key
    ('britain', 'place-unit')
    >>> state.play("place navy german-states")
    Traceback (most recent call last):
    ...
    tricorne.kernel.errors.IllegalAction: there is no ship icon in the German States (SETUP-28, BOARD-4)
    """

    def __init__(
        self,
        game: Game,
        engine: Engine,
        position: AnyPosition,
        header: dict[str, object],
        last: Entry,
        at_barrier: AnyPosition | None = None,
        origin: AnyPosition | None = None,
    ) -> None:
        self.game = game
        self.engine = engine
        self.position = position
        self.header = header
        """What the record says before its first line: game, version, seats, preset, options, seed, components."""
        self.last = last
        self.at_barrier = position.clone() if at_barrier is None else at_barrier
        """The position right after the last barrier, from which undo rebuilds; shared by copies, never changed."""
        self.origin = origin
        """The position that the game began from, if it was given and not set up; never changed."""
        self.script: list[int | str] | None = None
        """Outcomes still to come from outside; None when the position's own streams are used."""
        self._listed: list[int] = []
        self._listed_from = 0
        self._listed_after: Entry | None = None
        """What ``legal`` found last stands at the end of a list; until there is another entry, it holds."""

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
        """What is asked: key, words, rule ids. While chance is awaited the words say which, and for whom."""
        waits = self.engine.waits_for(self.position)
        if waits == OVER:
            return Prompt("over", say("prompt-over"), [])
        if waits == CHANCE:
            return Prompt(CHANCE_ACTOR, self.engine.awaited(self.position), [])
        return self.engine.prompt(self.position)

    def legal(self) -> list[int]:
        """The numbers of all legal actions, in rising order; ``game.actions[number]`` is the row.

        >>> import tricorne; game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france", "russia"], seed=1756, options={"setup-duplicates": "keep"})
        >>> [game.actions[number].text for number in state.legal()][:2]
        ['place army north-america', 'place army caribbean']
        """
        listed = self._listed
        # An emptied list gives its memory back: that happens only when it has grown long.
        if len(listed) > MOST_LISTED:
            listed.clear()
        first = len(listed)
        if self.engine.waits_for(self.position) == DECISION:
            self.engine.legal(self.position, listed)
        self._listed_from = first
        self._listed_after = self.last
        return listed[first:]

    def _lists(self, number: ActionId) -> bool:
        """Is this among what ``legal`` has found for the decision that is open now?"""
        if self._listed_after is not self.last:
            return False
        for at in range(self._listed_from, len(self._listed)):
            if self._listed[at] == number:
                return True
        return False

    # -- playing -----------------------------------------------------------------------------

    def play(self, action: ActionId | str | Action) -> None:
        """Play an action for the actor; IllegalAction if it is not open now, and nothing is changed.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> state.play(state.legal()[0])
        >>> state.last.number, state.last.seat
        (1, 'britain')
        """
        number = action if isinstance(action, int) and not isinstance(action, bool) else NO_NUMBER
        if number == NO_NUMBER or not self._lists(number):
            refusal = self.why_not(action)
            if refusal is not None:
                raise IllegalAction(refusal.reason, tuple(refusal.rules))
        if self.script is None and number != NO_NUMBER:
            # The quickest way, for games of millions of decisions: no act is made of one action.
            write_down(self, number, NO_MORE, self.game.actions.rows[number].text, draws=True)
            return
        before = self.clone() if self.script else None
        self.carry_out(act_of(self.engine, self.game.actions, self.position, action))
        self._resolve(before)

    def played(self, action: ActionId | str) -> State:
        """A copy in which an action has been played. What ``legal`` has found here needs no second look there."""
        copy = self.clone()
        if isinstance(action, int) and not isinstance(action, bool) and self._lists(action):
            copy._listed, copy._listed_after = [action], copy.last
        copy.play(action)
        return copy

    def carry_out(self, act: Act) -> None:
        """Apply a legal action or whole act and write it down, without the chance that it may call for."""
        write_down(self, act.parts[0], act.parts[1:], act.text)

    def join(self, since: Entry) -> None:
        """Write the actions after an entry as one line, if they are the parts of one whole act; else leave them."""
        self.last = joined(self.engine, self.last, since)

    def _resolve(self, before: State | None) -> None:
        """Let chance come in; if the script has what cannot be, go back to what was copied before."""
        try:
            resolve_chance(self)
        except BadRecord:
            if before is not None:
                self.position = before.position
                self.last = before.last
                self.at_barrier = before.at_barrier
                self.script = before.script
            raise

    def why_not(self, action: ActionId | str | Action) -> Refusal | None:
        """Why an action is not open now: the failed condition and its rules; None if it can be played.

        >>> import tricorne; game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france", "russia"], seed=1756, options={"setup-duplicates": "keep"})
        >>> refusal = state.why_not("place navy german-states")
        >>> str(refusal.reason), refusal.rules
        ('there is no ship icon in the German States', ['SETUP-28', 'BOARD-4'])
        """
        if isinstance(action, str) and self.engine.waits_for(self.position) == DECISION:
            text = " ".join(action.split()).lower()
            if parts := self.engine.parts(self.position, text):
                return refusal_of(self.engine, self.position, parts)
            refusal = None if text in self.game.actions else self.engine.never_allowed(self.position, text)
            if refusal is not None:
                return refusal
        return self._refusal(self.game.actions.number(action))

    def _refusal(self, number: int) -> Refusal | None:
        waits = self.engine.waits_for(self.position)
        if waits != DECISION:
            return Refusal(say("why-over" if waits == OVER else "why-chance"), [])
        return self.engine.why_not(self.position, number)

    def aside(self, seat: str, text: str) -> Message:
        """An act outside the turns (a payment, an offer, a promise); what everybody may read about it.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["russia", "france"], seed=1756)
        >>> str(state.aside("russia", "pay france 3"))
        'Russia pays France 3 gold.'
        >>> print(state.record.lines[-1])
        1 russia: pay france 3
        """
        before = self.clone() if self.script else None
        words = self.carry_out_aside(seat, text)
        self._resolve(before)
        return words

    def carry_out_aside(self, seat: str, text: str) -> Message:
        """An allowed act outside the turns, written down, without the chance that it may call for."""
        return write_aside(self, seat, text)

    def seat_number(self, seat: str) -> int:
        """The number of a seat of this game; BadAction for a name that sits nowhere."""
        seats = self.seats
        if seat not in seats:
            raise BadAction(say("bad-seat", text=Text(seat), hint=hint(seat, seats)))
        return self.game.seat_ids.index(seat)

    @property
    def seats(self) -> list[str]:
        """The seats of this game in their order round the table."""
        seats = self.header["seats"]
        assert isinstance(seats, list)
        return list(seats)

    def odds(self, action: ActionId | str | Action, seat: str | None = None) -> dict[str, object] | None:
        """What an action would bring, from what a seat (else the actor) knows: chances, price; None if nothing is told.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> state.odds("pass") is None
        True
        """
        return odds_of(self, action, seat)

    # -- chance ------------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[str, int]]:
        """What the awaited chance can bring: the text of each outcome and its weight."""
        if self.engine.waits_for(self.position) != CHANCE:
            return []
        found = self.engine.outcomes(self.position)
        return [(self.engine.outcome_text(self.position, found[at]), found[at + 1]) for at in range(0, len(found), 2)]

    def feed(self, outcomes: Iterable[int | str]) -> None:
        """Give outcomes from outside (real dice, a replay) to a state made with scripted chance.

        >>> import tricorne; game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france"], chance=tricorne.Scripted(["A", "C"]))
        >>> state.actor, state.outcomes()[0]
        ('chance', ('B', 1))
        >>> state.feed(["B"])
        >>> state.feed(["seven"])
        Traceback (most recent call last):
        ...
        tricorne.kernel.errors.BadRecord: chance cannot bring 'seven' here; it can bring D, E
        """
        if self.script is None:
            raise BadRecord(say("bad-own-chance", how=Text("chance=Scripted([...])")))
        before = self.clone()
        self.script.extend(outcomes.split() if isinstance(outcomes, str) else outcomes)
        self._resolve(before)

    # -- the record, undo --------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The full record of the game so far, with its seed: for hosts, files and replays. ``str()`` writes it.

        >>> import tricorne; state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> tricorne.replay(str(state.record)) == state
        True
        """
        return record_of(self, SPECTATOR, "")

    def record_for(self, seat: str | None = None) -> Record:
        """The record as a seat may see it, or any spectator: hidden outcomes and choices are ``?``, and instead
        of the seed there is only its commitment.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> state.record_for("france").seed, state.record_for("france").seen_by
        ('', 'france')
        """
        if seat is None:
            return record_of(self, SPECTATOR, ALL_EYES)
        return record_of(self, self.seat_number(seat), seat)

    def undo(self, to: int | None = None, seat: str | None = None, shared: bool = False) -> None:
        """Take back the last action, or all after entry ``to``. The record keeps them and adds the undo.

        Undo stops by itself where chance was drawn or something was revealed (``undo_limit`` says where).
        A seat (that of the last action unless given) takes back its own actions alone, unless all at the
        table agree (``shared``); a secret choice is taken back by nobody but its seat.

        >>> import tricorne; game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france", "russia"], seed=1756, options={"setup-duplicates": "keep"})
        >>> before = state.clone()
        >>> state.play(state.legal()[0]); state.undo()
        >>> state == before, str(state.record.lines[-1])
        (True, '2 undo to 0')
        >>> state.undo()
        Traceback (most recent call last):
        ...
        tricorne.kernel.errors.IllegalAction: nothing can be taken back: the game began here
        """
        if seat is not None:
            self.seat_number(seat)
        take_back(self, undo_target(self, to, seat, shared))

    def undo_limit(self, seat: str | None = None, shared: bool = False) -> UndoLimit:
        """How far back undo can go, and why it stops there: words for a button.

        >>> import tricorne; game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france", "russia"], seed=1756, options={"setup-duplicates": "keep"})
        >>> state.play(state.legal()[0])
        >>> limit = state.undo_limit()
        >>> limit.number, limit.actions, str(limit.reason)
        (0, 1, 'the game began here')
        """
        if seat is not None:
            self.seat_number(seat)
        return undo_limit(self, seat, shared)

    # -- sight -------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, object]:
        """All that a seat may know, ready for JSON; without a seat what any spectator may know.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> isinstance(state.view("france"), dict)
        True
        """
        return self.engine.view(self.position, SPECTATOR if seat is None else self.seat_number(seat))

    def sample(self, seat: str | None, seed: int = 0, forgetful: bool = False) -> State:
        """A full position that fits all that a seat (None: anybody) knows; whatever it cannot know is drawn anew.

        Its record begins with the sampled position: the past of the real game would tell what is hidden. Who is
        ``forgetful`` knows no more than he is shown now.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> state.sample("france", seed=3).view("france") == state.view("france")
        True
        """
        position = self.position.clone()
        draw_anew = self.engine.redraw_unshown if forgetful else self.engine.resample_hidden
        draw_anew(position, SPECTATOR if seat is None else self.seat_number(seat), seed)
        header = self.header | {"seed": None}
        at_barrier = position.clone()
        copy = State(self.game, self.engine, position, header, first_entry(), at_barrier, at_barrier)
        if self.script is not None:
            copy.script = []
        return copy

    # -- copies, comparison, files -----------------------------------------------------------

    def clone(self) -> State:
        """An independent copy; both go on from here with the same record behind them.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> copy = state.clone()
        >>> copy.play(copy.legal()[0])
        >>> copy.last.number, state.last.number
        (1, 0)
        """
        copy = State(
            self.game, self.engine, self.position.clone(), self.header, self.last, self.at_barrier, self.origin
        )
        if self.script is not None:
            copy.script = self.script[:]
        return copy

    def __eq__(self, other: object) -> bool:
        """Whether both go on in the same way: the same game, options, seats, position and given outcomes."""
        if not isinstance(other, State):
            return False
        if self.game.id != other.game.id or self.script != other.script:
            return False
        for key in self.header:
            if key != "seed" and self.header[key] != other.header.get(key):
                return False
        return self.position.fields() == other.position.fields()

    def __hash__(self) -> int:
        fields = self.position.fields()
        return hash((self.game.id, tuple([tuple(fields[key]) for key in fields])))

    def to_json(self) -> str:
        """The whole position with everything hidden, for hosts, tests and analysis; ``game.from_json`` reads it.

        >>> import tricorne
        >>> game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france"], seed=1756)
        >>> game.from_json(state.to_json()) == state
        True
        """
        return write_position(self, self.position, self.script)

    # -- results -----------------------------------------------------------------------------

    def playout(self, seed: int = 0) -> dict[str, int]:
        """Play uniformly random actions to the end on a copy, with chance of its own; the scores.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> sorted(state.playout(seed=5)), state.over
        (['britain', 'france'], False)
        """
        copy = self.position.clone()
        copy.rng = seeded(seed, self.game.streams)
        self.engine.playout(copy, seed, 1_000_000)
        return self.engine.scores(copy)

    @property
    def scores(self) -> dict[str, int]:
        """The score of every seat; final once the game is over.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> sorted(state.scores) == sorted(state.seats)
        True
        """
        return self.engine.scores(self.position)

    @property
    def ranking(self) -> list[list[str]]:
        """Seats from first to last; those that share a place together. Who stands first need not have won.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> sorted(seat for group in state.ranking for seat in group)
        ['britain', 'france']
        """
        return self.engine.ranking(self.position)

    @property
    def winners(self) -> list[str]:
        """The seats that won; several where the victory is shared, and none where nobody won or the game goes on.

        >>> from tricorne import game; state = game("struggle-of-empires").new(["britain", "france"], seed=1756)
        >>> state.winners
        []
        """
        return self.engine.winners(self.position)
