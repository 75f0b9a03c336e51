"""The page about adding a bot is true: its first bot is written to a file and plays; its second is added to the house
in a copy of the sources, and the tests pass there."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.cli import command
from tests.test_docs import ROOT, apply, changes, run

PAGE = ROOT / "docs" / "adding-a-bot.md"
COPIED = ["src", "tests/bots", "tests/messages", "client/src"]


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    file = tmp_path / "curious.py"
    file.write_text(source[1], encoding="utf-8")
    order = re.search(r"tricorne (simulate .*)", PAGE.read_text(encoding="utf-8"))
    assert order is not None
    words = order[1].replace("curious.py", str(file)).split()
    said = command.run_tricorne(*words, "--json", "-")
    assert said.status == 0, said.err
    assert "curious.py:Curious" in json.dumps(json.loads(said.out))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page changes, with all its changes made."""
    root = tmp_path_factory.mktemp("copy")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    (root / "docs").mkdir()
    for file in ("tests/__init__.py", "tests/every_game.py", "docs/bots.md"):
        shutil.copy(ROOT / file, root / file)
    found = changes(PAGE)
    assert len(found) == 10
    for name, new, lines in found:
        apply(root, name, bool(new), lines.splitlines())
    return root


def test_the_tests_of_the_bot_of_the_house_pass(copy: Path) -> None:
    """Its own, the list of bots, and its texts: there in every language, and used."""
    listed = ["--doctest-modules", "src/tricorne/bots/registry.py"]
    used = ["tests/messages/test_shared_used.py", "-k", "careful or registry or is_used"]
    order = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/bots/test_careful.py", *listed, *used]
    assert "8 passed" in run(copy, *order)
    texts = "{bot('careful').words.text(one) for one in languages()}"
    asked = f"from tricorne.bots import bot; from tricorne.kernel.languages import languages; print(len({texts}))"
    assert run(copy, "-c", asked) == "4\n"


def test_it_plays_a_game_by_its_name(copy: Path) -> None:
    orders = re.findall(r"tricorne (simulate .*)", PAGE.read_text(encoding="utf-8"))
    assert "careful" in run(copy, "-m", "tricorne.cli", *orders[-1].split(), "--json", "-")
