"""The table of a lesson: a game in which chance and the other players do what the lesson says.

Chance brings what the step says, then the lesson's luck (outcomes by random stream, in turn and round again). Where it
is awaited and nothing is written, it waits: the learner throws, or the scene is over. Others answer as their lines say,
else as they always do (``others``), and in free play a bot takes over where the script has no answer that is open.
"""

from __future__ import annotations

from typing import NamedTuple

from tricorne.bots import bot
from tricorne.kernel.bot import Seat
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.message import Text, say
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry
from tricorne.kernel.state import CHANCE_ACTOR, State
from tricorne.lessons.lesson import BadLesson, Lesson

MOST_ANSWERS = 500
"""No position needs more answers of others before the learner is asked again."""
STAND_IN = "ensign"


class Moment(NamedTuple):
    """An entry of the game: what was on the table before it and after it."""

    before: AnyPosition
    after: State
    entry: Entry


class LessonTable:
    """The game of a lesson under way."""

    def __init__(self, lesson: Lesson, state: State) -> None:
        self.lesson = lesson
        self.state = state
        self.chance: list[str] = []
        """What chance brings next, as the step says."""
        self.opponent: list[str] = []
        """Answers that others give as soon as they are open."""
        self.luck = {stream: [str(one) for one in outcomes] for stream, outcomes in lesson.form.luck.items()}
        self.moments: list[Moment] = []

    def copy(self) -> LessonTable:
        twin = LessonTable(self.lesson, self.state.clone())
        twin.chance = list(self.chance)
        twin.opponent = list(self.opponent)
        twin.luck = {stream: list(outcomes) for stream, outcomes in self.luck.items()}
        twin.moments = list(self.moments)
        return twin

    # -- acts: each becomes a moment -------------------------------------------------------------

    def play(self, text: str) -> None:
        before = self.state.position.clone()
        self.state.play(text)
        self.moments.append(Moment(before, self.state.clone(), self.state.last))

    def aside(self, seat: str, text: str) -> None:
        before = self.state.position.clone()
        self.state.aside(seat, text)
        self.moments.append(Moment(before, self.state.clone(), self.state.last))

    def feed(self, outcome: str) -> None:
        """One outcome; it belongs to the last act."""
        before = self.state.position.clone()
        self.state.feed([outcome])
        if self.moments and self.moments[-1].entry.number == self.state.last.number:
            before = self.moments.pop().before
        self.moments.append(Moment(before, self.state.clone(), self.state.last))

    # -- what happens without the learner ----------------------------------------------------------

    def play_others(self, wanted: str = "", free: bool = False) -> None:
        """Let chance and others act until the learner is asked, or the one who is wanted, or nothing is written."""
        for _ in range(MOST_ANSWERS):
            actor = self.state.actor
            if actor == CHANCE_ACTOR:
                if not self._draw(free):
                    return
            elif actor is None or actor in (self.lesson.learner, wanted) or not self._answer(actor, free):
                return
        raise BadLesson(say("bad-lesson-rest", name=Text(self.lesson.id)))

    def _draw(self, free: bool) -> bool:
        possible = [text for text, _ in self.state.outcomes()]
        if self.chance and (self.chance[0] in possible or not free):
            self.feed(self.chance.pop(0))
            return True
        engine = self.state.engine
        assert isinstance(engine, Machine)
        outcomes = self.luck.get(self.state.game.streams[engine.stream(self.state.position)], [])
        found = next((one for one in outcomes if one in possible), "")
        if found:
            outcomes.append(outcomes.pop(outcomes.index(found)))
        elif free or (outcomes and possible):
            found = possible[0]
        else:
            return False
        self.feed(found)
        return True

    def _answer(self, actor: str, free: bool) -> bool:
        while self.opponent:
            if self.state.why_not(self.opponent[0]) is None:
                self.play(self.opponent.pop(0))
                return True
            if not free:
                raise BadLesson(say("bad-lesson-answer", name=Text(self.lesson.id), text=Text(self.opponent[0])))
            self.opponent.pop(0)
        others = self.lesson.form.others
        text = others.get(f"{actor}/{self.state.prompt.key}", others.get(self.state.prompt.key, ""))
        legal = self.state.legal()
        actions = self.state.game.actions
        if text in ("least", "most"):
            text = actions[legal[0 if text == "least" else -1]].text
        if text and (not free or self.state.why_not(text) is None):
            self.play(text)
            return True
        if not free:
            return False
        self.play(actions[self._stand_in(actor)].text)
        return True

    def _stand_in(self, actor: str) -> int:
        """What a gentle bot plays, the same every time."""
        return bot(STAND_IN)().decide(Seat(self.state, actor, self.state.last.number))
