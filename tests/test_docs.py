"""The docs are true: worked examples are carried out on a copy of the sources, the notation is complete."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tricorne
from tests.cli import command

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "how-a-rule-becomes-code.md"
BLOCK = re.compile(r"^```diff\n--- (\S+)( \(new\))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def apply(root: Path, name: str, new: bool, lines: list[str]) -> None:
    """Make the change of one block: its context must stand in the file exactly once."""
    path = root / name
    before = "".join(line[1:] + "\n" for line in lines if line[:1] != "+")
    after = "".join(line[1:] + "\n" for line in lines if line[:1] != "-")
    if new:
        assert not path.exists(), f"{name} is there already"
        path.write_text(after)
        return
    text = path.read_text()
    assert text.count(before) == 1, f"{name} has changed; the page shows:\n{before}"
    path.write_text(text.replace(before, after))


def changes(page: Path) -> list[tuple[str, str, str]]:
    """The changes that a page shows: file, whether it is new, lines."""
    text = page.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == text.count("```diff"), "every change names its file"
    return blocks


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and tests with all changes of the page made."""
    root = tmp_path_factory.mktemp("copy")
    leave = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", root / "src", ignore=leave)
    shutil.copytree(ROOT / "tests" / "games", root / "tests" / "games", ignore=leave)
    shutil.copytree(ROOT / "client" / "src" / "games", root / "client" / "src" / "games")
    shutil.copy(ROOT / "tests" / "__init__.py", root / "tests" / "__init__.py")
    for name, new, lines in changes(PAGE):
        apply(root, name, bool(new), lines.splitlines())
    return root


def run(copy: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tests_of_the_page_pass(copy: Path) -> None:
    rules = "tests/games/struggle_of_empires/rules"
    tests = [f"{rules}/test_prize_court.py", f"{rules}/test_relief_after_attack.py"]
    assert "4 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    texts = ["tests/games/struggle_of_empires/test_messages.py", "-k", "twin or used or has_a_text"]
    assert "5 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *texts)


def test_the_rules_of_the_page_stand_in_the_catalogue(copy: Path) -> None:
    for rule in ("TILE-PRIZE-COURT-1", "PASS-5"):
        shown = run(copy, "-m", "tricorne.cli", "rules", "struggle-of-empires", rule, "--tests", "tests")
        assert shown.startswith(rule)
        assert "test: games/struggle_of_empires/rules/" in shown


def test_whole_games_are_played_with_both(copy: Path) -> None:
    """Bots claim and use the tile, and the option reaches the game."""
    arguments = ["--players", "3", "--games", "2", "--option", "relief-after-attack=true", "--bots", "random"]
    run(copy, "-m", "tricorne.cli", "simulate", "struggle-of-empires", *arguments)


def test_notation_has_every_verb() -> None:
    """Each family of actions, and each kind of aside, stands on the page as it is typed."""
    from tricorne.games.struggle_of_empires.talk.deals import BOT_VERBS, VERBS

    page = (ROOT / "docs" / "notation.md").read_text()
    shown = {words.split()[0] for words in re.findall(r"`([^`\n]+)`", page)}
    verbs = {action.text.split()[0] for action in tricorne.game("struggle-of-empires").actions}
    assert verbs - shown == set()
    assert {*VERBS, *BOT_VERBS} - shown == set()


def test_tutorial_can_be_typed() -> None:
    """The answers that the tutorial gives in the set-up are taken, and its refusal is the real one."""
    page = (ROOT / "docs" / "tutorial.md").read_text()
    start = re.search(r"^tricorne (play .*--seed.*)$", page, re.MULTILINE)
    assert start is not None
    typed = [line for line in re.findall(r"^Britain> (.*)$", page, re.MULTILINE) if line.split()[0] in ("place", "why")]
    assert len(typed) == 6
    answers = "\n".join([typed[-1], *typed[:-1], "quit"])
    said = command.run_tricorne(*start[1].split(), "--option", "setup-duplicates=keep", typed=answers)
    assert said.status == 0
    refusal = re.search(r"^Not now: .*$", page, re.MULTILINE)
    assert refusal is not None
    assert refusal[0] in said.out
    for line in typed[:-1]:
        _, unit, region = line.split()
        where = " ".join(word.title() for word in region.split("-"))
        assert re.search(rf"Great Britain places an? {unit} in (the )?{where}", said.out), line
