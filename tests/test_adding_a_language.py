"""The page about adding a language is true: its files are added to a copy, which then speaks some of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
FILES = re.findall(r"^`(src/\S+\.ftl)`\n\n```fluent\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
CHANGES = re.findall(r"```diff\n-(.*?)\n\+(.*?)\n```", PAGE)
CLIENT = [ROOT / "client/src/settings.svelte.ts", ROOT / "client/src/parts/SettingsMenu.svelte"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the files of the page."""
    folder = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "tricorne", folder / "src" / "tricorne", ignore=left_out)
    for path, text in FILES:
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def python(copy: Path, *words: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run(
        [sys.executable, *words], env=environment, input=typed, capture_output=True, text=True, check=False, cwd=copy
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_files() -> None:
    assert len(FILES) == 4
    assert len(CHANGES) == 2


def test_the_terminal_speaks_it_and_english_where_it_has_gaps(copy: Path) -> None:
    order = re.search(r"tricorne (play .*)", PAGE)
    assert order is not None
    typed = "plce army africa\nplace army africa\nquit\n"
    words = [*order[1].split(), "--seed", "5", "--option", "setup-duplicates=keep"]
    said = python(copy, "-m", "tricorne.cli", *words, typed=typed)
    assert "Getallen kiezen." in said
    assert "“plce” is geen keuze en geen opdracht; bedoel je place?" in said
    assert "Groot-Brittannië plaatst" in said
    assert "in Afrika." in said
    assert "Control markers first" in said
    assert "Het spel is verlaten." in said


def test_the_server_offers_its_texts(copy: Path) -> None:
    asked = "print(languages(), negotiate('nl-BE, de;q=0.5'), whole_text('', 'nl'))"
    said = python(copy, "-c", f"from tricorne.kernel.languages import *; {asked}")
    assert "'nl'] nl" in said
    assert "list-last = { $before } en { $next }" in said
    assert "card-over = Over" in said


def test_the_client_has_the_lines_that_the_page_changes() -> None:
    for path, (before, after) in zip(CLIENT, CHANGES, strict=True):
        assert path.read_text(encoding="utf-8").count(before + "\n") == 1, path
        assert after.startswith(before[:30])
