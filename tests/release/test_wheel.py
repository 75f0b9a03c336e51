"""The pure wheel, built from these sources, in an empty environment: it plays and serves. All packages, the browser and
the arena are for ``make test-dist`` (long_dist.py)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from release import wheels
from tests.release.empty import ROOT, TRIED, UV, Empty


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as ``make dist`` builds it: a source archive, and a wheel from that."""
    folder = tmp_path_factory.mktemp("dist")
    command = [UV, "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, ROOT]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(list(folder.glob("*.tar.gz"))) == 1
    return next(folder.glob("*.whl"))


@pytest.mark.long_case
def test_it_is_small_and_whole(wheel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheels.sizes(wheel.parent) == 0
    told = capsys.readouterr().out
    assert wheel.name in told and ".tar.gz" in told and " MB " in told
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "tricorne/server/static/index.html" in names, "the built client"
    assert not [name for name in names if name.endswith((".so", ".pyc")) or name.startswith("tests/")]


@pytest.mark.long_case
def test_what_comes_from_others_is_listed_and_brings_its_licence(wheel: Path) -> None:
    """THIRD_PARTY.md names exactly the packages that the build of the client has read; the text of each licence lies
    beside the pages, in the wheel and in the source archive."""
    with zipfile.ZipFile(wheel) as archive:
        (about,) = (name for name in archive.namelist() if name.endswith("/licenses/THIRD_PARTY.md"))
        listed = archive.read(about).decode()
        texts = archive.read("tricorne/server/static/licences.txt").decode()
    rows = "".join(line.split("|")[1] for line in listed.splitlines() if line.startswith("| "))
    _, *parts = re.split(r"^={70,}\n", texts, flags=re.MULTILINE)
    names = [head.split()[0] for head in parts[::2]]
    assert names == sorted(re.findall(r"`(.+?)`", rows))
    kinds = ("SIL OPEN FONT LICENSE", "Permission is hereby granted", "Apache License")
    assert [
        name for name, text in zip(names, parts[1::2], strict=True) if not any(kind in text for kind in kinds)
    ] == []
    with tarfile.open(next(wheel.parent.glob("*.tar.gz"))) as source:
        assert any(name.endswith("/server/static/licences.txt") for name in source.getnames())


def test_a_large_wheel_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "large-1-py3-none-any.whl").open("wb") as file:
        os.truncate(file.fileno(), wheels.MOST_BYTES + 1)
    assert wheels.sizes(tmp_path) == 1


@pytest.mark.long_case
def test_it_plays_and_serves_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    empty = Empty(tmp_path)
    empty.install(wheel)
    said = empty.python(TRIED)
    assert "engine: Python" in said
    assert "the server serves the client and a table" in said
    assert "tricorne[arena]" in complaint(empty, "arena", "imperial-struggle", "--bots", "random,heuristic")


def complaint(empty: Empty, *words: str) -> str:
    """The one line with which a command is refused."""
    done = subprocess.run([str(empty.bin / "tricorne"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_compiled_wheel_is_a_pure_one_with_compiled_modules(tmp_path: Path) -> None:
    pure, compiled = tmp_path / "tricorne-1-py3-none-any.whl", tmp_path / "tricorne-1-cp311-cp311-linux_x86_64.whl"
    about = "tricorne-1.dist-info/WHEEL"
    for path, files in (
        (pure, {"tricorne/a.py": "new", about: "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"}),
        (compiled, {"tricorne/a.py": "old", "tricorne/a.so": "code", about: "of another day"}),
    ):
        with zipfile.ZipFile(path, "w") as archive:
            for name, text in files.items():
                archive.writestr(name, text)
    (tmp_path / "out").mkdir()
    joined = zipfile.ZipFile(wheels.join(pure, compiled, tmp_path / "out"))
    assert joined.read("tricorne/a.py") == b"new" and joined.read("tricorne/a.so") == b"code"
    assert joined.read(about).decode().endswith("Root-Is-Purelib: false\nTag: cp311-cp311-linux_x86_64\n")
    listed = joined.read("tricorne-1.dist-info/RECORD").decode().splitlines()
    assert [line.split(",")[0] for line in listed] == [
        "tricorne/a.py",
        about,
        "tricorne/a.so",
        "tricorne-1.dist-info/RECORD",
    ]
    with pytest.raises(SystemExit, match="no compiled modules"):
        wheels.join(pure, pure, tmp_path / "out")
