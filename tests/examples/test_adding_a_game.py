"""The page about adding a game is true: what it shows is in the example, and its change can be made."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.examples.package import EXAMPLE, GAME, ROOT, install, run, run_tricorne
from tests.test_docs import apply, changes

PAGE = ROOT / "docs" / "adding-a-game.md"


def test_what_the_page_shows_is_in_the_package() -> None:
    """Each piece of Python stands in one of its files as it is; each file of the table is there."""
    page = PAGE.read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob("*.py")]
    shown = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(shown) >= 2
    for piece in shown:
        assert any(piece in source for source in sources), piece
    (package,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    written = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    assert [line for line in package.splitlines() if line and line not in written] == []
    table = page.split("| file | what it holds |")[1].split("\n\n")[0]
    named = re.findall(r"`([a-z_/]+(?:\.\w+)?)`(?=[^|\n]*\|[^|\n]*\|\n)", table)
    assert len(named) >= 12
    for name in named:
        assert (EXAMPLE / "src" / "prize_auction" / name).exists(), name


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The example with the change of the page made: its folder, and where it is installed."""
    root = tmp_path_factory.mktemp("changed")
    package = root / "examples" / GAME
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__"))
    found = changes(PAGE)
    assert len(found) >= 8
    for name, new, lines in found:
        apply(root, name, bool(new), lines.splitlines())
    return package, install(package, root / "installed")


def test_the_tests_of_the_changed_game_pass(changed: tuple[Path, Path]) -> None:
    """Its rules with the new one, all texts in every language, and what every game must hold."""
    package, installed = changed
    said = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(package / "tests"))
    assert " passed" in said


def test_the_changed_game_plays_with_its_option(changed: tuple[Path, Path]) -> None:
    order = ["play", GAME, "--seats", "anchor,bell", "--me", "anchor", "--seed", "1", "--option", "opening=4"]
    said = run_tricorne(changed[1], *order, typed="why bid 3\nbid 4\nquit\n")
    assert "the first bid is 4 at least" in said
    assert "SALE-6" in said
    assert "The Anchor bids 4." in said
