"""A lesson under way: what the learner does goes in as one line of text, what the teacher answers comes out.

Inputs are ``go`` (read on, look on), ``at THING ...`` (a thing was pointed at; it may have several names),
``answer 2``, ``play ACTION``, ``aside ACT``, ``why ACTION`` (why is it not open?), ``throw`` and ``show`` (let it be
shown). The same inputs always lead to the same place, so a lesson is kept as its inputs. A wrong try changes nothing:
what was played is taken back, dice and all.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import tricorne
from tricorne.kernel.asides import left_to_bots
from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Text, say
from tricorne.kernel.state import CHANCE_ACTOR
from tricorne.lessons.conditions import holds, look
from tricorne.lessons.lesson import BadLesson, Lesson, Step, WrongTry
from tricorne.lessons.lesson_table import LessonTable
from tricorne.lessons.texts import ids

Tone = Literal["", "wrong", "done", "missed"]
Phase = Literal["open", "done", "over"]
ASIDE = "aside "
MOST_STRAYS = 3
"""So many actions that lead nowhere may be played before the refusal that a step is about."""


class Reply(NamedTuple):
    """The teacher's answer. ``kept``: the input belongs to the way here; others changed nothing. ``say`` is a text of
    the lesson, or with ``lesson-`` before it one of all lessons."""

    kept: bool
    tone: Tone = ""
    say: str = ""
    refusal: Refusal | None = None


class Way:
    """A sequence of lines that counts as done, and how far it has come."""

    def __init__(self, lines: list[str], at: int = 0) -> None:
        self.lines = lines
        self.at = at

    def allows(self, text: str) -> bool:
        return self.at < len(self.lines) and text in alternatives(self.lines[self.at])

    @property
    def over(self) -> bool:
        return self.at == len(self.lines)


def alternatives(line: str) -> list[str]:
    """A line of a learner: what counts as the same."""
    return [one.strip() for one in line.split(" | ")]


def of_another(line: str) -> tuple[str, str] | None:
    """Whose line it is and what he plays, if it is not the learner's."""
    seat, colon, text = line.rpartition(": ")
    return (seat, text) if colon else None


class LessonRun:
    """One person's way through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = tricorne.game(lesson.game)
        self.table = LessonTable(lesson, self.game.from_words(lesson.position()))
        self.at = 0
        self.phase: Phase = "open"
        self.laid = 0
        """How often a position has been laid out anew: everything on the table is another one then."""
        self._begin()

    def copy(self) -> LessonRun:
        twin: LessonRun = LessonRun.__new__(LessonRun)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin.ways = [Way(way.lines, way.at) for way in self.ways]
        twin.played = list(self.played)
        twin.strays = list(self.strays)
        return twin

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def has(self, part: str) -> bool:
        """Whether the step has words for something: ``done``, ``news``, ``hint-1`` ..."""
        return f"step-{self.step.id}-{part}" in ids(self.lesson.game, self.lesson.id)

    def _begin(self) -> None:
        step = self.step
        if step.scene:
            self.table = LessonTable(self.lesson, self.game.from_words(self.lesson.position(step.scene)))
            self.laid += 1
        self.table.chance = [*self.table.chance, *step.chance]
        self.table.opponent = [*self.table.opponent, *step.opponent]
        self.table.play_others()
        self.ways = [Way(lines) for lines in [step.play, *step.other_ways] if lines]
        self.played: list[str] = []
        self.strays: list[str] = []
        self.base = self.table.copy()
        """The table as it was when the learner was last on a way that counts."""

    # -- what goes in ------------------------------------------------------------------------------

    def take(self, given: str) -> Reply:
        """An input of the learner; BadLesson for one that has no sense now."""
        verb, _, rest = given.partition(" ")
        rest = " ".join(rest.split())
        if self.phase == "over":
            raise BadLesson(say("bad-lesson-over"))
        if self.phase == "done":
            if verb != "go":
                raise BadLesson(say("bad-lesson-input", text=Text(given[:60])))
            self._next()
            return Reply(True)
        if verb == "go" and self.step.kind in ("read", "watch"):
            for line in self.step.watch:
                self._line(line)
            return self._done()
        if verb == "at" and rest:
            return self._pointed(rest.split())
        if verb == "answer" and self.step.kind == "choose" and rest.isascii() and rest.isdigit():
            return self._answered(int(rest))
        if verb == "throw" and self.table.state.actor == CHANCE_ACTOR and self.step.kind == "roll":
            return self._thrown()
        if verb == "show" and self.step.kind not in ("read", "watch"):
            return self._shown()
        if verb in ("play", "why") and rest and self.table.state.actor == self.lesson.learner:
            try:
                return self._play(rest.lower()) if verb == "play" else self._why(rest.lower())
            except BadLesson:
                raise
            except TricorneError as problem:
                raise BadLesson(problem.said) from None
        if verb == "aside" and rest:
            refusal = left_to_bots(self.game.bot_asides, rest)
            if refusal is not None:
                raise BadLesson(refusal.reason)
            return self._act(ASIDE + rest)
        raise BadLesson(say("bad-lesson-input", text=Text(given[:60])))

    # -- steps without a deed ----------------------------------------------------------------------

    def _pointed(self, things: list[str]) -> Reply:
        step = self.step
        if step.kind == "find" and any(thing in step.find for thing in things):
            return self._done()
        for number, wrong in enumerate(step.wrong, 1):
            if wrong.at and wrong.at in things:
                return self._wrong(number, wrong, None)
        if step.kind == "find":
            return Reply(False, "wrong", "lesson-not-there")
        last = step.attempt.split()[-1:]
        if step.kind == "try" and last and last[0] in things[0].split("/")[1:]:
            return self._refused(self.base.state.why_not(step.attempt))
        return Reply(False)

    def _answered(self, number: int) -> Reply:
        if number == self.step.right:
            return self._done()
        for at, wrong in enumerate(self.step.wrong, 1):
            if wrong.answer == number:
                return self._wrong(at, wrong, None)
        return Reply(False, "wrong", "lesson-not-that")

    def _thrown(self) -> Reply:
        for outcome in self.step.roll:
            self.table.feed(outcome)
        return self._done()

    def _shown(self) -> Reply:
        """The step is done before the learner's eyes."""
        step = self.step
        self._restore()
        if step.kind == "roll":
            return self._thrown()
        if step.kind == "try":
            return self._refused(self.table.state.why_not(step.attempt))
        if step.kind == "reach":
            self.table.play_others()
            for line in step.solution:
                self._line(line)
                self.table.play_others(free=True)
            return self._done()
        if step.kind == "play":
            for line in self.ways[0].lines[self.ways[0].at :]:
                self._line(alternatives(line)[0])
            self.table.play_others()
        return self._done()

    # -- deeds -------------------------------------------------------------------------------------

    def _line(self, line: str) -> None:
        """A line that is played as it stands, the learner's own or another's."""
        seat, text = of_another(line) or (self.lesson.learner, line)
        self.table.play_others(seat)
        if text.startswith(ASIDE):
            self.table.aside(seat, text.removeprefix(ASIDE))
        else:
            self.table.play(text)

    def _play(self, text: str) -> Reply:
        refusal = self.table.state.why_not(text)
        return self._act(text) if refusal is None else self._why(text)

    def _act(self, text: str) -> Reply:
        """Something that the rules allow: is it what the step asks for?"""
        if self.step.kind == "reach":
            return self._free(text)
        ways = self._ways_after(text)
        if ways and not self.strays:
            self._line(text)
            self.ways = ways
            self.played.append(text)
            self._others()
            if any(way.over for way in self.ways):
                self.table.play_others()
                return self._done()
            self.base = self.table.copy()
            return Reply(True)
        whole = [*self.played, *self.strays, text]
        for number, wrong in enumerate(self.step.wrong, 1):
            if wrong.play and wrong.play in (whole, [text]):
                return self._wrong(number, wrong, None)
        if self._leads_on(text, whole):
            return Reply(True)
        return self._take_back("lesson-other-deed")

    def _ways_after(self, text: str) -> list[Way]:
        """The ways that go on with an act; a whole act may be several lines of a way."""
        state = self.table.state
        parts = [] if text.startswith(ASIDE) else state.engine.parts(state.position, text)
        texts = [self.game.actions[part].text for part in parts] or [text]
        found = [Way(way.lines, way.at) for way in self.ways]
        for one in texts:
            found = [Way(way.lines, way.at + 1) for way in found if way.allows(one)]
        return found

    def _others(self) -> None:
        """What others do next on the first way that is left; then the learner is asked again."""
        way = self.ways[0]
        while not way.over and of_another(way.lines[way.at]) is not None:
            self._line(way.lines[way.at])
            way.at += 1
        if not way.over:
            self.table.play_others()

    def _leads_on(self, text: str, whole: list[str]) -> bool:
        """Let the learner go on where a wrong try, or the refusal that is looked for, needs a first part."""
        step = self.step
        expected = any(wrong.play[: len(whole)] == whole for wrong in step.wrong if len(wrong.play) > len(whole))
        if text.startswith(ASIDE) or (not expected and step.kind != "try"):
            return False
        asked = self.table.state.prompt.key
        self.table.play(text)
        self.table.play_others()
        now = self.table.state
        going_on = now.actor == self.lesson.learner and now.prompt.key != asked
        if expected or (going_on and len(self.strays) < MOST_STRAYS):
            self.strays.append(text)
            return True
        self.strays.append(text)  # so that it is taken back
        return False

    def _free(self, text: str) -> Reply:
        """Free play: whatever the rules allow, until the goal is reached or can no longer be."""
        step = self.step
        start = look(self.base.state.view(self.lesson.learner), step.within)
        self._line(text)
        self.played.append(text)
        self.table.play_others(free=True)
        view = self.table.state.view(self.lesson.learner)
        if all(holds(view, condition) for condition in step.reach):
            return self._done()
        ended = self.table.state.over or self.table.state.actor != self.lesson.learner
        if ended or look(view, step.within) != start:
            self._restore(always=True)
            self.played = []
            return Reply(True, "missed", f"step-{step.id}-missed" if self.has("missed") else "lesson-missed")
        for number, wrong in enumerate(step.wrong, 1):
            if wrong.play and self.played[-len(wrong.play) :] == wrong.play:
                return Reply(True, "wrong", f"step-{step.id}-wrong-{number}")
        return Reply(True)

    # -- refusals and mistakes ---------------------------------------------------------------------

    def _why(self, text: str) -> Reply:
        """Why is an action not open? Where the step is about just that, it is done."""
        refusal = self.table.state.why_not(text)
        if refusal is None:
            return Reply(False)
        if self.step.kind == "try" and text == self.step.attempt:
            return self._refused(refusal)
        for number, wrong in enumerate(self.step.wrong, 1):
            if wrong.verdict == "refused" and wrong.play[-1:] == [text]:
                return self._wrong(number, wrong, refusal)
        return Reply(False, "", "", refusal)

    def _refused(self, refusal: Refusal | None) -> Reply:
        self._restore()
        reply = self._done()
        return Reply(True, "done", reply.say, refusal)

    def _wrong(self, number: int, wrong: WrongTry, refusal: Refusal | None) -> Reply:
        reply = self._take_back("" if wrong.say else f"step-{self.step.id}-wrong-{number}")
        return Reply(reply.kept, "wrong", reply.say, refusal if wrong.say else None)

    def _take_back(self, words: str) -> Reply:
        strayed = bool(self.strays)
        self._restore()
        return Reply(strayed, "wrong", words)

    def _restore(self, always: bool = False) -> None:
        if self.strays or always:
            self.table = self.base.copy()
            self.strays = []
            self.laid += 1

    # -- on to the next step -----------------------------------------------------------------------

    def _done(self) -> Reply:
        words = f"step-{self.step.id}-done" if self.has("done") else ""
        if not words and self.has("news"):
            words = f"step-{self.step.id}-news"
        if words or self.step.kind == "try":
            self.phase = "done"
        else:
            self._next()
        return Reply(True, "done", words)

    def _next(self) -> None:
        if self.at + 1 == len(self.lesson.steps):
            self.phase = "over"
            return
        self.at += 1
        self.phase = "open"
        self._begin()
