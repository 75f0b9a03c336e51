"""Every lesson of every game, to its end: with its own solution, with every other way, with every wrong try."""

from __future__ import annotations

import random

import pytest

from tests.lessons.walking import ALL, check, deed, named, solve
from tricorne.kernel.rulebook import Rulebook
from tricorne.lessons import BadLesson, Lesson, LessonRun, WrongTry, lessons
from tricorne.lessons.run import alternatives, of_another
from tricorne.lessons.texts import ids

pytestmark = pytest.mark.parametrize("lesson", ALL, ids=named)
WANDERERS = 3
MOST_PLAYS = 400


def test_its_solution_leads_to_the_end(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for at in range(len(lesson.steps)):
        assert run.at == at
        solve(run)
    assert run.phase == "over"
    assert not run.table.chance and not run.table.opponent, "chance or answers are left over"


def test_every_wrong_try_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for step in lesson.steps:
        if step.kind != "reach":
            for number, wrong in enumerate(step.wrong, 1):
                attempt(run.copy(), number, wrong)
        solve(run)


def attempt(run: LessonRun, number: int, wrong: WrongTry) -> None:
    at, before = run.at, run.table.state.clone()
    if wrong.at:
        given = [f"at {wrong.at}"]
    elif wrong.answer:
        given = [f"answer {wrong.answer}"]
    else:
        given = [deed(text) for text in wrong.play]
    for one in given[:-1]:
        assert run.take(one).tone == ""
    if wrong.verdict == "refused":
        assert run.table.state.why_not(wrong.play[-1]) is not None, f"{wrong.play} is open"
    elif wrong.verdict == "unwise":
        assert run.table.state.why_not(wrong.play[-1]) is None, f"{wrong.play} is refused"
    reply = run.take(given[-1])
    assert reply.tone == "wrong", (run.step.id, wrong, reply)
    if wrong.say:
        assert reply.refusal is not None
        assert set(wrong.rules) <= set(reply.refusal.rules)
    else:
        assert reply.say == f"step-{run.step.id}-wrong-{number}"
    assert (run.at, run.phase) == (at, "open")
    if run.played:  # a try along the way leaves what was right of it
        return
    assert run.table.state == before


def test_every_other_way_leads_to_the_end_too(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        others = [*step.other_ways, *step.also]
        for place, line in enumerate(step.play):
            if of_another(line) is None:
                others += [[*step.play[:place], one, *step.play[place + 1 :]] for one in alternatives(line)[1:]]
        for way in others:
            run = LessonRun(lesson)
            for number in range(len(lesson.steps)):
                solve(run, way if number == at else None)
            assert run.phase == "over"


def test_free_play_cannot_get_stuck_and_what_falls_short_is_not_enough(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for step in lesson.steps:
        if step.kind == "reach":
            for verb in run.game.bot_asides:
                with pytest.raises(BadLesson, match="only bots answer"):
                    run.take(f"aside {verb} {run.game.seat_ids[0]} 1")
            for lines in step.short:
                twin = run.copy()
                assert all(twin.take(deed(line)).tone != "done" for line in lines)
            for seed in range(WANDERERS):
                wander(run.copy(), random.Random(seed))
        solve(run)


def wander(run: LessonRun, dice: random.Random) -> None:
    """Aimless play comes to the goal, or to the words for those who missed it; then the step begins again."""
    start = run.table.state.clone()
    for _ in range(MOST_PLAYS):
        state = run.table.state
        reply = run.take(f"play {state.game.actions[dice.choice(state.legal())].text}")
        if reply.tone == "missed":
            assert run.table.state == start
            return
        if reply.tone == "done":
            return
    raise AssertionError("aimless play does not come to an end")


def test_it_can_be_shown_from_beginning_to_end(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    given: list[str] = []
    while run.phase != "over":
        at, laid = run.at, run.laid
        given.append("go" if run.phase == "done" or run.step.kind in ("read", "watch") else "show")
        reply = run.take(given[-1])
        assert reply.kept
        if run.at == at and run.laid == laid and run.phase == "done":
            check(run, lesson.steps[at].after)
    again = LessonRun(lesson)
    for one in given:
        again.take(one)
    assert again.table.state == run.table.state and again.phase == "over"


def test_its_form_is_whole(lesson: Lesson) -> None:
    """Rules that exist, an order without gaps, words for everything that is said and nothing else."""
    run = LessonRun(lesson)
    rulebook: Rulebook = run.game.rulebook
    assert [one.number for one in lessons(lesson.game)] == list(range(1, len(lessons(lesson.game)) + 1))
    for id in [*lesson.form.rules, *(rule for step in lesson.steps for rule in step.rules)]:
        assert rulebook.knows(id), id
    known = set(ids(lesson.game, lesson.id))
    expected = {"moment", "closing"}
    for step in lesson.steps:
        key = f"step-{step.id}"
        expected.add(f"{key}-words")
        expected |= {f"{key}-answer-{number}" for number in range(1, step.answers + 1)}
        expected |= {f"{key}-wrong-{number}" for number, wrong in enumerate(step.wrong, 1) if not wrong.say}
        expected |= {
            id for id in known if id.startswith((f"{key}-done", f"{key}-news", f"{key}-hint-", f"{key}-missed"))
        }
    expected |= {id for id in known if id.startswith("remember-")}
    assert known == expected
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
