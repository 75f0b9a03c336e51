"""Going through a lesson as a learner does: the inputs that solve a step, the facts that its words rest on."""

from __future__ import annotations

from typing import Any

from tricorne.kernel.state import CHANCE_ACTOR
from tricorne.lessons import Lesson, LessonRun, Step, lessons
from tricorne.lessons.conditions import holds, look
from tricorne.lessons.run import alternatives, of_another

GAMES = ["struggle-of-empires", "imperial-struggle"]
ALL = [one for game in GAMES for one in lessons(game)]


def named(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def deed(line: str) -> str:
    return line if line.startswith("aside ") else f"play {line}"


def inputs(step: Step, lines: list[str] | None = None) -> list[str]:
    """What a learner does to solve a step, ``go`` to the next one apart."""
    if step.kind == "find":
        return [f"at {step.find[0]}"]
    if step.kind == "choose":
        return [f"answer {step.right}"]
    if step.kind == "roll":
        return ["throw"]
    if step.kind == "try":
        return [f"why {step.attempt}"]
    if step.kind in ("play", "reach"):
        taken = lines if lines is not None else step.play or step.solution
        return [deed(alternatives(line)[0]) for line in taken if of_another(line) is None]
    return ["go"]


def check(run: LessonRun, conditions: list[str]) -> None:
    view = run.table.state.view(run.lesson.learner)
    for condition in conditions:
        assert holds(view, condition), f"{condition}: it is {look(view, condition.split()[0])!r}"


def check_odds(run: LessonRun, claimed: Any) -> None:
    """Chances in per cent, rounded, as they are shown."""
    state = run.table.state
    for claim in [claimed] if isinstance(claimed, dict) and claimed else claimed:
        found: Any = state.engine.odds(state.position, state.seat_number(run.lesson.learner), claim["of"])
        for key, wanted in claim.items():
            part, _, name = key.rpartition("-")
            if key == "of":
                continue
            value = found[name] if not part else found[part][name] if found[part] else None
            shown = "none" if value is None else value if name in ("attackers", "defenders") else round(100 * value)
            assert shown == wanted, f"odds of {claim['of']}: {key} is {shown}"


def solve(run: LessonRun, lines: list[str] | None = None) -> None:
    """The step on which the run stands, to its end and on to the next."""
    at, step, laid = run.at, run.step, run.laid
    assert (run.at, run.phase) == (at, "open")
    given = inputs(step, lines)
    if given[0].startswith("play "):
        assert run.table.state.actor == run.lesson.learner, run.table.state.actor
    if step.kind == "roll":
        assert run.table.state.actor == CHANCE_ACTOR
    check(run, step.before)
    check_odds(run, step.odds)
    for number, one in enumerate(given, 1):
        assert (run.at, run.phase) == (at, "open"), f"{step.id} was done before {one!r}"
        reply = run.take(one)
        assert reply.kept and reply.tone == ("done" if number == len(given) else ""), (step.id, one, reply)
    check_after(run, at, laid)
    if run.phase == "done":
        run.take("go")


def check_after(run: LessonRun, at: int, laid: int) -> None:
    """What holds after a step, unless the next one has laid out another position."""
    step = run.lesson.steps[at]
    if run.phase == "done" or run.laid == laid:
        check(run, step.after)
        check(run, step.reach)
