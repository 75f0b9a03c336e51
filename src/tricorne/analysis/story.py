"""A finished game, taken apart into what was decided and what chance brought.

A *step* is an act (what one seat did without a pause: the small decisions of a turn belong together) or a stroke of
luck (all that chance brought at once, as far as it is of one kind: cards are told apart from tiles). Between two steps
lies a position whose worth can be asked. What was taken back does not count.
"""

from __future__ import annotations

import tricorne
from tricorne.kernel.action import ActionId
from tricorne.kernel.chance import seeded
from tricorne.kernel.course import counting, opened
from tricorne.kernel.engine import DECISION
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message, MessageData, say
from tricorne.kernel.outcomes import value_of
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import ASIDE, START, Entry
from tricorne.kernel.whole_acts import act_of, words_of

ACT = "act"
LUCK = "luck"
REVISED = "revised"
"""Nothing happened, but from here on the game is judged in another way."""


class NotOver(TricorneError):
    """A game that cannot be judged yet."""


class Step:
    """An act of a seat, or a stroke of luck (then the seat is the one that called for it)."""

    def __init__(self, kind: str, seat: str, first: int) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.last = first
        self.words: list[Message] = []
        self.small: list[Message] = []
        """Small decisions that the log has no sentence for: told where nothing else is."""
        self.outcomes: list[str] = []
        self.chosen = -1
        """The first action of an act; -1 for luck and for acts outside the turns."""
        self.chance = ""
        """The kind of luck: the stream of chance that it came from."""

    def told(self) -> list[MessageData]:
        """What happened, in the messages of the log; each once."""
        words = self.words or self.small
        return [message.to_data() for at, message in enumerate(words) if message not in words[:at]]


class Story:
    """The steps of a finished game, and the positions between them."""

    def __init__(self, text: str, components: str = "") -> None:
        self.final = tricorne.replay(text, components=components)
        if not self.final.over:
            raise NotOver(say("report-not-over"))
        self.game = self.final.game
        self.engine = self.final.engine
        self.seats = self.final.seats
        self.numbers = seeded("", self.game.streams)
        self.state = opened(self.final)
        self.nodes: list[AnyPosition] = [self.state.position.clone()]
        """The positions: before the first step, and after each."""
        self.steps: list[Step] = []
        self.scores: list[tuple[int, dict[str, int]]] = [(0, self.state.scores)]
        """The scores, wherever they changed, by entry."""
        self.sources: list[tuple[int, dict[str, dict[str, int]]]] = []
        """Where points came from, entry by entry."""
        self.dice: dict[tuple[str, str], list[float]] = {}
        """What dice and draws brought a seat, by kind: how often, how much, and how much was to be expected."""
        for entry in counting(self.final.last):
            self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        before = self.state.position.clone()
        step: Step | None = None
        if entry.kind != START:
            step = self._act(entry)
        struck = self._luck(entry)
        seat = self.game.seat_ids.index(entry.seat) if entry.seat else -1
        lines = self.engine.narrate(before, self.state.position, entry, seat) if entry.seat else [say("report-set-up")]
        small: list[Message] = []
        if not lines and step is not None and entry.kind != ASIDE:
            act = words_of(self.engine, self.game.actions, entry.text)
            small.append(say("report-did", seat=self.game.seat_thing(entry.seat), action=act))
        for one in [*([step] if step is not None else []), *struck]:
            one.words.extend(lines)
            one.small.extend(small)
        sources = self.state.engine.sources(before, self.state.position)
        if sources:
            self.sources.append((entry.number, sources))
        if self.scores[-1][1] != self.state.scores:
            self.scores.append((entry.number, self.state.scores))

    def _act(self, entry: Entry) -> Step | None:
        """Carry out an action or an aside; None where the seat had no choice."""
        state = self.state
        if entry.kind == ASIDE:
            before = state.position.fields()
            state.carry_out_aside(entry.seat, entry.text)
            # Mere words change nothing that could be judged.
            if before == state.position.fields():
                return None
            return self._step(ACT, entry, -1)
        legal: list[int] = []
        assert self.engine.waits_for(state.position) == DECISION
        self.engine.legal(state.position, legal)
        parts = act_of(self.engine, self.game.actions, state.position, entry.text).parts
        action = parts[0]
        for part in parts:
            self.engine.apply(state.position, part)
        if len(legal) == 1:
            self.nodes[-1] = state.position.clone()
            return None
        return self._step(ACT, entry, action)

    def _luck(self, entry: Entry) -> list[Step]:
        """What chance brought, kind by kind."""
        found: list[Step] = []
        for outcome in entry.outcomes:
            stream = self._stream()
            # Where only one thing can come, nothing is luck.
            if stream and (not found or stream != found[-1].chance):
                found.append(self._step(LUCK, entry, -1))
                found[-1].chance = stream
            value = value_of(self.state, outcome.text)
            told = self.engine.luck(self.state.position, value)
            if told is not None:
                kind, seat, brought, expected = told
                row = self.dice.setdefault((kind, self.game.seat_ids[seat]), [0, 0.0, 0.0])
                row[0] += 1
                row[1] += brought
                row[2] += expected
            self.engine.apply_outcome(self.state.position, value)
            self.nodes[-1] = self.state.position.clone()
            if found:
                found[-1].outcomes.append(outcome.text)
        return found

    def _stream(self) -> str:
        """The stream that the chance which is due comes from; nothing where only one thing can come."""
        copy = self.state.position.clone()
        # A game of a table has its dice from letters: it has no numbers of its own to draw from.
        copy.rng = self.numbers.copy()
        self.engine.draw(copy)
        for at, name in enumerate(self.game.streams):
            if copy.rng[2 * at : 2 * at + 2] != self.numbers[2 * at : 2 * at + 2]:
                return name
        return ""

    def judge_anew(self, node: int) -> None:
        """Count a position twice: as it was judged up to there, and as it is judged from there on."""
        self.steps.insert(node, Step(REVISED, "", self.steps[node - 1].last))
        self.nodes.insert(node, self.nodes[node].clone())

    def _step(self, kind: str, entry: Entry, action: ActionId) -> Step:
        """A new step up to the position now, or the last one if it goes on."""
        going_on = self.steps and kind == ACT and self.steps[-1].kind == ACT and self.steps[-1].seat == entry.seat
        if going_on:
            self.nodes[-1] = self.state.position.clone()
        else:
            self.steps.append(Step(kind, entry.seat, entry.number))
            self.steps[-1].chosen = action
            self.nodes.append(self.state.position.clone())
        self.steps[-1].last = entry.number
        return self.steps[-1]
