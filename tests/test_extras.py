"""A small installation: what an extra brings is named in one line with the command that adds it."""

from __future__ import annotations

import importlib
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import GAME, refused, run_tricorne
from tricorne.bots import bot, for_game
from tricorne.kernel.extras import MissingExtra
from tricorne.server import door
from tricorne.server.quick_door import QuickRequests

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]

Lacks = Callable[[str], None]


@pytest.fixture
def lacks(monkeypatch: pytest.MonkeyPatch) -> Lacks:
    """Makes a package as if it were not installed."""
    return lambda package: monkeypatch.setitem(sys.modules, package, None)


@pytest.mark.parametrize(
    ("package", "extra", "command"),
    [
        ("openskill", "arena", ["arena", GAME, "--bots", "random,heuristic", "--games", "2"]),
        ("matplotlib", "arena", ["arena", GAME, "--bots", "random,heuristic", "--games", "2"]),
        ("pyarrow", "arena", ["dataset", "games.parquet", "--play", GAME]),
        ("ray", "cluster", ["arena", GAME, "--bots", "random,heuristic", "--games", "2", "--on", "ray"]),
        ("psycopg", "postgres", ["serve", "--db", "postgresql://nobody@127.0.0.1:1/none"]),
        ("psycopg", "postgres", ["doctor", "--db", "postgresql://nobody@127.0.0.1:1/none"]),
        ("webauthn", "club", ["serve", "--accounts", "open"]),
        ("aiosmtplib", "club", ["serve", "--accounts", "open"]),
        ("prometheus_client", "club", ["serve", "--metrics", "127.0.0.1:0"]),
        ("redis", "site", ["serve", "--db", "postgresql://nobody@127.0.0.1:1/none", "--redis", "redis://127.0.0.1:1"]),
        ("torch", "learning", ["learn", GAME, "--minutes", "1", "--out", "nowhere"]),
        ("numpy", "bots", ["simulate", "imperial-struggle", "--bots", "recruit,random", "--games", "1"]),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_is_missing_is_named_with_the_command_that_adds_it(
    lacks: Lacks, package: str, extra: str, command: list[str]
) -> None:
    lacks(package)
    refused(run_tricorne(*command), package, f"pip install 'tricorne[{extra}]'")


@pytest.mark.parametrize(
    ("package", "module"),
    [("gymnasium", "gym"), ("gymnasium", "gym_vector"), ("pettingzoo", "aec"), ("pyspiel", "spiel")],
)
def test_the_faces_for_researchers_name_their_extra(
    lacks: Lacks, monkeypatch: pytest.MonkeyPatch, package: str, module: str
) -> None:
    lacks(package)
    for name in [name for name in sys.modules if name.startswith(f"{package}.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, f"tricorne.envs.{module}", raising=False)
    with pytest.raises(MissingExtra, match=rf"this needs {package}.*: pip install 'tricorne\[envs\]'"):
        importlib.import_module(f"tricorne.envs.{module}")


def test_bots_that_cannot_play_here_are_not_offered(lacks: Lacks) -> None:
    learned = {"recruit", "network"}
    assert learned <= {kind.name for kind in for_game("imperial-struggle")}
    assert "network" in {kind.name for kind in for_game("struggle-of-empires")}
    lacks("numpy")
    assert not learned & {kind.name for kind in for_game("imperial-struggle")}
    assert "network" not in {kind.name for kind in for_game("struggle-of-empires")}
    for name in learned:
        with pytest.raises(MissingExtra):
            bot(name)


def test_a_server_reads_requests_without_httptools(lacks: Lacks) -> None:
    assert door.requests(quick=True) is QuickRequests
    lacks("httptools")
    assert door.requests(quick=True) is door.PlainRequests


def test_every_extra_that_is_named_is_there() -> None:
    """In the sources and on the pages."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {
        extra
        for path in (ROOT / "src").rglob("*.py")
        for extra in re.findall(r"""(?:needs|require|command_for)\(["']([a-z]+)["']""", path.read_text())
    } | {
        extra
        for page in pages
        for extras in re.findall(r"tricorne\[([a-z,]+)\]", page.read_text())
        for extra in extras.split(",")
    }
    assert {"arena", "bots", "club", "cluster", "envs", "learning", "postgres", "site"} <= named
    assert named <= EXTRAS.keys()
    assert {"arena", "club", "cluster", "envs", "learning", "postgres"} <= EXTRAS.keys()


def test_what_only_some_need_is_in_no_small_installation() -> None:
    """Nor is torch, which is larger than all else together, in a lock file."""
    always = {re.split(r"[\[<>=; ]", package)[0] for package in PROJECT["dependencies"]}
    assert len(always) < 15
    assert not always & {"numpy", "uvloop", "httptools", "matplotlib", "ray", "torch"}
    for lock in ("requirements.lock", "requirements-dev.lock"):
        assert "torch==" not in (ROOT / lock).read_text()
