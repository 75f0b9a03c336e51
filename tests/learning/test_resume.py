"""A course is stopped and goes on: nothing of what it has learned is lost, its past selves and its ladder neither."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.cli.command import PIPE, refused, run_tricorne
from tests.learning.with_torch import curve, needs_torch
from tricorne.bots.network.brain import weights_of
from tricorne.learning.ladder import Ladder
from tricorne.learning.league import League
from tricorne.learning.recipe import Recipe

GAME = "imperial-struggle"
ALONE = League(0, 0, 0, 0, 0)
RECIPE = Recipe(
    GAME,
    games=4,
    steps=8,
    width=16,
    depth=1,
    rate=0.01,
    imitate=1,
    imitation_epochs=1,
    league=ALONE,
    checkpoints=2,
    ladder_games=0,
)
ORDER = ["--games", "16", "--steps", "4", "--width", "16", "--depth", "1", "--imitate", "0", "--league", "0,0,0,0,0"]

pytestmark = needs_torch


def same(one: object, other: object) -> bool:
    """Whether two networks have the same weights."""
    from tricorne.learning.torch_network import arrays_of

    pairs = zip(arrays_of(one).values(), arrays_of(other).values(), strict=True)
    return all(np.array_equal(mine, theirs) for mine, theirs in pairs)


def test_a_finished_course_goes_on_with_more_minutes(tmp_path: Path) -> None:
    """As the page says: so many minutes, then twice as many with --resume. All that came after is kept."""
    from tricorne.learning.learner import Learner

    first = Learner(RECIPE, tmp_path, quiet=True)
    assert first.learn(0.01) == tmp_path / "checkpoints" / f"{first.kept:03}.npz"
    first.close()
    before = weights_of(tmp_path / "network.npz")
    assert first.kept >= 1 and first.steps_kept == first.steps

    second = Learner(RECIPE, tmp_path, resume=True, quiet=True)
    assert (second.steps, second.spent, second.kept) == (first.steps, first.spent, first.kept)
    last = second.learn(first.spent / 60 + 0.02)
    second.close()
    assert second.kept > first.kept and last == tmp_path / "checkpoints" / f"{second.kept:03}.npz"
    now = weights_of(tmp_path / "network.npz")
    assert any(not np.array_equal(array, before[name]) for name, array in now.items())
    assert all(np.array_equal(array, weights_of(last)[name]) for name, array in now.items())

    third = Learner(RECIPE, tmp_path, resume=True, quiet=True)
    assert third.steps == second.steps == int(curve(tmp_path)[-1]["steps"])
    assert same(third.net, second.net)
    assert third.learn(second.spent / 60) == last, "there is nothing left to learn"
    third.close()


def test_a_course_has_learned_when_all_its_minutes_are_spent(tmp_path: Path) -> None:
    """Asked for as many as were spent it learns no more, also where the seconds of those minutes are rounded up."""
    from tricorne.learning.learner import Learner

    learner = Learner(RECIPE, tmp_path, quiet=True)
    learner.spent = next(spent for spent in (1 + step / 97 for step in range(97)) if spent / 60 * 60 > spent)
    learner.learn(learner.spent / 60)
    assert learner.steps == 0
    learner.learn(learner.spent / 60 + 0.001)
    learner.close()
    assert learner.steps > 0


def test_past_selves_come_back(tmp_path: Path) -> None:
    from tricorne.learning.learner import Learner

    first = Learner(RECIPE, tmp_path, quiet=True)
    for _ in range(3):
        first._play(True)
        first._learn(0.5, 1.0)
        first._keep()
    first.close()
    again = Learner(RECIPE, tmp_path, resume=True, quiet=True)
    again.close()
    assert all(same(past, theirs) for past, theirs in zip(again.past, first.past, strict=True))
    assert any(not same(past, again.net) for past in again.past), "they are older than the learner"


def test_a_course_that_is_killed_has_been_saved_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before its first checkpoint; what it learned after that is gone from its curve too."""
    from tricorne.learning import learner as module
    from tricorne.learning.learner import Learner

    class Killed(BaseException):
        """As if the process were gone."""

    saved: list[int] = []

    class Watched(Learner):
        def _save(self) -> None:
            super()._save()
            saved.append(self.steps)
            monkeypatch.setattr(module, "SAVE_EVERY", 1e9)

        def _note(self, figures: tuple[float, float, float], imitation: float) -> None:
            super()._note(figures, imitation)
            if saved and self.steps > saved[0]:
                raise Killed

    monkeypatch.setattr(module, "SAVE_EVERY", 0.0)
    course = Watched(RECIPE, tmp_path, quiet=True)
    with pytest.raises(Killed):
        course.learn(1000)
    course.close()
    assert len(saved) == 1 and course.kept == 0 and course.steps > saved[0]
    assert int(curve(tmp_path)[-1]["steps"]) == course.steps
    again = Learner(RECIPE, tmp_path, resume=True, quiet=True)
    again.close()
    assert again.steps == saved[0] == int(curve(tmp_path)[-1]["steps"])


def is_over(number: int) -> bool:
    """Whether a process is gone, or only waits to be asked how it ended."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes as Linux lists them")
@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminated"])
def test_a_course_that_is_stopped_keeps_all(tmp_path: Path, name: signal.Signals) -> None:
    """In the middle of its course, with processes and a match of the ladder under way: as Ctrl-C at a terminal, which
    reaches all of them, and as a machine that takes its processes away."""
    order = [sys.executable, "-m", "tricorne.cli", "learn", GAME, "--out", str(tmp_path), *ORDER, "--games", "32"]
    order += ["--processes", "2", "--minutes", "60", "--checkpoints", "10000", "--ladder", "heuristic"]
    order += ["--ladder-games", "1000"]
    running = subprocess.Popen(
        order,
        env={**os.environ, **PIPE},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        limit = time.monotonic() + 90
        while not (tmp_path / "latest.pt").exists() and time.monotonic() < limit and running.poll() is None:
            time.sleep(0.1)
        time.sleep(1)
        children = [
            int(child) for child in Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        ]
        assert len(children) >= 4
        if name == signal.SIGINT:
            os.killpg(running.pid, name)
        else:
            os.kill(running.pid, name)
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 0 and err == "", err
    assert "--resume" in out
    limit = time.monotonic() + 20
    while not all(is_over(child) for child in children) and time.monotonic() < limit:
        time.sleep(0.1)
    assert all(is_over(child) for child in children)
    said = int(out.split(" steps")[0])
    learned = int(curve(tmp_path)[-1]["steps"])
    assert said >= learned > 0

    from tricorne.learning.learner import Learner

    recipe = RECIPE._replace(ladder=("heuristic",), ladder_games=1000)
    again = Learner(recipe, tmp_path, resume=True, quiet=True)
    try:
        assert again.steps == said and again.ladder.waiting()[0][1:] == ("heuristic", 1)
    finally:
        again.stop.asked = True
        again.close()


def test_matches_that_were_not_played_yet_are_played_after_all(tmp_path: Path) -> None:
    """Those that were, are not played again."""
    from tricorne.learning.learner import Learner

    recipe = RECIPE._replace(ladder=("random",), ladder_games=1, options=({"scenario": "one-peace-turn"},))
    first = Learner(recipe, tmp_path, quiet=True)
    first.spent = 30.0
    first._keep()
    first.stop.asked = True
    first.close()
    assert Ladder(recipe, tmp_path).steps == []
    for _ in range(2):
        again = Learner(recipe, tmp_path, resume=True, quiet=True)
        again.close()
        (step,) = Ladder(recipe, tmp_path).steps
        assert (step.minutes, step.bot, step.games) == (0.5, "random", 1)


def test_another_network_is_refused(tmp_path: Path) -> None:
    order = ["learn", GAME, "--out", str(tmp_path), *ORDER, "--ladder-games", "0"]
    assert run_tricorne(*order, "--minutes", "0.0001").status == 0
    refused(run_tricorne(*order, "--minutes", "1", "--resume", "--width", "32"), "--width", "another shape")
