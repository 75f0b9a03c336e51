"""A tournament that is interrupted goes on where it was: no finished game is lost, none is played twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.cup import GAME, own, played
from tests.for_long import for_long
from tricorne.arena import Journal, Tournament
from tricorne.arena.journal import NAME, BadFolder

GAMES = 60


def begin(folder: Path, bot: str, env: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Hold a tournament of random and another bot in a process of its own."""
    command = [sys.executable, "-m", "tricorne.cli", "arena", GAME, "--bots", f"random,{bot}", "--games", str(GAMES)]
    return subprocess.Popen(
        [*command, "--seed", "9", "--no-plots", "--jobs", "2", "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **(env or {})},
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """Whoever runs the tests in the background may have told them to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lines(folder: Path) -> list[bytes]:
    """The whole lines of the journal."""
    path = folder / NAME
    return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def wait_for(folder: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    while len(lines(folder)) < count and process.poll() is None:
        time.sleep(0.02)


@pytest.mark.long_case
def test_killed_again_and_again(tmp_path: Path) -> None:
    """SIGKILL and Ctrl-C in turn, wherever the tournament is; at the end it is as if nothing had happened."""
    folder = tmp_path / "cup"
    bot = own(tmp_path, "Last")
    kills = 0
    for attempt, signal_ in enumerate([signal.SIGKILL, signal.SIGINT]):
        before = lines(folder)
        process = begin(folder, bot)
        wait_for(folder, len(before) + 2 + attempt % 2, process)
        process.send_signal(signal_)
        status = process.wait(timeout=60)
        kills += status in (-signal.SIGKILL, 130)
        assert lines(folder)[: len(before)] == before
    assert kills == 2
    assert begin(folder, bot).wait(timeout=120) == 0
    numbers = [json.loads(line)["number"] for line in lines(folder)[1:]]
    assert sorted(numbers) == list(range(GAMES))
    whole = tmp_path / "whole"
    assert begin(whole, bot).wait(timeout=120) == 0
    for name in ("results.json", "games.csv", "games.parquet"):
        assert (folder / name).read_bytes() == (whole / name).read_bytes(), name


def test_worker_in_the_middle_of_a_thought_ends_with_its_master(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    process = begin(tmp_path / "cup", own(tmp_path, "Marked"), {"TRICORNE_TEST_MARK": str(mark)})
    while not (mark.exists() and mark.read_text()) and process.poll() is None:
        time.sleep(0.05)
    worker = int(mark.read_text())
    process.kill()
    process.wait()
    for _ in range(200):
        if gone(worker):
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker outlived its master")


def gone(process: int) -> bool:
    """Whether a process has ended, although nobody may have asked for its status yet."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        return False
    return state == "Z"


def cup(seed: int = 3, limit: float = 60.0) -> Tournament:
    return Tournament(GAME, ["heuristic", "random"], seed=seed, limit=limit)


TORN = [b'{"number":1,"de', b"\x00\x00\x00\n", for_long(b"{"), for_long(b'{"number":1,"deal"\n')]


@pytest.mark.parametrize("torn", TORN)
def test_torn_line_is_taken_away(torn: bytes, tmp_path: Path) -> None:
    played(tmp_path, cup(), 2)
    path = tmp_path / NAME
    whole = path.read_bytes()
    first_two = b"".join(whole.splitlines(keepends=True)[:2])
    path.write_bytes(first_two + torn)
    journal = Journal(str(tmp_path), cup().settings)
    assert journal.repaired
    assert list(journal.games) == [0]
    journal.close()
    assert path.read_bytes() == first_two
    assert [game.number for game in played(tmp_path, cup(), 2)] == [0, 1]


def test_journal_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b'{"tournament":1,"sett')
    assert len(played(tmp_path, cup(), 1)) == 2


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    played(tmp_path, cup(), 2)
    before = (tmp_path / NAME).read_bytes()
    played(tmp_path, cup(), 2)
    assert (tmp_path / NAME).read_bytes() == before
    assert len(played(tmp_path, cup(), 4)) == 4
    assert (tmp_path / NAME).read_bytes().startswith(before)
    assert len(played(tmp_path, cup(), 2)) == 2


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    played(tmp_path, cup(), 1)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(BadFolder, match="other settings: seed is 3 there and 4 here"):
        Journal(str(tmp_path), cup(seed=4).settings)
    with pytest.raises(BadFolder, match=r"limit is 60\.0 there and 5\.0 here"):
        Journal(str(tmp_path), cup(limit=5).settings)
    assert (tmp_path / NAME).read_bytes() == before


def test_changed_bot_is_another_tournament(tmp_path: Path) -> None:
    name = own(tmp_path, "Last")
    folder = tmp_path / "cup"
    Journal(str(folder), Tournament(GAME, ["random", name]).settings).close()
    file = tmp_path / "mine.py"
    file.write_text(file.read_text() + "\n# better\n")
    with pytest.raises(BadFolder, match="files is"):
        Journal(str(folder), Tournament(GAME, ["random", name]).settings)


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    journal = Journal(str(tmp_path), cup().settings)
    with pytest.raises(BadFolder, match="being played right now"):
        Journal(str(tmp_path), cup().settings)
    journal.close()
    Journal(str(tmp_path), cup().settings).close()


def test_folders_that_hold_something_else(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{}\n")
    with pytest.raises(BadFolder, match="no journal of a tournament"):
        Journal(str(tmp_path), cup().settings)
    (tmp_path / NAME).unlink()
    played(tmp_path, cup(), 1)
    kept = (tmp_path / NAME).read_bytes().splitlines(keepends=True)
    (tmp_path / NAME).write_bytes(kept[0] + b"{}\n" + kept[1])
    with pytest.raises(BadFolder, match="line 2: is no finished game"):
        Journal(str(tmp_path), cup().settings)
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(BadFolder, match="cannot be written"):
        Journal(str(file), cup().settings)
