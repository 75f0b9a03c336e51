"""Lessons for the browser: the table of a lesson as its learner sees it. Nothing is stored; the way so far comes with
every request, and the runs of the last ones are remembered so that it need not be walked again."""

from __future__ import annotations

from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Text, say
from tricorne.lessons import BadLesson, Lesson, LessonRun, Reply, lesson, lessons
from tricorne.lessons.lesson_table import Moment
from tricorne.lessons.texts import COACH, TITLES
from tricorne.server.asking import answer, read_body
from tricorne.server.broadcast import entry_for, prompt_of, view_of
from tricorne.server.problems import bad_value, not_found, of_the_rules
from tricorne.server.seating import find_game
from tricorne.server.wire import LogEntry, message
from tricorne.server.wire_lessons import LessonCard, LessonFrame, LessonInput, LessonList, LessonReply, LessonStep
from tricorne.server.wire_live import Position

MOST_INPUTS = 500
LONGEST_INPUT = 300
REMEMBERED = 64


class Lessons:
    """Plays lessons with whoever asks."""

    def __init__(self) -> None:
        self._runs: OrderedDict[tuple[str, ...], LessonRun] = OrderedDict()

    async def lessons_of_game(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        found = [
            LessonCard(one.id, one.number, one.form.minutes, one.learner, len(one.steps)) for one in lessons(game.id)
        ]
        return answer(LessonList(found))

    async def lesson_input(self, request: Request) -> Response:
        """An input of a learner."""
        game = find_game(request.path_params["game"])
        asked = await read_body(request, LessonInput)
        found = known_lesson(game.id, request.path_params["lesson"])
        if len(asked.inputs) > MOST_INPUTS or max([len(one) for one in [*asked.inputs, asked.next]]) > LONGEST_INPUT:
            raise bad_value(say("bad-lesson-long"))
        try:
            return answer(self.reply(found, asked.inputs, asked.next))
        except TricorneError as problem:
            raise of_the_rules(problem) from None

    def reply(self, found: Lesson, inputs: list[str], given: str) -> LessonReply:
        run = self._run(found, inputs)
        if not given:
            return told(run, Reply(False), [], True)
        if given.startswith("odds "):
            reply = told(run, Reply(False), [], False)
            reply.odds = odds(run, given.removeprefix("odds "))
            return reply
        moments, laid, before = run.table.moments, run.laid, (run.at, run.has("news"), run.step.id)
        run = run.copy()
        taken = run.take(given)
        fresh = [one for one in run.table.moments if all(one is not known for known in moments)]
        reply = told(run, taken, fresh, run.laid != laid)
        if taken.tone == "done" and before[1] and taken.say != f"step-{before[2]}-news":
            reply.news = f"step-{before[2]}-news"
        if taken.kept:
            self._remember((found.game, found.id, *inputs, given), run)
        return reply

    def _run(self, found: Lesson, inputs: list[str]) -> LessonRun:
        """The lesson after these inputs: from the longest way that is remembered."""
        for length in range(len(inputs), -1, -1):
            known = self._runs.get((found.game, found.id, *inputs[:length]))
            if known is not None or length == 0:
                break
        run = LessonRun(found) if known is None else known.copy()
        for one in inputs[length:]:
            if not run.take(one).kept:  # then it does not belong to a way; and nobody has us walk in circles
                raise BadLesson(say("bad-lesson-input", text=Text(one[:60])))
        self._remember((found.game, found.id, *inputs), run)
        return run

    def _remember(self, way: tuple[str, ...], run: LessonRun) -> None:
        self._runs[way] = run
        self._runs.move_to_end(way)
        if len(self._runs) > REMEMBERED:
            self._runs.popitem(last=False)


def known_lesson(game: str, id: str) -> Lesson:
    """A lesson by its id; refused if there is none."""
    try:
        return lesson(game, id)
    except BadLesson as problem:
        raise not_found(problem.said) from None


def texts_of(game: str, id: str) -> str:
    """The name of texts that can be fetched: those of a lesson, the titles of all, or those of the coach."""
    return id if id in (TITLES, COACH) else known_lesson(game, id).id


def odds(run: LessonRun, text: str) -> object:
    """The chances of an action as the learner may know them; None for one without dice."""
    known = run.table.state.sample(run.lesson.learner)
    return known.engine.odds(known.position, known.seat_number(run.lesson.learner), text.lower())


def told(run: LessonRun, reply: Reply, fresh: list[Moment], reset: bool) -> LessonReply:
    """What the learner is told and shown."""
    step = run.step
    hints = 0
    while run.has(f"hint-{hints + 1}"):
        hints += 1
    shown = LessonStep(step.id, run.at + 1, step.kind, run.phase, step.point, step.answers, hints)
    if reset:
        frames = [LessonFrame([entry_of(run, one) for one in run.table.moments], position_of(run, None))]
    else:
        frames = [LessonFrame([entry_of(run, one)], position_of(run, one)) for one in fresh]
    return LessonReply(
        kept=reply.kept,
        tone=reply.tone,
        say=reply.say,
        news="",
        refusal=None if reply.refusal is None else message(reply.refusal.reason),
        rules=rules_of(run, reply.refusal),
        odds=None,
        step=shown,
        reset=reset,
        frames=frames,
    )


def rules_of(run: LessonRun, refusal: Refusal | None) -> dict[str, str]:
    book = run.game.rulebook
    return {} if refusal is None else {rule: book.text(rule) if book.knows(rule) else "" for rule in refusal.rules}


def position_of(run: LessonRun, moment: Moment | None) -> Position:
    """What the learner sees after a moment, or now."""
    state = run.table.state if moment is None else moment.after
    learner = run.lesson.learner
    return Position(
        number=state.last.number,
        seat=learner,
        view=view_of(state, learner),
        base=None,
        changes=None,
        prompt=prompt_of(state, learner),
        legal=state.legal() if state.actor == learner else None,
        undo=None,
        scores=state.scores,
        ranking=state.ranking,
        over=state.over,
    )


def entry_of(run: LessonRun, moment: Moment) -> LogEntry:
    """An entry of the log as the learner reads it."""
    state, learner = moment.after, run.lesson.learner
    lines = state.engine.narrate(moment.before, state.position, moment.entry, state.seat_number(learner))
    # Nobody has a reason to tell: it is written in the lesson.
    return entry_for(run.game, moment.entry, learner, [message(line) for line in lines], False, 0.0)
