"""The site is made of the same pages: each in the menu, with links that lead on; and every rule of each game.
``make docs`` builds it."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import tricorne

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs" / "site"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SITE / "stage.py"))


@pytest.fixture(scope="module")
def staged(script: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    script["main"](folder)
    return folder


def places(menu: object) -> list[str]:
    """The pages of a menu, however deep."""
    if isinstance(menu, str):
        return [menu]
    inner = menu.values() if isinstance(menu, dict) else menu
    return [place for part in inner for place in places(part)]  # type: ignore[attr-defined]


def test_every_page_stands_in_the_menu_once(staged: Path) -> None:
    menu = json.loads((staged / "mkdocs.yml").read_text())["nav"]
    found = places(menu)
    pages = {path.relative_to(staged / "pages").as_posix() for path in (staged / "pages").rglob("*.md")}
    assert len(found) == len(set(found))
    assert set(found) == pages
    titles = {title for part in menu for title in part}
    assert titles >= {
        "Playing",
        "Rules",
        "Hosting",
        "Bots",
        "Researchers",
        "API reference",
        "Building on it",
        "Decisions",
    }
    assert "More" not in titles, "every page has a place of its own in docs/site/stage.py"


def test_every_rule_can_be_read(staged: Path) -> None:
    for id in tricorne.games():
        pages = "".join(path.read_text() for path in (staged / "pages" / "rules" / id).glob("*.md"))
        book = tricorne.game(id).rulebook
        assert book.rules
        assert [rule for rule in (*book.rules, *book.rulings) if f"\n## {rule}\n" not in pages] == []


def test_links_between_pages_lead_on(staged: Path) -> None:
    for page in (staged / "pages").rglob("*.md"):
        text = re.sub(r"```.*?```|`[^`\n]+`", "", page.read_text(), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_links_out_of_the_pages_become_words_and_code_is_left_alone(script: dict[str, Any], tmp_path: Path) -> None:
    stage = script["Stage"](tmp_path)
    text = "See [the notes](../CHANGELOG.md#x), [a file](../Makefile) and `[this](../Makefile)`."
    assert stage.linked(text, "docs/api.md", "api.md") == (
        "See [the notes](changelog.md#x), a file and `[this](../Makefile)`."
    )
    with pytest.raises(AssertionError, match="leads nowhere"):
        stage.linked("[x](gone.md)", "docs/api.md", "api.md")


def test_readers_choose_among_versions(tmp_path: Path) -> None:
    for name in ("0.9.0", "0.10.0", "notes"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(name)
    runpy.run_path(str(SITE / "versions.py"))["write"](tmp_path)
    listed = json.loads((tmp_path / "versions.json").read_text())
    assert [one["version"] for one in listed] == ["0.10.0", "0.9.0"]
    assert (tmp_path / "latest" / "index.html").read_text() == "0.10.0"
    assert "latest/" in (tmp_path / "index.html").read_text()


def test_warnings_are_not_silenced() -> None:
    """A quiet build lets everything pass, whatever its settings say."""
    built = re.search(r"mkdocs build.*", (ROOT / "Makefile").read_text())
    assert built is not None
    assert "--strict" in built[0] and "--quiet" not in built[0]
