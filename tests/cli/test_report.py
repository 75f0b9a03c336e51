"""`tricorne report`: one page that needs nothing else, and clear refusals."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tricorne
from tests.analysis.finished import finished
from tests.cli.command import refused, run_tricorne
from tests.for_long import for_long

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Reads a page and checks that whatever is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.said: list[str] = []
        self.stories: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag == "svg" and dict(attrs).get("role") == "img":
            self.charts += 1
            assert dict(attrs)["aria-label"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.said.append(data)
        if self.open[-3:-1] == ["tbody", "tr"] and len(data) > 40:
            self.stories.append(data)
        if self.open and self.open[-1] == "h2":
            self.heads.append(data)


# Networks that judge Imperial Struggle and tables of three take their time; they are tested beside the analysis.
@pytest.fixture(scope="module", params=["struggle-of-empires", for_long("imperial-struggle")])
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("report")
    file = folder / "game.txt"
    file.write_text(finished(request.param, players=2))
    said = run_tricorne("report", file, "--playouts", "4")
    assert said.status == 0, said.err
    assert said.out == f"{folder / 'game.html'}\n"
    return (folder / "game.html").read_text()


def test_page_tells_everything(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.charts >= 4
    for head in ("The chance to win", "Turning points", "Victory points", "Luck and decisions", "Strokes of luck"):
        assert head in reader.heads
    assert " wins" in page or "share the victory" in page
    codes = [word for text in reader.said for word in re.findall(r"\b[a-z]+(?:-[a-z]+)*-\d+\b|\b\w+=\w+", text)]
    assert not codes, "things have names"
    assert all(text.rstrip().endswith((".", "…", "!")) for text in reader.stories)


def test_page_needs_nothing_from_elsewhere(page: str) -> None:
    assert not re.search(r"https?:|<script|<link|<img|url\(|@import|src=", page)
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_figures_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished("struggle-of-empires", players=2))
    said = run_tricorne("report", file, "--playouts", "4", "--json")
    assert said.status == 0
    found = json.loads(said.out)
    assert {"accounts", "chances", "turning_points", "lucky", "acts", "points", "sources"} <= set(found)
    assert not (tmp_path / "game.html").exists()


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished("imperial-struggle", 24))
    refused(run_tricorne("report", tmp_path / "none"), "cannot be read")
    refused(run_tricorne("report", file, "--playouts", "1"), "1 playouts")
    refused(run_tricorne("report", file, "--jobs", "0"), "0 jobs")
    refused(run_tricorne("report", file, "--bot", "genius"), "genius")
    refused(run_tricorne("report", file, "--out", tmp_path / "no" / "page.html"), "there is no folder")
    file.write_text("hello")
    refused(run_tricorne("report", file))
    state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1)
    file.write_text(str(state.record))
    refused(run_tricorne("report", file), "not over")
    file.write_text(str(state.record_for("france")))
    refused(run_tricorne("report", file))
