"""The laws of the house that a machine can watch over."""

import ast
import json
import os
import re
import tomllib
from pathlib import Path

import pytest

import tricorne

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tricorne"
MODULES = sorted(SOURCE.rglob("*.py"))
ENGINE = [path for path in MODULES if path.relative_to(SOURCE).parts[0] in ("kernel", "games")]
LOCKS = [
    ROOT / "requirements.lock",
    ROOT / "requirements-dev.lock",
    ROOT / "bench" / "catanatron.lock",
    ROOT / "docs" / "site" / "site.lock",
]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
CHANCY = {"random", "secrets", "time", "datetime", "uuid"}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> set[str]:
    """The modules that a file imports, under their whole names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(path)} imports relatively"
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_rules_know_nothing_above_them(path: Path) -> None:
    """The kernel imports only the kernel; a game imports the kernel and its own folder."""
    room, *rest = path.relative_to(SOURCE).parts
    allowed = ["tricorne.kernel"]
    if room == "games":
        allowed.append("tricorne.games" if len(rest) == 1 else f"tricorne.games.{rest[0]}")
    for name in imports(path):
        if name.split(".")[0] == "tricorne":
            assert any(name == root or name.startswith(root + ".") for root in allowed), name


def said(path: Path) -> set[str]:
    """The strings of a file that are not docstrings."""
    tree = ast.parse(path.read_text())
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents
    }


GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").exists())
IDS = {name.replace("_", "-") for name in GAMES}
UNAWARE = [path for path in MODULES if path.relative_to(SOURCE).parts[:2][-1] not in GAMES]


@pytest.mark.parametrize("path", [path for path in MODULES if path.relative_to(SOURCE).parts[0] == "bots"], ids=named)
def test_bots_know_nothing_of_environments(path: Path) -> None:
    """Networks at play and environments both stand on the encodings; whoever plays loads neither of the others."""
    above = ("tricorne.envs", "tricorne.learning", "tricorne.arena", "tricorne.server", "tricorne.cli")
    assert [name for name in imports(path) if name.startswith(above)] == []


@pytest.mark.parametrize("path", UNAWARE, ids=named)
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    """A game is found by its entry point: no room imports one, and none asks for one by its id."""
    assert GAMES
    assert not [name for name in imports(path) if name.startswith("tricorne.games.")]
    assert not said(path) & IDS


CLIENT = ROOT / "client"
CLIENT_FILES = sorted(
    path
    for folder in (CLIENT / "src", CLIENT / "scenery")
    for path in folder.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css", ".py") and not IDS & set(path.relative_to(folder).parts)
)


@pytest.mark.parametrize("path", CLIENT_FILES, ids=named)
def test_nothing_of_the_client_outside_its_folder_names_a_game(path: Path) -> None:
    """Boards are found by their folders, and a game's styles come with it."""
    assert not [id for id in IDS if id in path.read_text()]


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_engine_has_no_chance_and_no_clock_of_its_own(path: Path) -> None:
    """Nothing is random but the streams of the position."""
    assert not {name.split(".")[0] for name in imports(path)} & CHANCY


def circles() -> list[list[str]]:
    """Modules that import each other, for types too: each list is one circle."""
    modules = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in MODULES}
    edges: dict[str, list[str]] = {}
    for name, path in modules.items():
        found = []
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                full = [f"{node.module}.{alias.name}" for alias in node.names]
                found += [one if one in modules else str(node.module) for one in full]
        edges[name] = [other for other in found if other in modules]
    reach = {name: reached(name, edges) for name in modules}
    rings = {frozenset(other for other in reach[name] if name in reach[other]) for name in modules}
    return [sorted(ring) for ring in rings if len(ring) > 1]


def reached(name: str, edges: dict[str, list[str]]) -> set[str]:
    found: set[str] = set()
    todo = [name]
    while todo:
        for other in edges[todo.pop()]:
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def test_circles_of_imports_are_small() -> None:
    """Who reads one file shall not have to read thirty others: a rule set that knew all cards once did that."""
    found = circles()
    assert found
    assert [ring for ring in found if len(ring) > 10] == []


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_rooms_are_small(path: Path) -> None:
    """A file is one section of the rulebook."""
    assert len(path.read_text().splitlines()) <= 450


THINGS = ("power", "region", "space", "side", "action")
BARE = re.compile(r"(?<![\w.])int\b")


def bare_numbers(path: Path) -> list[str]:
    """Parameters of a file that are named like a thing of the game but typed as a plain number."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.arg) and node.annotation is not None:
            typed = ast.unparse(node.annotation)
            many = node.arg.removesuffix("s") in THINGS and "[" in typed
            if (node.arg in THINGS or many) and BARE.search(typed):
                found.append(f"{named(path)}:{node.lineno} {node.arg}: {typed}")
    return found


def test_numbers_say_what_they_are() -> None:
    """A parameter that is a power, a region, a space, a side or an action has that type, not ``int``."""
    files = [*MODULES, *(ROOT / "examples").glob("*/src/**/*.py")]
    assert [bare for path in files for bare in bare_numbers(path)] == []


@pytest.mark.parametrize("path", LOCKS, ids=named)
def test_lock_has_hashes_and_no_hosts(path: Path) -> None:
    """Whoever installs decides where from; the lock decides what."""
    text = path.read_text()
    assert "--hash=sha256:" in text
    assert not re.search(r"https?:|file:|index-url|find-links", text)


def test_client_lock_has_hashes_and_no_hosts() -> None:
    """The same for npm: every package has a hash, none says where it lies."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    """Every link to a file of the project finds it."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text()):
        assert (path.parent / target).exists(), target


def test_version_is_in_the_changelog() -> None:
    """The newest entry of the changelog is the version in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == project["project"]["version"]


def test_build_machine_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    orders = [line for line in script.read_text().splitlines() if "make" in line]
    assert orders == ["make test", "exec make test-learning"]


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {tricorne.__version__}\n" in (ROOT / "CITATION.cff").read_text()


def test_every_step_of_the_database_has_a_number_of_its_own() -> None:
    """Two steps of one number, each fine alone, would leave no way forward: the later one takes the next."""
    steps = sorted((ROOT / "src/tricorne/server/migrations/versions").glob("v[0-9]*.py"))
    assert [int(step.name[1:5]) for step in steps] == list(range(1, len(steps) + 1))


def test_wheels_are_compiled_like_python_itself() -> None:
    """Where CFLAGS is set, what Python was compiled with is forgotten: both places that set it say it again."""
    like_python = re.search(r"^LIKE_PYTHON := (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert like_python is not None
    linux = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]["linux"]
    assert {"-DNDEBUG", *like_python.group(1).split()} <= set(linux["environment"]["CFLAGS"].split())
