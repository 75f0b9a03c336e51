"""The README and the pages of docs are run: their Python is executed, the commands they name exist."""

import doctest
import re
from pathlib import Path

import pytest

from tests.cli.command import run_tricorne

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
TARGETS = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(page: Path, language: str) -> str:
    """All snippets of a language on a page, one after the other."""
    return "\n".join(re.findall(rf"^ *```{language}\n(.*?)^ *```", page.read_text(), re.MULTILINE | re.DOTALL))


# The pages on bots and games show whole files, and have tests of their own.
@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if blocks(page, "python") and page.stem not in ("adding-a-bot", "adding-a-game")],
    ids=named,
)
def test_python_runs(page: Path) -> None:
    """Sessions print what they say they print; the snippets of a page share their names."""
    session = doctest.DocTestParser().get_doctest(blocks(page, "python"), {}, page.name, str(page), 0)
    assert session.examples, "Python on a page is written as a session, with >>>"
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=report.append)
    assert not result.failed, "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_make_targets_exist(page: Path) -> None:
    commands = re.findall(r"`make ([a-z-]+)", page.read_text()) + re.findall(
        r"^make ([a-z-]+)", blocks(page, "sh"), re.M
    )
    assert set(commands) <= TARGETS


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_tricorne_commands_exist(page: Path) -> None:
    """Every command and every option that a page names is known to the command's own help."""
    for command, arguments in re.findall(r"(?:^|`)tricorne ([a-z]+)([^`\n]*)", page.read_text(), re.MULTILINE):
        shown = run_tricorne(command, "--help")
        assert shown.status == 0, f"tricorne {command}: {shown.err}"
        for option in re.findall(r"--[a-z-]+", arguments):
            assert option in shown.out, f"tricorne {command} has no {option}"


def test_readme_names_the_two_commands() -> None:
    assert blocks(ROOT / "README.md", "sh").split("\n")[:2] == ["make play", "make test"]
